/* Reads the ruling aloud, with a voice that is on the phone: others need signal, and send the words
   away. Without such a voice there is no button. */

import { awake } from "./awake.js";

const speech = globalThis.speechSynthesis;
const button = document.getElementById("aloud");
const textOf = (css) => document.querySelector(css)?.textContent.trim() ?? "";

/* The phone's own choice comes first: some list a dozen odd voices before it. */
function voice() {
  const local = speech.getVoices().filter(({ localService }) => localService);
  const english = local.filter(({ lang }) => /^en\b/i.test(lang.replace("_", "-")));
  return [english.find((one) => one.default), ...english, ...local].find(Boolean);
}

function offer() {
  button.hidden = !voice();
}

const isSpeaking = () => speech.speaking || speech.pending;

function read() {
  const reason = textOf("#note") || textOf("[data-view=trick] #rule[data-ruled]");
  const words = new SpeechSynthesisUtterance(`${textOf("#verdict")} ${reason}`.trim());
  words.voice = voice();
  words.lang = words.voice.lang;
  speech.speak(words);
}

/* What no longer holds is not read to its end. */
function hush() {
  if (isSpeaking()) speech.cancel();
}

if (speech) {
  awake.then(() => {
    offer();
    speech.onvoiceschanged = offer; // they come late; older Safari has no listeners here
    button.addEventListener("click", () => (isSpeaking() ? hush() : read()));
    new MutationObserver(hush).observe(document.getElementById("verdict"), { childList: true });
  });
}
