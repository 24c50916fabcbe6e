import { Choice, Game, Kind, View } from "./index.js";

export interface DiceBoardEvents {
    /** After each event that has been played. */
    play: CustomEvent<{ event: string; game: Game }>;
    /** After a take-back. */
    back: CustomEvent<{ game: Game }>;
    /** A choice, where the page shows moments of its own. */
    choose: CustomEvent<{ text: string }>;
    /** The choices that the page offers by buttons, where the board is bare; several may be what one click means. */
    offer: CustomEvent<{ choices: Choice[]; isMeant: boolean }>;
    /** After each drawing; width over height. */
    draw: CustomEvent<{ ratio: number }>;
    /** After the event that ended the game, or where a game that is over is set. */
    end: CustomEvent<{ game: Game; result: string }>;
}

/**
 * The element `<dice-board>`. Attributes: `plays` (`white`, `black`, `both`, `none`; `both` if absent), `seen-by`
 * (`white`, `black`), `theme` (`light`, `dark`, `auto`), `rolls` (`page` if the page rolls), `bare` (without dice, words
 * and buttons, which the page shows).
 */
export class DiceBoard extends HTMLElement {
    get game(): Game | undefined;
    set game(game: Game | null | undefined);
    /** Plays an event; throws if it is not possible. */
    play(event: string): void;
    /** Rolls the dice; throws where no roll comes next. */
    roll(): void;
    /** Takes back to the last decision of a side that plays here. */
    back(): void;
    /** The moment that is shown. */
    get view(): View | undefined;
    /** Shows a moment that the page has from elsewhere, as from the web host; the dice tumble if they were just rolled. */
    show(view: View | undefined, rolled?: boolean): void;
    /** The kinds whose outlines the dice show; a game sets them. */
    set kinds(kinds: Kind[]);
    /** Shows a choice that somebody advises. */
    hint(choice: Choice): void;
    /** Puts down what is picked up. */
    putDown(): void;
    /** Lets nothing be chosen until the next moment. */
    freeze(): void;
    /** Lets the piece at the end of a way walk along it. */
    walk(way: string[]): Promise<void>;
    addEventListener<K extends keyof DiceBoardEvents>(
        type: K,
        listener: (this: DiceBoard, event: DiceBoardEvents[K]) => unknown,
        options?: boolean | AddEventListenerOptions,
    ): void;
    addEventListener(
        type: string,
        listener: EventListenerOrEventListenerObject,
        options?: boolean | AddEventListenerOptions,
    ): void;
}

declare global {
    interface HTMLElementTagNameMap {
        "dice-board": DiceBoard;
    }
}
