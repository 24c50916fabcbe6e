// Dice that roll, with the kinds of piece that each face lets move.
import { el, svgEl, isCalm, capital } from "./dom.js";

const PIPS = { 1: [5], 2: [1, 9], 3: [1, 5, 9], 4: [1, 3, 7, 9], 5: [1, 3, 5, 7, 9], 6: [1, 3, 4, 6, 7, 9] };
const MOST_KINDS = 7;

/** Draws a kind of piece; kinds without an outline are tokens with their symbol. */
export function kindIcon(kind, side = "white") {
    const svg = svgEl("svg", { viewBox: "-6 -6 112 112", class: `kind ${side}`, "aria-hidden": "true" });
    if (kind?.outline)
        svg.append(
            svgEl("path", { d: kind.outline, class: "line" }),
            svgEl("path", { d: kind.outline, class: "body" }),
        );
    else {
        const text = svgEl("text", { x: 50, y: 66, class: "letter" });
        text.textContent = kind?.symbol ?? "?";
        svg.append(svgEl("circle", { cx: 50, cy: 50, r: 42, class: "token" }), text);
    }
    return svg;
}

function face(number) {
    if (!PIPS[number]) return el("span", { class: "face number" }, String(number));
    const places = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    return el(
        "span",
        { class: "face" },
        places.map((at) => el("i", { class: PIPS[number].includes(at) ? "pip" : "" })),
    );
}

/** Shows a roll; the dice tumble if it is new. */
export function showDice(place, roll, kinds, side, isNew) {
    place.replaceChildren(
        ...roll.map((die, i) => {
            const allowed = die.kinds.slice(0, MOST_KINDS).map((name) => kindIcon(kinds.get(name), side));
            const words = die.label
                ? die.label.replaceAll("-", " ")
                : die.kinds.length === kinds.size
                  ? "any piece"
                  : die.kinds.map((name) => name.replaceAll("-", " ")).join(", ");
            const cube = el("span", { class: "die" }, face(die.face));
            if (isNew && !isCalm()) tumble(cube, die.face, i);
            return el(
                "div",
                { class: "rolled", role: "img", "aria-label": `die ${die.face}${words && `: ${words}`}` },
                cube,
                die.label || die.kinds.length === kinds.size
                    ? el("small", {}, words)
                    : el("span", { class: "kinds", title: capital(words) }, allowed),
            );
        }),
    );
}

function tumble(cube, number, i) {
    const spin = 540 + 90 * i;
    cube.animate(
        [
            { transform: `translate(-70px, -46px) rotate(-${spin}deg) scale(0.7)`, opacity: 0 },
            { transform: "translate(14px, 0) rotate(24deg) scale(1.1)", opacity: 1, offset: 0.62 },
            { transform: "translate(-5px, -7px) rotate(-9deg) scale(1.04)", offset: 0.82 },
            { transform: "none" },
        ],
        { duration: 760 + 120 * i, easing: "cubic-bezier(.2,.7,.3,1)" },
    );
    let shown = 0;
    const change = setInterval(() => {
        const done = ++shown > 6 + i;
        cube.replaceChildren(face(done ? number : 1 + Math.floor(Math.random() * 6)));
        if (done) clearInterval(change);
    }, 80);
}
