"""Writes vectors.tsv: rolls of fair dice, computed with nothing but Python's hmac. Usage: python3 vectors.py > vectors.tsv"""
import hashlib
import hmac
import itertools
import random


def message(*parts):
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def number(game, rules, options, secret, white, black, roll, event, total):
    for attempt in itertools.count():
        parts = ["dicechess-fair-1".encode(), game.encode(), rules.encode(), options.encode(), white, black,
                 *(str(each).encode() for each in (roll, event, total, attempt))]
        drawn = int.from_bytes(hmac.new(secret, message(*parts), hashlib.sha256).digest()[:8], "big")
        if drawn < 2**64 // total * total:
            return drawn % total


def equal_dice(count, faces):
    """The weights of the different rolls of equal dice, in ascending order of the first die, then of the next."""
    rolls = {}
    for roll in itertools.product(range(1, faces + 1), repeat=count):
        rolls[tuple(sorted(roll))] = rolls.get(tuple(sorted(roll)), 0) + 1
    return [rolls[roll] for roll in sorted(rolls)]


def weights(at, source):
    if at < 99:
        return [1] * (at + 2)
    if at < 500:
        return equal_dice(source.randint(2, 4), source.randint(2, 6))
    if at < 900:
        return [source.randint(1, 1000) for _ in range(source.randint(1, 30))]
    # Totals just above a power of two: about half of the attempts do not count.
    return [2**61, 2**61 + source.randint(1, 2**60)]


def outcome(weighted, drawn):
    for index, weight in enumerate(weighted):
        if drawn < weight:
            return index
        drawn -= weight


source = random.Random(2026)
print("game\trules\toptions\tsecret\twhite\tblack\troll\tevent\tweights\tnumber\toutcome")
for at in range(1000):
    game = "game-" + str(source.randint(1, 9999))
    rules = hashlib.sha256(str(source.randint(1, 10)).encode()).hexdigest()
    options = source.choice(["", "array=518", "array=0 stalemate=loses"])
    secret, white, black = (source.randbytes(source.choice([16, 16, 16, 32, 64])) for _ in range(3))
    roll = source.choice([0, 1, source.randint(2, 40000)])
    event = source.choice([0, source.randint(1, 40000)])
    weighted = weights(at, source)
    drawn = number(game, rules, options, secret, white, black, roll, event, sum(weighted))
    print(game, rules, options, secret.hex(), white.hex(), black.hex(), roll, event, ",".join(map(str, weighted)),
          drawn, outcome(weighted, drawn), sep="\t")
