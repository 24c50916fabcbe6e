package org.dicechess.rules.model;

import java.util.List;
import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.Dice;
import org.dicechess.Direction;

/**
 * A deal: pieces placed by chance before the first turn. Outcomes are numbered from 0, in the order in which they are
 * listed.
 */
public sealed interface Deal permits Deal.Nothing, StepDeal, TableDeal, KeptDeal {

    /** Returns the number of outcomes; 0 if nothing is dealt. */
    int outcomes();

    /** Returns how many outcomes a load looks at: all of them, unless some have been left out. */
    default int tried() {
        return outcomes();
    }

    /** Returns the number of equally likely cases, out of {@link #total()}, that an outcome stands for. */
    long weight(int outcome);

    /** Returns the sum of all weights. */
    long total();

    /** Returns the faces that the dice show in an outcome. */
    List<Integer> shown(int outcome);

    /** Returns the dice as hosts see them. */
    Dice dice();

    /** Returns the squares, by number, where outcomes put pieces; in a mirrored deal, without the opposite squares. */
    List<Integer> squares();

    /** Returns the pieces that an outcome puts on the board; in a mirrored deal, without the opposite ones. */
    List<Placement> pieces(int outcome);

    /**
     * Returns every kind that some outcome puts on the board. The list may contain duplicates, and kinds that a table
     * names but no outcome deals.
     */
    List<Kind> kinds();

    /** Returns whether outcomes may differ in the kinds that they put on the board. */
    boolean kindsVary();

    /** Returns whether the other side gets the same pieces on the opposite squares. */
    boolean mirrored();

    /** Returns the id of the deal's rule; empty if none is named. */
    String rule();

    /** Returns whether nothing is dealt. */
    default boolean isEmpty() {
        return outcomes() == 0;
    }

    /**
     * A dealt piece and its square.
     *
     * @param facing the facing that was dealt; empty for a piece that faces forward or has no facing
     */
    record Placement(int square, Kind kind, Color color, Optional<Direction> facing) {}

    /** No deal: the game begins with its position. */
    record Nothing() implements Deal {

        @Override
        public int outcomes() {
            return 0;
        }

        @Override
        public long weight(int outcome) {
            throw new IndexOutOfBoundsException(outcome);
        }

        @Override
        public long total() {
            return 0;
        }

        @Override
        public List<Integer> shown(int outcome) {
            throw new IndexOutOfBoundsException(outcome);
        }

        @Override
        public Dice dice() {
            return new Dice("", List.of(), false);
        }

        @Override
        public List<Integer> squares() {
            return List.of();
        }

        @Override
        public List<Placement> pieces(int outcome) {
            throw new IndexOutOfBoundsException(outcome);
        }

        @Override
        public List<Kind> kinds() {
            return List.of();
        }

        @Override
        public boolean kindsVary() {
            return false;
        }

        @Override
        public boolean mirrored() {
            return false;
        }

        @Override
        public String rule() {
            return "";
        }
    }
}
