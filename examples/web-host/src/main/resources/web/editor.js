// The editor of definitions: mistakes as the author types, pictures beside the text, and a game at once.
import { ask } from "./api.js";
import { kindIcon } from "./dice.js";
import { capital, el, isDark, pause, picture } from "./dom.js";
import { DEFINITION, Files } from "./files.js";
import { headingOf, pathAt, slug } from "./guide.js";
import { Trial } from "./trial.js";

const WAIT_MS = 500;
const TRIES = 20;
/** After so long the page asks again when the host is busy or away. */
const AGAIN_MS = 4000;
/** A worker may have to be started first. */
const LONGEST_MS = 60000;

export async function editor(page) {
    const made = new Editor(page, await ask("/guide-keys.json"));
    made.check();
    return () => made.end();
}

class Editor {
    constructor(page, headings) {
        this.headings = headings;
        /** The number of the text: an answer to another one is late. */
        this.text = 0;
        this.mistakes = el("ul", { id: "mistakes", class: "mistakes" });
        this.drawn = el("div", { class: "drawn" });
        this.kinds = el("div", { class: "kindrow" });
        this.diagram = el("div", { class: "drawn" });
        this.link = el("a", { target: "_blank", rel: "noopener" });
        this.trial = new Trial((body) => this.task(body));
        this.start = el("button", { class: "primary", onclick: () => this.trial.begin(this.good) }, "Play it");
        this.files = new Files(
            () => this.later(),
            () => this.showLink(),
        );
        this.showLink();
        this.checkingNow();
        page.replaceChildren(
            el("h1", {}, "Variant editor"),
            el(
                "div",
                { class: "workshop" },
                el(
                    "section",
                    {},
                    el("h2", {}, "Definition"),
                    this.files.parts,
                    el("p", { class: "key" }, this.link),
                    el("div", { role: "status" }, this.mistakes),
                    el("div", { class: "picks" }, this.start, this.trial.side, this.trial.level),
                ),
                el("section", {}, el("h2", {}, "Board"), this.drawn, el("h2", {}, "Moves"), this.kinds, this.diagram),
            ),
            this.trial.root,
        );
    }

    /** Links to what the guide says about the key under the cursor. */
    showLink() {
        if (!this.files) return;
        const { shown, area } = this.files;
        const path = shown === DEFINITION ? pathAt(area.value, area.selectionStart) : [];
        const heading = shown === DEFINITION ? headingOf(path, this.headings) : this.headings["*.groovy"];
        this.link.href = `#/guide/${slug(heading)}`;
        this.link.textContent = `Guide: ${heading}${path.length ? `, about ${path.join(".")}` : ""} (new tab)`;
    }

    later() {
        this.text++;
        this.checkingNow();
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.check(), WAIT_MS);
    }

    end() {
        this.ended = true;
        this.trial.watching = false;
        clearTimeout(this.timer);
    }

    /** Asks a worker, one task after the other, since the host does one at a time; another tab may have one too. */
    task(more) {
        const body = { dark: isDark(), ...more };
        const run = async () => {
            for (let tries = 0; ; tries++) {
                try {
                    return await ask("/api/v1/editor", { body, longest: LONGEST_MS });
                } catch (refused) {
                    if (refused.code !== "one-at-a-time" || tries >= TRIES || this.ended) throw refused;
                    await pause(WAIT_MS);
                }
            }
        };
        this.last = (this.last ?? Promise.resolve()).then(run, run);
        return this.last;
    }

    /** Checks the text; while one check runs, all others are one. */
    async check() {
        clearTimeout(this.timer);
        this.again = Boolean(this.checking);
        if (this.checking) return;
        this.checking = true;
        const asked = this.text;
        const files = this.files.body();
        const show = await this.task({ ...files, kind: this.kind }).then(
            (answer) => () => this.show(answer, files),
            (refused) => () => this.showRefusal(refused),
        );
        this.checking = false;
        if (this.ended) return;
        if (asked === this.text) show();
        if (this.again) this.check();
    }

    /** Says nothing of a text before the answer to that very text has come. */
    checkingNow() {
        this.start.disabled = true;
        if (!this.mistakes.querySelector(".checking"))
            this.mistakes.replaceChildren(el("li", { class: "checking quiet" }, "Checking …"));
    }

    showRefusal({ status, message }) {
        const passes = !status || status === 429 || status >= 500;
        this.files.mark([]);
        const again = el("button", { onclick: () => this.later() }, "Check again");
        const words = passes ? `Not checked yet: ${message}` : `Not checked: ${message}`;
        this.mistakes.replaceChildren(el("li", { class: "refused" }, el("span", { class: "error" }, words), again));
        if (passes) this.timer = setTimeout(() => this.later(), AGAIN_MS);
    }

    show({ problems, kinds, diagram, view }, files) {
        const wrong = problems.filter(({ warning }) => !warning);
        this.files.mark(problems);
        this.good = files;
        this.start.disabled = wrong.length > 0;
        this.mistakes.replaceChildren(
            ...(wrong.length ? [] : [el("li", { class: "good" }, sound(problems.length))]),
            ...problems.map((each) => this.problem(each)),
        );
        if (wrong.length > 0) return;
        this.drawn.replaceChildren(picture(view[0].svg));
        this.diagram.replaceChildren(picture(diagram));
        this.kinds.replaceChildren(...kinds.map((each) => this.kindButton(each)));
    }

    problem(each) {
        const { file, line, column, warning, message, hint } = each;
        const within = `line ${line}, column ${column}`;
        const place = file === DEFINITION ? (warning ? within : capital(within)) : `${file}, ${within}`;
        const words = `${warning ? "⚠ Warning, " : ""}${place}: ${message}${hint && `; ${hint}`}`;
        const attributes = { class: warning ? "warn" : "bad", onclick: () => this.files.go(each) };
        return el("li", {}, el("button", attributes, words));
    }

    kindButton(kind) {
        const show = () => {
            this.kind = kind.name;
            this.check();
        };
        const attributes = { title: kind.name, "aria-label": `Moves of the ${kind.name}`, onclick: show };
        return el("button", attributes, kindIcon(kind));
    }
}

const sound = (warnings) =>
    `✓ No mistakes${warnings ? `, ${warnings === 1 ? "one warning" : `${warnings} warnings`}` : ""}`;
