package org.dicechess.rules.definition;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.dicechess.Direction;
import org.dicechess.rules.betza.Ride;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Fate;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.MoveHook;
import org.dicechess.rules.model.PathHook;
import org.dicechess.rules.model.Protection;
import org.dicechess.rules.model.Walk;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Location;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlText;
import org.dicechess.spi.CaptureRule;
import org.dicechess.spi.CapturedRule;
import org.dicechess.spi.FacingRule;

/** Reads {@code pieces}: a name, and what the piece is. */
final class PieceReader {

    private static final int MOST_OPEN_SQUARES = 4;

    private final List<Area> areas;
    private final Hooks hooks;
    private final HooksInPlay inPlay;
    private final Problems problems;
    private final Names names;

    PieceReader(List<Area> areas, Hooks hooks, Problems problems) {
        this.areas = areas;
        this.hooks = hooks;
        this.inPlay = new HooksInPlay(hooks);
        this.problems = problems;
        this.names = new Names(problems);
    }

    List<Kind> read(YamlMap map) {
        List<Kind> kinds = new ArrayList<>();
        Map<String, YamlText> symbols = new LinkedHashMap<>();
        for (YamlMap.Entry entry : map.entries()) {
            boolean named = org.dicechess.rules.yaml.Names.check(map, entry, problems);
            if (!(entry.value() instanceof YamlMap piece)) {
                problems.report(entry.value(), "E-TYPE", "map expected: symbol, move and more");
            } else if (named) {
                kinds.add(kind(entry.key(), kinds.size(), piece, map, symbols));
            }
        }
        int codes = kinds.stream().mapToInt(kind -> 2 * kind.states()).sum();
        if (codes > Kind.MOST_CODES) {
            problems.report(map, "E-RANGE", codes + " combinations of piece, side and facing; at most " + Kind.MOST_CODES);
        }
        return kinds;
    }

    private Kind kind(String name, int index, YamlMap piece, YamlMap all, Map<String, YamlText> symbols) {
        Fields fields = new Fields(piece, problems);
        Optional<YamlText> symbol = fields.requiredSymbolText("symbol");
        symbol.ifPresent(text -> checkSymbol(text, symbols));
        Optional<YamlMap> hooked = hooked(fields);
        Optional<YamlText> move = hooked.isPresent()
                ? Optional.empty()
                : fields.has("walk") || fields.has("moves") ? fields.symbolText("move") : fields.requiredSymbolText("move");
        List<Ride> rides = move.map(this::rides).orElse(List.of());
        Optional<PathHook> paths = hooked.flatMap(map -> HookCall.read(map, problems)).flatMap(hooks::paths);
        Optional<MoveHook> moves = fields.map("moves").flatMap(this::hook).flatMap(inPlay::moves);
        boolean royal = fields.flag("royal").orElse(false);
        List<Direction> facings = facings(fields.textList("facings"));
        checkFacings(move, rides, facings);
        Optional<Area> initial = fields.symbolText("initial").flatMap(this::area);
        Optional<Kind.Promotion> promotion = fields.map("promotion").flatMap(map -> new PromotionReader(areas, all.keys(), problems).read(map));
        Optional<Walk> walk = fields.map("walk").flatMap(new WalkReader(areas, hooks, problems)::read);
        Optional<FacingRule> turns = fields.map("turns").flatMap(this::hook).flatMap(hooks::facings);
        Optional<Fate> fate = fields.map("when-captured").flatMap(this::fate);
        Optional<CaptureRule> capturable = fields.map("capturable").flatMap(this::hook).flatMap(inPlay::captures);
        Optional<Protection> protection = fields.map("protects").map(map -> protection(map, all));
        String rule = fields.rule().map(YamlText::text).orElse("");
        fields.text("about");
        fields.done();
        return new Kind(
                index,
                name,
                symbol.map(YamlText::text).orElse("?"),
                move.map(YamlText::text).orElse(""),
                rides,
                paths,
                moves,
                royal,
                facings,
                promotion,
                initial,
                walk,
                turns,
                fate,
                capturable,
                protection,
                rule);
    }

