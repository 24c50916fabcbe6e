// The rules library in JavaScript. Loads the compiled library once; everything else is synchronous.
import { asObject, asText, DicechessError, guard, texts, told } from "./guard.js";
import { load as instantiate } from "./runtime.js";

/** Bundlers for browsers leave it out. */
const NODE_FILES = "node:fs/promises";

export { DicechessError };

/** Loads the library; source is the address or the bytes of dicechess.wasm. */
export async function load(source = new URL("dicechess.wasm", import.meta.url)) {
    const { exports } = await instantiate(await readable(source));
    return new Dicechess(exports);
}

/** Returns what the runtime reads: bytes, or an address that it fetches. */
async function readable(source) {
    if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return source;
    if (typeof source !== "string" && !(source instanceof URL))
        throw new TypeError("source: expected the address or the bytes of dicechess.wasm");
    const address = String(source);
    if (address.startsWith("file:")) {
        const { readFile } = await import(/* webpackIgnore: true */ /* @vite-ignore */ NODE_FILES);
        return readFile(new URL(address));
    }
    // The runtime takes addresses for names of files in Node.
    return globalThis.process?.versions?.node && /^https?:/.test(address) ? fetched(address) : address;
}

async function fetched(address) {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.arrayBuffer();
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

function withDefaults(settings = {}) {
    const { name = "definition", files = {}, options = {}, ...others } = asObject("settings", settings, "an object");
    const [other] = Object.keys(others);
    if (other !== undefined) throw new TypeError(`settings.${other}; expected name, files or options`);
    return [asText("name", name), texts("files", files), texts("options", options)];
}

/** Asks the library. */
function ask(question) {
    try {
        return guard(question());
    } catch (failed) {
        throw told(failed);
    }
}

class Dicechess {
    #library;

    constructor(library) {
        this.#library = library;
    }

    get ids() {
        return this.#library.ids();
    }

    source(id) {
        return ask(() => this.#library.source(asText("id", id)));
    }

    describe(id) {
        return ask(() => this.#library.describe(asText("id", id)));
    }

    variant(id, options = {}) {
        return ask(() => this.#library.variant(asText("id", id), texts("options", options)));
    }

    define(text, settings) {
        const [name, files, options] = withDefaults(settings);
        asText("text", text);
        try {
            return guard(this.#library.define(name, text, files, options));
        } catch (failed) {
            throw told(failed, this.#library.check(name, text, files, options));
        }
    }

    check(text, settings) {
        const [name, files, options] = withDefaults(settings);
        return this.#library.check(name, asText("text", text), files, options);
    }

    read(record) {
        return ask(() => this.#library.read(asText("record", record)));
    }
}
