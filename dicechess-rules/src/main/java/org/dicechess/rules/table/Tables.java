package org.dicechess.rules.table;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.model.Deal;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Man;
import org.dicechess.spi.Spot;
import org.jspecify.annotations.Nullable;

/** Everything about a game that play looks up, as arrays of numbers. Immutable once built, shared by all cursors. */
public final class Tables {

    private static final long KEY_SEED = 0x5EED_D1CE_C4E5_5000L;
    private static final int FURTHER_FACTORS = 8;

    /** How many moves a hook may tell of one man: what a byte can number. */
    public static final int MOST_EFFECTS = 256;

    /** The rules as objects. */
    public final Game game;

    /** The piece codes. */
    public final Codes codes;

    /** The number of squares. */
    public final int squares;

    /** Longs for one set of squares. */
    public final int words;

    /** What men reach. */
    public final Movement movement;

    /** Where men attack from. */
    public final Attacks attacks;

    /** What men become. */
    public final Promotions promotions;

    /** What men reach, as sets. */
    public final Targets targets;

    /** For each code who moves as a phalanx does, nothing for others. */
    public final @Nullable Phalanx[] phalanxes;

    /** Which squares men pass. */
    public final PlainPaths plainPaths;

    /** Castling. */
    public final Castlings castlings;

    /** Captures in passing. */
    public final PassingSquares passing;

    /** Rolls and who may move. */
    public final Rolls rolls;

    /** The turn. */
    public final Stages stages;

    /** What sets counters back. */
    public final Counting counting;

    /** Walks of men. */
    public final Walks walks;

    /** Who protects whom. */
    public final Shields shields;

    /** What becomes of captured men. */
    public final Fates fates;

    /** Who has hooks that are asked in play. */
    public final Hooked hooked;

    /** For each side the codes of its royals; empty where the game knows no check. */
    public final int[][] royals;

    /** For each side its codes that can capture in passing. */
    public final int[][] passers;

    /** For each side its codes. */
    public final int[][] codesOf;

    /** For each side the codes that it may move at the beginning of a turn, whatever falls. */
    public final int[][] everMovable;

    /** Whether a side may castle at the beginning of a turn, whatever falls. */
    public final boolean everCastles;

    /** Random numbers for code times squares plus square; zeros for code 0, nobody. */
    public final long[] keys;

    /** Odd random numbers for code times words plus word of a set of men, and some more for what else a position holds. */
    public final long[] factors;

    /** For each roll the sum of its faces. */
    public final int[] sums;

    /** For each code the number of its kind. */
    public final int[] kindOf;

    /** For each code the pools that its walks may use; empty if it does not walk. */
    public final int[][] walkPools;

    /** No node has more events. */
    public final int eventBound;

    /** For each code whether it may become a royal, whose safety then has to be tested where it stands. */
    public final boolean[] promotesToRoyal;

    /** For each code whether its moves must be made and tested where a royal matters. */
    public final boolean[] tried;

    /** For code times squares plus square: whether a man has moves besides its blocks, or two ways to one square. */
    public final boolean[] manifold;

    /** For each code whether no position before its move can come again: it never turns back. All, for 0, where captured men do not. */
    public final boolean[] oneWay;

    private final int[] castlers;
    private final List<Man> array;

