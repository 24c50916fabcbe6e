// Tests of what the page does around the dice and seats: the check of a transcript, lost answers, refused seats.
const assert = require("assert");
const { execFileSync } = require("child_process");
const fs = require("fs");
const os = require("os");
const path = require("path");
const { newGame, look } = require("./player.js");

const CHECKER = path.join(__dirname, "..", "..", "..", "fair-dice", "check.js");
const CALM = { reducedMotion: "reduce" };

/** The record of a finished game must pass, here and in a checker that shares no line with the page. */
async function checkRecord(page) {
    const record = await page.evaluate(async () => {
        const id = location.hash.split("/").at(-1);
        return (await fetch(`/api/v1/games/${id}/record`)).text();
    });
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "web-host-")), "game.json");
    fs.writeFileSync(file, record);
    assert.match(execFileSync("node", [CHECKER, file]).toString(), /all hashes proved/);
    const missed = await page.evaluate(findMissed);
    assert.deepStrictEqual(missed, []);
}

/** Runs on the page: changes one field after the other, and returns what the check has not found. */
async function findMissed() {
    const { check, draw, read } = await import("/fair.js");
    const id = location.hash.split("/").at(-1);
    const own = JSON.parse(localStorage.getItem("dicechess-games"))[id];
    const record = await (await fetch(`/api/v1/games/${id}/record`)).json();
    const text = record["fair-dice"];
    const said = read(text);
    const finds = (changed, mine = own) => {
        try {
            return check(changed, id, mine).found.some(({ good }) => !good);
        } catch {
            return true;
        }
    };
    const withText = (change) => ({ ...record, "fair-dice": change(text) });
    const line = (form, put) => withText((all) => all.replace(form, put));
    const flip = (all, before, digit) => `${before}${digit === "0" ? "1" : "0"}`;
    /** Draws the last roll again, as a host may that looks for a better one. */
    const redrawn = (change) => {
        const last = said.rolls.at(-1);
        const roll = { ...last, ...change(last) };
        const { hash } = draw(said.terms, said.secret, said.seeds.white, said.seeds.black, roll);
        const old = `roll ${last.index} event ${last.event} of ${last.total}\ndrawn ${last.hash}`;
        const fresh = `roll ${roll.index} event ${roll.event} of ${roll.total}\ndrawn ${hash}`;
        return withText((all) => all.replace(old, fresh));
    };
    /** A roll that comes next, properly drawn, where nothing may follow. */
    const further = () => {
        const { total } = said.rolls.at(-1);
        const roll = { index: String(said.rolls.length), event: String(record.events.length), total };
        const { hash } = draw(said.terms, said.secret, said.seeds.white, said.seeds.black, roll);
        return `roll ${roll.index} event ${roll.event} of ${total}\ndrawn ${hash}\n`;
    };
    const lastRoll = (all) => all.replace(/roll \d+ event \d+ of \d+\ndrawn [0-9a-f]+\n(?=secret)/, "");
    const doubled = (all) =>
        all.replace(/roll (\d+) event (\d+) of (\d+)\n(drawn [0-9a-f]+\n)(?=secret)/, (two, i, e, t, drawn) => {
            return `${two}roll ${Number(i) + 1} event ${Number(e) + 1} of ${t}\n${drawn}`;
        });
    const changes = {
        game: line(/^game: ./m, "game: x"),
        rules: line(/^(rules: )(.)/m, flip),
        scheme: line("one-secret-committed", "one-secret"),
        "rules of the record": { ...record, rules: "0".repeat(64) },
        "an option of the record": { ...record, options: { ...record.options, "no-such": "option" } },
        "commitment of the host": line(/^(commit host )(.)/m, flip),
        "commitment of White": line(/^(commit white )(.)/m, flip),
        "seed of White": line(/^(seed white )(.)/m, flip),
        "seed of Black": line(/^(seed black )(.)/m, flip),
        secret: line(/^(secret )(.)/m, flip),
        hash: line(/^(drawn )(.)/m, flip),
        "total of a roll": line(/^(roll 0 event \d+ of )(\d)/m, "$19"),
        "index that was skipped": redrawn(({ index }) => ({ index: String(Number(index) + 1) })),
        "index of another roll": redrawn(() => ({ index: "0" })),
        "event of a roll": redrawn(({ event }) => ({ event: String(Number(event) + 1) })),
        "event before the last roll": redrawn(() => ({ event: "0" })),
        "a roll less": withText(lastRoll),
        "a roll more": withText(doubled),
        "a roll of the record less": { ...record, events: record.events.slice(1) },
        "a roll of the record more": { ...record, events: [...record.events, "[1 1]", "[1 1]"] },
        "a seed before a commitment": withText((all) => all.replace(/^(commit black .*\n)(seed white .*\n)/m, "$2$1")),
        "a roll after the secret": withText((all) => all + further()),
        "two rolls that come next": {
            ...withText((all) => all.replace(/^secret .*\n/m, "")),
            events: record.events.slice(0, Number(said.rolls.at(-2).event)),
        },
        "a roll that is not drawn": withText((all) => all.replace(/drawn [0-9a-f]+\nsecret .*\n$/, "")),
    };
    const missed = Object.keys(changes).filter((name) => !finds(changes[name], {}));
    for (const [name, mine] of Object.entries({ seed: { seed: "00".repeat(32) }, host: { host: "0".repeat(64) } }))
        if (!finds(record, { ...own, ...mine })) missed.push(`own ${name}`);
    const honest = check(record, id, own);
    if (finds(record) || !honest.proved) missed.push("an honest record is not proved");
    const hidden = withText((all) => all.replace(/^secret .*\n/m, ""));
    if (check(hidden, id, own).proved) missed.push("no secret");
    const ahead = { ...hidden, events: record.events.slice(0, Number(said.rolls.at(-1).event)) };
    if (finds(ahead)) missed.push("a roll that comes next is allowed");
    return missed;
}

