// The element <dice-board> that shows what a page knows of a moment, and tells what a person chooses.
import { adopt } from "./board-style.js";
import { Board } from "./board.js";
import { showDice } from "./dice.js";
import { capital, el } from "./dom.js";

const SIDES = ["white", "black"];
const MOST_SAID = 8;
const STYLE = `
:host {
    display: block;
    color: var(--dice-board-ink, inherit);
    font: 16px/1.4 var(--dice-board-font, system-ui, sans-serif);
}
:host([hidden]) {
    display: none;
}
.board {
    width: min(100%, calc(var(--dice-board-height, 85vh) * var(--ratio, 1)));
}
::slotted(img),
::slotted(svg) {
    display: block;
    width: auto;
    height: auto;
    max-width: 100%;
    max-height: var(--dice-board-height, 85vh);
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
.legend {
    display: flex;
    flex-wrap: wrap;
    gap: 0.2rem 1rem;
    margin: 0.4rem 0;
    padding: 0;
    list-style: none;
    font-size: 0.9em;
}
.legend i {
    display: inline-block;
    width: 1em;
    height: 1em;
    margin-right: 0.4em;
    border: 1px solid;
    border-radius: 3px;
    vertical-align: -0.15em;
}
.told {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
}
[hidden] {
    display: none;
}
`;

/** Where there are no elements, as on a server that only writes pages, the import does nothing. */
const Base = globalThis.HTMLElement ?? class {};

export class BoardElement extends Base {
    static observedAttributes = ["plays", "bare"];

    #view;
    #kinds = new Map();
    #board = new Board(
        (choices) => (choices.length === 1 ? this.chosen(choices[0].text) : this.#offer(choices, true)),
        (square, done = []) => this.#offer([...done, ...this.#placeless], false),
    );
    /** What stands within the element is seen until there is a moment. */
    #before = el("slot");
    #says = el("div", { class: "says" });
    #legend = el("ul", { class: "legend", "aria-label": "Areas" });
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
        root.append(this.#before, this.#says, this.#board.root, this.#legend, this.#dice, this.#picks, this.#told);
        // A board in a hidden place cannot be measured; it is drawn when it appears.
        new ResizeObserver(() => this.clientWidth > 0 && this.#measured === 0 && this.#draw(false)).observe(this);
    }

    connectedCallback() {
        this.redraw();
    }

    attributeChangedCallback() {
        this.redraw();
    }

    /** The moment that is shown. */
    get view() {
        return this.#view;
    }

    /** The kinds of pieces; dice show their outlines. */
    set kinds(kinds) {
        this.#kinds = new Map(kinds.map((kind) => [kind.name, kind]));
        this.#draw(false);
    }

    /** The areas of the board; a legend tells what their colours mean. */
    set areas(areas) {
        this.#legend.replaceChildren(
            ...areas.map(({ color, title }) => {
                const swatch = el("i");
                swatch.style.background = color;
                return el("li", {}, swatch, title);
            }),
        );
        this.#draw(false);
    }

    /** Shows a moment, or nothing; the dice tumble if they were just rolled. */
    show(view, rolled = false) {
        this.#view = view;
        this.#draw(rolled);
    }

    /** Draws the same moment again. */
    redraw() {
        this.#draw(false);
    }

    /** Tells people who do not see the board; what came before stays until it has been read. */
    say(words) {
        this.#told.append(el("p", {}, words));
        while (this.#told.children.length > MOST_SAID) this.#told.firstChild.remove();
    }

    /** Shows a choice that somebody advises. */
    hint(choice) {
        this.#board.hint(choice);
    }

    /** Lets nothing be chosen until the next moment. */
    freeze() {
        this.#placeless = [];
        this.#board.freeze();
        this.#offer([], false);
    }

    /** Puts down what is picked up. */
    putDown() {
        this.#board.putDown();
    }

    /** Lets the piece at the end of a way walk along it. */
    walk(way) {
        return this.#board.walk(way);
    }

    focus(options) {
        this.#board.target?.focus(options);
    }

    /** What is done with a choice: listeners hear of it. */
    chosen(text) {
        this.tell("choose", { text });
    }

    tell(name, detail) {
        this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
    }

    /** The sides that are played here. */
    get sides() {
        const plays = this.getAttribute("plays") ?? "both";
        return plays === "both" ? SIDES : [plays];
    }

    #draw(rolled) {
        if (!this.isConnected) return;
        const view = this.#view?.svg ? this.#view : undefined;
        const isBare = this.hasAttribute("bare");
        this.#before.hidden = Boolean(view);
        this.#board.root.hidden = !view;
        this.#legend.hidden = !view || this.#legend.children.length === 0;
        for (const part of [this.#says, this.#dice, this.#picks]) part.hidden = !view || isBare;
        this.#measured = view ? this.clientWidth : 1;
        if (!view) return;
        const own = this.sides.includes(view.decides) ? view.choices : [];
        this.#board.show(view.svg, own);
        this.style.setProperty("--ratio", this.#board.ratio);
        this.tell("draw", { ratio: this.#board.ratio });
        this.#placeless = own.filter(({ from, hand, to }) => !from && !hand && !to);
        this.#offer(this.#placeless, false);
        if (isBare) return;
        showDice(this.#dice, view.roll, this.#kinds, view.turn, rolled);
        this.#dice.hidden = view.roll.length === 0;
        this.#says.replaceChildren(
            el("strong", {}, view.end ? view.result : capital(view.decides || view.turn)),
            el("span", {}, view.end ? view.words : view.purpose || view.words),
        );
    }

    /** Chooses what a button says; the focus of the keyboard goes on to the board. */
    #choose(text) {
        this.chosen(text);
        this.focus({ preventScroll: true });
    }

    /** Makes sure that who has chosen several ways at once finds the buttons that tell them apart. */
    #ask(ways) {
        this.say(`Choose one of ${ways} ways`);
        this.#picks.scrollIntoView({ block: "nearest" });
    }

    /** Offers choices by buttons, or lets the page do so. Several may be what one click means. */
    #offer(choices, isMeant) {
        if (isMeant) this.#board.mark();
        if (this.hasAttribute("bare")) return this.tell("offer", { choices, isMeant });
        this.#picks.replaceChildren(
            ...choices.map(({ text, words }) => el("button", { onclick: () => this.#choose(text) }, capital(words))),
        );
        if (isMeant) this.#ask(choices.length);
    }
}
