package org.dicechess.rules.safety;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.dicechess.rules.ask.HookAnswer;
import org.dicechess.rules.ask.HookAnswers;
import org.dicechess.rules.ask.Work;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.reach.Targets;
import org.dicechess.rules.state.EnPassant;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;

/**
 * Finds checks, pins and the squares where a move must end to be legal, without making moves.
 *
 * <p>A piece attacks a square if it stands in the square's reach and all squares between are empty. So checkers, pins
 * and the squares that end a check follow from masks. The masks do not cover hoppers, several royals, and two pins of
 * one piece. In such cases {@link #verify} is set, and each move must be made and tested.
 */
public final class Safety {

    /** The side has no royal whose safety matters. */
    static final int NONE = -1;

    /** Matches every cell: each cell has at least one bit. */
    private static final int ALL = -1;

    /** The side has several royals. */
    private static final int SEVERAL = -2;

    /** The number of set words from which on one search for attackers takes long beside an event. */
    private static final int LONG_SEARCH = 32;

    /**
     * The square of the royal of the side to move; {@link #NONE} if every move is legal. It is negative too if the side
     * has several royals.
     */
    public int king;

    /** Whether the royal is attacked. */
    public boolean check;

    /** Whether every move must be made and tested. */
    public boolean verify;

    /** In check, the squares where every move of a piece other than the royal must end; otherwise all squares. */
    final long[] allowed;

    /** The squares of the pinned pieces. */
    public final long[] pinned;

    /** The squares that the side to move cannot capture on: of its own pieces and of nobody's. */
    public final long[] own;

    /** The squares where pieces of the side to move may go unless they need {@link #needsOwnPath their own path}. */
    public final long[] open;

    /** The cell bits of pieces that need their own path now. */
    private int ownPathBits;

    /** The squares of enemy royals that the side to move may take even if its own royal stays attacked. */
    private final long[] takeableRoyals;

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
    private final boolean[] needsVerify;

    /** For each side whether it may have pieces whose attacks no empty squares show. */
    private final boolean[] hops = new boolean[State.NOBODY + 1];

    /** Whether captures may have effects, so that each move must be made, and not every attack is a threat. */
    private final boolean affects;

    /** Whether each move must be made, also as lines depend on what stands beside their piece. */
    private final boolean tries;

    /** Tells whether a capture leaves its side all its royals; the engine sets it. */
    public IntPredicate keepsRoyals = event -> true;

    private final ProtectedPieces protection;
    private final ExoticAttacks exotics;
    private final HookAnswers hooks;
    private final HookedChecks hooked;

    /** Whether hooks give moves. */
    private final boolean asksHooks;

    /** Whether more than leaps and rides of the notation may attack, or the last royal alone counts. */
    private final boolean special;

    private final DiscoveredHopperChecks discovered;
    private final int[] pinner;
    private final int[] pinMask;
    private final boolean mayTakeRoyal;
    private final Game.Royals royals;

    /** The first code that belongs to neither side; the number of codes plus 1 if there is none. */
    private final int endOfSides;

    private final boolean anyOfNobody;
    private final boolean[] royal;

    /** Whether one search for attackers takes long beside an event. */
    private final boolean searchesLong;

