import { Announcer, newTalk, talk } from "../../crates/server/assets/announcer.js";
import { ensure, equal, stage, test, until } from "./harness.js";

/** An announcer with a region, and all that was said in it. */
function listen() {
  const region = document.createElement("div");
  stage.append(region);
  /** @type {string[]} */
  const heard = [];
  new MutationObserver(() => heard.push(region.textContent ?? "")).observe(region, { childList: true });
  const quiet = () => until("the announcer to be quiet", () => !region.hasAttribute("data-waiting"));
  return { announcer: new Announcer(region), heard, quiet, region };
}

test("what comes in a burst is said together, in its order", async () => {
  const { announcer, heard, quiet } = listen();
  announcer.say("One");
  announcer.say("Two!");
  announcer.say("Three");
  await quiet();
  equal(heard, ["One. Two! Three."]);
});

test("a region says that something is still to come until it has been said", async () => {
  const { announcer, heard, quiet, region } = listen();
  announcer.say("One");
  ensure(region.hasAttribute("data-waiting"), "it does not wait");
  equal(heard, []);
  await quiet();
  equal(heard, ["One."]);
});

test("of what is to be done only the last is said", async () => {
  const { announcer, heard, quiet } = listen();
  announcer.ask("The bot thinks");
  announcer.ask("Your turn");
  await quiet();
  equal(heard, ["Your turn."]);
});

test("the same prompt is said again only after something has happened", async () => {
  const { announcer, heard, quiet } = listen();
  announcer.know("Your turn");
  announcer.ask("Your turn");
  await quiet();
  equal(heard, []);
  announcer.say("The bot has moved");
  announcer.ask("Your turn");
  await quiet();
  equal(heard, ["The bot has moved. Your turn."]);
});

test("a long burst is said before it ends", async () => {
  const { announcer, heard } = listen();
  const steps = setInterval(() => announcer.say("step"), 50);
  try {
    await until("the first half", () => heard.length > 0);
  } finally {
    clearInterval(steps);
  }
  ensure(heard[0].startsWith("step. step."), heard[0]);
});

test("what people say is read from the page", () => {
  stage.innerHTML = `
    <div id="talk"><ul class="sayings"><li> Hello! </li></ul><p class="asked">May I?</p></div>
    <div id="bar"><p class="asked">A draw?</p></div>`;
  equal(talk(), { sayings: ["Hello!"], asked: ["May I?", "A draw?"] });
});

test("old sayings that move up are not new", () => {
  const of = (/** @type {string[]} */ ...sayings) => ({ sayings, asked: /** @type {string[]} */ ([]) });
  equal(newTalk(of("a", "b"), of("a", "b")), []);
  equal(newTalk(of("a", "b"), of("a", "b", "c")), ["c"]);
  equal(newTalk(of("a", "b", "c"), of("b", "c", "d")), ["d"]);
  equal(newTalk(of("a"), of("a", "a")), ["a"]);
  equal(newTalk(of(), of("a")), ["a"]);
});

test("a question is new once", () => {
  const of = (/** @type {string[]} */ ...asked) => ({ sayings: /** @type {string[]} */ ([]), asked });
  equal(newTalk(of(), of("May I?")), ["May I?"]);
  equal(newTalk(of("May I?"), of("May I?")), []);
});
