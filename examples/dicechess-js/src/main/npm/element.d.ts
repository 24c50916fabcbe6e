import { Area, Choice, Kind, View } from "./index.js";

export interface BoardEvents extends HTMLElementEventMap {
    /** A choice. */
    choose: CustomEvent<{ text: string }>;
    /** The choices that the page offers by buttons, where the board is bare; several may be what one click means. */
    offer: CustomEvent<{ choices: Choice[]; isMeant: boolean }>;
    /** After each drawing; width over height. */
    draw: CustomEvent<{ ratio: number }>;
}

/**
 * An element that shows moments which the page gets from elsewhere, as from the web host. A page defines it under a
 * name of its own. Attributes: `plays` (`white`, `black`, `both`, `none`; `both` if absent), `bare` (without dice,
 * words and buttons, which the page shows).
 */
export class BoardElement<Events extends BoardEvents = BoardEvents> extends HTMLElement {
    /** The moment that is shown. */
    get view(): View | undefined;
    /** Shows a moment; the dice tumble if they were just rolled. */
    show(view: View | undefined, rolled?: boolean): void;
    /** Draws the same moment again, as where a page has changed its colours. */
    redraw(): void;
    /** The kinds whose outlines the dice show. */
    set kinds(kinds: Kind[]);
    /** The areas whose colours a legend tells. */
    set areas(areas: Area[]);
    /** Tells people who do not see the board. */
    say(words: string): void;
    /** Shows a choice that somebody advises. */
    hint(choice: Choice): void;
    /** Puts down what is picked up. */
    putDown(): void;
    /** Lets nothing be chosen until the next moment. */
    freeze(): void;
    /** Lets the piece at the end of a way walk along it: `view.way`, after `show`. */
    walk(way: string[]): Promise<void>;
    addEventListener<K extends keyof Events>(
        type: K,
        listener: (this: this, event: Events[K]) => unknown,
        options?: boolean | AddEventListenerOptions,
    ): void;
    addEventListener(
        type: string,
        listener: EventListenerOrEventListenerObject,
        options?: boolean | AddEventListenerOptions,
    ): void;
    removeEventListener<K extends keyof Events>(
        type: K,
        listener: (this: this, event: Events[K]) => unknown,
        options?: boolean | EventListenerOptions,
    ): void;
    removeEventListener(
        type: string,
        listener: EventListenerOrEventListenerObject,
        options?: boolean | EventListenerOptions,
    ): void;
}
