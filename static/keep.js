/* Keeps what is on the table, and what the table agreed on, when the page is closed, by a thumb or by
   the phone. A classic script that stands above the one for Python, so it is all back on the page before
   Python reads it. */

{
  const FORMAT = 1;
  const KEY = `referee ${new URL("./", location).pathname}`; // other pages of this host store too
  const FRAGMENT = /^(\/[\w./-]*)?$/;

  const PAUSE = 300; // milliseconds without a tap

  const referee = document.getElementById("referee");
  const form = document.getElementById("table");
  const controls = Array.from(form.querySelectorAll("input"));
  const agreement = document.getElementById("agreement");
  const answers = Array.from(agreement.querySelectorAll("[type=radio]"));
  const own = agreement.querySelector("[name=own]");
  const agreed = document.querySelectorAll("#agreed, #settled"); // the sentence stands in both
  const named = ({ name, value }) => `${name} ${value}`;
  const fragment = () => location.hash.slice(1);

  /* What was stored, unless it is another version's, or junk. */
  const stored = () => {
    const text = localStorage.getItem(KEY) ?? "";
    try {
      const kept = JSON.parse(text);
      const isOurs = kept.format === FORMAT && typeof kept.table === "string" && Array.isArray(kept.taps);
      return isOurs && FRAGMENT.test(kept.table) ? kept : undefined;
    } catch {
      return undefined;
    }
  };

  /* A link comes first, unless it is where this table was when the page was closed. */
  const restore = () => {
    const found = stored();
    if (found) restoreAgreement(found);
    if (!found || (fragment() && ![found.table, found.address].includes(fragment()))) return;
    write(found.table);
    if (typeof found.history === "string") referee.dataset.history = found.history;
    const [, place] = /\*([a-z]+)/.exec(found.history) ?? []; // of the moment that was on the screen
    const on = found.taps.length ? found.taps : controlsOf(found.table, place);
    for (const control of controls) {
      if (on.includes(named(control))) control.checked = true;
    }
    form.toggleAttribute("data-shown", !found.taps.length || Boolean(found.shown));
  };

  /* What the table agreed on: as Python wrote it, the sentence it is read in, and the answers. */
  const restoreAgreement = (found) => {
    if (typeof found.agreement === "string") referee.dataset.agreement = found.agreement;
    for (const part of agreed) {
      if (typeof found.agreed === "string") part.textContent = found.agreed;
    }
    if (typeof found.own === "string") own.value = found.own;
    for (const control of answers) {
      if (Array.isArray(found.answers)) control.checked = found.answers.includes(named(control));
    }
  };

  /* The controls that are on when Python shows this table. */
  const controlsOf = (table, place = "hand") => {
    const [, call, trick = "", hand = "", rest = ""] = table.split("/");
    const down = `${trick}.${rest}`.split(".").filter(Boolean);
    const places = ["led", "second", "third", "fourth"];
    return [
      `trump ${call}`,
      ...places.map((place, i) => `${place} ${down[i]}`),
      ...hand.split(".").map((domino) => `hand ${domino}`),
      `place ${trick || hand ? place : "led"}`,
    ];
  };

  /* Once Python is up it tells what is on the table. Before that the taps are on the controls. */
  const store = () => {
    const told = referee.dataset.table;
    const kept = {
      format: FORMAT,
      address,
      table: told ?? fragment(),
      history: referee.dataset.history,
      taps: told === undefined ? controls.filter(({ checked }) => checked).map(named) : [],
      shown: form.hasAttribute("data-shown"),
      agreement: referee.dataset.agreement,
      agreed: agreed[0].textContent,
      answers: answers.filter(({ checked }) => checked).map(named),
      own: own.value,
    };
    localStorage.setItem(KEY, JSON.stringify(kept));
  };

  /* Let the address carry the table, without a step in the browser's history. */
  let address = fragment();
  const write = (table) => {
    if (address === table) return;
    const shown = table ? `#${table}` : location.pathname + location.search;
    history.replaceState(history.state, "", shown);
    address = table;
  };

  /* Browsers take longer over an address than Python over a ruling, and after a hundred Safari
     refuses: it is written when the tapping pauses. A link that has just been opened stays. */
  const follow = () => {
    const { table } = referee.dataset;
    if (table !== undefined && fragment() === address) attempt(() => write(table));
  };

  /* Until Python is up: the picker of the place that is on; after the lead, the hand's. */
  const showPicker = () => {
    form.dataset.picker = form.elements.place.value;
  };
  const goOn = ({ target }) => {
    const { place } = form.elements;
    if (target.name === "led" && place.value === "led") place.value = "hand";
    showPicker();
  };
  const untilPython = (step) => (event) => {
    if (referee.dataset.table === undefined) step(event);
  };

  /* Where the browser keeps nothing, the page works all the same, and says so. */
  const attempt = (step) => {
    try {
      step();
    } catch {
      document.getElementById("unkept").hidden = false;
    }
  };

  attempt(restore);
  showPicker();
  addEventListener("pageshow", untilPython(showPicker)); // a browser restores by itself what was on
  form.addEventListener("change", untilPython(goOn));
  for (const part of [form, agreement]) {
    part.addEventListener("change", untilPython(() => attempt(store)));
  }
  addEventListener("hashchange", () => {
    address = fragment();
  });

  let pausing;
  const changed = () => {
    attempt(store);
    clearTimeout(pausing);
    pausing = setTimeout(follow, PAUSE);
  };
  new MutationObserver(changed).observe(referee, {
    attributeFilter: ["data-history", "data-agreement"],
  });
  addEventListener("pagehide", follow);
  document.addEventListener("visibilitychange", follow);
}
