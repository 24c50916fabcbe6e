package org.dicechess.rules.table;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.dicechess.Color;
import org.dicechess.rules.betza.Ride;
import org.dicechess.rules.codes.Codes;
import org.dicechess.rules.codes.CounterTable;
import org.dicechess.rules.codes.DealtPieces;
import org.dicechess.rules.codes.Fates;
import org.dicechess.rules.codes.HookedCodes;
import org.dicechess.rules.codes.NeededPieces;
import org.dicechess.rules.codes.NumberTable;
import org.dicechess.rules.codes.Promotions;
import org.dicechess.rules.dice.FirstRolls;
import org.dicechess.rules.dice.Rolls;
import org.dicechess.rules.dice.Stages;
import org.dicechess.rules.lines.Movement;
import org.dicechess.rules.lines.SpotView;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.model.Deal;
import org.dicechess.rules.model.Effect;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.GamePiece;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.reach.Attacks;
import org.dicechess.rules.reach.Castlings;
import org.dicechess.rules.reach.EnPassantTable;
import org.dicechess.rules.reach.FirstMoves;
import org.dicechess.rules.reach.PassedSquares;
import org.dicechess.rules.reach.Shields;
import org.dicechess.rules.reach.ShiftMoves;
import org.dicechess.rules.reach.Targets;
import org.dicechess.rules.store.TableLimitException;
import org.dicechess.rules.walks.Walks;
import org.dicechess.spi.Spot;
import org.jspecify.annotations.Nullable;

/**
 * All data of a game that play looks up, as arrays of numbers. The tables are immutable once built and shared by all
 * cursors.
 */
public final class Tables {

    private static final long KEY_SEED = 0x5EED_D1CE_C4E5_5000L;
    private static final int FURTHER_FACTORS = 8;

    /** The most moves that a hook may return for one piece: as many as a byte can number. */
    public static final int MOST_EFFECTS = 256;

    /** The rules as objects. */
    public final Game game;

    /** The piece codes. */
    public final Codes codes;

    /** The number of squares. */
    public final int squares;

    /** The number of longs of one set of squares. */
    public final int words;

    /** The numbers that turns set, behind the squares of a board. */
    public final NumberTable numbers;

    /** The moves of pieces, as blocks. */
    public final Movement movement;

    /** The squares from which pieces attack. */
    public final Attacks attacks;

    /** What pieces promote to. */
    public final Promotions promotions;

    /** The moves of pieces, as sets. */
    public final Targets targets;

    /** For each code its moves as shifts of sets; null for codes whose moves are not of this form. */
    public final @Nullable ShiftMoves[] shiftMoves;

    /** The squares that pieces pass. */
    public final PassedSquares passedSquares;

    /** The castling rule. */
    public final Castlings castlings;

    public final FirstMoves firstMoves;

    /** En passant captures. */
    public final EnPassantTable enPassant;

    /** The rolls, and the pieces that they let move. */
    public final Rolls rolls;

    /** The stages of a turn. */
    public final Stages stages;

    /** The counters, and the events that reset them. */
    public final CounterTable counting;

    /** The walks of pieces. */
    public final Walks walks;

    /** The pieces that protect others. */
    public final Shields shields;

    /** The fates of captured pieces. */
    public final Fates fates;

    /** The pieces without which a side may lose or win. */
    public final NeededPieces needed;

    /** The codes with hooks that are called in play. */
    public final HookedCodes hooked;

    /** Whether some pieces may be safe from capture: other pieces protect them, or a hook does. */
    public final boolean anyProtected;

    /** For each side the codes of its royals; empty where the game has no check. */
    public final int[][] royals;

    /** For each side its codes that can capture en passant. */
    public final int[][] enPassantCapturers;

    /** For each side its codes. */
    public final int[][] codesOf;

    /** For each side the codes that it may move at the beginning of a turn after some roll. */
    public final int[][] everMovable;

    /** Whether some roll allows castling at the beginning of a turn. */
    public final boolean everCastles;