    public Safety(State state, HookAnswers hooks, ProtectedPieces protection) {
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
        this.needsVerify = tables.attacks.maskless();
        this.protection = protection;
        this.allowed = new long[words];
        this.pinned = new long[words];
        this.own = new long[words];
        this.open = new long[words];
        this.takeableRoyals = new long[words];
        this.endOfSides = tables.codes.ofSides() + 1;
        this.anyOfNobody = endOfSides <= tables.codes.count();
        this.pinner = new int[squares];
        this.pinMask = new int[squares];
        this.searchesLong = tables.codes.count() / 2 * words >= LONG_SEARCH;
        for (int code = 1; code <= tables.codes.count(); code++) {
            hops[state.owners[code]] |= exotic[code] || tables.hooked.moves[code];
        }
        this.royal = new boolean[tables.codes.count() + 1];
        for (int[] codes : tables.royals) {
            for (int code : codes) {
                royal[code] = true;
            }
        }
        this.affects = tables.affectsSafety;
        this.tries = affects
                || tables.game.check().isPresent() && tables.movement.limits().anyBeside();
        this.exotics = new ExoticAttacks(state, royal);
        this.hooks = hooks;
        this.hooked = new HookedChecks(state, hooks);
        this.asksHooks = tables.hooked.anyMoves;
        this.discovered = new DiscoveredHopperChecks(state, exotics);
        this.royals = tables.game.check().map(Game.Check::royals).orElse(Game.Royals.ANY);
        this.special = asksHooks || hops[0] || hops[1] || royals == Game.Royals.LAST;
        this.mayTakeRoyal =
                tables.game.check().isPresent() && tables.game.check().get().mayTakeRoyal();
    }

    /** Computes checks and pins for the side to move, unless nothing has changed since the last call. */
    public void prepare() {
        if ((state.seen & State.SAFETY_KNOWN) != 0) {
            return;
        }
        state.seen |= State.SAFETY_KNOWN;
        king = royal(state.side);
        check = false;
        if (special) {
            beginSpecial();
        }
        verify = king == SEVERAL;
        for (int word = 0; word < words; word++) {
            pinned[word] = 0;
            allowed[word] = -1L;
        }
        if (tries) {
            verify = true;
            check = inCheck(state.side);
        } else if (king >= 0) {
            int[] enemies = codesOf[state.side ^ 1];
            switch (words) {
                case 1 -> findAttackers(enemies);
                case 2 -> findAttackersOnTwoWords(enemies);
                default -> findAttackersOnWords(enemies);
            }
            if (asksHooks) {
                findHooked();
            }
        }
        gather((state.live() & 15) != 0);
    }

    /** Begins where more than leaps and rides of the notation may attack, or the last royal alone counts. */
    private void beginSpecial() {
        king = king == SEVERAL && royals == Game.Royals.LAST ? NONE : king;
        discovered.begin();
        hooked.begin();
        exotics.guard(king >= 0 ? state.at(king) : tables.castler(state.side));
    }

    private void findHooked() {
        verify |= !hooked.find(state.side ^ 1, king);
        check |= hooked.check();
    }

    /**
     * Collects the pieces of the side to move and their common targets. A royal, a pinned piece and a piece whose bits
     * ask for it need their own path.
     */
    private void gather(boolean enPassant) {
        switch (words) {
            case 1 -> gatherOnOneWord();
            case 2 -> gatherOnTwoWords();
            default -> gatherOnWords(codesOf[state.side]);
        }
        if (anyOfNobody) {
            addNobodys();
        }
        boolean masks = usesMasks();
        for (int word = 0; word < words; word++) {
            if (mayTakeRoyal) {
                takeableRoyals[word] = union(tables.royals[state.side ^ 1], word);
            }
            open[word] = ~own[word] & (masks ? allowed[word] | takeableRoyals[word] : -1L);
        }
        ownPathBits = special && masks && (discovered.hasAny() || hooked.hasAny())
                ? ALL
                : Targets.LISTED
                        | Targets.PROMOTES
                        | (masks ? Targets.ROYAL | Targets.TRIED : 0)
                        | (enPassant ? Targets.EN_PASSANT : 0);
    }

    /** Collects the pieces of the side to move: White's codes are odd, Black's even. */
    private void gatherOnOneWord() {
        long all = 0;
        for (int code = state.side + 1; code < endOfSides; code += 2) {
            all |= pieces[code];
        }
        own[0] = all;
    }

    /** Does the same where two words hold the board. */
    private void gatherOnTwoWords() {
        long low = 0;
        long high = 0;
        for (int at = 2 * (state.side + 1); at < 2 * endOfSides; at += 4) {
            low |= pieces[at];
            high |= pieces[at + 1];
        }
        own[0] = low;
        own[1] = high;
    }

