// All tests in browsers, one after the other; parts of names as arguments run these alone. Long tests run only then.
const assert = require("assert");
const fs = require("fs");
const path = require("path");
const { startHost, startBrowser, shot } = require("./host.js");
const { random, newGame, look, choose } = require("./player.js");
const { startProxy } = require("./proxy.js");
const diceTests = require("./dice.js");
const pageTests = require("./page.js");
const editorTests = require("./editor.js");
const agreeTests = require("./agree.js");
const siteTests = require("./sites.js");

const AXE = fs.readFileSync(path.join(__dirname, "node_modules", "axe-core", "axe.min.js"), "utf8");
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const CALM = { reducedMotion: "reduce" };
/** Games of the long test, with a number of choices that a random game hardly needs. */
const CLASSICS = [
    ["one-die-crazyhouse", 3000],
    ["two-dice-xiangqi", 3000],
    ["one-die-shatranj", 3000],
    ["one-die-minishogi", 3000],
    ["one-die-duck-chess", 3000],
    ["atomic-chess", 3000],
    ["minishogi", 3000],
    ["breakthrough", 1000],
    ["reversi", 1000],
    ["king-of-the-hill", 3000],
];
let url, browser;

/** Opens a game between two browsers: White at a desk, Black on a dark phone. */
async function pair(variant, address = url) {
    const desk = await browser.open(address, CALM);
    await newGame(desk, variant, { opponent: "person" });
    // Its commitment first, since a seat that is taken at the same moment makes it stale once.
    await desk.waitForFunction(async () => {
        const [[id, { token }]] = Object.entries(JSON.parse(localStorage.getItem("dicechess-games")));
        const answer = await fetch(`/api/v1/games/${id}?picture=no`, { headers: { Authorization: `Bearer ${token}` } });
        return (await answer.json()).due === "";
    });
    const phone = await browser.open(desk.url(), { ...PHONE, ...CALM, colorScheme: "dark" });
    await phone.tap(".over button");
    for (const page of [desk, phone]) await page.waitForSelector(".banner.playing");
    return [desk, phone];
}

/** Lets both play at random until the game ends or enough choices are made; returns how many were. */
async function play([white, black], ways, most, seed = 7, hands = {}) {
    const pick = random(seed);
    const side = async (page, way) => {
        const did = await choose(page, way, pick);
        if (did === "hand") hands[way] = (hands[way] ?? 0) + 1;
        return did;
    };
    for (let made = 0, idle = 0; made < most;) {
        if ((await look(white)).over) return made;
        const did = (await side(white, ways[0])) || (await side(black, ways[1]));
        made += did ? 1 : 0;
        idle = did ? 0 : idle + 1;
        assert(idle < 400, "nobody can choose");
        if (!did) await white.waitForTimeout(15);
    }
    return most;
}

/** Waits until both pages show the same record, and go on to do so: the last choice may be on its way to either. */
async function sameRecord([white, black], longest = 10000) {
    const end = Date.now() + longest;
    for (let before; ;) {
        const [one, other] = [await record(white), await record(black)];
        if (one === other && one === before) return;
        if (Date.now() > end) assert.strictEqual(one, other);
        before = one;
        await white.waitForTimeout(500);
    }
}

/** Reads the events that a page shows in its record. */
const record = (page) =>
    page.$$eval(".record button", (buttons) => buttons.map((button) => button.textContent).join(" "));

async function axe(page, name) {
    // A tool of the test, not a script of the page, so the policy of the page does not concern it.
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setBypassCSP", { enabled: true });
    await page.evaluate(AXE);
    const { violations } = await page.evaluate(() => axe.run({ resultTypes: ["violations"] }));
    const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    assert.deepStrictEqual(
        serious.map(
            ({ id, nodes }) =>
                `${name}: ${id}: ${nodes
                    .slice(0, 3)
                    .map((node) => node.html.slice(0, 160))
                    .join(" ")}`,
        ),
        [],
    );
}

async function close(pages) {
    for (const page of pages) await page.context().close();
}

