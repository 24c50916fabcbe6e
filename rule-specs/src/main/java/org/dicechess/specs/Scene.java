package org.dicechess.specs;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;

/** A position with the game that led to it, about which questions are asked. */
record Scene(GameRecord game) {

    /** A roll with its brackets, or text without blanks. */
    private static final Pattern WORD = Pattern.compile("\\[[^\\]]*]|\\S+");

    static Scene of(Variant variant, String position) {
        return new Scene(GameRecord.from(position.equals("start") ? variant.start() : variant.position(position)));
    }

    static List<String> words(String text) {
        return WORD.matcher(text).results().map(MatchResult::group).toList();
    }

    Scene after(List<String> events) {
        GameRecord played = game;
        for (String event : events) {
            played = played.after(event);
        }
        return new Scene(played);
    }

    Position position() {
        return game.position();
    }

    Node node() {
        return game.node();
    }
}
