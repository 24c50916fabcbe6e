package org.dicechess.specs.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Spoils definitions as a person would: line by line, with the contents of lines and their subtrees. */
final class YamlMutator {

    private static final Pattern LINE = Pattern.compile("( *(?:- )?)([^:#]+)(: *)(.*)");
    private static final Pattern VALUE = Pattern.compile("(?<=: )\\d+");
    private static final Pattern PAIR = Pattern.compile("([a-z][a-z-]*): ([^,{}\\[\\]]+|\\[[^\\]]*\\]|\\{[^}]*\\})");

    private final Random random;
    private final Mutator mutator;

    YamlMutator(Random random) {
        this.random = random;
        this.mutator = new Mutator(random);
    }

    /** Returns a definition with one to three changes; parts of the others are used. */
    String text(String text, List<String> others) {
        String mutant = text;
        for (int changes = 1 + random.nextInt(4) / 2; changes > 0; changes--) {
            String other = mutator.one(others);
            mutant = random.nextInt(4) == 0 ? mutator.text(mutant, others) : change(mutant, other);
        }
        return mutant;
    }

    private String change(String text, String other) {
        List<String> lines = new ArrayList<>(text.lines().toList());
        List<String> donors = other.lines().filter(line -> !line.isBlank()).toList();
        if (lines.isEmpty() || donors.isEmpty()) {
            return other;
        }
        if (random.nextInt(6) == 0) {
            return mutator.number(text, VALUE);
        }
        int at = random.nextInt(lines.size());
        switch (random.nextInt(6)) {
            case 0 -> lines.set(at, keyed(lines.get(at), mutator.one(donors)));
            case 1 -> lines.set(at, valued(lines.get(at), mutator.one(donors)));
            case 2 -> subtree(lines, at, donors);
            case 3 -> lines.set(at, " ".repeat(random.nextInt(3)) + lines.get(at));
            default -> lines.set(at, paired(lines.get(at), other));
        }
        return String.join("\n", lines) + "\n";
    }

    /** Returns the line with the key of another. */
    private static String keyed(String line, String donor) {
        Matcher own = LINE.matcher(line);
        Matcher foreign = LINE.matcher(donor);
        return own.matches() && foreign.matches()
                ? own.group(1) + foreign.group(2) + own.group(3) + own.group(4)
                : donor;
    }

    private static String valued(String line, String donor) {
        Matcher own = LINE.matcher(line);
        Matcher foreign = LINE.matcher(donor);
        return own.matches() && foreign.matches()
                ? own.group(1) + own.group(2) + own.group(3) + foreign.group(4)
                : donor;
    }

    /** Replaces a line and its subtree by another tree, removes it, or doubles it. */
    private void subtree(List<String> lines, int at, List<String> donors) {
        int from = random.nextInt(donors.size());
        List<String> tree = new ArrayList<>(donors.subList(from, end(donors, from)));
        if (random.nextInt(3) > 0) {
            lines.subList(at, end(lines, at)).clear();
        }
        if (random.nextInt(3) > 0) {
            lines.addAll(at, tree);
        }
    }

    private static int end(List<String> lines, int from) {
        int end = from + 1;
        while (end < lines.size() && indent(lines.get(end)) > indent(lines.get(from))) {
            end++;
        }
        return end;
    }

    private static int indent(String line) {
        return line.length() - line.stripLeading().length();
    }

    /** Gives one of the pairs in the line another key or value, removes it, or adds a pair. */
    private String paired(String line, String other) {
        List<Matcher> own = pairs(line);
        List<Matcher> foreign = pairs(other);
        if (own.isEmpty() || foreign.isEmpty()) {
            return line;
        }
        Matcher pair = mutator.one(own);
        Matcher donor = mutator.one(foreign);
        String put = switch (random.nextInt(4)) {
            case 0 -> donor.group(1) + ": " + pair.group(2);
            case 1 -> pair.group(1) + ": " + donor.group(2);
            case 2 -> pair.group() + ", " + donor.group();
            default -> pair.group(1) + ": " + mutator.text(pair.group(2), List.of(donor.group(2)));
        };
        return line.substring(0, pair.start()) + put + line.substring(pair.end());
    }

    private static List<Matcher> pairs(String text) {
        List<Matcher> pairs = new ArrayList<>();
        Matcher matcher = PAIR.matcher(text);
        while (matcher.find()) {
            Matcher found = PAIR.matcher(text);
            found.find(matcher.start());
            pairs.add(found);
        }
        return pairs;
    }
}
