package org.dicechess.rules.table;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.model.Fate;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Man;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Setup;
import org.dicechess.rules.model.Stage;

/** Everything about a game that play looks up, as arrays of numbers. Immutable once built, shared by all cursors. */
public final class Tables {

    /** In place of a pool: the dice that the player has chosen. */
    public static final int CHOSEN = -2;

    /** In place of a state: no such stage comes here. */
    public static final int NOT_HERE = -1;

    private static final int[] NO_SQUARES = {};
    private static final long KEY_SEED = 0x5EED_D1CE_C4E5_5000L;

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

    /** Castling. */
    public final Castlings castlings;

    /** Rolls and who may move. */
    public final Rolls rolls;

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

    /** Random numbers for code times squares plus square. */
    public final long[] keys;

    /** For each state of the turn the pool that is thrown there, {@link #CHOSEN}, or -1 where a player decides. */
    public final int[] thrown;

    /** For each state the state after a throw, {@link #over} if the turn is over then. */
    public final int[] afterThrow;

    /** For each state the state after a move of a man, {@link #NOT_HERE} where there is none. */
    public final int[] afterMove;

    /** For each state the state after choosing a man and dice, {@link #NOT_HERE} where nothing is chosen. */
    public final int[] afterChoice;

    /** For each state the state after a walk, {@link #NOT_HERE} where there is none. */
    public final int[] afterWalk;

    /** For each state the state after an action, {@link #NOT_HERE} where there is none. */
    public final int[] afterAct;

    /** For each state the actions, by index, that may be done there. */
    public final int[][] acts;

    /** For each state whether the player may end the turn there. */
    public final boolean[] mayEnd;

    /** The state before a deal: one beyond the states of the turn. */
    public final int dealing;

    /** The state of a turn that is over once a man that waits has been placed: the last number. */
    public final int over;

    /** Walks of men. */
    public final Walks walks;

    /** Who protects whom. */
    public final Shields shields;

    /** For each roll the sum of its faces. */
    public final int[] sums;

    /** For each code whether a captured man may have to be put down again. */
    public final boolean[] waits;

    /** For each code the code with which it is put down again. */
    public final int[] placed;

    /** For each code the area where the man is put down when captured; empty if it leaves the game. */
    public final BitSet[] rooms;

    /** For each side and kind the codes with which it may be put down. */
    public final int[][][] puts;

    /** For each code the pools that its walks may use; empty if it does not walk. */
    public final int[][] walkPools;

    /** The counters, as 16-bit fields, that count walks. */
    public final long walkCounters;

    /** No node has more events. */
    public final int eventBound;

    /** For each code the counters, as 16-bit fields, that its moves set back; the last entry those that captures set back. */
    public final long[] resets;

    /** Whether a turn may have several moves. */
    public final boolean severalMoves;

    /** For each code whether it may become a royal, whose safety then has to be tested where it stands. */
    public final boolean[] promotesToRoyal;

    /** Whether castling asks for squares that are not attacked. */
    public final boolean guardsCastling;

    private final long[] passReach;
    private final int[][][] openings;
    private final int[] castlers;
    private final List<Man> array;

