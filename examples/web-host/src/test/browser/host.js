// Starts the host and browsers for a test, and collects what goes wrong on the pages.
const { spawn } = require("child_process");
const { mkdtempSync, mkdirSync } = require("fs");
const { tmpdir } = require("os");
const path = require("path");
const { chromium } = require("playwright-core");

const ROOT = path.join(__dirname, "..", "..");
const SHOTS = process.env.SHOTS ?? path.join(ROOT, "target", "screenshots");
const FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

async function startHost(...more) {
    const store = path.join(mkdtempSync(path.join(tmpdir(), "web-host-")), "games.db");
    const args = [
        "-jar",
        path.join(ROOT, "target", "web-host.jar"),
        "--port",
        "0",
        "--store",
        `jdbc:sqlite:${store}`,
        "--packs",
        path.join(ROOT, "packs"),
        "--requests",
        "1000",
        "--rehearsal",
        "0",
        ...more,
    ];
    const process_ = spawn(process.env.JAVA ?? "java", args, { stdio: ["ignore", "pipe", "inherit"] });
    const url = await new Promise((found, failed) => {
        let text = "";
        process_.stdout.on("data", (data) => {
            text += data;
            const match = /http:\S+/.exec(text);
            if (match) found(match[0]);
        });
        process_.on("exit", () => failed(new Error(`the host has ended: ${text}`)));
    });
    return { url, stop: () => process_.kill() };
}

async function startBrowser() {
    const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
    const problems = [];
    const open = async (url, options = {}) => {
        const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
        const page = await context.newPage();
        page.on("console", (line) => line.type() === "error" && problems.push(line.text()));
        // The console names no address and no reason of a refusal.
        page.on("response", async (answer) => {
            if (answer.status() < 400) return;
            const words = await answer.text().catch(() => "");
            console.log(`${answer.status()} ${answer.url()} ${answer.request().postData() ?? ""} ${words}`);
        });
        page.on("pageerror", (error) => problems.push(error.message));
        page.on(
            "request",
            (request) =>
                request.url().startsWith(new URL(url).origin) ||
                request.url().startsWith("data:") ||
                problems.push(`request to ${request.url()}`),
        );
        await page.goto(url);
        await page.waitForSelector("[data-ready]");
        return page;
    };
    const pages = () => browser.contexts().flatMap((context) => context.pages());
    /** Takes away the problems that a test expects. Called when its pages are closed: until then more may come. */
    const forgive = (pattern) => problems.splice(0, Infinity, ...problems.filter((text) => !pattern.test(text)));
    return { open, pages, problems, forgive, close: () => browser.close() };
}

async function shot(page, name) {
    mkdirSync(SHOTS, { recursive: true });
    await page.screenshot({ path: path.join(SHOTS, `${name}.png`) });
}

module.exports = { startHost, startBrowser, shot };
