// Opens the playground and the page of the README in Chromium: node pages.mjs PLAYWRIGHT CHROMIUM. PLAYWRIGHT is a folder
// with playwright-core.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { load } from "../../../target/npm/index.js";
import { randomFrom } from "./random.mjs";

const [playwright, executablePath] = process.argv.slice(2);
const { chromium } = createRequire(path.join(playwright, "any.js"))("playwright-core");
const FOLDER = fileURLToPath(new URL("../../../", import.meta.url));
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".json": "application/json", ".wasm": "application/wasm" };
const POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";
const FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** The page of the README: the first block of HTML. */
const page = /```html\n([\s\S]*?)```/.exec(readFileSync(path.join(FOLDER, "README.md"), "utf8"))[1];

const start = (await load()).variant("dice-chess").start().svg("white", false);
const PICTURE = '<!doctype html><dice-board plays="white"><img src="start.svg" alt="start"></dice-board>';

const server = createServer(async (request, answer) => {
    const name = decodeURI(request.url.split("?")[0]);
    if (name === "/page.html") return answer.setHeader("content-type", "text/html").end(page);
    if (name === "/picture.html") return answer.setHeader("content-type", "text/html").end(PICTURE);
    if (name === "/start.svg") return answer.setHeader("content-type", "image/svg+xml").end(start);
    const npm = /^\/(?:npm|dicechess)\/(.+)$/.exec(name);
    const file = npm ? path.join(FOLDER, "target/npm", npm[1]) : path.join(FOLDER, "../playground", name === "/" ? "index.html" : name);
    try {
        const body = await readFile(file);
        answer.setHeader("content-type", TYPES[path.extname(file)] ?? "text/plain");
        if (name === "/") answer.setHeader("content-security-policy", POLICY);
        return answer.end(body);
    } catch {
        return answer.writeHead(404).end();
    }
}).listen(0);
const base = `http://127.0.0.1:${server.address().port}/`;
const browser = await chromium.launch({ executablePath, args: FLAGS });

async function open(context, address) {
    const opened = await context.newPage();
    opened.on("pageerror", (error) => assert.fail(error));
    opened.on("console", (message) => assert.doesNotMatch(message.text(), /content security policy/i));
    opened.on("request", (request) => assert.ok(request.url().startsWith(base), request.url()));
    await opened.goto(base + address);
    return opened;
}

const live = (where) => where.locator("dice-board [data-square].live");
const done = (what) => console.log(`ok ${what}`);

