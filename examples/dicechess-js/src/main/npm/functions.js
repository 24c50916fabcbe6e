// The functions that the runtime of the compiled library asks for by their text. They are made without evaluating text,
// which many pages forbid; a text that is not known here is an error.

/** What scripts of the compiled library do. */
const SCRIPTS = new Map([
    ["return value;", (value) => value],
    ["return str;", (text) => text],
    ["return Object.keys(object);", (object) => Object.keys(object)],
    ["{return {};}", () => ({})],
]);

/** The makers of functions by the first parameters of their text. */
const MAKERS = new Map([
    ["rethrowJavaAsJs,fn", exported],
    ["rethrowJsAsJava,fn", () => called],
    ["rethrowJsAsJava,getGlobalName,instance,method", () => calledMethod],
    ["rethrowJsAsJava,constructor", () => constructed],
    ["constructor", () => named],
    ["wrapCallFromJavaToJs", () => script],
]);

/** Stands for the function of the language in the runtime, which imports it: parameters, then the body. */
export function Function(...texts) {
    const body = texts.pop();
    const parameters = texts.filter((name) => !/^p\d+$|^body$/.test(name)).join(",");
    const maker = MAKERS.get(parameters);
    if (maker) return maker(body);
    if (body.startsWith("return [")) return (...items) => items;
    const [, name] = /^return ([\w$.]+);$/.exec(body) ?? unknown(body);
    return () => name.split(".").reduce((owner, part) => owner[part], globalThis);
}

/** A function of the library as pages see it: its length tells how many arguments it takes. */
function exported(body) {
    const [, parameters] = /^return function\(([\w, ]*)\)/.exec(body) ?? unknown(body);
    const length = parameters === "" ? 0 : parameters.split(",").length;
    const make = body.includes("fn(this") ? (METHODS[length] ?? method) : plain;
    return (rethrow, fn) => Object.defineProperty(make(rethrow, fn), "length", { value: length });
}

const plain = (rethrow, fn) =>
    function (...values) {
        try {
            return fn(...values);
        } catch (error) {
            return rethrow(error);
        }
    };

/** Searches call methods with no argument and with one often, and lists of arguments are slower. */
const METHODS = [
    (rethrow, fn) =>
        function () {
            try {
                return fn(this);
            } catch (error) {
                return rethrow(error);
            }
        },
    (rethrow, fn) =>
        function (value) {
            try {
                return fn(this, value);
            } catch (error) {
                return rethrow(error);
            }
        },
];

const method = (rethrow, fn) =>
    function (...values) {
        try {
            return fn(this, ...values);
        } catch (error) {
            return rethrow(error);
        }
    };

function called(rethrow, fn, ...values) {
    try {
        return fn(...values);
    } catch (error) {
        return rethrow(error);
    }
}

function calledMethod(rethrow, global, instance, name, ...values) {
    try {
        return instance === null ? global(name)(...values) : instance[name](...values);
    } catch (error) {
        return rethrow(error);
    }
}

function constructed(rethrow, constructor, ...values) {
    try {
        return new constructor(...values);
    } catch (error) {
        return rethrow(error);
    }
}

/** A class of the library, for pages. */
function named(constructor) {
    return function (marker, object) {
        return constructor.call(this, marker, object);
    };
}

/** A script of the library; its text stands behind the names of its parameters. */
function script(wrap, ...texts) {
    const body = texts.at(-1);
    return SCRIPTS.get(body) ?? unknown(body);
}

function unknown(body) {
    throw new Error(`the runtime asks for a function that is not known: ${body}`);
}