    /** Builds all tables. */
    public Tables(Game game, List<Man> array) {
        this.game = game;
        this.array = array;
        this.codes = new Codes(game.kinds());
        this.squares = game.squares().size();
        this.words = (squares + 63) >> 6;
        this.movement = new Movement(game, codes, initial());
        this.attacks = new Attacks(movement, codes.count(), squares);
        this.hooked = new Hooked(game, codes);
        markAttacks();
        this.promotions = new Promotions(game, codes, array);
        this.plainPaths = new PlainPaths(movement, attacks, codes.count(), squares);
        this.castlings = new Castlings(game, codes, attacks);
        this.passing = new PassingSquares(movement, codes.count(), squares);
        this.rolls = new Rolls(game, codes);
        this.stages = new Stages(game);
        this.counting = new Counting(game, codes);
        this.walks = new Walks(game, codes);
        this.shields = new Shields(game, codes);
        this.fates = new Fates(game, codes);
        this.codesOf = codesOf(kind -> true);
        this.royals = codesOf(kind -> kind.isRoyal() && game.check().isPresent());
        this.passers = codesOf(kind -> kind.rides().stream().anyMatch(ride -> ride.enPassant()));
        this.keys = new SplittableRandom(KEY_SEED).longs((codes.count() + 1L) * squares).toArray();
        Arrays.fill(keys, 0, squares, 0);
        this.factors = new SplittableRandom(~KEY_SEED)
                .longs((codes.count() + 1L) * words + FURTHER_FACTORS)
                .map(factor -> factor | 1)
                .toArray();
        this.sums = IntStream.rangeClosed(0, rolls.count()).map(rolls::sum).toArray();
        this.kindOf = IntStream.rangeClosed(0, codes.count())
                .map(code -> code == 0 ? -1 : codes.man(code).type().index())
                .toArray();
        this.walkPools = IntStream.rangeClosed(0, codes.count()).mapToObj(this::walkPools).toArray(int[][]::new);
        int opening = stages.thrown[0];
        this.everMovable = opening < 0
                ? codesOf
                : new int[][] {rolls.everMovable(opening, 0), rolls.everMovable(opening, 1)};
        this.everCastles = opening < 0 ? rolls.castles(0) : rolls.everCastles(opening);
        this.promotesToRoyal = promotesToRoyal();
        this.tried = promotesToRoyal.clone();
        this.manifold = movement.overlaps().clone();
        for (int cell = squares; cell < manifold.length; cell++) {
            tried[cell / squares] |= hooked.moves[cell / squares];
            manifold[cell] |= hooked.moves[cell / squares];
        }
        this.oneWay = oneWay();
        this.targets = new Targets(movement, kinds(), squares);
        this.phalanxes = new Phalanx[codes.count() + 1];
        for (int code = 1; code <= codes.count(); code++) {
            phalanxes[code] = Phalanx.of(movement, targets, code, squares).orElse(null);
        }
        this.castlers = new int[] {castler(Color.WHITE), castler(Color.BLACK)};
        this.eventBound = bound();
    }

    /**
     * The men that an outcome of the deal puts on the board.
     *
     * @param outcome 0 to the number of outcomes less 1
     */
    public Dealt dealt(int outcome) {
        return Dealt.of(game, codes, outcome);
    }

    /** A square as the man with this code sees it who stands there: what hooks are asked about. */
    public Spot spot(int code, int square) {
        return new SpotView(game, codes.man(code), square);
    }

    /** The castling rights of an array in which nothing has moved: those of every rook whose king stands right. */
    public long rightsOfArray(byte[] board) {
        long rights = 0;
        for (int right = 0; right < castlings.rights(); right++) {
            rights |= mayCastle(board, right) ? 1L << right : 0;
        }
        return rights;
    }

    /** Whether king and rook of a right stand where castling begins. */
    public boolean mayCastle(byte[] board, int right) {
        CastlingRule rule = game.castling().orElseThrow();
        Color color = castlings.color(right);
        int king = codes.of(rule.king(), color);
        int rook = codes.of(rule.rook(), color);
        return (board[castlings.rookSquare(right)] & 255) == rook
                && IntStream.range(0, squares).anyMatch(square ->
                        (board[square] & 255) == king && castlings.row(square, right) >= 0);
    }

    /** Whether some man may become a royal. */
    public boolean anyPromotesToRoyal() {
        return IntStream.range(0, promotesToRoyal.length).anyMatch(code -> promotesToRoyal[code]);
    }

    /** How many royals a side has in the array, dealt ones included. */
    public int royalsInArray(Color color) {
        long standing = array.stream().filter(man -> man != null && man.type().isRoyal() && man.color() == color).count();
        Deal deal = game.setup().deal();
        List<Deal.Placement> men = deal.isEmpty() ? List.of() : deal.men(0);
        long dealt = men.stream().filter(man -> man.kind().isRoyal() && (deal.mirrored() || man.color() == color)).count();
        return (int) (standing + dealt);
    }

    /** The code of a side's castling king, 0 if there is no castling. */
    public int castler(int side) {
        return castlers[side];
    }

    /** A man whose moves a hook tells may attack from anywhere, in a way that no mask tells. */
    private void markAttacks() {
        for (int code = 1; code <= codes.count(); code++) {
            for (int square = 0; hooked.moves[code] && square < squares * squares; square++) {
                int from = square % squares;
                attacks.exotic()[code] = true;
                attacks.reach()[(code * squares + square / squares) * words + (from >> 6)] |= 1L << from;
            }
        }
    }

    /** For each side the codes of these kinds, by index. */
    public int[][] codesOf(BitSet kinds) {
        return new int[][] {codes.of(kinds, Color.WHITE), codes.of(kinds, Color.BLACK)};
    }

    /** For each side the codes of a kind. */
    public int[][] codesOf(Kind kind) {
        return codesOf(other -> other == kind);
    }

    /** For each code the one that the man has after a turn by so many eighths of a circle; 0 if he cannot face that way. */
    public int[] turned(int eighths) {
        return IntStream.rangeClosed(0, codes.count())
                .map(code -> code == 0 || codes.turned(code, eighths) == code ? 0 : codes.turned(code, eighths))
                .toArray();
    }

