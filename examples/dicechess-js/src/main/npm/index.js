// The rules library in JavaScript. Loads the compiled library once; everything else is synchronous.
import { asText, guard, texts } from "./guard.js";
import { load as instantiate } from "./runtime.js";

/** Bundlers for browsers leave it out. */
const NODE_FILES = "node:fs/promises";

/** An error of the library. A definition that does not load has its problems here. */
export class DicechessError extends Error {
    constructor(message, problems, cause) {
        super(message, { cause });
        this.name = "DicechessError";
        this.problems = problems;
    }
}

/** Loads the library; source is the address or the bytes of dicechess.wasm. */
export async function load(source = new URL("dicechess.wasm", import.meta.url)) {
    const { exports } = await instantiate(await readable(source));
    return new Dicechess(exports);
}

/** Returns what the runtime reads: bytes, or an address that it fetches. */
async function readable(source) {
    if (!(source instanceof URL)) return source;
    if (source.protocol !== "file:") return source.href;
    const { readFile } = await import(/* webpackIgnore: true */ /* @vite-ignore */ NODE_FILES);
    return readFile(source);
}

/** Returns a uniform random number from 0 to total minus 1, by the platform's generator for keys. */
export function uniform(total) {
    if (!Number.isSafeInteger(total) || total < 1) throw new RangeError(`total ${total}; expected a whole number from 1`);
    const parts = new Uint32Array(2);
    const limit = 2 ** 53 - (2 ** 53 % total);
    for (;;) {
        crypto.getRandomValues(parts);
        const number = (parts[0] & 0x1fffff) * 2 ** 32 + parts[1];
        if (number < limit) return number % total;
    }
}

const withDefaults = ({ name = "definition", files = {}, options = {} } = {}) => [
    asText("name", name),
    texts("files", files),
    texts("options", options),
];

class Dicechess {
    #library;

    constructor(library) {
        this.#library = library;
    }

    get ids() {
        return this.#library.ids();
    }

    source(id) {
        return this.#library.source(asText("id", id));
    }

    describe(id) {
        return this.#library.describe(asText("id", id));
    }

    variant(id, options = {}) {
        return guard(this.#library.variant(asText("id", id), texts("options", options)));
    }

    define(text, settings) {
        const [name, files, options] = withDefaults(settings);
        asText("text", text);
        try {
            return guard(this.#library.define(name, text, files, options));
        } catch (failed) {
            const problems = this.#library.check(name, text, files, options);
            throw new DicechessError(failed.message, problems, failed);
        }
    }

    check(text, settings) {
        const [name, files, options] = withDefaults(settings);
        return this.#library.check(name, asText("text", text), files, options);
    }

    read(record) {
        return guard(this.#library.read(asText("record", record)));
    }
}
