/* Starts the referee, or marks the page with why it can't; until this runs the mark is "scripts".
   A classic script, because browsers don't run modules in a page opened as a file. It is the one file
   that browsers too old for the rest have to read: its JavaScript is that of 2017, with import(). */

/* Safari 16.4, Chrome 112 and Firefox 113 have all of this; Lockdown Mode has no WebAssembly. */
const NEEDED = [
  "Array.prototype.at",
  "DecompressionStream",
  "HTMLDialogElement.prototype.showModal",
  "Object.hasOwn",
  "PerformanceObserver",
  "WebAssembly.Exception",
  "WebAssembly.instantiateStreaming",
];
const PATIENCE = 20000; // milliseconds
const page = document.documentElement;
const { src, dataset } = document.currentScript;

function isThere(path) {
  return path.split(".").reduce((owner, name) => owner && owner[name], window);
}

/* PyScript looks into the browser's database for Python packages it has fetched before, and waits
   for ever where there is none. We fetch none, so it gets an empty one, and the browser's is not asked. */
function emptyDatabase() {
  const answer = (result) => {
    const request = {};
    queueMicrotask(() => request.onsuccess({ target: { result } }));
    return request;
  };
  const store = { getAllKeys: () => answer([]) };
  const database = { transaction: () => ({ objectStore: () => store }), close() {} };
  return { open: () => answer(database) };
}

/* The picker comes first: whatever can wait does, until the page has been painted, or half a second
   where nobody sees it. */
function firstPaint() {
  return new Promise((done) => {
    new PerformanceObserver(done).observe({ type: "paint", buffered: true });
    setTimeout(done, 500);
  });
}

/* A long page may be painted while its end is still to come. */
const parsed = new Promise((done) => {
  document.addEventListener("DOMContentLoaded", done);
});

/* Until that script of ours has run, or cannot be had. */
function added(name) {
  const script = document.createElement("script");
  script.type = "module";
  script.src = new URL(name, src);
  document.head.append(script);
  return new Promise((done) => {
    script.onload = done;
    script.onerror = done;
  });
}

/* The rest of the page's own JavaScript. */
async function addModules(painted) {
  await Promise.all([painted, parsed]);
  await Promise.all(dataset.oncePainted.split(" ").map(added));
}

/* The JavaScript of Python's start, fetched side by side and not as each file is asked for. */
function fetchModules() {
  for (const name of dataset.modules.split(" ")) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = new URL(name, src);
    document.head.append(link);
  }
}

async function startPyScript() {
  await parsed; // PyScript looks for its script tag once, and without it would turn to a server of its own
  const { hooks } = await import("../pyscript/core.js");
  // PyScript makes functions from text for its workers' hooks; we have none, and our policy bars it.
  for (const hook of Object.values(hooks.worker)) if (hook.clear) hook.clear();
}

async function startPython() {
  const { python } = await import("./interpreter.mjs");
  await python;
}

async function startReferee(painted) {
  await painted;
  fetchModules();
  await Promise.all([startPython(), startPyScript()]);
}

function start() {
  const painted = firstPaint();

  /* Say what is wrong, unless our own Python has said that it is up. The buttons beside the message are
     to do something at once, but it does not wait long for what they need. */
  const trouble = async (kind) => {
    await Promise.race([rest, new Promise((soon) => setTimeout(soon, 1000))]);
    if (document.querySelector("#referee[aria-busy=false]")) return;
    if (page.dataset.trouble !== "failed") page.dataset.trouble = kind;
  };
  const failed = () => trouble("failed");

  Object.defineProperty(window, "indexedDB", { value: emptyDatabase(), configurable: true });
  addEventListener("error", failed);
  addEventListener("unhandledrejection", failed);
  document.addEventListener("py:done", failed); // said after a failure too, but then it is too early
  setTimeout(trouble, PATIENCE, "slow");
  startReferee(painted).catch(failed);
  const rest = addModules(painted); // after what Python needs, which takes longest
}

if (location.protocol === "file:") {
  page.dataset.trouble = "file";
} else if (!NEEDED.every(isThere)) {
  page.dataset.trouble = "old";
} else {
  delete page.dataset.trouble;
  start();
}
