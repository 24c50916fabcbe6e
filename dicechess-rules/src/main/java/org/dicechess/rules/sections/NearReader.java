package org.dicechess.rules.sections;

import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.dicechess.rules.betza.Ride;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.model.Offset;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Key;
import org.dicechess.rules.yaml.Keys;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlText;

/** Reads how many pieces stand near a square, behind the kinds of these pieces. */
final class NearReader {

    /** The greatest number of pieces and of squares. */
    static final int MOST = 255;

    /** The keys of pieces on a file or a rank. */
    static final Keys ON_LINE = Keys.of(
            "near-on-line",
            Key.symbols("pieces", "piece"),
            Key.word("of", ActionReader.WHOSE),
            Key.number("at-least", 0, MOST),
            Key.number("at-most", 0, MOST));

    /** The keys of pieces beside a square. */
    static final Keys BESIDE =
            ON_LINE.named("near-beside").and(Keys.of("", Key.symbol("by", "betza"), Key.flag("empty")));

    /** All leaps to the squares around one. */
    static final List<Offset> AROUND = List.of(
            new Offset(1, 0),
            new Offset(1, 1),
            new Offset(0, 1),
            new Offset(-1, 1),
            new Offset(-1, 0),
            new Offset(-1, -1),
            new Offset(0, -1),
            new Offset(1, -1));

    private NearReader() {}

    /** Returns the names of the kinds that are counted: none where empty squares are. */
    static List<YamlText> pieces(Fields near, Problems problems) {
        if (!near.flag("empty").orElse(false)) {
            return near.requiredTexts("pieces");
        }
        Stream.of("pieces", "of")
                .filter(near::has)
                .findFirst()
                .ifPresent(key -> problems.report(
                        near.node(key).orElseThrow(),
                        "E-RANGE",
                        "'" + key + "' beside 'empty', which counts squares; expected one of them"));
        return List.of();
    }

    /**
     * Reads the rest behind the kinds.
     *
     * @param around the leaps that {@code by} means where it is missing; empty for the square itself and all around it
     */
    static MoveFilter.Near rest(
            MoveFilter.Near.Where where,
            BitSet counted,
            Fields near,
            List<Offset> around,
            BetzaText betza,
            Problems problems) {
        Action.Whose whose = ActionReader.whose(near);
        OptionalInt most = near.number("at-most");
        int least = near.number("at-least").orElse(most.isPresent() ? 0 : 1);
        List<Ride> rides = where == MoveFilter.Near.Where.BESIDE
                ? near.symbolText("by").map(betza::sights).orElse(List.of())
                : List.of();
        List<Offset> by = rides.isEmpty() && where == MoveFilter.Near.Where.BESIDE
                ? around
                : BetzaText.offsets(rides.stream().filter(ride -> ride.range() == 1));
        List<MoveFilter.Near.Line> lines = rides.stream()
                .filter(ride -> ride.range() > 1)
                .flatMap(ride -> ride.leaps().stream()
                        .map(leap -> new MoveFilter.Near.Line(new Offset(leap.dx(), leap.dy()), ride.range())))
                .distinct()
                .toList();
        boolean empty =
                where == MoveFilter.Near.Where.BESIDE && near.flag("empty").orElse(false);
        near.done();
        if (empty && !lines.isEmpty()) {
            problems.report(
                    near.node("by").orElseThrow(),
                    "E-BETZA",
                    "riders see the first piece, and 'empty' counts squares; expected leaps");
        }
        if (lines.isEmpty() && !by.isEmpty() && least > by.size()) {
            problems.report(
                    near.map(), "E-RANGE", "at least " + least + " of " + by.size() + " squares are never the case");
        } else if (least > most.orElse(MOST)) {
            problems.report(near.map(), "E-RANGE", "no number is at least " + least + " and at most " + most.orElse(0));
        }
        return new MoveFilter.Near(where, by, lines, empty, counted, whose, least, most.orElse(MOST));
    }
}
