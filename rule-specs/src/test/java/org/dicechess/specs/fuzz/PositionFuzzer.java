package org.dicechess.specs.fuzz;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.dicechess.NotationException;
import org.dicechess.PastedPosition;
import org.dicechess.Position;
import org.dicechess.Variant;

/** Position texts. An input is the id of a variant, a line feed and the text. */
final class PositionFuzzer implements Fuzzer {

    private static final int PLIES = 6;

    private final Games games;

    PositionFuzzer(Games games) {
        this.games = games;
    }

    @Override
    public String kind() {
        return "position";
    }

    @Override
    public String input(Random random) {
        Mutator mutator = new Mutator(random);
        String id = mutator.one(games.ids());
        String other = random.nextInt(8) == 0 ? mutator.one(games.ids()) : id;
        String text = position(id, mutator, random);
        return id + "\n"
                + (random.nextInt(3) == 0
                        ? new Loose(mutator, random).position(text)
                        : mutator.mostly(text, games.positions(other)));
    }

    /** Returns a position, often the start, which is before the deal where the array is dealt. */
    private String position(String id, Mutator mutator, Random random) {
        return random.nextInt(4) == 0 ? games.positions(id).get(0) : mutator.one(games.positions(id));
    }

    @Override
    public boolean feed(String input, Random random, Stopwatch watch) {
        int end = input.indexOf('\n');
        Variant variant = games.variant(input.substring(0, end));
        String text = input.substring(end + 1);
        Position position;
        try {
            position = watch.time("position", () -> variant.position(text));
        } catch (NotationException refused) {
            checkPlace(refused, text);
            pasted(variant, text, watch)
                    .ifPresent(read -> Play.require(!read.leftOut().isEmpty(), "what is refused is left out"));
            return false;
        }
        Play.require(
                pasted(variant, text, watch).equals(Optional.of(new PastedPosition(position, List.of()))),
                "of what is read nothing is left out");
        Play.on(position, PLIES, random, watch);
        return true;
    }

    /** Returns what is read as a pasted text, which reads back equal; empty if it is refused. */
    private static Optional<PastedPosition> pasted(Variant variant, String text, Stopwatch watch) {
        PastedPosition read;
        try {
            read = watch.time("pasted", () -> variant.notation().pasted(text));
        } catch (NotationException refused) {
            checkPlace(refused, text);
            return Optional.empty();
        }
        Play.require(
                variant.position(read.position().text()).equals(read.position()), "a pasted position reads back equal");
        return Optional.of(read);
    }

    /** A refusal names a column of the text, or the one behind it. */
    static void checkPlace(NotationException refused, String text) {
        Play.require(
                refused.column() >= 1 && refused.column() <= text.length() + 1,
                "a column of the text, not " + refused.column());
        Play.require(!refused.getMessage().isBlank(), "a message");
    }
}
