/* Python, as PyScript asks for it, but on its way before PyScript asks. When a file that it is made of
   is missing or broken it fails, and does not keep PyScript waiting, as Pyodide's own would. */

import { loadPyodide as load, version } from "../pyodide/pyodide.mjs";

const pyodide = new URL("../pyodide/", import.meta.url).href;
const machine = `${pyodide}pyodide.asm.wasm`;
const library = `${pyodide}python.bin`; // a packed zip: by another name, a server might unpack it

// Pyodide's own list of packages, less the packages.
const lockFileContents = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
  packages: {},
};

const output = { stdout: console.log, stderr: console.error }; // until PyScript brings its own
let bytes = 0;

async function start() {
  const python = await load({
    indexURL: pyodide,
    stdLibURL: library,
    lockFileContents,
    stdout: (line) => output.stdout(line),
    stderr: (line) => output.stderr(line),
  });
  // What is compiled comes before its source, which PyScript puts into the first folder.
  python.runPython("import sys; sys.path.append(sys.path.pop(0))");
  return python;
}

// Pyodide fetches for itself, and does not tell how that goes: so listen in, and unpack what is packed.
function listen(failed) {
  const { fetch } = globalThis;
  globalThis.fetch = (file, options) => {
    const answer = fetch(file, options);
    if (file == machine || file == library) answer.then(check).catch(failed); // as text, if a URL
    return file == library ? answer.then(unpacked) : answer;
  };
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = (...given) => {
    const made = instantiateStreaming.apply(WebAssembly, given);
    made.catch(failed);
    return made;
  };
}

function unpacked({ body }) {
  return new Response(body.pipeThrough(new DecompressionStream("gzip")));
}

async function check(answer) {
  const { ok, status, url, headers } = answer;
  if (!ok || (url === machine && headers.get("Content-Type") !== "application/wasm")) {
    throw new Error(`can't be had, or not what it should be: ${url} (${status})`);
  }
  if (navigator.serviceWorker?.controller) return; // it has everything, so there is nothing to show
  const reader = answer.clone().body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.length;
    document.querySelector("progress")?.setAttribute("value", bytes);
  }
}

/** Python when it is up. */
export const python = new Promise((up, failed) => {
  listen(failed);
  start().then(up, failed);
});

/** What PyScript calls: it has no say in how Python starts, but in where its output goes. */
export function loadPyodide({ stdout, stderr }) {
  Object.assign(output, { stdout, stderr });
  return python;
}

export { version };
