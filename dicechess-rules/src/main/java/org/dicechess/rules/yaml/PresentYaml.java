package org.dicechess.rules.yaml;

/**
 * Says that the host has no SnakeYAML. It is asked before any class that names SnakeYAML in its code, since such a
 * class cannot even be linked without it.
 */
public final class PresentYaml {

    private static final String PARSER = "org.yaml.snakeyaml.parser.ParserImpl";

    private PresentYaml() {}

    /**
     * Checks that SnakeYAML is there.
     *
     * @throws UnsupportedOperationException if it is not
     */
    public static void require() {
        require(PresentYaml.class.getClassLoader());
    }

    static void require(ClassLoader classes) {
        try {
            Class.forName(PARSER, false, classes);
        } catch (ClassNotFoundException missing) {
            throw new UnsupportedOperationException(
                    "the host has no SnakeYAML; definitions need org.yaml:snakeyaml 1.32 or newer", missing);
        }
    }
}
