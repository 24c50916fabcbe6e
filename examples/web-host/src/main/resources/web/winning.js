// White's winning chance beside the board, where the host tells it and this browser wants it.
import { ask } from "./api.js";
import { el } from "./dom.js";

const KEPT = "dicechess-winning";

/** Returns whether this browser wants to see it; it does not until the switch says so. */
export const wantsWinning = () => localStorage.getItem(KEPT) === "on";

export function setWinning(wanted) {
    localStorage.setItem(KEPT, wanted ? "on" : "off");
}

/** Returns whether the host tells it: a person who plays another one gets no help. */
export const tellsWinning = ({ stage, levels }) =>
    stage === "over" || (stage === "playing" && Object.keys(levels).length > 0);

/** Shows the chance of a moment in a place, unless another moment is asked for meanwhile. */
export async function showWinning(place, id, state) {
    const asked = `${state.version} ${state.shown}`;
    place.dataset.asked = asked;
    if (!wantsWinning() || !tellsWinning(state)) return place.replaceChildren();
    const told = await ask(`/api/v1/games/${id}/winning?ply=${state.shown}`).catch(() => undefined);
    if (place.dataset.asked === asked) place.replaceChildren(...(told ? bar(told.white) : []));
}

function bar(white) {
    const words = `White ${Math.round(100 * white)} %`;
    const meter = el("meter", { min: 0, max: 1, value: white, "aria-label": "White's winning chance" });
    return [meter, el("span", {}, words)];
}
