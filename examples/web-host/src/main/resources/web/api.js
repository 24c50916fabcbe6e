// Talks to the host: requests, the tokens of this browser, and streams that come back.

const KEPT = "dicechess-games";

/** What this browser knows of its own games: token, side and seed by id. */
export function kept() {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
}

export function keep(id, more) {
    const all = kept();
    all[id] = { ...all[id], ...more };
    localStorage.setItem(KEPT, JSON.stringify(all));
}

export function forget(id) {
    const all = kept();
    delete all[id];
    localStorage.setItem(KEPT, JSON.stringify(all));
}

const random = (words) =>
    Array.from(crypto.getRandomValues(new Uint32Array(words)), (word) => word.toString(16).padStart(8, "0")).join("");

/** Makes the token of a player: the browser knows it before the host does, so an answer may be lost. */
export const newToken = () => random(6);

/** A host or a network that does not answer for so long is away. */
const LONGEST_MS = 20000;

/** Asks the host. A refusal is thrown as an error with the message of the host. */
export async function ask(path, { token, body, text, longest = LONGEST_MS } = {}) {
    const headers = {};
    if (token) headers.Authorization = `Bearer ${token}`;
    if (body) headers["Content-Type"] = "application/json";
    const answer = await fetch(path, {
        method: body ? "POST" : "GET",
        headers,
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(longest),
    });
    if (answer.ok) return text ? answer.text() : answer.json();
    const refusal = await answer.json().catch(() => ({ message: `the host answers ${answer.status}` }));
    throw Object.assign(new Error(refusal.message), { code: refusal.error, status: answer.status });
}

/** Asks until the host has answered, for what the host does once however often it is asked. */
export async function insist(path, asked, tries = Infinity) {
    for (let wait = 500, left = tries; ; wait = Math.min(2 * wait, 8000)) {
        try {
            return await ask(path, asked);
        } catch (failed) {
            const lost = !failed.status || failed.status >= 500 || failed.code === "too-many-requests";
            left--;
            if (!lost || left <= 0) throw failed;
            await new Promise((done) => setTimeout(done, wait));
        }
    }
}

/** Sends a command until the host has answered it; the key lets the host do it once. */
export function command(id, token, version, type, text = "") {
    return insist(`/api/v1/games/${id}/commands`, { token, body: { key: random(4), version, type, text } });
}

/** Returns the entries of a game up to a version; the host gives some at a time. */
export async function history(id, version) {
    const all = [];
    for (let more = true; more && all.length < version;) {
        const next = await ask(`/api/v1/games/${id}/entries?after=${all.length}`);
        more = next.length > 0;
        all.push(...next);
    }
    return all.slice(0, version);
}

/** Follows a game: each entry once and in order, with growing pauses while the host is away. Returns how to stop. */
export function follow(id, after, onEntry, onState) {
    let last = after,
        wait = 500,
        stopped = false,
        source,
        timer;
    const again = () => {
        source?.close();
        clearTimeout(timer);
        if (stopped) return;
        onState(false);
        timer = setTimeout(open, wait);
        wait = Math.min(2 * wait, 15000);
    };
    const open = () => {
        source = new EventSource(`/api/v1/games/${id}/stream?after=${last}`);
        source.onopen = () => {
            wait = 500;
            onState(true);
        };
        source.onerror = again;
        source.addEventListener("entry", ({ data }) => {
            const entry = JSON.parse(data);
            if (entry.version > last + 1) again();
            if (entry.version !== last + 1) return;
            last = entry.version;
            onEntry(entry);
        });
    };
    open();
    return () => {
        stopped = true;
        clearTimeout(timer);
        source?.close();
    };
}
