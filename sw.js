/* Saves every file of the referee on the phone, and serves them without asking the network.
   The build writes its id and every file's SHA-256 into the next line. */

const SITE = { build: "", files: {} };

const HOME = new URL("./", location).href;
const OURS = `referee ${HOME} `; // other sites on this host have caches too
const CACHE = OURS + SITE.build;
const ADDRESSES = Object.keys(SITE.files);
const TYPES = { css: "text/css", html: "text/html", js: "text/javascript", mjs: "text/javascript", wasm: "application/wasm" };

class Cut extends Error {
  name = "Cut";
}

addEventListener("install", (event) => event.waitUntil(save()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));

addEventListener("message", (event) => {
  if (event.data === "ready?") event.waitUntil(save().then(() => tell({ ready: true }), () => {}));
  if (event.data === "switch") skipWaiting();
});

addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(HOME)) return;
  const address = url.slice(HOME.length).replace(/[?#].*/, "") || "index.html";
  if (Object.hasOwn(SITE.files, address)) {
    event.respondWith(saved(address, event.request));
  } else if (mode === "navigate") {
    event.respondWith(Response.redirect(HOME));
  }
});

/* Returns the saved file at this address, or the server's if the browser has lost it. */
async function saved(address, request) {
  const file = await caches.match(HOME + address, { cacheName: CACHE }).catch(() => {});
  return file ?? fetch(request);
}

/* Saves every file that isn't saved yet, so a save that was cut short picks up where it left off.
   It fails if any file can't be fetched or isn't what the build made. */
let saving;
function save() {
  saving ??= saveMissing().finally(() => {
    saving = undefined;
  });
  return saving;
}

async function saveMissing() {
  try {
    const cache = await caches.open(CACHE);
    const urls = new Set((await cache.keys()).map(({ url }) => url));
    const missing = ADDRESSES.filter((address) => !urls.has(HOME + address));
    const older = missing.length ? await olderFiles() : new Map();
    for (const [done, address] of missing.entries()) {
      tell({ saved: ADDRESSES.length - missing.length + done });
      const again = await unchanged(older.get(pathInBuild(address)), address);
      await cache.put(HOME + address, again ?? (await fetched(address)));
    }
  } catch (error) {
    tell({ failed: { Cut: "cut", QuotaExceededError: "full" }[error.name] ?? "refused" });
    throw error;
  }
}

/* Returns the files that earlier builds have saved, by their path in the build's folder. */
async function olderFiles() {
  const files = new Map();
  for (const name of (await caches.keys()).filter((name) => name.startsWith(OURS))) {
    const cache = await caches.open(name);
    for (const request of name === CACHE ? [] : await cache.keys()) {
      files.set(pathInBuild(request.url.slice(HOME.length)), () => cache.match(request));
    }
  }
  return files;
}

/* Returns "static/style.css" for "1a2b3c4d5e/static/style.css", its path in every build. */
function pathInBuild(address) {
  return address.replace(/^[0-9a-f]{10}\//, "");
}

/* Returns the older file, if there is one and it's the same to the last bit. */
async function unchanged(older, address) {
  const response = await older?.();
  return response && copyOf(response, address).catch(() => {});
}

/* Returns the file that the server has now, past the browser's own cache. */
async function fetched(address) {
  try {
    const response = await fetch(HOME + address, { cache: "reload", redirect: "error" });
    if (response.status !== 200) throw new Error(`${address}: status ${response.status}`);
    return await copyOf(response, address);
  } catch (error) {
    throw new Cut(`${address} could not be fetched`, { cause: error });
  }
}

/* Returns a copy of this response, once its content is what the build made. The copy has no address:
   a response with an older build's would import from there. And it has the right type: a script that
   the server calls something else would be refused for as long as it's saved. */
async function copyOf(response, address) {
  const content = await response.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (found !== SITE.files[address]) throw new Error(`${address} is not what the build made`);
  const type = TYPES[address.split(".").at(-1)] ?? response.headers.get("Content-Type");
  return new Response(content, { headers: { "Content-Type": type } });
}

/* Puts this build in charge, now that all of it is saved: deletes the older ones and serves every tab. */
async function takeOver() {
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && name !== CACHE) await caches.delete(name);
  }
  await clients.claim();
  await tell({ ready: true });
}

/* Tells every tab of ours, each of which checks which build is speaking. */
async function tell(news) {
  const tabs = await clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const tab of tabs) tab.postMessage({ build: SITE.build, total: ADDRESSES.length, ...news });
}
