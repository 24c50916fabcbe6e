#!/usr/bin/env python3
"""Plays more games of dice by their rules alone, and compares every list of events, every weight and every end.

It reads what the class PlayedGames prints: python3 dice_turns_more.py GAME < PRINTED. The games are those of
rule-specs/dice-games. It is made from their RULES and shares nothing with the library. A game is a generator of one turn:
it yields nodes, gets the text of what was played, and changes the board itself.
"""
import sys
from collections import Counter
from dice_turns import Game, KINDS, LEAPS, dice, name, far

STRONG = "brq"
NAMES = ["pawn", "knight", "bishop", "rook", "queen", "king"]

def die(n): return " ".join(sorted(f"[{k}]:1" for k in range(1, n+1)))
def face(roll): return int(roll.strip("[]"))
def square(text): return ("abcdefgh".index(text[0]), int(text[1]) - 1)
def equally(texts): return " ".join(sorted(t + ":1" for t in texts))
def shown(texts): return " ".join(sorted(texts))

class Table(Game):
    """A game with what the turns of this file remember."""
    def __init__(self):
        super().__init__()
        self.changed = False            # whether this turn has moved or removed a piece
        self.counts = [0, 0]
        self.seen = Counter()
        self.repeated = False
        self.endings = "dice"
        self.remember()

    def play(self, text):
        super().play(text)
        self.changed = True

    def remove(self, sq):
        del self.board[sq]
        for table in (self.ep, self.opened):
            for q in [q for q, v in table.items() if v == sq]: del table[q]
        for right, sqs in {"K": ((4,0),(7,0)), "Q": ((4,0),(0,0)), "k": ((4,7),(7,7)), "q": ((4,7),(0,7))}.items():
            if sq in sqs: self.rights.discard(right)
        self.changed = True

    def passing(self):
        return frozenset(m[2] for m in self.possible() if m[2] in self.ep and m[3] == self.ep[m[2]] and self.kind(m) == "p"
            and m[1][0] != m[2][0] and m[2] not in self.board)

    def possible(self): return self.legal()

    def remember(self):
        key = (frozenset(self.board.items()), self.side, frozenset(self.rights), self.passing(), tuple(self.counts))
        self.seen[key] += 1
        self.repeated = self.seen[key] >= 3

    def end_turn(self):
        super().end_turn()
        self.repeated = False
        if self.changed: self.remember()
        self.changed = False

    def over(self, begins):
        for s in (self.side, 1-self.side):
            if (s,"k") not in self.board.values(): return ("1-0" if s else "0-1", "king taken")
        if begins and self.endings != "king" and not any(True for _ in self.legal()):
            if self.check(self.side): return ("1-0" if self.side else "0-1", "checkmate")
            return ("1/2-1/2", "stalemate")
        if self.half >= 100: return ("1/2-1/2", "fifty moves")
        if begins and self.repeated: return ("1/2-1/2", "repetition")
        men = [(s, p) for s, p in self.board.items() if p[1] != "k"]
        if self.endings == "dice" and not men: return ("1/2-1/2", "dead kings")
        if self.endings == "chess":
            if not men or len(men) == 1 and men[0][1][1] == "n": return ("1/2-1/2", "dead position")
            if all(p[1] == "b" for _, p in men) and len({sum(s) % 2 for s, _ in men}) == 1: return ("1/2-1/2", "dead bishops")
        return None

def move(g, where=lambda m: True, chance=False):
    """A move that must be made if one is possible; without one the turn is lost."""
    ms = g.moves(None, where)
    text = yield ("C", equally(ms or ["--"])) if chance else ("D", shown(ms or ["--"]))
    if text != "--": g.play(text)
    return text != "--"

def of(kinds): return lambda g: lambda m: g.kind(m) in kinds
def castles(m): return m[4] == "castle"

def storm(g):
    weather = face((yield ("C", "[1]:3 [2]:2 [3]:1")))
    if weather == 3:
        for side in (g.side, 1 - g.side):
            pawns = [name(s)*2 + "x" + name(s) for s, p in g.board.items() if p == (side, "p")]
            text = yield ("C", equally(pawns or ["--"]))
            if text != "--":
                g.remove(square(text)); g.reset = True
    yield from move(g, lambda m: weather != 2 or g.kind(m) not in STRONG or far(m) <= 2)

