// Checks fair dice without the library: node check.js FILE. FILE is a game as JSON, a transcript, or vectors.tsv.
const { createHash, createHmac } = require("crypto");
const { readFileSync } = require("fs");

const message = (parts) => Buffer.concat(parts.flatMap((part) => {
  const bytes = Buffer.from(part), length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return [length, bytes];
}));
const hex = (text) => Buffer.from(text, "hex");
const sha256 = (...parts) => createHash("sha256").update(message(parts)).digest("hex");

// Returns the hash of a roll and its number, 0 to total - 1.
function draw(terms, secret, white, black, index, event, total) {
  for (let attempt = 0; ; attempt++) {
    const parts = [...terms, hex(white), hex(black), index, event, String(total), String(attempt)];
    const hash = createHmac("sha256", hex(secret)).update(message(parts)).digest(), drawn = hash.readBigUInt64BE();
    if (drawn < ((1n << 64n) / total) * total) return { hash: hash.toString("hex"), number: drawn % total };
  }
}

const INT = "(0|[1-9][0-9]{0,9})", PARTY = "(host|white|black)";
const HEX = "((?:[0-9a-f]{2}){16,64})", HASH = "([0-9a-f]{64})";

// Returns the terms, and the rolls that have not been taken back: index, event, total, hash.
function transcript(text) {
  const schemes = "(one-secret|fresh-seeds|fresh)(-committed)?";
  const head = new RegExp(`^dicechess-fair-1\\ngame: ([A-Za-z0-9._:-]{1,100})\\nrules: ${HASH}\\n(?:options: (.{1,3279})\\n)?scheme: ${schemes}\\n`);
  const [all, game, rules, options, scheme, committed] = head.exec(text) ?? [];
  if (!all || !text.endsWith("\n")) throw new Error("no transcript, or no line feed at its end");
  const terms = ["dicechess-fair-1", game, rules, options ?? ""];
  const fresh = (party) => scheme === "fresh" || (scheme === "fresh-seeds" && party !== "host");
  let commits = {}, shown = {}, open, drawn = [], live = [], closed = false, lost = false;
  const fits = (party, value) =>
    commits[party] === sha256(...terms, party, fresh(party) ? String(drawn.length) : "game", hex(value));
  const owing = (given, parties) => parties.filter((party) => !given[party] && (open || !fresh(party)));
  const due = () => {
    const unbound = owing(commits, committed ? ["host", "white", "black"] : ["host"]);
    if (unbound.length) return unbound.map((party) => "commit " + party);
    const hidden = owing(shown, ["white", "black"]);
    return hidden.length || !open ? hidden.map((party) => "seed " + party) : ["secret host"];
  };
  const right = (roll, secret) =>
    roll.hash === draw(terms, secret, roll.white, roll.black, roll.index, roll.event, roll.total).hash;
  const steps = Object.entries({
    [`commit ${PARTY} ${HASH}`]: (party, hash) => due().includes("commit " + party) && (commits[party] = hash),
    [`seed ${PARTY} ${HEX}`]: (party, seed) => due().includes("seed " + party)
      && (!committed || fits(party, seed)) && (shown[party] = seed),
    [`roll ${INT} event ${INT} of ([1-9][0-9]{0,18})`]: (index, event, total) => !open && due().length === 0
      && index === String(drawn.length) && Number(event) > Number(live.at(-1)?.event ?? -1)
      && Number(event) < 2 ** 31 && BigInt(total) < 1n << 63n && (open = { index, event, total: BigInt(total) }),
    [`secret ${HEX}`]: (secret) => (lost ? !fresh("host") : due().join() === (fresh("host") ? "secret host" : ""))
      && !shown.host
      && fits("host", secret) && (fresh("host") || drawn.every((roll) => right(roll, secret)))
      && (shown.host = secret, closed = !fresh("host"), true),
    [`drawn ${HASH}`]: (hash) => {
      const roll = { ...open, hash, white: shown.white, black: shown.black };
      const ends = due().includes("secret host") && (!fresh("host") || (shown.host && right(roll, shown.host)));
      drawn.push(roll), live.push(roll), open = undefined;
      for (const party of ["host", "white", "black"].filter(fresh)) delete commits[party], delete shown[party];
      return ends;
    },
    [`taken-back ${INT}`]: (index) => !open && live.some((roll) => roll.index === index)
      && (live = live.filter((roll) => Number(roll.index) < Number(index))),
    [`missing ${PARTY}`]: (party) => (lost = party !== "host", closed = due().some((each) => each.endsWith(" " + party))
      || (party === "host" && !open && !fresh("host") && drawn.length > 0)),
  }).map(([form, step]) => [new RegExp(`^${form}$`), step]);
  for (const line of text.slice(all.length).split("\n").slice(0, -1)) {
    const [form, step] = steps.find(([form]) => form.test(line)) ?? [];
    if ((closed && !(lost && line.startsWith("secret "))) || !form || !step(...form.exec(line).slice(1))) throw new Error("not due, malformed or wrong: " + line);
  }
  const ahead = open && !closed ? [open] : [];
  return { rules, options: options ?? "", live, ahead, proved: fresh("host") || drawn.length === 0 || Boolean(shown.host) };
}

// The faces follow from the numbers by the rules of the game, which only the library knows: it compares them.
function game(record) {
  const { rules, options, live, ahead, proved } = transcript(record["fair-dice"]), { events } = record;
  const stated = Object.entries(record.options ?? {}).map(([name, value]) => `${name}=${value}`);
  if (rules !== record.rules || !stated.every((option) => options.split(" ").includes(option))) {
    throw new Error("the rules or options of the game are not those of the transcript");
  }
  const rolls = events.flatMap((text, event) => text.startsWith("[") ? [String(event)] : []);
  const place = (roll) => Math.sign(Number(roll.event) - events.length);
  const drawn = live.filter((roll) => place(roll) < 0).map((roll) => roll.event);
  const next = [...live.filter((roll) => place(roll) >= 0), ...ahead]; // the transcript may be one roll ahead
  const picks = drawn.filter((event) => !rolls.includes(event)); // events that chance picks, if the rules say so
  if (!rolls.every((event) => drawn.includes(event)) || next.length > 1 || next.some((roll) => place(roll) !== 0)) {
    throw new Error("the rolls of the game are not those of the transcript");
  }
  const state = proved ? "all hashes proved" : "the secret has not been shown yet";
  const picked = picks.length ? `, ${picks.length} draws of other events, which the rules must allow` : "";
  return `${rolls.length} rolls${picked}, ${state}; faces not compared`;
}

function vector(line) {
  const [id, rules, options, secret, white, black, index, event, weights, wanted, outcome] = line.split("\t");
  const list = weights.split(",").map(BigInt), total = list.reduce((sum, each) => sum + each, 0n);
  let left = draw(["dicechess-fair-1", id, rules, options], secret, white, black, index, event, total).number;
  const right = String(left) === wanted && String(list.findIndex((weight) => (left -= weight) < 0n)) === outcome;
  if (!right) throw new Error(line);
}

try {
  const text = readFileSync(process.argv[2], "utf8"), lines = text.split("\n").slice(1, -1);
  if (text.startsWith("{")) console.log(game(JSON.parse(text)));
  else if (!text.startsWith("game\t")) console.log(`${transcript(text).live.length} rolls`);
  else if (lines.length === 0) throw new Error("no vectors");
  else lines.forEach(vector), console.log(`${lines.length} vectors`);
} catch (problem) {
  console.error(problem.message);
  process.exitCode = 1;
}
