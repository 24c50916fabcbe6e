package org.dicechess.examples.endgames;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.dicechess.Variant;

/** The default places of table files. */
final class Tables {

    private Tables() {}

    /** Returns the file of all pairings of a variant. */
    static Path all(Variant variant) {
        return Path.of(variant.id() + ".endings");
    }

    /** Returns the file of one pairing. */
    static Path one(Variant variant, Pairing pairing) {
        return Path.of((variant.id() + "-" + Pairing.names(pairing.white()) + "-" + Pairing.names(pairing.black())
                        + ".endings")
                .toLowerCase(Locale.ROOT));
    }

    /** Returns an ending from this file, or from a file at a default place; empty if there is none. */
    static Optional<Ending> find(Variant variant, Pairing pairing, Optional<Path> file) {
        List<Path> files = file.map(List::of)
                .orElseGet(() -> Stream.of(one(variant, pairing), all(variant))
                        .filter(Files::exists)
                        .toList());
        Optional<Ending> found = files.stream()
                .flatMap(each -> TableFile.read(each, variant).stream())
                .filter(ending -> ending.pairing().equals(pairing))
                .findFirst();
        if (file.isPresent() && found.isEmpty()) {
            throw new BadInputException(file.get() + " does not hold " + pairing.text());
        }
        return found;
    }
}
