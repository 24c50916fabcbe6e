#!/usr/bin/env python3
"""Plays games of dice by their rules alone, and compares every list of events, every weight and every end.

It reads what the class PlayedGames prints: python3 dice_turns.py GAME < PRINTED. The games are those of
src/test/resources/dice-language, without repetition. It is made from their rules and shares nothing with the library.
"""
import sys
from math import factorial
from collections import Counter

KINDS = "pnbrqk"
LEAPS = {"n": [(1,2),(2,1),(-1,2),(-2,1),(1,-2),(2,-1),(-1,-2),(-2,-1)], "k": [(a,b) for a in (-1,0,1) for b in (-1,0,1) if a or b]}
RIDES = {"b": [(1,1),(1,-1),(-1,1),(-1,-1)], "r": [(1,0),(-1,0),(0,1),(0,-1)]}
RIDES["q"] = RIDES["b"] + RIDES["r"]

def name(s): return "abcdefghij"[s[0]] + str(s[1] + 1)

class Game:
    size = 8            # files and ranks
    passing = True      # whether pawns capture en passant
    promotes = "qrbn"   # what a pawn becomes on the last rank; p if it stays
    def __init__(self, position="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", rights="KQkq"):
        self.board = {}
        for down, rank in enumerate(position.split("/")):
            f = 0
            for letter in rank.replace("10", "55"):
                if letter.isdigit(): f += int(letter); continue
                self.board[(f, self.size-1-down)] = (0 if letter.isupper() else 1, letter.lower())
                f += 1
        self.side, self.turn, self.half = 0, 1, 0
        self.rights = set(rights)
        self.before = None  # where the piece stands that has moved last in this turn
        self.ep = {}        # passed square -> square of the pawn
        self.opened = {}
        self.reset = False
        self.last = None    # (kind moved, captured kind or None)
        self.lost = [0, 0]  # the numbers of the games lost-turns and fury
        self.fury, self.prey, self.calm = [1, 1], [8, 8], 0

    def attacked(self, sq, by, board=None):
        board = board or self.board
        f, r = sq
        d = 1 if by == 0 else -1
        for df in (-1, 1):
            if board.get((f+df, r-d)) == (by, "p"): return True
        for k in "nk":
            for a, b in LEAPS[k]:
                if board.get((f+a, r+b)) == (by, k): return True
        for dirs, ks in ((RIDES["b"], "bq"), (RIDES["r"], "rq")):
            for a, b in dirs:
                x, y = f+a, r+b
                while 0 <= x < self.size and 0 <= y < self.size:
                    p = board.get((x,y))
                    if p:
                        if p[0] == by and p[1] in ks: return True
                        break
                    x += a; y += b
        return False

    def check(self, side, board=None):
        board = board or self.board
        return any(self.attacked(s, 1-side, board) for s, p in board.items() if p == (side, "k"))

    def pseudo(self):
        """(text, from, to, captured square or None, becomes, opened)"""
        me = self.side
        d, home, last = (1, 1, self.size-1) if me == 0 else (-1, self.size-2, 0)
        for s, (c, k) in list(self.board.items()):
            if c != me: continue
            f, r = s
            outs = []
            if k == "p":
                one = (f, r+d)
                if 0 <= one[1] < self.size and one not in self.board:
                    outs.append((one, None, None))
                    two = (f, r+2*d)
                    if r == home and two not in self.board: outs.append((two, None, one))
                for df in (-1, 1):
                    t = (f+df, r+d)
                    if t in self.board:
                        if self.board[t][0] != me: outs.append((t, t, None))
                    elif t in self.ep and self.board.get(self.ep[t], (me,))[0] != me: outs.append((t, self.ep[t], None))
                for t, cap, op in outs:
                    for b in (self.promotes if t[1] == last else "p"):
                        yield (name(s)+name(t)+(b if b != "p" else ""), s, t, cap, b, op)
                continue
            if k in LEAPS:
                for a, b in LEAPS[k]:
                    t = (f+a, r+b)
                    if 0 <= t[0] < self.size and 0 <= t[1] < self.size and self.board.get(t, (1-me,))[0] != me:
                        yield (name(s)+name(t), s, t, t if t in self.board else None, k, None)
            else:
                for a, b in RIDES[k]:
                    t = (f+a, r+b)
                    while 0 <= t[0] < self.size and 0 <= t[1] < self.size:
                        p = self.board.get(t)
                        if p is None or p[0] != me: yield (name(s)+name(t), s, t, t if p else None, k, None)
                        if p: break
                        t = (t[0]+a, t[1]+b)

    def after(self, m):
        board = dict(self.board)
        _, s, t, cap, b, op = m
        piece = board.pop(s)
        if cap: del board[cap]
        if b == "castle":
            rook = board.pop(op[0])
            board[t] = piece; board[op[1]] = rook
        else: board[t] = (self.side, b)
        return board

    def castlings(self):
        r = 0 if self.side == 0 else 7
        for right, way in (("KQ" if self.side == 0 else "kq")[0], ((4,7,6,5))), (("KQ" if self.side == 0 else "kq")[1], ((4,0,2,3))):
            if right not in self.rights: continue
            k, rk, kt, rt = way
            between = range(min(k, rk)+1, max(k, rk))
            if any((f, r) in self.board for f in between): continue
            path = range(min(k, kt), max(k, kt)+1)
            if any(self.attacked((f, r), 1-self.side) for f in path): continue
            board = dict(self.board)
            del board[(k,r)]; del board[(rk,r)]
            board[(kt,r)] = (self.side,"k"); board[(rt,r)] = (self.side,"r")
            if self.check(self.side, board): continue
            yield (name((k,r))+name((kt,r)), (k,r), (kt,r), None, "castle", ((rk,r),(rt,r)))

    def legal(self):
        for m in self.pseudo():
            takes = m[3] and self.board[m[3]][1] == "k"
            if takes or not self.check(self.side, self.after(m)): yield m
        yield from self.castlings()

    def kind(self, m): return self.board[m[1]][1]

    def moves(self, kinds=None, where=lambda m: True):
        self.listed = {}
        for m in self.legal():
            k = self.kind(m)
            ok = kinds is None or k in kinds or m[4] == "castle" and "r" in kinds
            if ok and where(m): self.listed[m[0]] = m
        return sorted(self.listed)

    def play(self, text):
        m = self.listed[text]
        _, s, t, cap, b, op = m
        k = self.kind(m)
        captured = self.board[cap][1] if cap else None
        touched = {s, t}
        if b == "castle":
            (rs, rt) = op
            del self.board[s]; del self.board[rs]
            self.board[t] = (self.side,"k"); self.board[rt] = (self.side,"r")
            touched |= {rs}; op = None
        else:
            self.board = self.after(m)
        for right, sqs in {"K": ((4,0),(7,0)), "Q": ((4,0),(0,0)), "k": ((4,7),(7,7)), "q": ((4,7),(0,7))}.items():
            if touched & set(sqs): self.rights.discard(right)
        for table in (self.ep, self.opened):
            for q in [q for q, v in table.items() if v in (s, cap, t)]: del table[q]
        if op and self.passing: self.opened[op] = t
        if captured or k == "p": self.reset = True
        self.last = (k, captured)
        self.before = t

    def end_turn(self):
        self.half = 0 if self.reset else self.half + 1
        self.reset = False
        self.ep, self.opened = self.opened, {}
        self.before = None
        self.turn += self.side
        self.side ^= 1

    def over(self, begins):
        for s in (self.side, 1-self.side):
            if (s,"k") not in self.board.values(): return ("1-0" if s else "0-1", "king taken")
        for s in (self.side, 1-self.side):
            if self.prey[s] == 0: return ("0-1" if s else "1-0", "sated")
        if begins and not any(True for _ in self.legal()):
            if self.check(self.side): return ("1-0" if self.side else "0-1", "checkmate")
            return ("1/2-1/2", "stalemate")
        if self.half >= 100: return ("1/2-1/2", "fifty moves")
        if all(p[1] == "k" for p in self.board.values()): return ("1/2-1/2", "dead kings")
        if self.calm >= 7: return ("1/2-1/2", "bored")
        return None

