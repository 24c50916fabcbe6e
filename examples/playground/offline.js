// Keeps the files of the page, so that it works without a network. What the network has is newer, and is asked first.
const KEPT = "dicechess-playground";
const FILES = [
    "./",
    "style.css",
    "playground.js",
    "player.js",
    "link.js",
    "keys.js",
    "told.js",
    "npm/functions.js",
    "npm/guard.js",
    "npm/index.js",
    "npm/definition.schema.json",
    "npm/runtime.js",
    "npm/dicechess.wasm",
    "npm/dice-board.js",
    "npm/element.js",
    "npm/board.js",
    "npm/board-style.js",
    "npm/dice.js",
    "npm/dom.js",
];

addEventListener("install", (event) => event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES))));

addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
    event.respondWith(
        fetch(request)
            .then(async (answer) => {
                if (answer.ok) (await caches.open(KEPT)).put(request, answer.clone());
                return answer;
            })
            .catch(() => caches.match(request, { ignoreSearch: true })),
    );
});
