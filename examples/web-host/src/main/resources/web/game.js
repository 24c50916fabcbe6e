// A game: the board, the dice, what is asked, the record, and everything that a player may do.
import { ask, command, follow, keep, kept } from "./api.js";
import { Board } from "./board.js";
import { el, announce, capital, pause, theme } from "./dom.js";
import { kindIcon, showDice } from "./dice.js";
import { check, commitment, newSeed } from "./fair.js";
import { join } from "./lobby.js";

const SIDES = ["white", "black"];
const ASKS = {
  "take-back": "Take back", "offer-draw": "Offer a draw", "accept-draw": "Accept the draw",
  "decline-draw": "Decline the draw", claim: "Claim the abandoned game", resign: "Resign",
};

export async function game(page, id) {
  const made = new GamePage(page, id);
  await made.begin();
  return () => made.end();
}

class GamePage {
  constructor(page, id) {
    Object.assign(this, { page, id, own: kept()[id] ?? {}, entries: [], queue: [], moment: undefined });
    this.bottom = this.own.side ?? "white";
  }

  async begin() {
    this.state = await this.fetch();
    const { kinds } = await ask(`/api/variants/${this.state.variant}`);
    this.kinds = new Map(kinds.map((kind) => [kind.name, kind]));
    this.build();
    this.entries = (await ask(`/api/games/${this.id}/entries`)).filter(({ version }) => version <= this.state.version);
    this.show(this.state);
    this.dark = matchMedia("(prefers-color-scheme: dark)");
    this.redraw = () => this.refresh();
    this.dark.addEventListener("change", this.redraw);
    this.ticks = setInterval(() => this.showClocks(), 500);
    this.stop = follow(this.id, this.state.version, (entry) => this.arrived(entry), (there) => {
      this.parts.link.textContent = there ? "" : "The host does not answer. Trying again …";
    });
  }

  end() {
    this.stop?.();
    clearInterval(this.ticks);
    this.dark?.removeEventListener("change", this.redraw);
  }

  fetch(ply) {
    const moment = ply === undefined ? "" : `&ply=${ply}`;
    return ask(`/api/games/${this.id}?side=${this.bottom}&theme=${theme()}${moment}`, { token: this.own.token });
  }

  build() {
    this.board = new Board((choices) => this.choose(choices), (square, done) => this.picked(square, done));
    const part = (name, attributes = {}) => [name, el("div", { class: name, ...attributes })];
    this.parts = Object.fromEntries([
      part("over"), part("top-seat"), part("bottom-seat"), part("banner"), part("dice"), part("picks"), part("acts"),
      part("replay"), part("more"), part("notice", { role: "alert" }), part("link", { role: "status" }),
      ["record", el("ol", { class: "record", "aria-label": "Record of the game" })],
    ]);
    const p = this.parts;
    this.page.replaceChildren(el("div", { class: "table" },
      el("h1", { class: "hidden" }, this.state.name),
      el("div", { class: "play" }, p["top-seat"], this.board.root, p["bottom-seat"]),
      el("aside", { class: "side", "aria-label": "Turn and record" },
        p.link, p.over, p.banner, p.dice, p.picks, p.notice, p.acts,
        el("details", { class: "moves", open: true }, el("summary", {}, "Record"), p.record, p.replay), p.more)));
  }

  arrived(entry) {
    this.queue.push(entry);
    if (!this.working) this.working = this.work().finally(() => { this.working = undefined; });
  }

  /** Shows what has happened, one event after the other; after a long absence only the last ones. */
  async work() {
    while (this.queue.length > 0) {
      const entry = this.queue.shift();
      this.entries.push(entry);
      announce(`${capital(entry.by)} ${entry.words}.`);
      const isEvent = entry.kind === "play" || entry.kind === "roll";
      const last = this.queue.length === 0;
      if (!last && (!isEvent || this.queue.length > 8)) continue;
      try {
        await this.showEntry(entry, isEvent, last);
      } catch (failed) {
        this.parts.link.textContent = failed.message;
      }
    }
    if (this.state.view.purpose && this.state.view.decides === this.own.side) announce(`${this.state.view.purpose}.`);
  }

