// Tests of the editor: scripts, sides, ways back, the guide, and what the page says of which text.
const assert = require("assert");
const { shot } = require("./host.js");

const CALM = { reducedMotion: "reduce" };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const HEAD = "format: 1\nid: mine\nname: Mine\n";
const SCRIPTED = `${HEAD}extends: dice-chess\npieces:\n  queen: {move: {hook: queen.groovy}}\n`;
const WARNED = `${HEAD}board: {files: 3, ranks: 3}
pieces: {king: {symbol: K, move: K, royal: true}}
turn: move
endings: {}
setup: k2/3/K2 w - - 0 1
`;

const POCKET = `${HEAD}extends: chess
hands: {pieces: knight, captured: nobody}
turn: {one-of: [move, drop]}
endings: {dead-position: ~, dead-bishops: ~}
setup: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[NNNn] w KQkq - 0 1
`;

module.exports = (browser, url, axe) => {
    async function open(text, more = {}) {
        const page = await browser().open(`${url()}#/editor`, { ...CALM, ...more });
        await page.waitForSelector(".mistakes .good", { timeout: 30000 });
        if (text) {
            await page.fill("#yaml", text);
            await page.waitForSelector(".mistakes .good, .mistakes .bad", { timeout: 30000 });
        }
        return page;
    }

    const close = (page) => page.context().close();
    const said = (page) => page.textContent(".mistakes");

    /** Adds a script of this name and text. */
    async function script(page, name, text) {
        await page.click("text=+ Script");
        await page.fill("label:has-text('Name') input", name);
        await page.press("label:has-text('Name') input", "Enter");
        await page.fill(`textarea[aria-label="${name}"]`, text);
    }

    async function atKey(page, text, key) {
        await page.evaluate(
            ([all, word]) => {
                const area = document.getElementById("yaml");
                area.focus();
                const at = all.indexOf(word) + 1;
                area.setSelectionRange(at, at);
                area.dispatchEvent(new KeyboardEvent("keyup"));
            },
            [text, key],
        );
        return page.textContent(".key");
    }

    return {
        async "editor: a script beside the definition, its mistake in its tab"() {
            const page = await open(SCRIPTED);
            await page.waitForSelector(".mistakes .bad");
            assert.match(await said(page), /no script 'queen.groovy'/);
            await script(page, "queen.groovy", "path { from ->\n    System.exit(0)\n}\n");
            await page.waitForFunction(() =>
                /queen.groovy, line 2/.test(document.querySelector(".mistakes").textContent),
            );
            assert.match(await page.textContent(".tabs [aria-pressed=true]"), /queen.groovy 1/);
            assert.strictEqual(await page.textContent(".gutter .bad"), "2");
            await page.click(".tabs button:first-child");
            assert.strictEqual(await page.locator(".gutter .bad").count(), 0);
            await page.click(".mistakes .bad");
            assert.match(await page.textContent(".tabs [aria-pressed=true]"), /queen.groovy/);
            await axe(page, "editor with a script");
            await shot(page, "editor-script");
            await page.fill(
                'textarea[aria-label="queen.groovy"]',
                "path { from -> from.directions('x').collect { rides(from.ray(it)) } }\n",
            );
            await page.waitForSelector(".mistakes .bad");
            await page.fill(
                'textarea[aria-label="queen.groovy"]',
                "path { from ->\n    [rides(from.ray(NORTH)), rides(from.ray(SOUTH))]\n}\n",
            );
            await page.waitForSelector(".mistakes .good");
            await page.fill("label:has-text('Name') input", "../queen.groovy");
            await page.press("label:has-text('Name') input", "Enter");
            await page.waitForSelector("text=Small letters, digits");
            await page.reload();
            await page.waitForSelector(".mistakes .good", { timeout: 20000 });
            assert.strictEqual(await page.locator(".tabs button").count(), 3, "the files are kept");
            await page.click("text=queen.groovy");
            await page.click("text=Remove");
            await page.click("text=Really remove queen.groovy?");
            await page.waitForSelector(".mistakes .bad");
            assert.match(await said(page), /no script 'queen.groovy'/);
            await close(page);
        },
        async "editor: nothing is said of a text that has not been checked"() {
            const page = await open();
            const good = await page.inputValue("#yaml");
            let held, status;
            await page.route("**/api/v1/editor", async (route) => {
                if (held) await held;
                if (status) await route.fulfill({ status, json: { error: "busy", message: "all are busy" } });
                else await route.continue();
            });
            let free;
            held = new Promise((done) => (free = done));
            const asked = page.waitForRequest("**/api/v1/editor");
            await page.fill("#yaml", `${good}# first\n`);
            await asked;
            assert.match(await said(page), /^Checking/);
            assert(await page.isDisabled("text=Play it"));
            await page.fill("#yaml", good.replace("move: QN", "mov: QN"));
            held = undefined;
            free(); // the answer of the first text comes when the second one is there
            await page.waitForTimeout(250);
            assert.doesNotMatch(await said(page), /No mistakes/);
            await page.waitForSelector(".mistakes .bad");
            await page.fill("#yaml", good);
            await page.waitForSelector(".mistakes .good");
            for (const wrong of [429, 503]) {
                status = wrong;
                await page.fill("#yaml", `${good}# ${wrong}\n`);
                await page.waitForSelector("text=Not checked yet: all are busy");
                assert(await page.isDisabled("text=Play it"));
                assert.doesNotMatch(await said(page), /No mistakes|line 1/i);
                status = undefined;
                await page.click("text=Check again");
                await page.waitForSelector(".mistakes .good");
            }
            await page.unroute("**/api/v1/editor");
            await page.route("**/api/v1/editor", (route) => route.abort());
            await page.fill("#yaml", `${good}# gone\n`);
            await page.waitForSelector("text=Not checked yet");
            await page.unroute("**/api/v1/editor");
            await page.waitForSelector(".mistakes .good", { timeout: 20000 }); // it asks again by itself
            await close(page);
            browser().problems.splice(0);
        },
        async "editor: a warning stops nothing"() {
            const page = await open(WARNED);
            await page.waitForSelector(".mistakes .warn");
            assert.match(await said(page), /No mistakes, (one warning|\d warnings).*⚠ Warning, line/);
            assert(await page.locator(".gutter .warn").count());
            assert.strictEqual(await page.locator(".gutter .bad").count(), 0);
            await axe(page, "editor with a warning");
            await shot(page, "editor-warning");
            await page.click("text=Play it");
            await page.waitForSelector(".trial [data-square]", { timeout: 20000 });
            await close(page);
        },
        async "editor: the side, a choice taken back, a turn anew"() {
            const page = await open(`${HEAD}extends: chess\n`);
            await page.selectOption('[aria-label="Your side"]', "both");
            await page.click("text=Play it");
            await page.waitForSelector(".trial .banner:has-text('White to play')");
            assert.strictEqual(await page.locator("text=Take back").count(), 0);
            for (const square of ["e2", "e4"]) await page.click(`.trial [data-square=${square}]`);
            await page.waitForSelector(".trial .banner:has-text('Black to play')");
            await page.click("text=Take back");
            await page.waitForSelector(".trial .banner:has-text('White to play')");
            await page.waitForSelector('.trial [data-square=e2][aria-label*="pawn"]');
            await page.selectOption('[aria-label="Your side"]', "black");
            await page.click("text=Play it");
            await page.waitForSelector(".trial .told:has-text('White')", { timeout: 20000 });
            await page.waitForSelector(".trial .banner:has-text('Your turn')");
            await page.selectOption('[aria-label="Your side"]', "none");
            await page.click("text=Play it");
            await page.waitForSelector("text=Next turn", { timeout: 20000 });
            assert.strictEqual(await page.locator('.trial [aria-label*="can be chosen"]').count(), 0);
            await page.click("text=Next turn");
            await page.waitForSelector(".trial .told:has-text('Black')");
            await page.click("text=Watch on");
            await page.waitForSelector(".trial .told:has-text('White')");
            await page.click("text=Pause");
            await axe(page, "editor, watching");
            await shot(page, "editor-watching");
            await close(page);
        },
        async "editor: a piece in hand is put down by drag, by tap and by keys"() {
            const page = await open(POCKET, { hasTouch: true });
            const middle = async (place) => {
                const { x, y, width, height } = await page.locator(`.trial ${place}`).boundingBox();
                return [x + width / 2, y + height / 2];
            };
            const turnOf = (side) => page.waitForSelector(`.trial .banner:has-text('${side} to play')`);
            const label = (place) => page.getAttribute(`.trial ${place}`, "aria-label");
            await page.selectOption('[aria-label="Your side"]', "both");
            await page.click("text=Play it");
            await turnOf("White");
            assert.strictEqual(await label("[data-hand=N]"), "White in hand: knight (3), can be chosen");
            assert.strictEqual(await label("[data-hand=n]"), "Black in hand: knight");
            await page.mouse.move(...(await middle("[data-hand=N]")));
            await page.mouse.down();
            await page.mouse.move(...(await middle("[data-square=e4]")), { steps: 4 });
            await page.mouse.up();
            await turnOf("Black");
            assert.match(await label("[data-square=e4]"), /White knight/);
            for (const place of ["[data-hand=n]", "[data-square=f6]"])
                await page.touchscreen.tap(...(await middle(place)));
            await turnOf("White");
            assert.strictEqual(await page.locator(".trial [data-hand=n]").count(), 0);
            await axe(page, "hands");
            await shot(page, "editor-hands");
            await page.focus(".trial [data-square=h1]");
            await page.keyboard.press("ArrowRight");
            assert.strictEqual(await page.evaluate(() => document.activeElement.shadowRoot.activeElement.dataset.hand), "N");
            await page.keyboard.press("Enter");
            assert.strictEqual(await label("[data-hand=N]"), "White in hand: knight (2), picked");
            for (const key of ["ArrowLeft", "ArrowUp", "ArrowUp", "Enter"]) await page.keyboard.press(key);
            await turnOf("Black");
            assert.match(await label("[data-square=h3]"), /White knight/);
            await close(page);
        },
        async "editor: a link to the guide at the key under the cursor"() {
            const text = `${HEAD}extends: chess
pieces:
  queen:
    move: QN
    promotion: {area: x, to: [king]}
  ant: {symbol: T, walk: {dice: d4, step: W}} # pieces: {
endings:
  mine: {when: none-left, pieces: king, result: loses}
`;
            const page = await open();
            await page.fill("#yaml", text);
            for (const [key, expected] of [
                ["extends", "Guide: Sharing: extends, import, options, about extends (new tab)"],
                ["move: QN", "Guide: Movement: Betza notation, about pieces.queen.move (new tab)"],
                ["area: x", "Guide: Pieces, about pieces.queen.promotion.area (new tab)"],
                ["step: W", "Guide: Walks, about pieces.ant.walk.step (new tab)"],
                ["when: none-left", "Guide: Endings, about endings.mine.when (new tab)"],
                ["name: Mine", "Guide: The file, about name (new tab)"],
            ])
                assert.strictEqual(await atKey(page, text, key), expected);
            await atKey(page, text, "when: none-left");
            const [tab] = await Promise.all([page.context().waitForEvent("page"), page.click(".key a")]);
            await tab.waitForSelector("#endings");
            await tab.waitForFunction(() => {
                const { top } = document.getElementById("endings").getBoundingClientRect();
                return top >= 0 && top < innerHeight / 2;
            });
            await axe(tab, "guide");
            await shot(tab, "guide");
            await close(page);
        },
        async "guide: four pages that lead to each other"() {
            const page = await open();
            await page.goto(`${url()}#/how-do-i/test-my-game`);
            await page.waitForSelector("#test-my-game");
            await page.click('.guide a[href="#/tutorial/8-test-it"]');
            await page.waitForSelector("#what-next");
            assert.strictEqual(await page.textContent("h1"), "A game of one's own in ten minutes");
            await page.click("text=Problems");
            await page.waitForSelector("#e-key, #e-position");
            assert.strictEqual(await page.getAttribute(".guides [aria-current]", "href"), "#/problems");
            await page.goto(`${url()}#/guide/castling`);
            await page.waitForSelector("#castling");
            assert.strictEqual(await page.locator('.guide a:not([href^="#/"])').count(), 0);
            await axe(page, "guide pages");
            await close(page);
        },
        async "editor: a phone and the dark"() {
            for (const [name, more] of [
                ["phone", PHONE],
                ["phone-dark", { ...PHONE, colorScheme: "dark" }],
                ["dark", { colorScheme: "dark" }],
            ]) {
                const page = await open("", more);
                await page.click("text=+ Script");
                await page.waitForSelector(".mistakes .good");
                const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
                assert(wide <= 0, `${name} is ${wide} pixels too wide`);
                await axe(page, `editor ${name}`);
                await shot(page, `editor-${name}`);
                await page.goto(`${url()}#/guide`);
                await page.waitForSelector("#walks");
                assert((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0);
                await axe(page, `guide ${name}`);
                await shot(page, `guide-${name}`);
                await close(page);
            }
        },
    };
};