def file_die(g):
    for throw in range(3):
        f = face((yield ("C", die(8)))) - 1
        if g.moves(None, lambda m: m[1][0] == f): break
    yield from move(g, lambda m: m[1][0] == f)

def square_dice(g):
    f = face((yield ("C", die(8)))) - 1
    r = face((yield ("C", die(8)))) - 1
    yield from move(g, lambda m: m[1][0] == f or m[1][1] == r, chance=f == 0 and r == 0)

def offered_three(g):
    if g.check(g.side):
        yield from move(g); return
    offered = []
    for k in range(3):
        rest = [m for m in g.moves() if m not in offered]
        text = yield ("C", equally(["(" + m + ")" for m in rest] or ["--"]))
        if text != "--": offered.append(text.strip("()"))
    yield from move(g, lambda m: m[0] in offered)

def sprint(g):
    n = face((yield ("C", die(6))))
    if n == 6:
        if (yield ("D", "(keep) (throw)")) == "(throw)": n = face((yield ("C", die(6))))
    yield from move(g, lambda m: far(m) <= n if g.kind(m) in STRONG else n % 2 == 1)

def dice_of_both(g):
    one = face((yield ("C", die(6))))
    other = face((yield ("C", die(6))))
    n = one if (yield ("D", "(first) (second)")) == "(first)" else other
    yield from move(g, lambda m: g.kind(m) == KINDS[n-1])

def fury(g):
    if g.counts[g.side] == 3:
        g.counts[g.side] = 0
        if (yield from move(g)): yield from move(g)
        return
    a, b = (int(x) for x in (yield ("C", dice(2))).strip("[]").split(","))
    named = KINDS if a == b else KINDS[a-1] + KINDS[b-1]
    made = yield from move(g, lambda m: g.kind(m) in named or castles(m) and "r" in named)
    if not made: g.counts[g.side] = min(3, g.counts[g.side] + 1)

def dice_in_hand(g):
    if not any(map(any, g.counts)):
        for side in (g.side, 1 - g.side):
            thrown = [0] * 6
            for k in range(6): thrown[face((yield ("C", die(6)))) - 1] += 1
            g.counts[side] = tuple(thrown)
    mine = list(g.counts[g.side])
    def higher(kind): return [k for k in range(KINDS.index(kind) + 1, 6) if mine[k]]
    def where(m):
        kind = g.kind(m)
        return mine[KINDS.index(kind)] or m[3] and higher(kind)
    ms = g.moves(None, where)
    text = yield ("D", shown(ms or ["--"]))
    if text == "--":
        spent = max(k for k in range(6) if mine[k])
    else:
        kind = g.kind(g.listed[text])
        g.play(text)
        spent = KINDS.index(kind)
        if not mine[spent]:
            ways = [NAMES[k] for k in higher(kind)]
            spent = 5 if kind == "q" else NAMES.index((yield ("D", shown(f"({w})" for w in ways))).strip("()"))
    mine[spent] -= 1
    g.counts[g.side] = tuple(mine)

def dies(g, sq):
    yield ("C", name(sq)*2 + "x" + name(sq) + ":1")
    g.remove(sq)

def higher_throw(g):
    captures = g.moves(None, lambda m: m[3])
    quiet = g.moves(None, lambda m: not m[3])
    text = yield ("D", shown(["(" + m + ")" for m in captures] + quiet or ["--"]))
    if text == "--": return
    if text[0] != "(":
        g.moves(); g.play(text); return
    g.moves()
    m = g.listed[text.strip("()")]
    captor = face((yield ("C", die(6)))) + (g.kind(m) == "k")
    defender = face((yield ("C", die(6)))) + (g.board[m[3]][1] == "k")
    if captor > defender:
        yield ("D", m[0]); g.play(m[0])
    elif captor < defender: yield from dies(g, m[1])
    else: yield ("D", "--")

