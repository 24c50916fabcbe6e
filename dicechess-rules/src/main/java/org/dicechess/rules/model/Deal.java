package org.dicechess.rules.model;

import java.util.List;
import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.Dice;
import org.dicechess.Direction;

/** Men placed by chance before the first turn. Outcomes are numbered from 0 in the order in which they are listed. */
public sealed interface Deal permits Deal.Nothing, StepDeal, TableDeal {

    /** The number of outcomes; 0 if nothing is dealt. */
    int outcomes();

    /** How many of the {@link #total()} equally likely cases an outcome stands for. */
    long weight(int outcome);

    /** The sum of all weights. */
    long total();

    /** What the dice show in an outcome. */
    List<Integer> shown(int outcome);

    /** The dice as hosts see them. */
    Dice dice();

    /** The squares where outcomes put men, by number; without those opposite them. */
    List<Integer> squares();

    /** The men that an outcome puts on the board; without those that stand opposite them. */
    List<Placement> pieces(int outcome);

    /**
     * Every kind that some outcome puts on the board, and no others but such as its tables name; some may stand there
     * twice.
     */
    List<Kind> kinds();

    /** Whether every man has one of the other side opposite. */
    boolean mirrored();

    /** The id of its rule, empty if none is named. */
    String rule();

    /** Whether nothing is dealt. */
    default boolean isEmpty() {
        return outcomes() == 0;
    }

    /**
     * A man and where he is put.
     *
     * @param facing as it was dealt; empty for a man that faces forward, or has no facing
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
            return new Dice("", List.of());
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
        public boolean mirrored() {
            return false;
        }

        @Override
        public String rule() {
            return "";
        }
    }
}
