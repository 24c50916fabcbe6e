package org.dicechess.rules.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.dicechess.PieceType;
import org.dicechess.RuleChapter;

/** Collects the sentences of a chapter. */
final class Chapter {

    private final List<RuleChapter.Sentence> sentences = new ArrayList<>();

    void add(String text) {
        add(text, "");
    }

    void add(String text, String rule) {
        sentences.add(new RuleChapter.Sentence(text, rule));
    }

    /** Returns the chapter; empty if it says nothing. */
    Optional<RuleChapter> of(RuleChapter.Topic topic, String title) {
        return sentences.isEmpty()
                ? Optional.empty()
                : Optional.of(new RuleChapter(topic, title, Optional.empty(), sentences));
    }

    /** Returns the chapter about a kind of piece. */
    RuleChapter of(PieceType piece, String title) {
        return new RuleChapter(RuleChapter.Topic.PIECE, title, Optional.of(piece), sentences);
    }
}
