package org.dicechess.rules.warnings;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Squares;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlList;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;

/**
 * Warns of rectangles of an area that begin or end on a missing square. A single missing square is an error, and a
 * rectangle from edge to edge may well run over missing squares.
 */
record MissingCorners(Game game, Places places, Problems found) {

    private static final Pattern RECTANGLE = Pattern.compile("(?:not )?(([a-z])(\\d{1,3}))-(([a-z])(\\d{1,3}))");

    void look() {
        if (places.at("areas") instanceof YamlMap areas && areas.path().equals("areas")) {
            areas.entries().forEach(entry -> lookAt(entry.value()));
        }
    }

    private void lookAt(YamlNode node) {
        if (node instanceof YamlMap sides) {
            List.of("white", "black").forEach(side -> sides.get(side).ifPresent(this::lookAt));
        } else if (node instanceof YamlList list) {
            list.items().forEach(this::lookAt);
        } else if (node instanceof YamlText text) {
            Matcher rectangle = RECTANGLE.matcher(text.text());
            if (rectangle.matches() && !spansTheBoard(rectangle)) {
                lookAt(text, rectangle);
            }
        }
    }

    private boolean spansTheBoard(Matcher rectangle) {
        Squares squares = game.squares();
        return Math.abs(file(rectangle, 2) - file(rectangle, 5)) + 1 == squares.files()
                || Math.abs(rank(rectangle, 3) - rank(rectangle, 6)) + 1 == squares.ranks();
    }

    private void lookAt(YamlText where, Matcher rectangle) {
        for (int corner : new int[] {1, 4}) {
            if (game.squares().at(file(rectangle, corner + 1), rank(rectangle, corner + 2)) < 0) {
                found.report(
                        where,
                        "W-SQUARES",
                        Problems.quoted(where.text()) + " names " + rectangle.group(corner)
                                + ", which the board does not have",
                        "name corners that exist, or 'rank', 'file' or 'all'");
                return;
            }
        }
    }

    private static int file(Matcher rectangle, int group) {
        return rectangle.group(group).charAt(0) - 'a';
    }

    private static int rank(Matcher rectangle, int group) {
        return Integer.parseInt(rectangle.group(group)) - 1;
    }
}