    /** Random numbers for code times squares plus square; zeros for code 0, an empty square. */
    public final long[] keys;

    /**
     * Odd random numbers for code times words plus word of a set of pieces, and some more for the other parts of a
     * position.
     */
    public final long[] factors;

    /** For each roll the sum of its faces. */
    public final int[] sums;

    /** For each code the number of its kind; -1 for code 0. */
    public final int[] kindOf;

    /** For each code the pools that its walks may use; empty if it does not walk. */
    public final int[][] walkPools;

    /** An upper bound of the number of events at any node. */
    public final int eventBound;

    /** How many moves a piece can have. */
    public final MoveBounds moveBounds;

    /** Whether moves are tried to find how many dice a turn can use. In some positions that may take too much work. */
    public final boolean searches;

    /** Whether a task of an engine may fail at any moment: a hook does, or tests of royal safety take too much work. */
    public final boolean guarded;

    /** Whether royals must be safe, and moves may have effects: each move is then made and tested. */
    public final boolean affectsSafety;

    /** Whether royals must be safe, and pieces may protect them: who moves away may leave one to be captured. */
    public final boolean shieldsRoyals;

    /** For each code whether it may become royal. The safety of a new royal is tested on its square. */
    public final boolean[] promotesToRoyal;

    /** For each code whether its moves must be made and tested where a royal matters. */
    public final boolean[] tried;

    /**
     * For code times squares plus square: whether one move may be listed twice. A piece may have moves besides its
     * blocks, or two lines to one square.
     */
    public final boolean[] duplicates;

    /** Whether no position before a capture can recur, since pieces never come back to the board. */
    public final boolean capturesLast;

    /**
     * For each code whether no position before its move can recur. Such a piece never comes back to a square, neither
     * as it is nor as what it becomes.
     */
    public final boolean[] oneWay;

    private final int[] castlers;
    private final List<GamePiece> array;

    /**
     * Builds all tables.
     *
     * @throws TableLimitException if the game may need more work or memory in play than is allowed
     */
    public Tables(Game game, List<GamePiece> array) {
        this.game = game;
        this.array = array;
        this.codes = new Codes(game.kinds());
        this.squares = game.squares().size();
        this.words = (squares + 63) >> 6;
        this.numbers = new NumberTable(game);
        this.movement = new Movement(game, codes, initialSquares());
        this.attacks = new Attacks(movement, codes.count(), squares);
        this.hooked = new HookedCodes(game, codes);
        this.promotions = new Promotions(game, codes, movement.zones(), array);
        this.passedSquares = new PassedSquares(movement, attacks, hooked.moves, codes.count(), squares);
        this.castlings = new Castlings(game, codes, attacks, movement, hooked);
        this.firstMoves = new FirstMoves(game, codes, castlings);
        this.enPassant = new EnPassantTable(movement, codes.count(), squares);
        this.rolls = new Rolls(game, codes);
        this.stages = new Stages(game);
        this.counting = new CounterTable(game, codes);
        this.walks = new Walks(game, codes);
        this.shields = new Shields(game, codes);
        this.anyProtected = shields.any() || hooked.anyCapturable;
        this.affectsSafety = game.check().isPresent() && !game.effects().isEmpty();
        this.fates = new Fates(game, codes, numbers);
        this.needed = new NeededPieces(game, codes);
        this.codesOf = codesOf(ofSides());
        this.royals = codesOf(game.check().isPresent() ? royal() : new BitSet());
        this.shieldsRoyals = shields.protectsAny(royals[0]) || shields.protectsAny(royals[1]);
        this.enPassantCapturers = codesOf(enPassantMovers());
        this.keys = random(KEY_SEED, (codes.count() + 1) * squares, 0);
        Arrays.fill(keys, 0, squares, 0);
        this.factors = random(~KEY_SEED, (codes.count() + 1) * words + FURTHER_FACTORS, 1);
        this.sums = new int[rolls.count() + 1];
        for (int roll = 0; roll < sums.length; roll++) {
            sums[roll] = rolls.sum(roll);
        }
        this.kindOf = new int[codes.count() + 1];
        this.walkPools = new int[codes.count() + 1][0];
        kindOf[0] = -1;
        for (int code = 1; code <= codes.count(); code++) {
            kindOf[code] = codes.piece(code).type().index();
            walkPools[code] = walkPools(codes.piece(code).type());
        }
        int[] ever = new FirstRolls(stages, rolls).binding();
        this.everMovable = new int[][] {rolls.everMovable(ever, 0), rolls.everMovable(ever, 1)};
        this.everCastles = rolls.everCastles(ever);
        this.promotesToRoyal = promotesToRoyal();
        this.tried = promotesToRoyal.clone();
        this.duplicates = movement.overlaps().clone();
        for (int cell = squares; cell < duplicates.length; cell++) {
            duplicates[cell] |= hooked.moves[cell / squares];
        }
        markChangingScreens();
        this.capturesLast = !piecesComeBack();
        this.oneWay = oneWay();
        this.targets = new Targets(movement, kinds(), squares);
        this.shiftMoves = new ShiftMoves[codes.count() + 1];
        for (int code = 1; code <= codes.count(); code++) {
            shiftMoves[code] = ShiftMoves.of(movement, targets, code, squares);
        }
        movement.forgetLines();
        this.castlers = new int[] {castler(Color.WHITE), castler(Color.BLACK)};
        this.eventBound = new EventBound(this).bound();
        this.moveBounds = new MoveBounds(this);
        SafetyBound safety = new SafetyBound(this);
        this.guarded = safety.isPassed()
                || safety.hasWideFilters()
                || hooked.any
                || !game.effects().isEmpty();
        this.searches = new TrialBound(this).check();
    }

