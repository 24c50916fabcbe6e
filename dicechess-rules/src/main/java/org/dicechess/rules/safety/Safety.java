package org.dicechess.rules.safety;

import java.util.Arrays;
import org.dicechess.rules.ask.HookAnswers;
import org.dicechess.rules.ask.Work;
import org.dicechess.rules.state.EnPassant;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;
import org.dicechess.rules.table.Targets;

/**
 * Royal safety without making moves: who gives check, who is pinned, and where a move must end to be legal.
 *
 * <p>A man attacks a square if it stands in the square's reach and all squares between are empty; so checkers, pins and
 * the squares that end a check follow from masks. What these do not tell (hoppers, several royals, two pins of one man)
 * is marked {@link #verify}: such moves are made and tested.
 */
public final class Safety {

    /** No royal, or none whose safety matters. */
    static final int NONE = -1;

    /** Bits of which every cell has one. */
    private static final int ALL = -1;

    /** Several royals. */
    private static final int SEVERAL = -2;

    /** The square of the royal of the side to move; {@link #NONE} if every move is legal. */
    public int king;

    /** Whether the royal is attacked. */
    public boolean check;

    /** Whether every move must be made and tested. */
    public boolean verify;

    /** In check: the squares on which every move but the royal's must end. */
    final long[] allowed;

    /** The pinned men. */
    public final long[] pinned;

    /** The men of the side to move. */
    public final long[] own;

    /** Where men of the side to move may go who are not {@link #needsOwnPath odd}. */
    public final long[] open;

    /** Bits of cells whose men are odd now. */
    private int odd;

    /** The royals that the side to move may take, whatever becomes of its own. */
    private final long[] prizes;

    private final State state;
    private final Tables tables;
    private final int squares;
    private final int words;
    private final long[] pieces;
    private final int[][] codesOf;
    private final long[] reach;
    private final int[][] between;
    private final long[] masks;
    private final boolean[] exotic;
    private final boolean[] untold;
    private final Protection protection;
    private final ExoticAttacks exotics;
    private final DiscoveredHopperChecks watch;
    private final int[] pinner;
    private final int[] pinMask;
    private final boolean mayTakeRoyal;
    private final boolean[] royal;

    /** How many attacks by ways that only playing shows have been looked for since the last charge. */
    private int exoticLooks;

    public Safety(State state, HookAnswers hooks, Protection protection) {
        this.state = state;
        this.tables = state.tables;
        this.squares = tables.squares;
        this.words = tables.words;
        this.pieces = state.pieces;
        this.codesOf = tables.codesOf;
        this.reach = tables.attacks.reach();
        this.between = tables.attacks.between();
        this.masks = tables.attacks.masks();
        this.exotic = tables.attacks.exotic();
        this.untold = tables.attacks.maskless();
        this.protection = protection;
        this.exotics = new ExoticAttacks(state, hooks);
        this.watch = new DiscoveredHopperChecks(state, exotics);
        this.allowed = new long[words];
        this.pinned = new long[words];
        this.own = new long[words];
        this.open = new long[words];
        this.prizes = new long[words];
        this.pinner = new int[squares];
        this.pinMask = new int[squares];
        this.royal = new boolean[tables.codes.count() + 1];
        for (int[] codes : tables.royals) {
            for (int code : codes) {
                royal[code] = true;
            }
        }
        this.mayTakeRoyal =
                tables.game.check().isPresent() && tables.game.check().get().mayTakeRoyal();
    }

    /** Looks at the side to move, unless nothing has changed since the last look. */
    public void prepare() {
        if ((state.seen & State.LOOKED) != 0) {
            return;
        }
        state.seen |= State.LOOKED;
        king = royal(state.side);
        verify = king == SEVERAL;
        check = false;
        watch.begin();
        for (int word = 0; word < words; word++) {
            pinned[word] = 0;
            allowed[word] = -1L;
        }
        if (king >= 0) {
            int[] enemies = codesOf[state.side ^ 1];
            switch (words) {
                case 1 -> look(enemies);
                case 2 -> lookOnTwoWords(enemies);
                default -> lookFar(enemies);
            }
        }
        gather((state.live() & 15) != 0);
    }

