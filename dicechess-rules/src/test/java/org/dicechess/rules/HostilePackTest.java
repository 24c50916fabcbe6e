package org.dicechess.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.dicechess.Variant;
import org.dicechess.spi.DefinitionPack;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Packs that break their contract: each gives a clear error, and no other load notices. */
class HostilePackTest {

    private static final MemoryPack GOOD = Games.pack("good/variant.yaml", Games.KINGS);

    private record Given(Supplier<List<String>> given, Function<String, Optional<byte[]>> files)
            implements DefinitionPack {

        @Override
        public List<String> ids() {
            return given.get();
        }

        @Override
        public Optional<byte[]> file(String path) {
            return files.apply(path);
        }
    }

    /** A list that never ends. */
    private static final class Endless extends AbstractList<String> {

        @Override
        public String get(int index) {
            return "a";
        }

        @Override
        public int size() {
            return Integer.MAX_VALUE;
        }
    }

    static Stream<Arguments> badIds() {
        Function<Supplier<List<String>>, DefinitionPack> pack = ids -> new Given(ids, path -> Optional.empty());
        return Stream.of(
                Arguments.of("boom", pack.apply(() -> {
                    throw new IllegalStateException("boom");
                })),
                Arguments.of("NoClassDefFoundError", pack.apply(() -> {
                    throw new NoClassDefFoundError();
                })),
                Arguments.of("StackOverflowError", pack.apply(HostilePackTest::endless)),
                Arguments.of("it answered null; expected a list", pack.apply(() -> null)),
                Arguments.of("it answered the id null", pack.apply(() -> Collections.singletonList(null))),
                Arguments.of("it answered the id '../good'", pack.apply(() -> List.of("../good"))),
                Arguments.of("it answered the id 'Good'", pack.apply(() -> List.of("Good"))),
                Arguments.of("it answered the id 'a\\nb'", pack.apply(() -> List.of("a\nb"))),
                Arguments.of("it answered the id ''", pack.apply(() -> List.of(""))),
                Arguments.of("expected 1 to 40 lower-case letters", pack.apply(() -> List.of("a".repeat(41)))),
                Arguments.of("more than 10000 ids; at most 10000", pack.apply(Endless::new)));
    }

    private static List<String> endless() {
        return new ArrayList<>(endless());
    }

