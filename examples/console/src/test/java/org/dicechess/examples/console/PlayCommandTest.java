package org.dicechess.examples.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlayCommandTest {

    private static final String[] TWO_PEOPLE = people("chess");

    @ParameterizedTest
    @ValueSource(strings = {"chess", "dice-chess"})
    void theSameSeedGivesTheSameGame(String variant) {
        Run first = Run.of("play", variant, "--seed", "7", "--moves-limit", "60");

        assertThat(first.status()).isZero();
        assertThat(first.out()).contains("seed 7");
        assertThat(Run.of("play", variant, "--seed", "7", "--moves-limit", "60"))
                .isEqualTo(first);
        assertThat(Run.of("play", variant, "--seed", "8", "--moves-limit", "60").out())
                .isNotEqualTo(first.out());
    }

    @Test
    void peoplePlayByCanonicalTextOrAlgebraicNotation() {
        Run run = Run.fed("f3\ne7e5\ng2g4\nQh4\n", TWO_PEOPLE);

        assertThat(run.out()).contains("1. White plays f2f3 (f3)", "2. Black plays d8h4 (Qh4#)", "0-1 checkmate");
    }

    @Test
    void aWalkIsNarratedWithItsPathItsCaptureAndThePlacement() {
        String position = "8/3r4/4c^s3/8/2A5/8/2R5/7U w - - 0 1";
        Run run = Run.fed(
                "c4:d4\n2\nc4e6\nc@a1\n--\nquit\n",
                "play",
                "d4-d6-chess",
                "--dice",
                "ask",
                "--white",
                "human",
                "--black",
                "human",
                "--seed",
                "1",
                "--position",
                position);

        assertThat(run.out())
                .contains("White (choose or move)> c4:d4")
                .contains("White c4:d4 [2]> c4e6\n", "White plays c4e6 (Axe6), by way of d5, taking c↓")
                .contains("beside the board: Black's c↓", "White (place)> c@a1", "White (move or pass --)> --")
                .contains("Black (choose)>");
    }

    @Test
    void aPieceInHandIsDroppedByEitherSideWithEitherLetter(@TempDir Path folder) throws IOException {
        Run run = Run.fed(
                "moves N@f\nn@f6\nN@d3\nquit\n",
                "play",
                PocketKnight.in(folder),
                "--white",
                "human",
                "--black",
                "human",
                "--seed",
                "1");

        assertThat(run.out())
                .contains("in hand: White's N\nin hand: Black's n\n\n", "White (drop or move)> n@f6\n")
                .contains("N@f3 N@f4 N@f5 N@f6\n", "1. White plays N@f6 (N@f6+)\n")
                .contains("in hand: Black's n\n\n");
    }

    @Test
    void peopleMayAskForAreas() {
        Run run = Run.fed(
                "areas\nareas border\nareas boarder\nareas a b\nquit\n", "play", "d4-d6-chess", "--white", "human");

        assertThat(run.out())
                .contains(
                        "teleportation   promotion", "outlined: border", "no area 'boarder'", "expected: areas [NAME]");
    }

    @Test
    void peopleMayListTheMovesWithAPrefix() {
        Run run = Run.fed("moves g\nmoves z\nquit\n", TWO_PEOPLE);

        assertThat(run.lines())
                .anySatisfy(
                        line -> assertThat(line.split(" ")).containsExactlyInAnyOrder("g1f3", "g1h3", "g2g3", "g2g4"))
                .contains("none begins with z");
    }

    @Test
    void controlCharactersAreNotEchoed() {
        assertThat(Run.fed("\u001b[2Je2e4\u0007\nquit\n", TWO_PEOPLE).out())
                .contains("White> \\u001b[2Je2e4\\u0007\n")
                .doesNotContain("\u001b", "\u0007");
    }

    @Test
    void aRecordThatNeverEndsIsRefused() {
        Path zero = Path.of("/dev/zero");
        assumeTrue(Files.exists(zero));

        Run run = Run.of("play", "chess", "--replay", zero.toString());

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err())
                .isEqualToIgnoringNewLines("cannot read /dev/zero: larger than 4 MB, the most for a record");
    }

    @Test
    void peopleMayTakeBackTheirChoicesOfTheTurnButNoRoll() {
        Run run = Run.fed(
                "1 2 3\ne2e4\nb1c3\nundo\nundo\nundo\nquit\n",
                joined(people("dice-chess-three"), new String[] {"--dice", "ask"}));

        assertThat(run.lines().stream().filter(line -> line.startsWith("White [") || line.startsWith("no undo")))
                .containsExactly(
                        "White [1 2 3] pawn, knight, bishop> e2e4",
                        "White [2 3] knight, bishop> b1c3",
                        "White [3] bishop> undo",
                        "White [2 3] knight, bishop> undo",
                        "White [1 2 3] pawn, knight, bishop> undo",
                        "no undo: the last event is the roll [1 2 3], which nobody has chosen",
                        "White [1 2 3] pawn, knight, bishop> quit");
    }

    @Test
    void theOpponentsMoveIsNotTakenBack() {
        Run run = Run.fed("undo\ne2e4\nundo\ne7e5\nquit\n", TWO_PEOPLE);

        assertThat(run.out())
                .contains("no undo: nothing has been played", "no undo: White has chosen the last event, e2e4")
                .contains("1. Black plays e7e5")
                .doesNotContain("taken back");
    }

    @Test
    void withTakebacksPeopleGoBackToAnyDecision() {
        String[] takebacks = joined(TWO_PEOPLE, new String[] {"--takebacks"});

        assertThat(Run.fed("e2e4\nundo\nf2f3\ne7e5\ng2g4\nd8h4\n", takebacks).out())
                .contains("taken back", "1. White plays e2e4", "1. White plays f2f3", "0-1 checkmate");
        assertThat(Run.fed("undo\nquit\n", takebacks).out()).contains("no undo: no human player", "* not finished");
    }

    @Test
    void withTakebacksARollIsTakenBack() {
        Run run = Run.fed(
                "2 3\nb1c3\n2 2\nundo\ng1f3\nquit\n",
                joined(people("dice-chess"), new String[] {"--dice", "ask", "--takebacks"}));

        assertThat(run.out()).contains("Black [2 2] any piece> undo\ntaken back\n", "1. White plays g1f3");
    }

    /** A rook moves by a 4, a queen by a 5; doubles of dice chess let every piece move. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "4 5; White [4 5] rook, queen> quit",
                "5 4; White [4 5] rook, queen> quit",
                "4 4; White [4 4] any piece> quit"
            })
    void thePromptNamesWhatTheDiceMean(String roll, String prompt) {
        Run run = Run.fed(roll + "\nquit\n", joined(people("dice-chess"), new String[] {
            "--dice", "ask", "--position", "4k3/8/8/8/8/8/8/R2QK3 w - - 0 1"
        }));

        assertThat(run.lines()).contains(prompt);
    }

    /** In three-dice chess each die moves one piece, so equal faces mean what each means alone. */
    @Test
    void thePromptNamesTheKindOfEachDieWhereDoublesMeanNothing() {
        Run run = Run.fed("1 1 1\nquit\n", joined(people("dice-chess-three"), new String[] {"--dice", "ask"}));

        assertThat(run.lines()).contains("White [1 1 1] pawn, pawn, pawn> quit");
    }

    @Test
    void aResignationIsSavedAndReplayed(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("game");

        Run run = Run.fed(
                "e2e4\nresign now\nresign\ne7e5\n", joined(TWO_PEOPLE, new String[] {"--save", file.toString()}));

        assertThat(run.out())
                .contains("expected: resign alone")
                .endsWith("Black> resign\n1-0 resignation by black\n1 event\n");
        assertThat(Files.readString(file))
                .contains("tag White: human\ntag Black: human\n")
                .endsWith("result: 1-0\nconclusion: resignation by black\n");
        assertThat(Run.of("play", "chess", "--replay", file.toString()).out())
                .endsWith("1-0 resignation by black\n1 event\n");
    }

    @Test
    void aHumanOpponentIsAskedAboutADraw() {
        assertThat(Run.fed("draw\nmaybe\nn\ne2e4\ndraw\nY\n", TWO_PEOPLE).out())
                .contains(
                        "White offers a draw. Black accepts, y or n> maybe\nexpected y or n\n",
                        "Black declines the draw\nWhite> e2e4",
                        "Black offers a draw. White accepts, y or n> Y\n1/2-1/2 agreement\n1 event\n");
        assertThat(Run.fed("draw\n", TWO_PEOPLE).out()).contains("Black declines the draw", "* not finished");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "4k3/8/8/8/8/8/4P3/4K3, 1/2-1/2 agreement",
        "4k3/4p3/8/8/8/8/4P3/4K3, Black declines the draw",
        "4k3/4p3/8/8/8/8/8/4K3, Black declines the draw",
    })
    void aRandomPlayerAcceptsADrawIfItHasFewerPieces(String board, String answer) {
        Run run = Run.fed("draw\nquit\n", "play", "chess", "--white", "human", "--position", board + " w - - 0 1");

        assertThat(run.lines()).contains(answer);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " text", " json"})
    void aGameIsSavedAndLoadedInPlay(String format, @TempDir Path folder) {
        String file = folder.resolve("game").toString();

        Run run = Run.fed("e2e4\nsave " + file + format + "\ne7e5\nload " + file + "\nd7d5\nquit\n", TWO_PEOPLE);

        assertThat(run.out())
                .contains("Black> save " + file + format + "\nsaved " + file + "\n", "1. Black plays e7e5")
                .contains("loaded, 1 event\n", "1. Black plays d7d5")
                .endsWith("* not finished\n2 events\n");
    }

    @Test
    void whatCannotBeSavedOrLoadedLeavesTheGameAsItIs(@TempDir Path folder) {
        String over = folder.resolve("over").toString();
        String other = folder.resolve("other").toString();
        String pgn = folder.resolve("game.pgn").toString();
        Run.fed("resign\n", joined(TWO_PEOPLE, new String[] {"--save", over}));
        Run.fed("quit\n", joined(people("dice-chess"), new String[] {"--save", other}));

        Run run = Run.fed(
                "e2e4\nload " + over + "\nload " + other + "\nload " + folder + "/none\nload\nload a b\nsave\nsave "
                        + pgn + " xml\nsave no/such/folder/game\nsave " + pgn + " pgn\nquit\n",
                TWO_PEOPLE);

        assertThat(run.status()).isZero();
        assertThat(run.out())
                .contains("the game in " + over + " is over, 0-1 resignation by white; expected one that goes on")
                .contains("cannot read " + folder + "/none: no such file or folder")
                .contains("expected: load FILE\nBlack> load a b\nexpected: load FILE\n")
                .contains("expected: save FILE [text|json|pgn]", "no format 'xml'; expected text, json or pgn")
                .contains("cannot write no/such/folder/game: no such folder", "saved " + pgn + "\n")
                .doesNotContain("loaded")
                .endsWith("* not finished\n1 event\n");
    }

    /** White mates at once with Ra8; nothing else does. */
    @Test
    void aHintNamesTheBestChoiceAndItsChance() {
        Run run = Run.fed(
                "hint\nhint now\nquit\n",
                joined(people("chess"), new String[] {"--position", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"}));
        assertThat(run.out())
                .containsPattern("(?m)^100%  a1a8\\R {0,2}\\d+%  \\S+\\R {0,2}\\d+%  \\S+\\Rwinning chances")
                .contains("expected: hint alone");
    }

    @Test
    void aComputerPlays() {
        Run run = Run.fed("", "play", "chess", "--white", "level-3", "--position", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
        assertThat(run.out()).contains("1. White plays a1a8", "1-0 checkmate");
        assertThat(Run.of("play", "chess", "--white", "level-9"))
                .satisfies(bad -> assertThat(bad.status()).isEqualTo(2))
                .satisfies(bad -> assertThat(bad.err()).contains("no player 'level-9'", "or human"));
    }

    @Test
    void impossibleAlgebraicNotationIsExplained() {
        assertThat(Run.fed("Nd2\nquit\n", TWO_PEOPLE).out())
                .contains("a piece of White stands on d2; possible here: Na3, Nc3, Nf3, Nh3");
    }

    @Test
    void impossibleEventsAreExplainedAndAskedAgain() {
        Run run =
                Run.fed("why e2e5\nwhy e2e4\nwhy\ne2e5\nhello\n[1\ne2e4 e7e5\nhelp\nmoves\nboard\nquit\n", TWO_PEOPLE);

        assertThat(run.status()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains(
                        "it is possible",
                        "expected: why EVENT",
                        "lacks its ']'",
                        "expected one event",
                        "undo  ",
                        "e2e4 ")
                .doesNotContain("White plays");
    }

    @Test
    void physicalDiceAreTyped() {
        Run run = Run.fed(
                "7 7\n3 2\nb1c3\nquit\n", "play", "dice-chess", "--dice", "ask", "--white", "human", "--seed", "1");

        assertThat(run.out())
                .contains("White rolls [2 3]", "White plays b1c3 (Nc3)", "* not finished")
                .contains("expected a roll, from [1 1] to [6 6], or a command; try help");
    }

    @Test
    void commandsAreTakenWherePhysicalDiceAreRolled(@TempDir Path folder) {
        Path file = folder.resolve("game");
        String lines = "hint\nsave " + file + "\nwhy e2e4\nundo\nmoves\n1 2\nundo\nresign\n";
        Run run = Run.fed(lines, "play", "dice-chess", "--dice", "ask", "--white", "level-1", "--black", "human");

        assertThat(run.out())
                .contains(
                        "no hint: the dice decide here",
                        "saved " + file,
                        "[1 1]",
                        "no undo: White has chosen",
                        "1-0 resignation")
                .doesNotContain("expected");
        assertThat(file).content().contains("start: ", "events:");
    }

    @ParameterizedTest
    @CsvSource({
        "d4-d6-chess, 9, 'one of [1], [2], [3], [4], or a command'",
        "dice-chess, 7 7, 'a roll, from [1 1] to [6 6]'"
    })
    void aRollThatTheDiceDoNotHaveIsAnsweredWithThoseThatTheyHave(String variant, String roll, String expected) {
        Run run = Run.fed(roll + "\nquit\n", "play", variant, "--dice", "ask", "--seed", "1");

        assertThat(run.out()).contains(expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "json"})
    void aSavedGameReplaysUnchanged(String format, @TempDir Path folder) throws Exception {
        String file = folder.resolve("game").toString();
        Run played = Run.of("play", "dice-chess", "--seed", "3", "--save", file, "--format", format);

        Run replayed = Run.of("play", "dice-chess", "--replay", file, "--save", file + ".again", "--format", format);

        assertThat(replayed.status()).isZero();
        assertThat(replayed.lines())
                .isEqualTo(played.lines().subList(1, played.lines().size()));
        assertThat(Path.of(file + ".again")).hasSameTextualContentAs(Path.of(file));
    }

    @Test
    void aReplayHasTheOptionsOfTheGame(@TempDir Path folder) throws Exception {
        String file = folder.resolve("game").toString();
        Run.of("play", "chess", "--option", "draws=late", "--moves-limit", "3", "--save", file);
        assertThat(Files.readString(Path.of(file))).contains("\noptions: draws=late\n");

        assertThat(Run.of("play", "chess", "--replay", file).status()).isZero();
        Run other = Run.of("play", "chess", "--option", "draws=early", "--replay", file);
        assertThat(other.status()).isNotZero();
        assertThat(other.err()).contains("draws");
    }

    @Test
    void aReplayShowsHowTheGameWasConcludedAndKeepsTheTags(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("game");
        Run.of("play", "chess", "--seed", "3", "--moves-limit", "4", "--save", file.toString());
        String saved = Files.readString(file);
        assertThat(saved).contains("\ntag White: random\ntag Black: random\nstart: ", "\nresult: *\n");
        Files.writeString(
                file,
                saved.replace("tag White: random", "tag White: Anna")
                        .replace("result: *\n", "result: 1-0\nconclusion: resignation by black\nwhy: a train\n"));

        String again = file + ".pgn";
        Run run = Run.of("play", "chess", "--replay", file.toString(), "--save", again, "--format", "pgn");

        assertThat(run.out()).endsWith("1-0 resignation by black: a train\n4 events\n");
        assertThat(Files.readString(Path.of(again))).contains("[White \"Anna\"]", "[Result \"1-0\"]");
    }

    @Test
    void aGameIsExportedAsPgn(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("game.pgn");
        String[] options = {"--save", file.toString(), "--format", "pgn"};

        Run.fed("f3\ne5\ng4\nQh4\n", joined(TWO_PEOPLE, options));

        assertThat(Files.readString(file)).contains("[White \"human\"]", "[Result \"0-1\"]", "1. f3 e5 2. g4 Qh4# 0-1");
    }

    @Test
    void pgnIsReplayedAndLoaded(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("other.pgn");
        Files.writeString(
                file, "\uFEFF[White \"Anna\"]\n[Options \"draws=late\"]\n\n1. f3 {weak} e5 (1... c5) 2. g4 $4 *\n");
        Run replayed = Run.of("play", "chess", "--replay", file.toString());
        assertThat(replayed.status()).isZero();
        assertThat(replayed.out()).endsWith("* not finished\n3 events\n");

        Files.writeString(file, "[White \"Anna\"]\n\n1. f3 e5 2. g4\n");
        Run loaded = Run.fed("load " + file + "\nQh4\n", TWO_PEOPLE);
        assertThat(loaded.out()).endsWith("0-1 checkmate (chess-35)\n4 events\n");

        Files.writeString(file, "[White \"Anna\"]\n\n1. f3 e5 2. g6\n");
        Run refused = Run.of("play", "chess", "--replay", file.toString());
        assertThat(refused.status()).isEqualTo(2);
        assertThat(refused.err()).contains("line 3, column 13: 'g6': ");
    }

    @Test
    void aRecordOfAnotherGameIsRefused(@TempDir Path folder) {
        String file = folder.resolve("game").toString();
        Run.of("play", "chess", "--seed", "3", "--moves-limit", "4", "--save", file);

        Run run = Run.of("play", "dice-chess", "--replay", file);

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err().lines()).hasSize(1);
    }

    @Test
    void aFileThatCannotBeWrittenIsRefusedBeforeTheGame() {
        Run run = Run.of("play", "chess", "--save", "no/such/folder/game");

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("cannot write no/such/folder/game");
    }

    private static String[] people(String variant) {
        return new String[] {"play", variant, "--white", "human", "--black", "human", "--seed", "1"};
    }

    private static String[] joined(String[] first, String[] second) {
        String[] all = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, all, first.length, second.length);
        return all;
    }

    /** The wizard's script fails on the fourth rank, two steps from where the wizard stands. */
    @Test
    void aScriptThatFailsEndsTheGameAndTheGameIsSaved(@TempDir Path folder) throws IOException {
        Path game = Files.writeString(folder.resolve("game.yaml"), """
                format: 1
                id: trial
                name: Trial
                board: {files: 8, ranks: 8}
                pieces:
                  wizard: {symbol: W, move: mfW, moves: {hook: wizard.groovy}}
                  king:   {symbol: K, move: K, royal: true}
                turn: move
                endings: {taken: {when: none-left, pieces: king, result: loses}}
                setup: k7/8/8/8/8/8/6W1/7K w - - 0 1
                """);
        Files.writeString(
                folder.resolve("wizard.groovy"),
                "moves { piece, look ->\n    if (piece.square().rank() == 3) return [look.go(look.square('z9'))]\n"
                        + "    []\n}\n");
        Path saved = folder.resolve("saved.txt");
        String[] people = {"play", game.toString(), "--white", "human", "--black", "human", "--save", saved.toString()};

        Run run = Run.fed("g2g3\na8b8\ng3g4\nb8a8\n", people);

        assertThat(run.status()).isEqualTo(1);
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains("2. White plays g3g4")
                .doesNotContain("2. Black plays")
                .contains("hook wizard.groovy:2 failed when asked about W on g4", "* not finished\n3 events\n");
        Run again = Run.of("play", game.toString(), "--replay", saved.toString());
        assertThat(again.status()).isZero();
        assertThat(again.out()).contains("1. White plays g2g3", "2. White plays g3g4", "3 events");
        assertThat(Run.of("check", game.toString()).out())
                .contains("game.yaml:6:", "E-HOOK hook wizard.groovy:2 failed");
        assertThat(Run.of("moves", game.toString(), "--position", "k7/8/8/8/6W1/8/8/7K w - - 0 1")
                        .err())
                .startsWith("hook wizard.groovy:2 failed")
                .hasLineCount(1);
    }
}
