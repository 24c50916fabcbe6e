package org.dicechess.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Packs that a host hands over: their order, equal ids, and where references are found. */
class PacksTest {

    private static final String IMPORTS =
            Games.KINGS.replace("pieces: {king: {symbol: K, move: K}}", "import: pieces/royal");
    private static final String WAZIR = "format: 1\npieces: {king: {symbol: K, move: W}}\n";
    private static final String FERZ = "format: 1\npieces: {king: {symbol: K, move: F}}\n";

    @Test
    void idsOfAllPacksAreListedOnceInAlphabeticalOrder() {
        Loader loader = Loader.of(
                Games.pack("b/variant.yaml", Games.KINGS, "c/variant.yaml", Games.KINGS),
                Games.pack("a/variant.yaml", Games.KINGS, "b/variant.yaml", Games.KINGS));
        assertThat(loader.ids()).containsExactly("a", "b", "c");
        assertThat(loader.hiddenIds()).containsExactly("b");
        assertThat(Loader.of(Games.pack("b/variant.yaml", Games.KINGS)).hiddenIds())
                .isEmpty();
        assertThat(Loader.of().ids()).isEmpty();
    }

    @Test
    void ofEqualIdsTheFirstPacksIsUsed() {
        MemoryPack one = Games.pack("g/variant.yaml", Games.named("One"));
        MemoryPack two = Games.pack("g/variant.yaml", Games.named("Two"));
        assertThat(Loader.of(one, two).load("g").name()).isEqualTo("One");
        assertThat(Loader.of(two, one).load("g").name()).isEqualTo("Two");
        assertThat(Loader.of(one).pack(two).load("g").name()).isEqualTo("One");
        assertThat(Loader.of(one, two).describe("g").name()).isEqualTo("One");
        assertThat(Loader.of(one, two)
                        .load("m", Games.bytes("format: 1\nextends: g\n"))
                        .name())
                .isEqualTo("One");
    }

    /** Both packs have a file pieces/royal.yaml. Each game gets the file of its own pack. */
    @Test
    void noPackChangesADefinitionOfAnotherPack() {
        MemoryPack one = Games.pack("one/variant.yaml", IMPORTS, "pieces/royal.yaml", WAZIR);
        MemoryPack two = Games.pack("two/variant.yaml", IMPORTS, "pieces/royal.yaml", FERZ);
        for (Loader loader : new Loader[] {Loader.of(one, two), Loader.of(two, one)}) {
            assertThat(loader.load("one").pieceTypes().get(0).betza()).isEqualTo("W");
            assertThat(loader.load("two").pieceTypes().get(0).betza()).isEqualTo("F");
        }
        assertThat(Loader.of(one, two)
                        .load("m", Games.bytes(IMPORTS))
                        .pieceTypes()
                        .get(0)
                        .betza())
                .isEqualTo("W");
    }

    @Test
    void aPackMayUseTheFilesOfAnother() {
        MemoryPack pieces = Games.pack("pieces/royal.yaml", WAZIR);
        MemoryPack game = Games.pack("one/variant.yaml", IMPORTS);
        assertThat(Loader.of(game, pieces).check("one")).isEmpty();
        assertThat(Games.codes(Loader.of(game).check("one"))).containsExactly("E-UNKNOWN-FILE");
    }

    @Test
    void referencesBesideAreFoundInTheFolderOfThePack() {
        MemoryPack pack = Games.pack(
                "one/variant.yaml",
                IMPORTS.replace("pieces/royal", "./royal.yaml"),
                "one/royal.yaml",
                WAZIR,
                "two/variant.yaml",
                "format: 1\nid: two\nextends: one\nname: Two\n",
                "two/royal.yaml",
                FERZ,
                "royal.yaml",
                FERZ);
        assertThat(Loader.of(pack).load("one").pieceTypes().get(0).betza()).isEqualTo("W");
        assertThat(Loader.of(pack).load("two").pieceTypes().get(0).betza()).isEqualTo("W");
    }

