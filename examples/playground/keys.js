// What may stand where the cursor is: the keys of the schema of definitions, with a sentence for each.

const KEY = /^( *)((?:- +)*)(?:([\w-]+)|"([^"]*)"|'([^']*)') *:(?: |$)/;

/** Returns the key that begins a line, with the column where it stands; undefined if none does. */
function keyOf(line) {
    const found = KEY.exec(line);
    return found && { indent: found[1].length + found[2].length, name: found[3] ?? found[4] ?? found[5] };
}

/** Returns the keys that lead to a place in braces on one line: each open brace has the key before it. */
function inBraces(text) {
    const open = [];
    let key;
    for (const [part] of text.matchAll(/[\w-]+(?= *:)|[{[\]},]/g)) {
        if (part === "{" || part === "[") {
            open.push(key);
            key = undefined;
        } else if (part === "}" || part === "]") key = open.pop();
        else if (part === ",") key = undefined;
        else key = part;
    }
    return [...open, key].filter(Boolean);
}

/** Returns the path of keys that leads to a place in a text. The last one is the key whose value stands there. */
export function pathAt(text, offset) {
    const lines = text.slice(0, offset).split("\n");
    const last = lines.pop();
    const own = keyOf(last);
    let limit = own?.indent ?? /^[ -]*/.exec(last)[0].length;
    const path = [];
    for (const line of lines.reverse()) {
        const key = keyOf(line);
        if (!key || key.indent >= limit) continue;
        path.unshift(key.name);
        limit = key.indent;
    }
    return [...path, ...inBraces(last)];
}

/** Returns the schemas that a value may fit; a list stands for its entries. */
function expand(root, schemas) {
    const seen = new Set();
    const visit = (schema) => {
        if (!schema || seen.has(schema)) return;
        seen.add(schema);
        if (schema.$ref) visit(schema.$ref.slice("#/".length).split("/").reduce((at, name) => at[name], root));
        [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].forEach(visit);
        visit(schema.items);
    };
    schemas.forEach(visit);
    return [...seen];
}

function step(root, schemas, name) {
    return expand(root, schemas).flatMap(({ properties = {}, additionalProperties }) =>
        name in properties
            ? [properties[name]]
            : typeof additionalProperties === "object"
              ? [additionalProperties]
              : [],
    );
}

/** Returns the keys and words that may stand at a path, each with its sentence, and the sentence of the path itself. */
export function wordsAt(root, path) {
    const at = path.reduce((schemas, name) => step(root, schemas, name), [root]);
    const all = expand(root, at);
    const keys = new Map(
        all.flatMap(({ properties = {} }) =>
            Object.entries(properties).map(([name, { description = "" }]) => [name, description]),
        ),
    );
    const words = [...new Set(all.flatMap((schema) => schema.enum ?? []))].filter((word) => typeof word === "string");
    return {
        help: at.find(({ description }) => description)?.description ?? "",
        keys: [...keys].map(([name, help]) => ({ name, help })),
        words,
    };
}
