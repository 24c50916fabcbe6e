// A board of any shape: the picture of the library, with places to click, drag, tap and reach by the keyboard. The pieces
// in hand are such places, too: each has a name like a square's.
import { el, svgEl, picture, isCalm } from "./dom.js";

const STEP_MS = 170;
const PLACES = "[data-square], [data-hand]";

/** Returns the square, or the piece in hand, that an element belongs to. */
const placeOf = (element) => {
    const place = element?.closest?.(PLACES);
    return place?.dataset.square ?? place?.dataset.hand;
};

export class Board {
    /** Makes a board; onChoose gets the choices that a person means, one or several. */
    constructor(onChoose, onPick = () => {}) {
        this.onChoose = onChoose;
        this.onPick = onPick;
        this.root = el("div", { class: "board" });
        this.choices = [];
        this.clicks = [];
        this.hinted = [];
        this.focused = undefined;
        this.ratio = 1;
        this.root.addEventListener("pointerdown", (event) => this.press(event));
        this.root.addEventListener("pointermove", (event) => this.move(event));
        this.root.addEventListener("pointerup", (event) => this.release(event));
        this.root.addEventListener("pointercancel", () => this.drop());
        this.root.addEventListener("keydown", (event) => this.key(event));
        // Each picture gives the focus back by program, which browsers take for the keyboard's.
        this.root.addEventListener("pointerdown", () => this.root.classList.add("by-pointer"));
        for (const keys of ["keydown", "keyup"])
            this.root.addEventListener(keys, () => this.root.classList.remove("by-pointer"));
        this.root.addEventListener("focusin", (event) => this.focus(placeOf(event.target)));
    }

    /** Shows a picture with its choices. */
    show(svgText, choices = []) {
        const hadFocus = this.root.contains(this.root.getRootNode().activeElement);
        this.drop();
        this.svg = picture(svgText);
        this.svg.setAttribute("role", "group");
        this.svg.setAttribute("aria-label", this.svg.querySelector("title").textContent);
        this.svg.querySelector("title").remove();
        this.root.replaceChildren(this.svg);
        this.squares = new Map(
            [...this.svg.querySelectorAll(PLACES)].map((path) => [placeOf(path), path]),
        );
        this.labels = new Map([...this.squares].map(([name, path]) => [name, path.querySelector("title").textContent]));
        this.squares.forEach((path) => path.setAttribute("role", "button"));
        this.crop();
        this.marks = this.svg.appendChild(svgEl("g", { "pointer-events": "none", class: "marks" }));
        this.choices = choices;
        this.hinted = [];
        this.clicks = this.begin();
        if (!this.squares.has(this.focused)) this.focused = this.squares.keys().next().value;
        this.mark();
        if (hadFocus) this.squares.get(this.focused).focus({ preventScroll: true });
    }

    /** Cuts away what the page shows in its own way: dice and legends below the board. */
    crop() {
        if (this.svg.getBoundingClientRect().width === 0) return; // nothing is shown, and nothing can be measured
        const [squares, labels] = this.svg.querySelectorAll(":scope > g");
        const inner = squares.getBBox(),
            outer = labels.getBBox();
        const left = Math.min(inner.x, outer.x) - 4,
            top = Math.min(inner.y, outer.y) - 4;
        let right = Math.max(inner.x + inner.width, outer.x + outer.width) + 4;
        const bottom = Math.max(inner.y + inner.height, outer.y + outer.height) + 4;
        for (const piece of this.svg.querySelectorAll("use")) {
            const x = Number(piece.getAttribute("x")),
                y = Number(piece.getAttribute("y"));
            if (x > right && y < bottom) right = x + Number(piece.getAttribute("width")) + 50;
        }
        for (const place of this.svg.querySelectorAll("[data-hand]")) {
            const width = Number(place.getAttribute("width"));
            right = Math.max(right, Number(place.getAttribute("x")) + 1.5 * width); // its number stands beside it
        }
        this.svg.setAttribute("viewBox", `${left} ${top} ${right - left} ${bottom - top}`);
        this.ratio = (right - left) / (bottom - top);
        this.cell = Math.min(...[...this.squares.values()].slice(0, 4).map((path) => path.getBBox().height));
    }

