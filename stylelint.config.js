// How the style sheet is checked: stylelint's standard rules, but for two.
export default {
  extends: "stylelint-config-standard",
  rules: {
    // (width >= 40rem) is not read by the phones of a few years ago.
    "media-feature-range-notation": "prefix",
    // The sheet goes down the page, from part to part, and a part's exceptions stand beside it.
    "no-descending-specificity": null,
  },
};
