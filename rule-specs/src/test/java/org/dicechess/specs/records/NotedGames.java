package org.dicechess.specs.records;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dicechess.Color;
import org.dicechess.Conclusion;
import org.dicechess.Conclusion.Kind;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Result;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.dicechess.specs.BundledDefinitions;
import org.dicechess.specs.TestShare;

/** Random games of all bundled variants with tags, conclusions and further members. */
final class NotedGames {

    private static final int EVENTS = TestShare.of(40, 12);

    private static final int OPTIONS = TestShare.of(Integer.MAX_VALUE, 1);

    /** One conclusion in so many is tried with each variant. */
    private static final int EACH = TestShare.of(1, 5);

    /** One conclusion of each kind, with and without a side, and with a text. */
    static final List<Conclusion> CONCLUSIONS = List.of(
            Conclusion.resignation(Color.WHITE),
            Conclusion.resignation(Color.BLACK).because("had to catch a train: \"Łódź\" \\ 7 {a}"),
            Conclusion.agreement(),
            Conclusion.timeLoss(Color.WHITE),
            Conclusion.timeDraw(Color.BLACK),
            new Conclusion(Kind.TIME, Optional.empty(), Result.DRAW, "both flags"),
            Conclusion.adjudication(Result.WHITE_WINS),
            Conclusion.adjudication(Result.DRAW),
            new Conclusion(Kind.ADJUDICATION, Optional.of(Color.BLACK), Result.WHITE_WINS, "by black"),
            Conclusion.abandonment(Color.BLACK),
            new Conclusion(Kind.ABANDONMENT, Optional.empty(), Result.DRAW, "x".repeat(200)));

    private NotedGames() {}

    static List<String> ids() {
        return new BundledDefinitions().ids();
    }

    /**
     * Returns the conclusions to try with a variant: all in the long tests, otherwise some, others for each variant.
     */
    static List<Conclusion> conclusions(String id) {
        int first = ids().indexOf(id) % EACH;
        return IntStream.range(0, CONCLUSIONS.size())
                .filter(number -> number % EACH == first)
                .mapToObj(CONCLUSIONS::get)
                .toList();
    }

    static Loader loader() {
        return Loader.create().scripts(GroovyScripts.confined());
    }

    /**
     * Returns the variant with its defaults, and with the last value of each option; of the first option only in the
     * quick tests.
     */
    static Stream<Variant> variants(String id) {
        Variant standard = loader().load(id);
        return Stream.concat(
                Stream.of(standard),
                new TreeMap<>(standard.choices())
                        .entrySet().stream()
                                .limit(OPTIONS)
                                .map(option -> loader().option(
                                                option.getKey(),
                                                option.getValue()
                                                        .get(option.getValue().size() - 1))
                                        .load(id)));
    }

    /** Returns a random game that goes on. */
    static GameRecord open(Variant variant, long seed) {
        return play(variant, seed, EVENTS)
                .tagged("White", "Anna \"the rook\" \\")
                .tagged("Black", "")
                .tagged("Date", "2026.11.??")
                .tagged("start", " [1 3] ")
                .withExtra("{\"x:clock\":[300,5.0,-1E+2],\"\":{\"\\u0000\":null}}");
    }

    /** Returns a random game, with tags, that its rules have ended or that has 600 events. */
    static GameRecord whole(Variant variant, long seed) {
        Random random = new Random(seed);
        GameRecord game = GameRecord.from(variant.start()).tagged("White", "Anna");
        for (int i = 0; i < 600 && !(game.node() instanceof Node.End); i++) {
            game = game.after(any(game.node(), random));
        }
        return game;
    }

    private static GameRecord play(Variant variant, long seed, int events) {
        Random random = new Random(seed);
        GameRecord game = GameRecord.from(variant.start());
        for (int i = 0; i < events; i++) {
            GameRecord next = game.after(any(game.node(), random));
            if (next.node() instanceof Node.End) {
                return game;
            }
            game = next;
        }
        return game;
    }

    static Event any(Node node, Random random) {
        return node instanceof Node.Chance chance
                ? chance.outcomes()
                        .get(random.nextInt(chance.outcomes().size()))
                        .roll()
                : ((Node.Decision) node)
                        .events()
                        .get(random.nextInt(((Node.Decision) node).events().size()));
    }
}
