// Packs a text into the part of an address behind #, and reads it again.
const MOST = 200_000;

async function bytesOf(stream) {
    return new Uint8Array(await new Response(stream).arrayBuffer());
}

export async function toLink(text) {
    const packed = await bytesOf(new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw")));
    const letters = Array.from(packed, (byte) => String.fromCharCode(byte)).join("");
    return `d=${btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** Returns the text of a link; undefined if there is none, it is broken, or it holds too much. */
export async function fromLink(hash) {
    const found = /^#d=([A-Za-z0-9_-]+)$/.exec(hash.replace(/(?:%20|[.,;)>\s])+$/, "")); // mail adds signs to addresses
    if (!found) return undefined;
    try {
        const letters = atob(found[1].replaceAll("-", "+").replaceAll("_", "/"));
        const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
        const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
        const parts = [];
        for (let size = 0; size <= MOST; ) {
            const { done, value } = await reader.read();
            if (done) return new TextDecoder("utf-8", { fatal: true }).decode(await new Blob(parts).arrayBuffer());
            parts.push(value);
            size += value.length;
        }
        await reader.cancel();
    } catch {
        // A broken link is no definition.
    }
    return undefined;
}
