package org.dicechess.examples.console;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.dicechess.Description;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists the bundled variants by group, from their descriptions; only hashes need them loaded. */
@Command(
        name = "list",
        description =
                "Lists the bundled variants by group: id, name, options with their choices, the one in force first.")
final class ListCommand implements Runnable {

    private static final int HASH_DIGITS = 12;
    private static final String WITHOUT_GROUP = "Other games";

    @Mixin
    private RuleOptions rules;

    @Parameters(
            paramLabel = "WORD",
            arity = "0..*",
            description = "lists the variants with all these words in id, name, other names or group")
    private List<String> words = List.of();

    @Option(
            names = "--hashes",
            description = "adds the start of each rules hash; takes longer, as it loads the variants")
    private boolean hashes;

    private final Streams streams;

    ListCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        Variants variants = rules.variants();
        List<Description> found = variants.ids().stream()
                .map(variants::describe)
                .filter(this::hasWords)
                .toList();
        if (found.isEmpty()) {
            throw new BadInputException("no variant has these words: " + String.join(" ", words));
        }
        Table table = new Table(
                longest(found.stream().map(Description::id)),
                longest(found.stream().map(Description::name)));
        Map<String, List<Description>> groups =
                found.stream().collect(Collectors.groupingBy(ListCommand::group, TreeMap::new, Collectors.toList()));
        groups.forEach((group, games) -> {
            streams.out().println(Texts.printable(group));
            games.forEach(game -> streams.out().println(Texts.printable(row(table, game, variants))));
        });
    }

    private boolean hasWords(Description game) {
        String text = String.join("\n", game.id(), game.name(), game.group(), String.join("\n", game.also()));
        return words.stream().allMatch(word -> lower(text).contains(lower(word)));
    }

    private static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }

    private static String group(Description game) {
        return game.group().isEmpty() ? WITHOUT_GROUP : game.group();
    }

    /** The widths of columns. */
    private record Table(int ids, int names) {}

    private static int longest(Stream<String> texts) {
        return texts.mapToInt(String::length).max().orElse(0);
    }

    private String row(Table table, Description game, Variants variants) {
        return ("  " + padded(game.id(), table.ids()) + padded(game.name(), table.names()) + hash(game, variants)
                        + options(game))
                .stripTrailing();
    }

    private String hash(Description game, Variants variants) {
        return hashes ? variants.find(game.id()).rulesHash().substring(0, HASH_DIGITS) + "  " : "";
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(width - text.length() + 2);
    }

    private static String options(Description game) {
        return game.options().stream()
                .map(option -> option.name() + "=" + choices(option))
                .collect(Collectors.joining(" "));
    }

    /** Returns the choice in force, then the others: {@code early|late}. */
    private static String choices(Description.Option option) {
        return Stream.concat(
                        Stream.of(option.value()),
                        option.choices().stream().filter(choice -> !choice.equals(option.value())))
                .collect(Collectors.joining("|"));
    }
}
