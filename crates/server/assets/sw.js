// Says that the server cannot be reached, in place of the browser, and keeps the
// rules that were read. What comes from the server is never replaced by
// something older while the server answers.
//
// The server puts EDITION and SHELL before this text.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const LANGUAGE = new URL(worker.location.href).searchParams.get("lang") ?? "en";
const OFFLINE = `/offline/${LANGUAGE}`;
const KEPT = `benben-${EDITION}-${LANGUAGE}`;
const RULES = "benben-rules";

worker.addEventListener("install", (event) => {
  const all = [...SHELL, OFFLINE].map((address) => new Request(address, { cache: "reload" }));
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(all))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (event) => {
  /** @param {string} name */
  const old = (name) => name.startsWith("benben-") && name !== KEPT && name !== RULES;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  );
});

/** @param {string} path */
const isRules = (path) => /^\/rules(\/[a-z]+)?$/.test(path);

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
    const offline = await caches.match(OFFLINE, { cacheName: KEPT });
    if (!offline) return Response.error();
    return new Response(offline.body, { status: 503, headers: offline.headers });
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
