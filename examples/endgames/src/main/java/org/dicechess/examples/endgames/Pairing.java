package org.dicechess.examples.endgames;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.dicechess.PieceType;
import org.dicechess.Variant;

/**
 * The kinds that are left on each side.
 *
 * @param white the kinds of White's pieces
 * @param black the kinds of Black's pieces
 */
record Pairing(List<PieceType> white, List<PieceType> black) {

    Pairing {
        white = List.copyOf(white);
        black = List.copyOf(black);
    }

    /**
     * Returns the pairing of these names, in upper or lower case, several joined by a plus sign.
     *
     * @throws BadInputException if the variant has no such kind
     */
    static Pairing of(Variant variant, String white, String black) {
        return new Pairing(kinds(variant, white), kinds(variant, black));
    }

    /** Returns the names, as {@code gata} or {@code gata+rato}. */
    static String names(List<PieceType> kinds) {
        return kinds.stream().map(PieceType::name).collect(Collectors.joining("+"));
    }

    /** Returns the text {@code gata v gato}. */
    String text() {
        return names(white) + " v " + names(black);
    }

    private static List<PieceType> kinds(Variant variant, String names) {
        return Arrays.stream(names.split("\\+", -1))
                .map(name -> kind(variant, name))
                .toList();
    }

    private static PieceType kind(Variant variant, String name) {
        return variant.pieceTypes().stream()
                .filter(kind -> kind.name().equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> new BadInputException("no kind '" + name + "' in " + variant.id() + "; there are "
                        + Pairing.names(variant.pieceTypes()).replace("+", ", ")));
    }
}
