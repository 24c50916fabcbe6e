// Tests of what two players agree on, and of what the page tells about it: take-back, rematch, hints, title, sounds.
const assert = require("assert");
const { shot } = require("./host.js");
const { choose, newGame, random } = require("./player.js");

const CALM = { reducedMotion: "reduce" };
const SMALL = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, colorScheme: "dark" };

const idOf = (page) => page.url().split("/").at(-1);
const record = (page) =>
    page.$$eval(".record button", (buttons) => buttons.map((button) => button.textContent).join(" "));
const button = (page, text) => page.locator(".acts button", { hasText: text });

async function waitForRecord(page, text) {
    await page.waitForFunction(
        (wanted) =>
            [...document.querySelectorAll(".record button")].map((each) => each.textContent).join(" ") === wanted,
        text,
    );
}

async function move(page, from, to) {
    await page.waitForSelector(`[data-square=${from}][aria-label$="can be chosen"]`);
    for (const square of [from, to]) await page.click(`[data-square=${square}]`);
}

/** Counts what a page makes and starts to be heard. */
const listen = (page) =>
    page.addInitScript(() => {
        window.made = 0;
        window.sounds = 0;
        window.knocks = 0;
        const Real = window.AudioContext;
        window.AudioContext = class extends Real {
            constructor() {
                super();
                window.made++;
            }
        };
        for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
            const { start } = prototype;
            prototype.start = function (...all) {
                window.sounds++;
                window.knocks += this instanceof AudioBufferSourceNode ? 1 : 0;
                return start.apply(this, all);
            };
        }
    });

