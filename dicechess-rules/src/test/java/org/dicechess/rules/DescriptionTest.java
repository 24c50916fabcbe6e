package org.dicechess.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.dicechess.Description;
import org.dicechess.Dice;
import org.dicechess.Die;
import org.dicechess.PieceType;
import org.dicechess.Variant;
import org.dicechess.spi.EndRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a description says, and what it needs not. */
class DescriptionTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            about: "A game of \\u2026 two lines.\\nThe second."
            options:
              size:
                about: "How large the board is."
                default: small
                choices:
                  large: {name: Large trial, board: {files: 4, ranks: 5}, setup: k3/4/4/1*2/K3 w - - 0 1}
                  small: {}
              dice: {default: one, choices: {one: {}, two: {dice: {pair: {count: 2}}}}}
            board: {files: 3, ranks: 4, missing: b2}
            pieces:
              king: {symbol: K, move: K}
              rook: {symbol: Rk, move: R}
            dice:
              pair: {faces: [king, [], [rook, king]]}
              idle: {faces: 4}
            turn: [{roll: pair}, move, {roll: idle}, move]
            endings: {}
            setup: k2/3/1*1/K2 w - - 0 1
            """;

    private static Description of(String text) {
        return Loader.of().describe("trial", Games.bytes(text));
    }

    @Test
    void textsAreThoseOfTheDefinition() {
        Description trial = of(GAME);
        assertThat(trial.id()).isEqualTo("trial");
        assertThat(trial.name()).isEqualTo("Trial");
        assertThat(trial.about()).isEqualTo("A game of \u2026 two lines.\nThe second.");
        assertThat(of(Games.KINGS).about()).isEmpty();
        assertThat(of(Games.KINGS).options()).isEmpty();
    }

    @Test
    void optionsHaveTheirChoicesWithTheDefaultFirst() {
        List<Description.Option> options = of(GAME).options();
        assertThat(options).extracting(Description.Option::name).containsExactly("size", "dice");
        assertThat(options).extracting(Description.Option::about).containsExactly("How large the board is.", "");
        assertThat(options.get(0).choices()).containsExactly("small", "large");
        assertThat(options.get(0).defaultValue()).isEqualTo("small");
        assertThat(options).extracting(Description.Option::value).containsExactly("small", "one");
    }

    @Test
    void titlesAreThoseOfTheDefinitionOrElseNames() {
        String game = Games.KINGS
                + "options: {a: {title: \"An \\u00c4 & <b>\", default: y, choices: {x: {title: Ex, name: Named}, y: {}}},"
                + " b: {default: z, choices: {z: {title: Zed}}}}\n";
        List<Description.Option> options = of(game).options();
        assertThat(options).extracting(Description.Option::title).containsExactly("An \u00c4 & <b>", "b");
        assertThat(options.get(0).titles()).containsExactly(Map.entry("y", "y"), Map.entry("x", "Ex"));
        assertThat(options.get(1).titles()).containsExactly(Map.entry("z", "Zed"));
        assertThatThrownBy(() -> options.get(0).titles().clear()).isInstanceOf(UnsupportedOperationException.class);
        Loader chosen = Loader.of().option("a", "x");
        assertThat(chosen.describe("trial", Games.bytes(game)).name()).isEqualTo("Named");
        assertThat(chosen.load("trial", Games.bytes(game))
                        .description()
                        .options()
                        .get(0)
                        .title())
                .isEqualTo("An \u00c4 & <b>");
    }

    @Test
    void titlesAreNotPartOfTheRules() {
        String plain = Games.KINGS + "options: {a: {default: x, choices: {x: {}, y: {pieces: {king: {move: W}}}}}}\n";
        String titled = Games.KINGS
                + "options: {a: {title: A, default: x, choices: {x: {title: X}, y: {title: Y, pieces: {king: {move: W}}}}}}\n";
        for (String value : List.of("x", "y")) {
            assertThat(Loader.of()
                            .option("a", value)
                            .load("t", Games.bytes(titled))
                            .rulesHash())
                    .isEqualTo(Loader.of()
                            .option("a", value)
                            .load("t", Games.bytes(plain))
                            .rulesHash());
        }
    }

    @Test
    void titlesAreInheritedAndReplaced() {
        Loader loader = Loader.of(Games.pack(
                "kings/variant.yaml",
                Games.KINGS + "options: {a: {title: A, default: x, choices: {x: {title: X}, y: {title: Y}}}}\n"));
        byte[] heir = Games.bytes("format: 1\nextends: kings\noptions: {a: {title: ~, choices: {x: {title: New}}}}\n");
        Description.Option option = loader.describe("heir", heir).options().get(0);
        assertThat(option.title()).isEqualTo("a");
        assertThat(option.titles()).containsExactly(Map.entry("x", "New"), Map.entry("y", "Y"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "title: [] | E-TYPE",
                "title: 12 | E-QUOTE",
                "title: \"\" | E-REQUIRED",
                "title: \"a\\nb\" | E-RANGE",
                "title: LONG | E-RANGE"
            })
    void aTitleIsOneShortLine(String title, String code) {
        for (String place :
                List.of("{title: T, default: x, choices: {x: {}}}", "{default: x, choices: {x: {title: T}}}")) {
            String game = Games.KINGS + "options: {a: "
                    + place.replace("title: T", title).replace("LONG", "\u00e4".repeat(61)) + "}\n";
            assertThat(Games.codes(Loader.of().check("t", Games.bytes(game)))).containsExactly(code);
        }
        String longest =
                Games.KINGS + "options: {a: {title: " + "\u00e4".repeat(60) + ", default: x, choices: {x: {}}}}\n";
        assertThat(Loader.of().check("t", Games.bytes(longest))).isEmpty();
    }

    @Test
    void theBoardIsCountedWithoutMissingSquares() {
        Description trial = of(GAME);
        assertThat(List.of(trial.files(), trial.ranks(), trial.squares())).containsExactly(3, 4, 11);
    }

    @Test
    void piecesHaveNamesSymbolsAndMoves() {
        List<PieceType> pieces = of(GAME).pieceTypes();
        assertThat(pieces).extracting(PieceType::name).containsExactly("king", "rook");
        assertThat(pieces).extracting(PieceType::symbol).containsExactly("K", "Rk");
        assertThat(pieces).extracting(PieceType::betza).containsExactly("K", "R");
    }

    @Test
    void diceHaveTheirNumberAndFaces() {
        List<Dice> dice = of(GAME).dice();
        assertThat(dice).extracting(Dice::name).containsExactly("pair", "idle");
        Die pair = dice.get(0).dice().get(0);
        assertThat(dice.get(0).dice()).hasSize(1);
        assertThat(pair.faces()).containsExactly(1, 2, 3);
        assertThat(pair.pieces(1)).extracting(PieceType::name).containsExactly("king");
        assertThat(pair.pieces(2)).isEmpty();
        assertThat(pair.pieces(3)).extracting(PieceType::name).containsExactly("rook", "king");
        assertThat(dice.get(1).dice().get(0).faces()).containsExactly(1, 2, 3, 4);
        assertThat(dice.get(1).dice().get(0).pieces(1)).isEmpty();
    }

    @Test
    void isOfTheEditionThatIsChosen() {
        Loader loader = Loader.of().option("size", "large").option("dice", "two");
        Description large = loader.describe("trial", Games.bytes(GAME));
        assertThat(large.name()).isEqualTo("Large trial");
        assertThat(List.of(large.files(), large.ranks(), large.squares())).containsExactly(4, 5, 19);
        assertThat(large.dice().get(0).dice()).hasSize(2);
        assertThat(large.options().get(0).choices()).containsExactly("small", "large");
        assertThat(large.options()).extracting(Description.Option::value).containsExactly("large", "two");
        assertThat(large.options()).extracting(Description.Option::defaultValue).containsExactly("small", "one");
    }

    /** By hand: two bishops on two of four squares, in order, are 4 * 3 cases; a queen on one of two more, 2. */
    @Test
    void theDiceOfADealByStepsAreCounted() {
        String dealt = """
                format: 1
                id: dealt
                name: Dealt
                board: {files: 6, ranks: 2}
                pieces: {bishop: {symbol: B, move: B}, queen: {symbol: Q, move: Q, facings: [n, e, s]}}
                turn: move
                endings: {}
                setup:
                  position: 6/6 w - - 0 1
                  deal:
                    die: array
                    steps: [{place: bishop, on: a1-d1}, {place: queen, on: e1-f1}, {place: queen, on: a2, facing: rolled}]
                """;
        List<Dice> one = of(dealt).dice();
        assertThat(one).extracting(Dice::name).containsExactly("array");
        assertThat(one.get(0).dice().get(0).faces()).hasSize(4 * 2 * 3);
        List<Dice> each = of(dealt.replace("die: array", "dice: d")).dice();
        assertThat(each.get(0).dice()).extracting(die -> die.faces().size()).containsExactly(4, 2, 3);
    }

    /** Dice that are thrown together for the array are named together. The tables are not read. */
    @Test
    void theDiceOfADealByTablesAreThoseThatItThrows() {
        String dealt = Games.KINGS.replace(
                "setup: k2/3/K2 w - - 0 1",
                "dice: {a: {faces: 4}, b: {count: 2, faces: 6}, c: {faces: 8}}\n"
                        + "setup: {position: 3/3/3 w - - 0 1, deal: {dice: [a, b], slots: {}, tables: {}}}");
        List<Dice> two = of(dealt).dice();
        assertThat(two).extracting(Dice::name).containsExactly("a", "b", "c", "a+b");
        assertThat(two.get(3).dice()).extracting(die -> die.faces().size()).containsExactly(4, 6, 6);
        assertThat(of(dealt.replace("[a, b]", "b")).dice())
                .extracting(Dice::name)
                .containsExactly("a", "b", "c");
    }

    @Test
    void scriptsAndHooksOfAllChoicesAreNamedOnce() {
        String hooked = """
                format: 1
                id: hooked
                name: Hooked
                options:
                  o:
                    default: a
                    choices:
                      a: {}
                      b: {pieces: {king: {capturable: {hook: shield}}}, endings: {odd: {hook: even.say}}}
                board: {files: 3, ranks: 3}
                areas: {hook: a1}
                pieces:
                  king: {symbol: K, move: {hook: k.say, with: {hook: not-a-hook, rays: [n]}}}
                  hook: {symbol: H, move: W, moves: {hook: leap}}
                  with: {symbol: W, move: {hook: k.say, with: {rays: [n]}}}
                dice: {d4: {faces: 4}}
                turn: move
                endings: {odd: {when: hook, hook: odd.say, result: draws}, hook: {when: hook, hook: leap, result: draws}}
                setup: k2/3/K2 w - - 0 1
                """;
        Description described = of(hooked);
        assertThat(described.scripts()).containsExactly("k.say", "odd.say", "even.say");
        assertThat(described.hooks()).containsExactly("leap", "shield");
        Games.Says says = new Games.Says();
        EndRule hook = look -> false;
        MemoryPack pack = Games.pack("hooked/variant.yaml", hooked, "hooked/k.say", "", "hooked/odd.say", "");
        Loader loader = Loader.of(pack).scripts(says).hook("leap", "1", hook);
        assertThat(loader.describe("hooked")).isEqualTo(described);
        assertThat(says.compiled).as("compiled scripts").isEmpty();
        assertThat(of(Games.KINGS).scripts()).isEmpty();
        assertThat(of(Games.KINGS).hooks()).isEmpty();
    }

    /** A walk by a script, alone or as one of several ways. */
    @Test
    void scriptsOfWalksAreNamed() {
        String walking = """
                format: 1
                id: walking
                name: Walking
                board: {files: 3, ranks: 3}
                areas: {everywhere: all}
                pieces:
                  king: {symbol: K, walk: {dice: d4, in: everywhere, step: {hook: a.say}}}
                  rook: {symbol: R, facings: [n, e], turns: {hook: b.say}, walk: {dice: d4, in: everywhere, one-of: [{step: W}, {step: {hook: c.say}}]}}
                dice: {d4: {faces: 4}}
                turn: [{roll: d4}, move]
                endings: {}
                setup: k2/3/K2 w - - 0 1
                """;
        assertThat(of(walking).scripts()).containsExactly("a.say", "b.say", "c.say");
    }

    /** Mistakes where a description does not look, or in an edition that is not described. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "turn: [ | turn: [nonsense, ",
                "endings: {} | endings: {odd: {when: never}}",
                "K2 w | X2 w",
                "ranks: 5} | ranks: 500}",
            })
    void doesNotPromiseThatTheDefinitionLoads(String right, String wrong) {
        String mistaken = GAME.replace(right, wrong);
        assertThat(mistaken).isNotEqualTo(GAME);
        assertThat(of(mistaken).squares()).isEqualTo(11);
        assertThat(Loader.of().check("trial", Games.bytes(mistaken))).isNotEmpty();
    }

    @ParameterizedTest(name = "{2}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "format: 1 | format: 2 | E-RANGE",
                "id: trial | id: Trial | E-NAME",
                "id: trial | ide: trial | E-UNKNOWN-KEY",
                "name: Trial | name: 12 | E-QUOTE",
                "about: \"A game | about: [] #  | E-TYPE",
                "about: \"How large the board is.\" | about: [] | E-TYPE",
                "default: small | default: smal | E-OPTION",
                "files: 3 | files: 0 | E-RANGE",
                "missing: b2 | missing: z2 | E-UNKNOWN-AREA",
                "symbol: Rk | symbol: rk | E-SYMBOL",
                "move: R} | move: Rx} | E-BETZA",
                "[king, [], [rook, king]] | [king, [], [rok, king]] | E-UNKNOWN-PIECE",
                "faces: 4 | faces: 4000 | E-RANGE",
                "endings: {} | endings: 7 | E-TYPE",
            })
    void aMistakeInAPartThatIsShownIsAProblem(String right, String wrong, String code) {
        String mistaken = GAME.replace(right, wrong);
        assertThat(mistaken).isNotEqualTo(GAME);
        assertThatThrownBy(() -> of(mistaken))
                .isInstanceOfSatisfying(
                        InvalidDefinitionException.class,
                        invalid -> assertThat(Games.codes(invalid.problems())).contains(code));
    }

    @Test
    void anOptionThatDoesNotExistIsAProblem() {
        assertThatThrownBy(() -> Loader.of().option("colour", "red").describe("trial", Games.bytes(GAME)))
                .isInstanceOfSatisfying(
                        InvalidDefinitionException.class,
                        invalid -> assertThat(Games.codes(invalid.problems())).containsExactly("E-OPTION"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "[]", "7", "format: 1", "format: 1\nextends: no-such-game", "\0", "a: &a [*a]"})
    void whatIsNoDefinitionIsAProblem(String text) {
        assertThatThrownBy(() -> of(text)).isInstanceOf(InvalidDefinitionException.class);
    }

    @Test
    void anUnknownIdIsTheHostsMistake() {
        assertThatThrownBy(() -> Loader.of().describe("none"))
                .isInstanceOf(IllegalArgumentException.class)
                .isNotInstanceOf(InvalidDefinitionException.class)
                .hasMessageContaining("'none'");
    }

    /** Texts for people are inherited as every key is, and `~` removes them. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"'' | 'Of kings.'", "'about: \"Mine.\"' | 'Mine.'", "'about: ~' | ''"})
    void anAboutIsInherited(String line, String about) {
        MemoryPack pack = Games.pack(
                "kings/variant.yaml", Games.KINGS + "about: \"Of kings.\"\n",
                "mine/variant.yaml", "format: 1\nextends: kings\nid: mine\nname: Mine\n" + line + "\n");
        assertThat(Loader.of(pack).describe("mine").about()).isEqualTo(about);
        assertThat(Loader.of(pack).load("mine").description().about()).isEqualTo(about);
    }

    /** A game is of the group of the game that it extends, but has other names of its own. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                                | Royal games | ",
                "'group: Others\nalso: [Monarchs]'  | Others      | Monarchs",
                "'group: ~'                        | ''          | "
            })
    void aGroupIsInheritedAndOtherNamesAreNot(String lines, String group, String also) {
        MemoryPack pack = Games.pack(
                "kings/variant.yaml", Games.KINGS + "group: Royal games\nalso: [Two kings, 2kings]\n",
                "mine/variant.yaml", "format: 1\nextends: kings\nid: mine\nname: Mine\n" + lines + "\n");
        Description kings = Loader.of(pack).describe("kings");
        assertThat(kings.group()).isEqualTo("Royal games");
        assertThat(kings.also()).containsExactly("Two kings", "2kings");
        Description mine = Loader.of(pack).describe("mine");
        assertThat(mine.group()).isEqualTo(group);
        assertThat(mine.also()).isEqualTo(also == null ? List.of() : List.of(also));
        assertThat(Loader.of(pack).load("mine").description()).isEqualTo(mine);
        assertThat(of(GAME).group()).isEmpty();
        assertThat(of(GAME).also()).isEmpty();
    }

    @Test
    void textsForPeopleDoNotChangeTheRulesHash() {
        UnaryOperator<String> hash =
                text -> Loader.of().load("k", Games.bytes(text)).rulesHash();
        assertThat(hash.apply(Games.KINGS + "about: \"Of kings.\"\n")).isEqualTo(hash.apply(Games.KINGS));
    }

    @Test
    void aLoadedVariantHasTheSameDescription() {
        for (String size : List.of("small", "large")) {
            Loader loader = Loader.of().option("size", size);
            Variant variant = loader.load("trial", Games.bytes(GAME));
            assertThat(variant.description()).isEqualTo(loader.describe("trial", Games.bytes(GAME)));
            assertThat(variant.description().dice()).isEqualTo(variant.dice());
            assertThat(variant.description().pieceTypes()).isEqualTo(variant.pieceTypes());
        }
    }

    @Test
    void nothingThatIsHandedOutCanBeChanged() {
        Description trial = of(GAME);
        for (List<?> list : List.of(
                of(Games.KINGS + "also: K\n").also(),
                trial.options(),
                trial.options().get(0).choices(),
                trial.pieceTypes(),
                trial.dice(),
                trial.scripts(),
                trial.hooks())) {
            assertThatThrownBy(() -> list.remove(0)).isInstanceOf(UnsupportedOperationException.class);
        }
    }
}