def roulette_captures(g):
    captures = g.moves(None, lambda m: m[3])
    quiet = g.moves(None, lambda m: not m[3])
    text = yield ("D", shown(["(" + m + ")" for m in captures] + quiet or ["--"]))
    if text == "--": return
    if text[0] != "(":
        g.moves(); g.play(text); return
    g.moves()
    m = g.listed[text.strip("()")]
    n = face((yield ("C", die(6))))
    if n == 1:
        yield from dies(g, m[1]); return
    yield ("D", m[0])
    g.play(m[0])
    if n == 6: yield from dies(g, m[2])

def first_pawn_or_knight(g):
    n = face((yield ("C", die(6))))
    kind = KINDS[n-1]
    promotes = lambda m: g.kind(m) == "p" and m[4] != "p"
    def where(m):
        if promotes(m): return kind in "pk" or m[4] == kind
        return g.kind(m) == kind or castles(m) and kind == "r"
    yield from move(g, where)

class Burmese(Table):
    """No check: any move is legal."""
    def legal(self):
        yield from self.pseudo()
        yield from self.castlings()

def burmese_three(g):
    left = [int(x) for x in (yield ("C", dice(3))).strip("[]").split(",")]
    while left:
        kinds = {KINDS[n-1] for n in left}
        g.moves()
        ways = {}
        for m in g.listed.values():
            if castles(m):
                spent = [n for n in (4, 6) if n in left]
                for n in spent: ways[m[0] + (f":{n}" if len(spent) > 1 else "")] = (m[0], n)
            elif g.kind(m) in kinds: ways[m[0]] = (m[0], KINDS.index(g.kind(m)) + 1)
        text = yield ("D", shown(ways or ["--"]))
        if text == "--": return
        g.moves()
        g.play(ways[text][0])
        left.remove(ways[text][1])

GAMES = {"storm": storm, "file-die": file_die, "square-dice": square_dice, "offered-three": offered_three, "sprint": sprint,
    "dice-of-both": dice_of_both, "fury": fury, "dice-in-hand": dice_in_hand, "higher-throw": higher_throw, "roulette-captures": roulette_captures,
    "first-pawn-or-knight": first_pawn_or_knight, "burmese-three": burmese_three}

def start(game):
    g = Burmese() if game == "burmese-three" else Table()
    if game == "dice-in-hand": g.counts = [(0,) * 6, (0,) * 6]
    g.endings = {"offered-three": "chess", "burmese-three": "king"}.get(game, "dice")
    return g

def play(game, lines):
    g = start(game)
    nodes = at = 0
    turn, send, begins = None, None, True
    while True:
        end = g.over(begins) if turn is None else None
        node = None
        if end is None:
            try:
                if turn is None:
                    turn = GAMES[game](g)
                    node = next(turn)
                else: node = turn.send(send)
            except StopIteration:
                end = g.over(False)             # after the last event, before the side changes
                if end is None or end[1] == "fifty moves":
                    g.end_turn(); turn, begins = None, True
                    continue
            if end is None: end = g.over(begins)    # the turn has changed the board before this node
        result = {"1-0": "WHITE_WINS", "0-1": "BLACK_WINS"}
        want = "E " + result.get(end[0], "DRAW") + " " + end[1] if end else node[0] + " " + node[1]
        nodes += 1
        if lines[at] != want:
            print("DIFFERENT at node", nodes, "\n is  ", lines[at], "\n want", want, "\n", lines[max(0,at-13):at])
            return -1
        at += 1
        if end or at >= len(lines): return nodes
        send = lines[at][2:]; at += 1
        begins = False
        if at >= len(lines): return nodes

def main():
    games = []
    for line in sys.stdin.read().split("\n"):
        if line.startswith("GAME"): games.append([])
        elif line: games[-1].append(line)
    bad = nodes = 0
    for i, lines in enumerate(games):
        n = play(sys.argv[1], lines)
        if n < 0: bad += 1; print("game", i+1)
        else: nodes += n
        if bad > 2: break
    print(sys.argv[1], len(games), "games", nodes, "nodes", bad, "bad")

if __name__ == "__main__": main()
