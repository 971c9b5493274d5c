import { Live } from "../../crates/server/assets/live.js";
import { ensure, equal, test, until } from "./harness.js";

/** In place of the browser's: what was opened, and what was sent. */
class Socket extends EventTarget {
  static OPEN = 1;
  /** @type {Socket[]} */
  static all = [];

  readyState = 0;
  /** @type {any[]} */
  sent = [];

  /** @param {string} address */
  constructor(address) {
    super();
    this.address = new URL(address);
    Socket.all.push(this);
  }

  /** @param {string} text */
  send(text) {
    this.sent.push(JSON.parse(text));
  }

  open() {
    this.readyState = Socket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  close() {
    this.readyState = 3;
    this.dispatchEvent(new Event("close"));
  }

  /** @param {string} data */
  say(data) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

/** A connection, and what it has told. */
function connect() {
  Socket.all = [];
  Object.assign(globalThis, { WebSocket: Socket });
  /** @type {any[]} */
  const told = [];
  const live = new Live("/table/x/live", () => ({ greeting: String(Socket.all.length + 1) }), {
    told: (message) => told.push(message),
    lost: () => told.push("lost"),
    found: () => told.push("found"),
  });
  return { live, told };
}

test("a connection greets, and says what it is told", () => {
  const { live, told } = connect();
  const [socket] = Socket.all;
  equal([socket.address.pathname, socket.address.search], ["/table/x/live", "?greeting=1"]);
  socket.open();
  ensure(live.say({ do: "hint" }), "it says nothing");
  equal(socket.sent, [{ do: "ping" }, { do: "hint" }]);
  socket.say('{"is":"pong"}');
  equal(told, [{ is: "pong" }]);
});

test("a page that is clicked before it is connected says so afterwards", () => {
  const { live } = connect();
  const [socket] = Socket.all;
  ensure(live.say({ do: "show", seat: "2" }), "what is said early is lost");
  equal(socket.sent, []);
  socket.open();
  equal(socket.sent, [{ do: "ping" }, { do: "show", seat: "2" }]);
});

test("a lost connection is told of, and greets anew when it comes back", async () => {
  const { live, told } = connect();
  Socket.all[0].open();
  Socket.all[0].close();
  equal(told, ["lost"]);
  ensure(!live.say({ do: "hint" }), "it says something into the void");
  await until("another try", () => Socket.all.length === 2);
  equal(Socket.all[1].address.search, "?greeting=2");
  Socket.all[1].open();
  equal(told, ["lost", "found"]);
});

test("when the network is back nobody waits", () => {
  connect();
  Socket.all[0].open();
  Socket.all[0].close();
  dispatchEvent(new Event("online"));
  ensure(Socket.all.length >= 2, "it still waits");
});

test("what an old connection says at its end changes nothing", () => {
  const { told } = connect();
  const [old] = Socket.all;
  old.open();
  old.close();
  dispatchEvent(new Event("online"));
  const tries = Socket.all.length;
  old.close();
  equal([told.filter((word) => word === "lost").length, Socket.all.length], [1, tries]);
});

// The last one: the connections that it loses come back during whatever follows.
test("nothing waits for a connection that was lost, or that never was", () => {
  for (const opened of [true, false]) {
    const { live, told } = connect();
    if (opened) Socket.all[0].open();
    else live.say({ do: "hint" });
    Socket.all[0].close();
    equal(told, ["lost"]);
    ensure(!live.say({ do: "hint" }), "it waits for a connection that is gone");
    equal(live.early, []);
  }
});
