// The element <dice-board>: a board of any shape that plays a game of the library, with dice, hands and buttons.
import { BoardElement } from "./element.js";
import { uniform } from "./index.js";

const SIDES = ["white", "black"];

/** Returns red, green and blue of any colour of CSS, from 0 to 255. */
function pixel(color) {
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    return context.getImageData(0, 0, 1, 1).data;
}

export class DiceBoard extends BoardElement {
    static observedAttributes = [...BoardElement.observedAttributes, "seen-by", "theme", "rolls"];

    #game;
    #moment;
    #rules;
    #untold = [];
    #tells = false;
    #scheme = globalThis.matchMedia("(prefers-color-scheme: dark)");
    #redraws = () => this.redraw();

    connectedCallback() {
        this.#scheme.addEventListener("change", this.#redraws);
        // A page may have set the game before the element was known.
        if (Object.hasOwn(this, "game")) {
            const { game } = this;
            delete this.game;
            this.game = game;
        }
        super.connectedCallback();
    }

    disconnectedCallback() {
        this.#scheme.removeEventListener("change", this.#redraws);
    }

    attributeChangedCallback() {
        super.attributeChangedCallback();
        this.#goOn();
    }

    /** The game; setting another one shows it, and nothing shows none. */
    get game() {
        return this.#game;
    }

    set game(game) {
        if (game && typeof game.view !== "function") throw new TypeError("no game of the library");
        // A listener of "end" may set the game that has ended.
        if (game !== this.#game) this.#tellEndLater(game);
        this.#set(game ?? undefined, false);
        this.#tellAll();
    }

    /** Plays an event, and tells listeners by the event "play"; throws if it is not possible. */
    play(text) {
        const { position } = this.#playing();
        const game = this.#game.after(text);
        this.#untold.push(["play", { event: text, game }]);
        this.#tellEndLater(game);
        this.say(position.words(text));
        this.#set(game, text.startsWith("["));
        this.#tellAll();
    }

    chosen(text) {
        if (this.#game) this.play(text);
        else super.chosen(text);
    }

    /** Rolls the dice, or lets chance pick; throws where no roll comes next. */
    roll() {
        const { node, position } = this.#playing();
        if (node.kind !== "chance") throw new Error("no roll comes next here");
        this.play(position.outcome(uniform(node.total)));
    }

    /** The number of events behind which the game is shown: all of them, unless the page shows an earlier moment. */
    get moment() {
        return this.#moment ?? this.#game?.events.length;
    }

    set moment(events) {
        const { length } = this.#playing().events;
        const shown = events ?? length;
        if (!Number.isInteger(shown) || shown < 0 || shown > length) {
            throw new RangeError(`moment: expected 0 to ${length}`);
        }
        this.#moment = shown < length ? shown : undefined;
        this.redraw();
    }

    /** Whether there is a decision to take back to. */
    get canBack() {
        return this.#game !== undefined && this.#earlier() !== undefined;
    }

    /** Takes back to the last decision of a side that plays here, and tells listeners by the event "back". */
    back() {
        this.#playing();
        const game = this.#earlier();
        if (!game) return;
        this.#set(game, false);
        this.tell("back", { game });
    }

    /** Draws the moment of the game; that of a page that shows moments of its own stays. */
    redraw() {
        if (this.#game && this.isConnected) this.show(this.#look());
        else super.redraw();
    }

    /** The game as it was at the last decision of a side that plays here; nothing if there was none. */
    #earlier() {
        for (let events = this.#game.events.length - 1; events >= 0; events--) {
            const earlier = this.#game.at(events);
            if (this.#isPlayed(earlier.node)) return earlier;
        }
        return undefined;
    }

    #playing() {
        if (!this.#game) throw new Error("the board has no game");
        return this.#game;
    }

    #set(game, rolled) {
        this.#game = game;
        this.#moment = undefined;
        const { rulesHash, kinds, areas } = game?.variant ?? {};
        if (rulesHash && rulesHash !== this.#rules) Object.assign(this, { kinds, areas });
        this.#rules = rulesHash;
        if (this.isConnected) this.show(game && this.#look(), rolled);
        this.#goOn();
    }

    /** An earlier moment is looked at, and nothing can be chosen there. */
    #look() {
        const seen = [this.#seenBy, this.#isDark()];
        return this.#moment === undefined
            ? this.#game.view(...seen)
            : { ...this.#game.at(this.#moment).view(...seen), choices: [] };
    }

    #tellEndLater(game) {
        if (game && game.result !== "*") this.#untold.push(["end", { game, result: game.result }]);
    }

    /** Tells in the order in which it happened, also where a listener plays on. */
    #tellAll() {
        if (this.#tells) return;
        this.#tells = true;
        while (this.#untold.length > 0) this.tell(...this.#untold.shift());
        this.#tells = false;
    }

    #isPlayed(node) {
        return node.kind === "decision" && this.sides.includes(node.player);
    }

    get #seenBy() {
        const side = this.getAttribute("seen-by") ?? this.getAttribute("plays");
        return SIDES.includes(side) ? side : "white";
    }

    /** Whether the picture is for a dark page: as the page says, or as its text is light. */
    #isDark() {
        const theme = this.getAttribute("theme") ?? "auto";
        if (theme !== "auto") return theme === "dark";
        const [red, green, blue] = pixel(getComputedStyle(this).color);
        return 0.3 * red + 0.6 * green + 0.1 * blue > 128;
    }

    /** Rolls by itself, unless the page does: attribute rolls="page". */
    #goOn() {
        const game = this.#game;
        if (game?.node.kind !== "chance") return;
        queueMicrotask(() => game === this.#game && this.getAttribute("rolls") !== "page" && this.roll());
    }
}

if (globalThis.customElements && !customElements.get("dice-board")) customElements.define("dice-board", DiceBoard);
