// Packs all the Python that the page runs into one zip: our rules, PyScript's package, and what they
// import from the standard library, compiled by the same Pyodide that runs them. The zip is gzipped as
// a whole: that is smaller, and the browser unpacks it faster than Python would.
//
//     node tools/trim.mjs FOLDER FILE        FOLDER holds our Python, FILE is the zip, gzipped

import { readFile, readdir, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";

import pyscript from "../node_modules/@pyscript/core/src/stdlib/pyscript.js"; // its Python package
import { loadPyodide } from "../node_modules/pyodide/pyodide.mjs";

const [folder, file] = process.argv.slice(2).map((path) => resolve(path));
const read = (...path) => readFile(join(...path), "utf8");
const modules = join(import.meta.dirname, "../node_modules");

const start = "start.py";
const opener = "sitecustomize.py";
const sources = { [opener]: await read(import.meta.dirname, opener) };
for (const [name, source] of Object.entries(pyscript.pyscript)) {
  sources[`pyscript/${name}`] = source;
}
for (const path of await readdir(folder, { recursive: true })) {
  if (path.endsWith(".py")) sources[path] = await read(folder, path);
}

// Calls a function of trim.py in a Pyodide that has imported what it imports by itself: when it starts,
// when it runs Python, and when it reports an error.
async function call(name, stdLibURL) {
  const pyodide = await loadPyodide({
    stdLibURL,
    lockFileContents: await read(modules, "pyodide/pyodide-lock.json"),
    env: { PYTHONHASHSEED: "0" }, // the same zip each time
  });
  await pyodide.runPythonAsync("1");
  for (const [code, trouble] of [["1 / 0", "ZeroDivisionError"], ["1 +", "SyntaxError"]]) {
    try {
      pyodide.runPython(code);
    } catch (error) {
      if (error.type !== trouble) throw error;
    }
  }
  pyodide.runPython(await read(import.meta.dirname, "trim.py"));
  return pyodide.globals.get(name)(pyodide.toPy(sources), start);
}

const unchecked = `${file}.${process.pid}`; // so that two builds at once stay apart
const zip = (await call("trim")).toJs();
await writeFile(unchecked, zip);
await call("import_all", unchecked);
await writeFile(unchecked, gzipSync(zip, { level: 9 }));
await rename(unchecked, file);