    @ParameterizedTest
    @ValueSource(strings = {"-", "a-", "-a", "a--b", "a_b", "a.b", "a b", "\u00e9"})
    void idsHaveOneGrammar(String id) {
        Loader loader = Loader.of(new Given(() -> List.of(id), path -> Optional.empty()));
        assertThatThrownBy(loader::ids)
                .isInstanceOf(PackException.class)
                .hasMessageEndingWith("it answered the id '" + id
                        + "'; expected 1 to 40 lower-case letters, digits and single hyphens between them");
        assertThat(Games.pack(id + "/variant.yaml", Games.KINGS).ids()).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("badIds")
    void badIdsAreAClearError(String said, DefinitionPack bad) {
        Loader loader = Loader.of(GOOD, bad);
        assertThatThrownBy(loader::ids)
                .isInstanceOf(PackException.class)
                .hasMessageStartingWith(
                        "the definition pack " + Given.class.getName() + " failed when asked for its ids: ")
                .hasMessageContaining(said);
        assertThatThrownBy(() -> loader.load("other")).isInstanceOf(PackException.class);
        assertThat(loader.load("good").name()).as("a load of a pack before it").isEqualTo("Kings");
        assertThat(Loader.of(GOOD).load("good").name()).as("another loader").isEqualTo("Kings");
    }

    @Test
    void tenThousandIdsAreAccepted() {
        List<String> ids = Stream.iterate(10_000, id -> id + 1)
                .limit(10_000)
                .map(String::valueOf)
                .toList();
        assertThat(Loader.of(new Given(() -> ids, path -> Optional.empty())).ids())
                .isEqualTo(ids);
    }

    static Stream<Arguments> badFiles() {
        return Stream.of(
                Arguments.of("boom", (Function<String, Optional<byte[]>>) path -> {
                    throw new IllegalStateException("boom");
                }),
                Arguments.of("AbstractMethodError", (Function<String, Optional<byte[]>>) path -> {
                    throw new AbstractMethodError();
                }),
                Arguments.of(
                        "it answered null; expected an Optional", (Function<String, Optional<byte[]>>) path -> null));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("badFiles")
    void aBadFileIsAClearError(String said, Function<String, Optional<byte[]>> files) {
        Loader loader = Loader.of(GOOD, new Given(() -> List.of("bad"), files));
        String start =
                "the definition pack " + Given.class.getName() + " failed when asked for the file 'bad/variant.yaml': ";
        assertThatThrownBy(() -> loader.load("bad"))
                .isInstanceOf(PackException.class)
                .hasMessageStartingWith(start)
                .hasMessageContaining(said);
        assertThatThrownBy(() -> loader.check("bad")).isInstanceOf(PackException.class);
        assertThatThrownBy(() -> loader.describe("bad")).isInstanceOf(PackException.class);
        assertThatThrownBy(() -> loader.check("upload", Games.bytes("format: 1\nextends: bad\n")))
                .isInstanceOf(PackException.class)
                .hasMessageStartingWith(start);
        assertThat(loader.load("good").name()).isEqualTo("Kings");
    }

    @Test
    void anIdWithoutAFileIsAClearError() {
        Loader loader = Loader.of(new Given(() -> List.of("bad"), path -> Optional.empty()), GOOD);
        assertThatThrownBy(() -> loader.load("bad"))
                .isInstanceOf(PackException.class)
                .hasMessageContaining("lists the id 'bad', but has no file 'bad/variant.yaml'");
        assertThat(loader.load("good").name()).isEqualTo("Kings");
    }

    @Test
    void aFailureIsTheCause() {
        IllegalStateException boom = new IllegalStateException("line\nline".repeat(1000));
        Loader loader = Loader.of(new Given(
                () -> {
                    throw boom;
                },
                path -> Optional.empty()));
        assertThatThrownBy(loader::ids)
                .hasCause(boom)
                .satisfies(thrown ->
                        assertThat(thrown.getMessage()).hasSizeLessThan(1000).doesNotContain("\n"));
    }

    @Test
    void aHugeFileIsAProblem() {
        byte[] huge = new byte[64 * 1024 * 1024];
        assertThat(Games.codes(Loader.of(new Given(() -> List.of("bad"), path -> Optional.of(huge)))
                        .check("bad")))
                .containsExactly("E-SIZE");
    }

    /** The pack hands out one array and changes it afterwards. */
    @Test
    void anArrayThatThePackChangesChangesNoVariant() {
        byte[] shared = Games.bytes(Games.inFolder("g", Games.named("Abc")));
        Loader loader = Loader.of(new Given(() -> List.of("g"), path -> Optional.of(shared)));
        Variant first = loader.load("g");
        shared[Games.inFolder("g", Games.named("Abc")).indexOf("Abc")] = 'X';
        assertThat(loader.load("g").name()).isEqualTo("Xbc");
        MemoryPack unchanged = Games.pack("g/variant.yaml", Games.named("Abc"));
        assertThat(Loader.of(unchanged).load("g")).isSameAs(first);
    }

    /** Each answer names the game anew; a load sees one answer only, also where all choices of an option are read. */
    @Test
    void aFileIsAskedForOnceALoad() {
        AtomicInteger asked = new AtomicInteger();
        String game = Games.inFolder("g", Games.KINGS)
                + "options: {o: {default: a, choices: {a: {}, b: {}, c: {}}}}\nimport: pieces/p\n";
        Loader loader = Loader.of(new Given(() -> List.of("g"), path -> {
            boolean first = path.equals("g/variant.yaml") || asked.incrementAndGet() == 1;
            return Optional.of(
                    Games.bytes(path.startsWith("pieces") ? (first ? "format: 1\npieces: {}\n" : "not a map") : game));
        }));
        assertThat(loader.check("g")).isEmpty();
        assertThat(asked).hasValue(1);
    }

    /** Ids come and go: a load asks again. */
    @Test
    void aPackMayGainAndLoseVariants() {
        List<String> ids = new ArrayList<>(List.of("a"));
        Loader loader =
                Loader.of(new Given(() -> ids, path -> Optional.of(Games.bytes(Games.inFolder(path, Games.KINGS)))));
        assertThat(loader.load("a").name()).isEqualTo("Kings");
        ids.set(0, "b");
        assertThat(loader.ids()).containsExactly("b");
        assertThat(loader.load("b").name()).isEqualTo("Kings");
        assertThatThrownBy(() -> loader.load("a")).isInstanceOf(IllegalArgumentException.class);
    }

    /** A pack is asked only for paths in its folders, whatever a definition names. */
    @Test
    void aPackIsAskedForNoOtherPath() {
        Games.Asked pack = new Games.Asked("g");
        Loader loader = Loader.of(pack);
        for (String reference : List.of("../x", "/x", "a/../x", "./../x.yaml", "a//x", "A", "a\\x", "http://x")) {
            loader.check("upload", Games.bytes("format: 1\nimport: '" + reference + "'\n"));
            loader.check("upload", Games.bytes("format: 1\nextends: '" + reference + "'\n"));
        }
        loader.scripts(new Games.Says())
                .check(
                        "upload",
                        Games.bytes(
                                "format: 1\nextends: g\nendings: {o: {when: hook, hook: ../o.say, result: draws}}\n"));
        assertThat(pack.files).containsOnly("g/variant.yaml");
    }

    /** Eight threads load by the same packs, one of which fails in every second answer. */
    @Test
    void failuresOfAPackDisturbNoOtherThread() throws Exception {
        AtomicInteger asked = new AtomicInteger();
        DefinitionPack moody = new Given(() -> List.of("moody"), path -> {
            if (asked.incrementAndGet() % 2 == 0) {
                throw new IllegalStateException("moody");
            }
            return Optional.of(Games.bytes(Games.inFolder(path, Games.named("Moody"))));
        });
        List<Callable<String>> loads = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            String id = i % 2 == 0 ? "good" : "moody";
            loads.add(() -> {
                try {
                    return Loader.of(GOOD, moody).load(id).name();
                } catch (PackException failed) {
                    return "failed";
                }
            });
        }
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            List<String> names = new ArrayList<>();
            for (Future<String> load : threads.invokeAll(loads)) {
                names.add(load.get());
            }
            for (int i = 0; i < names.size(); i++) {
                assertThat(names.get(i)).isIn(i % 2 == 0 ? List.of("Kings") : List.of("Moody", "failed"));
            }
            assertThat(names).contains("Moody", "failed");
        } finally {
            threads.shutdown();
        }
    }
}