    /** The folder of a definition is its pack's: another pack's folder of the same name adds no file to it. */
    @Test
    void noPackAddsAFileBesideADefinitionOfAnother() {
        MemoryPack one = Games.pack("one/variant.yaml", IMPORTS.replace("pieces/royal", "./royal.yaml"));
        MemoryPack two = Games.pack("one/royal.yaml", FERZ);
        assertThat(Games.codes(Loader.of(one, two).check("one"))).containsExactly("E-UNKNOWN-FILE");
    }

    @Test
    void scriptsAreFoundBesideTheFileThatNamesThem() {
        String scripted =
                Games.KINGS.replace("endings: {}", "endings: {odd: {when: hook, hook: odd.say, result: draws}}");
        MemoryPack pack = Games.pack(
                "one/variant.yaml",
                scripted,
                "one/odd.say",
                "of one",
                "two/variant.yaml",
                "format: 1\nid: two\nextends: one\nname: Two\n",
                "two/odd.say",
                "of two");
        Games.Says says = new Games.Says();
        Loader.of(pack).scripts(says).load("one");
        Loader.of(pack).scripts(says).load("two");
        assertThat(says.compiled).containsExactly("of one", "of one");
    }

    /** 87,381 characters of three bytes and one of one byte are 262,144 bytes. */
    @Test
    void aScriptHasAtMost256KiB() {
        String scripted =
                Games.KINGS.replace("endings: {}", "endings: {odd: {when: hook, hook: odd.say, result: draws}}");
        String longest = "\u20ac".repeat(256 * 1024 / 3) + "x";
        for (String more : new String[] {"", "x"}) {
            Loader loader = Loader.of(Games.pack("one/variant.yaml", scripted, "one/odd.say", longest + more));
            assertThat(Games.codes(loader.scripts(new Games.Says()).check("one")))
                    .isEqualTo(more.isEmpty() ? List.of() : List.of("E-SIZE"));
        }
    }

    /** Definitions that extend each other are found, whichever of them is loaded; so is one that extends itself. */
    @Test
    void circlesAreProblems() {
        MemoryPack pack = Games.pack(
                "a/variant.yaml", "format: 1\nid: a\nextends: b\n",
                "b/variant.yaml", "format: 1\nextends: a\n",
                "c/variant.yaml", "format: 1\nextends: c\n");
        for (String id : new String[] {"a", "b", "c"}) {
            assertThat(Games.codes(Loader.of(pack).check(id))).as(id).containsExactly("E-CYCLE");
        }
    }

    @Test
    void anIdIsNoPath() {
        MemoryPack pack =
                Games.pack("a/b/variant.yaml", Games.KINGS, "A/variant.yaml", Games.KINGS, "variant.yaml", "");
        assertThat(pack.ids()).isEmpty();
        for (String id : new String[] {"a/b", "A", "", ".", "..", "a/../a"}) {
            assertThatThrownBy(() -> Loader.of(pack).load(id))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("there is no variant '" + id + "'");
        }
    }

    /** The text is that of Games.KINGS, whose id stands in line 2, column 5. */
    @Test
    void aDefinitionStatesTheIdThatItsPackLists() {
        MemoryPack pack = MemoryPack.of(Map.of("mine/variant.yaml", Games.bytes(Games.KINGS)));
        String problem =
                "mine/variant.yaml:2:5: E-ID the id 'kings' is not the name of its folder; expected 'mine'" + " in id";
        assertThat(Loader.of(pack).check("mine")).singleElement().hasToString(problem);
        assertThatThrownBy(() -> Loader.of(pack).load("mine"))
                .isInstanceOf(InvalidDefinitionException.class)
                .hasMessage(problem);
        assertThatThrownBy(() -> Loader.of(pack).describe("mine"))
                .isInstanceOf(InvalidDefinitionException.class)
                .hasMessage(problem);
        assertThat(Loader.of(pack)
                        .load("upload", Games.bytes("format: 1\nextends: mine\n"))
                        .id())
                .as("the id of a definition that is only extended does not matter")
                .isEqualTo("kings");
        assertThat(Loader.of(pack)
                        .load("mine/variant.yaml", Games.bytes(Games.KINGS))
                        .id())
                .as("the id of a definition from memory is its own")
                .isEqualTo("kings");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {"kingz | ; did you mean 'kings'?", "King-s | ; did you mean 'kings'?", "queens | ``", "k | ``"})
    void anIdThatIsNearIsNamed(String id, String hint) {
        MemoryPack pack = Games.pack("kings/variant.yaml", Games.KINGS);
        assertThatThrownBy(() -> Loader.of(pack).load(id))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("there is no variant '" + id + "'; expected one of [kings]" + hint);
    }

