#!/usr/bin/env python3
"""Plays the first games of the list of dice games by their RULES.md alone, and compares as dice_turns.py does.

It reads what the class PlayedGames prints: python3 dice_games_first.py GAME < PRINTED. The games are those of the
folder dice-games.
"""
import sys
from dice_turns import (Game, Over, alike, compare, dice, faces, move, name, named, number_of_moves, pair_fect, play)

class OneDie(Game):
    """Without check: a king moves where it likes, and castles over attacked squares."""
    reason = "king taken"

    def attacked(self, sq, by, board=None): return False

    def over(self, begins):
        for s in (self.side, 1-self.side):
            if (s, "k") not in self.board.values(): return ("1-0" if s else "0-1", self.reason)
        return ("1/2-1/2", "fifty moves") if self.half >= 100 else None

class ThreeKings(OneDie):
    size = 10
    reason = "kings taken"
    def __init__(self): super().__init__("rnbkqkbknr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBKQKBKNR", "")

class Skips(Game):
    def __init__(self):
        super().__init__()
        self.skips = [False, False]

class Progressive(Game):
    passing = False
    def __init__(self):
        super().__init__()
        self.turns = 0

class Changing(Game):
    promotes = "p"

class Dealt(Game):
    """A game that begins with a deal. Bare kings do not draw it."""
    def __init__(self, position): super().__init__(position, "")

    def bare(self): return all(p[1] == "k" for p in self.board.values())

    def over(self, begins):
        end = super().over(begins)
        if end and end[1] == "dead kings": return None
        return end

class Chaos(Dealt):
    """A captured king ends the game only where the turn is over, so that it may begin without kings."""
    def __init__(self): super().__init__("8/8/8/8/8/8/8/8")

    def over(self, begins):
        if not self.board: return None
        if begins and not any(True for _ in self.legal()):
            if self.check(self.side): return ("1-0" if self.side else "0-1", "checkmate")
            return ("1/2-1/2", "stalemate")
        return ("1/2-1/2", "fifty moves") if self.half >= 100 else None

def one_die(g):
    roll = faces((yield ("C", dice(1))))
    ks = named(roll)
    yield from move(g, None, lambda m: g.kind(m) in ks or g.kind(m) == "p" and m[4] in ks and m[4] != "p")

def diced_chess(g):
    me, you = g.side, 1 - g.side
    if g.skips[me]:
        g.skips[me] = False
        yield ("D", "--"); return
    for throw in range(3):
        fs = faces((yield ("C", dice(2))))
        if alike(fs, 2):
            if (yield from move(g)) and g.last[0] in named(fs) and not g.check(you): g.skips[you] = True
            return
        if g.moves(named(fs)) or not g.check(me):
            yield from move(g, named(fs)); return
    raise Over("1-0" if me else "0-1", "no escape")

def kamikaze(g):
    if g.check(g.side):
        for throw in range(3):
            fs = faces((yield ("C", dice(3))))
            kinds = None if alike(fs, 3) else named(fs)
            if g.moves(kinds):
                yield from move(g, kinds); return
        raise Over("1-0" if g.side else "0-1", "no escape")
    for throw in range(4):
        fs = faces((yield ("C", dice(3))))
        if alike(fs, 3): made = yield from move(g)
        elif alike(fs, 2):
            pair = named([f for f in fs if fs.count(f) == 2])
            made = yield from move(g, None, lambda m: g.kind(m) in pair)
        else:
            yield from move(g, named(fs)); return
        if not made: return

def four_fun(g):
    yield from move(g, named(faces((yield ("C", dice(4))))))

def progressive_die(g):
    g.turns = min(6, g.turns + 1)
    left = min(g.turns, faces((yield ("C", dice(1))))[0])
    if not (yield from move(g)): return
    for k in range(left - 1):
        if g.check(1 - g.side): return
        if not (yield from move(g, optional=True)): return

def changing_pieces(g):
    if not (yield from move(g)) or g.last[0] == "k": return
    kind = "pnbrq"[faces((yield ("C", "[1]:1 [2]:1 [3]:1 [4]:1 [5]:1")))[0] - 1]
    at = g.before
    if kind == g.board[at][1]:
        yield ("C", "--:1"); return
    yield ("C", name(at) + name(at) + kind + ":1")
    g.board[at] = (g.side, kind)
    for square in [s for s, pawn in g.opened.items() if pawn == at]: del g.opened[square]

def put(g, side, kind, squares):
    """Chance puts a piece on an empty square, each equally often."""
    letter = kind.upper() if side == 0 else kind
    texts = {letter + "@" + name(s): s for s in squares if s not in g.board}
    chosen = yield ("C", " ".join(sorted(t + ":1" for t in texts)))
    g.board[texts[chosen]] = (side, kind)

ALL = [(f, r) for r in range(8) for f in range(8)]

def chaos(g):
    if g.turn == 1 and g.side == 0:
        n = faces((yield ("C", " ".join(sorted("[%d]:1" % k for k in range(64))))))[0]
        g.board[ALL[n]] = (0, "k")
        yield from put(g, 1, "k", [s for s in ALL if max(abs(s[0]-ALL[n][0]), abs(s[1]-ALL[n][1])) > 1])
        for kind, times in (("p", 8), ("n", 2), ("b", 2), ("r", 2), ("q", 1)):
            for side in (0, 1):
                ranks = range(8) if kind != "p" else range(6) if side == 0 else range(2, 8)
                for k in range(times): yield from put(g, side, kind, [s for s in ALL if s[1] in ranks])
    if g.turn == 1:
        yield from move(g, None, lambda m: m[3] is None or g.board[m[3]][1] != "k"); return
    yield from move(g)
    if (1 - g.side, "k") not in g.board.values(): raise Over("0-1" if g.side else "1-0", "king captured")

def any_army(g):
    if g.turn == 1 and g.side == 0:
        for side in (0, 1):
            for k in range(15):
                f = faces((yield ("C", "[1]:8 [2]:2 [3]:2 [4]:2 [5]:1")))[0]
                yield from put(g, side, "pnbrq"[f-1], [s for s in ALL if s[1] in ((0, 1) if side == 0 else (6, 7))])
    yield from move(g)

GAMES = {
    "one-die-chess": (one_die, OneDie),
    "one-die-ten-kings": (one_die, ThreeKings),
    "diced-chess": (diced_chess, Skips),
    "kamikaze": (kamikaze, Game),
    "pair-fect": (pair_fect, Game),
    "four-fun": (four_fun, Game),
    "number-of-moves": (number_of_moves, Game),
    "progressive-die": (progressive_die, Progressive),
    "changing-pieces": (changing_pieces, Changing),
    "chaos-setup": (chaos, Chaos),
    "really-any-army": (any_army, lambda: Dealt("4k3/8/8/8/8/8/8/4K3")),
}

if __name__ == "__main__":
    turn, begin = GAMES[sys.argv[1]]
    compare(sys.argv[1], turn, sys.stdin.read(), lambda game, t, lines: play(game, t, lines, lambda _: begin()))