/**
 * Holds back the answers of the host to a page until they are let go: the first function that is returned lets the
 * first answers go, as many as asked, or else all; the second function all others.
 */
async function hold(page, url, first = Infinity) {
    const letGo = [];
    const free = [0, 1].map((i) => new Promise((done) => (letGo[i] = done)));
    let asked = 0;
    await page.route(url, async (route) => {
        const group = asked++ < first ? 0 : 1;
        const answer = await route.fetch();
        await free[group];
        await route.fulfill({ response: answer });
    });
    return letGo;
}

module.exports = (browser, url) => ({
    async "the dice go on when the answer to a share comes late"() {
        const desk = await browser().open(url(), CALM);
        const [letGo] = await hold(desk, "**/commands");
        await newGame(desk, "dice-chess", { opponent: "person" });
        await desk.waitForTimeout(300);
        const other = await browser().open(desk.url(), CALM);
        await other.click(".over button");
        await desk.waitForFunction(() => /Agreeing on the dice/.test(document.querySelector(".banner").textContent));
        letGo();
        for (const page of [desk, other]) await page.waitForSelector(".banner.playing", { timeout: 10000 });
        for (const page of [desk, other]) await page.context().close();
    },
    async "nothing can be chosen in a state that an own move has made old"() {
        const desk = await browser().open(url(), CALM);
        await newGame(desk, "chess", { opponent: "person" });
        const other = await browser().open(desk.url(), CALM);
        await other.click(".over button");
        await desk.waitForSelector(".banner.yours");
        const letStatesGo = await hold(desk, /\/api\/v1\/games\/[^/]+\?/, 1);
        const letAnswerGo = await hold(desk, "**/commands");
        const answered = desk.waitForResponse("**/commands");
        await desk.emulateMedia({ colorScheme: "dark" }); // so that the page asks for the state once more
        await desk.waitForTimeout(300);
        for (const square of ["e2", "e4"]) await desk.click(`[data-square=${square}]`);
        await other.waitForSelector(".banner.yours");
        letStatesGo[0]();
        await desk.waitForTimeout(300);
        letAnswerGo[0]();
        await answered;
        await desk.waitForTimeout(300);
        assert.deepStrictEqual((await look(desk)).next, []);
        letStatesGo[1]();
        await desk.waitForFunction(() => /Opponent/.test(document.querySelector(".banner").textContent));
        for (const page of [desk, other]) await page.context().close();
    },
    async "the next choices are there when the answer to a move comes after the reply"() {
        const desk = await browser().open(url(), CALM);
        await newGame(desk, "chess", { opponent: "person" });
        const other = await browser().open(desk.url(), CALM);
        await other.click(".over button");
        await desk.waitForSelector(".banner.yours");
        const letGo = await hold(desk, "**/commands");
        for (const square of ["e2", "e4"]) await desk.click(`[data-square=${square}]`);
        await other.waitForSelector(".banner.yours");
        for (const square of ["e7", "e5"]) await other.click(`[data-square=${square}]`);
        await desk.waitForSelector(".banner.yours");
        assert.deepStrictEqual((await look(desk)).next, []);
        letGo[0]();
        await desk.waitForSelector('[data-square][aria-label="d2: White pawn, can be chosen"]');
        for (const page of [desk, other]) await page.context().close();
    },
    async "a seat that is taken meanwhile is refused with words"() {
        const desk = await browser().open(url(), CALM);
        await newGame(desk, "chess", { opponent: "person" });
        const lobby = await browser().open(url(), CALM);
        const game = await browser().open(desk.url(), CALM);
        await game.waitForSelector(".over button");
        await game.route("**/stream*", (route) => route.abort()); // so that the page still shows the free seat
        await game.reload();
        await game.waitForSelector(".over button");
        await lobby.waitForSelector("text=Join");
        await lobby.evaluate((id) => {
            const headers = { "Content-Type": "application/json" };
            return fetch(`/api/v1/games/${id}/join`, { method: "POST", headers, body: "{}" });
        }, desk.url().split("/").at(-1));
        await lobby.click("button:has-text('Join')");
        await lobby.waitForSelector(".lists .error:has-text('Both seats of this game are taken')");
        await game.click(".over button");
        await game.waitForSelector(".notice:has-text('Both seats of this game are taken')");
        const kept = await lobby.evaluate(() => localStorage.getItem("dicechess-games") ?? "{}");
        assert.strictEqual(kept, "{}");
        for (const page of [desk, lobby, game]) await page.context().close();
        browser().forgive(/409|ERR_FAILED/);
    },
    async "a lost answer to a join loses no seat"() {
        const desk = await browser().open(url(), CALM);
        await newGame(desk, "chess", { opponent: "person" });
        const other = await browser().open(desk.url(), CALM);
        let lost = 0;
        await other.route("**/join", async (route) => {
            await route.fetch();
            lost++;
            return lost === 1 ? route.abort() : route.continue();
        });
        await other.click(".over button");
        await other.waitForSelector(".acts button:has-text('Resign')"); // only who has a seat may resign
        assert.match(await other.textContent(".bottom-seat"), /Black/);
        assert(lost >= 2, "the join is sent again");
        for (const page of [desk, other]) await page.context().close();
        browser().forgive(/ERR_FAILED/);
    },
    async "the lobby lists games that go on first, and those that wait for you before all"() {
        const page = await browser().open(url(), CALM);
        await newGame(page, "chess", { opponent: "level-1" });
        await page.waitForSelector(".banner.yours");
        const form = { variant: "chess", opponent: "level-1" };
        const tickets = await page.evaluate(async (body) => {
            const make = async () => {
                const headers = { "Content-Type": "application/json" };
                return (await fetch("/api/v1/games", { method: "POST", headers, body: JSON.stringify(body) })).json();
            };
            const made = [await make(), await make()];
            for (const [i, { game, token }] of made.entries()) {
                const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
                const end = { key: "key-of-the-end", version: 2, type: i ? "resign" : "play", text: i ? "" : "e2e4" };
                await fetch(`/api/v1/games/${game}/commands`, { method: "POST", headers, body: JSON.stringify(end) });
            }
            const all = JSON.parse(localStorage.getItem("dicechess-games"));
            for (const { game, token, side } of made) all[game] = { token, side, at: Date.now() + 9 };
            for (let i = 0; i < 60; i++) all[`dead${i}`] = { token: "x", side: "white", at: Date.now() + 99 };
            localStorage.setItem("dicechess-games", JSON.stringify(all));
            return made;
        }, form);
        assert.strictEqual(tickets.length, 2);
        await page.goto(url());
        await page.waitForFunction(() => document.querySelectorAll("[aria-labelledby=mine] li").length === 3);
        const tags = await page.$$eval("[aria-labelledby=mine] .tag", (all) => all.map((tag) => tag.textContent));
        assert.strictEqual(tags[0], "your turn");
        assert.strictEqual(tags[2], "over");
        await page.context().close();
    },
});
Object.assign(module.exports, { checkRecord, hold });
