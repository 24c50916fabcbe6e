package org.dicechess.rules.play;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.dicechess.Color;
import org.dicechess.Ending.Kind;
import org.dicechess.Ending.Verdict;
import org.dicechess.PieceType;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.model.Ending;
import org.dicechess.rules.model.Game;

/** An ending of the game as hosts see it. */
record GameEnding(Game game, Ending ending) implements org.dicechess.Ending {

    @Override
    public String name() {
        return ending.name();
    }

    @Override
    public String title() {
        return ending.title();
    }

    @Override
    public Kind kind() {
        if (ending instanceof Ending.Checkmate) {
            return Kind.CHECKMATE;
        } else if (ending instanceof Ending.Stalemate) {
            return Kind.STALEMATE;
        } else if (ending instanceof Ending.NoneLeft) {
            return Kind.NONE_LEFT;
        } else if (ending instanceof Ending.Count) {
            return Kind.COUNTER;
        } else if (ending instanceof Ending.Repetition) {
            return Kind.REPETITION;
        }
        if (ending instanceof Ending.Met) {
            return Kind.CONDITION;
        } else if (ending instanceof Ending.OfTurn) {
            return Kind.TURN;
        }
        return ending instanceof Ending.Material ? Kind.MATERIAL : Kind.HOOK;
    }

    @Override
    public Verdict verdict() {
        return Verdict.valueOf(ending.verdict().name());
    }

    @Override
    public Set<Color> sides() {
        return switch (subject()) {
            case WHITE -> Set.of(Color.WHITE);
            case BLACK -> Set.of(Color.BLACK);
            default -> Collections.unmodifiableSet(EnumSet.allOf(Color.class));
        };
    }

    @Override
    public boolean isOfSideToMove() {
        return subject() == Ending.Subject.TO_MOVE;
    }

    private Ending.Subject subject() {
        if (ending instanceof Ending.Met met) {
            return met.condition().isOfSide(game.numbers()) ? met.subject() : Ending.Subject.TO_MOVE;
        }
        if (ending instanceof Ending.Repetition repetition) {
            return repetition.always().map(GameEnding::subject).orElse(Ending.Subject.TO_MOVE);
        }
        return ending instanceof Ending.NoneLeft ? Ending.Subject.EITHER : Ending.Subject.TO_MOVE;
    }

    private static Ending.Subject subject(Condition always) {
        if (always instanceof Condition.Speaks one) {
            return one.side() == Color.WHITE ? Ending.Subject.WHITE : Ending.Subject.BLACK;
        }
        return Ending.Subject.EITHER;
    }

    @Override
    public List<PieceType> pieces() {
        List<PieceType> pieces = new ArrayList<>();
        BitSet kinds = ending instanceof Ending.NoneLeft none ? none.kinds() : new BitSet();
        for (int kind = kinds.nextSetBit(0); kind >= 0; kind = kinds.nextSetBit(kind + 1)) {
            pieces.add(game.kinds().get(kind));
        }
        return List.copyOf(pieces);
    }

    @Override
    public Optional<String> area() {
        return ending instanceof Ending.NoneLeft none ? none.area().map(Area::name) : Optional.empty();
    }

    @Override
    public Optional<String> counter() {
        return ending instanceof Ending.Count count
                ? Optional.of(game.counters().get(count.counter()).name())
                : Optional.empty();
    }

    @Override
    public int limit() {
        if (ending instanceof Ending.Count count) {
            return count.reaches();
        }
        return ending instanceof Ending.Repetition repetition ? repetition.times() : 0;
    }

    @Override
    public String rule() {
        return ending.rule();
    }

    @Override
    public String toString() {
        return name();
    }
}