    /** Does the same where more words hold the board. */
    private void gatherOnWords(int[] codes) {
        for (int word = 0; word < words; word++) {
            own[word] = union(codes, word);
        }
    }

    /** Closes the squares of nobody's pieces, which no side captures. */
    private void addNobodys() {
        for (int at = endOfSides * words; at < pieces.length; at++) {
            own[at % words] |= pieces[at];
        }
    }

    /** Returns the pieces of some codes in one word of the board. */
    private long union(int[] codes, int word) {
        long union = 0;
        for (int code : codes) {
            union |= pieces[code * words + word];
        }
        return union;
    }

    /**
     * Returns whether a piece needs its own path through the generator: {@link #open} or its set does not decide all
     * its moves.
     */
    public boolean needsOwnPath(int from, int bits) {
        return (bits & ownPathBits) != 0 || isPinned(from);
    }

    /**
     * Returns the bits of which one is enough for {@link #needsOwnPath}; the squares of {@link #pinned} need it, too.
     */
    public int ownPathBits() {
        return ownPathBits;
    }

    /**
     * Returns whether all pieces must be handled one by one, as en passant is possible or every piece needs its own
     * path.
     */
    public boolean needsEachPiece() {
        return (ownPathBits & Targets.EN_PASSANT) != 0;
    }

    /**
     * Returns the targets of a piece that are legal: without own pieces and without squares that royal safety forbids.
     */
    public long legal(boolean isRoyal, int from, int word, long set) {
        long free = set & ~own[word];
        if (!usesMasks()) {
            return free;
        }
        if (!isRoyal) {
            return legalForOthers(from, word, free);
        }
        return free == 0 ? 0 : legalForKing(word, free);
    }

    private long legalForKing(int word, long set) {
        long kept = 0;
        state.all[king >> 6] &= ~(1L << king);
        for (long left = set; left != 0; left &= left - 1) {
            int to = word << 6 | Long.numberOfTrailingZeros(left);
            kept |= takesRoyal(to) || !attackedByNotation(to, state.side ^ 1) ? left & -left : 0;
        }
        state.all[king >> 6] |= 1L << king;
        return asksHooks ? kept & (royalsToTake(word) | hooked.legal(king, word, kept, king)) : kept;
    }

    /** Returns the squares in one word of the royals that may be taken even if the own royal stays attacked. */
    private long royalsToTake(int word) {
        return mayTakeRoyal ? takeableRoyals[word] : 0;
    }

    /** Returns whether {@link #legal} keeps a target. */
    public boolean anyLegal(boolean isRoyal, int from, int word, long set) {
        if (!isRoyal || !usesMasks()) {
            return legal(isRoyal, from, word, set) != 0;
        }
        for (long left = set & ~own[word]; left != 0; left &= left - 1) {
            if (isSafeForKing(word << 6 | Long.numberOfTrailingZeros(left))) {
                return true;
            }
        }
        return false;
    }

    private void findAttackers(int[] enemies) {
        for (int code : enemies) {
            findPinsOrChecks(code, 0, pieces[code] & reach[code * squares + king]);
        }
    }

    /** Does the same where two words hold the board. One test skips most codes, as most have no piece in reach. */
    private void findAttackersOnTwoWords(int[] enemies) {
        for (int code : enemies) {
            int at = 2 * (code * squares + king);
            long low = pieces[2 * code] & reach[at];
            long high = pieces[2 * code + 1] & reach[at + 1];
            if ((low | high) != 0) {
                findPinsOrChecks(code, 0, low);
                findPinsOrChecks(code, 1, high);
            }
        }
    }

    /** Does the same where more words hold the board. */
    private void findAttackersOnWords(int[] enemies) {
        for (int code : enemies) {
            for (int word = 0; word < words; word++) {
                findPinsOrChecks(
                        code, word, pieces[code * words + word] & reach[(code * squares + king) * words + word]);
            }
        }
    }

