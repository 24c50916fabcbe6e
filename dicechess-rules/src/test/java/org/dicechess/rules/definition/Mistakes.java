package org.dicechess.rules.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.dicechess.rules.Errors;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;

/** Definitions that tests write to a folder, and the problems that a loader finds in them. */
final class Mistakes {

    private Mistakes() {}

    /** Returns the errors of a definition, without their places. */
    static List<String> of(Path folder, String text) {
        return Errors.of(found(folder, text)).stream().map(Mistakes::line).toList();
    }

    /** Returns the errors and warnings of a definition, without their places. */
    static List<String> all(Path folder, String text) {
        return found(folder, text).stream().map(Mistakes::line).toList();
    }

    /** Returns the text from the place of the first problem on. */
    static String placeOfFirst(Path folder, String text) {
        Problem first = found(folder, text).get(0);
        List<String> lines = text.lines().toList();
        return String.join("\n", lines.subList(first.line() - 1, lines.size())).substring(first.column() - 1);
    }

    /**
     * Checks that a mistake gives one problem.
     *
     * @param right a part of the definition
     * @param wrong what stands in its place; {@code \n} is a line feed
     * @param place how the text goes on where the problem is reported
     * @param problem the code, the message and the hint
     */
    static void check(Path folder, String game, String right, String wrong, String place, String problem) {
        String replaced = right.replace("\\n", "\n");
        assertThat(game).contains(replaced);
        String mistaken = game.replace(replaced, wrong.replace("\\n", "\n"));
        assertThat(all(folder, mistaken)).containsExactly(problem);
        assertThat(placeOfFirst(folder, mistaken)).startsWith(place.replace("\\n", "\n"));
    }

    static Path file(Path folder, String name, String text) {
        try {
            return Files.writeString(folder.resolve(name), text);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static List<Problem> found(Path folder, String text) {
        return Loader.create().check(file(folder, "game.yaml", text));
    }

    private static String line(Problem problem) {
        String hint = problem.hint().isEmpty() ? "" : "; " + problem.hint();
        return problem.code() + " " + problem.message() + hint;
    }
}
