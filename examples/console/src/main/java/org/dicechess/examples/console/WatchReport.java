package org.dicechess.examples.console;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Outcome;
import org.dicechess.PlayException;
import org.dicechess.Position;
import org.dicechess.RuleChapter;
import org.dicechess.Variant;
import org.dicechess.picture.Picture;
import org.dicechess.picture.TextStyle;
import org.dicechess.rules.InvalidDefinitionException;
import org.dicechess.rules.PackException;
import org.dicechess.rules.Problem;

/** Tells what has become of a definition since it loaded last. Nothing is told twice in a row. */
final class WatchReport {

    private static final int MOST_LINES = 20;
    private static final int MOST_OUTCOMES = 1_000;

    private final Streams streams;
    private final Supplier<Variants> variants;
    private final Path file;
    private final String name;
    private Optional<Variant> good = Optional.empty();
    private List<String> told = List.of();

    /**
     * Creates a report that has told nothing.
     *
     * @param variants variants that have not been loaded yet, for each look
     */
    WatchReport(Streams streams, Supplier<Variants> variants, Path file) {
        this.streams = streams;
        this.variants = variants;
        this.file = file;
        this.name = Texts.printable(file.toString());
    }

    /** Loads the definition, and prints the problems or what has changed for a player. */
    void tell() {
        List<String> lines = lines();
        if (!lines.equals(told)) {
            told = lines;
            lines.forEach(streams.out()::println);
            streams.out().flush();
        }
    }

    private List<String> lines() {
        if (!Files.isRegularFile(file)) {
            return List.of(name + ": no such file; waiting for it");
        }
        try {
            Variants now = variants.get();
            List<Problem> problems = now.check(file.toString());
            List<String> lines = new ArrayList<>(problems.stream()
                    .map(problem -> Texts.printable(problem.toString()))
                    .toList());
            if (problems.stream().noneMatch(problem -> problem.severity() == Problem.Severity.ERROR)) {
                lines.addAll(success(now.find(file.toString())));
            }
            return lines;
        } catch (InvalidDefinitionException
                | PlayException
                | PackException
                | UncheckedIOException
                | IllegalStateException
                | BadInputException failed) {
            return Complaint.lines(failed).stream()
                    .map(line -> name + ": " + line)
                    .toList();
        }
    }

    private List<String> success(Variant variant) {
        List<String> lines = new ArrayList<>();
        lines.add(name + ": ok: " + beginning(variant.start()));
        if (good.isEmpty()) {
            lines.addAll(board(variant));
        } else {
            lines.addAll(changes(good.get(), variant));
        }
        good = Optional.of(variant);
        return lines;
    }

    /** Returns what comes first, and how many moves there are after all rolls together. */
    private static String beginning(Position start) {
        Node node = start.node();
        if (!(node instanceof Node.Chance chance) || chance.outcomes().size() > MOST_OUTCOMES) {
            return Texts.summary(node);
        }
        Set<String> moves = new HashSet<>();
        for (Outcome outcome : chance.outcomes()) {
            if (start.after(outcome.event()).node() instanceof Node.Decision decision) {
                decision.events().stream().map(Event::text).forEach(moves::add);
            }
        }
        return Texts.summary(node) + ", then " + Texts.counted(moves.size(), "different event") + " over all rolls";
    }

    private static List<String> board(Variant variant) {
        return Picture.of(variant.start())
                .boardText(TextStyle.ASCII)
                .lines()
                .map(Texts::printable)
                .toList();
    }

    /** Returns the board if it has changed, and the sentences of the rules that have gone and come. */
    private static List<String> changes(Variant before, Variant now) {
        List<String> lines = new ArrayList<>();
        if (!board(before).equals(board(now))) {
            lines.addAll(board(now));
        }
        List<String> old = sentences(before);
        List<String> fresh = sentences(now);
        List<String> rules = new ArrayList<>();
        old.stream().filter(sentence -> !fresh.contains(sentence)).forEach(gone -> rules.add("- " + gone));
        fresh.stream().filter(sentence -> !old.contains(sentence)).forEach(come -> rules.add("+ " + come));
        lines.addAll(rules.subList(0, Math.min(rules.size(), MOST_LINES)));
        if (rules.size() > MOST_LINES) {
            lines.add("and " + Texts.counted(rules.size() - MOST_LINES, "further change"));
        }
        return lines;
    }

    private static List<String> sentences(Variant variant) {
        List<String> sentences = new ArrayList<>();
        for (RuleChapter chapter : variant.rules()) {
            String title = chapter.topic() == RuleChapter.Topic.GAME ? "The game" : chapter.title();
            chapter.sentences().forEach(sentence -> sentences.add(Texts.printable(title + ": " + sentence.text())));
        }
        return sentences;
    }
}