  async showEntry(entry, isEvent, last) {
    const state = await this.fetch(last ? undefined : entry.ply);
    if (this.moment !== undefined) return this.showFacts(state);
    this.show(state, entry.kind === "roll");
    if (isEvent && entry.kind === "play") await this.board.walk(state.view.way);
    else if (entry.kind === "roll" && !last) await pause(650);
  }

  async refresh() {
    this.show(await this.fetch(this.moment));
  }

  show(state, isRoll = false) {
    const { view } = state;
    this.showFacts(state);
    const choices = state.may.includes("play") && this.moment === undefined ? view.choices : [];
    this.board.show(view.svg, choices);
    showDice(this.parts.dice, view.roll, this.kinds, view.decides || view.turn, isRoll);
    this.picked();
    this.answer();
  }

  /** Shows everything but the board. */
  showFacts(state) {
    this.state = state;
    this.seen = Date.now();
    this.showBanner();
    this.showSeats();
    this.showActs();
    this.showRecord();
    this.showMore();
  }

  showBanner() {
    const { stage, view, you, due } = this.state;
    const yours = stage === "playing" && view.decides === you;
    const words = stage === "open" ? "Waiting for a second player"
      : stage === "agreeing" ? (due ? "Agreeing on the dice" : "Waiting for the opponent's share in the dice")
      : stage === "over" ? `${{ "1-0": "White wins", "0-1": "Black wins", "1/2-1/2": "A draw" }[view.result] ?? "Over"}: ${view.end}`
      : this.moment !== undefined ? `Moment ${this.moment} of ${this.state.ply}` : view.purpose;
    this.parts.banner.className = `banner ${yours ? "yours" : ""} ${stage}`;
    this.parts.banner.replaceChildren(
      el("strong", {}, yours && this.moment === undefined ? "Your turn" : stage === "over" ? "The game is over" : stage === "playing" ? (you ? "Opponent's turn" : `${capital(view.decides)}'s turn`) : "Soon"),
      el("span", {}, words));
    this.parts.over.replaceChildren(...this.invitation());
  }

  invitation() {
    const { stage, you } = this.state;
    if (stage !== "open") return [];
    if (!you) return [el("button", { class: "primary", onclick: () => join(this.id).then(() => location.reload()) }, "Take the free seat")];
    const link = location.href;
    return [el("p", {}, "Send this link to your opponent:"), el("input", { readonly: true, value: link, "aria-label": "Link to this game", onfocus: (event) => event.target.select() })];
  }

  showSeats() {
    const places = { "top-seat": SIDES.find((side) => side !== this.bottom), "bottom-seat": this.bottom };
    for (const [place, side] of Object.entries(places)) {
      const { seats, view, stage } = this.state;
      const lost = Object.entries(view.captured[side]).map(([kind, count]) =>
        el("span", { class: "lost", role: "img", "aria-label": `${count} ${kind}` }, kindIcon(this.kinds.get(kind), side), count > 1 ? el("small", {}, `×${count}`) : ""));
      this.parts[place].className = `seat ${place} ${stage === "playing" && view.decides === side ? "asked" : ""}`;
      this.parts[place].replaceChildren(
        el("span", { class: `dot ${side}`, "aria-hidden": "true" }),
        el("b", {}, seats[side] ?? "Nobody yet"), el("span", { class: "quiet" }, capital(side)),
        el("span", { class: "losses" }, lost.length ? el("span", { class: "hidden" }, "Captured: ") : "", lost),
        el("span", { class: "time", "data-side": side }));
    }
    this.showClocks();
  }

  showClocks() {
    for (const place of this.page.querySelectorAll(".time")) {
      const { left, view, stage } = this.state, side = place.dataset.side;
      if (left[side] === undefined) continue;
      const runs = stage === "playing" && view.decides === side;
      const seconds = Math.max(0, Math.floor((left[side] - (runs ? Date.now() - this.seen : 0)) / 1000));
      const two = (n) => String(n).padStart(2, "0"), days = Math.floor(seconds / 86400);
      place.textContent = days ? `${days} d ${Math.floor(seconds / 3600) % 24} h` : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
    }
  }

