// Plays by what the page shows alone: lit squares and buttons, by mouse, tap or keyboard.

/** A small generator with a seed, so that a failed game can be played again. */
function random(seed) {
    let state = seed;
    return (bound) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * bound);
    };
}

async function newGame(page, variant, choices = {}) {
    await page.fill("input[type=search]", variant);
    await page.check(`input[name=variant][value=${variant}]`, { force: true });
    for (const [name, value] of Object.entries(choices)) await page.selectOption(`select[name=${name}]`, value);
    await page.click("button[type=submit]");
    await page.waitForSelector("body.game .board svg");
}

/** What the page shows: whether it is this player's turn, lit squares, buttons, and whether the game is over. */
const look = (page) =>
    page.evaluate(() => ({
        ply: document.querySelector(".record [aria-current=true]")?.dataset.ply ?? "0",
        yours: document.querySelector(".banner.yours") !== null,
        over: document.querySelector(".banner.over") !== null,
        next: [...document.querySelectorAll("[data-square]")]
            .filter((path) => /, (can be chosen|a target)$/.test(path.getAttribute("aria-label")))
            .map((path) => path.dataset.square),
        rings: [...document.querySelectorAll("[data-square]")]
            .filter((path) => /: .*, a target$/.test(path.getAttribute("aria-label")))
            .sort((a, b) => /king/.test(b.ariaLabel) - /king/.test(a.ariaLabel))
            .map((path) => path.dataset.square),
        picked: [...document.querySelectorAll("[data-square]")].some((path) =>
            path.getAttribute("aria-label").includes(", picked"),
        ),
        buttons: [...document.querySelectorAll(".picks button")].map((button) => button.textContent),
    }));

async function middle(page, square) {
    const box = await page.locator(`[data-square="${square}"]`).boundingBox({ timeout: 1000 });
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Clicks a square in the way of this player. */
const WAYS = {
    mouse: async (page, square) => {
        const { x, y } = await middle(page, square);
        await page.mouse.click(x, y);
    },
    tap: async (page, square) => {
        const { x, y } = await middle(page, square);
        await page.touchscreen.tap(x, y);
    },
    keys: async (page, square) => {
        for (let i = 0; i < 60; i++) {
            const at = await page.evaluate(() => document.activeElement?.dataset?.square);
            if (at === square) return page.keyboard.press("Enter");
            if (!at) {
                await page.focus('[data-square][tabindex="0"]');
                continue;
            }
            const from = await middle(page, at),
                to = await middle(page, square);
            const sideways = Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
            await page.keyboard.press(
                sideways ? (to.x > from.x ? "ArrowRight" : "ArrowLeft") : to.y > from.y ? "ArrowDown" : "ArrowUp",
            );
        }
        throw new Error(`arrow keys do not reach ${square}`);
    },
    drag: async (page, square) => {
        const { x, y } = await middle(page, square);
        await page.mouse.move(x, y, { steps: 4 });
        await page.mouse.up();
    },
};

async function press(page, way, text) {
    const button = page.locator(".picks button", { hasText: text }).first();
    if (way === "keys") {
        await button.focus({ timeout: 2000 });
        return page.keyboard.press("Enter");
    }
    return way === "tap" ? button.tap({ timeout: 2000 }) : button.click({ timeout: 2000 });
}

/** Makes one choice at random, if it is this player's turn; returns whether it did. The page may change meanwhile. */
async function choose(page, way, pick) {
    return tryOnce(page, way, pick).catch((failed) => {
        if (/boundingBox|reading 'x'|Timeout|detached/.test(failed.message)) return false;
        throw failed;
    });
}

async function tryOnce(page, way, pick) {
    const seen = await look(page);
    if (!seen.yours) return false;
    const buttons = seen.buttons.filter((text) => text !== "Cancel");
    if (buttons.length > 0 && (seen.next.length === 0 || seen.picked || pick(4) === 0))
        await press(page, way, buttons[pick(buttons.length)]);
    else if (seen.next.length > 0) {
        const square = seen.rings[0] ?? seen.next[pick(seen.next.length)]; // captures end games
        if (way === "drag" && seen.picked) {
            await page.mouse.up();
            await WAYS.mouse(page, square);
        } else await WAYS[way === "drag" ? "mouse" : way](page, square);
    } else return false;
    return true;
}

module.exports = { random, newGame, look, choose, WAYS, middle };
