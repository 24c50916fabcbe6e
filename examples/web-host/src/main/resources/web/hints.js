// The best choices of a position, with the chances to win.
import { el, capital } from "./dom.js";

/** Shows hints for choices of the board; the squares of one are lit while it has the focus or the pointer. */
export function showHints(place, hints, choices, light) {
    const rows = hints.flatMap(({ text, chance }) => {
        const choice = choices.find((each) => each.text === text);
        return choice ? [row(choice, chance, () => light(choice))] : [];
    });
    place.replaceChildren(...(rows.length ? [el("ol", { "aria-label": "Good choices, the best one first" }, rows)] : []));
}

function row(choice, chance, light) {
    const share = `${Math.round(100 * chance)} %`;
    return el(
        "li",
        {},
        el(
            "button",
            {
                onfocus: light,
                onclick: light,
                onpointerenter: light,
            },
            el("span", {}, capital(choice.words), " "),
            el("b", {}, share, el("span", { class: "hidden" }, " to win")),
        ),
    );
}
