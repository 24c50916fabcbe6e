package org.dicechess.rules.words;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.dicechess.rules.betza.Ride;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Heading;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Preference;

/** What a stage allows of moves, in words. */
final class FilterWords {

    private static final int FARTHEST = 255;

    private final Terms terms;
    private final AmountWords amounts;
    private final boolean hasRoll;

    /** Creates the words for moves that a roll in hand may restrict. */
    FilterWords(Terms terms) {
        this(terms, false);
    }

    /**
     * Creates the words for moves.
     *
     * @param hasRoll whether a roll is in hand for sure
     */
    FilterWords(Terms terms, boolean hasRoll) {
        this.terms = terms;
        this.hasRoll = hasRoll;
        this.amounts = new AmountWords(terms);
    }

    /** Returns moves that one of some filters allows; a noun as {@code a move} begins the words. */
    String of(String noun, List<MoveFilter> filters) {
        return filters.isEmpty()
                ? noun
                : filters.stream().map(filter -> of(noun, filter)).collect(Collectors.joining(", or "));
    }

    /** Returns what comes first among the moves, as further sentences; empty for nothing. */
    String preferred(String noun, List<Preference> preferences) {
        return preferences.stream()
                .map(preference -> " While there is " + of(noun, preference.filters()) + ", no other is possible.")
                .collect(Collectors.joining());
    }

    private String of(String noun, MoveFilter filter) {
        List<String> parts = new ArrayList<>();
        filter.clauses().stream()
                .sorted(Comparator.comparingInt(FilterWords::rank))
                .forEach(clause -> parts.add(clause(noun, clause)));
        return parts.isEmpty() ? noun + " of any piece" : noun + " " + String.join(", ", parts);
    }

    /** Returns where a clause stands: pieces first, conditions last. */
    private static int rank(MoveFilter.Clause clause) {
        if (clause instanceof MoveFilter.Kinds || clause instanceof MoveFilter.Rolled) {
            return 0;
        }
        return clause instanceof MoveFilter.OnlyIf || clause instanceof MoveFilter.Leaves ? 2 : 1;
    }

    private String clause(String noun, MoveFilter.Clause clause) {
        if (clause instanceof MoveFilter.Also also) {
            return (also.allows() ? "that is also " : "that is not ") + of(noun, also.filters());
        } else if (clause instanceof MoveFilter.OnlyIf only) {
            return "if " + new ConditionWords(terms).of(only.condition());
        } else if (clause instanceof MoveFilter.Leaves leaves) {
            return "after which " + new ConditionWords(terms).of(leaves.condition());
        } else if (clause instanceof MoveFilter.CapturesMost most) {
            return "with which the turn captures most" + worth(most.worth());
        }
        return ofPiece(clause);
    }

    private String worth(List<Integer> worth) {
        boolean equal = worth.stream().distinct().count() <= 1;
        return equal
                ? ""
                : " ("
                        + terms.game.kinds().stream()
                                .map(kind -> Terms.kind(kind) + " " + worth.get(kind.index()))
                                .collect(Collectors.joining(", "))
                        + ")";
    }

    private String ofPiece(MoveFilter.Clause clause) {
        if (clause instanceof MoveFilter.Rolled) {
            return rolled();
        } else if (clause instanceof MoveFilter.Kinds kinds) {
            return "of " + terms.anyOf(kinds.kinds());
        } else if (clause instanceof MoveFilter.LastPiece last) {
            return last.same()
                    ? "of the piece that the turn has moved last"
                    : "of another piece than the turn moved last";
        } else if (clause instanceof MoveFilter.Unmoved) {
            return "of a piece that has not moved in the turn";
        } else if (clause instanceof MoveFilter.PickedPiece picked) {
            return picked.captured() ? "of the piece that a picked move would capture" : "of a picked piece";
        } else if (clause instanceof MoveFilter.Picked picked) {
            return picked.must() ? "that has been picked" : "that has not been picked";
        }
        return ofWay(clause);
    }

    private String rolled() {
        if (terms.game.pools().stream().noneMatch(Pool::namesKinds)) {
            return "of any piece";
        }
        return "of a piece that the roll allows" + (hasRoll ? "" : ", of any piece if no roll is in hand");
    }

    private String ofWay(MoveFilter.Clause clause) {
        if (clause instanceof MoveFilter.From from) {
            return "that begins in " + terms.area(from.area());
        } else if (clause instanceof MoveFilter.To to) {
            return "that ends in " + terms.area(to.area());
        } else if (clause instanceof MoveFilter.FromRolled) {
            return "that begins on a square which the roll names";
        } else if (clause instanceof MoveFilter.ToRolled) {
            return "that ends on a square which the roll names";
        } else if (clause instanceof MoveFilter.FromLines from) {
            return "that begins on " + lines(from.lines());
        } else if (clause instanceof MoveFilter.ToLines to) {
            return "that ends on " + lines(to.lines());
        } else if (clause instanceof MoveFilter.Departure) {
            return "that ends on a square which the event before has left";
        } else if (clause instanceof MoveFilter.Reached) {
            return "that ends where the piece moved before could go next";
        } else if (clause instanceof MoveFilter.Distance distance) {
            String squares = amounts.bounds(distance.least(), distance.most(), FARTHEST);
            return "over a distance of " + squares + (squares.equals("1") ? " square" : " squares");
        } else if (clause instanceof MoveFilter.Heads heads) {
            return "that goes "
                    + Words.or(heads.anyOf().stream().map(Heading::text).toList());
        } else if (clause instanceof MoveFilter.Near near) {
            return near(near);
        }
        return ofKind(clause);
    }

