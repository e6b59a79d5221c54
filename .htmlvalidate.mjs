// How the built page is checked: html-validate's recommended rules, less what our page does on purpose.
export default {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // A list may have a name too.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // The dominoes of a hand are one group of checkboxes.
    "form-dup-name": ["error", { shared: ["radio", "checkbox"] }],
    // The form is ruled on at every tap and never sent.
    "wcag/h32": "off",
  },
};