/** A page at a game against a level: some choices have been made by drag, and the player is to choose. */
async function fewChoicesAgainstALevel() {
    for (let games = 0; games < 12; games++) {
        const page = await browser.open(url, { colorScheme: "dark" });
        await newGame(page, "dice-chess", { opponent: "level-1" });
        await page.waitForSelector(".banner.playing");
        const pick = random(3);
        for (let made = 0, idle = 0; made < 12 && idle < 500 && !(await look(page)).over;) {
            const did = await choose(page, "drag", pick);
            made += did ? 1 : 0;
            idle = did ? 0 : idle + 1;
            if (!did) await page.waitForTimeout(40);
        }
        await page.waitForSelector(".banner.yours, .banner.over", { timeout: 20000 });
        if (!(await look(page)).over) return page;
        await close([page]); // a short game has ended by its rules
    }
    throw new Error("every game ends too soon");
}

const TESTS = {
    async "a whole game of dice chess, by mouse and by tap"() {
        const pages = await pair("dice-chess");
        const made = await play(pages, ["mouse", "tap"], 2000);
        assert(made < 2000, "choices lead nowhere");
        for (const page of pages) await page.waitForSelector(".banner.over");
        await sameRecord(pages);
        await pages[0].click("text=Check the dice");
        await pages[0].waitForSelector(".checks");
        assert.match(await pages[0].textContent(".checks"), /all [0-9]+ rolls follow from the secret and both seeds/);
        assert.strictEqual(await pages[0].locator(".checks .bad").count(), 0);
        await diceTests.checkRecord(pages[0]);
        await shot(pages[0], "dice-chess-over");
        await pages[1].tap("text=Review the game");
        await pages[1].waitForSelector(".curve", { timeout: 120000 });
        assert.match(await pages[1].textContent(".sums"), /Luck of the rolls[+−][0-9.]+ %[+−][0-9.]+ %/);
        assert.strictEqual(await pages[1].evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
        await axe(pages[1], "a review on a phone");
        await pages[1].locator(".curve").scrollIntoViewIfNeeded();
        await shot(pages[1], "review-phone-dark");
        await close(pages);
        return `${made} choices`;
    },
    async "long: a whole game of d4 d6 chess, by keyboard and by tap"() {
        const pages = await pair("d4-d6-chess");
        const made = await play(pages, ["keys", "tap"], 5000);
        assert(made < 5000, "choices lead nowhere");
        for (const page of pages) await page.waitForSelector(".banner.over");
        await close(pages);
        return `${made} choices`;
    },
    async "ten moves and more of other games"() {
        for (const variant of [
            "d4-d6-chess",
            "chess-2016",
            "grand-dice-chess",
            "dice-chess-three",
            "glinski-chess",
            "crater-dice-chess",
        ]) {
            let pages = await pair(variant);
            for (let seed = 8; (await play(pages, ["mouse", "tap"], 20, seed)) < 20; seed++) {
                assert(seed < 12, "every game ends too soon");
                await close(pages); // a short game has ended by its rules
                pages = await pair(variant);
            }
            await sameRecord(pages);
            const aboutDice = await pages[0].locator("text=Check the dice").count();
            assert.strictEqual(aboutDice, variant === "glinski-chess" ? 0 : 1);
            await shot(pages[0], `${variant}-desk`);
            await shot(pages[1], `${variant}-phone-dark`);
            await close(pages);
        }
    },
    async "long: whole games of classics, five with dice, by two and against a level"() {
        const told = [];
        const hands = {}; // how often each way took a piece out of a hand
        for (const [variant, most] of CLASSICS) {
            const pages = await pair(variant);
            const made = await play(pages, ["drag", "tap"], most, 7, hands);
            assert.strictEqual(made < most, true, `${variant} goes on for ${most} choices`);
            for (const page of pages) await page.waitForSelector(".banner.over");
            await sameRecord(pages);
            await shot(pages[0], `${variant}-over`);
            await close(pages);
            const page = await browser.open(url, CALM);
            await newGame(page, variant, { opponent: "level-2" });
            const pick = random(5);
            let own = 0;
            for (let idle = 0; !(await look(page)).over; ) {
                const did = await choose(page, "keys", pick);
                if (did === "hand") hands.keys = (hands.keys ?? 0) + 1;
                own += did ? 1 : 0;
                idle = did ? 0 : idle + 1;
                assert(idle < 600 && own < most, `${variant} against a level stands still`);
                if (!did) await page.waitForTimeout(20);
            }
            await close([page]);
            told.push(`${variant} ${made} and ${own}`);
        }
        // Dice decide how often a piece is put down, so more games are played if need be.
        for (let games = 0; games < 6; games++) {
            const few = ["drag", "keys", "tap"].filter((way) => !(hands[way] > 5));
            if (few.length === 0) break;
            const pages = await pair("one-die-crazyhouse");
            await play(pages, [few.includes("keys") ? "keys" : "drag", "tap"], 3000, 8 + games, hands);
            await close(pages);
        }
        for (const way of ["drag", "tap", "keys"]) assert(hands[way] > 5, `${way}: ${hands[way]} drops`);
        return `${told.join(", ")}; out of hands ${JSON.stringify(hands)}`;
    },
    async "against a level: hint, drag, replay, resign"() {
        const page = await fewChoicesAgainstALevel();
        await page.click("text=Hint");
        await page.waitForFunction(() => document.querySelector(".notice").textContent.startsWith("Hint: "));
        await shot(page, "dice-chess-level-dark");
        await page.click('[aria-label="To the start"]');
        await page.waitForFunction(() => /Moment 0 of/.test(document.querySelector(".banner").textContent));
        assert.strictEqual((await look(page)).next.length, 0);
        await page.click('[aria-label="To the present"]');
        await page.waitForFunction(() => document.querySelector(".banner strong").textContent === "Your turn");
        await page.click("text=Chances of the next roll");
        await page.waitForSelector(".chances meter, .told p");
        await page.click("text=Turn the board");
        await page.click("text=Resign");
        await page.click("text=Really resign?");
        await page.waitForSelector(".banner.over");
        assert.match(await page.textContent(".banner"), /Black wins: resignation by white/);
        await close([page]);
    },
    async "a choice of a turn is taken back, a roll is not"() {
        const pages = await pair("grand-dice-chess");
        const pick = random(1);
        const before = () => pages[0].evaluate(() => document.querySelector(".record").textContent);
        while (!(await pages[0].locator("button", { hasText: "Take back" }).count())) {
            if (!(await choose(pages[0], "mouse", pick)) && !(await choose(pages[1], "tap", pick)))
                await pages[0].waitForTimeout(20);
        }
        const long = await before();
        await pages[0].click("text=Take back");
        await pages[0].waitForFunction(
            (text) => document.querySelector(".record").textContent.length < text.length,
            long,
        );
        assert.strictEqual(await pages[0].locator("button", { hasText: "Take back" }).count(), 0);
        await close(pages);
    },
    async "a game is reviewed by the keyboard"() {
        const pages = await pair("chess");
        const moves = ["f2 f3", "e7 e5", "g2 g4", "d8 h4"];
        for (const [ply, squares] of moves.entries()) {
            const page = pages[ply % 2];
            await page.waitForSelector(".banner.yours");
            for (const square of squares.split(" ")) await page.click(`[data-square=${square}]`);
            await page.waitForFunction((made) => document.querySelectorAll(".record button").length > made, ply);
        }
        const [page] = pages;
        await page.waitForSelector(".banner.over");
        await page.focus("text=Review the game");
        await page.keyboard.press("Enter");
        await page.waitForSelector(".curve", { timeout: 60000 });
        const blunder = page.locator(".notable .blunder");
        assert.match(await blunder.textContent(), /^2\. White g2g4: blunder, loses [0-9.]+ ± [0-9.]+; best /);
        assert.match(await page.textContent(".sums"), /Blunders10/);
        await blunder.focus();
        await page.keyboard.press("Enter");
        await page.waitForFunction(() => /Moment 3 of 4/.test(document.querySelector(".banner").textContent));
        await axe(page, "a review");
        await shot(page, "review-desk");
        await page.locator(".curve").click({ position: { x: 2, y: 20 } });
        await page.waitForFunction(() => /Moment 0 of 4/.test(document.querySelector(".banner").textContent));
        await close(pages);
    },
    async "a draw is offered and accepted"() {
        const pages = await pair("chess");
        await pages[0].click("text=Offer a draw");
        await pages[1].tap("text=Accept the draw");
        for (const page of pages) await page.waitForSelector(".banner.over");
        assert.match(await pages[0].textContent(".banner"), /A draw: agreement/);
        await close(pages);
    },
    async "the stream is cut at every event of a game"() {
        const proxy = await startProxy(new URL(url).port);
        const desk = await browser.open(url, CALM);
        await newGame(desk, "dice-chess", { opponent: "person" });
        const cut = await browser.open(proxy.url + new URL(desk.url()).hash, CALM);
        await cut.click(".over button");
        await desk.waitForSelector(".banner.playing");
        await play([desk, cut], ["mouse", "mouse"], 12);
        await sameRecord([desk, cut], 30000);
        assert(proxy.cuts() > 12, `only ${proxy.cuts()} cuts`);
        const cuts = proxy.cuts();
        await close([desk, cut]);
        browser.forgive(/ERR_(INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE|CONNECTION_RESET)/);
        proxy.stop();
        return `${cuts} cuts`;
    },
    async "the editor marks a mistake and plays at once"() {
        const page = await browser.open(`${url}#/editor`, CALM);
        await page.waitForSelector(".mistakes .good", { timeout: 20000 });
        const text = await page.inputValue("#yaml");
        await page.fill("#yaml", text.replace("move: QN", "mov: QN"));
        await page.waitForSelector(".mistakes .bad");
        assert.match(await page.textContent(".mistakes"), /Line 8, column 11: unknown key 'mov'/);
        await page.fill("#yaml", text);
        await page.waitForSelector(".mistakes .good");
        await shot(page, "editor");
        await page.click("text=Play it");
        await page.waitForSelector(".trial [data-square]", { timeout: 20000 });
        await axe(page, "editor");
        await close([page]);
    },
    async "nothing serious for people who use the page in their own way"() {
        for (const colorScheme of ["light", "dark"]) {
            const page = await browser.open(url, { colorScheme, ...CALM });
            await page.waitForFunction(() => [...document.querySelectorAll(".group[open] img")].every((image) => image.complete));
            await axe(page, `lobby ${colorScheme}`);
            await shot(page, `lobby-${colorScheme}`);
            await newGame(page, "d4-d6-chess", { opponent: "level-2" });
            await page.waitForSelector(".banner.yours");
            await axe(page, `game ${colorScheme}`);
            await shot(page, `d4-d6-chess-${colorScheme}`);
            await page.goto(`${url}#/rules/d4-d6-chess`);
            await page.waitForSelector(".piece img");
            await axe(page, `rules ${colorScheme}`);
            await page.waitForTimeout(500);
            await shot(page, `rules-${colorScheme}`);
            await close([page]);
            const phone = await browser.open(url, { ...PHONE, colorScheme });
            await shot(phone, `lobby-phone-${colorScheme}`);
            await axe(phone, `lobby phone ${colorScheme}`);
            await close([phone]);
        }
    },
    async "every square has a label, and a move is announced"() {
        const page = await browser.open(url, CALM);
        await newGame(page, "chess", { opponent: "level-1" });
        await page.waitForSelector(".banner.yours");
        const labels = await page.$$eval("[data-square]", (paths) =>
            paths.map((path) => path.getAttribute("aria-label")),
        );
        assert.strictEqual(labels.length, 64);
        assert(
            labels.includes("e2: White pawn, can be chosen") &&
                labels.includes("e4") &&
                labels.includes("d8: Black queen"),
            labels.join("; "),
        );
        await page.focus('[data-square="e2"]');
        for (const key of ["Enter", "ArrowUp", "ArrowUp", "Enter"]) await page.keyboard.press(key);
        await page.waitForFunction(() => document.querySelector(".record").textContent.startsWith("e4"));
        await page.waitForFunction(() => /White moves/.test(document.getElementById("announce").textContent));
        await close([page]);
    },
};

(async () => {
    const host = await startHost("--editor");
    url = host.url;
    // An address has ten running games against levels, and tests leave theirs as they are.
    const second = await startHost();
    browser = await startBrowser();
    for (const tests of [diceTests, pageTests, editorTests, agreeTests, siteTests])
        Object.assign(
            TESTS,
            tests(
                () => browser,
                () => (tests === agreeTests ? second.url : url),
                axe,
            ),
        );
    const wanted = process.argv.slice(2);
    let failed = 0;
    for (const [name, test] of Object.entries(TESTS)) {
        const named = wanted.some((word) => name.includes(word));
        if (wanted.length > 0 ? !named : name.startsWith("long")) continue;
        const start = Date.now();
        try {
            const more = await test();
            assert.deepStrictEqual(browser.problems.splice(0), []);
            console.log(`ok ${name}${more ? ` (${more})` : ""}, ${((Date.now() - start) / 1000).toFixed(1)} s`);
        } catch (wrong) {
            failed++;
            console.log(`FAILED ${name}: ${wrong.stack}`);
            console.log(browser.problems.splice(0));
            for (const page of browser.pages()) console.log(await page.innerText("body").catch(() => "gone"));
        }
    }
    await browser.close();
    host.stop();
    second.stop();
    process.exitCode = failed ? 1 : 0;
})();
