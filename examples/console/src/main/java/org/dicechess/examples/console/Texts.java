package org.dicechess.examples.console;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.Conclusion;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Outcome;

/** The words of the console for colours, nodes and lists. */
final class Texts {

    private static final int WIDTH = 78;

    private Texts() {}

    /** Returns the side in words. */
    static String side(Color color) {
        return color == Color.WHITE ? "White" : "Black";
    }

    /** Returns one line for each event, for each outcome with its weight, or for the end. */
    static List<String> lines(Node node) {
        return entries(node, " ");
    }

    /** Returns the same on one line; weights follow a colon. */
    static String line(Node node) {
        return String.join(" ", entries(node, ":"));
    }

    /** Returns what comes next, in words. */
    static String summary(Node node) {
        if (node instanceof Node.Decision decision) {
            return side(decision.player()) + " decides, "
                    + counted(decision.events().size(), "event");
        }
        if (node instanceof Node.Chance chance) {
            return "chance"
                    + (chance.picks() ? " picks, " : " (" + chance.dice().name() + "), ")
                    + counted(chance.outcomes().size(), "outcome") + ", total " + chance.total();
        }
        return "end " + result((Node.End) node);
    }

    /** Returns the result of a game and how it came about, by its conclusion or its rules. */
    static String state(GameRecord game) {
        if (game.conclusion().isPresent()) {
            Conclusion conclusion = game.conclusion().get();
            return conclusion.result().text() + " " + conclusion.text()
                    + (conclusion.why().isEmpty() ? "" : ": " + conclusion.why());
        }
        return game.node() instanceof Node.End end ? result(end) : "* not finished";
    }

    /** Returns a number with its noun. */
    static String counted(long count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }

    /** Returns untrusted text that is safe for a terminal: invisible characters are escaped. */
    static String printable(String text) {
        StringBuilder printable = new StringBuilder();
        text.chars()
                .forEach(unit ->
                        printable.append(isVisible((char) unit) ? (char) unit : String.format("\\u%04x", unit)));
        return printable.toString();
    }

    private static boolean isVisible(char unit) {
        return switch (Character.getType(unit)) {
            case Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }

    /** Returns words on lines of less than 80 columns. */
    static List<String> wrapped(List<String> words) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : words) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > WIDTH) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    private static List<String> entries(Node node, String beforeWeight) {
        if (node instanceof Node.Decision decision) {
            return decision.events().stream().map(Event::text).toList();
        }
        if (node instanceof Node.Chance chance) {
            return chance.outcomes().stream()
                    .map((Outcome outcome) -> outcome.event().text() + beforeWeight + outcome.weight())
                    .toList();
        }
        return List.of(end((Node.End) node));
    }

    private static String result(Node.End end) {
        return end.result().text() + " " + end.title() + (end.rule().isEmpty() ? "" : " (" + end.rule() + ")");
    }

    private static String end(Node.End end) {
        return "end " + end.result().text() + " " + end.title();
    }
}