  /** Offers the choices that no square stands for, and those that one click leaves open. */
  picked(square, done = []) {
    const plain = this.board.choices.filter((choice) => !choice.from && !choice.to);
    const shown = [...done, ...plain];
    this.parts.picks.replaceChildren(...shown.map((choice) =>
      el("button", { class: choice.sort === "pass" && shown.length > 1 ? "" : "primary", onclick: () => this.play(choice.text) }, this.words(choice))));
  }

  words(choice) {
    return choice.sort === "pass" ? (this.board.choices.length === 1 ? "Pass: nothing can move" : "End the turn") : capital(choice.words);
  }

  choose(choices) {
    if (choices.length === 1) return this.play(choices[0].text);
    this.board.mark();
    const buttons = choices.map((choice) => el("button", { class: "primary", onclick: () => this.play(choice.text) }, this.words(choice)));
    this.parts.picks.replaceChildren(...buttons, el("button", { onclick: () => { this.picked(); this.board.clicks = this.board.begin(); this.board.mark(); } }, "Cancel"));
    return buttons[0].focus();
  }

  play(text) {
    return this.send("play", text);
  }

  async send(type, text = "") {
    if (this.sending) return;
    this.sending = true;
    this.parts.notice.textContent = "";
    this.parts.picks.replaceChildren();
    this.parts.acts.replaceChildren();
    this.board.freeze();
    try {
      await command(this.id, this.own.token, this.state.version, type, text);
    } catch (refused) {
      this.parts.notice.textContent = capital(refused.message);
      if (refused.code === "stale-version") this.parts.notice.textContent = "";
      this.sending = false;
      await this.refresh();
    } finally {
      this.sending = false;
    }
  }

  /** Gives what the fair dice wait for: first a commitment to a seed of this browser, then the seed. */
  answer() {
    const { due, terms, version } = this.state;
    if (!due || this.answered === version) return;
    this.answered = version;
    if (due === "commit") {
      this.own.seed ??= newSeed();
      this.own.host = this.state.commitment;
      keep(this.id, { seed: this.own.seed, host: this.own.host });
    }
    this.send(due, due === "commit" ? commitment(terms, this.own.side, this.own.seed) : this.own.seed);
  }

  showActs() {
    const names = Object.keys(ASKS).filter((name) => this.state.may.includes(name));
    const acts = names.filter((name) => name !== "resign").map((name) =>
      el("button", { onclick: () => this.send(name) }, this.state.offer === this.own.side && name === "decline-draw" ? "Withdraw the offer" : ASKS[name]));
    if (this.state.may.includes("hint")) acts.unshift(el("button", { onclick: () => this.hint() }, "Hint"));
    if (names.includes("resign")) acts.push(el("button", { onclick: (event) => this.resign(event.target) }, ASKS.resign));
    this.parts.acts.replaceChildren(...acts);
  }

  resign(button) {
    if (button.dataset.sure) return this.send("resign");
    button.dataset.sure = "yes";
    button.textContent = "Really resign?";
    setTimeout(() => { delete button.dataset.sure; button.textContent = ASKS.resign; }, 4000);
    return undefined;
  }

  async hint() {
    this.parts.notice.textContent = "Thinking …";
    try {
      const { text } = await ask(`/api/games/${this.id}/hint`, { token: this.own.token, body: {} });
      const choice = this.board.choices.find((each) => each.text === text);
      this.parts.notice.textContent = choice ? `Hint: ${choice.words}.` : "";
      if (choice) this.board.hint(choice);
    } catch (refused) {
      this.parts.notice.textContent = capital(refused.message);
    }
  }

