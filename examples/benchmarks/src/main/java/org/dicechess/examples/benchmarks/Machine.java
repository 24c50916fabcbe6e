package org.dicechess.examples.benchmarks;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The machine on which the figures were measured. */
final class Machine {

    private Machine() {}

    /** Returns the processor, the number of processors, the operating system and Java. */
    static String text() {
        return "%s, %d processors; %s; %s %s"
                .formatted(
                        value("/proc/cpuinfo", "model name").orElse(System.getProperty("os.arch")),
                        Runtime.getRuntime().availableProcessors(),
                        value("/etc/os-release", "PRETTY_NAME").orElse(System.getProperty("os.name")),
                        System.getProperty("java.vm.name"),
                        System.getProperty("java.runtime.version"));
    }

    /** Returns the average number of processes that ran or waited to run in the last minute, including ours. */
    static String load() {
        return String.format(
                Locale.ROOT,
                "%.2f",
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
    }

    /** Returns the value of the first line that begins with this key. */
    private static Optional<String> value(String file, String key) {
        try (Stream<String> lines = Files.lines(Path.of(file))) {
            return lines.filter(line -> line.startsWith(key))
                    .map(line -> line.split("[:=]", 2)[1].replace("\"", "").strip())
                    .findFirst();
        } catch (IOException elsewhere) {
            return Optional.empty();
        }
    }
}
