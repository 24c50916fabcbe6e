// Counts leaves from the start of all variants, as deep as a bound allows: node perft.mjs MOST.
import { load } from "../../../target/npm/index.js";

const dicechess = await load();
const most = Number(process.argv[2]);
for (const id of dicechess.ids) {
    const start = dicechess.variant(id).start();
    for (let depth = 1, leaves = 1; leaves < most && depth < 8; depth++) {
        leaves = start.perft(depth);
        console.log([id, depth, leaves].join("\t"));
    }
}
