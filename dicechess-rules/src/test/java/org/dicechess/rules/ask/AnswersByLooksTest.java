package org.dicechess.rules.ask;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Direction;
import org.dicechess.Square;
import org.dicechess.rules.Loader;
import org.dicechess.rules.TestShare;
import org.dicechess.spi.Effect;
import org.dicechess.spi.Look;
import org.dicechess.spi.MoveRule;
import org.dicechess.spi.Spot;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Answers that are found again by what the hook has looked at are those of a hook that is asked anew in each position:
 * its twin also reads the text of the look, which no other position has.
 */
@Tag("long")
class AnswersByLooksTest {

    private static final int GAMES = TestShare.of(30, 1);
    private static final int EVENTS = TestShare.of(120, 40);

    private static final String GAME = """
            format: 1
            id: looks
            name: Looks
            board: {files: 8, ranks: 8}
            areas: {last: {white: rank 8}}
            pieces:
              pawn:   {symbol: P, move: fmWfceFifmnD, promotion: {area: last, to: [rook, wizard]}}
              rook:   {symbol: R, move: R}
              wizard: {symbol: W, move: W, moves: {hook: wizard}}
              king:   {symbol: K, move: K, royal: true}
            setup: rw2k1wr/pppppppp/8/8/8/8/PPPPPPPP/RW2K1WR w KQkq - 0 1
            turn: move
            castling:
              king: king
              rook: rook
              ways: {short: {king: e1, rook: h1, king-to: g1, rook-to: f1}, long: {king: e1, rook: a1, king-to: c1, rook-to: d1}}
            check: {}
            counters: {halfmove: {reset-by-capture: true, reset-by-moves-of: pawn}}
            endings: {mate: {when: checkmate, result: loses}}
            """;

    /** What a wizard looks at. */
    enum Wizard implements MoveRule {
        /** Leaps: who stands where it arrives. */
        LEAPS {
            @Override
            public List<Effect> moves(Spot piece, Look look) {
                return arrivals(piece, look, piece.walk(Direction.NORTH, Direction.NORTH_EAST), 1);
            }
        },
        /** Rides: the squares up to the first piece. */
        RIDES {
            @Override
            public List<Effect> moves(Spot piece, Look look) {
                List<Effect> moves = new ArrayList<>();
                for (Direction way : Direction.values()) {
                    for (Square square : piece.ray(way)) {
                        moves.addAll(arrivals(piece, look, List.of(square), 0));
                        if (!look.isEmpty(square)) {
                            break;
                        }
                    }
                }
                return moves;
            }
        },
        /** Shoots at a kind, and exchanges its place with a rook: the kinds on squares. */
        KINDS {
            @Override
            public List<Effect> moves(Spot piece, Look look) {
                List<Effect> moves = new ArrayList<>();
                for (Square square : piece.ray(Direction.NORTH)) {
                    if (look.has(square, look.side().opponent(), "king")
                            || look.at(square)
                                    .filter(there -> there.isOf(look.side().opponent())
                                            && there.type().name().equals("pawn"))
                                    .isPresent()) {
                        moves.add(look.go(piece.square()).taking(square));
                    } else if (look.has(square, look.side(), "rook")) {
                        moves.add(look.go(square).shifting(square, piece.square()));
                    }
                }
                return moves;
            }
        },
        /** Goes to the rooks of the enemy if they are few: sets of pieces. */
        SETS {
            @Override
            public List<Effect> moves(Spot piece, Look look) {
                Color enemy = look.side().opponent();
                return look.count(enemy, "pawn") > 5
                        ? List.of()
                        : look.squaresOf(enemy, "rook").stream().map(look::go).toList();
            }
        },
        /** Goes a step to squares that no enemy attacks, and takes the attackers of one. */
        ATTACKERS {
            @Override
            public List<Effect> moves(Spot piece, Look look) {
                Color enemy = look.side().opponent();
                List<Effect> moves = new ArrayList<>();
                for (Square square : look.neighbours(piece.square())) {
                    List<Square> attackers = look.attackers(square, enemy);
                    if (look.isEmpty(square) && attackers.isEmpty()) {
                        moves.add(look.go(square));
                    } else if (look.isEmpty(square) && attackers.size() == 1) {
                        moves.add(look.go(piece.square()).taking(attackers.get(0)));
                    }
                }
                return moves;
            }
        },
        /** Attacks the king at every third value of a counter. */
        COUNTERS {
            @Override
            public List<Effect> moves(Spot piece, Look look) {
                return look.counter("halfmove") % 3 == 1
                        ? look.squaresOf(look.side().opponent(), "king").stream()
                                .map(look::go)
                                .toList()
                        : List.of();
            }
        };

