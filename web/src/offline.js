// Keeps the page in the browser, so that it plays without a network once it was loaded. The build
// fills in the files and a name that changes with any of them.
const files = "FILES";
const name = "howdah VERSION";

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(name)
      .then((cache) => cache.addAll(files))
      .then(() => self.skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((one) => one !== name).map((one) => caches.delete(one))))
      .then(() => self.clients.claim()),
  );
});

// The network first, so that a new version is seen at once; what was kept when there is none.
addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (
    event.request.method !== "GET" ||
    address.origin !== location.origin ||
    address.pathname.startsWith("/api/")
  )
    return;
  const kept = () => caches.match(event.request, { ignoreSearch: true });
  const immutable = address.pathname.startsWith("/assets/");
  event.respondWith(
    immutable ? kept().then((found) => found ?? fetch(event.request)) : fetch(event.request).catch(kept),
  );
});
