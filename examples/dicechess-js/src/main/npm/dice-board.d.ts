import { Game } from "./index.js";

/**
 * The element `<dice-board>`. Attributes: `plays` (`white`, `black`, `both`, `none`; `both` if absent), `seen-by`
 * (`white`, `black`), `theme` (`light`, `dark`, `auto`), `rolls` (`page` if the page rolls). Events: `play` with
 * `{event, game}`, `end` with `{game, result}`.
 */
export class DiceBoard extends HTMLElement {
    game: Game;
    /** Plays an event; throws if it is not possible. */
    play(event: string): void;
    /** Rolls the dice where a roll comes next. */
    roll(): void;
    /** Takes back to the last decision of a side that plays here. */
    back(): void;
}