    /** Returns whether play may fail: a hook does, or a test of safety or a search takes too much work. */
    public boolean mayFail() {
        return guarded || searches;
    }

    /**
     * Returns the pieces that an outcome of the deal puts on the board.
     *
     * @param outcome 0 to the number of outcomes less 1
     */
    public DealtPieces dealt(int outcome) {
        return DealtPieces.of(game, codes, outcome);
    }

    /** Returns a square as seen by a piece with this code that stands there: the subject of a hook's question. */
    public Spot spot(int code, int square) {
        return new SpotView(game, codes.piece(code), square);
    }

    /**
     * Returns whether a text is the bare setup of a game that begins with a deal. Such a text stands for the position
     * before the deal.
     */
    public boolean isUndealtSetup(String text) {
        return !game.setup().deal().isEmpty() && text.equals(game.setup().position());
    }

    /**
     * Returns the castling rights of an array in which nothing has moved: the rights of every rook whose king stands
     * where it can castle.
     */
    public long rightsOfArray(byte[] board) {
        long rights = 0;
        for (int right = 0; right < castlings.rights(); right++) {
            rights |= mayCastle(board, right) ? 1L << right : 0;
        }
        return rights | firstMoves.unmoved(board);
    }

    /** Returns whether king and rook of a right stand where castling begins. */
    public boolean mayCastle(byte[] board, int right) {
        CastlingRule rule = game.castling().orElseThrow();
        Color color = castlings.color(right);
        int king = codes.of(rule.king(), color);
        boolean may = false;
        boolean rook = castlesAsRook(board[castlings.rookSquare(right)] & 255, color);
        for (int square = 0; rook && !may && square < squares; square++) {
            may = (board[square] & 255) == king && castlings.row(square, right) >= 0;
        }
        return may;
    }

