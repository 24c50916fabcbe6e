// A game: the board, the dice, what is asked, the record, and everything that a player may do.
import { ask, command, follow, history, keep, kept } from "./api.js";
import { showActs } from "./acts.js";
import { showBanner, showInvitation } from "./banner.js";
import { el, announce, capital, pause, refill, theme } from "./dom.js";
import { showDice } from "./dice.js";
import { showHints } from "./hints.js";
import { commitment, newSeed } from "./fair.js";
import { layout } from "./layout.js";
import { showMore } from "./more.js";
import { Record, line } from "./record.js";
import { showClocks, showSeat } from "./seats.js";
import { sound } from "./sound.js";
import { entitleGame } from "./title.js";
import { showWinning } from "./winning.js";

const SIDES = ["white", "black"];
const RETRY_MS = 2000;

export async function game(page, id) {
    const made = new GamePage(page, id);
    await made.begin();
    return () => made.end();
}

class GamePage {
    constructor(page, id) {
        Object.assign(this, { page, id, own: kept()[id] ?? {}, entries: [], queue: [], moment: undefined });
        Object.assign(this, { known: 0, looks: 0, heard: 0 });
        this.bottom = this.own.side ?? "white";
    }

    async begin() {
        this.state = await this.fetch();
        await this.sit();
        const { kinds, areas, dice } = await ask(`/api/v1/variants/${this.state.variant}`);
        this.kinds = new Map(kinds.map((kind) => [kind.name, kind]));
        this.dice = dice;
        this.build();
        this.board.areas = areas;
        this.entries = await history(this.id, this.state.version);
        this.show(this.state);
        this.dark = matchMedia("(prefers-color-scheme: dark)");
        this.redraw = () => this.refresh();
        this.dark.addEventListener("change", this.redraw);
        this.ticks = setInterval(() => showClocks(this.page, this.state, this.seen), 500);
        this.stop = follow(
            this.id,
            this.state.version,
            (entry) => this.arrived(entry),
            (there) => {
                this.parts.link.textContent = there ? "" : "The host does not answer. Trying again …";
            },
        );
    }

    /** Takes the seat that the host knows for the token of this browser, if its answer to the join was lost. */
    async sit() {
        const { you } = this.state;
        if (!you || this.own.side) return;
        this.own.side = you;
        this.bottom = you;
        keep(this.id, { side: you, at: Date.now() });
        this.state = await this.fetch();
    }

    end() {
        this.ended = true;
        this.stop?.();
        clearInterval(this.ticks);
        this.dark?.removeEventListener("change", this.redraw);
    }

    /**
     * Returns the state; one that is older than what this page knows, or of the other side, is asked for again. It
     * shows the present if the moment has been taken back meanwhile.
     */
    async fetch(ply) {
        const side = this.bottom;
        const moment = ply === undefined ? "" : `&ply=${ply}`;
        const path = `/api/v1/games/${this.id}?side=${side}&theme=${theme()}${moment}`;
        const state = await ask(path, { token: this.own.token }).catch((refused) => {
            if (refused.code === "no-moment") return undefined;
            throw refused;
        });
        if (!state) return this.fetch();
        if (state.version < this.known || side !== this.bottom) return this.fetch(ply);
        this.known = state.version;
        return state;
    }

    build() {
        this.board = el("dice-board", {
            bare: true,
            onchoose: ({ detail }) => this.play(detail.text),
            onoffer: ({ detail }) => this.offer(detail),
            ondraw: ({ detail }) => this.board.parentElement.style.setProperty("--ratio", detail.ratio),
        });
        this.record = new Record((ply) => this.jump(ply));
        this.parts = layout(this.page, this.state.name, this.board, this.record);
        showMore(
            this.parts.more,
            this.id,
            this.state,
            this,
            () => this.own,
            { turn: () => this.turnBoard(), jump: (ply) => this.jump(ply), again: () => this.showChance() },
        );
    }

    turnBoard() {
        this.bottom = SIDES.find((side) => side !== this.bottom);
        return this.refresh();
    }