    @Test
    void noIdIsNoMissingPack() {
        assertThatThrownBy(() -> Loader.of().load("g"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("there is no variant 'g'; no definition pack is present, such as org.dicechess:rule-specs");
        assertThatThrownBy(() -> Loader.of(MemoryPack.of(Map.of())).load("g"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("there is no variant 'g'; no definition pack that is present has a variant:"
                        + " [org.dicechess.rules.MemoryPack]");
    }

    /** The option of the base changes an ending that the heir has removed. The heir names what it must remove too. */
    @Test
    void aProblemOfAnInheritedFileNamesTheHeirAndWhatRemovesIt() {
        String base =
                Games.KINGS.replace("endings: {}", "endings: {bare: {when: none-left, pieces: king, result: loses}}")
                        + "options: {o: {default: a, choices: {a: {}, b: {endings: {bare: {result: draws}}}}}}\n";
        String heir = "format: 1\nid: heir\nname: Heir\nextends: base\nendings: {bare: ~}\n";
        MemoryPack pack = Games.pack(
                "base/variant.yaml",
                base,
                "heir/variant.yaml",
                heir,
                "cured/variant.yaml",
                heir.replace("heir", "cured") + "options: {o: ~}\n");
        assertThat(Loader.of(pack).check("base")).isEmpty();
        assertThat(Loader.of(pack).check("heir")).singleElement().satisfies(problem -> {
            assertThat(problem.file()).isEqualTo("base/variant.yaml");
            assertThat(problem.path()).startsWith("options.o.choices.b.endings.bare");
            assertThat(problem.hint())
                    .isEqualTo("inherited by 'heir/variant.yaml', where 'options: {o: ~}' removes it");
        });
        assertThat(Loader.of(pack).check("cured")).isEmpty();
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "endings: {}    | endings: {e: {when: nothing}} | inherited by 'mine', where 'endings: {e: ~}' removes it",
                "move: K}}      | move: K, rook: 1}}            | expected one of [about, capturable, demoted, facings, initial, move, moves, outline, owner, promotion, protects, royal, rule, symbol, turns, value, walk, when-captured]; inherited by 'mine', where 'pieces: {king: ~}' removes it",
                "endings: {}    | endings: {s: {when: stalemate, result: draws}, e: {when: repetition, times: 3, passes: ignored, result: draws}} | inherited by 'mine', where 'endings: {e: {passes: ~}}' removes it",
                "turn: move     | turn: move\\npicture: {areas: {x: {}}} | inherited by 'mine', where 'picture: {areas: {x: ~}}' removes it",
                "turn: move     | turn: [move, mov]             | did you mean 'move'?; inherited by 'mine'",
                "turn: move     | turn: move\\ncheck: {x: 1}    | inherited by 'mine', where 'check: ~' removes it",
                "format: 1      | format: 2                     | inherited by 'mine'",
                "name: Kings    | name: 12                      | inherited by 'mine'",
            })
    void everyProblemOfAnInheritedFileNamesTheHeir(String right, String wrong, String hint) {
        MemoryPack pack = Games.pack("base/variant.yaml", Games.KINGS.replace(right, wrong.replace("\\n", "\n")));
        assertThat(Loader.of(pack).check("mine", Games.bytes("format: 1\nextends: base\n")))
                .isNotEmpty()
                .first()
                .satisfies(problem -> {
                    assertThat(problem.file()).isEqualTo("base/variant.yaml");
                    assertThat(problem.hint()).isEqualTo(hint);
                });
        assertThat(Loader.of(pack).check("base"))
                .first()
                .satisfies(problem -> assertThat(problem.hint()).doesNotContain("inherited"));
    }

    /** A kind is no cure for a warning of it: the game would be another one. */
    @Test
    void aWarningOfAnInheritedKindNamesTheHeirAlone() {
        MemoryPack pack = Games.pack("base/variant.yaml", Games.KINGS.replace("move: K}}", "move: K, royal: true}}"));
        assertThat(Loader.of(pack).check("mine", Games.bytes("format: 1\nextends: base\n")))
                .singleElement()
                .satisfies(problem -> {
                    assertThat(problem.path()).isEqualTo("pieces.king.royal");
                    assertThat(problem.code()).isEqualTo("W-ROYAL");
                    assertThat(problem.hint()).endsWith("inherited by 'mine'");
                });
    }

    /** Nor is the loss of an ending. */
    @Test
    void aWarningOfAnInheritedEndingNamesTheHeirAlone() {
        String passes = "endings: {e: {when: repetition, times: 3, passes: counted, result: draws}}\n"
                + "dice: {die: {faces: [king, []]}}";
        MemoryPack pack = Games.pack(
                "base/variant.yaml",
                Games.KINGS.replace("endings: {}", passes).replace("turn: move", "turn: [{roll: die}, move]"));
        assertThat(Loader.of(pack).check("mine", Games.bytes("format: 1\nextends: base\n")))
                .singleElement()
                .satisfies(problem -> {
                    assertThat(problem.code()).isEqualTo("W-PASSES");
                    assertThat(problem.hint())
                            .isEqualTo("'passes: ignored' counts only what moves lead to; inherited by 'mine'");
                });
    }

    /** The maps of two turns merge, so the stage of the base stays beside that of the heir. */
    @Test
    void aStageBesideAnInheritedOneNamesIt() {
        MemoryPack pack =
                Games.pack("base/variant.yaml", Games.KINGS.replace("turn: move", "turn: {one-of: [move, pass]}"));
        String heir = "format: 1\nid: heir\nname: Heir\nextends: base\nturn: {move: {}, stuck: pass}\n";
        assertThat(Loader.of(pack).check("heir", Games.bytes(heir)))
                .first()
                .asString()
                .contains(
                        "5:7: E-STAGE 'one-of' of base/variant.yaml stands beside the stage of this file; expected one of"
                                + " them: write 'one-of: ~', or the turn as a list");
        assertThat(Loader.of(pack).check("heir", Games.bytes(heir.replace("{move", "{one-of: ~, move"))))
                .isEmpty();
    }

    @Test
    void anInheritedIdIsNotThatOfThePack() {
        MemoryPack pack = Games.pack(
                "base/variant.yaml", Games.KINGS, "mine/variant.yaml", "format: 1\nextends: base\nname: Mine\n");
        assertThat(Loader.of(pack).check("mine"))
                .singleElement()
                .hasToString(
                        "mine/variant.yaml:1:1: E-ID the id 'base' of base/variant.yaml is not the name of its folder;"
                                + " expected 'mine'");
    }

    @Test
    void noOptionChangesTheIdOfADefinitionOfAPack() {
        MemoryPack pack = Games.pack(
                "mine/variant.yaml", Games.KINGS + "options: {o: {default: a, choices: {a: {}, b: {id: other}}}}\n");
        assertThat(Loader.of(pack).check("mine"))
                .singleElement()
                .asString()
                .startsWith("mine/variant.yaml:9:48: E-OPTION an option cannot change 'id'");
    }

    @Test
    void aPackInMemoryCopiesItsFiles() {
        byte[] text = Games.bytes(Games.inFolder("g", Games.named("Abc")));
        MemoryPack pack = MemoryPack.of(Map.of("g/variant.yaml", text));
        text[0] = 'X';
        assertThat(Loader.of(pack).load("g").name()).isEqualTo("Abc");
        pack.file("g/variant.yaml").orElseThrow()[0] = 'X';
        assertThat(pack.file("g/variant.yaml").orElseThrow()[0]).isEqualTo((byte) 'f');
        assertThat(pack.file("g/other.yaml")).isEmpty();
    }
}
