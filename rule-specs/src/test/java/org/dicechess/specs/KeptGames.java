package org.dicechess.specs;

import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;

/** What is kept for ever of each bundled variant: its hashes, and one whole game. */
final class KeptGames {

    /** Most random games are shorter. The others are cut where they are still short enough to read. */
    private static final int LONGEST = 1500;

    private static final int CUT = 300;
    private static final long SEEDS = 9;

    private KeptGames() {}

    /** Returns the variant with its default options, or with one other choice, as {@code draws=late}. */
    static Variant load(String id, String choice) {
        Loader loader = Loader.create().scripts(GroovyScripts.confined());
        int equals = choice.indexOf('=');
        return (equals < 0 ? loader : loader.option(choice.substring(0, equals), choice.substring(equals + 1)))
                .load(id);
    }

    /** Returns {@code -} for the defaults, then every choice of every option that is not the default. */
    static List<String> choices(String id) {
        Map<String, List<String>> choices = load(id, "-").choices();
        Stream<String> others = choices.entrySet().stream()
                .flatMap(option -> option.getValue().stream().skip(1).map(value -> option.getKey() + "=" + value));
        return Stream.concat(Stream.of("-"), others).toList();
    }

    /** Returns the first random game that ends; the beginning of one if none ends. */
    static GameRecord play(String id) {
        Variant variant = load(id, "-");
        return LongStream.rangeClosed(1, SEEDS)
                .mapToObj(seed -> new RandomGame(variant.start(), seed, LONGEST).game())
                .filter(game -> game.node() instanceof Node.End)
                .findFirst()
                .orElseGet(() -> new RandomGame(variant.start(), 1, CUT).game());
    }

    /** Returns the text of {@code kept.txt}. */
    static String text(String id, GameRecord game) {
        StringBuilder text = new StringBuilder("""
                # What is kept for ever: the rules hash by options, - for the defaults, and the position in which record.txt and record.json end.
                # Another hash means that saved games are refused.
                """);
        choices(id)
                .forEach(choice ->
                        text.append(row("hash", choice, load(id, choice).rulesHash())));
        return text.append(row("position", "end", game.position().text())).toString();
    }

    private static String row(String what, String which, String value) {
        return what + " | " + which + " | " + value + "\n";
    }
}