    /**
     * Gathers the men of the side to move, and where they may go: all but the royal, those who are pinned, and odd men.
     */
    private void gather(boolean passes) {
        switch (words) {
            case 1 -> gatherOnOneWord();
            case 2 -> gatherOnTwoWords();
            default -> gatherFar(codesOf[state.side]);
        }
        for (int word = 0; word < words; word++) {
            if (mayTakeRoyal) {
                prizes[word] = some(tables.royals[state.side ^ 1], word);
            }
            open[word] = ~own[word] & (usesMasks() ? allowed[word] | prizes[word] : -1L);
        }
        odd = watch.isKept() && usesMasks()
                ? ALL
                : Targets.LISTED
                        | Targets.PROMOTES
                        | (usesMasks() ? Targets.ROYAL | Targets.TRIED : 0)
                        | (passes ? Targets.EN_PASSANT : 0);
    }

    /** The men of the side to move: White's codes are odd, Black's even. */
    private void gatherOnOneWord() {
        long all = 0;
        for (int code = state.side + 1; code < pieces.length; code += 2) {
            all |= pieces[code];
        }
        own[0] = all;
    }

    /** The same where two words hold the board. */
    private void gatherOnTwoWords() {
        long low = 0;
        long high = 0;
        for (int at = 2 * (state.side + 1); at < pieces.length; at += 4) {
            low |= pieces[at];
            high |= pieces[at + 1];
        }
        own[0] = low;
        own[1] = high;
    }

    /** The same where more words hold the board. */
    private void gatherFar(int[] codes) {
        for (int word = 0; word < words; word++) {
            own[word] = some(codes, word);
        }
    }

    /** The men of some codes on one word of the board. */
    private long some(int[] codes, int word) {
        long some = 0;
        for (int code : codes) {
            some |= pieces[code * words + word];
        }
        return some;
    }

    /**
     * Whether a man other than the royal may not go everywhere that {@link #open} tells, or a set is not all that he
     * can do.
     */
    public boolean needsOwnPath(int from, int bits) {
        return (bits & odd) != 0 || isPinned(from);
    }

    /** Whether captures in passing are to be looked for, or all men are odd. */
    public boolean looksAtAll() {
        return (odd & Targets.EN_PASSANT) != 0;
    }

    /** Takes out of a man's squares those of own men and those that the royal's safety forbids. */
    public long lawful(boolean isRoyal, int from, int word, long set) {
        long free = set & ~own[word];
        if (!usesMasks()) {
            return free;
        }
        if (!isRoyal) {
            return let(from, word, free);
        }
        long kept = 0;
        for (long left = free; left != 0; left &= left - 1) {
            kept |= isSafeForKing(word << 6 | Long.numberOfTrailingZeros(left)) ? left & -left : 0;
        }
        return kept;
    }

    private void look(int[] enemies) {
        for (int code : enemies) {
            meetAll(code, 0, pieces[code] & reach[code * squares + king]);
        }
    }

    /**
     * The same where two words hold the board: few branches are to be foretold, as most kinds of men are nowhere near.
     */
    private void lookOnTwoWords(int[] enemies) {
        for (int code : enemies) {
            int at = 2 * (code * squares + king);
            long low = pieces[2 * code] & reach[at];
            long high = pieces[2 * code + 1] & reach[at + 1];
            if ((low | high) != 0) {
                meetAll(code, 0, low);
                meetAll(code, 1, high);
            }
        }
    }

    /** The same where more words hold the board. */
    private void lookFar(int[] enemies) {
        for (int code : enemies) {
            for (int word = 0; word < words; word++) {
                meetAll(code, word, pieces[code * words + word] & reach[(code * squares + king) * words + word]);
            }
        }
    }

    private void meetAll(int code, int word, long some) {
        for (long left = some; left != 0; left &= left - 1) {
            meet(code, word << 6 | Long.numberOfTrailingZeros(left));
        }
    }

