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

/** Tells people who do not see the page what has happened. */
export function announce(text) {
    document.getElementById("announce").textContent = text;
}

export const isDark = () => matchMedia("(prefers-color-scheme: dark)").matches;
export const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
export const theme = () => (isDark() ? "dark" : "light");
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
export const pause = (ms) => new Promise((done) => setTimeout(done, ms));