    /** Returns whether a code, 0 for none, is of a kind with which the king of a side castles. */
    public boolean castlesAsRook(int code, Color color) {
        for (Kind rook : game.castling().map(CastlingRule::rooks).orElse(List.of())) {
            if (codes.of(rook, color) == code) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a piece of a code, 0 for none, has to promote when it arrives on a square. */
    public boolean mustPromote(int code, int square) {
        return code != 0 && movement.zones().isForced(code, square);
    }

    /** Returns whether some piece may become royal. */
    public boolean anyPromotesToRoyal() {
        boolean any = false;
        for (boolean one : promotesToRoyal) {
            any |= one;
        }
        return any;
    }

    /** Returns the number of royals in the array of the side that has more. */
    public int mostRoyalsInArray() {
        return Math.max(royalsInArray(Color.WHITE), royalsInArray(Color.BLACK));
    }

    /** Returns the number of royals of a side in the array, dealt ones and those in hand included. */
    public int royalsInArray(Color color) {
        int royals = heldRoyals(color);
        for (GamePiece piece : array) {
            royals += piece != null && piece.type().isRoyal() && piece.color() == color ? 1 : 0;
        }
        Deal deal = game.setup().deal();
        for (Deal.Placement piece : deal.isEmpty() ? List.<Deal.Placement>of() : deal.pieces(0)) {
            royals += piece.kind().isRoyal() && (deal.mirrored() || piece.color() == color) ? 1 : 0;
        }
        return royals;
    }

    private int heldRoyals(Color color) {
        int sum = 0;
        for (Kind kind : game.kinds()) {
            if (kind.isRoyal() && numbers.handAt(kind.index(), 0) != NumberTable.NOT_HELD) {
                sum += game.setup().held(new GamePiece(kind, color, Optional.empty()));
            }
        }
        return sum;
    }

    /** Returns the code of the piece on a square of the setup, 0 for none. Dealt pieces are excluded. */
    public int codeInSetup(int square) {
        GamePiece piece = array.get(square);
        return piece == null ? 0 : codes.of(piece.type(), piece.color(), piece.facing());
    }

    /** Returns the code of a side's castling king, 0 if the game has no castling. */
    public int castler(int side) {
        return castlers[side];
    }

    /** Returns for each side the codes of these kinds, by index. Those of nobody stand with both. */
    public int[][] codesOf(BitSet kinds) {
        return new int[][] {codes.withNobodys(kinds, Color.WHITE), codes.withNobodys(kinds, Color.BLACK)};
    }

    /** Returns for each side the codes of a kind. */
    public int[][] codesOf(Kind kind) {
        BitSet set = new BitSet();
        set.set(kind.index());
        return codesOf(set);
    }

    /**
     * Returns for each code the code after a turn by a number of eighths of a circle, clockwise; 0 if the piece cannot
     * turn so or faces the same way afterwards.
     */
    public int[] turned(int eighths) {
        int[] turned = new int[codes.count() + 1];
        for (int code = 1; code < turned.length; code++) {
            int other = codes.turned(code, eighths);
            turned[code] = other == code ? 0 : other;
        }
        return turned;
    }

    /** Returns the whole board as an area. */
    public Area everywhere() {
        BitSet all = new BitSet();
        all.set(0, squares);
        return new Area("all", all, all);
    }

    /** Returns the kinds of the two sides. */
    private BitSet ofSides() {
        BitSet kinds = new BitSet();
        for (Kind kind : game.kinds()) {
            kinds.set(kind.index(), !kind.isOfNobody());
        }
        return kinds;
    }

    private BitSet royal() {
        BitSet kinds = new BitSet();
        for (Kind kind : game.kinds()) {
            kinds.set(kind.index(), kind.isRoyal());
        }
        return kinds;
    }

    private BitSet enPassantMovers() {
        BitSet kinds = new BitSet();
        for (Kind kind : game.kinds()) {
            for (Ride ride : kind.rides()) {
                if (ride.enPassant()) {
                    kinds.set(kind.index());
                }
            }
        }
        return kinds;
    }

    private boolean piecesComeBack() {
        boolean comeBack = game.hands().isPresent();
        for (Kind kind : game.kinds()) {
            comeBack |= kind.fate().isPresent();
        }
        for (Action action : game.actions()) {
            comeBack |= !(action instanceof Action.Moves);
        }
        for (Effect effect : game.effects()) {
            comeBack |= !(effect.action() instanceof Action.Replaces replaces
                    && replaces.by().isEmpty());
        }
        return comeBack;
    }

    /** Returns random numbers with some bits always set, by SplitMix64 (G. L. Steele, D. Lea, C. H. Flood 2014). */
    private static long[] random(long seed, int length, long bits) {
        SplittableRandom source = new SplittableRandom(seed);
        long[] random = new long[length];
        for (int i = 0; i < length; i++) {
            random[i] = source.nextLong() | bits;
        }
        return random;
    }

    private int castler(Color color) {
        return game.castling().isPresent() ? codes.of(game.castling().get().king(), color) : 0;
    }

    private int[] walkPools(Kind kind) {
        List<String> dice = kind.walk().isPresent() ? kind.walk().get().dice() : List.of();
        int[] pools = new int[dice.size()];
        for (int i = 0; i < pools.length; i++) {
            while (!game.pools().get(pools[i]).name().equals(dice.get(i))) {
                pools[i]++;
            }
        }
        return pools;
    }

    private boolean[] oneWay() {
        boolean[] oneWay = new boolean[codes.count() + 1];
        BitSet returning = promotions.returning();
        for (int code = 1; code < oneWay.length && capturesLast && !hooked.anyMoves; code++) {
            oneWay[code] = !walks.walks(code) && !returning.get(kindOf[code]) && movement.isOneWay(code);
        }
        return oneWay;
    }

    /** Returns for each code the cell bits that {@link Targets} add to its cells. */
    private int[] kinds() {
        int[] kinds = new int[codes.count() + 1];
        for (int code = 1; code < kinds.length; code++) {
            kinds[code] = (hooked.moves[code] ? Targets.LISTED : 0) | (tried[code] ? Targets.TRIED : 0);
        }
        for (int[] codes : royals) {
            for (int code : codes) {
                kinds[code] |= Targets.ROYAL;
            }
        }
        return kinds;
    }

    /**
     * Marks the codes that may become pieces over which other lines hop: whether such a move is legal depends on it.
     */
    private void markChangingScreens() {
        BitSet[] screens = movement.limits().screens();
        for (int code = 1; code <= codes.count(); code++) {
            BitSet before = screens[code];
            tried[code] |= promotions.mayBecome(code, after -> !screens[after].equals(before));
        }
    }

    private boolean[] promotesToRoyal() {
        boolean[] promotes = new boolean[codes.count() + 1];
        for (int code = 1; code <= codes.count(); code++) {
            promotes[code] = promotions.toRoyal(code);
        }
        return promotes;
    }

    /**
     * Returns for each code the squares where the array puts it. Dealt squares are included where initial moves depend
     * on them.
     */
    private BitSet[] initialSquares() {
        BitSet[] squaresOf = new BitSet[codes.count() + 1];
        for (int code = 0; code < squaresOf.length; code++) {
            squaresOf[code] = new BitSet();
        }
        for (int square = 0; square < array.size(); square++) {
            GamePiece piece = array.get(square);
            if (piece != null) {
                squaresOf[codes.of(piece.type(), piece.color(), piece.facing())].set(square);
            }
        }
        int outcomes = anyInitialInDeal() ? game.setup().deal().outcomes() : 0;
        for (int outcome = 0; outcome < outcomes; outcome++) {
            dealt(outcome).forEach((square, code) -> squaresOf[code].set(square));
        }
        return squaresOf;
    }

    /** Returns whether some piece has initial moves from the square where a deal puts it. */
    private boolean anyInitialInDeal() {
        for (Kind kind : game.setup().deal().kinds()) {
            for (Ride ride : kind.initial().isEmpty() ? kind.rides() : List.<Ride>of()) {
                if (ride.initial()) {
                    return true;
                }
            }
        }
        return false;
    }
}
