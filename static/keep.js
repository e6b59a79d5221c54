/* Keeps what is on the table, the hand, the score and what the table agreed on, when the page is
   closed, by a thumb or by the phone. A classic script that stands above the one for Python, so it is
   all back on the page before Python reads it. */

{
  const FORMAT = 1;
  const HOME = new URL("./", location).pathname; // other pages of this host store too
  const KEY = `referee ${HOME}`;
  const FRAGMENT = /^(\/[\w./-]*)?$/;

  const PAUSE = 300; // milliseconds without a tap
  const COMING = { hand: "Your hand is on its way.", score: "Your score is on its way." };
  const WHOLE = ["record", "seating", "score"]; // what Python alone writes and reads
  const keyOf = (name) => `referee ${name} ${HOME}`;

  const referee = document.getElementById("referee");
  const form = document.getElementById("table");
  const controls = Array.from(form.querySelectorAll("input"));
  const agreement = document.getElementById("agreement");
  const answers = Array.from(agreement.querySelectorAll("[type=radio]"));
  const own = agreement.querySelector("[name=own]");
  const agreed = document.querySelectorAll("#agreed, #settled"); // the sentence stands in both
  const named = ({ name, value }) => `${name} ${value}`;
  const fragment = () => location.hash.slice(1);

  /* What was stored under a key; nothing if that is junk. */
  const read = (key) => {
    const text = localStorage.getItem(key) ?? "";
    try {
      return Object(JSON.parse(text));
    } catch {
      return {};
    }
  };

  /* The table that was stored, unless it is another version's. */
  const stored = () => {
    const kept = read(KEY);
    const { table, fragment: carried = table } = kept; // what the address carries, in any view
    const isOurs = kept.format === FORMAT && Array.isArray(kept.taps);
    const isRead = [table, carried].every((one) => typeof one === "string" && FRAGMENT.test(one));
    return isOurs && isRead ? { ...kept, carried } : undefined;
  };

  const restore = () => {
    for (const name of WHOLE) {
      const text = localStorage.getItem(keyOf(name));
      if (text !== null) referee.dataset[name] = text;
    }
    restoreAgreement(read(keyOf("agreement")));
    restoreTable();
  };

  /* A link comes first, unless it is where this table was when the page was closed. */
  const restoreTable = () => {
    const found = stored();
    const isLink = !found || (fragment() && ![found.carried, found.address].includes(fragment()));
    turnTo(isLink ? fragment().split("/")[1] : found.view);
    if (isLink) return;
    write(found.carried);
    if (typeof found.history === "string") referee.dataset.history = found.history;
    const [, place] = /\*([a-z]+)/.exec(found.history) ?? []; // of the moment that was on the screen
    const on = found.taps.length ? found.taps : controlsOf(found.table, place);
    for (const control of controls) {
      if (on.includes(named(control))) control.checked = true;
    }
    form.toggleAttribute("data-shown", !found.taps.length || Boolean(found.shown));
  };

  /* Set out a view, which Python fills. */
  const turnTo = (view) => {
    if (!Object.hasOwn(COMING, view)) return;
    const template = document.querySelector(`template[data-view=${view}]`);
    template.replaceWith(template.content);
    referee.dataset.view = view;
    document.getElementById("verdict").textContent = COMING[view];
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
    const { table, history, fragment: told, view } = referee.dataset;
    const kept = {
      format: FORMAT,
      address,
      table: table ?? fragment(),
      fragment: told ?? fragment(),
      view,
      history,
      taps: table === undefined ? controls.filter(({ checked }) => checked).map(named) : [],
      shown: form.hasAttribute("data-shown"),
    };
    localStorage.setItem(KEY, JSON.stringify(kept));
  };

  const storeAgreement = () => {
    const kept = {
      agreement: referee.dataset.agreement,
      agreed: agreed[0].textContent,
      answers: answers.filter(({ checked }) => checked).map(named),
      own: own.value,
    };
    localStorage.setItem(keyOf("agreement"), JSON.stringify(kept));
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
    const { fragment: told } = referee.dataset;
    if (told !== undefined && fragment() === address) attempt(() => write(told));
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
  form.addEventListener("change", untilPython(() => attempt(store)));
  agreement.addEventListener("change", untilPython(() => attempt(storeAgreement)));
  addEventListener("hashchange", () => {
    address = fragment();
  });

  let pausing;
  const changed = (changes) => {
    const steps = new Set(changes.map(({ attributeName }) => STORE[attributeName] ?? store));
    steps.forEach(attempt);
    clearTimeout(pausing);
    pausing = setTimeout(follow, PAUSE);
  };
  const STORE = { "data-agreement": storeAgreement };
  for (const name of WHOLE) {
    STORE[`data-${name}`] = () => localStorage.setItem(keyOf(name), referee.dataset[name]);
  }
  new MutationObserver(changed).observe(referee, {
    attributeFilter: ["history", "fragment", "view", "agreement", ...WHOLE].map((name) => `data-${name}`),
  });
  addEventListener("pagehide", follow);
  document.addEventListener("visibilitychange", follow);
}