def dice(count):
    c = Counter()
    def rec(chosen, least):
        if len(chosen) == count:
            w = factorial(count)
            for n in Counter(chosen).values(): w //= factorial(n)
            c["[" + ",".join(map(str, chosen)) + "]"] = w
            return
        for f in range(least, 7): rec(chosen + [f], f)
    rec([], 1)
    return " ".join(sorted(f"{k}:{v}" for k, v in c.items()))

def faces(roll): return [int(x) for x in roll.strip("[]").split(",")]
def named(fs): return {KINDS[f-1] for f in fs}
def named_or_any(fs): return set(KINDS) if alike(fs, len(fs)) else named(fs)
def alike(fs, n): return max(Counter(fs).values()) >= n

# What filters of moves speak of.
def far(m): return max(abs(m[1][0]-m[2][0]), abs(m[1][1]-m[2][1]))
def taken(g, m): return g.board[m[3]][1] if m[3] else None
def becomes(g, m): return m[4] if g.kind(m) == "p" and m[4] != "p" else None
def gives_check(g, m): return g.check(1 - g.side, g.after(m))
def rolled(g, m, ks): return g.kind(m) in ks or m[4] == "castle" and "r" in ks

class Over(Exception): pass

def move(g, kinds=None, where=lambda m: True, optional=False, forced_pass=True):
    """One move; True if one was made. Without any the turn is lost by a pass."""
    ms = g.moves(kinds, where)
    if not ms:
        if not forced_pass: return False
        yield ("D", "--"); return False
    text = yield ("D", " ".join(sorted(ms + (["--"] if optional else []))))
    return text != "--"