    /** Returns the square that has the focus when the board has it. */
    get target() {
        return this.squares?.get(this.focused);
    }

    /** Lets nothing be clicked until the next picture. */
    freeze() {
        this.choices = [];
        this.clicks = [];
        this.mark();
    }

    /** Puts down what is picked up. */
    putDown() {
        this.clicks = this.begin();
        this.mark();
        this.onPick(undefined, []);
    }

    ways() {
        return this.choices.map((choice) => ({ choice, way: [choice.from || choice.hand, choice.to].filter(Boolean) }));
    }

    fitting(clicks) {
        return this.ways().filter(({ way }) => clicks.every((click, i) => way[i] === click));
    }

    /** Where only one piece can do anything, it is picked up already. */
    begin() {
        const firsts = new Set(this.ways().map(({ way }) => way[0]));
        const [only] = firsts;
        const onward = this.ways().every(({ way }) => way.length > 1);
        return firsts.size === 1 && only && onward ? [only] : [];
    }

    click(square) {
        let clicks = [...this.clicks, square];
        if (this.fitting(clicks).length === 0) clicks = this.begins(square) ? [square] : this.begin();
        const fits = this.fitting(clicks);
        const done = fits
            .filter(({ way }) => way.length === clicks.length && way.length > 0)
            .map(({ choice }) => choice);
        this.clicks = clicks;
        this.mark();
        if (clicks.length === 0) return this.onPick(undefined, []);
        if (done.length === fits.length && !(done.length > 0 && done[0].sort === "select" && clicks.length === 1)) {
            this.clicks = this.begin();
            return this.onChoose(done, square);
        }
        return this.onPick(square, done);
    }

    /** Returns whether a click picks up what stands on a square; a second one puts it down. */
    begins(square) {
        return this.fitting([square]).length > 0 && this.clicks.at(-1) !== square;
    }

    /** Draws what can be clicked now, and says it to screen readers. */
    mark() {
        if (!this.svg) return; // nothing is shown yet
        const next = new Set(
            this.fitting(this.clicks)
                .map(({ way }) => way[this.clicks.length])
                .filter(Boolean),
        );
        const picked = this.clicks[0];
        this.marks.replaceChildren();
        for (const [name, path] of this.squares) {
            const isPicked = name === picked,
                isNext = next.has(name);
            path.setAttribute("tabindex", name === this.focused ? "0" : "-1");
            const can = (isPicked ? ", picked" : "") + (isNext ? (picked ? ", a target" : ", can be chosen") : "");
            path.setAttribute("aria-label", this.labels.get(name) + can);
            path.classList.toggle("live", isNext || this.fitting([name]).length > 0);
            path.toggleAttribute("data-hinted", this.hinted.includes(name));
            if (isPicked) this.outline(path, "picked");
            if (isNext) this.markNext(path, name, picked);
        }
        this.hinted.forEach((name) => this.outline(this.squares.get(name), "hinted"));
        const focused = this.squares.get(this.focused);
        if (focused) this.outline(focused, "focus");
    }

    /** Shows a choice that somebody advises. */
    hint({ from, hand, to }) {
        this.hinted = [from || hand, to].filter((name) => this.squares?.has(name));
        this.mark();
    }

    markNext(path, name, picked) {
        if (!picked && !this.isDrop(name)) return this.outline(path, "movable");
        const box = path.getBBox(),
            x = box.x + box.width / 2,
            y = box.y + box.height / 2;
        const taken = this.labels.get(name).includes(":");
        return this.marks.append(
            svgEl("circle", {
                cx: x,
                cy: y,
                r: taken ? this.cell * 0.42 : this.cell * 0.16,
                class: taken ? "ring" : "dot",
            }),
        );
    }

    isDrop(name) {
        return this.choices.some((choice) => !choice.from && !choice.hand && choice.to === name);
    }

    outline(path, kind) {
        const box = path.getBBox(),
            x = box.x + box.width / 2,
            y = box.y + box.height / 2;
        const inner = kind === "focus" ? 0.86 : 0.92;
        this.marks.append(
            svgEl("path", {
                d: path.getAttribute("d") ?? `M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}z`,
                class: kind,
                transform: `translate(${x} ${y}) scale(${inner}) translate(${-x} ${-y})`,
            }),
        );
    }