module.exports = (browser, url, axe) => {
    /** A game between two browsers: White at a desk, Black on a small dark phone. */
    async function pair(variant) {
        const white = await browser().open(url(), CALM);
        await newGame(white, variant, { opponent: "person" });
        await white.waitForTimeout(300);
        const black = await browser().open(white.url(), { ...SMALL, ...CALM });
        await black.tap(".over button");
        for (const page of [white, black]) await page.waitForSelector(".banner.playing");
        return [white, black];
    }

    async function close(pages) {
        for (const page of pages) await page.context().close();
    }

    /** The page is as wide as the phone: nothing scrolls to the side. */
    async function fits(page) {
        assert(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "the page is too wide");
    }

    return {
        async "agree: a take-back is proposed, declined, proposed again and accepted"() {
            const [white, black] = await pair("chess");
            await move(white, "e2", "e4");
            await waitForRecord(black, "e4");
            await button(white, "Propose a take-back").click();
            await black.waitForSelector("text=Accept the take-back");
            await white.waitForSelector("text=Withdraw the proposal");
            assert.match(await black.textContent("#announce"), /White proposes to take back its last decision/);
            await fits(black);
            await axe(black, "a proposed take-back");
            await shot(black, "take-back-phone-dark");
            await button(black, "Decline the take-back").tap();
            await white.waitForFunction(() => /declines the take-back/.test(document.getElementById("announce").textContent));
            assert.strictEqual(await button(white, "Propose a take-back").count(), 0);
            await move(black, "e7", "e5");
            await waitForRecord(white, "e4 e5");
            await button(white, "Propose a take-back").focus();
            await white.keyboard.press("Enter");
            await black.waitForSelector("text=Accept the take-back");
            await button(black, "Accept the take-back").tap();
            for (const page of [white, black]) await waitForRecord(page, "");
            await move(white, "d2", "d4");
            for (const page of [white, black]) await waitForRecord(page, "d4");
            await close([white, black]);
        },
        async "agree: a roll is never taken back, and the page says why"() {
            const [white, black] = await pair("dice-chess");
            while (!(await button(white, "Propose a take-back").count())) {
                await white.waitForSelector(".banner.yours");
                const first = await white.$$eval("[aria-label$='can be chosen']", (all) => all[0]?.dataset.square);
                if (first) {
                    await white.click(`[data-square=${first}]`);
                    await white.click("[aria-label$='a target']");
                } else await white.click(".picks button");
                await white.waitForTimeout(400);
                if ((await record(white)).includes(" [")) break;
            }
            await button(white, "Propose a take-back").focus();
            await white.keyboard.press("Enter");
            await white.waitForFunction(() => /chance decides once/.test(document.querySelector(".notice").textContent));
            await axe(white, "a forbidden take-back");
            await close([white, black]);
        },
        async "agree: a rematch leads both to a new game on the other sides"() {
            const [white, black] = await pair("dice-chess");
            const old = idOf(white);
            await white.click("text=Resign");
            await white.click("text=Really resign?");
            await black.waitForSelector(".banner.over");
            assert.strictEqual(await black.title(), "Game over - Dice chess · dicechess");
            await button(black, "Offer a rematch").tap();
            await white.waitForSelector("text=Accept the rematch");
            await axe(white, "a rematch");
            await axe(black, "an offered rematch");
            await fits(black);
            await shot(white, "rematch");
            await shot(black, "rematch-phone-dark");
            await button(white, "Decline the rematch").click();
            await button(white, "Offer a rematch").focus();
            await white.keyboard.press("Enter");
            await button(black, "Accept the rematch").tap();
            for (const page of [white, black]) {
                await page.waitForFunction((id) => !location.hash.includes(id), old);
                await page.waitForSelector(".banner.playing");
            }
            assert.strictEqual(idOf(white), idOf(black));
            const seeds = await white.evaluate(() =>
                Object.values(JSON.parse(localStorage.getItem("dicechess-games"))).map(({ side, seed }) => [side, seed]),
            );
            assert.deepStrictEqual(seeds.map(([side]) => side).sort(), ["black", "white"]);
            assert.notStrictEqual(seeds[0][1], seeds[1][1]);
            await black.waitForSelector(".banner.yours"); // who was Black has the first move
            await white.click("text=Resign");
            await white.click("text=Really resign?");
            await black.waitForSelector(".banner.over");
            await white.waitForSelector(".banner.over");
            await white.click("text=Check the dice");
            await white.waitForSelector(".checks .good");
            assert.strictEqual(await white.locator(".checks .bad").count(), 0);
            await white.goto(`${url()}#/game/${old}`);
            await white.waitForSelector("text=To the rematch");
            await white.click("text=To the rematch");
            await white.waitForFunction((id) => !location.hash.includes(id), old);
            await close([white, black]);
        },
        async "agree: who was away finds the rematch in the lobby"() {
            const [white, black] = await pair("chess");
            await white.click("text=Resign");
            await white.click("text=Really resign?");
            await button(white, "Offer a rematch").click();
            await white.waitForSelector("text=Withdraw the offer of a rematch");
            await white.goto(`${url()}#/`);
            await white.waitForSelector("form.new");
            await button(black, "Accept the rematch").tap();
            await black.waitForSelector(".banner.playing");
            await white.waitForSelector(`#mine ~ ul a[href="#/game/${idOf(black)}"]`, { timeout: 15000 });
            await close([white, black]);
        },
        async "agree: against a level one plays again at once, and takes back"() {
            const page = await browser().open(url(), CALM);
            await newGame(page, "chess", { opponent: "level-1" });
            await move(page, "e2", "e4");
            await page.waitForFunction(() => document.querySelectorAll(".record button").length === 2);
            await page.waitForSelector(".banner.yours");
            await button(page, "Take back").click();
            await waitForRecord(page, "");
            await page.waitForSelector(".banner.yours");
            const old = idOf(page);
            await page.click("text=Resign");
            await page.click("text=Really resign?");
            await button(page, "Play again").click();
            await page.waitForFunction((id) => !location.hash.includes(id), old);
            await page.waitForSelector(".banner.yours", { timeout: 20000 }); // White, the level, has moved
            assert.match(await page.textContent(".bottom-seat, .seat.bottom-seat"), /Black/);
            await close([page]);
        },
        async "agree: three hints with chances light their squares"() {
            const page = await browser().open(url(), { ...SMALL, ...CALM });
            await newGame(page, "chess", { opponent: "level-1" });
            await page.waitForSelector(".banner.yours");
            await button(page, "Hint").tap();
            await page.waitForSelector(".hints li:nth-child(3)");
            const hints = page.locator(".hints button");
            for (let i = 0; i < 3; i++) {
                assert.match(await hints.nth(i).textContent(), /^(Pawn|Knight) .*[0-9]+ % to win$/);
                await hints.nth(i).focus();
                const lit = await page.$$eval("[data-hinted]", (all) => all.map((each) => each.dataset.square).sort());
                const words = await hints.nth(i).textContent();
                const [, from, to] = /from ([a-h][1-8]) to ([a-h][1-8])/.exec(words);
                assert.deepStrictEqual(lit, [from, to].sort());
            }
            await fits(page);
            await axe(page, "hints");
            await page.locator(".hints").scrollIntoViewIfNeeded();
            await shot(page, "hints-phone-dark");
            await close([page]);
        },
        async "agree: a switch shows the winning chance, but not between two people"() {
            const chance = (of) => of.locator(".more button", { hasText: "Winning chance" });
            const page = await browser().open(url(), { ...SMALL, ...CALM });
            await newGame(page, "dice-chess", { opponent: "level-1" });
            await page.waitForSelector(".banner.yours");
            assert.strictEqual(await page.locator(".winning meter").count(), 0);
            await chance(page).tap();
            await page.waitForSelector(".winning meter");
            assert.match(await page.textContent(".winning"), /^White [3-7][0-9] %$/);
            await fits(page);
            await axe(page, "a winning chance");
            await shot(page, "winning-phone-dark");
            await page.click("text=Resign");
            await page.click("text=Really resign?");
            await page.waitForFunction(() => /White (0|100) %/.test(document.querySelector(".winning").textContent));
            await chance(page).tap();
            await page.waitForSelector(".winning meter", { state: "detached" });
            await chance(page).tap();
            await close([page]);
            const [white, black] = await pair("chess");
            await chance(white).click();
            await move(white, "e2", "e4");
            await black.waitForSelector(".banner.yours");
            assert.strictEqual(await white.locator(".winning meter").count(), 0);
            await close([white, black]);
        },
        async "agree: the title and the icon tell whose turn it is"() {
            const [white, black] = await pair("chess");
            const icon = (page) => page.getAttribute('link[rel="icon"]', "href");
            await white.waitForFunction(() => document.title === "(1) Your turn - Chess · dicechess");
            assert.strictEqual(await icon(white), "icon-turn.svg");
            assert.strictEqual(await black.title(), "Chess · dicechess");
            await move(white, "e2", "e4");
            await black.waitForFunction(() => document.title.startsWith("(1) Your turn"));
            await white.waitForFunction(() => document.title === "Chess · dicechess");
            assert.strictEqual(await icon(white), "icon.svg");
            assert.strictEqual((await white.request.get(`${url()}icon-turn.svg`)).status(), 200);
            await black.goto(`${url()}#/`);
            await black.waitForSelector("form.new");
            await black.waitForFunction(() => document.title === "Play a dice chess variant · dicechess");
            assert.strictEqual(await icon(black), "icon.svg");
            await close([white, black]);
        },
        async "agree: moves, rolls and the end sound, after a gesture and if the switch is on"() {
            const white = await browser().open(url(), CALM);
            await newGame(white, "chess", { opponent: "person" });
            const black = await browser().open(white.url(), CALM);
            await black.click(".over button");
            await black.waitForSelector(".banner.playing");
            await listen(black);
            await black.reload();
            await black.waitForSelector(".board svg");
            const heard = () => black.evaluate(() => [window.made, window.sounds]);
            await move(white, "e2", "e4");
            await waitForRecord(black, "e4");
            assert.deepStrictEqual(await heard(), [0, 0], "no sound before a gesture");
            await move(black, "e7", "e5");
            await black.waitForFunction(() => window.sounds === 2); // a knock and a low tone
            assert.strictEqual((await heard())[0], 1);
            const loud = black.locator(".more button", { hasText: "Sound" });
            assert.strictEqual(await loud.getAttribute("aria-pressed"), "true");
            await loud.click();
            assert.strictEqual(await loud.getAttribute("aria-pressed"), "false");
            await move(white, "g1", "f3");
            await waitForRecord(black, "e4 e5 Nf3");
            assert.strictEqual((await heard())[1], 2);
            await black.reload();
            await black.waitForSelector(".board svg");
            assert.strictEqual(await loud.getAttribute("aria-pressed"), "false");
            await loud.click();
            await white.click("text=Resign");
            await white.click("text=Really resign?");
            await black.waitForFunction(() => window.sounds === 3); // three tones
            await button(black, "Offer a rematch").click();
            await black.waitForSelector("text=Withdraw the offer of a rematch");
            assert.strictEqual((await heard())[1], 3);
            await close([white, black]);
            const level = await browser().open(url(), CALM);
            await listen(level);
            await level.reload();
            await level.waitForSelector("form.new");
            await newGame(level, "dice-chess", { opponent: "level-1" });
            // A move is a knock and a tone, a roll five knocks. The first roll may be older than what the page hears.
            const rolls = () => level.evaluate(() => 2 * window.knocks - window.sounds >= 5);
            const pick = random(3);
            for (let i = 0; i < 300 && !(await rolls()); i++)
                if (!(await choose(level, "mouse", pick))) await level.waitForTimeout(50);
            assert(await rolls(), "a roll sounds");
            await close([level]);
        },
        async "agree: the record is walked by the keyboard"() {
            const [white, black] = await pair("chess");
            for (const [page, from, to] of [
                [white, "e2", "e4"],
                [black, "e7", "e5"],
                [white, "g1", "f3"],
                [black, "b8", "c6"],
            ])
                await move(page, from, to);
            await waitForRecord(white, "e4 e5 Nf3 Nc6");
            const at = async (moment) => {
                const text = moment === 4 ? "Your turn" : `Moment ${moment} of 4`;
                await white.waitForFunction((said) => document.querySelector(".banner").textContent.includes(said), text);
                const ply = await white.evaluate(() => document.activeElement.dataset.ply);
                assert.strictEqual(ply, String(Math.max(1, moment)));
            };
            assert.strictEqual(await white.locator('.record [tabindex="0"]').count(), 1);
            await white.focus('.record [tabindex="0"]');
            for (const [key, moment] of [
                ["ArrowLeft", 3],
                ["Home", 0],
                ["ArrowLeft", 0],
                ["ArrowRight", 1],
                ["ArrowDown", 2],
                ["ArrowUp", 1],
                ["End", 4],
                ["ArrowRight", 4],
            ]) {
                await white.keyboard.press(key);
                await at(moment);
            }
            for (let i = 0; i < 3; i++) await white.keyboard.press("ArrowLeft"); // faster than the host answers
            await at(1);
            await white.focus('[aria-label="One event back"]');
            await white.keyboard.press("End");
            await white.waitForSelector(".banner.yours");
            await axe(white, "the record");
            await shot(white, "record");
            await close([white, black]);
        },
    };
};