    /** Looks at the side to move as if nobody minded his royal; good for one look. */
    public void mindNothing() {
        king = NONE;
        verify = false;
        check = false;
        watch.begin();
        Arrays.fill(pinned, 0);
        gather(true);
        state.seen &= ~State.LOOKED;
    }

    /** What is left of one word of the squares of a man other than the royal. */
    private long let(int from, int word, long set) {
        long open = allowed[word];
        if (isPinned(from)) {
            open &= masks[pinMask[from] + word] | (pinner[from] >> 6 == word ? 1L << pinner[from] : 0);
        }
        long left = set & (open | prizes[word]);
        return watch.isKept() ? left & (prizes[word] | watch.isLegalDestination(from, word, left, king)) : left;
    }

    /** Whether a move of a pinned man, or any man in check, may end there. */
    public boolean isLegalDestination(int from, int to) {
        if ((allowed[to >> 6] >>> to & 1) == 0) {
            return takesRoyal(to);
        }
        if (isPinned(from) && to != pinner[from] && (masks[pinMask[from] + (to >> 6)] >>> to & 1) == 0) {
            return takesRoyal(to);
        }
        return !watch.isKept() || takesRoyal(to) || watch.isLegalDestination(from, to, king);
    }

    /** Whether a man may go there. */
    public boolean isLegalDestination(int code, int from, int to) {
        return royal[code]
                ? isSafeForKing(to)
                : !check && !isPinned(from) && !watch.isKept() || isLegalDestination(from, to);
    }

    /** Whether moves are lawful or not by what was seen here, without being made. */
    public boolean usesMasks() {
        return king >= 0 && !verify;
    }

    boolean isPinned(int square) {
        return (pinned[square >> 6] >>> square & 1) != 0;
    }

    /** Whether the royal may step there: nobody would attack it. */
    boolean isSafeForKing(int to) {
        if (takesRoyal(to)) {
            return true;
        }
        state.all[king >> 6] &= ~(1L << king);
        boolean attacked = attacked(to, state.side ^ 1);
        state.all[king >> 6] |= 1L << king;
        return !attacked;
    }

