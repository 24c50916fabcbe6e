// The element <dice-board>: a board of any shape that plays a game of the library, with dice, hands and buttons.
import { adopt } from "./board-style.js";
import { Board } from "./board.js";
import { showDice } from "./dice.js";
import { capital, el } from "./dom.js";
import { uniform } from "./index.js";

const SIDES = ["white", "black"];
const STYLE = `
:host {
    display: block;
    container-type: inline-size;
    color: var(--dice-board-ink, inherit);
    font: 16px/1.4 var(--dice-board-font, system-ui, sans-serif);
}
:host([hidden]) {
    display: none;
}
.board {
    width: min(100%, calc(var(--dice-board-height, 85vh) * var(--ratio, 1)));
}
.says {
    display: flex;
    flex-wrap: wrap;
    gap: 0.2rem 0.8rem;
    align-items: baseline;
    margin: 0.5rem 0;
}
.says span {
    opacity: 0.75;
}
.picks {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin: 0.5rem 0;
}
.picks button {
    font: inherit;
    color: inherit;
    padding: 0.4rem 0.9rem;
    min-height: 2.5rem;
    border: 1px solid currentcolor;
    border-radius: 8px;
    background: var(--dice-board-button, transparent);
    cursor: pointer;
}
.told {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
}
.dice[hidden] {
    display: none;
}
`;

/** Where there are no elements, as on a server that only writes pages, the import does nothing. */
const Base = globalThis.HTMLElement ?? class {};

export class DiceBoard extends Base {
    static observedAttributes = ["seen-by", "plays", "theme", "rolls"];

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
    #measured = 0;

    constructor() {
        super();
        const root = this.attachShadow({ mode: "open" });
        adopt(root);
        adopt(root, STYLE);
        root.append(this.#says, this.#board.root, this.#dice, this.#picks, this.#told);
        // A board in a hidden place cannot be measured; it is drawn when it appears.
        new ResizeObserver(() => this.clientWidth > 0 && this.#measured === 0 && this.#show(false)).observe(this);
        globalThis.matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.#show(false));
    }

    connectedCallback() {
        // A page may have set the game before the element was known.
        if (Object.hasOwn(this, "game")) {
            const { game } = this;
            delete this.game;
            this.game = game;
        }
        this.#show(false);
    }

    attributeChangedCallback() {
        this.#show(false);
        this.#goOn();
    }

    /** The game; setting another one shows it, and nothing shows none. */
    get game() {
        return this.#game;
    }

    set game(game) {
        this.#set(game ?? undefined);
        this.#tellEnd();
    }

    /** Plays an event, and tells listeners by the event "play"; throws if it is not possible. */
    play(text) {
        const { position } = this.#playing();
        this.#set(this.#game.after(text));
        this.#told.textContent = position.words(text);
        this.#tell("play", { event: text, game: this.#game });
        this.#tellEnd();
    }

    /** Rolls the dice, or lets chance pick; throws where no roll comes next. */
    roll() {
        const { node, position } = this.#playing();
        if (node.kind !== "chance") throw new Error("no roll comes next here");
        this.play(position.outcome(uniform(node.total)));
    }

    /** Takes back to the last decision of a side that plays here, and tells listeners by the event "back". */
    back() {
        const game = this.#playing();
        for (let events = game.events.length - 1; events >= 0; events--) {
            const earlier = game.at(events);
            if (this.#isPlayed(earlier.node)) {
                this.#set(earlier);
                this.#tell("back", { game: earlier });
                return;
            }
        }
    }

    #playing() {
        if (!this.#game) throw new Error("the board has no game");
        return this.#game;
    }

    #set(game) {
        this.#game = game;
        this.#kinds = new Map(game?.variant.kinds.map((kind) => [kind.name, kind]));
        this.#show(true);
        this.#goOn();
    }

    #tell(name, detail) {
        this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
    }

    #tellEnd() {
        const game = this.#game;
        if (game && game.result !== "*") this.#tell("end", { game, result: game.result });
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

    /** Whether the picture is for a dark page: as the page says, or as its text is light. */
    #isDark() {
        const theme = this.getAttribute("theme") ?? "auto";
        if (theme !== "auto") return theme === "dark";
        const [red, green, blue] = getComputedStyle(this).color.match(/[\d.]+/g).map(Number);
        return 0.3 * red + 0.6 * green + 0.1 * blue > 128;
    }

    /** Rolls by itself, unless the page does: attribute rolls="page". */
    #goOn() {
        const game = this.#game;
        if (!game || this.getAttribute("rolls") === "page" || game.node.kind !== "chance") return;
        queueMicrotask(() => game === this.#game && this.roll());
    }

    #show(isNew) {
        if (!this.isConnected) return;
        const game = this.#game;
        for (const part of [this.#board.root, this.#says, this.#dice, this.#picks]) part.hidden = !game;
        this.#measured = game ? this.clientWidth : 1;
        if (!game) return;
        const view = game.view(this.#seenBy, this.#isDark());
        const own = this.#plays.includes(view.decides) ? view.choices : [];
        this.#board.show(view.svg, own);
        this.#placeless = own.filter(({ from, hand, to }) => !from && !hand && !to);
        this.#offer(this.#placeless);
        showDice(this.#dice, view.roll, this.#kinds, view.turn, isNew && game.events.at(-1)?.startsWith("["));
        this.#dice.hidden = view.roll.length === 0;
        this.#says.replaceChildren(
            el("strong", {}, view.end ? view.result : capital(view.decides || view.turn)),
            el("span", {}, view.end ? view.words : view.purpose || view.words),
        );
    }

    /** Plays what a button says; the focus of the keyboard goes on to the board. */
    #choose(text) {
        this.play(text);
        this.#board.target?.focus({ preventScroll: true });
    }

    #offer(choices) {
        this.#picks.replaceChildren(
            ...choices.map(({ text, words }) => el("button", { onclick: () => this.#choose(text) }, capital(words))),
        );
    }
}

if (globalThis.customElements && !customElements.get("dice-board")) customElements.define("dice-board", DiceBoard);
