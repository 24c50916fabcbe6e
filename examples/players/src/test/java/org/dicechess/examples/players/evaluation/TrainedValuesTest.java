package org.dicechess.examples.players.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.dicechess.PieceType;
import org.dicechess.Variant;
import org.dicechess.examples.players.Games;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("long")
class TrainedValuesTest {

    private static final Variant VARIANT = Games.load("chess");
    private static final Map<String, Double> PAWNS =
            Map.of("pawn", 1.0, "knight", 3.0, "bishop", 3.5, "rook", 5.0, "queen", 9.5, "king", 4.0);

    @TempDir
    private Path folder;

    @Test
    void aFileIsReadBack() {
        Path file = folder.resolve("chess.json");
        TrainedValues values = new TrainedValues("chess", 7, new Values(6.5, 0.25, PAWNS), PAWNS);
        values.write(file);
        assertThat(TrainedValues.read(file, VARIANT)).isEqualTo(values);
    }

    @ParameterizedTest
    @MethodSource("files")
    void theBundledValuesAreThoseOfTheVariant(String id) {
        Variant variant = Games.load(id);
        TrainedValues values = TrainedValues.bundled(variant).orElseThrow();
        assertThat(values.games()).isPositive();
        assertThat(values.values().pawns().keySet())
                .containsExactlyElementsOf(
                        variant.pieceTypes().stream().map(PieceType::name).toList());
    }

    /** The ids of all files of values that come with the program. */
    static List<String> files() throws IOException {
        Path folder = Path.of("src/main/resources/org/dicechess/examples/players/evaluation");
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString().replace(".json", ""))
                    .toList();
        }
    }

    /** The changelog and the README tell of eight. */
    @Test
    void eightVariantsHaveTrainedValues() throws IOException {
        assertThat(files()).hasSize(8);
    }

    @Test
    void aDefinitionOfOnesOwnMayHaveABundledId() {
        Variant own = Loader.create().load("own", """
                format: 1
                id: chess
                name: Own
                board: {files: 3, ranks: 3}
                turn: move
                pieces:
                  wazir: {symbol: W, move: W}
                endings:
                  taken: {when: none-left, pieces: wazir, result: loses}
                setup: 2w/3/W2 w - - 0 1
                """.getBytes(StandardCharsets.UTF_8));
        assertThat(TrainedValues.bundled(own)).isEmpty();
        assertThat(new Evaluations(own).trained().isOf(own)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"format\": 1     | \"format\": 2       | format 2; expected 1",
                "\"chess\"         | \"dice-chess\"      | values of 'dice-chess'; expected 'chess'",
                "\"scale\": 6.5    | \"scale\": \"much\" | scale is much; expected a number",
                "\"scale\": 6.5    | \"scale\": 0        | scale 0.0; expected a number greater than 0",
                "\"draws\": 0.25  | \"draws\": 2       | draws 2.0; expected 0 to 1",
                "\"rook\": 5.0     | \"tower\": 5.0      | rook is null; expected a number",
                "\"rook\": 5.0     | \"rook\": 5, \"ufo\": 1 | no kind 'ufo'",
                "\"format\": 1,    | ]                   | no JSON",
            })
    void anotherFileIsRefused(String part, String instead, String complaint) throws IOException {
        Path file = folder.resolve("chess.json");
        String json = new TrainedValues("chess", 7, new Values(6.5, 0.25, PAWNS), PAWNS).json();
        assertThat(json).contains(part);
        Files.writeString(file, json.replace(part, instead));
        assertThatThrownBy(() -> TrainedValues.read(file, VARIANT))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(complaint);
    }
}
