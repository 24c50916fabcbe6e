package org.dicechess.rules.explain;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dicechess.Event;
import org.dicechess.rules.model.Amount;
import org.dicechess.rules.model.Article;
import org.dicechess.rules.model.Heading;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.model.Preference;
import org.dicechess.rules.moves.EventFacts;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.EventCode;

/**
 * Explains that the stage of the turn does not allow a move, which the side on turn has otherwise, or that other moves
 * come before it.
 */
final class WhyNotAllowed {

    private final PositionWords words;

    WhyNotAllowed(PositionWords words) {
        this.words = words;
    }

    /** Returns the reason; empty if the stage is not at fault. */
    Optional<String> of(IntPredicate isMeant) {
        if (!words.piecesMove()) {
            return Optional.empty();
        }
        List<MoveFilter> filters = words.tables.stages.filters.get(words.state.stage());
        List<Preference> prefer = words.tables.stages.prefer.get(words.state.stage());
        if (filters.isEmpty() && prefer.isEmpty()) {
            return Optional.empty();
        }
        int[] moves = moves();
        OptionalInt move = Arrays.stream(moves).filter(isMeant).findFirst();
        if (move.isEmpty()) {
            return Optional.empty();
        }
        return isAllowed(filters, move.getAsInt())
                ? preferred(
                        prefer,
                        Arrays.stream(moves)
                                .filter(other -> isAllowed(filters, other))
                                .toArray(),
                        move.getAsInt())
                : Optional.of(told(filters, move.getAsInt()));
    }

    /** Returns the moves that dice in hand, and check, allow. */
    private int[] moves() {
        if (!words.spendsDice()) {
            return words.engine.generator.moves();
        }
        int[] out = new int[words.tables.eventBound + 1];
        return Arrays.stream(out, 0, words.engine.spending.list(out, 0))
                .filter(EventFacts::isMove)
                .toArray();
    }

    private boolean isAllowed(List<MoveFilter> filters, int move) {
        return filters.isEmpty() || words.engine.filtered.allow(filters, move);
    }

    /** Returns that another of the moves or drops comes first; empty if none does. */
    Optional<String> preferred(List<Preference> prefer, int[] moves, int move) {
        for (Preference one : prefer) {
            Optional<int[]> most = words.engine.filtered.most(one, moves);
            if (most.isPresent()) {
                return Arrays.stream(most.get()).anyMatch(each -> each == move)
                        ? Optional.empty()
                        : Optional.of(
                                "a turn can capture more" + example(most.get()[0]) + PositionWords.cited(one.rule()));
            }
            OptionalInt other = Arrays.stream(moves)
                    .filter(each -> words.engine.filtered.allow(one.filters(), each))
                    .findFirst();
            if (other.isPresent()) {
                return words.engine.filtered.allow(one.filters(), move)
                        ? Optional.empty()
                        : Optional.of(told(one, other.getAsInt(), move));
            }
        }
        return Optional.empty();
    }

    private String told(Preference one, int other, int move) {
        String reason = one.isOfCaptures()
                ? "a capture is possible" + example(other) + ", so a capture must be made"
                : "other moves come first" + example(other) + ": " + reasons(one.filters(), move);
        return reason + PositionWords.cited(one.rule());
    }

    /** Returns the text of a listed move. */
    private String example(int move) {
        int[] numbers = words.engine.events();
        List<Event> events = words.listed().toList();
        return IntStream.range(0, numbers.length)
                .filter(i -> numbers[i] == move)
                .mapToObj(i -> ", as " + events.get(i).text())
                .findFirst()
                .orElse("");
    }

    /** Returns what is wrong with a move or a drop that none of some filters allows. */
    String told(List<MoveFilter> filters, int move) {
        return "this stage of the turn allows no such move: " + reasons(filters, move);
    }

    private String reasons(List<MoveFilter> filters, int move) {
        return filters.stream()
                .flatMap(filter -> words.engine.filtered.broken(filter, move).stream())
                .map(clause -> reason(clause, move))
                .distinct()
                .collect(Collectors.joining("; and "));
    }

    private String reason(MoveFilter.Clause clause, int move) {
        int from = EventFacts.from(words.tables, move);
        int to = EventFacts.to(words.tables, move);
        if (clause instanceof MoveFilter.Also also) {
            return also.allows() ? reasons(also.filters(), move) : "it is what 'not' excludes";
        } else if (clause instanceof MoveFilter.Rolled) {
            return "the roll " + words.roll() + " names no " + kindOf(from, move) + words.ruleOfRoll();
        } else if (clause instanceof MoveFilter.Kinds kinds) {
            return "only " + named(kinds.kinds(), Article::a) + (from < 0 ? " is put there" : " moves");
        } else if (clause instanceof MoveFilter.OnlyIf) {
            return "what its filter asks for with 'only-if' is not the case";
        } else if (clause instanceof MoveFilter.From in) {
            return words.square(from) + " is not in '" + in.area().name() + "'";
        } else if (clause instanceof MoveFilter.To in) {
            return words.square(to) + " is not in '" + in.area().name() + "'";
        } else if (clause instanceof MoveFilter.FromRolled) {
            return notNamed(from);
        } else if (clause instanceof MoveFilter.ToRolled) {
            return notNamed(to);
        } else if (clause instanceof MoveFilter.FromLines in) {
            return notOn(in.lines(), from);
        } else if (clause instanceof MoveFilter.ToLines in) {
            return notOn(in.lines(), to);
        } else if (clause instanceof MoveFilter.Departure) {
            return words.square(to) + " is not a square that has just been left";
        } else if (clause instanceof MoveFilter.Reached) {
            return words.square(to) + " is not reached by the piece that has just moved";
        } else if (clause instanceof MoveFilter.Distance distance) {
            return "its distance is " + words.engine.filtered.distance(move) + ", not " + numbers(distance);
        } else if (clause instanceof MoveFilter.Heads heads) {
            return "it does not go " + directions(heads.anyOf());
        } else if (clause instanceof MoveFilter.Picked picked) {
            return picked.must() ? "it was not picked" : "it was picked";
        } else if (clause instanceof MoveFilter.PickedPiece piece) {
            return piece.captured() ? "no picked move captures that piece" : "no picked move is of that piece";
        } else if (clause instanceof MoveFilter.Unmoved) {
            return "the piece on " + words.square(from) + " has moved in this turn";
        } else if (clause instanceof MoveFilter.LastPiece last) {
            return last.same() ? notLast() : "the piece on " + words.square(from) + " has just moved";
        }
        return ofEffect(clause, move);
    }