    private void checkSymbol(YamlText symbol, Map<String, YamlText> symbols) {
        if (!symbol.text().matches("\\p{Lu}\\p{L}{0,3}")
                || symbol.text().toLowerCase(Locale.ROOT).equals(symbol.text())) {
            problems.report(
                    symbol,
                    "E-SYMBOL",
                    "bad symbol " + Problems.quoted(symbol.text()) + ": 1 to 4 letters expected, the first upper case");
        }
        YamlText other = symbols.putIfAbsent(symbol.text().toLowerCase(Locale.ROOT), symbol);
        if (other != null) {
            Location first = other.location();
            problems.report(
                    symbol,
                    "E-DUPLICATE-SYMBOL",
                    "symbol " + Problems.quoted(symbol.text()) + " stands at line " + first.line() + " of " + first.file() + " too");
        }
    }

    /** The value of {@code move} if it is a map, which names a hook. */
    private static Optional<YamlMap> hooked(Fields fields) {
        return fields.map().get("move").filter(YamlMap.class::isInstance).map(YamlMap.class::cast).filter(map -> fields.has("move"));
    }

    private List<Ride> rides(YamlText move) {
        List<Ride> rides = new BetzaText(problems).read(move);
        if (rides.stream().anyMatch(ride -> ride.enPassant() && (ride.range() > 1 || ride.lame() || ride.hop()))) {
            problems.report(move, "E-BETZA", "e stands before plain leaps only");
        }
        boolean far = rides.stream()
                .filter(ride -> ride.initial() && ride.lame())
                .anyMatch(ride -> ride.leaps().stream().anyMatch(leap -> Ride.between(leap).size() > MOST_OPEN_SQUARES));
        if (far) {
            problems.report(move, "E-BETZA", "an initial lame leap passes at most " + MOST_OPEN_SQUARES + " squares");
        }
        return rides;
    }

    private List<Direction> facings(List<YamlText> texts) {
        List<Direction> facings = new ArrayList<>();
        for (YamlText text : texts) {
            try {
                facings.add(Direction.of(text.text()));
            } catch (IllegalArgumentException wrong) {
                problems.report(text, "E-FACING", wrong.getMessage());
            }
        }
        names.once(texts, "E-FACING", "each facing once");
        return facings;
    }

    /** Half a right angle turns only the lines of a queen into lines of the board. */
    private void checkFacings(Optional<YamlText> move, List<Ride> rides, List<Direction> facings) {
        boolean diagonal = facings.stream().anyMatch(facing -> facing.files() != 0 && facing.ranks() != 0);
        boolean oblique = rides.stream().flatMap(ride -> ride.courses().stream()).flatMap(course -> course.leaps().stream()).anyMatch(leap ->
                leap.dx() != 0 && leap.dy() != 0 && Math.abs(leap.dx()) != Math.abs(leap.dy()));
        if (diagonal && oblique) {
            move.ifPresent(text -> problems.report(text, "E-FACING", "oblique leaps cannot face a diagonal"));
        }
    }

    private Optional<HookCall> hook(YamlMap map) {
        return HookCall.read(map, problems);
    }

    private Optional<Fate> fate(YamlMap map) {
        Fields fields = new Fields(map, problems);
        boolean hooked = fields.has("hook");
        Optional<CapturedRule> hook = hooked ? HookCall.read(fields, problems).flatMap(inPlay::fates) : Optional.empty();
        Optional<Area> in = hooked ? Optional.empty() : fields.symbolText("in").flatMap(this::area);
        Optional<Area> to = fields.requiredSymbolText("to").flatMap(this::area);
        boolean byOwner = !hooked && fields.choice("chosen-by", List.of("captor", "owner")).orElse("captor").equals("owner");
        String rule = fields.rule().map(YamlText::text).orElse("");
        fields.done();
        return to.map(room -> new Fate(in, room, byOwner, hook, rule));
    }

    private Protection protection(YamlMap map, YamlMap all) {
        Fields fields = new Fields(map, problems);
        List<YamlText> pieces = fields.requiredTexts("pieces");
        pieces.forEach(name -> names.find(name, "piece", all.keys(), key -> key));
        List<Ride> beside = fields.requiredSymbolText("beside").map(new BetzaText(problems)::read).orElse(List.of());
        Optional<Area> in = fields.symbolText("in").flatMap(this::area);
        String rule = fields.rule().map(YamlText::text).orElse("");
        fields.done();
        return new Protection(pieces.stream().map(YamlText::text).toList(), beside, in, rule);
    }

    private Optional<Area> area(YamlText name) {
        return names.find(name, "area", areas, Area::name);
    }
}
