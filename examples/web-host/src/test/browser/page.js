// Tests of pages between two moments: late answers, lost answers, the focus, and texts of strangers.
const assert = require("assert");
const http = require("http");
const { newGame, look } = require("./player.js");
const { hold } = require("./dice.js");

const CALM = { reducedMotion: "reduce" };
const AT_ONCE = 50;

/** Makes a game that waits for a player, from another address of this machine, and returns its id. */
const offer = (url, localAddress) =>
    new Promise((made, failed) => {
        const headers = { "Content-Type": "application/json" };
        const how = { method: "POST", headers, localAddress };
        const request = http.request(new URL("/api/v1/games", url), how, async (answer) => {
            let text = "";
            for await (const part of answer) text += part;
            if (answer.statusCode === 201) made(JSON.parse(text).game);
            else failed(new Error(text));
        });
        request.on("error", failed);
        request.end(JSON.stringify({ variant: "chess", name: localAddress, listed: true }));
    });

const focused = (page) =>
    page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent);

const banner = (page, form) =>
    page.waitForFunction((text) => new RegExp(text).test(document.querySelector(".banner").textContent), form);

module.exports = (browser, url) => {
    const open = (more = {}) => browser().open(url(), { ...CALM, ...more });

    /** A game against a level in which both sides have moved once. */
    async function afterOneTurn() {
        const page = await open();
        await newGame(page, "chess", { opponent: "level-1" });
        await page.waitForSelector(".banner.yours");
        for (const square of ["e2", "e4"]) await page.click(`[data-square=${square}]`);
        await page.waitForFunction(() => document.querySelectorAll(".record button").length === 2);
        await page.waitForSelector(".banner.yours");
        return page;
    }

    return {
        async "the rules in words are there, and stay text whatever they say"() {
            const page = await open();
            await page.goto(`${url()}#/rules/dice-chess`);
            await page.waitForSelector(".prose td:has-text('21 different rolls')");
            await page.waitForSelector(".prose h4:has-text('Special moves')");
            assert.strictEqual(await page.title(), "Dice chess · dicechess");
            const hostile =
                "# <img src=x onerror=alert(1)>\n\nA **bold** word, `code`, <script>alert(2)</script> and" +
                " [a link](javascript:void).\n\n| <b>a</b> | b |\n| --- | --- |\n| 1 | <i>2</i> |\n\n* one\n  more\n";
            await page.route("**/api/v1/variants/chess/rules", (route) => route.fulfill({ body: hostile }));
            await page.goto(`${url()}#/rules/chess`);
            await page.waitForSelector(".prose li");
            const found = await page.$eval(".prose", (prose) => ({
                text: prose.textContent,
                names: [...new Set([...prose.querySelectorAll("*")].map((each) => each.localName))].sort().join(" "),
            }));
            assert.strictEqual(found.names, "code h2 h3 li p strong table tbody td th thead tr ul");
            for (const part of ["<img src=x onerror=alert(1)>", "<script>alert(2)</script>", "<i>2</i>", "one more"])
                assert(found.text.includes(part), found.text);
            assert(!found.text.includes("javascript:"));
            const body = "[*`|#".repeat(50000);
            await page.route("**/api/v1/variants/chess/rules", (route) => route.fulfill({ body }));
            await page.goto(`${url()}#/`);
            await page.goto(`${url()}#/rules/chess`);
            await page.waitForSelector(".prose p", { timeout: 5000 });
            await page.context().close();
        },
        async "a search leaves the games with all its words, and starts none"() {
            const page = await open();
            await page.waitForSelector("form.new");
            const shown = () =>
                page.$$eval(".group[open] .card:not([hidden])", (cards) => cards.map((card) => card.dataset.variant));
            assert((await shown()).includes("dice-chess"));
            await page.fill("input[type=search]", "Othello");
            assert.deepStrictEqual(await shown(), ["reversi", "reversi-10x10"]);
            await page.fill("input[type=search]", "chess three");
            const found = await shown();
            assert(found.includes("three-check-chess") && found.includes("dice-chess-three"), found);
            await page.press("input[type=search]", "Enter");
            await page.fill("input[type=search]", "no such game");
            assert.deepStrictEqual(await shown(), []);
            await page.fill("input[type=search]", "");
            assert((await shown()).includes("dice-chess") && !(await shown()).includes("reversi"));
            assert(!page.url().includes("#/game/"));
            await page.context().close();
        },
        async "a favourite has a place of its own, and a game starts in one click"() {
            const page = await open();
            await page.waitForSelector("form.new");
            const group = (name) => `.group:has(summary:has-text("${name}"))`;
            assert.strictEqual(await page.$(group("Favourites")), null);
            await page.fill("input[type=search]", "Othello");
            await page.click('[data-variant="reversi"] .star');
            assert.strictEqual(
                await page.evaluate(() => document.activeElement.getAttribute("aria-label")),
                "Favourite: Reversi",
            );
            await page.fill("input[type=search]", "");
            await page.reload();
            await page.waitForSelector(group("Favourites"));
            const own = `${group("Favourites")} [data-variant="reversi"]`;
            assert.strictEqual(await page.getAttribute(`${own} .star`, "aria-pressed"), "true");
            await page.click(`${own} a`);
            await page.waitForSelector("main h1:has-text('Reversi')");
            await page.goBack();
            await page.click(`${own} .star`);
            await page.waitForSelector(group("Favourites"), { state: "detached" });
            await page.selectOption("select[name=opponent]", "person");
            await page.fill("input[type=search]", "one-die-crazyhouse");
            await page.click('[data-variant="one-die-crazyhouse"] .at-once');
            await page.waitForURL(/#\/game\//);
            await page.waitForSelector("main h1:has-text('One-die crazyhouse')");
            await page.context().close();
        },
        async "a page that comes late does not cover the next one"() {
            const page = await open();
            const [letGo] = await hold(page, "**/api/v1/variants/dice-chess");
            await page.goto(`${url()}#/rules/dice-chess`);
            await page.waitForSelector("text=One moment");
            await page.goto(`${url()}#/`);
            await page.waitForSelector("form.new");
            letGo();
            await page.waitForTimeout(400);
            assert.match(await page.textContent("main h1"), /Play a dice chess variant/);
            assert.strictEqual(await page.evaluate(() => document.activeElement.id), "page");
            await page.context().close();
        },
        async "of two moments that are asked for at once the last is shown"() {
            const page = await afterOneTurn();
            const [letGo] = await hold(page, /ply=0$/);
            await page.click('[aria-label="To the start"]');
            await page.click(".record [data-ply='1']");
            await banner(page, "Moment 1 of 2");
            letGo();
            await page.waitForTimeout(400);
            await banner(page, "Moment 1 of 2");
            assert(await page.$eval('[data-square="e4"]', (path) => /pawn/.test(path.getAttribute("aria-label"))));
            await page.context().close();
        },
        async "a moment that the host does not give is told, and the present stays"() {
            const page = await afterOneTurn();
            await page.route(/ply=0$/, (route) => route.abort());
            await page.click('[aria-label="To the start"]');
            await page.waitForFunction(() => /fetch/i.test(document.querySelector(".notice").textContent));
            await page.click("text=Turn the board");
            await page.waitForTimeout(300);
            assert.strictEqual(await page.textContent(".banner strong"), "Your turn");
            assert((await look(page)).next.length > 0);
            await page.context().close();
            browser().forgive(/ERR_FAILED/);
        },
        async "a moment that has been taken back gives way to the present"() {
            const page = await afterOneTurn();
            const json = { error: "no-moment", message: "ply: expected 0 to 0 now, not 1" };
            await page.route(/ply=1$/, (route) => route.fulfill({ status: 400, json }));
            const present = page.waitForResponse(/theme=light$/);
            await page.click('[aria-label="One event back"]');
            await present;
            await page.waitForTimeout(300);
            assert.strictEqual(await page.textContent(".banner strong"), "Your turn");
            assert.strictEqual(await page.textContent(".notice"), "");
            assert((await look(page)).next.length > 0);
            await page.context().close();
            browser().forgive(/400/);
        },
        async "who replays by the keyboard keeps the focus"() {
            const page = await afterOneTurn();
            await page.focus('[aria-label="One event back"]');
            await page.keyboard.press("Enter");
            await banner(page, "Moment 1 of 2");
            assert.strictEqual(await focused(page), "One event back");
            await page.keyboard.press("Enter");
            await banner(page, "Moment 0 of 2");
            assert.strictEqual(await focused(page), "One event on");
            await page.keyboard.press("Enter");
            await banner(page, "Moment 1 of 2");
            await page.focus(".record [data-ply='2']");
            await page.keyboard.press("Enter");
            await page.waitForSelector(".banner.yours");
            assert.strictEqual(await page.evaluate(() => document.activeElement.dataset.ply), "2");
            await page.focus(".acts button:has-text('Hint')");
            await page.keyboard.press("Enter");
            await page.waitForFunction(() => document.querySelector(".notice").textContent.startsWith("Hint: "));
            await page.click("text=Turn the board");
            await page.waitForTimeout(300);
            await page.context().close();
        },
        async "a choice by a button leaves the focus on the board"() {
            const page = await open();
            await newGame(page, "chess", { opponent: "person" });
            const other = await browser().open(page.url(), CALM);
            await other.click(".over button");
            await page.waitForSelector(".banner.yours");
            await page.focus(".acts button:has-text('Offer a draw')");
            await page.keyboard.press("Enter");
            await other.waitForSelector("text=Accept the draw");
            await page.waitForSelector("text=Withdraw the offer");
            assert(await page.evaluate(() => document.activeElement.shadowRoot.activeElement.dataset.square));
            for (const each of [page, other]) await each.context().close();
        },
        async "a list that is read again keeps the focus"() {
            const page = await open();
            await newGame(page, "chess", { opponent: "person" });
            const lobby = await open();
            const id = page.url().split("/").at(-1);
            await lobby.focus(`button[data-key="${id}"]`);
            await lobby.waitForResponse(/\/api\/v1\/games$/, { timeout: 15000 });
            await lobby.waitForTimeout(300);
            assert.strictEqual(await lobby.evaluate(() => document.activeElement.dataset.key), id);
            for (const each of [page, lobby]) await each.context().close();
        },
        async "more games than a list has at once are seen, and one of them is joined"() {
            const offers = [];
            for (let i = 0; i < 2 * AT_ONCE; i++) offers.push(await offer(url(), `127.0.1.${1 + Math.floor(i / 5)}`));
            const page = await open();
            const shown = () => page.$$eval("#open ~ ul button", (all) => all.map((each) => each.dataset.key));
            const newest = offers.toReversed();
            assert.deepStrictEqual(await shown(), newest.slice(0, AT_ONCE));
            for (let lists = 2; !(await shown()).includes(offers[0]); lists++) {
                assert(lists < 5, "the oldest game is not there");
                await page.click("text=More games");
                const least = Math.min(lists * AT_ONCE, offers.length);
                await page.waitForFunction(
                    (number) => document.querySelectorAll("#open ~ ul button").length >= number,
                    least,
                );
            }
            assert.deepStrictEqual((await shown()).slice(0, offers.length), newest);
            // The list is read again as a whole.
            await page.waitForResponse(/\/api\/v1\/games\?behind=/, { timeout: 15000 });
            await page.waitForTimeout(300);
            assert((await shown()).includes(offers[0]));
            await page.click(`button[data-key="${offers[0]}"]`);
            await page.waitForSelector(".banner.playing");
            assert(page.url().endsWith(offers[0]));
            const lobby = await open();
            await lobby.click("text=More games");
            await lobby.waitForSelector(`button[data-key="${offers[1]}"]`);
            assert.strictEqual(await lobby.locator(`button[data-key="${offers[0]}"]`).count(), 0);
            for (const each of [page, lobby]) await each.context().close();
        },
        async "pages that have been left leave nothing behind"() {
            const page = await open();
            await newGame(page, "chess", { opponent: "person" });
            const game = page.url();
            await page.evaluate(() => {
                const add = window.addEventListener;
                window.added = 0;
                window.addEventListener = (...all) => {
                    window.added++;
                    return add.apply(window, all);
                };
            });
            for (let i = 0; i < 3; i++) {
                await page.goto(`${url()}#/`);
                await page.waitForSelector("form.new");
                await page.goto(game);
                await page.waitForSelector(".board svg");
            }
            assert.strictEqual(await page.evaluate(() => window.added), 0);
            await page.context().close();
        },
        async "the editor asks for one thing at a time"() {
            const page = await open();
            let now = 0,
                most = 0;
            await page.route("**/api/v1/editor", async (route) => {
                most = Math.max(most, ++now);
                await new Promise((done) => setTimeout(done, 400));
                const answer = await route.fetch();
                now--;
                await route.fulfill({ response: answer });
            });
            await page.goto(`${url()}#/editor`);
            await page.waitForSelector("text=Play it");
            await page.click("text=Play it");
            await page.click("text=Play it");
            await page.waitForSelector(".trial [data-square]", { timeout: 30000 });
            await page.waitForSelector(".mistakes .good");
            assert.strictEqual(most, 1);
            await page.context().close();
        },
    };
};