    arrived(entry) {
        this.queue.push(entry);
        if (!this.working)
            this.working = this.work().finally(() => {
                this.working = undefined;
            });
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
            await this.surely(() => this.showEntry(entry, isEvent, last));
            if (entry.kind === "accept-rematch" && this.own.side && !this.ended) return this.goOn(entry.text);
        }
        if (this.state.view.purpose && this.state.view.decides === this.own.side)
            announce(`${this.state.view.purpose}.`);
    }

    /** Keeps the seat in the rematch: the same token, the other side. */
    keepRematch(id) {
        const { token, side } = this.own;
        if (side && !kept()[id]?.side) keep(id, { token, side: SIDES.find((other) => other !== side), at: Date.now() });
    }

    goOn(id) {
        this.keepRematch(id);
        location.hash = `#/game/${id}`;
    }

    /** Tries again until the host answers, as an entry that is not shown would leave the page behind. */
    async surely(show) {
        for (let message = "?"; message && !this.ended; ) {
            message = await show().then(
                () => "",
                (failed) => `${capital(failed.message)}. Trying again …`,
            );
            this.parts.link.textContent = message;
            if (message) await pause(RETRY_MS);
        }
    }

    async showEntry(entry, isEvent, last) {
        const state = await this.fetch(last ? undefined : entry.ply);
        if (this.ended) return undefined;
        if (entry.version > this.heard) sound(entry);
        this.heard = Math.max(this.heard, entry.version);
        if (!last) state.may = []; // more has happened, and is shown next
        if (this.moment !== undefined) return this.showFacts(state);
        this.show(state, entry.kind === "roll");
        if (isEvent && entry.kind === "play") await this.board.walk(state.view.way);
        else if (entry.kind === "roll" && !last) await pause(650);
    }

    refresh() {
        return this.look(this.moment);
    }

    /** Shows a moment; of several that are asked for at once, the last one. Returns the state if it is shown. */
    async look(moment) {
        const mine = ++this.looks;
        const before = this.moment;
        this.moment = moment;
        try {
            const state = await this.fetch(moment);
            if (mine !== this.looks || this.ended) return undefined;
            if (state.shown !== moment) this.moment = undefined;
            this.show(state);
            return state;
        } catch (failed) {
            if (mine === this.looks) this.moment = before;
            this.parts.notice.textContent = `${capital(failed.message)}.`;
            return undefined;
        }
    }

    show(state, isRoll = false) {
        if (this.ended) return;
        const { view } = state;
        this.showFacts(state);
        this.choices = this.may(state).includes("play") && this.moment === undefined ? view.choices : [];
        this.board.show({ ...view, choices: this.choices });
        refill(this.parts.hints, [], this.board);
        showDice(this.parts.dice, view.roll, this.kinds, view.decides || view.turn, isRoll);
        this.answer();
    }

    /** Returns what a player may do in a state: nothing while a command is on its way, or after one has made it old. */
    may(state) {
        return this.sending || state.version < this.known ? [] : state.may;
    }

    /** Shows everything but the board. */
    showFacts(state) {
        this.state = state;
        this.seen = Date.now();
        showBanner(this.parts.banner, state, this.moment);
        const tell = (words) => {
            this.parts.notice.textContent = words;
        };
        showInvitation(this.parts.over, this.id, state, tell);
        const places = { "top-seat": SIDES.find((side) => side !== this.bottom), "bottom-seat": this.bottom };
        for (const [name, side] of Object.entries(places)) showSeat(this.parts[name], name, side, state, this.kinds);
        showClocks(this.page, state, this.seen);
        const act = (name) => (name === "hint" ? this.hint() : this.send(name));
        const why = (words) => tell(`${capital(words)}.`);
        showActs(this.parts.acts, { ...state, may: this.may(state) }, act, why, this.board);
        entitleGame(this.page.querySelector("h1"), state, this.own.side);
        if (state.next) this.keepRematch(state.next);
        this.record.show(this.entries, state, this.moment ?? state.ply);
        this.showChance();
    }

    showChance() {
        return showWinning(this.parts.winning, this.id, this.state);
    }

    /** Offers the choices that no square stands for, and those that clicks leave open. */
    offer({ choices, isMeant }) {
        const style = ({ sort }) => (sort === "pass" && choices.length > 1 ? "" : "primary");
        const buttons = choices.map((choice) =>
            el("button", { class: style(choice), onclick: () => this.play(choice.text) }, this.words(choice)),
        );
        if (!isMeant) return refill(this.parts.picks, buttons, this.board);
        this.parts.picks.replaceChildren(...buttons, el("button", { onclick: () => this.board.putDown() }, "Cancel"));
        return buttons[0].focus();
    }

    words(choice) {
        return choice.sort === "pass"
            ? this.choices.length === 1
                ? "Pass: nothing can move"
                : "End the turn"
            : capital(choice.words);
    }

    play(text) {
        return this.send("play", text);
    }

    async send(type, text = "") {
        if (this.sending) return;
        this.sending = true;
        this.parts.notice.textContent = "";
        for (const name of ["picks", "acts"]) refill(this.parts[name], [], this.board);
        this.board.freeze();
        const refused = await command(this.id, this.own.token, this.state.version, type, text).then(
            ({ version }) => {
                this.known = Math.max(this.known, version);
            },
            (refusal) => refusal,
        );
        this.sending = false;
        if (refused) {
            this.parts.notice.textContent = refused.code === "stale-version" ? "" : capital(refused.message);
            await this.refresh();
        } else if (this.state.version >= this.known) this.show(this.state); // which came while this was being sent
    }

    /** Gives what the fair dice wait for: first a commitment to a seed of this browser, then the seed. */
    answer() {
        const { due, terms, version } = this.state;
        if (!due || this.sending || this.answered === version) return;
        this.answered = version;
        if (due === "commit") {
            this.own.seed ??= newSeed();
            this.own.host = this.state.commitment;
            keep(this.id, { seed: this.own.seed, host: this.own.host });
        }
        this.send(due, due === "commit" ? commitment(terms, this.own.side, this.own.seed) : this.own.seed);
    }

    async hint() {
        this.parts.notice.textContent = "Thinking …";
        try {
            const { hints } = await ask(`/api/v1/games/${this.id}/hint`, { token: this.own.token, body: {} });
            const best = this.choices.find((each) => each.text === hints[0].text);
            this.parts.notice.textContent = best ? `Hint: ${best.words}.` : "";
            showHints(this.parts.hints, hints, this.choices, (choice) => this.board.hint(choice));
            if (best) this.board.hint(best);
        } catch (refused) {
            this.parts.notice.textContent = capital(refused.message);
        }
    }

    async jump(ply) {
        const state = await this.look(ply === this.state.ply ? undefined : ply);
        if (!state) return;
        announce(line(this.entries).find((entry) => entry.ply === state.shown)?.words ?? "The start");
        await this.board.walk(state.view.way);
    }
}