async function playground() {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const where = await open(context, "");
    await where.waitForSelector("[data-ready]");
    await where.selectOption("#samples", "chess");
    await where.waitForFunction(() => document.getElementById("sound").textContent.startsWith("Chess:"));
    await where.selectOption("#side", "white");
    await where.locator("dice-board [data-square=e2]").click();
    await where.locator("dice-board [data-square=e4]").click();
    await where.waitForFunction(() => document.querySelector("dice-board").game.events.length === 2, undefined, { timeout: 20_000 });
    const played = await where.evaluate(() => document.querySelector("dice-board").game.events);
    assert.deepEqual(await where.locator("#past code").allTextContents(), played);
    const ring = () => where.locator("dice-board .marks .focus").evaluate((mark) => getComputedStyle(mark).stroke);
    assert.equal(await ring(), "none");
    await where.keyboard.press("ArrowUp");
    assert.notEqual(await ring(), "none");
    done("a move and the computer's answer, the focus where keys move it");
    await where.locator("#past button").first().click();
    assert.equal(await live(where).count(), 0);
    assert.match(await where.locator("dice-board [data-square=e4]").getAttribute("aria-label"), /pawn/);
    assert.equal(await where.locator("#past [aria-pressed=true]").textContent(), "e2e4 pawn from e2 to e4");
    assert.deepEqual(
        await where.evaluate(() => {
            const board = document.querySelector("dice-board");
            const seen = [board.moment, board.canBack];
            for (const wrong of [-1, 3, 0.5, "1", null]) {
                try {
                    board.moment = wrong;
                } catch (error) {
                    seen.push(error.message);
                }
            }
            board.moment = 0;
            return [...seen, board.moment, board.game.variant === board.game.at(1).position.game().variant];
        }),
        [1, true, ...Array(4).fill("moment: expected 0 to 2"), 0, true],
    );
    await where.locator("#past button").last().click();
    assert.notEqual(await live(where).count(), 0);
    done("an earlier moment");
    await where.locator("dice-board [data-square=g1]").click();
    assert.equal(await where.locator("dice-board [aria-label$=picked]").count(), 1);
    await where.locator("dice-board [data-square=g1]").click();
    assert.equal(await where.locator("dice-board [aria-label$=picked]").count(), 0);
    done("a second click puts a piece down");
    await where.click("#back");
    assert.equal(await where.evaluate(() => document.querySelector("dice-board").game.events.length), 0);
    assert.equal(await where.isDisabled("#back"), true);
    await where.locator("dice-board [data-square=g1]").focus();
    await where.keyboard.press("Enter");
    await where.keyboard.press("ArrowUp");
    await where.keyboard.press("ArrowUp");
    await where.keyboard.press("ArrowRight");
    await where.keyboard.press("Enter");
    assert.equal(await where.evaluate(() => document.querySelector("dice-board").game.events[0]), "g1h3");
    done("take-back, keyboard");
    await where.click("#rules summary");
    await where.waitForSelector("#rules .diagram");
    assert.ok((await where.locator("#rules h3").allTextContents()).includes("Knight"));
    assert.equal(await where.locator("#rules .diagram path[data-square]").count() >= 7 * 64, true, "the start and six pieces");
    done("rules in words");
    const text = await where.inputValue("#text");
    await where.waitForFunction(() => document.querySelector("dice-board").game.events.length === 2, undefined, { timeout: 20_000 });
    const before = await where.evaluate(() => document.querySelector("dice-board").game.events);
    await where.fill("#text", text.replace("name: Chess", "name: Mine"));
    await where.waitForFunction(() => document.getElementById("sound").textContent.startsWith("Mine:"));
    assert.deepEqual(await where.evaluate(() => document.querySelector("dice-board").game.events), before);
    await where.fill("#text", text.replace("king: {royal: true}", "king: {royal: true}\n  knight: {move: F}"));
    await where.waitForFunction(() => document.getElementById("sound").textContent.startsWith("Chess:"));
    assert.deepEqual(await where.evaluate(() => document.querySelector("dice-board").game.events), []);
    done("the game goes on in a changed text, as far as it can");
    await where.fill("#text", text.replace("format: 1", "format: 1\nbord: <b>3</b>"));
    await where.waitForSelector("#problems button");
    assert.match(await where.textContent("#problems"), /^3:1 E-UNKNOWN-KEY unknown key 'bord'; did you mean 'board'\?$/);
    assert.equal(await where.locator("#problems b").count(), 0);
    await where.click("#problems button");
    assert.match(await where.textContent("#words"), /pieces/);
    done("problems in place, keys");
    await where.fill("#text", text);
    await where.click("#share");
    await where.waitForFunction(() => location.hash.startsWith("#d="));
    const shared = await open(context, new URL(where.url()).hash);
    await shared.waitForSelector("[data-ready]");
    assert.equal(await shared.inputValue("#text"), text);
    const broken = await open(context, "#d=AAAA");
    await broken.waitForSelector("[data-ready]");
    assert.match(await broken.textContent("#shared"), /damaged/);
    assert.equal(await broken.inputValue("#text"), text, "the text of the last visit");
    done("links");
    await where.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    const offline = await open(context, "");
    await offline.waitForSelector("[data-ready]");
    assert.ok((await live(offline).count()) > 0 || (await offline.locator("dice-board .picks button").count()) > 0);
    done("without a network");
    await context.close();
}

