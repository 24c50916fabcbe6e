// Checks what a page hands to the library, which is compiled and knows no values of other types.

const text = (value) => typeof value === "string" || "a text";
const whole = (value) => (Number.isSafeInteger(value) && value >= 0) || "a whole number from 0";
const event = (value) => Number.isInteger(value) || "an event of list()";
const side = (value) => value === "white" || value === "black" || "'white' or 'black'";
const flag = (value) => typeof value === "boolean" || "true or false";

const CHECKS = {
    position: [text],
    read: [text],
    readPgn: [text],
    outcome: [whole],
    after: [text],
    explain: [text],
    words: [text],
    san: [text],
    typed: [text],
    perft: [whole],
    board: [flag],
    diagram: [text, flag],
    svg: [side, flag],
    view: [side, flag],
    at: [whole],
    advice: [whole],
    resigned: [side],
    event: [whole],
    play: [event],
    text: [event],
    weight: [event],
};

/** The object of the library behind one that a page sees. */
const INNER = Symbol("library");

/** For each class of the library the class that a page sees. */
const seen = new Map();

/** For each object of the library the one that a page sees. */
const outer = new WeakMap();

/** Checks arguments in the order of their parameters. */
export function check(name, checks, values) {
    checks.forEach((fits, i) => {
        const told = fits(values[i]);
        if (told !== true) throw new TypeError(`${name}: ${shown(values[i])}; expected ${told}`);
    });
}

function shown(value) {
    if (typeof value === "string") return `'${value.slice(0, 60)}'`;
    const isPlain = value === null || !["object", "function"].includes(typeof value);
    return isPlain ? String(value) : Object.prototype.toString.call(value);
}

/** Returns an object that does what one of the library does, and checks its arguments; other values as they are. */
export function guard(value) {
    if (value === null || typeof value !== "object") return value;
    const prototype = Object.getPrototypeOf(value);
    if (prototype === Object.prototype || prototype === Array.prototype) return value;
    if (!seen.has(prototype)) seen.set(prototype, seenFor(prototype));
    if (!outer.has(value)) outer.set(value, Object.create(seen.get(prototype), { [INNER]: { value } }));
    return outer.get(value);
}

function seenFor(prototype) {
    const made = {};
    for (const [name, { get, value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
        if (get) Object.defineProperty(made, name, { enumerable: true, get: guardedProperty(get) });
        else if (typeof value === "function" && name !== "constructor") made[name] = guardedMethod(name, value);
    }
    return made;
}

function guardedProperty(get) {
    return function () {
        return guard(get.call(this[INNER]));
    };
}

function guardedMethod(name, method) {
    const checks = (CHECKS[name] ?? []).slice(0, method.length);
    const [fits] = checks;
    // Searches call these two forms often.
    if (method.length === 0)
        return function () {
            return guard(method.call(this[INNER]));
        };
    if (checks.length === 1)
        return function (value) {
            if (fits(value) !== true) check(name, checks, [value]);
            return guard(method.call(this[INNER], value));
        };
    return function (...values) {
        check(name, checks, values);
        return guard(method.apply(this[INNER], values));
    };
}

/** Checks an object whose properties are texts. */
export function texts(name, object) {
    if (object === null || typeof object !== "object" || Array.isArray(object))
        throw new TypeError(`${name}: ${shown(object)}; expected an object of texts`);
    for (const [key, value] of Object.entries(object)) check(`${name}.${key}`, [text], [value]);
    return object;
}

/** Checks a text. */
export function asText(name, value) {
    check(name, [text], [value]);
    return value;
}