    focus(square) {
        if (!square || square === this.focused) return;
        this.focused = square;
        this.mark();
    }

    key(event) {
        const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
        const square = placeOf(event.target);
        if (!square || event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.key === "Enter" || event.key === " ") this.click(square);
        else if (event.key === "Escape") {
            this.putDown();
        } else if (steps[event.key]) this.squares.get(this.beside(square, steps[event.key])).focus();
        else return;
        event.preventDefault();
    }

    /** Returns the nearest square in a direction, on a board of any shape. */
    beside(square, [dx, dy]) {
        const from = this.centre(square);
        let best = square,
            least = Infinity;
        for (const name of this.squares.keys()) {
            const to = this.centre(name),
                x = to.x - from.x,
                y = to.y - from.y;
            const along = x * dx + y * dy,
                across = Math.abs(x * dy) + Math.abs(y * dx);
            const cost = Math.hypot(along, across) + 0.9 * across;
            if (along > 1 && cost < least) [best, least] = [name, cost];
        }
        return best;
    }

    centre(square) {
        const box = this.squares.get(square).getBBox();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }

    at(event) {
        return placeOf(this.root.getRootNode().elementFromPoint(event.clientX, event.clientY));
    }

    press(event) {
        const square = placeOf(event.target);
        if (!square || event.button > 0 || !event.isPrimary) return;
        event.preventDefault();
        this.drop();
        this.squares.get(square).focus({ preventScroll: true });
        const starts = this.fitting([square]).some(({ way }) => way.length > 1);
        this.drag = { square, x: event.clientX, y: event.clientY, moved: false, starts, parts: [] };
    }

    move(event) {
        const drag = this.drag;
        if (!drag?.starts || !event.isPrimary) return;
        const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y);
        if (!drag.moved && far > 8) {
            drag.moved = true;
            this.root.setPointerCapture(event.pointerId);
            drag.parts = this.parts(drag.square);
            this.clicks = [drag.square];
            this.mark();
        }
        const scale = this.svg.viewBox.baseVal.width / this.svg.getBoundingClientRect().width;
        const x = (event.clientX - drag.x) * scale;
        const y = (event.clientY - drag.y) * scale;
        drag.parts.forEach((part) => part.style.setProperty("transform", `translate(${x}px, ${y}px)`));
    }

    release(event) {
        if (!event.isPrimary) return;
        const drag = this.drag;
        this.drop();
        if (!drag) return;
        const square = this.at(event);
        if (!drag.moved) this.click(drag.square);
        else if (square && square !== drag.square) this.click(square);
    }

    drop() {
        this.drag?.parts.forEach((part) => part.style.removeProperty("transform"));
        this.drag = undefined;
    }

    /** Returns the drawn parts of the piece on a square. */
    parts(square) {
        const { x, y } = this.centre(square),
            reach = this.cell * 0.45;
        return [...this.svg.querySelectorAll(":scope > g:nth-of-type(3) :is(use, circle, text, path)")].filter(
            (part) => {
                const box = part.getBBox();
                return (
                    box.width < 1.3 * this.cell &&
                    box.height < 1.3 * this.cell &&
                    Math.abs(box.x + box.width / 2 - x) < reach &&
                    Math.abs(box.y + box.height / 2 - y) < reach
                );
            },
        );
    }

    /** Lets the piece at the end of a way walk along it. */
    async walk(way) {
        if (!this.svg || isCalm() || document.hidden) return;
        if (way.length < 2 || !way.every((square) => this.squares.has(square))) return;
        const end = this.centre(way.at(-1));
        const frames = way.map((square) => {
            const { x, y } = this.centre(square);
            return { transform: `translate(${x - end.x}px, ${y - end.y}px)` };
        });
        const timing = { duration: STEP_MS * Math.min(way.length, 8), easing: "ease-in-out" };
        await Promise.all(this.parts(way.at(-1)).map((part) => part.animate(frames, timing).finished.catch(() => {})));
    }
}