async function readme() {
    const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
    const where = await open(context, "page.html");
    await where.waitForSelector("dice-board [data-square]");
    for (let turn = 0; turn < 3; turn++) {
        await where.waitForFunction(() => document.querySelector("dice-board").game.node.player === "white");
        const before = await where.evaluate(() => document.querySelector("dice-board").game.events.length);
        if ((await live(where).count()) > 0) {
            const { from, to } = await where.evaluate(() => document.querySelector("dice-board").game.node.events[0]);
            await where.locator(`dice-board [data-square=${from}]`).click();
            await where.locator(`dice-board [data-square=${to}]`).click();
        } else await where.locator("dice-board .picks button").first().click();
        await where.waitForFunction((was) => document.querySelector("dice-board").game.events.length > was, before);
    }
    done("the page of the README");
    await context.close();
}

/** A picture within the element is seen until there is a game, before any script, too. */
async function picture() {
    const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
    const where = await open(context, "picture.html");
    const seen = where.locator("dice-board img");
    assert.ok(await seen.isVisible(), "without a script");
    await where.evaluate(async () => {
        const { load } = await import("/npm/index.js");
        await import("/npm/dice-board.js");
        globalThis.dicechess = await load();
    });
    assert.ok(await seen.isVisible(), "without a game");
    assert.ok((await seen.boundingBox()).width <= 390);
    await where.evaluate(() => (document.querySelector("dice-board").game = dicechess.variant("dice-chess").game()));
    await where.waitForSelector("dice-board [data-square]");
    assert.equal(await seen.isVisible(), false, "with a game");
    await where.evaluate(() => (document.querySelector("dice-board").game = undefined));
    assert.ok(await seen.isVisible(), "without a game again");
    done("a picture until there is a game");
    await context.close();
}

/** A board that shows moments of a server, without the library. */
async function views() {
    const view = (await load()).variant("chess").game().view("white", false);
    const context = await browser.newContext();
    const where = await open(context, "style.css");
    await where.evaluate(async (shown) => {
        const { BoardElement } = await import("/npm/element.js");
        customElements.define("a-board", BoardElement);
        const board = document.createElement("a-board");
        document.body.append(board);
        globalThis.heard = [];
        for (const name of ["choose", "offer"]) board.addEventListener(name, ({ detail }) => heard.push([name, detail]));
        board.show(shown);
    }, view);
    assert.equal(await where.locator("a-board .legend").isVisible(), false);
    await where.evaluate(() => (document.querySelector("a-board").areas = [{ name: "x", color: "#aabbcc", title: "A <hill>" }]));
    assert.equal(await where.textContent("a-board .legend"), "A <hill>");
    await where.click("a-board [data-square=g1]");
    await where.click("a-board [data-square=f3]");
    assert.deepEqual(await where.evaluate(() => heard), [["choose", { text: "g1f3" }]]);
    const pass = { text: "--", words: "pass", sort: "pass", from: "", hand: "", to: "" };
    await where.evaluate(([shown, choice]) => document.querySelector("a-board").show({ ...shown, choices: [choice] }), [view, pass]);
    assert.equal(await where.locator("a-board button").count(), 1);
    await where.evaluate(() => document.querySelector("a-board").freeze());
    assert.equal(await where.locator("a-board .live, a-board button").count(), 0);
    await where.locator("a-board [data-square=e2]").focus();
    await where.keyboard.press("Escape");
    assert.equal(await where.locator("a-board button").count(), 0);
    await where.evaluate(([shown, choice]) => {
        document.querySelector("a-board").setAttribute("bare", "");
        heard.length = 0;
        document.querySelector("a-board").show({ ...shown, choices: [choice] });
    }, [view, pass]);
    assert.deepEqual(await where.evaluate(() => heard.map(([name, { choices }]) => [name, choices[0].text])), [["offer", "--"]]);
    assert.equal(await where.locator("a-board button").count(), 0);
    const [queens, rooks] = ["q", "r"].map((as) => ({ ...pass, text: `a2a3=${as}`, words: `becomes ${as}`, sort: "move", from: "a2", to: "a3" }));
    await where.evaluate(([shown, choices]) => {
        const board = document.querySelector("a-board");
        board.removeAttribute("bare");
        board.before(Object.assign(document.createElement("div"), { style: "height: 2000px" }));
        board.show({ ...shown, choices });
    }, [view, [queens, rooks]]);
    await where.click("a-board [data-square=a3]");
    assert.deepEqual(await where.locator("a-board .picks button").allTextContents(), ["Becomes q", "Becomes r"]);
    assert.equal(await where.locator("a-board [role=status] p").last().textContent(), "Choose one of 2 ways");
    assert.ok(await where.locator("a-board .picks").evaluate((picks) => picks.getBoundingClientRect().bottom <= innerHeight));
    done("a board without the library");
    await where.evaluate(async () => {
        const empty = document.createElement("a-board");
        document.body.append(empty);
        for (const call of ["freeze", "putDown", "redraw"]) empty[call]();
        empty.hint({ from: "e2", hand: "", to: "z9" });
        await empty.walk(["e2", "e4"]);
        empty.show({ ...document.querySelector("a-board").view, svg: "" });
    });
    done("a board that shows nothing yet");
    await context.close();
}