    /** Builds all tables. */
    public Tables(Game game, List<Man> array) {
        this.game = game;
        this.array = array;
        this.codes = new Codes(game.kinds());
        this.squares = game.squares().size();
        this.words = (squares + 63) >> 6;
        this.movement = new Movement(game, codes, initial(array));
        this.attacks = new Attacks(movement, codes.count(), squares);
        this.castlings = new Castlings(game, codes);
        this.rolls = new Rolls(game, codes);
        this.codesOf = sides(kinds -> kinds.set(0, game.kinds().size()));
        this.royals = sides(kinds -> game.kinds().stream()
                .filter(kind -> kind.isRoyal() && game.check().isPresent())
                .forEach(kind -> kinds.set(kind.index())));
        this.passers = sides(kinds -> game.kinds().stream()
                .filter(kind -> kind.rides().stream().anyMatch(ride -> ride.enPassant()))
                .forEach(kind -> kinds.set(kind.index())));
        this.keys = new SplittableRandom(KEY_SEED).longs((codes.count() + 1L) * squares).toArray();
        this.dealing = game.turn().states().size();
        this.over = dealing + 1;
        this.thrown = IntStream.range(0, dealing).map(this::pool).toArray();
        this.afterThrow = IntStream.range(0, dealing)
                .map(state -> Math.max(follow(state, Stage.Throw.class), follow(state, Stage.ThrowChosen.class)))
                .toArray();
        this.afterMove = IntStream.range(0, dealing).map(state -> follow(state, Stage.MoveMan.class)).toArray();
        this.afterChoice = IntStream.range(0, dealing).map(state -> follow(state, Stage.Choose.class)).toArray();
        this.afterWalk = IntStream.range(0, dealing).map(state -> follow(state, Stage.WalkMan.class)).toArray();
        this.afterAct = IntStream.range(0, dealing).map(state -> follow(state, Stage.Act.class)).toArray();
        this.acts = IntStream.range(0, dealing).mapToObj(this::acts).toArray(int[][]::new);
        this.walks = new Walks(game, codes);
        this.shields = new Shields(game, codes);
        this.sums = IntStream.rangeClosed(0, rolls.count()).map(rolls::sum).toArray();
        this.waits = new boolean[codes.count() + 1];
        for (int code = 1; code <= codes.count(); code++) {
            waits[code] = codes.man(code).type().fate().isPresent();
        }
        this.placed = IntStream.rangeClosed(0, codes.count())
                .map(code -> code == 0 ? 0 : codes.placed(codes.man(code).type(), codes.man(code).color())[0])
                .toArray();
        this.rooms = IntStream.rangeClosed(0, codes.count())
                .mapToObj(code -> code > 0 && waits[code] ? room(code) : new BitSet())
                .toArray(BitSet[]::new);
        this.puts = new int[2][][];
        for (Color color : Color.values()) {
            puts[color.ordinal()] = game.kinds().stream().map(kind -> codes.placed(kind, color)).toArray(int[][]::new);
        }
        this.walkPools = IntStream.rangeClosed(0, codes.count())
                .mapToObj(code -> code == 0 ? new int[0] : walkPools(codes.man(code).type()))
                .toArray(int[][]::new);
        this.walkCounters = walkCounters();
        int opening = thrown[0];
        this.everMovable = opening < 0
                ? codesOf
                : new int[][] {rolls.everMovable(opening, 0), rolls.everMovable(opening, 1)};
        this.everCastles = opening < 0 ? rolls.castles(0) : rolls.everCastles(opening);
        this.mayEnd = new boolean[dealing];
        for (int state = 0; state < dealing; state++) {
            mayEnd[state] = game.turn().states().get(state).mayEnd();
        }
        this.resets = resets();
        this.severalMoves = IntStream.range(0, dealing)
                .anyMatch(state -> afterMove[state] != NOT_HERE && afterMove[state] != over);
        this.promotesToRoyal = new boolean[codes.count() + 1];
        for (int code = 1; code <= codes.count(); code++) {
            promotesToRoyal[code] = IntStream.of(movement.promotions()[code])
                    .anyMatch(becomes -> codes.man(becomes).type().isRoyal());
        }
        this.guardsCastling = game.check().isPresent();
        this.passReach = passReach();
        this.openings = IntStream.range(0, (codes.count() + 1) * squares)
                .mapToObj(cell -> cell < squares ? new int[0][] : openings(cell / squares, cell % squares))
                .toArray(int[][][]::new);
        this.castlers = new int[] {castler(Color.WHITE), castler(Color.BLACK)};
        this.eventBound = bound();
    }