    /** Whether the move takes a royal that may be taken, whatever becomes of the own. */
    public boolean takesRoyal(int to) {
        if (mayTakeRoyal && state.board[to] != 0 && state.isEnemy(to)) {
            for (int code : tables.royals[state.side ^ 1]) {
                if (state.at(to) == code) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether the royals would be safe after a capture in passing. */
    public boolean isLegalEnPassant(int from, int to, int victim) {
        if (tables.royals[state.side].length == 0) {
            return true;
        }
        int moved = state.take(from);
        int captured = state.take(victim);
        state.put(to, moved);
        boolean attacked = inCheck(state.side);
        state.take(to);
        state.put(victim, captured);
        state.put(from, moved);
        return !attacked;
    }

    /** Whether a side attacks a square. */
    public boolean attacked(int square, int by) {
        if (words == 1) {
            return attackedNear(square, codesOf[by]);
        }
        for (int code : codesOf[by]) {
            for (int word = 0; word < words; word++) {
                long near = pieces[code * words + word] & reach[(code * squares + square) * words + word];
                for (; near != 0; near &= near - 1) {
                    if (attacks(code, word << 6 | Long.numberOfTrailingZeros(near), square)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** The same where one long holds the board. */
    private boolean attackedNear(int square, int[] enemies) {
        for (int code : enemies) {
            for (long near = pieces[code] & reach[code * squares + square]; near != 0; near &= near - 1) {
                if (attacks(code, Long.numberOfTrailingZeros(near), square)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a royal of this side is attacked. */
    public boolean inCheck(int side) {
        exoticLooks = 0;
        int looked = 0;
        boolean attacked = false;
        for (int code : tables.royals[side]) {
            for (int word = 0; word < words && !attacked; word++) {
                for (long left = pieces[code * words + word]; left != 0 && !attacked; left &= left - 1) {
                    looked++;
                    attacked = attacked(word << 6 | Long.numberOfTrailingZeros(left), side ^ 1);
                }
            }
        }
        if (looked > 1 || exoticLooks > 0) {
            Work.charge(
                    (long) looked * codesOf[side ^ 1].length * words / Work.LOOKS + (long) Work.EXOTIC * exoticLooks);
        }
        return attacked;
    }

    /**
     * Which of the open squares matter: those that the side to move can capture on. With further moves to come in the
     * turn a man may still get near, so all of them do; and so do those of this turn, where the other side's has
     * several moves.
     */
    public int liveEnPassant() {
        boolean further = tables.stages.furtherMoves(state.stage());
        int live = 0;
        int field = 1;
        for (long open = state.enPassant; open != 0; open = EnPassant.next(open)) {
            live |= further || canTake(EnPassant.target(open), EnPassant.victim(open)) ? field : 0;
            field <<= 1;
        }
        field = 16;
        for (long open = state.opened; open != 0; open = EnPassant.next(open)) {
            live |= tables.stages.severalMoves || isNear(EnPassant.target(open), state.side ^ 1) ? field : 0;
            field <<= 1;
        }
        return live;
    }

    private boolean canTake(int target, int victim) {
        if (state.board[target] != 0) {
            return false;
        }
        for (int code : tables.enPassantCapturers[state.side]) {
            for (int word = 0; word < words; word++) {
                long left = tables.enPassant.reach(code, target, word) & pieces[code * words + word];
                for (; left != 0; left &= left - 1) {
                    int from = word << 6 | Long.numberOfTrailingZeros(left);
                    if (isLegalEnPassant(from, target, victim) && !protection.isSpared(victim, from)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Whether some man of a side could capture in passing on a square, legal or not. */
    private boolean isNear(int target, int side) {
        for (int code : tables.enPassantCapturers[side]) {
            for (int word = 0; word < words; word++) {
                if ((tables.enPassant.reach(code, target, word) & pieces[code * words + word]) != 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The square of the one royal of a side; {@link #NONE} or {@link #SEVERAL}. */
    private int royal(int side) {
        int found = NONE;
        for (int code : tables.royals[side]) {
            for (int word = 0; word < words; word++) {
                long left = pieces[code * words + word];
                if (left != 0) {
                    found = found == NONE && (left & left - 1) == 0
                            ? word << 6 | Long.numberOfTrailingZeros(left)
                            : SEVERAL;
                }
            }
        }
        return found;
    }

    /** An enemy that reaches the royal on an empty board: gives check, pins, or neither. */
    private void meet(int code, int from) {
        if (exotic[code]) {
            meetExotic(code, from);
            return;
        }
        int mask = between[code][from * squares + king];
        int blocker = mask == 0 ? NONE : blocker(mask);
        if (blocker == NONE) {
            check = true;
            for (int word = 0; word < words; word++) {
                allowed[word] &= masks[mask + word] | (word == from >> 6 ? 1L << from : 0);
            }
        } else if (blocker >= 0 && !state.isEnemy(blocker)) {
            verify |= isPinned(blocker);
            pinned[blocker >> 6] |= 1L << blocker;
            pinner[blocker] = from;
            pinMask[blocker] = mask;
        }
    }

    /** Only a man who neither attacks nor could for reasons unknown does without moves being made. */
    private void meetExotic(int code, int from) {
        boolean attacks = exotics.attacks(code, from, king);
        check |= attacks;
        verify |= attacks || untold[code];
        watch.add(from, masks, between[code][from * squares + king]);
    }

    /** The one man between, {@link #NONE} or {@link #SEVERAL}. */
    private int blocker(int mask) {
        int found = NONE;
        for (int word = 0; word < words; word++) {
            long pieces = state.all[word] & masks[mask + word];
            if (pieces != 0) {
                if (found != NONE || (pieces & pieces - 1) != 0) {
                    return SEVERAL;
                }
                found = word << 6 | Long.numberOfTrailingZeros(pieces);
            }
        }
        return found;
    }

    private boolean attacks(int code, int from, int square) {
        if (exotic[code]) {
            exoticLooks++;
            return exotics.attacks(code, from, square);
        }
        int mask = between[code][from * squares + square];
        for (int word = 0; word < words; word++) {
            if ((masks[mask + word] & state.all[word]) != 0) {
                return false;
            }
        }
        return true;
    }
}
