package org.dicechess.rules.fen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.dicechess.Outcome;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.rules.TestShare;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The text of a position gives the stage of the turn and the dice in hand. */
class TurnStageTest {

    private static final int GAMES = TestShare.of(6, 1);
    private static final int EVENTS = TestShare.of(120, 50);

    /** The dice a and b have common faces; c is one of the dice a. */
    private static final String GAME = """
            format: 1
            id: standing
            name: Standing
            board: {files: 5, ranks: 5}
            areas: {everywhere: all, back: {white: rank 1}, inner: b2-d4}
            pieces:
              pawn:  {symbol: P, move: fmWfcF}
              wazir: {symbol: W, move: W}
              king:  {symbol: K, move: K}
              ant:
                symbol: T
                walk: {dice: [d4, d6], in: everywhere, step: W}
                when-captured: {to: back, chosen-by: captor}
            actions:
              step: {move: wazir}
            dice:
              d4: {faces: 4}
              d6: {faces: 6}
              a: {count: 2, faces: [pawn, [wazir, ant], king]}
              b: {count: 2, faces: [wazir, pawn, [king, pawn], pawn]}
              c: {count: 1, faces: [pawn, [wazir, ant], king]}
            turn: TURN
            endings:
              gone: {when: none-left, pieces: king, result: loses}
            """;

    private static final String DEALING = GAME.replace("dice:\n", "dice:\n  deal: {count: 2, faces: 4}\n");

    /** Pawns open squares to en passant capture, also while captured ants await placement and others walk. */
    private static final String EN_PASSANT =
            GAME.replace("ranks: 5", "ranks: 7").replace("fmWfcF", "fmWfceFifmnD");

    private static final String HIGHER = "setup: kwt1w/ppppp/5/5/5/PPPPP/KWT1W w - - 0 1\n";
    private static final String PLAIN = "setup: kwt1w/ppppp/5/PPPPP/KWT1W w - - 0 1\n";

    /** The dice of the deal are declared before those of the turns. */
    private static final String DEALT = """
            setup:
              position: kwt1w/ppppp/5/PPPPP/KWT1W w - - 0 1
              deal:
                dice: deal
                slots: {x: {holds: wazir, on: c3}}
                tables: {t: {by: deal, rows: {1-1: {x: pawn}, else: {}}}}
            """;

