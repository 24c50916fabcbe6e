package org.dicechess.groovy;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.dicechess.Square;

/** Where the classes stand that scripts need. */
final class Places {

    private Places() {}

    /** Returns the jars and folders of this module, its tests, the API, and further types. */
    static List<String> of(Class<?>... further) {
        Set<String> places = new LinkedHashSet<>();
        Stream.concat(Stream.of(Places.class, GroovyScripts.class, Square.class), Stream.of(further))
                .map(Places::place)
                .forEach(places::add);
        // On the module path the tests are a part of the module.
        places.add(Path.of("target", "test-classes").toAbsolutePath().toString());
        return List.copyOf(places);
    }

    private static String place(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new AssertionError("the place of a class", e);
        }
    }
}
