// Checks what a page hands to the library, which is compiled and knows no values of other types.

const LONGEST_MESSAGE = 2000;
const MOST = 2 ** 31 - 1;

/** An error of the library. A definition that does not load has its problems here. */
export class DicechessError extends Error {
    constructor(message, problems, cause) {
        super(message, { cause });
        this.name = "DicechessError";
        this.problems = problems;
    }
}

/** Returns what a page catches: what the library says no to is an error of its own class. */
export function told(failed, problems = []) {
    if ([TypeError, RangeError, WebAssembly.RuntimeError].some((other) => failed instanceof other)) return failed;
    const { message } = failed;
    const isLong = message.length > LONGEST_MESSAGE;
    return new DicechessError(isLong ? `${message.slice(0, LONGEST_MESSAGE)}...` : message, problems, failed);
}

const text = (value) => typeof value === "string" || "a text";
const whole = (value) => (Number.isInteger(value) && value >= 0 && value <= MOST) || `a whole number from 0 to ${MOST}`;
const weight = (value) => (Number.isSafeInteger(value) && value >= 0) || "a whole number from 0";
const event = (value) => (Number.isInteger(value) && (value | 0) === value) || "an event of list()";
const side = (value) => value === "white" || value === "black" || "'white' or 'black'";
const flag = (value) => typeof value === "boolean" || "true or false";

const CHECKS = {
    position: [text],
    read: [text],
    readPgn: [text],
    outcome: [weight],
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
        if (get) Object.defineProperty(made, name, { enumerable: true, get: guarded(name, prototype, get) });
        else if (typeof value === "function" && name !== "constructor") made[name] = guarded(name, prototype, value);
    }
    return made;
}

/** Returns the object of the library behind that which a method is called on. */
function inner(name, prototype, object) {
    const found = object?.[INNER];
    if (found === undefined || Object.getPrototypeOf(found) !== prototype)
        throw new TypeError(`${name}: ${shown(object)}; expected a call on the object that has it`);
    return found;
}

function guarded(name, prototype, method) {
    const checks = (CHECKS[name] ?? []).slice(0, method.length);
    const [fits] = checks;
    // Searches call these two forms often.
    if (method.length === 0)
        return function () {
            const object = inner(name, prototype, this);
            try {
                return guard(method.call(object));
            } catch (failed) {
                throw told(failed);
            }
        };
    if (checks.length === 1)
        return function (value) {
            if (fits(value) !== true) check(name, checks, [value]);
            const object = inner(name, prototype, this);
            try {
                return guard(method.call(object, value));
            } catch (failed) {
                throw told(failed);
            }
        };
    return function (...values) {
        check(name, checks, values);
        const object = inner(name, prototype, this);
        try {
            return guard(method.apply(object, values));
        } catch (failed) {
            throw told(failed);
        }
    };
}

/** Checks that a value is a plain object; what says what it should have been. */
export function asObject(name, value, what) {
    const isPlain = value !== null && typeof value === "object" && shown(value) === "[object Object]";
    if (!isPlain) throw new TypeError(`${name}: ${shown(value)}; expected ${what}`);
    return value;
}

/** Checks an object whose properties are texts, and returns a copy: what answers once may answer otherwise again. */
export function texts(name, object) {
    const entries = Object.entries(asObject(name, object, "an object of texts"));
    for (const [key, value] of entries) check(`${name}.${key}`, [text], [value]);
    return Object.fromEntries(entries);
}

/** Checks a text. */
export function asText(name, value) {
    check(name, [text], [value]);
    return value;
}
