// The review of a game: a curve of White's winning chances, what went wrong, and the sums of both sides.
import { ask } from "./api.js";
import { el, svgEl, announce, capital, pause } from "./dom.js";

const WIDTH = 320;
const HEIGHT = 120;
const POLL_MS = 700;

const percent = (chance) => (100 * chance).toFixed(1);
const signed = (chance) => `${chance < 0 ? "−" : "+"}${percent(Math.abs(chance))}`;

/** Asks for a review, shows in a place how far it is, and returns what it tells; jump shows a moment. */
export async function review(id, jump, place) {
    const path = `/api/v1/games/${id}/review`;
    const bar = el("progress", { "aria-label": "Review" });
    let state = await ask(path, { body: {} });
    if (!state.review) place.replaceChildren(el("p", {}, "The game is reviewed …"), bar);
    while (!state.review) {
        bar.max = Math.max(1, state.of);
        bar.value = state.done;
        await pause(POLL_MS);
        if (!bar.isConnected) return [...place.childNodes]; // something else is shown there now
        state = await ask(path);
    }
    announce("The review is there.");
    return parts(state.review, jump);
}

function parts(told, jump) {
    return [
        el("h3", {}, "White's winning chance"),
        curve(told, jump),
        el("h3", {}, "Choices that lost much, and rolls that brought much"),
        notable(told, jump),
        sums(told),
    ];
}

/** Draws the curve; a click shows the moment. The list below does the same for keyboards. */
function curve({ curve: chances, moments, result }, jump) {
    const last = Math.max(1, chances.length - 1);
    const x = (ply) => ((WIDTH * ply) / last).toFixed(1);
    const y = (chance) => (HEIGHT * (1 - chance)).toFixed(1);
    const points = chances.map((chance, ply) => `${x(ply)},${y(chance)}`).join(" ");
    const drawn = svgEl("svg", {
        class: "curve",
        viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
        role: "img",
        "aria-label": `White's winning chance over ${chances.length - 1} events, ${percent(chances[0])} % first; result ${result}`,
    });
    drawn.append(
        svgEl("line", { x1: 0, x2: WIDTH, y1: HEIGHT / 2, y2: HEIGHT / 2 }),
        svgEl("polygon", { points: `0,${HEIGHT} ${points} ${WIDTH},${HEIGHT}` }),
        svgEl("polyline", { points }),
        ...moments
            .filter(({ verdict }) => verdict && verdict !== "fine")
            .map(({ verdict, to }) => svgEl("circle", { class: verdict, cx: x(to), cy: y(chances[to]), r: 4 })),
    );
    drawn.addEventListener("click", ({ clientX }) => {
        const { left, width } = drawn.getBoundingClientRect();
        jump(Math.min(last, Math.max(0, Math.round((last * (clientX - left)) / width))));
    });
    return drawn;
}

/** The least luck of a roll that is told, as a winning chance. */
const LUCK = 0.08;

function notable({ moments }, jump) {
    const told = moments.filter(({ verdict, luck }) =>
        verdict ? verdict !== "fine" : Math.abs(luck) >= LUCK,
    );
    if (told.length === 0) return el("p", {}, "None.");
    return el(
        "ol",
        { class: "notable" },
        told.map((moment) =>
            el("li", {}, el("button", { class: moment.verdict ?? "a-roll", onclick: () => jump(moment.to) }, words(moment))),
        ),
    );
}

function words({ side, turn, verdict, played, best, loss, margin, roll, luck }) {
    const begin = `${turn}. ${capital(side)}`;
    return verdict
        ? `${begin} ${played.join(" ")}: ${verdict}, loses ${percent(loss)} ± ${percent(margin)}; best ${best.join(" ")}`
        : `${begin} rolls ${roll}: luck ${signed(luck)}`;
}

const ROWS = [
    ["Choices", ({ choices }) => choices],
    ["Doubtful", ({ doubtful }) => doubtful],
    ["Errors", ({ error }) => error],
    ["Blunders", ({ blunder }) => blunder],
    ["Lost by a choice", ({ mean }) => `${percent(mean)} %`],
    ["Luck of the rolls", ({ luck, rolls }) => (rolls ? `${signed(luck)} %` : "no rolls")],
];

function sums({ white, black, corrected, result }) {
    const head = ["", "White", "Black"].map((name) => el("th", { scope: "col" }, name || el("span", { class: "hidden" }, "Sum")));
    const rows = ROWS.map(([name, number]) =>
        el("tr", {}, el("th", { scope: "row" }, name), el("td", {}, String(number(white))), el("td", {}, String(number(black)))),
    );
    const rolls = white.rolls + black.rolls > 0;
    return el(
        "div",
        {},
        el("table", { class: "sums" }, el("thead", {}, el("tr", {}, head)), el("tbody", {}, rows)),
        el(
            "p",
            { class: "quiet" },
            rolls
                ? `Result ${result}. Without the luck of the rolls White has ${corrected.toFixed(2)} of the point.`
                : `Result ${result}.`,
        ),
    );
}
