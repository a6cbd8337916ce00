// Keeps the shell of the client, so that an installed Doubloon opens without a network too.
// What is played always comes from the server.

const CACHE = "shell";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add("/")));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  if (mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(page(event.request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(event.request));
});

/** The page from the server; without one, the page of last time. */
async function page(request) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    const html = response.headers.get("content-type")?.startsWith("text/html");
    if (response.ok && html) await renew(cache, response.clone());
    return response;
  } catch {
    return (await cache.match("/")) ?? Response.error();
  }
}

/** A new page needs other files: those of the old one are let go. */
async function renew(cache, response) {
  const known = await cache.match("/");
  if (known && (await known.text()) === (await response.clone().text())) return;
  for (const request of await cache.keys()) await cache.delete(request);
  await cache.put("/", response);
}

/** A file whose name changes with its content is fetched once. */
async function asset(request) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}