    private void findPinsOrChecks(int code, int word, long set) {
        for (long left = set; left != 0; left &= left - 1) {
            findPinOrCheck(code, word << 6 | Long.numberOfTrailingZeros(left));
        }
    }

    /** Prepares the side to move as if it had no royal; valid for one listing only. */
    public void ignoreRoyal() {
        king = NONE;
        verify = false;
        check = false;
        discovered.begin();
        hooked.begin();
        Arrays.fill(pinned, 0);
        gather(true);
        state.seen &= ~State.SAFETY_KNOWN;
    }

    /** Returns the legal targets in one word of a piece other than the royal. */
    private long legalForOthers(int from, int word, long set) {
        long open = allowed[word];
        if (isPinned(from)) {
            open &= masks[pinMask[from] + word] | (pinner[from] >> 6 == word ? 1L << pinner[from] : 0);
        }
        long left = set & (open | takeableRoyals[word]);
        left &= discovered.hasAny()
                ? takeableRoyals[word] | discovered.isLegalDestination(from, word, left, king)
                : -1L;
        return asksHooks && hooked.hasAny()
                ? left & (takeableRoyals[word] | hooked.legal(from, word, left, king))
                : left;
    }

    /** Returns whether a move may end on a square: of a pinned piece, or of any piece but the royal in check. */
    public boolean isLegalDestination(int from, int to) {
        if ((allowed[to >> 6] >>> to & 1) == 0) {
            return takesRoyal(to);
        }
        if (isPinned(from) && to != pinner[from] && (masks[pinMask[from] + (to >> 6)] >>> to & 1) == 0) {
            return takesRoyal(to);
        }
        return !discovered.hasAny() || takesRoyal(to) || discovered.isLegalDestination(from, to, king);
    }

    /**
     * Returns whether a piece may go to a square.
     *
     * @param after the code of the piece there
     */
    public boolean isLegalDestination(int code, int from, int to, int after) {
        if (royal[code]) {
            return isSafeForKing(to);
        }
        boolean legal = !check && !isPinned(from) && !discovered.hasAny() || isLegalDestination(from, to);
        return legal && (!asksHooks || takesRoyal(to) || hooked.isLegal(from, to, after, king));
    }

