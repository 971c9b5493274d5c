// Lets the browser answer when the server cannot: see sw.js. Browsers allow it
// where nobody can listen in: on this machine, or over https.

const { serviceWorker } = navigator;
if (serviceWorker && isSecureContext) {
  const address = `/sw.js?lang=${document.documentElement.lang}`;
  // Without it everything works as long as the server does.
  serviceWorker.register(address).catch(() => {});
}
