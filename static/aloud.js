/* Reads the ruling aloud in a voice that is on the phone: others need signal, and send the words to a
   server. Without such a voice there's no button. */

import { awake } from "./awake.js";

const speech = globalThis.speechSynthesis;
const button = document.getElementById("aloud");
const textOf = (css) => document.querySelector(css)?.textContent.trim() ?? "";

/* Returns a voice on the phone: its default if that's English, as some list a dozen odd voices first. */
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

/* Stops reading, also when the ruling changes. */
function hush() {
  if (isSpeaking()) speech.cancel();
}

if (speech) {
  awake.then(() => {
    offer();
    speech.onvoiceschanged = offer; // voices arrive late; older Safari has no addEventListener here
    button.addEventListener("click", () => (isSpeaking() ? hush() : read()));
    new MutationObserver(hush).observe(document.getElementById("verdict"), { childList: true });
  });
}
