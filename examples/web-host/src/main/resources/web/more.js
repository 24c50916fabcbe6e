// What else a page tells about a game: the chances of the next roll, and a check of the dice.
import { ask } from "./api.js";
import { el, capital } from "./dom.js";
import { kindIcon } from "./dice.js";
import { check } from "./fair.js";
import { review } from "./review.js";
import { isLoud, setLoud } from "./sound.js";
import { setWinning, wantsWinning } from "./winning.js";

/**
 * Fills a place with buttons and links, those about dice only where there are dice; turn turns the board, jump shows
 * a moment, again shows everything anew.
 */
export function showMore(place, id, state, { kinds, dice }, own, { turn, jump, again }) {
    const told = el("div", { class: "told", role: "status" });
    const tell = (make) =>
        make().then(
            (parts) => told.replaceChildren(...parts),
            (wrong) => told.replaceChildren(el("p", { class: "error" }, capital(wrong.message))),
        );
    const aboutDice =
        dice.length === 0
            ? []
            : [
                  el("button", { onclick: () => tell(() => chances(id, kinds)) }, "Chances of the next roll"),
                  el("button", { onclick: () => tell(() => checked(id, own())) }, "Check the dice"),
              ];
    place.replaceChildren(
        el("button", { onclick: turn }, "Turn the board"),
        switched("Sound", isLoud, setLoud),
        switched("Winning chance", wantsWinning, (wanted) => {
            setWinning(wanted);
            again();
        }),
        ...aboutDice,
        el("button", { onclick: () => tell(() => review(id, jump, told)) }, "Review the game"),
        el("a", { href: `#/rules/${state.variant}` }, "Rules"),
        el("a", { href: `/api/v1/games/${id}/record`, download: "game.json" }, "Record as JSON"),
        el("a", { href: `/api/v1/games/${id}/record?as=pgn`, download: "game.pgn" }, "PGN"),
        told,
    );
}

function switched(name, isOn, set) {
    const press = ({ target }) => {
        set(!isOn());
        target.setAttribute("aria-pressed", isOn());
    };
    return el("button", { "aria-pressed": String(isOn()), onclick: press }, name);
}

async function chances(id, kinds) {
    const rolls = await ask(`/api/v1/games/${id}/chances`);
    return rolls.length === 0
        ? [el("p", {}, "No roll comes next.")]
        : rolls.map(({ dice, shares }) =>
              el(
                  "div",
                  {},
                  el("h3", {}, `The roll of ${dice} lets move`),
                  el(
                      "table",
                      { class: "chances" },
                      Object.entries(shares).map(([name, share]) => chance(name, share, kinds)),
                  ),
              ),
          );
}

function chance(name, share, kinds) {
    const icon = kinds.has(name) ? kindIcon(kinds.get(name)) : "";
    return el(
        "tr",
        {},
        el("th", { scope: "row" }, icon, capital(name)),
        el(
            "td",
            {},
            el("meter", { min: 0, max: 1, value: share, "aria-label": name }),
            ` ${(100 * share).toFixed(1)} %`,
        ),
    );
}

async function checked(id, own) {
    const record = await ask(`/api/v1/games/${id}/record`);
    if (!record["fair-dice"]) return [el("p", {}, "This game has no dice.")];
    const { found, rolls, proved, missing } = check(record, id, own);
    const rows = found.map(({ good, words }) =>
        el("li", { class: good ? "good" : "bad" }, `${good ? "✓" : "✗"} ${words}`),
    );
    const more = proved
        ? "Not compared: the faces. They follow from these numbers by the rules, which this page does not know; " +
          "the library compares them with the record."
        : missing
          ? `The dice were not agreed on, as ${missing} gave no share in them.`
          : `The host shows its secret when the game is over; then the ${rolls} rolls can be proved.`;
    return [el("ul", { class: "checks" }, rows, el("li", {}, more))];
}
