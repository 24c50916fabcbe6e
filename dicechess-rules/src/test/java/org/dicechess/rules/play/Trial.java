package org.dicechess.rules.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;

/** Small games that a test writes down where it needs them. */
final class Trial {

    private Trial() {}

    static Variant load(Path folder, String definition) {
        try {
            return Loader.create().load(Files.writeString(folder.resolve("trial.yaml"), definition));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The texts of the events, as listed. */
    static List<String> events(Position position) {
        return ((Node.Decision) position.node()).events().stream().map(Event::text).toList();
    }
}
