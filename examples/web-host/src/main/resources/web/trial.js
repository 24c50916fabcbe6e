// A game of the definition in the editor: the author chooses for one side, for both, or watches.
import { showDice } from "./dice.js";
import { announce, capital, el, pause } from "./dom.js";

const SIDES = { white: "You play White", black: "You play Black", both: "You play both", none: "You watch" };
const LEVELS = ["level-1", "level-2", "level-3"];
const WATCH_MS = 700;

export class Trial {
    /** Plays through a function that asks the host. */
    constructor(ask) {
        this.ask = ask;
        this.side = choice("Your side", Object.entries(SIDES));
        this.level = choice(
            "Computer",
            LEVELS.map((name) => [name, `Computer: ${name.replace("-", " ")}`]),
        );
        this.root = el("section", { class: "trial", hidden: true });
        this.picks = el("div", { class: "picks" });
        this.board = el("dice-board", {
            bare: true,
            onchoose: ({ detail }) => this.play([...this.events, detail.text]),
            onoffer: ({ detail }) => this.offer(detail.choices),
            ondraw: ({ detail }) => this.board.parentElement.style.setProperty("--ratio", detail.ratio),
        });
    }

    /** Begins a game of these files; later changes of the texts do not concern it. */
    begin(files) {
        this.watching = false;
        this.files = { ...files, side: this.side.value, level: this.level.value };
        return this.play([]);
    }

    /** Plays on from these events; while that is on its way, nothing else is played. */
    async play(events) {
        if (this.playing) return;
        this.playing = true;
        const files = this.files;
        try {
            const answer = await this.ask({ ...files, play: true, events });
            if (answer.problems.length > 0) throw new Error(answer.problems[0].message);
            this.show(answer);
        } catch (refused) {
            this.watching = false;
            this.root.hidden = false;
            this.root.querySelector(".error")?.remove();
            this.root.append(el("p", { class: "error", role: "alert" }, capital(refused.message)));
        } finally {
            this.playing = false;
        }
        if (this.watching) this.watchOn();
    }

    async watchOn() {
        await pause(WATCH_MS);
        if (this.watching && this.root.isConnected) this.play(this.events);
    }

    show({ kinds, view: [view], events, told, back }) {
        this.events = events;
        if (view.end) this.watching = false;
        const byName = new Map(kinds.map((kind) => [kind.name, kind]));
        const dice = el("div", { class: "dice" });
        const focused = this.root.contains(document.activeElement) ? document.activeElement.textContent : undefined;
        const acts = el("div", { class: "picks" }, this.acts(view, events, back));
        this.root.hidden = false;
        this.root.replaceChildren(
            el("h2", {}, "A game of it"),
            el(
                "div",
                { class: "table" },
                el("div", { class: "play" }, this.board),
                el(
                    "div",
                    { class: "side" },
                    el("div", { class: "banner" }, this.banner(view)),
                    dice,
                    this.picks,
                    acts,
                    el(
                        "ol",
                        { class: "told" },
                        told.map((words) => el("li", {}, words)),
                    ),
                ),
            ),
        );
        this.board.show(this.isOwn(view) ? view : { ...view, choices: [] });
        const again = [...acts.children].find((each) => each.textContent === focused);
        if (focused !== undefined) (again ?? this.board).focus({ preventScroll: true });
        showDice(dice, view.roll, byName, view.turn, events.at(-1)?.startsWith("["));
        announce(`${told.join(". ")}. ${view.purpose}`);
        if (focused === undefined) this.root.scrollIntoView({ block: "nearest" });
    }

    offer(choices) {
        this.picks.replaceChildren(
            ...choices.map((each) => this.button(capital(each.words), [...this.events, each.text])),
        );
    }

    banner(view) {
        const { side } = this.files;
        const whose = side === "both" ? `${capital(view.turn)} to play, you choose` : "Your turn";
        return [
            el("strong", {}, view.end ? "The game is over" : this.isOwn(view) ? whose : `${capital(view.turn)}'s turn`),
            el("span", {}, view.end ? `${view.result}, ${view.end}` : view.purpose),
        ];
    }

    isOwn({ decides }) {
        return decides !== "" && ["both", decides].includes(this.files.side);
    }

    button(words, events) {
        return el("button", { class: "primary", onclick: () => this.play(events) }, words);
    }

    acts(view, events, { choice, turn }) {
        const back = (words, kept) => el("button", { onclick: () => this.play(events.slice(0, kept)) }, words);
        const goesOn = !view.end && !this.isOwn(view);
        const watch = el(
            "button",
            {
                onclick: () => {
                    this.watching = !this.watching;
                    watch.textContent = this.watching ? "Pause" : "Watch on";
                    if (this.watching) this.play(events);
                },
            },
            this.watching ? "Pause" : "Watch on",
        );
        return [
            choice >= 0 ? back("Take back", choice) : "",
            turn >= 0 ? back("Turn anew, new dice", turn) : "",
            goesOn ? this.button(this.files.side === "none" ? "Next turn" : "Go on", events) : "",
            goesOn && this.files.side === "none" ? watch : "",
        ].filter((each) => each !== "");
    }
}

function choice(label, options) {
    return el(
        "select",
        { "aria-label": label },
        options.map(([value, words]) => el("option", { value }, words)),
    );
}
