import { BoardElement, BoardEvents } from "./element.js";
import { Game } from "./index.js";

export interface DiceBoardEvents extends BoardEvents {
    /** After each event that has been played. */
    play: CustomEvent<{ event: string; game: Game }>;
    /** After a take-back. */
    back: CustomEvent<{ game: Game }>;
    /** After the event that ended the game, or where a game that is over is set. */
    end: CustomEvent<{ game: Game; result: string }>;
}

/**
 * The element `<dice-board>`, which plays a game. It has more attributes than BoardElement: `seen-by` (`white`,
 * `black`), `theme` (`light`, `dark`, `auto`), `rolls` (`page` if the page rolls).
 */
export class DiceBoard extends BoardElement<DiceBoardEvents> {
    get game(): Game | undefined;
    set game(game: Game | null | undefined);
    /** Plays an event; throws if it is not possible. Listeners may play on: all hear of events in their order. */
    play(event: string): void;
    /** Rolls the dice; throws where no roll comes next. */
    roll(): void;
    /**
     * The number of events behind which the game is shown. Nothing can be chosen at an earlier moment, and the game
     * goes on meanwhile: the next event shows it as it is, as `undefined` does. Throws a RangeError unless 0 to the
     * number of events.
     */
    get moment(): number | undefined;
    set moment(events: number | undefined);
    /** Whether `back` has somewhere to go. */
    get canBack(): boolean;
    /**
     * Takes back to the last decision of a side that plays here; nothing happens if there is none. Dice that come after
     * it are rolled anew.
     */
    back(): void;
}

declare global {
    interface HTMLElementTagNameMap {
        "dice-board": DiceBoard;
    }
}
