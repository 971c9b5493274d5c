// One connection to a table. It shows when it is lost, comes back by itself,
// and is told everything that was missed.

/** @typedef {import("./messages.js").ServerMessage} ServerMessage */
/** @typedef {import("./messages.js").ClientMessage} ClientMessage */

const PAUSES = [300, 1000, 2000, 5000];
const BETWEEN_PINGS = 30000;

export class Live {
  /**
   * @param {string} address
   * @param {() => {[name: string]: string}} hello what is said on connecting; called each time anew
   * @param {object} calls
   * @param {(message: ServerMessage) => void} calls.told
   * @param {() => void} calls.lost
   * @param {() => void} calls.found
   */
  constructor(address, hello, { told, lost, found }) {
    this.address = address;
    this.hello = hello;
    this.told = told;
    this.lost = lost;
    this.found = found;
    this.failures = 0;
    /** How long a message travels, in milliseconds. */
    this.delay = 0;
    this.pinged = 0;
    this.waiting = 0;
    /** Whether there has been a connection since the page was loaded. */
    this.greeted = false;
    /**
     * What was said before.
     * @type {ClientMessage[]}
     */
    this.early = [];
    /** @type {WebSocket | null} */
    this.socket = null;
    this.connect();
    setInterval(() => this.ping(), BETWEEN_PINGS);
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
  }

  connect() {
    clearTimeout(this.waiting);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const query = new URLSearchParams(this.hello());
    const socket = new WebSocket(`${scheme}//${location.host}${this.address}?${query}`);
    this.socket = socket;
    socket.addEventListener("open", () => {
      if (this.failures) this.found();
      this.failures = 0;
      this.greeted = true;
      this.ping();
      for (const message of this.early.splice(0)) this.say(message);
    });
    socket.addEventListener("message", ({ data }) => this.told(JSON.parse(data)));
    socket.addEventListener("close", () => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.early = [];
      this.lost();
      const pause = PAUSES[Math.min(this.failures, PAUSES.length - 1)];
      this.failures += 1;
      this.waiting = setTimeout(() => this.connect(), pause);
    });
  }

  /** Asks how long an answer takes. */
  ping() {
    if (document.hidden) return;
    this.pinged = performance.now();
    this.say({ do: "ping" });
  }

  /** The answer has come: there and back again. */
  measured() {
    this.delay = (performance.now() - this.pinged) / 2;
  }

  /** Connects anew, and is told everything. */
  again() {
    const { socket } = this;
    this.socket = null;
    socket?.close();
    this.connect();
  }

  /** Tries again at once. */
  hurry() {
    if (!this.socket) this.connect();
  }

  /**
   * Says something; says whether it could be said. A page that has just been loaded and is clicked
   * before it is connected says it as soon as it is.
   * @param {ClientMessage} message
   */
  say(message) {
    const open = this.socket?.readyState === WebSocket.OPEN;
    if (open) this.socket?.send(JSON.stringify(message));
    else if (this.socket && !this.greeted) this.early.push(message);
    else return false;
    return true;
  }
}
