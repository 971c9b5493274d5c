// Lets the browser answer when the server cannot: see sw.js. Browsers allow it
// where nobody can listen in: on this machine, or over https.

const { serviceWorker } = navigator;
if (serviceWorker && isSecureContext) {
  // Without it everything works as long as the server does.
  serviceWorker.register("/sw.js").catch(() => {});
  // The worker is the same in every language, because a worker that is replaced while it answers
  // may never answer. So it is told here which language was read last.
  const { lang } = document.documentElement;
  caches
    .open("benben-language")
    .then((kept) => kept.put("/language", new Response(lang)))
    .catch(() => {});
}
