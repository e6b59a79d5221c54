import js from "@eslint/js";
import globals from "globals";

export default [
  { ignores: [".venv/", "mutants/", "site/"] },
  js.configs.recommended,
  { files: ["static/**"], languageOptions: { globals: globals.browser } },
  { files: ["static/boot.js", "static/keep.js", "sw.js"], languageOptions: { sourceType: "script" } },
  { files: ["static/boot.js"], languageOptions: { ecmaVersion: 2020 } }, // old browsers read it too
  { files: ["sw.js"], languageOptions: { globals: globals.serviceworker } },
  { files: ["tools/**"], languageOptions: { globals: globals.node } },
];