    private static final String WALK = "[choose, {roll: chosen}, walk]";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[{roll: a}, {spend: {}}, {roll: c}, {spend: {}}, {roll: b}, {spend: {}}, WALK]",
                "[{roll: a}, move, {roll: b}, move, {roll: c}, move, WALK]",
                "[{roll: b}, move, {roll: a}, {spend: {must: king}}, {roll: c}, move, WALK]",
                "[{roll: c}, move, {roll: a}, move, {roll: b}, {spend: {most: true}}, WALK]",
                "[{roll: c}, {spend: {}}, {roll: a}, {spend: {most: true, or-ending: gone}}, {roll: b}, move, WALK]",
                "[{act: step}, {roll: a}, {spend: {}}, WALK, {roll: b}, {spend: {}}, {roll: c}, {optional: move}]",
                "[{one-of: [[{act: step}, WALK, {roll: a}, {spend: {}}], [WALK, {roll: c}, move]]}, {roll: b}, {spend: {}}]",
                "[WALK, {roll: a}, {spend: {}}]\nfirst-turn: [{roll: c}, {spend: {}}, {roll: b}, move, WALK]",
                "[{roll: a}, {spend: {}}, WALK]\nfirst-turn: [{roll: b}, {spend: {}}, {roll: c}, {spend: {}}]",
                "[WALK, {roll: c}, {spend: {}}]\nfirst-turn: [{roll: a}, move, {roll: b}, {spend: {most: true}}]",
            })
    void everyPositionReadsBack(String turn) {
        for (Variant variant : List.of(load(GAME, turn, PLAIN), load(DEALING, turn, DEALT))) {
            for (int seed = 1; seed <= GAMES; seed++) {
                readsBack(variant, new Random(seed));
            }
        }
    }

    /** A turn has either a choice or several moves, and no move after the choice. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "[{one-of: [[{act: step}, {roll: a}, {spend: {}}], WALK]}]\nfirst-turn: [{roll: b}, move, {roll: c}, move]",
                "[{roll: b}, {spend: {}}, WALK, {roll: c}, move]\nfirst-turn: [{roll: a}, move]",
                "[{roll: b}, move, {act: step}, WALK]\nfirst-turn: [{roll: a}, move, {roll: c}, move]",
            })
    void everyPositionWithEnPassantSquaresReadsBack(String turn) {
        Variant variant = load(EN_PASSANT, turn, HIGHER);
        for (int seed = 1; seed <= 3 * GAMES; seed++) {
            readsBack(variant, new Random(seed));
        }
    }

    private static void readsBack(Variant variant, Random random) {
        Position position = variant.start();
        for (int i = 0; i < EVENTS && !(position.node() instanceof Node.End); i++) {
            Position read = variant.position(position.text());
            assertThat(read).as(position.text()).isEqualTo(position).hasSameHashCodeAs(position);
            assertThat(read.cursor().key())
                    .as(position.text())
                    .isEqualTo(position.cursor().key());
            assertThat(read.text()).isEqualTo(position.text());
            assertThat(read.node()).as(position.text()).isEqualTo(position.node());
            position = position.after(any(position.node(), random));
        }
    }

    private static Event any(Node node, Random random) {
        if (node instanceof Node.Chance chance) {
            List<Outcome> outcomes = chance.outcomes();
            return outcomes.get(random.nextInt(outcomes.size())).roll();
        }
        List<Event> events = ((Node.Decision) node).events();
        return events.get(random.nextInt(events.size()));
    }

    /** White's wazir has captured an ant with the 2; the 3 is left. */
    @Test
    void diceMayBeInHandWhileACapturedPieceAwaitsPlacement() {
        Variant variant = load(GAME, "[{roll: a}, {spend: {}}, {roll: b}, move, {roll: c}, move, WALK]", PLAIN);
        Position waiting =
                variant.position("k4/5/1t3/1W3/K4 w - - 0 1").after("[2 3]").after("b2b3");
        assertThat(waiting.text()).isEqualTo("k4/5/1W3/5/K4 w - - 0 1 t@ [3]");
        assertThat(variant.position(waiting.text())).isEqualTo(waiting);
        assertThat(texts(waiting)).containsExactlyInAnyOrder("t@b5", "t@c5", "t@d5", "t@e5");
    }

    /** The beginning is stage 0; a's throw leads to 1, the move after it to 2, b's throw to 3. */
    @Test
    void theStageIsWrittenOnlyIfTheDiceAreNotOfTheFirstFittingThrow() {
        Variant variant = two("[{roll: a}, move, {roll: b}, move]");
        Position first = variant.start().after("[1]");
        assertThat(first.text()).isEqualTo("2k/p1w/3/P1W/2K w - - 0 1 [1]");
        Position second = first.after("a2a3").after("[1]");
        assertThat(second.text()).isEqualTo("2k/p1w/P2/2W/2K w - - 0 1 [1] @3");
        assertThat(texts(second)).containsExactlyInAnyOrder("c2b2", "c2c3");
        assertThat(texts(variant.position("2k/p1w/P2/2W/2K w - - 0 1 [1]"))).containsExactly("--");
        assertThat(texts(variant.position("2k/p1w/P2/2W/2K w - - 0 1 [1] @3")))
                .containsExactlyInAnyOrder("c2b2", "c2c3");
    }

    /** Only b shows a 3, so the stage is that after b's throw. */
    @Test
    void theStageFollowsFromFacesOfALaterThrow() {
        Variant variant = two("[{roll: a}, move, {roll: b}, move]");
        Position later = variant.position("2k/p1w/3/P1W/2K w - - 0 1 [3]");
        assertThat(later.text()).isEqualTo("2k/p1w/3/P1W/2K w - - 0 1 [3]");
        assertThat(variant.position("2k/p1w/3/P1W/2K w - - 0 1 [3] @3")).isEqualTo(later);
        assertThat(texts(later)).containsExactly("--");
    }

    /** The first turn begins at stage 1, so that b's throw in it leads to 3, after a's to 2. */
    @Test
    void theFirstTurnHasItsOwnDice() {
        Variant variant = two("[{roll: a}, move]\nfirst-turn: [{roll: b}, move]");
        assertThat(texts(variant.position("2k/p1w/3/P1W/2K w - - 0 1 [1]"))).containsExactlyInAnyOrder("c2b2", "c2c3");
        assertThat(texts(variant.position("2k/p1w/3/P1W/2K w - - 0 2 [1]"))).containsExactly("a2a3");
        assertThat(texts(variant.position("2k/p1w/3/P1W/2K b - - 0 1 [1]"))).containsExactly("a4a3");
        assertThatThrownBy(() -> variant.position("2k/p1w/3/P1W/2K w - - 0 2 @1"))
                .isInstanceOf(NotationException.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2k/p1w/3/P1W/2K w - - 0 1 [4]",
                "2k/p1w/3/P1W/2K w - - 0 1 [1] [1]",
                "2k/p1w/3/P1W/2K w - - 0 1 [1 1]",
                "2k/p1w/3/P1W/2K w - - 0 1 [3] @1",
                "2k/p1w/3/P1W/2K w - - 0 1 [2] @2",
                "2k/p1w/3/P1W/2K w - - 0 1 @3",
                "2k/p1w/3/P1W/2K w - - 0 1 @9",
                "2k/p1w/3/P1W/2K w - - 0 1 [1",
            })
    void anImpossibleStageIsRefused(String text) {
        Variant variant = two("[{roll: a}, move, {roll: b}, move]");
        assertThatThrownBy(() -> variant.position(text)).isInstanceOf(NotationException.class);
    }

    /** Behind "stay" the turn is over: its stage is no place for dice in hand. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void noStageHasDiceInHandWhereTheTurnIsOver(int stage) {
        Variant variant = two("[{roll: a}, {choose: {go: move, stay: stop, more: [{roll: b}, move]}}]");
        String text = "2k/p1w/3/P1W/2K w - - 0 1 [1] @" + stage;
        Optional<Position> read = Optional.empty();
        try {
            read = Optional.of(variant.position(text));
        } catch (NotationException refused) {
            assertThat(refused).hasMessageContaining("@");
        }
        read.ifPresent(position -> assertThat(variant.position(position.text())).isEqualTo(position));
    }

    private Variant load(String game, String turn, String setup) {
        return write(game.replace("TURN", turn.replace("WALK", WALK)) + setup);
    }

    /** Dice of which 1 moves pawns, 2 kings, and others of which 1 moves wazirs, 2 pawns, 3 nothing. */
    private Variant two(String turn) {
        return write("""
                format: 1
                id: two
                name: Two
                board: {files: 3, ranks: 5}
                pieces:
                  pawn:  {symbol: P, move: fmW}
                  wazir: {symbol: W, move: vlW}
                  king:  {symbol: K, move: K}
                dice: {a: {faces: [pawn, king]}, b: {faces: [wazir, pawn, []]}}
                endings: {}
                setup: 2k/p1w/3/P1W/2K w - - 0 1
                turn: TURN
                """.replace("TURN", turn));
    }

    private Variant write(String definition) {
        try {
            return Loader.create().load(Files.writeString(folder.resolve("trial.yaml"), definition));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static List<String> texts(Position position) {
        return ((Node.Decision) position.node())
                .events().stream().map(Event::text).toList();
    }
}
