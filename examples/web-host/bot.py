#!/usr/bin/env python3
"""Chooses at random. `bot.py ADDRESS` plays dice chess against the host, `bot.py ADDRESS GAME` joins a game."""
import hashlib, json, random, secrets, sys, time, urllib.error, urllib.request

address, *joined = sys.argv[1:] or ["http://127.0.0.1:8080"]
api = address.rstrip("/") + "/api/v1"
headers = {"Content-Type": "application/json", "Accept": "text/event-stream"}
seed = secrets.token_bytes(32)

def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    try:
        return urllib.request.urlopen(urllib.request.Request(api + path, data, headers), timeout=60)
    except urllib.error.HTTPError as refusal:
        if refusal.code == 409 and path.endswith("/commands"):  # somebody else was faster, and the stream tells what
            return None
        if refusal.code != 429:  # too many requests
            sys.exit(refusal.read().decode())
        time.sleep(1)
        return ask(path, body)

def answer(state):
    """Returns the type and the text of the command that is due; nothing if the game waits for somebody else."""
    if state["due"] == "commit":
        parts = [text.encode() for text in (*state["terms"], state["you"], "game")] + [seed]
        return "commit", hashlib.sha256(b"".join(len(part).to_bytes(4, "big") + part for part in parts)).hexdigest()
    if state["due"] == "seed":
        return "seed", seed.hex()
    if state["view"]["decides"] == state["you"]:
        return "play", random.choice(state["view"]["choices"])["text"]

def play(game):
    seen = 0
    while True:  # a stream may end before its game does
        for line in ask(f"{game}/stream?after={seen}"):
            if line.startswith(b"data:") and json.loads(line[5:])["version"] > seen:
                state = json.load(ask(f"{game}?picture=no"))
                if state["stage"] == "over":
                    return state
                seen = state["version"]
                if due := answer(state):
                    command = dict(zip(("key", "version", "type", "text"), (secrets.token_hex(8), seen, *due)))
                    ask(f"{game}/commands", command)

headers["Authorization"] = "Bearer " + json.load(ask("/bots", {}))["token"]
new = {"variant": "dice-chess", "opponent": "level-1", "name": "Random"}
seat = json.load(ask(f"/games/{joined[0]}/join", {"name": "Random"}) if joined else ask("/games", new))
print(seat["game"], play("/games/" + seat["game"])["view"]["words"])