/** Listeners that play on hear of all events in their order, and of the end once. */
async function order() {
    const context = await browser.newContext();
    const where = await open(context, "style.css");
    const heard = await where.evaluate(async () => {
        const [{ load }] = await Promise.all([import("/npm/index.js"), import("/npm/dice-board.js")]);
        const board = document.createElement("dice-board");
        document.body.style.color = "oklch(95% 0 0)";
        document.body.append(board);
        const rest = ["e7e5", "g2g4", "d8h4"];
        board.addEventListener("play", () => rest.length > 0 && board.play(rest.shift()));
        const told = [];
        board.addEventListener("play", ({ detail }) => told.push(detail.event, detail.game.events.at(-1)));
        board.addEventListener("end", ({ detail }) => told.push(detail.result));
        board.game = (await load()).variant("chess").game();
        const fill = () => board.shadowRoot.querySelector("[data-square]").getAttribute("fill");
        const found = fill();
        for (const theme of ["dark", "light"]) {
            board.setAttribute("theme", theme);
            told.push(found === fill());
        }
        try {
            board.game = 7;
        } catch (wrong) {
            told.push(wrong.name);
        }
        board.play("f2f3");
        return told;
    });
    assert.deepEqual(heard, [true, false, "TypeError", "f2f3", "f2f3", "e7e5", "e7e5", "g2g4", "g2g4", "d8h4", "d8h4", "0-1"]);
    done("the order of events, and a light text on a dark page");
    await context.close();
}

/** Plays one random game of each variant, and returns all texts as one. */
async function games(dicechess, random) {
    const texts = [];
    for (const id of dicechess.ids) {
        let game = dicechess.variant(id).game();
        for (let node = game.node; node.kind !== "end" && game.events.length < 30; node = game.node) {
            const event = node.kind === "chance" ? game.position.outcome(random(node.total)) : node.events[random(node.events.length)].text;
            game = game.after(event);
            texts.push(event, game.position.text);
        }
    }
    return texts.join("\n");
}

async function sameAsNode() {
    const context = await browser.newContext();
    const where = await open(context, "style.css");
    const inBrowser = await where.evaluate(
        `(async () => { const { load } = await import("/npm/index.js"); const randomFrom = ${randomFrom}; return (${games})(await load(), randomFrom(3)); })()`,
    );
    assert.equal(inBrowser, await games(await load(), randomFrom(3)));
    assert.ok(inBrowser.length > 100_000);
    done("the same games as in Node");
    await context.close();
}

await playground();
await readme();
await picture();
await views();
await order();
await sameAsNode();
await browser.close();
server.close();
