package org.dicechess.examples.console;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.dicechess.Variant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Lists the bundled variants. */
@Command(
        name = "list",
        description =
                "Lists the bundled variants: id, name, rules hash, options with their choices, the one in force first.")
final class ListCommand implements Runnable {

    private static final int HASH_DIGITS = 12;

    @Mixin
    private RuleOptions rules;

    private final Streams streams;

    ListCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        Variants variants = rules.variants();
        List<Variant> all = variants.ids().stream().map(variants::find).toList();
        int ids = all.stream().mapToInt(variant -> variant.id().length()).max().orElse(0);
        int names =
                all.stream().mapToInt(variant -> variant.name().length()).max().orElse(0);
        for (Variant variant : all) {
            streams.out().println(row(variant, ids, names));
        }
    }

    private static String row(Variant variant, int ids, int names) {
        String hash = variant.rulesHash()
                .substring(0, Math.min(HASH_DIGITS, variant.rulesHash().length()));
        return (padded(variant.id(), ids)
                        + padded(variant.name(), names)
                        + padded(hash, HASH_DIGITS)
                        + options(variant))
                .stripTrailing();
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(width - text.length() + 2);
    }

    private static String options(Variant variant) {
        return variant.options().keySet().stream()
                .map(option -> option + "=" + choices(variant, option))
                .collect(Collectors.joining(" "));
    }

    /** Returns the choice in force, then the others: {@code early|late}. */
    private static String choices(Variant variant, String option) {
        String inForce = variant.options().get(option);
        return Stream.concat(
                        Stream.of(inForce),
                        variant.choices().get(option).stream().filter(choice -> !choice.equals(inForce)))
                .collect(Collectors.joining("|"));
    }
}
