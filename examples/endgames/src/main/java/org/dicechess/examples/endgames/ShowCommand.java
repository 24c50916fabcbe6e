package org.dicechess.examples.endgames;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.dicechess.Color;
import org.dicechess.Variant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Looks up one placement. */
@Command(
        name = "show",
        description = "Tells what a placement is worth: from a table file, or solved on the spot if there is none.")
final class ShowCommand implements Runnable {

    /** The side to move. */
    enum Turn {
        /** White. */
        W,
        /** Black. */
        B
    }

    @Mixin
    private Variants variants;

    @Parameters(index = "0", paramLabel = "VARIANT", description = Variants.WHAT)
    private String variant;

    @Parameters(index = "1", paramLabel = "WHITE", description = "kind of White's piece; several: gata+rato")
    private String white;

    @Parameters(index = "2", paramLabel = "BLACK", description = "kind of Black's piece")
    private String black;

    @Parameters(
            index = "3..*",
            arity = "2..*",
            paramLabel = "SQUARE",
            description = "of each piece, White's first; with a facing: d7^s")
    private List<String> squares;

    @Option(names = "--turn", paramLabel = "w|b", description = "the side to move; both if not given")
    private Optional<Turn> turn;

    @Option(
            names = "--facing",
            split = ",",
            paramLabel = "DIRECTION",
            description = "of the pieces that can face, in their order: n, e, s ...")
    private List<String> facings = List.of();

    @Option(names = "--table", paramLabel = "FILE", description = "the table file")
    private Optional<Path> table;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "prints this help")
    private boolean help;

    private final Console console;

    ShowCommand(Console console) {
        this.console = console;
    }

    @Override
    public void run() {
        Variant rules = variants.find(variant);
        Pairing pairing = Pairing.of(rules, white, black);
        PlacedPieces pieces = new PlacedPieces(rules);
        Ending ending = Tables.find(rules, pairing, table).orElseGet(() -> solved(rules, pairing));
        int[] placed = new Squares(pieces, ending).read(faced(pairing));
        for (Color side : Color.values()) {
            if (turn.isEmpty() || turn.get().ordinal() == side.ordinal()) {
                tell(side, ending.value(side, placed));
            }
        }
    }

    private Ending solved(Variant rules, Pairing pairing) {
        return console.watching(progress -> new Solver(rules).solve(List.of(pairing), progress))
                .get(0);
    }

    /** Returns the squares, each facing added to the first piece that can face and has no facing yet. */
    private List<String> faced(Pairing pairing) {
        Deque<String> left = new ArrayDeque<>(facings);
        List<Boolean> canFace = Stream.concat(pairing.white().stream(), pairing.black().stream())
                .map(kind -> !kind.facings().isEmpty())
                .toList();
        String[] texts = squares.toArray(String[]::new);
        for (int i = 0; i < Math.min(texts.length, canFace.size()) && !left.isEmpty(); i++) {
            texts[i] = canFace.get(i) && !texts[i].contains("^") ? texts[i] + "^" + left.remove() : texts[i];
        }
        if (!left.isEmpty()) {
            throw new BadInputException("no piece is left to face " + left.peek());
        }
        return List.of(texts);
    }

    private void tell(Color side, OptionalDouble value) {
        String name = side.name().charAt(0) + side.name().substring(1).toLowerCase(Locale.ROOT);
        console.out()
                .println(name + " to move: "
                        + (value.isPresent() ? Report.number(value.getAsDouble()) : "no such position"));
    }
}
