package org.dicechess.specs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.Outcome;
import org.dicechess.Piece;
import org.dicechess.PieceType;
import org.dicechess.Position;
import org.dicechess.Roll;
import org.dicechess.Square;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares all arrays that dice choose with tables written from the rules, not from the definitions. */
@Tag("long")
class ArraysTest {

    private static final List<String> SLOTS = List.of("e1", "h1", "f1", "g1", "f2", "c2", "j2", "d2", "i2");
    private static final List<String> GREEN = List.of("queen", "", "empress", "griffin", "leo", "monarch");
    private static final List<String> RED =
            List.of("cannon", "princess", "camelrider", "duchess", "lady", "archbishop");
    private static final int GREEN_TWO = 2;

    @Test
    void chess56HasTheArraysOfItsTable() {
        Map<String, List<String>> expected = new TreeMap<>();
        for (Row row : Bundled.data("chess-56-arrays.txt", 6)) {
            expected.put("[" + row.field(0).replace('-', ' ') + "]", slots56(row, "camel", "knight"));
        }
        assertThat(arrays(load("chess-56"))).hasSize(56).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"always, true, true", "odd, true, false", "even, false, true"})
    void knightsAndCamelsChangePlacesWithTheTotalsThatTheOptionNames(String value, boolean odd, boolean even) {
        Map<String, List<String>> expected = new TreeMap<>();
        for (Row row : Bundled.data("chess-56-arrays.txt", 6)) {
            int total = Arrays.stream(row.field(0).split("-"))
                    .mapToInt(Integer::parseInt)
                    .sum();
            boolean swapped = total % 2 == 0 ? even : odd;
            expected.put(
                    "[" + row.field(0).replace('-', ' ') + "]",
                    slots56(row, swapped ? "knight" : "camel", swapped ? "camel" : "knight"));
        }
        assertThat(arrays(load("chess-56", "interchange", value))).isEqualTo(expected);
    }

    @Test
    void chess2016HasTheArraysOfItsTables() {
        Map<String, List<String>> expected = new TreeMap<>();
        for (Row row : Bundled.data("chess-2016-arrays.txt", 5)) {
            for (int dice = 0; dice < 36; dice++) {
                int green = dice / 6 + 1;
                int red = dice % 6 + 1;
                expected.put(
                        "[" + row.field(0).replace('-', ' ') + " " + green + " " + red + "]",
                        slots2016(row, green, red));
            }
        }
        assertThat(arrays(load("chess-2016"))).hasSize(2016).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"chess-56, 56", "chess-2016, 2016"})
    void allArraysAreDifferent(String id, int count) {
        Set<List<String>> different = new HashSet<>(arrays(load(id)).values());
        assertThat(different).hasSize(count);
    }

    @Test
    void chancesOfChess56AreThoseOfItsTable() {
        Map<String, Long> expected = Bundled.data("chess-56-arrays.txt", 6).stream()
                .collect(Collectors.toMap(
                        row -> "[" + row.field(0).replace('-', ' ') + "]", row -> Long.valueOf(row.field(1))));
        Node.Chance chance = chance(load("chess-56"));
        assertThat(chance.outcomes().stream()
                        .collect(Collectors.toMap(outcome -> outcome.event().text(), Outcome::weight)))
                .isEqualTo(expected);
        assertThat(chance.total()).isEqualTo(216);
    }

    @ParameterizedTest
    @CsvSource({"chess-56, 216", "chess-2016, 7776"})
    void weightsOfDiceAddUp(String id, long total) {
        Node.Chance chance = chance(load(id));
        assertThat(chance.total()).isEqualTo(total);
        assertThat(chance.outcomes().stream().mapToLong(Outcome::weight).sum()).isEqualTo(total);
    }

    @ParameterizedTest
    @CsvSource({"chess-56, 56", "chess-2016, 2016"})
    void equalChancesAreOneEach(String id, long count) {
        Node.Chance chance = chance(load(id, "chances", "equal"));
        assertThat(chance.total()).isEqualTo(count);
        assertThat(chance.outcomes()).hasSize((int) count).allMatch(outcome -> outcome.weight() == 1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"chess-56", "chess-2016"})
    void blackStandsAsWhiteDoes(String id) {
        forEachArray(load(id), (roll, position) -> {
            Map<Square, Optional<PieceType>> own = new HashMap<>();
            Map<Square, Optional<PieceType>> opposite = new HashMap<>();
            for (Square square : position.board().squares()) {
                own.put(square, position.board().at(square).map(Piece::type));
                opposite.put(
                        square,
                        position.board()
                                .at(new Square(square.file(), 9 - square.rank()))
                                .map(Piece::type));
            }
            assertThat(opposite).as("opposite, %s", roll).isEqualTo(own);
        });
    }

    /**
     * A consequence of the rules: no array gives check, and only a Leo can capture at once, the other Leo's neighbour
     * on f8.
     */
    @ParameterizedTest
    @ValueSource(strings = {"chess-56", "chess-2016"})
    void noSideIsInCheckAndOnlyALeoCapturesAtMoveOne(String id) {
        forEachArray(load(id), (roll, position) -> {
            assertThat(position.inCheck(Color.WHITE)).as(roll.text()).isFalse();
            assertThat(position.inCheck(Color.BLACK)).as(roll.text()).isFalse();
            boolean leo = kind(position, "f2").equals("leo");
            assertThat(captures(position)).as(roll.text()).isEqualTo(leo ? List.of("f2f8") : List.of());
        });
    }

    /** The text of a position names the kinds of the array, and reads back. */
    @ParameterizedTest
    @ValueSource(strings = {"chess-56", "chess-2016"})
    void textsOfArraysReadBack(String id) {
        forEachArray(
                load(id),
                (roll, position) ->
                        assertThat(position.variant().position(position.text())).isEqualTo(position));
    }

    private interface Look {
        void at(Roll roll, Position array);
    }

    private static void forEachArray(Variant variant, Look look) {
        chance(variant)
                .outcomes()
                .forEach(outcome -> look.at(outcome.roll(), variant.start().after(outcome.event())));
    }

    private static Map<String, List<String>> arrays(Variant variant) {
        Map<String, List<String>> arrays = new TreeMap<>();
        forEachArray(
                variant,
                (roll, position) -> arrays.put(
                        roll.text(),
                        SLOTS.stream().map(square -> kind(position, square)).toList()));
        return arrays;
    }

    private static String kind(Position position, String square) {
        return position.board()
                .at(Square.of(square))
                .map(Piece::type)
                .map(type -> type.name())
                .orElse("-");
    }

    private static List<String> captures(Position position) {
        List<String> captures = new ArrayList<>();
        ((Node.Decision) position.node()).events().forEach(event -> {
            if (event instanceof Move move
                    && position.board().at(move.to().orElseThrow()).isPresent()) {
                captures.add(move.text());
            }
        });
        return captures;
    }

    private static List<String> slots56(Row row, String camels, String knights) {
        return List.of(
                row.field(2), row.field(2), row.field(3), row.field(4), row.field(5), camels, camels, knights, knights);
    }

    private static List<String> slots2016(Row row, int green, int red) {
        boolean two = green == GREEN_TWO;
        String piece = two ? "nightrider" : row.field(2);
        String queen = two ? row.field(2) : GREEN.get(green - 1);
        return List.of(
                row.field(1),
                row.field(1),
                piece,
                RED.get(red - 1),
                queen,
                row.field(3),
                row.field(3),
                row.field(4),
                row.field(4));
    }

    private static Node.Chance chance(Variant variant) {
        return (Node.Chance) variant.start().node();
    }

    private static Variant load(String id, String... options) {
        Loader loader = Loader.create().scripts(GroovyScripts.confined());
        for (int i : IntStream.range(0, options.length / 2).toArray()) {
            loader = loader.option(options[2 * i], options[2 * i + 1]);
        }
        return loader.load(id);
    }
}
