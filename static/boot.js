/* Starts the referee, or marks the page with why it cannot. A classic script, because browsers
   do not run modules in a page opened as a file, and that is one of the things to be told. */

const PATIENCE = 20_000; // milliseconds
const page = document.documentElement;
const { src, dataset } = document.currentScript;

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

/* The picker comes first: all that can wait is set out for once the page has been painted, or soon,
   where it is not to be seen. */
const painted = new Promise((done) => {
  new PerformanceObserver(done).observe({ type: "paint", buffered: true });
  setTimeout(done, 500);
});

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
async function addModules() {
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
  for (const hook of Object.values(hooks.worker)) hook.clear?.();
}

async function startPython() {
  const { python } = await import("./interpreter.mjs");
  await python;
}

async function start() {
  await painted;
  fetchModules();
  await Promise.all([startPython(), startPyScript()]);
}

/* Say what is wrong, unless our own Python has said that it is up. The buttons beside the message are
   to do something at once, but it does not wait long for what they need. */
async function trouble(kind) {
  await Promise.race([rest, new Promise((soon) => setTimeout(soon, 1000))]);
  if (document.querySelector("#referee[aria-busy=false]")) return;
  if (page.dataset.trouble !== "failed") page.dataset.trouble = kind;
}

const failed = () => trouble("failed");

if (location.protocol === "file:") {
  page.dataset.trouble = "file";
} else if (typeof WebAssembly === "undefined") {
  page.dataset.trouble = "wasm";
} else {
  Object.defineProperty(globalThis, "indexedDB", { value: emptyDatabase(), configurable: true });
  addEventListener("error", failed);
  addEventListener("unhandledrejection", failed);
  document.addEventListener("py:done", failed); // said after a failure too, but then it is too early
  setTimeout(trouble, PATIENCE, "slow");
  start().catch(failed);
}
const rest = addModules(); // after what Python needs, which takes longest
