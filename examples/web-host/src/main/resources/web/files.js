// The files of the editor: the definition and the scripts beside it, a tab for each.
import { el, refill } from "./dom.js";

const KEPT = "dicechess-editor-files";
/** Where the definition alone was kept before there were scripts. */
const KEPT_ALONE = "dicechess-editor";
export const DEFINITION = "variant.yaml";
const MOST_SCRIPTS = 20;
const EXAMPLE = `format: 1
id: my-game
name: My game
about: "Dice chess in which a queen moves as a knight too."
extends: dice-chess

pieces:
  queen: {move: QN, outline: knight-queen}

endings:
  repetition: {passes: ignored}

setup: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
`;
const EXAMPLE_SCRIPT = `// The definition names this file: queen: {move: {hook: NAME}}
path { from ->
    def paths = []
    for (way in [NORTH, EAST, SOUTH, WEST]) {
        paths << rides(from.ray(way))
    }
    paths
}
`;

function kept() {
    try {
        return new Map(Object.entries(JSON.parse(localStorage.getItem(KEPT))));
    } catch {
        return new Map([[DEFINITION, localStorage.getItem(KEPT_ALONE) ?? EXAMPLE]]);
    }
}

/** The files as a part of the page; tells when a text changes, and when the cursor moves. */
export class Files {
    constructor(onChange, onCursor) {
        this.onChange = onChange;
        this.onCursor = onCursor;
        this.problems = [];
        this.areas = new Map();
        this.gutter = el("div", { class: "gutter", "aria-hidden": "true" });
        this.tabs = el("div", { class: "tabs", role: "group", "aria-label": "Files" });
        this.tools = el("div", { class: "picks filetools" });
        this.code = el("div", { class: "code" }, this.gutter);
        for (const [name, text] of kept()) this.make(name, text);
        this.shown = DEFINITION;
        this.parts = [this.tabs, this.code, this.tools];
        this.open(DEFINITION);
    }

    make(name, text) {
        const area = el("textarea", {
            spellcheck: "false",
            autocomplete: "off",
            wrap: "off",
            rows: 30,
            "aria-describedby": "mistakes",
            oninput: () => this.changed(),
            onscroll: () => this.scrolled(area),
            onkeyup: this.onCursor,
            onclick: this.onCursor,
            onfocus: this.onCursor,
        });
        if (name === DEFINITION) area.id = "yaml";
        area.value = text;
        this.areas.set(name, area);
        this.code.append(area);
    }

    get area() {
        return this.areas.get(this.shown);
    }

    /** Returns what a task needs. */
    body() {
        const texts = Object.fromEntries([...this.areas].map(([name, area]) => [name, area.value]));
        const { [DEFINITION]: yaml, ...scripts } = texts;
        return { yaml, scripts };
    }

    changed() {
        const texts = Object.fromEntries([...this.areas].map(([name, area]) => [name, area.value]));
        localStorage.setItem(KEPT, JSON.stringify(texts));
        this.mark([]);
        this.onChange();
        this.onCursor();
    }

    scrolled(area) {
        this.gutter.scrollTop = area.scrollTop;
    }

    open(name) {
        this.shown = name;
        for (const [each, area] of this.areas) {
            area.hidden = each !== name;
            area.setAttribute("aria-label", each);
        }
        this.mark(this.problems);
        this.showTools();
        this.onCursor();
    }

    /** Marks lines and tabs that have mistakes or warnings. */
    mark(problems) {
        this.problems = problems;
        this.lines();
        this.showTabs();
    }

    lines() {
        const here = this.problems.filter(({ file }) => file === this.shown);
        const marks = new Map(here.filter(({ warning }) => warning).map(({ line }) => [line, "warn"]));
        for (const { line } of here.filter(({ warning }) => !warning)) marks.set(line, "bad");
        const count = this.area.value.split("\n").length;
        this.gutter.replaceChildren(
            ...Array.from({ length: count }, (_, i) => el("span", { class: marks.get(i + 1) ?? "" }, String(i + 1))),
        );
        this.scrolled(this.area);
    }

    showTabs() {
        const tab = (name) => {
            const here = this.problems.filter(({ file }) => file === name);
            const bad = here.some(({ warning }) => !warning);
            const said = el("span", { class: "hidden" }, bad ? " with mistakes" : " with warnings");
            const number = ` ${bad ? "" : "⚠"}${here.length}`;
            const count = el("span", { class: bad ? "count bad" : "count" }, number, said);
            const attributes = { "data-key": name, "aria-pressed": String(name === this.shown) };
            return el(
                "button",
                { ...attributes, onclick: () => this.open(name) },
                name,
                here.length ? count : "",
            );
        };
        const add = el(
            "button",
            { "data-key": "+", disabled: this.areas.size > MOST_SCRIPTS, onclick: () => this.add() },
            "+ Script",
        );
        refill(this.tabs, [...[...this.areas.keys()].map(tab), add]);
    }

    add() {
        let number = 1;
        while (this.areas.has(`script-${number}.groovy`)) number++;
        const name = `script-${number}.groovy`;
        this.make(name, EXAMPLE_SCRIPT.replace("NAME", name));
        this.open(name);
        this.changed();
    }

    /** A script has a name to change, and can be removed. */
    showTools() {
        if (this.shown === DEFINITION) return this.tools.replaceChildren();
        const name = this.shown;
        const wrong = el("span", { class: "error", role: "alert" });
        const input = el("input", {
            value: name,
            maxlength: 60,
            onchange: () => {
                wrong.textContent = this.rename(name, input.value.trim());
            },
        });
        const really = el("button", { onclick: () => this.remove(name) }, `Really remove ${name}?`);
        const ask = () => {
            remove.replaceWith(really);
            really.focus();
        };
        const remove = el("button", { onclick: ask }, "Remove");
        this.tools.replaceChildren(el("label", {}, "Name ", input), remove, wrong);
    }

    /** Returns why a script cannot have a name; empty if it has it now. */
    rename(name, next) {
        if (next === name) return "";
        if (!/^[a-z0-9-]{1,40}\.groovy$/.test(next)) return "Small letters, digits and -, and then .groovy";
        if (this.areas.has(next)) return "There is a file of this name";
        this.areas = new Map([...this.areas].map(([each, area]) => [each === name ? next : each, area]));
        this.open(next);
        this.changed();
        return "";
    }

    remove(name) {
        this.areas.get(name).remove();
        this.areas.delete(name);
        this.open(DEFINITION);
        this.changed();
        this.area.focus();
    }

    /** Puts the cursor where a mistake is. */
    go({ file, line, column }) {
        if (this.areas.has(file)) this.open(file);
        const lines = this.area.value.split("\n").slice(0, line - 1);
        const at = lines.reduce((length, each) => length + each.length + 1, 0) + Math.max(0, column - 1);
        this.area.focus();
        this.area.setSelectionRange(at, at);
        this.onCursor();
    }
}
