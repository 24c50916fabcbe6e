package org.dicechess.rules.safety;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.dicechess.rules.ask.HookAnswer;
import org.dicechess.rules.ask.HookAnswers;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.reach.Targets;
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
    static final int SEVERAL = -2;

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

    /** Who attacks a square. */
    public final SquareAttacks attackers;

    /** Whether royals are safe as they stand. */
    public final RoyalSafety royals;

    /** Which en passant captures are legal. */
    public final EnPassantSafety enPassant;

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

    /**
     * Whether each move must be made: captures may have effects, pieces may protect royals, or lines depend on what
     * stands beside their piece.
     */
    private final boolean tries;

    private final ExoticAttacks exotics;
    private final HookedChecks hooked;

    /** Whether hooks give moves. */
    private final boolean asksHooks;

    /** Whether more than leaps and rides of the notation may attack, or the last royal alone counts. */
    private final boolean special;

    private final DiscoveredHopperChecks discovered;
    private final int[] pinner;
    private final int[] pinMask;
    private final boolean mayTakeRoyal;
    private final Game.Royals royalRule;

    /** The first code that belongs to neither side; the number of codes plus 1 if there is none. */
    private final int endOfSides;

    private final boolean anyOfNobody;
    private final boolean[] royal;

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
        this.allowed = new long[words];
        this.pinned = new long[words];
        this.own = new long[words];
        this.open = new long[words];
        this.takeableRoyals = new long[words];
        this.endOfSides = tables.codes.ofSides() + 1;
        this.anyOfNobody = endOfSides <= tables.codes.count();
        this.pinner = new int[squares];
        this.pinMask = new int[squares];
        for (int code = 1; code <= tables.codes.count(); code++) {
            hops[state.owners[code]] |= exotic[code] || tables.hooked.moves[code];
        }
        this.royal = new boolean[tables.codes.count() + 1];
        for (int[] codes : tables.royals) {
            for (int code : codes) {
                royal[code] = true;
            }
        }
        this.tries = tables.affectsSafety
                || tables.shieldsRoyals
                || tables.game.check().isPresent() && tables.movement.limits().anyBeside();
        this.exotics = new ExoticAttacks(state, royal);
        this.hooked = new HookedChecks(state, hooks);
        this.asksHooks = tables.hooked.anyMoves;
        this.discovered = new DiscoveredHopperChecks(state, exotics);
        this.royalRule = tables.game.check().map(Game.Check::royals).orElse(Game.Royals.ANY);
        this.special = asksHooks || hops[0] || hops[1] || royalRule == Game.Royals.LAST;
        this.mayTakeRoyal =
                tables.game.check().isPresent() && tables.game.check().get().mayTakeRoyal();
        this.attackers = new SquareAttacks(state, hooks, hooked, exotics);
        this.royals = new RoyalSafety(state, attackers, royalRule);
        this.enPassant = new EnPassantSafety(state, royals, protection);
    }

    /** Computes checks and pins for the side to move, unless nothing has changed since the last call. */
    public void prepare() {
        if ((state.seen & State.SAFETY_KNOWN) != 0) {
            return;
        }
        state.seen |= State.SAFETY_KNOWN;
        king = royals.only(state.side);
        check = false;
        if (special) {
            beginSpecial();
        }
        verify = king == SEVERAL;
        forget();
        if (tries) {
            verify = true;
            check = royals.inCheck(state.side);
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

    /** Begins without pins and checks. */
    private void forget() {
        pinned[0] = 0;
        allowed[0] = -1L;
        for (int word = 1; word < words; word++) {
            pinned[word] = 0;
            allowed[word] = -1L;
        }
    }

    /** Begins where more than leaps and rides of the notation may attack, or the last royal alone counts. */
    private void beginSpecial() {
        king = king == SEVERAL && royalRule == Game.Royals.LAST ? NONE : king;
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
        open(0, masks);
        for (int word = 1; word < words; word++) {
            open(word, masks);
        }
        ownPathBits = special && masks && (discovered.hasAny() || hooked.hasAny())
                ? ALL
                : Targets.LISTED
                        | Targets.PROMOTES
                        | (masks ? Targets.ROYAL | Targets.TRIED : 0)
                        | (enPassant ? Targets.EN_PASSANT : 0);
    }

    private void open(int word, boolean masks) {
        if (mayTakeRoyal) {
            takeableRoyals[word] = union(tables.royals[state.side ^ 1], word);
        }
        open[word] = ~own[word] & (masks ? allowed[word] | takeableRoyals[word] : -1L);
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
            kept |= takesRoyal(to) || !attackers.attackedByNotation(to, state.side ^ 1) ? left & -left : 0;
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
        if (mayTakeRoyal || royalRule != Game.Royals.ANY || hops[state.side]) {
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
        boolean attacked = attackers.attackedByNotation(to, state.side ^ 1);
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

    /** Returns whether {@link #check} tells that a side is in check, as long as no event is being tried. */
    public boolean knowsCheck(int side) {
        if (side != state.side || tries || special) {
            return false;
        }
        prepare();
        return king >= 0;
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
}
