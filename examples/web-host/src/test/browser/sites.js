// Pages of other sites: what a browser lets them do at a host whose owner allows one of them.
const assert = require("assert");
const http = require("http");
const { startHost } = require("./host.js");

/** Serves an empty page at a name that is not the host's. */
const startSite = () =>
    new Promise((started) => {
        const server = http.createServer((_, answer) => {
            answer.setHeader("Content-Type", "text/html");
            answer.end("<!doctype html><title>a site</title><p data-ready>Hello</p>");
        });
        server.listen(0, "localhost", () => {
            started({ origin: `http://localhost:${server.address().port}`, stop: () => server.close() });
        });
    });

/** Plays as a bot would, in the page; returns the kind of the first entry that its stream tells. */
async function play(api) {
    const headers = { "Content-Type": "application/json" };
    const post = (path, body) => fetch(api + path, { method: "POST", headers, body: JSON.stringify(body) });
    const { token } = await (await post("/bots", {})).json();
    headers.Authorization = `Bearer ${token}`;
    const { game } = await (await post("/games", { variant: "chess", listed: true })).json();
    const told = new Promise((tell, fail) => {
        const stream = new EventSource(`${api}/games/${game}/stream`);
        stream.addEventListener("entry", ({ data }) => tell(JSON.parse(data).kind));
        stream.onerror = fail;
    });
    return told;
}

/** Tries what a page may send or show without being allowed; returns what it could read. */
async function attack(api) {
    const read = [];
    const form = JSON.stringify({ variant: "chess", listed: true });
    const tries = [
        () => fetch(`${api}/games`),
        () => fetch(`${api}/games`, { credentials: "include" }),
        () => fetch(`${api}/games`, { method: "POST", headers: { "Content-Type": "application/json" }, body: form }),
        () => fetch(`${api}/games`, { method: "POST", body: form }),
        () => fetch(`${api}/games`, { method: "POST", body: form, mode: "no-cors" }),
        () => fetch(`${api}/games`, { mode: "no-cors" }),
    ];
    for (const each of tries) read.push(await each().then((answer) => answer.text(), () => ""));
    document.body.innerHTML = `<iframe name="hidden"></iframe><form method="post" enctype="text/plain" target="hidden"
        action="${api}/games"><input name='{"variant":"chess","listed":true,"name":"' value='"}'></form>`;
    document.forms[0].submit();
    await new Promise((done) => setTimeout(done, 500));
    return read.join("");
}

module.exports = (browser) => ({
    async "a page of another site does what the owner allows"() {
        const [friend, stranger] = [await startSite(), await startSite()];
        const host = await startHost("--allow-origin", friend.origin);
        const api = `${host.url}api/v1`;
        const lobby = async () => (await (await fetch(`${api}/games`)).json()).length;
        try {
            const page = await browser().open(`${stranger.origin}/`);
            assert.strictEqual(await page.evaluate(attack, api), "");
            assert.strictEqual(await page.evaluate(play, api).catch(() => "refused"), "refused");
            assert.strictEqual(await lobby(), 0);
            await page.goto(`${friend.origin}/`);
            assert.strictEqual(await page.evaluate(play, api), "join");
            assert.strictEqual(await lobby(), 1);
            await page.context().close();
        } finally {
            browser().problems.splice(0); // that requests go elsewhere, and are refused
            for (const each of [host, friend, stranger]) each.stop();
        }
    },
});