    /**
     * Returns whether an effect of a hook surely leaves the royal safe, where masks decide: it changes no square on
     * which an attack depends, and moves neither the royal nor an enemy.
     */
    public boolean isQuiet(int[] effect) {
        if (check || tries || discovered.hasAny() || !hooked.leaves(effect)) {
            return false;
        }
        for (int i = HookAnswer.HEAD; i < effect.length; i++) {
            int square = HookAnswer.square(effect[i]);
            int code = HookAnswer.code(effect[i]);
            if (square == king || royal[code] || code != 0 && state.owners[code] != state.side || isOnLine(square)) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether a square lies between the royal and an enemy that would attack it on an empty board. */
    private boolean isOnLine(int square) {
        for (int code : codesOf[state.side ^ 1]) {
            for (int word = 0; word < words; word++) {
                long near = pieces[code * words + word] & reach[(code * squares + king) * words + word];
                for (; near != 0; near &= near - 1) {
                    int from = word << 6 | Long.numberOfTrailingZeros(near);
                    int mask = between[code][from * squares + king];
                    if ((masks[mask + (square >> 6)] >>> square & 1) != 0) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Returns whether enemies may attack the royal by moves that hooks give, so that some moves must be tested. */
    public boolean testsHooks() {
        return usesMasks() && hooked.hasAny();
    }

    /** Sets what tells whether an event leaves the royals safe, by making it. */
    public void testBy(IntPredicate survives) {
        hooked.survives = survives;
    }

    /** Returns whether masks alone decide which moves are legal. */
    public boolean usesMasks() {
        return king >= 0 && !verify;
    }

    /**
     * Returns the squares in one word on which a new piece of the side to move may leave a royal of the enemy attacked:
     * all, where a royal may be attacked already, or a piece that hops may attack over the new one.
     */
    public long mayGiveCheck(int code, int word) {
        if (mayTakeRoyal || royals != Game.Royals.ANY || hops[state.side]) {
            return -1;
        }
        long squaresOfCheck = 0;
        for (int enemy : tables.royals[state.side ^ 1]) {
            for (int part = 0; part < words; part++) {
                for (long left = pieces[enemy * words + part]; left != 0; left &= left - 1) {
                    int at = part << 6 | Long.numberOfTrailingZeros(left);
                    squaresOfCheck |= reach[(code * squares + at) * words + word];
                }
            }
        }
        return squaresOfCheck;
    }

    /**
     * Returns whether every drop must be made and tested. Where masks decide, {@link #open} holds its legal squares.
     */
    public boolean triesDrops() {
        return verify || usesMasks() && (discovered.hasAny() || hooked.hasAny());
    }

    boolean isPinned(int square) {
        return (pinned[square >> 6] >>> square & 1) != 0;
    }

    /** Returns whether no enemy would attack the royal on a square. */
    boolean isSafeForKing(int to) {
        if (takesRoyal(to)) {
            return true;
        }
        state.all[king >> 6] &= ~(1L << king);
        boolean attacked = attackedByNotation(to, state.side ^ 1);
        state.all[king >> 6] |= 1L << king;
        return !attacked && (!asksHooks || hooked.isLegal(king, to, state.at(king), to));
    }

    /** Returns whether a move to a square takes a royal that may be taken even if the own royal stays attacked. */
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

    /** Returns whether the own royals are safe after an en passant capture, or each move is made and tested anyway. */
    public boolean isLegalEnPassant(int from, int to, int victim) {
        if (tables.royals[state.side].length == 0 || affects) {
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

    /** Returns how many units of work one call of {@link #attacked} takes, besides those that it adds itself. */
    public int attackWork() {
        int codes = Math.max(codesOf[0].length, codesOf[1].length);
        return 1 + codes * words / Work.SETS_PER_UNIT;
    }

    /** Returns whether a side attacks a square. */
    public boolean attacked(int square, int by) {
        return attackedByNotation(square, by) || asksHooks && hooked.attack(square, by);
    }

    /** Returns whether a side attacks a square by moves that no hook gives. */
    private boolean attackedByNotation(int square, int by) {
        if (words == 1) {
            return attackedOnOneWord(square, codesOf[by]);
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

    /** Returns whether a side attacks the piece on a square, royal or not. */
    public boolean attackedAsItIs(int square, int by) {
        int before = exotics.guard(state.at(square));
        boolean attacked = attacked(square, by);
        exotics.guard(before);
        return attacked;
    }

    /**
     * Returns the squares in one word of the pieces of a side that attack a square by moves that no hook gives. A piece
     * on the square counts if it is an enemy.
     */
    public long attackers(int square, int by, int word) {
        int there = state.at(square);
        int before = exotics.guard(state.owners[there] == (by ^ 1) ? there : 0);
        long found = 0;
        for (int code : codesOf[by]) {
            found |= attackersOf(code, square, word);
        }
        exotics.guard(before);
        return found;
    }

    /** Returns whether a piece of some codes attacks the enemy piece on a square by a move that no hook gives. */
    public boolean attackedBy(int square, int[] codes) {
        int before = exotics.guard(state.at(square));
        boolean attacked = false;
        for (int i = 0; i < codes.length && !attacked; i++) {
            for (int word = 0; word < words && !attacked; word++) {
                attacked = attackersOf(codes[i], square, word) != 0;
            }
        }
        exotics.guard(before);
        return attacked;
    }

    /** Returns the pieces of a code in one word that attack a square. */
    private long attackersOf(int code, int square, int word) {
        long found = 0;
        for (long near = pieces[code * words + word] & reach[(code * squares + square) * words + word];
                near != 0;
                near &= near - 1) {
            int from = word << 6 | Long.numberOfTrailingZeros(near);
            found |= attacks(code, from, square) ? near & -near : 0;
        }
        return found;
    }

    /** Does the same where one long holds the board. */
    private boolean attackedOnOneWord(int square, int[] enemies) {
        for (int code : enemies) {
            for (long near = pieces[code] & reach[code * squares + square]; near != 0; near &= near - 1) {
                if (attacks(code, Long.numberOfTrailingZeros(near), square)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns whether a side attacks a square and, where moves have effects, loses no royal by its capture. */
    public boolean threatened(int square, int by) {
        boolean attacked = attacked(square, by);
        if (!affects || !attacked) {
            return attacked;
        }
        int side = state.side;
        state.side = by;
        boolean threatened = false;
        for (int code : codesOf[by]) {
            for (int word = 0; word < words && !threatened; word++) {
                long near = pieces[code * words + word] & reach[(code * squares + square) * words + word];
                for (; near != 0 && !threatened; near &= near - 1) {
                    int from = word << 6 | Long.numberOfTrailingZeros(near);
                    threatened = attacks(code, from, square)
                            && keepsRoyals.test(EventCode.of(EventCode.MOVE, from, square, code));
                }
                long others = asksHooks && tables.hooked.moves[code] ? pieces[code * words + word] : 0;
                for (; others != 0 && !threatened; others &= others - 1) {
                    int from = word << 6 | Long.numberOfTrailingZeros(others);
                    threatened = hooks.takes(from, square)
                            && keepsRoyals.test(EventCode.of(EventCode.MOVE, from, square, code));
                }
            }
        }
        state.side = side;
        return threatened;
    }

    /**
     * Returns whether a side has not lost the royals that must be safe.
     *
     * @param before how many it had
     */
    public boolean survives(int side, int before) {
        int left = royals(side);
        return left >= before || left > 0 && royals != Game.Royals.ANY;
    }

    /** Returns how many royals a side has. */
    public int royals(int side) {
        int royals = 0;
        for (int code : tables.royals[side]) {
            for (int word = 0; word < words; word++) {
                royals += Long.bitCount(pieces[code * words + word]);
            }
        }
        return royals;
    }

    /** Returns whether a royal of the side to move is attacked, and only by pieces on the squares of a set. */
    public boolean areAttackers(long[] set) {
        boolean attacked = false;
        for (int code : tables.royals[state.side]) {
            for (int word = 0; word < words; word++) {
                for (long left = pieces[code * words + word]; left != 0; left &= left - 1) {
                    int square = word << 6 | Long.numberOfTrailingZeros(left);
                    attacked |= attacked(square, state.side ^ 1);
                    if (attackedFromElsewhere(square, set)) {
                        return false;
                    }
                }
            }
        }
        return attacked;
    }

    /** Returns whether an enemy that does not stand on a square of a set attacks a square. */
    private boolean attackedFromElsewhere(int square, long[] set) {
        for (int code : codesOf[state.side ^ 1]) {
            for (int word = 0; word < words; word++) {
                long near = pieces[code * words + word] & reach[(code * squares + square) * words + word] & ~set[word];
                for (; near != 0; near &= near - 1) {
                    if (attacks(code, word << 6 | Long.numberOfTrailingZeros(near), square)) {
                        return true;
                    }
                }
            }
        }
        return asksHooks && hooked.attack(square, state.side ^ 1, set);
    }

    /** Returns whether {@link #check} tells that a side is in check, as long as no event is being tried. */
    public boolean knowsCheck(int side) {
        if (side != state.side || tries || special) {
            return false;
        }
        prepare();
        return king >= 0;
    }

    /** Returns whether so many royals of a side are attacked that it is in check. */
    public boolean inCheck(int side) {
        if (royals == Game.Royals.ALL) {
            return allAttacked(side);
        }
        if (royals == Game.Royals.LAST && royal(side) == SEVERAL) {
            return false;
        }
        int tested = 0;
        boolean attacked = false;
        for (int code : tables.royals[side]) {
            for (int word = 0; word < words && !attacked; word++) {
                for (long left = pieces[code * words + word]; left != 0 && !attacked; left &= left - 1) {
                    tested++;
                    attacked = threatened(word << 6 | Long.numberOfTrailingZeros(left), side ^ 1);
                }
            }
        }
        if (tested > 1 || searchesLong) {
            Work.test(state, (long) tested * codesOf[side ^ 1].length * words / Work.SETS_PER_UNIT);
        }
        return attacked;
    }

    /** Returns whether all royals of a side are attacked, and there is one. */
    private boolean allAttacked(int side) {
        int tested = 0;
        boolean all = true;
        for (int code : tables.royals[side]) {
            for (int word = 0; word < words && all; word++) {
                for (long left = pieces[code * words + word]; left != 0 && all; left &= left - 1) {
                    tested++;
                    all = threatened(word << 6 | Long.numberOfTrailingZeros(left), side ^ 1);
                }
            }
        }
        Work.test(state, (long) tested * codesOf[side ^ 1].length * words / Work.SETS_PER_UNIT);
        return all && tested > 0;
    }

    /**
     * Returns the live bits: the en passant fields that matter, which are those that the side to move can capture on.
     * If the turn has further moves, all its fields matter, as a piece may still come near. Likewise, all fields that
     * this turn opens matter if turns have several moves.
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
            live |= tables.stages.severalMoves || isInReach(EnPassant.target(open), state.side ^ 1) ? field : 0;
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

    /** Returns whether some piece of a side reaches an en passant target, whether or not the capture is legal. */
    private boolean isInReach(int target, int side) {
        for (int code : tables.enPassantCapturers[side]) {
            for (int word = 0; word < words; word++) {
                if ((tables.enPassant.reach(code, target, word) & pieces[code * words + word]) != 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns the square of the only royal of a side, {@link #NONE} or {@link #SEVERAL}. */
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

    /** Handles an enemy piece that reaches the royal on an empty board: it gives check, pins, or does neither. */
    private void findPinOrCheck(int code, int from) {
        if (exotic[code]) {
            handleExotic(code, from);
            return;
        }
        int mask = between[code][from * squares + king];
        int blocker = mask == 0 ? NONE : blocker(mask);
        if (blocker == NONE) {
            check = true;
            for (int word = 0; word < words; word++) {
                allowed[word] &= masks[mask + word] | (word == from >> 6 ? 1L << from : 0);
            }
        } else if (blocker >= 0 && state.isOwn(blocker)) {
            verify |= isPinned(blocker);
            pinned[blocker >> 6] |= 1L << blocker;
            pinner[blocker] = from;
            pinMask[blocker] = mask;
        }
    }

    /**
     * Handles an exotic enemy piece. Moves must be made and tested if it attacks, or if masks do not show all ways in
     * which it may come to attack.
     */
    private void handleExotic(int code, int from) {
        boolean attacks = exotics.attacks(code, from, king);
        check |= attacks;
        verify |= attacks || needsVerify[code];
        discovered.add(from, masks, between[code][from * squares + king]);
    }

    /** Returns the square of the only piece on a mask, {@link #NONE} or {@link #SEVERAL}. */
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

    /** Returns whether the pieces that a limit of lines asks for stand beside a piece. */
    public boolean hasBeside(int limit, int code, int from) {
        return exotics.hasBeside(limit, code, from);
    }

    /** Returns whether the piece on a square captures on another square if nothing spares the piece there. */
    public boolean couldCapture(int from, int square) {
        int code = state.at(from);
        return exotics.captures(code, from, square) || tables.hooked.moves[code] && hooks.takes(from, square);
    }

    private boolean attacks(int code, int from, int square) {
        if (exotic[code]) {
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