    /** The whole board as an area. */
    public Area everywhere() {
        BitSet all = new BitSet();
        all.set(0, squares);
        return new Area("all", all, all);
    }

    private int[][] codesOf(Predicate<Kind> choice) {
        BitSet kinds = new BitSet();
        game.kinds().stream().filter(choice).forEach(kind -> kinds.set(kind.index()));
        return codesOf(kinds);
    }

    private int castler(Color color) {
        return game.castling().map(rule -> codes.of(rule.king(), color)).orElse(0);
    }

    private int[] walkPools(int code) {
        return code == 0
                ? new int[0]
                : codes.man(code).type().walk().stream()
                        .flatMap(walk -> walk.dice().stream())
                        .mapToInt(this::poolNamed)
                        .toArray();
    }

    private int poolNamed(String name) {
        return IntStream.range(0, game.pools().size())
                .filter(pool -> game.pools().get(pool).name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private boolean[] oneWay() {
        boolean menComeBack = game.kinds().stream().anyMatch(kind -> kind.fate().isPresent())
                || game.actions().stream().anyMatch(action -> !(action instanceof Action.Moves));
        boolean[] oneWay = new boolean[codes.count() + 1];
        for (int code = 0; code < oneWay.length && !menComeBack; code++) {
            oneWay[code] = code == 0 || !hooked.anyMoves && !walks.walks(code) && movement.isOneWay(code);
        }
        return oneWay;
    }

    /** For each code what {@link Targets} need to know of it. */
    private int[] kinds() {
        int[] kinds = new int[codes.count() + 1];
        for (int code = 1; code < kinds.length; code++) {
            kinds[code] = (hooked.moves[code] ? Targets.LISTED : 0) | (tried[code] ? Targets.TRIED : 0);
        }
        IntStream.concat(IntStream.of(royals[0]), IntStream.of(royals[1])).forEach(code -> kinds[code] |= Targets.ROYAL);
        return kinds;
    }

    private boolean[] promotesToRoyal() {
        boolean[] promotes = new boolean[codes.count() + 1];
        for (int code = 1; code <= codes.count(); code++) {
            promotes[code] = promotions.toRoyal(code);
        }
        return promotes;
    }

    /** For each code the squares where the array, or a deal, puts it. */
    private BitSet[] initial() {
        BitSet[] initial = new BitSet[codes.count() + 1];
        for (int code = 0; code < initial.length; code++) {
            initial[code] = new BitSet();
        }
        for (int square = 0; square < array.size(); square++) {
            Man man = array.get(square);
            if (man != null) {
                initial[codes.of(man.type(), man.color(), man.facing())].set(square);
            }
        }
        for (int outcome = 0; outcome < game.setup().deal().outcomes(); outcome++) {
            dealt(outcome).forEach((square, code) -> initial[code].set(square));
        }
        return initial;
    }

    /** Every square with the man that has the most moves there, promotions, castling and choices of dice included. */
    private int bound() {
        int bound = castlings.rights() + 1;
        for (int square = 0; square < squares; square++) {
            int most = 0;
            for (int code = 1; code <= codes.count(); code++) {
                most = Math.max(most, Math.max(targets(code, square), walks.walks(code) ? walkTargets(code) : 0));
            }
            bound += most;
        }
        bound *= rolls.mostUses();
        bound += squares + game.actions().stream().mapToInt(this::bound).sum();
        int outcomes = IntStream.range(0, game.pools().size())
                .map(pool -> rolls.last(pool) - rolls.first(pool) + 1)
                .max()
                .orElse(0);
        return Math.max(Math.max(bound, outcomes), game.setup().deal().outcomes());
    }

    private int bound(Action action) {
        if (action instanceof Action.Relocates relocates) {
            return 2 * relocates.from().white().cardinality() * relocates.to().white().cardinality();
        }
        if (action instanceof Action.Becomes becomes) {
            return 2 * squares * becomes.by().stream().mapToInt(Kind::states).sum();
        }
        return 2 * squares;
    }

    /** At most every square in every facing. */
    private int walkTargets(int code) {
        return codes.man(code).type().states();
    }

    private int targets(int code, int square) {
        int[] blocks = movement.blocks();
        int targets = 0;
        int at = movement.start()[code * squares + square];
        for (int header = blocks[at]; header != 0; header = blocks[at]) {
            int each = (header & Block.PROMOTES) == 0 ? 1 : promotions.most(code);
            targets += Math.max(1, each) * Block.squares(header);
            at += 1 + Block.squares(header);
        }
        targets += hooked.moves[code] ? MOST_EFFECTS : 0;
        return targets;
    }
}
