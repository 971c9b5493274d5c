// Says that the server cannot be reached, in place of the browser, and keeps the
// rules that were read. What comes from the server is never replaced by
// something older while the server answers.
//
// The server puts EDITION, SHELL and OFFLINE before this text.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const KEPT = `benben-${EDITION}`;
const RULES = "benben-rules";
/** The language of the page that was read last; see install.js. */
const LANGUAGE = "benben-language";

// A worker of a newer edition waits until no page uses the older one, which serves new pages as
// well: whatever it does not know comes from the server. Replacing it at once can leave a page
// that is being loaded without an answer.
worker.addEventListener("install", (event) => {
  const all = [...SHELL, ...Object.values(OFFLINE)].map((address) => new Request(address, { cache: "reload" }));
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(all)));
});

worker.addEventListener("activate", (event) => {
  /** @param {string} name */
  const old = (name) => name.startsWith("benben-") && ![KEPT, RULES, LANGUAGE].includes(name);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  );
});

/** The page that says that the server cannot be reached, in the language that was read last. */
async function offline() {
  const last = await caches.match("/language", { cacheName: LANGUAGE });
  const address = OFFLINE[(await last?.text()) ?? ""] ?? Object.values(OFFLINE)[0];
  return address === undefined ? undefined : caches.match(address, { cacheName: KEPT });
}

/** @param {string} path */
const isRules = (path) => /^\/rules(\/[a-z]+(\/reference)?)?$/.test(path);

/**
 * A page: from the server, or if that cannot be reached, what is there instead.
 * @param {Request} request
 */
async function page(request) {
  const { pathname } = new URL(request.url);
  try {
    const answer = await fetch(request);
    if (answer.ok && request.method === "GET" && isRules(pathname)) {
      const cache = await caches.open(RULES);
      await cache.put(pathname, answer.clone());
    }
    return answer;
  } catch {
    const rules = isRules(pathname) && (await caches.match(pathname, { cacheName: RULES }));
    if (rules) return rules;
    const instead = await offline();
    if (!instead) return Response.error();
    return new Response(instead.body, { status: 503, headers: instead.headers });
  }
}

/**
 * A style, script or picture: its address changes with it. A page that was kept may ask for an older one.
 * @param {Request} request
 */
async function asset(request) {
  const kept = await caches.open(KEPT);
  const same = await kept.match(request);
  if (same) return same;
  try {
    return await fetch(request);
  } catch {
    const name = new URL(request.url).pathname.split("/").at(-1);
    return (await kept.match(`/assets/${EDITION}/${name}`)) ?? Response.error();
  }
}

worker.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== worker.location.origin) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(event.request));
});
