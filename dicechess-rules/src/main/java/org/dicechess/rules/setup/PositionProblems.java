package org.dicechess.rules.setup;

import org.dicechess.NotationException;
import org.dicechess.rules.yaml.Location;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;

/** Reports what is wrong with the text of a position. */
public final class PositionProblems {

    private PositionProblems() {}

    /**
     * Reports at the wrong character. If the text is inherited, reports at the file whose changes no longer fit it.
     *
     * @param definition the whole definition, which begins in its own file
     */
    public static void report(YamlNode position, NotationException wrong, YamlNode definition, Problems problems) {
        Location at = position.location();
        if (at.file().equals(definition.location().file())) {
            int quote = position instanceof YamlText text && !text.unquoted() ? 1 : 0;
            Location character = new Location(at.file(), at.line(), at.column() + quote + wrong.column() - 1);
            problems.report(character, position.path(), "E-POSITION", String.valueOf(wrong.getMessage()));
        } else {
            problems.report(
                    definition,
                    "E-POSITION",
                    "the setup of " + at.file() + " does not fit this game: " + wrong.getMessage()
                            + "; write a 'setup' in this file" + withoutRights(position, wrong));
        }
    }

    /** Returns a setup that fits where only the fields behind the board do not, as rights of castling. */
    private static String withoutRights(YamlNode position, NotationException wrong) {
        String text = position instanceof YamlText word ? word.text() : "";
        int board = text.indexOf(' ');
        return board > 0 && wrong.column() > board + 1 ? ", as 'setup: " + text.substring(0, board) + "'" : "";
    }
}
