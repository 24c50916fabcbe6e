// The element <dice-board>: a board of any shape that plays a game of the library, with dice, hands and buttons.
import { Board } from "./board.js";
import { showDice } from "./dice.js";
import { capital, el, isDark } from "./dom.js";
import { uniform } from "./index.js";

const SIDES = ["white", "black"];
const STYLES = ["board.css", "dice-board.css"];

export class DiceBoard extends HTMLElement {
    static observedAttributes = ["seen-by", "plays", "theme"];

    #game;
    #kinds = new Map();
    #board = new Board(
        (choices) => (choices.length === 1 ? this.play(choices[0].text) : this.#offer(choices)),
        (square, done = []) => this.#offer([...done, ...this.#placeless]),
    );
    #says = el("div", { class: "says" });
    #dice = el("div", { class: "dice" });
    #picks = el("div", { class: "picks", role: "group", "aria-label": "Choices" });
    #told = el("div", { class: "told", role: "status" });
    #placeless = [];

    constructor() {
        super();
        const styles = STYLES.map((name) => el("link", { rel: "stylesheet", href: new URL(name, import.meta.url).href }));
        this.attachShadow({ mode: "open" }).append(
            ...styles,
            this.#board.root,
            this.#says,
            this.#dice,
            this.#picks,
            this.#told,
        );
        // The board measures its picture, so it is drawn again when its style has arrived.
        styles.forEach((style) => style.addEventListener("load", () => this.#show(false)));
    }

    connectedCallback() {
        this.#show(false);
    }

    attributeChangedCallback() {
        this.#show(false);
    }

    /** The game; setting another one shows it. */
    get game() {
        return this.#game;
    }

    set game(game) {
        this.#game = game;
        this.#kinds = new Map(game.variant.kinds.map((kind) => [kind.name, kind]));
        this.#show(true);
        this.#goOn();
    }

    /** Plays an event, and tells listeners by the event "play"; throws if it is not possible. */
    play(text) {
        const before = this.#game;
        this.game = before.after(text);
        this.#told.textContent = before.position.words(text);
        const detail = { event: text, game: this.#game };
        this.dispatchEvent(new CustomEvent("play", { bubbles: true, composed: true, detail }));
    }

    /** Rolls the dice, or lets chance pick, where that comes next. */
    roll() {
        this.play(this.#game.position.outcome(uniform(this.#game.node.total)));
    }

    /** Takes back to the last decision of a side that plays here. */
    back() {
        for (let events = this.#game.events.length - 1; events >= 0; events--) {
            const earlier = this.#game.at(events);
            if (this.#isPlayed(earlier.node)) {
                this.game = earlier;
                return;
            }
        }
    }

    get #plays() {
        const plays = this.getAttribute("plays") ?? "both";
        return plays === "both" ? SIDES : [plays];
    }

    #isPlayed(node) {
        return node.kind === "decision" && this.#plays.includes(node.player);
    }

    get #seenBy() {
        const side = this.getAttribute("seen-by") ?? this.getAttribute("plays");
        return SIDES.includes(side) ? side : "white";
    }

    get #dark() {
        const theme = this.getAttribute("theme") ?? "auto";
        return theme === "dark" || (theme === "auto" && isDark());
    }

    /** Rolls by itself, unless the page does: attribute rolls="page". */
    #goOn() {
        if (this.getAttribute("rolls") === "page") return;
        const game = this.#game;
        if (game.node.kind === "chance") queueMicrotask(() => game === this.#game && this.roll());
    }

    #show(isNew) {
        if (!this.#game || !this.isConnected) return;
        const view = this.#game.view(this.#seenBy, this.#dark);
        const own = this.#plays.includes(view.decides) ? view.choices : [];
        this.#board.show(view.svg, own);
        this.#placeless = own.filter(({ from, hand, to }) => !from && !hand && !to);
        this.#offer(this.#placeless);
        showDice(this.#dice, view.roll, this.#kinds, view.turn, isNew && this.#game.events.at(-1)?.startsWith("["));
        this.#dice.hidden = view.roll.length === 0;
        this.#says.replaceChildren(
            el("strong", {}, view.end ? view.result : capital(view.decides || view.turn)),
            el("span", {}, view.end ? view.words : view.purpose || view.words),
        );
        if (isNew && view.end) {
            const detail = { game: this.#game, result: view.result };
            this.dispatchEvent(new CustomEvent("end", { bubbles: true, composed: true, detail }));
        }
    }

    #offer(choices) {
        this.#picks.replaceChildren(
            ...choices.map(({ text, words }) => el("button", { onclick: () => this.play(text) }, capital(words))),
        );
    }
}

if (!customElements.get("dice-board")) customElements.define("dice-board", DiceBoard);
