/* Starts the referee, or marks the page with why it cannot. A classic script, because browsers
   do not run modules in a page opened as a file, and that is one of the things to be told. */

const page = document.documentElement;

async function start() {
  const { hooks } = await import("../pyscript/core.js");
  // PyScript makes functions from text for its workers' hooks; we have none, and our policy bars it.
  for (const hook of Object.values(hooks.worker)) hook.clear?.();
}

if (location.protocol === "file:") {
  page.dataset.trouble = "file";
} else if (typeof WebAssembly === "undefined") {
  page.dataset.trouble = "wasm";
} else {
  start().catch(() => {
    page.dataset.trouble = "failed";
  });
}
