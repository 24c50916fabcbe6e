package org.dicechess.specs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.dicechess.groovy.GroovyScripts;

/** Prints the playthrough of a variant, in this virtual machine or in one of its own. */
final class PlaythroughPrinter {

    private static final long SEED = 1;
    private static final int MAX_EVENTS = 120;

    private PlaythroughPrinter() {}

    public static void main(String[] args) {
        new PrintStream(System.out, true, StandardCharsets.UTF_8).print(text(args[0]));
    }

    static String text(String id) {
        return Playthrough.text(VariantSpec.variant(id, GroovyScripts.confined()), SEED, MAX_EVENTS);
    }

    static List<String> inFreshVirtualMachine(String id, Optional<String> language)
            throws IOException, InterruptedException, URISyntaxException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
        language.ifPresent(code -> command.add("-Duser.language=" + code));
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
        command.addAll(List.of("-cp", classPath(), PlaythroughPrinter.class.getName(), id));
        Path output = Files.createTempFile("playthrough", ".txt");
        try {
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(output.toFile())
                    .start();
            assertThat(process.waitFor()).as(() -> "exit of " + command).isZero();
            return Files.readAllLines(output);
        } finally {
            Files.delete(output);
        }
    }

    /** Returns all places of classes of this machine, whether it runs on the class path or on the module path. */
    private static String classPath() throws URISyntaxException {
        Path here = Path.of(PlaythroughPrinter.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        Stream<String> paths = Stream.of("jdk.module.path", "java.class.path", "surefire.test.class.path")
                .map(System::getProperty)
                .filter(path -> path != null && !path.isEmpty());
        return Stream.concat(Stream.of(here.toString(), testClasses()), paths)
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** Returns the place of the test classes. They patch the module, so their code source is that of the module. */
    private static String testClasses() {
        return Path.of(System.getProperty("basedir", ""), "target", "test-classes")
                .toAbsolutePath()
                .toString();
    }
}