def pair_fect(g):
    for k in range(4):
        fs = faces((yield ("C", dice(2))))
        made = yield from move(g, None if alike(fs, 2) else named(fs))
        if not made or not alike(fs, 2): return

def kamikaze(g):
    for k in range(3):
        if g.check(g.side):
            for t in range(3):
                fs = faces((yield ("C", dice(3))))
                if g.moves(named(fs)):
                    yield from move(g, named(fs)); return
            raise Over("1-0" if g.side else "0-1", "no escape")
        fs = faces((yield ("C", dice(3))))
        made = yield from move(g, None if alike(fs, 3) else named(fs))
        if not made or not alike(fs, 2): return

def number_of_moves(g):
    n = min(4, faces((yield ("C", dice(1))))[0])
    for k in range(n):
        if not (yield from move(g)): return

def captures_go_on(g):
    fs = faces((yield ("C", dice(2))))
    far = (lambda m: m[2][1] >= 4) if g.side == 0 else (lambda m: m[2][1] <= 3)
    if sum(fs) % 2:
        ks = named(fs)
        made = yield from move(g, None, lambda m: g.kind(m) in ks and far(m) or g.kind(m) == "p" and not m[3])
    else:
        made = yield from move(g, None if alike(fs, 2) else named(fs))
    if made and g.last[1] and not g.check(1 - g.side):
        yield from move(g, None, lambda m: g.kind(m) != "k", forced_pass=False)

def lost_turns(g):
    me = g.side
    if g.lost[me] >= 3:
        g.lost[me] = 0
        for k in range(2):
            if not (yield from move(g)): return
        return
    fs = faces((yield ("C", dice(2))))
    kinds = None if alike(fs, 2) else named(fs)
    if not g.moves(kinds): g.lost[me] += 1
    yield from move(g, kinds)

def fury(g):
    me, you = g.side, 1 - g.side
    g.calm += 1
    k = 1
    while k <= g.fury[me]:
        if not (yield from move(g)): return
        if g.last[1]:
            g.calm = 0
            g.fury[me] = min(4, g.fury[me] + 1); g.prey[me] -= 1
            g.fury[you] = max(1, g.fury[you] - 1)
        k += 1
    if g.calm >= 6 and g.fury[me] >= g.fury[you]:
        g.fury[me] = g.fury[you]; g.calm = 2
        g.prey[me] = min(15, g.prey[me] + 1)

def promotion_by_die(g):
    ks = named_or_any(faces((yield ("C", dice(2)))))
    where = lambda m: rolled(g, m, ks) and not becomes(g, m) or g.kind(m) == "p" and becomes(g, m) in ks
    if g.moves(None, where): yield from move(g, None, where)
    else: yield from move(g, None, lambda m: becomes(g, m) == "q")

