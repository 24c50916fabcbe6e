// Makes elements. Texts are always set as text, never as markup.

/** Makes an element: properties of the object that begin with "on" are listeners, the others attributes. */
export function el(name, attributes = {}, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
        if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
        else if (value === true) made.setAttribute(key, "");
        else if (value !== false && value !== undefined) made.setAttribute(key, value);
    }
    made.append(...children.flat().filter((child) => child !== undefined && child !== ""));
    return made;
}

/** Makes an element of SVG. */
export function svgEl(name, attributes = {}) {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
}

/** Reads the text of a picture. */
export function picture(text) {
    return document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
}

const keyOf = (element) => element.dataset.key ?? element.getAttribute("aria-label") ?? element.textContent;

/** Fills a place anew; the focus stays on what is there again, or else goes to the given element. */
export function refill(place, children, otherwise) {
    const focused = place.contains(document.activeElement) ? keyOf(document.activeElement) : undefined;
    place.replaceChildren(...children);
    if (focused === undefined) return;
    const again = [...place.querySelectorAll("a, button:enabled, input")].find((each) => keyOf(each) === focused);
    (again ?? otherwise)?.focus({ preventScroll: true });
}

const MOST_SAID = 8;

/** Tells people who do not see the page what has happened; what came before stays until it has been read. */
export function announce(text) {
    const place = document.getElementById("announce");
    place.append(el("p", {}, text));
    while (place.children.length > MOST_SAID) place.firstChild.remove();
}

export const isDark = () => matchMedia("(prefers-color-scheme: dark)").matches;
export const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
export const theme = () => (isDark() ? "dark" : "light");
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
export const pause = (ms) => new Promise((done) => setTimeout(done, ms));
