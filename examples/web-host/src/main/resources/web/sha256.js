// SHA-256 and HMAC (FIPS 180-4, RFC 2104), for pages that are not served over TLS and so have no crypto.subtle.

const fraction = (x) => ((x - Math.floor(x)) * 2 ** 32) >>> 0;
const PRIMES = [];
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((prime) => n % prime)) PRIMES.push(n);
const K = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const turn = (x, n) => (x >>> n) | (x << (32 - n));

export function sha256(bytes) {
    const padded = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64);
    padded.set(bytes);
    padded[bytes.length] = 0x80;
    const view = new DataView(padded.buffer);
    view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
    view.setUint32(padded.length - 4, bytes.length * 8);
    const hash = START.slice();
    const w = new Uint32Array(64);
    for (let at = 0; at < padded.length; at += 64) {
        for (let i = 0; i < 64; i++) w[i] = i < 16 ? view.getUint32(at + 4 * i) : next(w, i);
        const s = round(hash.slice(), w);
        hash.forEach((h, i) => {
            hash[i] = (h + s[i]) >>> 0;
        });
    }
    const result = new DataView(new ArrayBuffer(32));
    hash.forEach((h, i) => result.setUint32(4 * i, h));
    return new Uint8Array(result.buffer);
}

function next(w, i) {
    const a = w[i - 15],
        b = w[i - 2];
    return w[i - 16] + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + w[i - 7] + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
}

function round([a, b, c, d, e, f, g, h], w) {
    for (let i = 0; i < 64; i++) {
        const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i]) >>> 0;
        const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
        [a, b, c, d, e, f, g, h] = [(one + two) >>> 0, a, b, c, (d + one) >>> 0, e, f, g];
    }
    return [a, b, c, d, e, f, g, h];
}

export function hmac(key, bytes) {
    const block = new Uint8Array(64);
    block.set(key.length > 64 ? sha256(key) : key);
    const inner = sha256(
        join(
            block.map((byte) => byte ^ 0x36),
            bytes,
        ),
    );
    return sha256(
        join(
            block.map((byte) => byte ^ 0x5c),
            inner,
        ),
    );
}

export function join(...parts) {
    const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
    let at = 0;
    for (const part of parts) {
        all.set(part, at);
        at += part.length;
    }
    return all;
}

export const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
export const bytes = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
