// The buttons for everything that is not an event of the game: hint, take-back, draw, resignation, rematch.
import { el, refill } from "./dom.js";

const NAMES = {
    hint: "Hint",
    "take-back": "Take back",
    "accept-take-back": "Accept the take-back",
    "decline-take-back": "Decline the take-back",
    "propose-take-back": "Propose a take-back",
    "offer-draw": "Offer a draw",
    "accept-draw": "Accept the draw",
    "decline-draw": "Decline the draw",
    claim: "Claim the abandoned game",
    resign: "Resign",
    "accept-rematch": "Accept the rematch",
    "decline-rematch": "Decline the rematch",
    "offer-rematch": "Offer a rematch",
};
const AGAINST_LEVELS = { "propose-take-back": "Take back", "offer-rematch": "Play again, on the other side" };
const SURE_MS = 4000;
const SURE = "Really resign?";

/** What one does with an own offer, in place of declining it. */
const OWN = {
    "decline-take-back": ({ takeBack, you }) => takeBack === you && "Withdraw the proposal",
    "decline-draw": ({ offer, you }) => offer === you && "Withdraw the offer",
    "decline-rematch": ({ rematch, you }) => rematch === you && "Withdraw the offer of a rematch",
};

/**
 * Shows a button for each thing that the host allows now; act gets its name. A lost focus goes to the element. A
 * take-back that a roll forbids has a button, too: tell gets the reason.
 */
export function showActs(place, state, act, tell, otherwise) {
    const { may, stays } = state;
    const names = Object.keys(NAMES).filter((name) => may.includes(name) || (stays && name === "propose-take-back"));
    refill(
        place,
        names.map((name) => {
            const forbidden = !may.includes(name);
            const press = ({ target }) => {
                if (forbidden) tell(stays);
                else if (name === "resign") sure(place, target, () => act(name));
                else act(name);
            };
            const look = name.startsWith("accept") ? "primary" : undefined;
            const said = name === "resign" && isSure(place) ? SURE : words(name, state);
            return el("button", { class: look, "aria-disabled": forbidden && "true", onclick: press }, said);
        }),
        otherwise,
    );
}

function words(name, state) {
    const level = Object.keys(state.levels).length > 0 && AGAINST_LEVELS[name];
    return OWN[name]?.(state) || level || NAMES[name];
}

/** Until when a place is sure of a resignation: buttons are made anew meanwhile, as a move of the opponent arrives. */
const sureUntil = new WeakMap();

const isSure = (place) => Date.now() < (sureUntil.get(place) ?? 0);

/** Asks once more before something that cannot be undone. */
function sure(place, button, act) {
    if (isSure(place)) {
        sureUntil.delete(place);
        return act();
    }
    sureUntil.set(place, Date.now() + SURE_MS);
    button.textContent = SURE;
    return setTimeout(() => {
        const shown = [...place.children].find(({ textContent }) => textContent === SURE);
        if (shown && !isSure(place)) shown.textContent = NAMES.resign;
    }, SURE_MS);
}
