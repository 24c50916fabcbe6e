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

/** A square or a piece in hand, by the name that the page gives it. */
const at = (place) => `[data-square="${place}"], [data-hand="${place}"]`;

/** What the page shows: whether it is this player's turn, lit places, buttons, and whether the game is over. */
const look = (page) =>
    page.evaluate(() => {
        const board = document.querySelector("dice-board");
        const places = [...(board?.shadowRoot.querySelectorAll("[data-square], [data-hand]") ?? [])];
        const name = (place) => place.dataset.square ?? place.dataset.hand;
        const told = (pattern) => places.filter((place) => pattern.test(place.getAttribute("aria-label")));
        return {
            ply: document.querySelector(".record [aria-current=true]")?.dataset.ply ?? "0",
            yours: document.querySelector(".banner.yours") !== null,
            over: document.querySelector(".banner.over") !== null,
            next: told(/, (can be chosen|a target)$/).map(name),
            targets: told(/, a target$/).map(name),
            rings: told(/: .*, a target$/)
                .sort((a, b) => /king/.test(b.ariaLabel) - /king/.test(a.ariaLabel))
                .map(name),
            hands: places.filter((place) => place.dataset.hand).map(name),
            picked: told(/, picked/).length > 0,
            buttons: [...document.querySelectorAll(".picks button")].map((button) => button.textContent),
        };
    });

/** The middle of a place, which a small screen may have scrolled away. */
async function middle(page, place) {
    const located = page.locator(at(place));
    let box = await located.boundingBox({ timeout: 1000 });
    if (box.y < 0 || box.y + box.height > page.viewportSize().height) {
        await located.evaluate((element) => element.scrollIntoView({ block: "center" }), undefined, { timeout: 1000 });
        box = await located.boundingBox({ timeout: 1000 });
    }
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function click(page, place) {
    const { x, y } = await middle(page, place);
    await page.mouse.click(x, y);
}

/** Chooses a place in the way of this player. */
const WAYS = {
    mouse: click,
    tap: async (page, place) => {
        const { x, y } = await middle(page, place);
        await page.touchscreen.tap(x, y);
    },
    keys: async (page, place) => {
        for (let i = 0; i < 60; i++) {
            const own = await page.evaluate(() => {
                const dataset = document.activeElement?.shadowRoot?.activeElement?.dataset;
                return dataset?.square ?? dataset?.hand;
            });
            if (own === place) return page.keyboard.press("Enter");
            if (!own) {
                await page.focus('[data-square][tabindex="0"], [data-hand][tabindex="0"]');
                continue;
            }
            const from = await middle(page, own),
                to = await middle(page, place);
            const sideways = Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
            await page.keyboard.press(
                sideways ? (to.x > from.x ? "ArrowRight" : "ArrowLeft") : to.y > from.y ? "ArrowDown" : "ArrowUp",
            );
        }
        throw new Error(`arrow keys do not reach ${place}`);
    },
    /** Draws what stands there to one of its targets; clicks where nothing is drawn. */
    drag: async (page, place, pick) => {
        if ((await look(page)).picked) return click(page, place);
        const { x, y } = await middle(page, place);
        await page.mouse.move(x, y);
        await page.mouse.down();
        try {
            const { targets } = await look(page);
            if (targets.length > 0) {
                const to = await middle(page, targets[pick(targets.length)]);
                await page.mouse.move(to.x, to.y, { steps: 4 });
            }
        } finally {
            await page.mouse.up();
        }
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

/**
 * Makes one choice at random, if it is this player's turn; returns "hand", "square" or "button", or nothing if it made
 * none. The page may change meanwhile.
 */
async function choose(page, way, pick) {
    return tryOnce(page, way, pick).catch((failed) => {
        if (/boundingBox|reading '[xy]'|Timeout|detached/.test(failed.message)) return "";
        throw failed;
    });
}

async function tryOnce(page, way, pick) {
    const seen = await look(page);
    if (!seen.yours) return "";
    const buttons = seen.buttons.filter((text) => text !== "Cancel");
    if (buttons.length > 0 && (seen.next.length === 0 || seen.picked || pick(4) === 0)) {
        await press(page, way, buttons[pick(buttons.length)]);
        return "button";
    }
    if (seen.next.length === 0) return "";
    const hands = seen.next.filter((place) => seen.hands.includes(place));
    const some = hands.length > 0 && pick(2) === 0 ? hands : seen.next;
    const place = seen.rings[0] ?? some[pick(some.length)]; // captures end games
    await WAYS[way](page, place, pick);
    return seen.hands.includes(place) ? "hand" : "square";
}

module.exports = { random, newGame, look, choose };