    private String lines(MoveFilter.Lines lines) {
        return Stream.of(
                        lines.file().map(file -> "the file with this number: " + amounts.of(file)),
                        lines.rank().map(rank -> "the rank with this number: " + amounts.of(rank)))
                .flatMap(Optional::stream)
                .collect(Collectors.joining(" and "));
    }

    /** Returns which pieces must stand around the pieces to which something is done. */
    String around(MoveFilter.Near near) {
        return "with " + counted(near) + " " + place(near, "them");
    }

    /** Returns which pieces must stand beside a piece before its move. */
    String before(MoveFilter.Near near) {
        return "while " + counted(near) + (near.empty() ? " lie " : " stand ") + place(near, "where it stands");
    }

    private String near(MoveFilter.Near near) {
        return "with " + counted(near) + " " + place(near, "where it ends");
    }

    private String counted(MoveFilter.Near near) {
        return number(near.least(), near.most())
                + (near.empty() ? " empty squares" : whose(near.whose()) + " pieces" + terms.among(near.kinds()));
    }

    private String place(MoveFilter.Near near, String at) {
        return switch (near.where()) {
            case FILE -> "on the file " + at;
            case RANK -> "on the rank " + at;
            case BESIDE -> near.isByMoves() ? leaps(near) + " " + at : "right around " + at;
        };
    }

    private String leaps(MoveFilter.Near near) {
        LeapWords words = new LeapWords(terms.game.drawing().isHexagonal());
        Map<LeapWords.Form, List<Ride.Leap>> forms = LeapWords.byForm(near.by().stream()
                .map(offset -> new Ride.Leap(offset.files(), offset.ranks()))
                .toList());
        boolean known = forms.keySet().stream().allMatch(form -> form.isNextTo() && words.hasDirections(form));
        if (!near.lines().isEmpty() || !known) {
            return "on certain squares around";
        }
        List<String> directions = new ArrayList<>();
        forms.forEach((form, each) -> directions.add(words.directions(form, each)));
        return "one square " + Words.or(directions) + " from";
    }

    /** Returns whose pieces are meant, with a blank before it. */
    static String whose(Action.Whose whose) {
        return switch (whose) {
            case OWN -> " own";
            case ENEMY -> " enemy";
            case EITHER -> "";
        };
    }

    private static String number(int least, int most) {
        if (most == 0) {
            return "no";
        }
        return least == 0 ? "at most " + most : "at least " + least + (most >= FARTHEST ? "" : " and at most " + most);
    }

    private String ofKind(MoveFilter.Clause clause) {
        if (clause instanceof MoveFilter.Becomes becomes) {
            return "by which the piece becomes " + terms.anyOf(becomes.kinds());
        } else if (clause instanceof MoveFilter.BecomesRolled) {
            return "by which the piece becomes a kind that the roll names";
        } else if (clause instanceof MoveFilter.KeepsKind) {
            return "by which the piece stays of its kind";
        } else if (clause instanceof MoveFilter.Captures captures) {
            return does(captures.must(), "captures", "captures nothing");
        } else if (clause instanceof MoveFilter.CapturesEnPassant) {
            return "that captures en passant";
        } else if (clause instanceof MoveFilter.CapturesKinds kinds) {
            return "that captures " + terms.anyOf(kinds.kinds());
        } else if (clause instanceof MoveFilter.CapturesAttackers) {
            return "that captures all pieces that attack an own royal";
        }
        return ofResult(clause);
    }

    private String ofResult(MoveFilter.Clause clause) {
        if (clause instanceof MoveFilter.Affects affects) {
            return does(affects.must(), "has an effect on a piece", "has no effect on a piece");
        } else if (clause instanceof MoveFilter.Mates mates) {
            return does(mates.must(), "mates", "does not mate");
        } else if (clause instanceof MoveFilter.Checks checks) {
            return does(checks.must(), "gives check", "gives no check");
        } else if (clause instanceof MoveFilter.Attacks attacks) {
            return (attacks.must()
                            ? "after which the piece attacks an enemy "
                            : "after which the piece attacks no enemy ")
                    + terms.kinds(attacks.kinds());
        }
        throw new AssertionError(clause);
    }

    private static String does(boolean must, String one, String other) {
        return "that " + (must ? one : other);
    }
}
