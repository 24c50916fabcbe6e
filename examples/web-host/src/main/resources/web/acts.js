// The buttons for everything that is not an event of the game: hint, take-back, draw, resignation.
import { el, refill } from "./dom.js";

const NAMES = {
    hint: "Hint",
    "take-back": "Take back",
    "offer-draw": "Offer a draw",
    "accept-draw": "Accept the draw",
    "decline-draw": "Decline the draw",
    claim: "Claim the abandoned game",
    resign: "Resign",
};
const SURE_MS = 4000;

/** Shows a button for each thing that the host allows now; act gets its name. A lost focus goes to the element. */
export function showActs(place, { may, offer, you }, act, otherwise) {
    const names = Object.keys(NAMES).filter((name) => may.includes(name));
    refill(
        place,
        names.map((name) => {
            const text = name === "decline-draw" && offer === you ? "Withdraw the offer" : NAMES[name];
            const press = ({ target }) => (name === "resign" ? sure(target, () => act(name)) : act(name));
            return el("button", { onclick: press }, text);
        }),
        otherwise,
    );
}

/** Asks once more before something that cannot be undone. */
function sure(button, act) {
    if (button.dataset.sure) return act();
    const text = button.textContent;
    button.dataset.sure = "yes";
    button.textContent = `Really ${text.toLowerCase()}?`;
    return setTimeout(() => {
        delete button.dataset.sure;
        button.textContent = text;
    }, SURE_MS);
}
