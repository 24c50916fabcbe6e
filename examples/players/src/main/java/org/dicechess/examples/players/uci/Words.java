package org.dicechess.examples.players.uci;

import java.util.List;
import java.util.Set;

/** The words of a line. */
final class Words {

    private static final Set<String> COMMANDS = Set.of(
            "uci",
            "debug",
            "isready",
            "setoption",
            "register",
            "ucinewgame",
            "position",
            "node",
            "go",
            "stop",
            "ponderhit",
            "quit");

    private Words() {}

    /** Returns all words; none for a blank line. */
    static List<String> of(String line) {
        String stripped = line.strip();
        return stripped.isEmpty() ? List.of() : List.of(stripped.split("\\s+"));
    }

    /** Returns the words from the first command on, as UCI skips unknown words; none if there is no command. */
    static List<String> command(List<String> words) {
        int first = 0;
        while (first < words.size() && !COMMANDS.contains(words.get(first))) {
            first++;
        }
        return words.subList(first, words.size());
    }
}
