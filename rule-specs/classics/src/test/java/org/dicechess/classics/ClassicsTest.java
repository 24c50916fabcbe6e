package org.dicechess.classics;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.dicechess.Description;
import org.dicechess.rules.Loader;
import org.dicechess.spi.DefinitionPack;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClassicsTest {

    private static final int MOST_LINES = 40;
    private static final int USUAL_LINES = 25;
    private static final Path MODULE =
            Path.of(System.getProperty("basedir", "")).toAbsolutePath();
    private static final Classics PACK = new Classics();
    private static final List<Description> ALL =
            PACK.ids().stream().map(id -> Loader.create().describe(id)).toList();

    @Test
    void listsEveryFolderThatHoldsAVariant() throws IOException {
        assertThat(PACK.ids())
                .isEqualTo(folders().values().stream()
                        .flatMap(List::stream)
                        .sorted()
                        .toList());
        for (Map.Entry<String, List<String>> folder : folders().entrySet()) {
            for (String id : folder.getValue()) {
                assertThat(text(id))
                        .isEqualTo(Files.readString(
                                MODULE.resolve(folder.getKey()).resolve(id).resolve("variant.yaml")));
            }
        }
    }

    /** Returns the ids of the folders of each group, in alphabetical order. */
    private static Map<String, List<String>> folders() throws IOException {
        Map<String, List<String>> folders = new TreeMap<>();
        try (Stream<Path> files = Files.walk(MODULE, 3)) {
            files.filter(file -> file.endsWith("variant.yaml")).sorted().forEach(file -> {
                Path folder = MODULE.relativize(file).getParent();
                folders.computeIfAbsent(folder.getName(0).toString(), group -> new ArrayList<>())
                        .add(folder.getName(1).toString());
            });
        }
        return folders;
    }

    private static String text(String id) {
        return new String(PACK.file(id + "/variant.yaml").orElseThrow(), StandardCharsets.UTF_8);
    }

    @Test
    void theGamesOfAFolderAreOneGroup() throws IOException {
        Map<String, Set<String>> groups = new TreeMap<>();
        folders()
                .forEach((folder, ids) -> groups.put(
                        folder,
                        ALL.stream()
                                .filter(game -> ids.contains(game.id()))
                                .map(Description::group)
                                .collect(Collectors.toCollection(TreeSet::new))));
        assertThat(groups)
                .isEqualTo(Map.of(
                        "boards", Set.of("Board games"),
                        "chess", Set.of("Chess"),
                        "dice", Set.of("Classics with dice"),
                        "makruk", Set.of("Makruk, shatranj and kin"),
                        "shogi", Set.of("Shogi"),
                        "xiangqi", Set.of("Xiangqi and janggi")));
    }

    /**
     * People who know the name of a game know its id. If servers have a shorter name, the id comes from the full one.
     */
    @Test
    void anIdIsANameInLowerCaseWithHyphens() {
        assertThat(ALL)
                .allSatisfy(game -> assertThat(Stream.concat(Stream.of(game.name()), game.also().stream()))
                        .map(ClassicsTest::hyphened)
                        .contains(game.id()));
        assertThat(ALL)
                .filteredOn(game -> !hyphened(game.name()).equals(game.id()))
                .extracting(Description::name)
                .containsExactly("Three-check");
    }

    private static String hyphened(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "-");
    }

    @Test
    void noTwoGamesHaveANameInCommon() {
        Set<String> names = new HashSet<>();
        for (Description game : ALL) {
            Set<String> own = new HashSet<>(game.also());
            assertThat(own).hasSameSizeAs(game.also()).doesNotContain(game.id(), game.name());
            own.addAll(List.of(game.id(), game.name()));
            assertThat(names).as(game.id()).doesNotContainAnyElementsOf(own);
            names.addAll(own);
        }
    }

    @Test
    void everyGameSaysInOneLineWhatItIs() {
        assertThat(PACK.ids())
                .allSatisfy(id -> assertThat(text(id)).containsPattern("(?m)^about: \"[A-Z0-9][^\"]{10,140}\\.\"$"));
    }

    @Test
    void everyDefinitionFitsOnAScreen() {
        int[] lines = PACK.ids().stream()
                .mapToInt(id -> (int) text(id).lines().count())
                .sorted()
                .toArray();
        assertThat(Arrays.stream(lines).max().orElseThrow()).isLessThanOrEqualTo(MOST_LINES);
        assertThat(lines[lines.length / 2]).isLessThanOrEqualTo(USUAL_LINES);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "no-such/variant.yaml",
                "shogi/shogi/variant.yaml",
                "shogi/../shogi/variant.yaml",
                "shogi/..",
                "shogi/../../pom.xml",
                "/shogi/variant.yaml",
                "shogi\\variant.yaml",
                "shogi/no-such.yaml",
                "shogi/",
                "shogi",
                "/",
                ""
            })
    void hasNoFileOfAnotherPath(String path) {
        assertThat(PACK.file(path)).isEmpty();
    }

    @Test
    void isFoundAsAServiceBesideTheBundledVariants() {
        assertThat(ServiceLoader.load(DefinitionPack.class)).hasAtLeastOneElementOfType(Classics.class);
        assertThat(Loader.create().ids()).contains("chess", "shogi");
        assertThat(Loader.create().hiddenIds()).isEmpty();
    }

    /** Hosts call nothing but what every pack has. */
    @Test
    void thePublicApiIsAPack() {
        assertThat(Classics.class.getDeclaredMethods())
                .filteredOn(method -> Modifier.isPublic(method.getModifiers()))
                .extracting(Method::getName)
                .containsExactlyInAnyOrder("ids", "file");
    }
}
