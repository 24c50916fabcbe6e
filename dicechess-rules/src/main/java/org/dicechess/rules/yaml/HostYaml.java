package org.dicechess.rules.yaml;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.Properties;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.parser.Parser;
import org.yaml.snakeyaml.parser.ParserImpl;
import org.yaml.snakeyaml.reader.StreamReader;

/** Makes parsers, with the SnakeYAML that the host has. */
final class HostYaml {

    private static final String VERSION = "/META-INF/maven/org.yaml/snakeyaml/pom.properties";

    private HostYaml() {}

    /** Found once, by the first file. */
    private static final class Found {

        static final Optional<LinkageError> FAILURE = trial();

        private static Optional<LinkageError> trial() {
            try {
                parser("").peekEvent();
                return Optional.empty();
            } catch (LinkageError e) {
                return Optional.of(e);
            }
        }
    }

    /**
     * Checks the version of SnakeYAML by what this library calls, since a host that merges jars loses the number.
     *
     * @throws UnsupportedOperationException if it is too old; the message names the version found and those that work
     */
    static void require() {
        if (Found.FAILURE.isPresent()) {
            throw new UnsupportedOperationException(
                    "the host has SnakeYAML " + version() + "; definitions need org.yaml:snakeyaml 1.32 or newer",
                    Found.FAILURE.get());
        }
    }

    /** Returns a parser that refuses what definitions never have; {@link EventGate} checks the rest. */
    static Parser parser(String text) {
        LoaderOptions options = new LoaderOptions();
        options.setAllowDuplicateKeys(false);
        options.setAllowRecursiveKeys(false);
        options.setMaxAliasesForCollections(0);
        options.setNestingDepthLimit(14);
        options.setCodePointLimit(SourceText.MOST_BYTES);
        options.setProcessComments(false);
        return new ParserImpl(new StreamReader(text), options);
    }

    private static String version() {
        try (InputStream file = LoaderOptions.class.getResourceAsStream(VERSION)) {
            Properties properties = new Properties();
            if (file != null) {
                properties.load(file);
            }
            return properties.getProperty("version", "of an older version");
        } catch (IOException e) {
            return "of an older version";
        }
    }
}
