// The editor of definitions: mistakes as the author types, pictures beside the text, and a game at once.
import { ask } from "./api.js";
import { Board } from "./board.js";
import { el, announce, capital, isDark, pause, picture } from "./dom.js";
import { kindIcon, showDice } from "./dice.js";

const KEPT = "dicechess-editor";
const WAIT_MS = 500;
const TRIES = 20;
/** A worker may have to be started first. */
const LONGEST_MS = 60000;
const EXAMPLE = `format: 1
id: my-game
name: My game
about: "Dice chess in which a queen moves as a knight too."
extends: dice-chess

pieces:
  queen: {move: QN, outline: knight-queen}

setup: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
`;

export async function editor(page) {
    const made = new Editor(page);
    made.check();
    return () => made.end();
}

class Editor {
    constructor(page) {
        this.text = el("textarea", {
            id: "yaml",
            spellcheck: "false",
            autocomplete: "off",
            wrap: "off",
            rows: 30,
            "aria-describedby": "mistakes",
            oninput: () => this.later(),
            onscroll: () => {
                this.gutter.scrollTop = this.text.scrollTop;
            },
        });
        this.text.value = localStorage.getItem(KEPT) ?? EXAMPLE;
        this.gutter = el("div", { class: "gutter", "aria-hidden": "true" });
        this.mistakes = el("ul", { id: "mistakes", class: "mistakes" });
        this.drawn = el("div", { class: "drawn" });
        this.kinds = el("div", { class: "kindrow" });
        this.diagram = el("div", { class: "drawn" });
        this.start = el("button", { class: "primary", onclick: () => this.play([]) }, "Play it");
        this.level = el(
            "select",
            { "aria-label": "Opponent" },
            ["level-1", "level-2", "level-3"].map((name) =>
                el("option", { value: name }, `computer, ${name.replace("-", " ")}`),
            ),
        );
        this.game = el("section", { class: "trial", hidden: true });
        page.replaceChildren(
            el("h1", {}, "Variant editor"),
            el(
                "div",
                { class: "workshop" },
                el(
                    "section",
                    {},
                    el("h2", {}, el("label", { for: "yaml" }, "Definition")),
                    el("div", { class: "code" }, this.gutter, this.text),
                    el("div", { role: "status" }, this.mistakes),
                    el("div", { class: "picks" }, this.start, this.level),
                ),
                el("section", {}, el("h2", {}, "Board"), this.drawn, el("h2", {}, "Moves"), this.kinds, this.diagram),
            ),
            this.game,
        );
        this.lines([]);
    }

    later() {
        localStorage.setItem(KEPT, this.text.value);
        this.lines([]);
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.check(), WAIT_MS);
    }

    lines(problems) {
        const bad = new Set(problems.map(({ line }) => line));
        const count = this.text.value.split("\n").length;
        this.gutter.replaceChildren(
            ...Array.from({ length: count }, (_, i) =>
                el("span", { class: bad.has(i + 1) ? "bad" : "" }, String(i + 1)),
            ),
        );
        this.gutter.scrollTop = this.text.scrollTop;
    }

    end() {
        this.ended = true;
        clearTimeout(this.timer);
    }

    /** Asks a worker, one task after the other, since the host does one at a time; another tab may have one too. */
    task(more) {
        const body = { yaml: this.text.value, dark: isDark(), level: this.level.value, ...more };
        const run = async () => {
            for (let tries = 0; ; tries++) {
                try {
                    return await ask("/api/editor", { body, longest: LONGEST_MS });
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
        this.again = Boolean(this.checking);
        if (this.checking) return;
        this.checking = true;
        const asked = this.text.value;
        const answer = await this.task({ kind: this.kind }).catch((refused) => ({
            problems: [{ line: 1, column: 1, message: refused.message, hint: "" }],
        }));
        this.checking = false;
        if (this.ended) return;
        if (asked === this.text.value) this.show(answer);
        if (this.again) this.check();
    }

    show({ problems, kinds, diagram, view }) {
        this.lines(problems);
        this.start.disabled = problems.length > 0;
        const words = ({ line, column, message, hint }) =>
            `Line ${line}, column ${column}: ${message}${hint && `; ${hint}`}`;
        this.mistakes.replaceChildren(
            ...(problems.length
                ? problems.map((each) =>
                      el("li", {}, el("button", { class: "bad", onclick: () => this.go(each) }, words(each))),
                  )
                : [el("li", { class: "good" }, "✓ No mistakes")]),
        );
        if (problems.length > 0) return;
        this.drawn.replaceChildren(picture(view[0].svg));
        this.diagram.replaceChildren(picture(diagram));
        this.kinds.replaceChildren(
            ...kinds.map((each) =>
                el(
                    "button",
                    {
                        title: each.name,
                        "aria-label": `Moves of the ${each.name}`,
                        onclick: () => {
                            this.kind = each.name;
                            this.check();
                        },
                    },
                    kindIcon(each),
                ),
            ),
        );
    }

    /** Puts the cursor where a mistake is. */
    go({ line, column }) {
        const before = this.text.value
            .split("\n")
            .slice(0, line - 1)
            .reduce((length, each) => length + each.length + 1, 0);
        this.text.focus();
        this.text.setSelectionRange(before + column - 1, before + column - 1);
    }

    /** Plays on from these events; while that is on its way, nothing else is played. */
    async play(events) {
        if (this.playing) return;
        this.playing = true;
        try {
            const { problems, kinds, view, events: all, told } = await this.task({ play: true, events });
            if (problems.length > 0) throw new Error(problems[0].message);
            this.showGame(new Map(kinds.map((kind) => [kind.name, kind])), view[0], all, told);
        } catch (refused) {
            this.game.hidden = false;
            this.game.querySelector(".error")?.remove();
            this.game.append(el("p", { class: "error", role: "alert" }, capital(refused.message)));
        } finally {
            this.playing = false;
        }
    }

    showGame(kinds, view, all, told) {
        const choose = (choices) => (choices.length === 1 ? this.play([...all, choices[0].text]) : offer(choices));
        const board = new Board(choose, (square, done = []) =>
            offer([...done, ...view.choices.filter((each) => !each.from && !each.to)]),
        );
        const picks = el("div", { class: "picks" }),
            dice = el("div", { class: "dice" });
        const offer = (choices) =>
            picks.replaceChildren(
                ...choices.map((each) =>
                    el(
                        "button",
                        { class: "primary", onclick: () => this.play([...all, each.text]) },
                        capital(each.words),
                    ),
                ),
            );
        const hadFocus = this.game.contains(document.activeElement);
        board.focused = this.board?.focused;
        this.board = board;
        this.game.hidden = false;
        this.game.replaceChildren(
            el("h2", {}, "A game of it"),
            el(
                "div",
                { class: "table" },
                el("div", { class: "play" }, board.root),
                el(
                    "div",
                    { class: "side" },
                    el(
                        "div",
                        { class: "banner" },
                        el("strong", {}, view.end ? "The game is over" : "Your turn"),
                        el("span", {}, view.end ? `${view.result}, ${view.end}` : view.purpose),
                    ),
                    dice,
                    picks,
                    el(
                        "ol",
                        { class: "told" },
                        told.map((words) => el("li", {}, words)),
                    ),
                ),
            ),
        );
        board.show(view.svg, view.choices);
        if (hadFocus) board.target.focus({ preventScroll: true });
        showDice(dice, view.roll, kinds, view.turn, all.at(-1)?.startsWith("["));
        board.onPick(undefined);
        announce(`${told.join(". ")}. ${view.purpose}`);
        this.game.scrollIntoView({ block: "nearest" });
    }
}
