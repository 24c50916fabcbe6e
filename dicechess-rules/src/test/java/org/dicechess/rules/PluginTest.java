package org.dicechess.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.ref.WeakReference;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.dicechess.Variant;
import org.dicechess.spi.DefinitionPack;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Packs of class loaders that the host hands over, as for plugins: real jars with a service. */
class PluginTest {

    private static final String SERVICE = "META-INF/services/" + DefinitionPack.class.getName();
    private static final String HOOKED =
            Games.KINGS.replace("endings: {}", "endings: {odd: {when: hook, hook: odd, result: draws}}");

    @TempDir
    private Path folder;

    /** A class loader that has a class {@link PluginPack} of its own. */
    private static final class Plugin extends URLClassLoader {

        Plugin(ClassLoader parent, Path jar) throws IOException {
            super(new URL[] {jar.toUri().toURL()}, parent);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                Class<?> known = findLoadedClass(name);
                return known == null && name.equals(PluginPack.class.getName()) && findResource(path(name)) != null
                        ? findClass(name)
                        : super.loadClass(name, resolve);
            }
        }
    }

    private static String path(String className) {
        return className.replace('.', '/') + ".class";
    }

    /** Writes a jar with a pack of these files: path, text, path, text ... */
    private Path jar(String name, String... files) throws IOException {
        Path jar = folder.resolve(name);
        String pack = path(PluginPack.class.getName());
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream entries = new JarOutputStream(out);
                InputStream code = PluginTest.class.getResourceAsStream("/" + pack)) {
            entries.putNextEntry(new JarEntry(pack));
            code.transferTo(entries);
            for (int i = 0; i < files.length; i += 2) {
                entries.putNextEntry(new JarEntry(files[i]));
                entries.write(Games.bytes(Games.inFolder(files[i], files[i + 1])));
            }
        }
        return jar;
    }

    private Path plugin(String jar, String game) throws IOException {
        return jar(jar, SERVICE, PluginPack.class.getName(), "ids.txt", "plug\n", "plug/variant.yaml", game);
    }

    private static ClassLoader parent() {
        return Loader.class.getClassLoader();
    }

    @Test
    void aLoaderKnowsThePacksOfItsClassLoaderOnly() throws IOException {
        try (Plugin plugin = new Plugin(parent(), plugin("a.jar", Games.named("Plugged")))) {
            assertThat(Loader.create(plugin).ids())
                    .contains("plug")
                    .containsAll(Loader.create().ids());
            assertThat(Loader.create(plugin).load("plug").name()).isEqualTo("Plugged");
            assertThat(Loader.create(plugin).describe("plug").name()).isEqualTo("Plugged");
            assertThat(Loader.create().ids()).doesNotContain("plug");
        }
    }

    @Test
    void equalIdsOfTwoClassLoadersAreTwoGames() throws IOException {
        try (Plugin one = new Plugin(parent(), plugin("a.jar", Games.named("One")));
                Plugin two = new Plugin(parent(), plugin("b.jar", Games.named("Two")));
                Plugin same = new Plugin(parent(), plugin("c.jar", Games.named("One")))) {
            Variant first = Loader.create(one).load("plug");
            assertThat(first.name()).isEqualTo("One");
            assertThat(Loader.create(two).load("plug").name()).isEqualTo("Two");
            assertThat(Loader.create(one).load("plug")).isSameAs(first);
            assertThat(Loader.create(same).load("plug"))
                    .as("equal text, another class loader")
                    .isSameAs(first);
        }
    }

    @Test
    void thePacksOfAParentComeFirst() throws IOException {
        try (Plugin outer = new Plugin(parent(), plugin("a.jar", Games.named("Parent's")));
                Plugin inner = new Plugin(outer, plugin("b.jar", Games.named("Child's")))) {
            assertThat(Loader.create(inner).load("plug").name()).isEqualTo("Parent's");
        }
    }

    @Test
    void aHandedPackComesAfterThoseOfTheClassLoader() throws IOException {
        MemoryPack handed = Games.pack("plug/variant.yaml", Games.named("Handed"), "more/variant.yaml", Games.KINGS);
        try (Plugin plugin = new Plugin(parent(), plugin("a.jar", Games.named("Plugged")))) {
            Loader loader = Loader.create(plugin).pack(handed);
            assertThat(loader.load("plug").name()).isEqualTo("Plugged");
            assertThat(loader.ids()).contains("plug", "more");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"no.such.Pack", "not a class name"})
    void aPluginWhosePackCannotBeMadeIsAClearError(String service) throws IOException {
        try (Plugin plugin = new Plugin(parent(), jar("a.jar", SERVICE, service))) {
            assertThatThrownBy(() -> Loader.create(plugin))
                    .isInstanceOf(PackException.class)
                    .hasMessageStartingWith("a definition pack cannot be made: ")
                    .hasMessageContaining(service.contains(" ") ? "a.jar" : service);
            assertThat(Loader.of().load("kings", Games.bytes(Games.KINGS)).name())
                    .isEqualTo("Kings");
        }
    }

    @Test
    void aClassLoaderWithoutPacksIsNoMistake() throws IOException {
        try (URLClassLoader empty = new URLClassLoader(new URL[0], ClassLoader.getPlatformClassLoader())) {
            assertThat(Loader.create(empty).ids()).isEmpty();
        }
    }

    /** The cache keeps the variant, and must not keep the class loader. */
    @Test
    void aVariantDoesNotKeepTheClassLoaderOfItsPack() throws Exception {
        Path jar = plugin("a.jar", Games.named("Kept"));
        Variant[] variant = new Variant[1];
        assertThat(isFreed(
                        used(jar, plugin -> variant[0] = Loader.create(plugin).load("plug"))))
                .isTrue();
        assertThat(variant[0].name()).isEqualTo("Kept");
    }

    /** A hook is an object of the plugin. The variant keeps it, and the cache must not keep the variant. */
    @Test
    void theCacheDoesNotKeepTheClassLoaderOfAHook() throws Exception {
        Path jar = plugin("a.jar", HOOKED);
        assertThat(isFreed(used(jar, plugin -> {
                    Object hook = plugin.loadClass(PluginPack.class.getName())
                            .getConstructor()
                            .newInstance();
                    assertThat(hook).isNotInstanceOf(PluginPack.class);
                    Loader loader = Loader.create(plugin).hook("odd", "1", hook);
                    Variant first = loader.load("plug");
                    assertThat(loader.load("plug")).as("while it is used").isSameAs(first);
                    assertThat(first.start().turns().sequences()).isPositive();
                })))
                .isTrue();
    }

    private interface Use {
        void of(Plugin plugin) throws Exception;
    }

    /** Opens a plugin, uses it, closes it, and forgets it. */
    private static WeakReference<Plugin> used(Path jar, Use use) throws Exception {
        try (Plugin plugin = new Plugin(parent(), jar)) {
            use.of(plugin);
            return new WeakReference<>(plugin);
        }
    }

    private static boolean isFreed(WeakReference<?> reference) throws InterruptedException {
        for (int attempt = 0; attempt < 50 && reference.get() != null; attempt++) {
            System.gc();
            Thread.sleep(20);
        }
        return reference.get() == null;
    }
}