    private String notOn(MoveFilter.Lines lines, int square) {
        return words.square(square) + " is not on "
                + Stream.of(line("file", lines.file()), line("rank", lines.rank()))
                        .flatMap(Optional::stream)
                        .collect(Collectors.joining(" and "));
    }

    private Optional<String> line(String line, Optional<Amount> number) {
        return number.map(asked -> line + " number " + words.engine.filtered.value(asked));
    }

    private String notNamed(int square) {
        return "the roll " + words.roll() + " does not name " + words.square(square) + words.ruleOfRoll();
    }

    private String ofEffect(MoveFilter.Clause clause, int move) {
        int becomes = words.engine.facts.promoted(move);
        if (clause instanceof MoveFilter.Captures captures) {
            return captures.must() ? "it captures nothing" : "it captures";
        } else if (clause instanceof MoveFilter.CapturesEnPassant) {
            return "it does not capture en passant";
        } else if (clause instanceof MoveFilter.CapturesKinds captures) {
            return words.engine.facts.captures(move)
                    ? "it captures no " + named(captures.kinds(), name -> name)
                    : "it captures nothing";
        } else if (clause instanceof MoveFilter.CapturesAttackers) {
            return "it does not capture what gives check";
        } else if (clause instanceof MoveFilter.Leaves) {
            return "what its filter asks for with 'leaves' is not the case behind it";
        } else if (clause instanceof MoveFilter.Attacks attacks) {
            return attacks.must() ? "it attacks no such piece" : "it attacks a piece";
        } else if (clause instanceof MoveFilter.Checks checks) {
            return checks.must() ? "it gives no check" : "it gives check";
        } else if (clause instanceof MoveFilter.Affects affects) {
            return affects.must() ? "no effect of it changes a piece" : "an effect of it changes a piece";
        } else if (clause instanceof MoveFilter.Mates mates) {
            return mates.must() ? "it does not give mate" : "it gives mate";
        } else if (clause instanceof MoveFilter.Near near) {
            return nearby(near, move);
        } else if (becomes == 0) {
            return "the piece stays what it is";
        }
        String kind = words.tables.codes.piece(becomes).type().name();
        return clause instanceof MoveFilter.BecomesRolled
                ? "the roll " + words.roll() + " names no " + kind + words.ruleOfRoll()
                : "the piece becomes " + Article.a(kind);
    }

    private String kindOf(int from, int move) {
        return from < 0
                ? words.tables.codes.piece(EventCode.code(move)).type().name()
                : words.kind(from).name();
    }

    private String nearby(MoveFilter.Near near, int move) {
        String square = words.square(EventFacts.to(words.tables, move)).text();
        String where = switch (near.where()) {
            case FILE -> "on the file of " + square;
            case RANK -> "on the rank of " + square;
            case BESIDE -> "beside " + square;
        };
        if (near.empty()) {
            return (words.engine.filtered.near(near, move) < near.least()
                            ? "fewer than " + near.least()
                            : "more than " + near.most())
                    + " squares are empty " + where;
        }
        return words.engine.filtered.near(near, move) < near.least()
                ? "fewer than " + near.least() + " such pieces stand " + where
                : (near.most() == 0 ? "such a piece stands " : "more than " + near.most() + " such pieces stand ")
                        + where;
    }

    private static String directions(List<List<Heading>> anyOf) {
        return anyOf.stream().map(Heading::text).collect(Collectors.joining(" or "));
    }

    private String notLast() {
        int last = Clock.last(words.state.clock);
        return last == 0
                ? "nothing has moved before in this turn"
                : "the piece on " + words.square(last - 1) + " moves on";
    }

    private String named(BitSet kinds, UnaryOperator<String> word) {
        return words.tables.game.kinds().stream()
                .filter(kind -> kinds.get(kind.index()))
                .map(kind -> word.apply(kind.name()))
                .collect(Collectors.joining(" or "));
    }

    private String numbers(MoveFilter.Distance distance) {
        int least = words.engine.filtered.value(distance.least());
        int most = words.engine.filtered.value(distance.most());
        if (least == most) {
            return String.valueOf(least);
        }
        return most > words.tables.squares ? least + " or more" : least + " to " + most;
    }
}