def near_and_far(g):
    ks = named_or_any(faces((yield ("C", dice(2)))))
    yield from move(g, None, lambda m: rolled(g, m, ks) and far(m) >= 2
        or taken(g, m) and taken(g, m) in "pn" and far(m) == 1
        or taken(g, m) and taken(g, m) in "qrb" and 2 <= far(m) <= 5
        or g.kind(m) in "kp" and not m[3] and far(m) <= 1)

def checks_by_die(g):
    n = faces((yield ("C", dice(1))))[0]
    if n == 1:
        if g.moves(None, lambda m: gives_check(g, m)): yield from move(g, None, lambda m: gives_check(g, m))
        else: yield from move(g)
    elif n <= 3:
        if (yield from move(g)): yield from move(g, None, lambda m: not gives_check(g, m) or taken(g, m) == "q")
    elif g.moves(None, lambda m: not gives_check(g, m)): yield from move(g, None, lambda m: not gives_check(g, m))
    else: yield from move(g, None, lambda m: gives_check(g, m))

def no_checks(g):
    quiet = lambda m: not gives_check(g, m)
    if not g.moves(None, quiet): raise Over("1/2-1/2", "no other move")
    yield from move(g, None, quiet)

def same_and_other(g):
    same = lambda m: m[1] == g.before
    other = lambda m: m[1] != g.before
    for k in range(2):
        fs = faces((yield ("C", dice(2))))
        if not alike(fs, 2): break
        if not (yield from move(g)) or k == 1: return
    if sum(fs) == 3:
        made = yield from move(g, named(fs))
        for k in range(2):
            if made: made = yield from move(g, None, lambda m: same(m) and not m[3], optional=True)
    elif sum(fs) % 2:
        made = yield from move(g, None, other)
        if made: yield from move(g, None, other, optional=True)
    elif (yield from move(g)):
        if g.moves(None, same): yield from move(g, None, same)
        else: yield from move(g, None, lambda m: other(m) and g.kind(m) in "pk")

def start(name):
    if name == "promotion-by-die": return Game("1r2k2r/PP4PP/8/8/8/8/pp4pp/1R2K2R", "Kk")
    if name == "no-checks": return Game("4k3/7p/8/8/8/8/7P/QR2K2R", "")
    return Game()

def play(name, turn, lines, begin=start):
    g = begin(name)
    nodes = 0
    gen, begins = None, True
    send = None
    at = 0
    while True:
        end = g.over(begins)
        node = None
        if end is None:
            try:
                if gen is None: gen = turn(g); node = next(gen)
                else: node = gen.send(send)
            except StopIteration:
                g.end_turn(); gen, begins = None, True; send = None
                continue
            except Over as o: end = o.args
            else: end = g.over(begins)     # numbers may have changed before this node
        want = "E " + {"1-0":"WHITE_WINS","0-1":"BLACK_WINS"}.get(end[0],"DRAW") + " " + end[1] if end else node[0] + " " + node[1]
        nodes += 1
        if at >= len(lines): return nodes
        if lines[at] != want:
            print("DIFFERENT at node", nodes, "\n is  ", lines[at], "\n want", want, "\n", lines[max(0,at-9):at]); return -1
        at += 1
        if end or at >= len(lines): return nodes
        send = lines[at][2:]; at += 1
        begins = False
        if node[0] == "D" and send != "--": g.play(send)

TURNS = {"pair-fect": pair_fect, "kamikaze": kamikaze, "number-of-moves": number_of_moves, "captures-go-on": captures_go_on,
    "lost-turns": lost_turns, "fury": fury, "promotion-by-die": promotion_by_die, "near-and-far": near_and_far,
    "checks-by-die": checks_by_die, "no-checks": no_checks, "same-and-other": same_and_other}

def compare(name, turn, text, played=play):
    """Compares printed games with the rules, and says how many nodes were compared."""
    games, cur = [], None
    for line in text.split("\n"):
        if line.startswith("GAME"): cur = []; games.append(cur)
        elif line: cur.append(line)
    bad = nodes = 0
    for i, lines in enumerate(games):
        n = played(name, turn, lines)
        if n < 0: bad += 1; print("game", i+1)
        else: nodes += n
        if bad > 2: break
    print(name, len(games), "games", nodes, "nodes", bad, "bad")

if __name__ == "__main__": compare(sys.argv[1], TURNS[sys.argv[1]], sys.stdin.read())