  showRecord() {
    const shown = this.moment ?? this.state.ply;
    const events = this.line();
    const turns = this.turns(events);
    this.parts.record.replaceChildren(...turns.map((parts) => el("li", {}, parts.map((entry) =>
      el("button", { class: entry.kind === "roll" ? "a-roll" : `of-${entry.by}`, "aria-current": entry.ply === shown ? "true" : undefined, "data-ply": entry.ply,
        "aria-label": `${capital(entry.by)} ${entry.words}`, onclick: () => this.jump(entry.ply) }, entry.san)))));
    this.parts.record.querySelector('[aria-current="true"]')?.scrollIntoView({ block: "nearest" });
    const to = (ply, label, words) => el("button", { "aria-label": words, disabled: ply < 0 || ply > this.state.ply || ply === shown, onclick: () => this.jump(ply) }, label);
    this.parts.replay.replaceChildren(to(0, "«", "To the start"), to(shown - 1, "‹", "One event back"),
      to(shown + 1, "›", "One event on"), to(this.state.ply, "»", "To the present"));
  }

  /** Puts the events of one player in a row, with the rolls before them. */
  turns(events) {
    const turns = [];
    let side, rolls = [];
    for (const entry of events) {
      if (entry.kind === "roll") rolls.push(entry);
      else if (entry.by === side) turns.at(-1).push(...rolls.splice(0), entry);
      else { turns.push([...rolls.splice(0), entry]); side = entry.by; }
    }
    if (rolls.length > 0) this.state.view.decides === side && turns.length > 0 ? turns.at(-1).push(...rolls) : turns.push(rolls);
    return turns;
  }

  /** Returns the events of the game as it stands: what was taken back is left out. */
  line() {
    const line = [];
    for (const entry of this.entries) {
      if (entry.kind === "take-back") line.pop();
      else if (entry.kind === "play" || entry.kind === "roll") line.push(entry);
    }
    return line;
  }

  async jump(ply) {
    this.moment = ply === this.state.ply ? undefined : ply;
    const state = await this.fetch(this.moment);
    this.show(state);
    announce(this.line().find((entry) => entry.ply === ply)?.words ?? "The start");
    await this.board.walk(state.view.way);
  }

  showMore() {
    if (this.parts.more.childElementCount) return;
    this.parts.more.append(
      el("button", { onclick: () => { this.bottom = SIDES.find((side) => side !== this.bottom); this.refresh(); } }, "Turn the board"),
      el("button", { onclick: () => this.chances() }, "Chances of the next roll"),
      el("button", { onclick: () => this.checkDice() }, "Check the dice"),
      el("a", { href: `#/rules/${this.state.variant}` }, "Rules"),
      el("a", { href: `/api/games/${this.id}/record`, download: "game.json" }, "Record as JSON"),
      el("a", { href: `/api/games/${this.id}/record?as=pgn`, download: "game.pgn" }, "PGN"),
      el("div", { class: "told", role: "status" }));
  }

  tell(...parts) {
    this.parts.more.querySelector(".told").replaceChildren(...parts);
  }

  async chances() {
    const rolls = await ask(`/api/games/${this.id}/chances`);
    if (rolls.length === 0) return this.tell(el("p", {}, "No roll comes next."));
    return this.tell(...rolls.map(({ dice, shares }) => el("div", {}, el("h3", {}, `The roll of ${dice} lets move`),
      el("table", { class: "chances" }, Object.entries(shares).map(([name, share]) => el("tr", {},
        el("th", { scope: "row" }, this.kinds.has(name) ? kindIcon(this.kinds.get(name)) : "", capital(name)),
        el("td", {}, el("meter", { min: 0, max: 1, value: share, "aria-label": name }), ` ${(100 * share).toFixed(1)} %`)))))));
  }

  async checkDice() {
    const record = await ask(`/api/games/${this.id}/record`);
    if (!record["fair-dice"]) return this.tell(el("p", {}, "This game has no dice."));
    try {
      const { found, rolls, proved } = check(record["fair-dice"], this.own);
      const last = proved ? "" : el("li", {}, `The host shows its secret when the game is over; then the ${rolls} rolls can be proved.`);
      return this.tell(el("ul", { class: "checks" }, found.map(({ good, words }) => el("li", { class: good ? "good" : "bad" }, `${good ? "✓" : "✗"} ${words}`)), last));
    } catch (wrong) {
      return this.tell(el("p", { class: "error" }, capital(wrong.message)));
    }
  }
}
