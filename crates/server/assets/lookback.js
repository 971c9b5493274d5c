// Looking back at a table without leaving it.

export class LookBack {
  /** @param announce tells those who listen what the moment is */
  constructor(id, announce) {
    this.id = id;
    this.announce = announce;
    this.ply = null;
    this.last = 0;
    this.bar = document.getElementById("looking");
    this.past = document.getElementById("past");
    this.board = document.getElementById("board");
    this.words = document.getElementById("reading");
    this.pastWords = Object.assign(document.createElement("div"), { className: "in-words", hidden: true });
    this.words.after(this.pastWords);
  }

  /** Shows a moment in place of the board. */
  async show(ply) {
    const answer = await fetch(`/table/${this.id}/at/${ply}?part=json`);
    if (!answer.ok) return;
    const moment = await answer.json();
    this.ply = moment.ply;
    this.last = moment.last;
    this.past.innerHTML = moment.scene;
    this.pastWords.innerHTML = moment.reading;
    this.announce(moment.caption);
    document.getElementById("looking-text").textContent = moment.caption;
    document.getElementById("looking-page").href = `/table/${this.id}/at/${moment.ply}`;
    this.visible(true);
    for (const line of document.querySelectorAll("#log [data-ply]")) {
      const now = Number(line.dataset.ply) === moment.ply;
      line.toggleAttribute("aria-current", now);
    }
  }

  step(how) {
    if (how === "stop") return this.stop();
    const ply = Math.min(Math.max(this.ply + Number(how), 0), this.last);
    this.show(ply);
  }

  stop() {
    this.visible(false);
    for (const line of document.querySelectorAll("#log [aria-current]")) line.removeAttribute("aria-current");
  }

  visible(on) {
    this.bar.hidden = !on;
    this.past.hidden = !on;
    this.board.hidden = on;
    this.words.hidden = on;
    this.pastWords.hidden = !on;
  }
}