        private static List<Effect> arrivals(Spot piece, Look look, List<Square> line, int skip) {
            return line.stream()
                    .skip(skip)
                    .filter(square -> look.isEmpty(square)
                            || look.has(square, piece.side().opponent()))
                    .map(look::go)
                    .toList();
        }
    }

    /** Where answers are found again, few moves are made and tested; the twin's moves are all made and tested. */
    @ParameterizedTest
    @MethodSource("wizards")
    void answersThatAreFoundAgainAreThoseOfAHookThatIsAskedAgain(Wizard wizard, String change) {
        String game = changed(change);
        int[] asked = new int[2];
        Cursor kept = cursor(game, (piece, look) -> {
            asked[0]++;
            return wizard.moves(piece, look);
        });
        Cursor anew = cursor(game, (piece, look) -> {
            asked[1]++;
            assertThat(look.toString()).isNotEmpty();
            return wizard.moves(piece, look);
        });
        for (int seed = 0; seed < GAMES; seed++) {
            Random random = new Random(seed);
            for (int i = 0; i < EVENTS && kept.kind() == Cursor.Kind.DECISION; i++) {
                int[] events = events(kept);
                assertThat(events).isEqualTo(events(anew));
                assertThat(kept.count()).isEqualTo(events.length).isEqualTo(anew.count());
                int back = random.nextInt(10) == 0 ? random.nextInt(kept.depth() + 1) : 0;
                for (int undone = 0; undone < back; undone++) {
                    kept.undo();
                    anew.undo();
                }
                int event = back > 0 ? 0 : events[random.nextInt(events.length)];
                if (back == 0) {
                    kept.play(event);
                    anew.play(event);
                }
                assertThat(kept.toString()).isEqualTo(anew.toString());
            }
            while (kept.depth() > 0) {
                kept.undo();
                anew.undo();
            }
        }
        assertThat(asked[0]).isLessThan(asked[1]);
    }

    /**
     * Every wizard in every game: besides as it is, with a king that has the hook, two words, hoppers, royals to take.
     */
    static Stream<Arguments> wizards() {
        List<String> games = List.of(
                "move: K, royal => move: K, royal",
                "move: K, royal => move: K, moves: {hook: wizard}, royal",
                "files: 8 => files: 10; rw2k1wr/pppppppp/8/8/8/8/PPPPPPPP/RW2K1WR => "
                        + "rw2k1wr2/pppppppppp/10/10/10/10/PPPPPPPPPP/RW2K1WR2",
                "move: R} => move: pR}",
                "check: {} => check: {attacked-royal: may-be-taken}");
        return Stream.of(Wizard.values())
                .flatMap(wizard -> games.stream()
                        // Both kings would shoot at each other.
                        .filter(game -> wizard != Wizard.KINDS || game != games.get(1))
                        .map(game -> Arguments.of(wizard, game)));
    }

    private static int[] events(Cursor cursor) {
        int[] buffer = new int[cursor.variant().eventBound()];
        int[] events = Arrays.copyOf(buffer, cursor.list(buffer, 0));
        // Where every move is tried, the moves of pawns have another order.
        Arrays.sort(events);
        return events;
    }

    private static String changed(String change) {
        String game = GAME;
        for (String one : change.split("; ")) {
            String[] words = one.split(" => ");
            assertThat(game).contains(words[0]);
            game = game.replace(words[0], words[1]);
        }
        return game;
    }

    private static Cursor cursor(String game, MoveRule rule) {
        return Loader.create()
                .hook("wizard", "1", rule)
                .load("looks", game.getBytes(StandardCharsets.UTF_8))
                .start()
                .cursor();
    }
}
