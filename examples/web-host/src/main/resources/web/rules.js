// The rules of a variant as far as its definition tells them, with a diagram of the moves of each kind.
import { ask } from "./api.js";
import { el, theme, capital } from "./dom.js";
import { kindIcon } from "./dice.js";
import { prose } from "./prose.js";

export async function rules(page, id) {
    const [{ game, kinds, dice, endings }, words] = await Promise.all([
        ask(`/api/v1/variants/${id}`),
        ask(`/api/v1/variants/${id}/rules`, { text: true }),
    ]);
    const byName = new Map(kinds.map((kind) => [kind.name, kind]));
    page.replaceChildren(
        el("h1", {}, game.name),
        el("p", { class: "about" }, game.about, ` ${game.squares} squares.`),
        el("img", {
            class: "whole",
            src: `/api/v1/variants/${id}/board?theme=${theme()}`,
            alt: `The start of ${game.name}`,
            width: 460,
            height: 460,
        }),
        dice.length
            ? el(
                  "section",
                  {},
                  el("h2", {}, "Dice"),
                  dice.map((row) => diceRow(row, byName)),
              )
            : "",
        game.options.length
            ? el(
                  "section",
                  {},
                  el("h2", {}, "Options"),
                  el(
                      "dl",
                      {},
                      game.options.flatMap((option) => [
                          el("dt", {}, option.title),
                          el("dd", {}, option.about, " ", el("em", {}, Object.values(option.choices).join("; "))),
                      ]),
                  ),
              )
            : "",
        endings.length
            ? el("section", {}, el("h2", {}, "How the game ends"), el("p", {}, capital(endings.join(", ")), "."))
            : "",
        el(
            "section",
            {},
            el("h2", {}, "Pieces"),
            el(
                "p",
                { class: "quiet" },
                "Each diagram shows one piece alone on the board: dots are moves, rings are captures.",
            ),
            el(
                "div",
                { class: "pieces" },
                kinds.map((kind) => pieceRow(id, kind)),
            ),
        ),
        words ? el("section", { class: "prose" }, el("h2", {}, "The rules in words"), prose(words)) : "",
    );
}

function diceRow({ name, count, faces }, byName) {
    const rows = Object.entries(faces).filter(([, kinds]) => kinds.length);
    const title = `${capital(name)}: ${count === 1 ? "one die" : `${count} dice`} of ${Object.keys(faces).length} faces`;
    return el(
        "div",
        { class: "faces" },
        el("h3", {}, title),
        rows.map(([face, kinds]) =>
            el(
                "span",
                { class: "facerow" },
                el("b", {}, face),
                kinds.map((kind) => [kindIcon(byName.get(kind)), kind]).flat(),
            ),
        ),
    );
}

function pieceRow(id, kind) {
    const facts = [kind.symbol, kind.betza && `Betza ${kind.betza}`, kind.royal && "royal"].filter(Boolean).join(" · ");
    return el(
        "figure",
        { class: "piece" },
        el("img", {
            src: `/api/v1/variants/${id}/moves/${kind.name}?theme=${theme()}`,
            loading: "lazy",
            width: 280,
            height: 300,
            alt: `Moves of the ${kind.name} from the middle of the board`,
        }),
        el(
            "figcaption",
            {},
            kindIcon(kind),
            el("b", {}, capital(kind.name.replaceAll("-", " "))),
            el("small", {}, facts),
        ),
    );
}
