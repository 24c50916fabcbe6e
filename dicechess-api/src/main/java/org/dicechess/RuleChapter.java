package org.dicechess;

import java.util.List;
import java.util.Optional;

/**
 * A part of the rules of a variant in words for players, made from its definition; {@link Variant#rules()} returns all
 * of them. The words say what the definition says. Where a script or a hook of the host decides, they say so.
 *
 * @param topic what it is about
 * @param title the heading, one line
 * @param piece the kind of piece that it is about; empty for other topics than {@link Topic#PIECE}
 * @param sentences what it says, in order, at least one
 * @since 0.1
 */
public record RuleChapter(Topic topic, String title, Optional<PieceType> piece, List<Sentence> sentences) {

    /** Copies the list. */
    public RuleChapter {
        sentences = List.copyOf(sentences);
    }

    /** What chapters are about, in the order in which they stand. */
    public enum Topic {
        /** The game as a whole: its sides and options. */
        GAME,
        /** The squares and areas. */
        BOARD,
        /** The position at the beginning, and what is dealt. */
        SETUP,
        /** The dice and the chances of their faces. */
        DICE,
        /** The points of a turn. */
        TURN,
        /** One kind of piece: its moves, promotion and special rules. */
        PIECE,
        /** Check. */
        CHECK,
        /** Castling. */
        CASTLING,
        /** What players may do in place of a move. */
        ACTIONS,
        /** What happens to other pieces as a part of a move. */
        EFFECTS,
        /** Pieces in hand. */
        HANDS,
        /** Counters and numbers. */
        NUMBERS,
        /** How the game ends, in the order of {@link Variant#endings()}. */
        ENDINGS
    }

    /**
     * A sentence or a few that belong together, on one line. Texts of the definition stand in it as they are: a host
     * that shows it in HTML escapes it.
     *
     * @param text the words
     * @param rule the id of the rule in the definition; empty if it names none
     * @since 0.1
     */
    public record Sentence(String text, String rule) {}
}