    /**
     * The men that an outcome of the deal puts on the board.
     *
     * @param outcome 0 to the number of faces less 1
     */
    public Dealt dealt(int outcome) {
        return Dealt.of(this, outcome);
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

    /**
     * The opening leap of a man between two squares: the arrival, then the squares passed, which are then open to capture in
     * passing; empty if he has no such leap.
     */
    public int[] opening(int code, int from, int to) {
        for (int[] leap : openings[code * squares + from]) {
            if (leap[0] == to) {
                return leap;
            }
        }
        return NO_SQUARES;
    }

    private int[][] openings(int code, int from) {
        return movement.lines(code, from).stream().filter(Lines.Line::opens).map(Tables::arrivalFirst).toArray(int[][]::new);
    }

    private static int[] arrivalFirst(Lines.Line line) {
        int last = line.squares().size() - 1;
        return IntStream.concat(
                        IntStream.of(line.squares().get(last)),
                        line.squares().stream().limit(last).mapToInt(Integer::intValue))
                .toArray();
    }

    /** Whether nothing can come at a state: the turn is over. */
    public boolean isEnd(int state) {
        return game.turn().states().get(state).steps().isEmpty();
    }

    /** Whether a roll has just been thrown at a state. */
    public boolean followsThrow(int state) {
        return IntStream.of(afterThrow).anyMatch(after -> after == state);
    }

    /** Whether some man may become a royal. */
    public boolean anyPromotesToRoyal() {
        return IntStream.range(0, promotesToRoyal.length).anyMatch(code -> promotesToRoyal[code]);
    }

    /** How many royals a side has in the array, dealt ones included. */
    public int royalsInArray(Color color) {
        long standing = array.stream().filter(man -> man != null && man.type().isRoyal() && man.color() == color).count();
        Setup.Deal deal = game.setup().deal();
        long dealt = deal.steps().stream()
                .filter(step -> deal.mirrored() || step.color() == color)
                .flatMap(step -> step.men().stream())
                .filter(Kind::isRoyal)
                .count();
        return (int) (standing + dealt);
    }

    /** One word of the set of squares from which a code could capture in passing on a square. */
    public long passReach(int code, int target, int word) {
        return passReach[(code * squares + target) * words + word];
    }

    /** The code of a side's castling king, 0 if there is no castling. */
    public int castler(int side) {
        return castlers[side];
    }

    private int castler(Color color) {
        return game.castling().map(rule -> codes.of(rule.king(), color)).orElse(0);
    }

    private long[] passReach() {
        long[] reach = new long[(codes.count() + 1) * squares * words];
        for (int code = 1; code <= codes.count(); code++) {
            for (int from = 0; from < squares; from++) {
                int at = (code * squares) * words + (from >> 6);
                long bit = 1L << from;
                movement.lines(code, from).stream()
                        .filter(line -> line.form() == Block.IN_PASSING)
                        .forEach(line -> line.squares().forEach(square -> reach[at + square * words] |= bit));
            }
        }
        return reach;
    }

    /** Whether a man captured on a square is put down again: its fate says so, and there is room. */
    public boolean waits(int code, int square, byte[] board) {
        Fate fate = codes.man(code).type().fate().orElseThrow();
        Color color = codes.man(code).color();
        return fate.in().map(area -> area.of(color).get(square)).orElse(true)
                && fate.to().of(color).stream().anyMatch(free -> board[free] == 0);
    }

    /** Whether the owner of a waiting man chooses where he is put down, not the captor. */
    public boolean ownerPuts(int code) {
        return codes.man(code).type().fate().map(Fate::byOwner).orElse(false);
    }

    private int[] walkPools(Kind kind) {
        return kind.walk().stream()
                .flatMap(walk -> walk.dice().stream())
                .mapToInt(name -> game.pools().stream().map(Pool::name).toList().indexOf(name))
                .toArray();
    }

    private BitSet room(int code) {
        return codes.man(code).type().fate().orElseThrow().to().of(codes.man(code).color());
    }

    private int[][] sides(java.util.function.Consumer<BitSet> choice) {
        BitSet kinds = new BitSet();
        choice.accept(kinds);
        return new int[][] {codes.of(kinds, Color.WHITE), codes.of(kinds, Color.BLACK)};
    }

    /** For each code the squares where the array, or a deal, puts it. */
    private BitSet[] initial(List<Man> array) {
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
        game.setup().deal().steps().forEach(step -> step.men().forEach(kind -> step.squares().forEach(square -> {
            initial[codes.of(kind, step.color())].set(square);
            if (game.setup().deal().mirrored()) {
                initial[codes.of(kind, step.color().opponent())].set(game.squares().mirror(square));
            }
        })));
        return initial;
    }

    private int pool(int state) {
        if (game.turn().step(state, Stage.ThrowChosen.class).isPresent()) {
            return CHOSEN;
        }
        return game.turn()
                .step(state, Stage.Throw.class)
                .map(step -> ((Stage.Throw) step.stage()).pool())
                .orElse(-1);
    }

    /** The state after a stage of this type; {@link #over} if the turn is over then. */
    private <T extends Stage> int follow(int state, Class<T> type) {
        return game.turn()
                .step(state, type)
                .map(step -> game.turn().states().get(step.to()).steps().isEmpty() ? over : step.to())
                .orElse(NOT_HERE);
    }

    private int[] acts(int state) {
        return game.turn()
                .step(state, Stage.Act.class)
                .map(step -> ((Stage.Act) step.stage()).actions().stream().mapToInt(Integer::intValue).toArray())
                .orElse(new int[0]);
    }

    private long walkCounters() {
        long fields = 0;
        for (int counter = 0; counter < game.counters().size(); counter++) {
            fields |= game.counters().get(counter).countsWalks() ? 0xFFFFL << 16 * counter : 0;
        }
        return fields;
    }

    /** The counters, as 16-bit fields, that an action sets back. */
    public long resetsOf(int action) {
        long fields = 0;
        for (int counter = 0; counter < game.counters().size(); counter++) {
            fields |= game.counters().get(counter).resetByActions().get(action) ? 0xFFFFL << 16 * counter : 0;
        }
        return fields;
    }

    private long[] resets() {
        long[] resets = new long[codes.count() + 2];
        for (int counter = 0; counter < game.counters().size(); counter++) {
            long field = 0xFFFFL << 16 * counter;
            for (int code = 1; code <= codes.count(); code++) {
                resets[code] |= game.counters().get(counter).resetByKinds().get(codes.man(code).type().index()) ? field : 0;
            }
            resets[codes.count() + 1] |= game.counters().get(counter).resetByCapture() ? field : 0;
        }
        return resets;
    }

    /** Every square with the man that has the most moves there, promotions and castling included. */
    private int bound() {
        int bound = castlings.rights() + 1;
        for (int square = 0; square < squares; square++) {
            int most = 0;
            for (int code = 1; code <= codes.count(); code++) {
                most = Math.max(most, Math.max(targets(code, square), walks.walks(code) ? walkTargets(code) : 0));
            }
            bound += most;
        }
        bound += squares + game.actions().stream().mapToInt(this::bound).sum();
        int outcomes = IntStream.range(0, game.pools().size())
                .map(pool -> rolls.last(pool) - rolls.first(pool) + 1)
                .max()
                .orElse(0);
        return Math.max(Math.max(bound, outcomes), game.setup().deal().faces());
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
            int each = (header & Block.PROMOTES) == 0 ? 1 : movement.promotions()[code].length;
            targets += Math.max(1, each) * Block.squares(header);
            at += 1 + Block.squares(header);
        }
        return targets;
    }
}
