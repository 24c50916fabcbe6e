package org.dicechess.rules.sections;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.dicechess.Direction;
import org.dicechess.Outline;
import org.dicechess.rules.betza.Course;
import org.dicechess.rules.betza.Ride;
import org.dicechess.rules.hooks.HookCall;
import org.dicechess.rules.hooks.HookFinder;
import org.dicechess.rules.hooks.HooksInPlay;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Article;
import org.dicechess.rules.model.Fate;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.MoveHook;
import org.dicechess.rules.model.PathHook;
import org.dicechess.rules.model.PieceMoves;
import org.dicechess.rules.model.Promotion;
import org.dicechess.rules.model.Protection;
import org.dicechess.rules.model.Symbols;
import org.dicechess.rules.model.Walk;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Key;
import org.dicechess.rules.yaml.Keys;
import org.dicechess.rules.yaml.Location;
import org.dicechess.rules.yaml.NamedMaps;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;
import org.dicechess.spi.CaptureRule;
import org.dicechess.spi.CapturedRule;
import org.dicechess.spi.FacingRule;

/** Reads {@code pieces}. Each piece has a name and a map of its properties. */
public final class PieceReader {

    /** The facing of pieces that face where their side goes. */
    static final String FORWARD = "forward";

    /** The greatest value in hundredths of a pawn. */
    private static final int MOST_VALUE = 100_000;

    static final Keys KEYS = Keys.of(
            "piece",
            Key.symbol("symbol", "symbol"),
            Key.node("move", "moves"),
            Key.symbol("initial", "area"),
            Key.node("promotion", "promotions"),
            Key.flag("royal"),
            Key.symbols("facings", "facing"),
            Key.symbol("demoted", "piece"),
            Key.map("walk", "walk"),
            Key.map("turns", "hook"),
            Key.map("moves", "hook"),
            Key.map("capturable", "hook"),
            Key.map("when-captured", "when-captured"),
            Key.map("protects", "protects"),
            Key.word("owner", List.of(DefinedNames.NOBODY)),
            Key.symbol("outline", "outline"),
            Key.number("value", 0, MOST_VALUE),
            Key.text("about"));

    static final Keys FATE = HookCall.KEYS
            .named("when-captured")
            .and(Keys.of(
                    "",
                    Key.symbol("in", "area").without("hook"),
                    Key.symbol("to", "area"),
                    Key.word("chosen-by", List.of("captor", "owner")).without("hook")));

    static final Keys PROTECTION = Keys.of(
            "protects", Key.symbols("pieces", "piece"), Key.symbol("beside", "betza"), Key.symbol("in", "area"));

    /** The keys that speak of a side, or of a piece that is captured. */
    private static final List<String> OF_SIDES = List.of(
            "royal",
            "facings",
            "initial",
            "promotion",
            "demoted",
            "walk",
            "turns",
            "moves",
            "capturable",
            "when-captured",
            "protects");

    private final List<Area> areas;
    private final HookFinder hooks;
    private final HooksInPlay inPlay;
    private final Problems problems;
    private final DefinedNames names;
    private final BetzaText betza;
    private final OutlineText outlines;
    private final List<YamlNode> conditions = new ArrayList<>();

    public PieceReader(List<Area> areas, HookFinder hooks, Problems problems) {
        this.areas = areas;
        this.hooks = hooks;
        this.inPlay = new HooksInPlay(hooks);
        this.problems = problems;
        this.names = new DefinedNames(problems);
        this.betza = new BetzaText(problems);
        this.outlines = new OutlineText(problems);
    }

    /** Returns the conditions of moves and promotions as written, in the order of their numbers. */
    public List<YamlNode> conditions() {
        return conditions;
    }

    public List<Kind> read(YamlMap map) {
        List<Kind> kinds = new ArrayList<>();
        Map<String, YamlText> symbols = new LinkedHashMap<>();
        for (NamedMaps.Named piece : NamedMaps.of(map, "symbol, move and more", problems)) {
            kinds.add(kind(piece.name(), kinds.size(), piece.map(), map, symbols));
        }
        int codes = 0;
        for (Kind kind : kinds) {
            codes += kind.codes();
        }
        if (codes > Kind.MOST_CODES) {
            problems.report(
                    map, "E-RANGE", codes + " combinations of piece, side and facing; at most " + Kind.MOST_CODES);
        }
        return kinds;
    }

    private Kind kind(String name, int index, YamlMap piece, YamlMap all, Map<String, YamlText> symbols) {
        Fields fields = new Fields(piece, KEYS, problems);
        boolean ofNobody = fields.has("owner");
        fields.choice("owner");
        Optional<YamlText> symbol = fields.requiredSymbolText("symbol");
        if (symbol.isPresent()) {
            checkSymbol(symbol.get(), ofNobody, symbols);
        }
        if (ofNobody) {
            checkKeys(piece);
        }
        Optional<YamlMap> hooked = hooked(fields);
        boolean mayLackMove = hooked.isPresent() || fields.has("walk") || fields.has("moves") || ofNobody;
        Optional<YamlNode> move = mayLackMove
                ? fields.node("move")
                : fields.requiredNode("move", "a piece without moves has 'move: none'");
        PieceMovesReader reader = new PieceMovesReader(areas, all, conditions, betza, problems);
        List<PieceMoves> pieceMoves =
                hooked.isPresent() ? List.of() : move.map(reader::read).orElse(List.of());
        List<Ride> rides = rides(pieceMoves);
        Optional<PathHook> paths = hooks.paths(call(hooked));
        Optional<MoveHook> moves = inPlay.moves(call(fields.map("moves", "Betza notation stands under 'move'")));
        boolean royal = fields.flag("royal").orElse(false);
        List<YamlText> faced = fields.textList("facings");
        boolean forward = faced.size() == 1 && faced.get(0).text().equals(FORWARD);
        List<Direction> facings = forward ? List.of() : facings(faced);
        checkFacings(move, rides, facings);
        Optional<Area> initial = area(fields.symbolText("initial"));
        Optional<String> demoted = demoted(name, fields.symbolText("demoted"), all);
        List<Promotion> promotions = new PromotionReader(areas, all.keys(), conditions, problems).read(fields);
        Optional<YamlMap> walks = fields.map("walk");
        Optional<Walk> walk =
                walks.isPresent() ? new WalkReader(areas, hooks, problems).read(walks.get()) : Optional.empty();
        if (fields.has("turns") && facings.isEmpty() && (forward || !fields.has("facings"))) {
            problems.report(piece, "E-FACING", "a piece with 'turns' needs 'facings'");
        }
        Optional<FacingRule> turns =
                hooks.facings(walks.isPresent() ? call(fields.map("turns")) : unused(fields), facings);
        Optional<YamlMap> captured = fields.map("when-captured");
        Optional<Fate> fate = captured.isPresent() ? fate(captured.get()) : Optional.empty();
        Optional<CaptureRule> capturable = inPlay.captures(call(fields.map("capturable")));
        Optional<YamlMap> protects = fields.map("protects");
        Optional<Protection> protection =
                protects.isPresent() ? Optional.of(protection(protects.get(), all)) : Optional.empty();
        Optional<YamlText> drawn = fields.symbolText("outline");
        Optional<Outline> outline = drawn.isPresent() ? outlines.read(drawn.get()) : Optional.empty();
        OptionalInt value = fields.number("value");
        String rule = fields.rule();
        fields.text("about");
        fields.done();
        Kind kind = new Kind(
                index,
                name,
                symbol.isPresent() ? symbol.get().text() : Kind.NO_SYMBOL,
                reader.betza(),
                rides,
                pieceMoves,
                paths,
                moves,
                royal,
                ofNobody,
                facings,
                forward,
                promotions,
                demoted,
                initial,
                walk,
                turns,
                fate,
                capturable,
                protection,
                outline,
                value,
                rule);
        return ofNobody ? kind.withoutSide() : kind;
    }

    /** Reads the kind that a piece is without its promotion. */
    private Optional<String> demoted(String name, Optional<YamlText> text, YamlMap all) {
        if (text.isEmpty() || !names.isKnown(text.get(), "piece", all.keys())) {
            return Optional.empty();
        }
        String demoted = text.get().text();
        boolean further = all.get(demoted).orElse(all) instanceof YamlMap other
                && other.get("demoted").isPresent();
        if (further || demoted.equals(name)) {
            problems.report(
                    text.get(),
                    "E-DEMOTED",
                    demoted.equals(name)
                            ? "the piece itself; expected the piece that it was before it promoted"
                            : Article.a(demoted) + " has 'demoted', too; expected a piece that has not promoted");
        }
        return Optional.of(demoted);
    }

    /** Refuses keys that only a piece of a side has. */
    private void checkKeys(YamlMap piece) {
        for (String key : OF_SIDES) {
            piece.get(key)
                    .ifPresent(node -> problems.report(
                            node,
                            "E-OWNER",
                            Problems.quoted(key)
                                    + " of a piece that belongs to nobody; expected symbol, move, outline, value"));
        }
    }

    private void checkSymbol(YamlText symbol, boolean ofNobody, Map<String, YamlText> symbols) {
        if (ofNobody) {
            checkSign(symbol);
        } else if (!Symbols.isSymbol(symbol.text())
                || symbol.text().toLowerCase(Locale.ROOT).equals(symbol.text())) {
            problems.report(
                    symbol,
                    "E-SYMBOL",
                    "bad symbol " + Problems.quoted(symbol.text()) + "; expected 1 to 4 letters, the first upper case"
                            + (isMarked(symbol.text()) ? ", with '+' before them or '~' behind them" : ""));
        }
        YamlText other = symbols.putIfAbsent(symbol.text().toLowerCase(Locale.ROOT), symbol);
        if (other != null) {
            Location first = other.location();
            problems.report(
                    symbol,
                    "E-DUPLICATE-SYMBOL",
                    "symbol " + Problems.quoted(symbol.text()) + " stands at line " + first.line() + " of "
                            + first.file() + " too");
        }
    }

    private void checkSign(YamlText symbol) {
        if (!Symbols.isSign(symbol.text())) {
            problems.report(
                    symbol,
                    "E-SYMBOL",
                    "bad symbol " + Problems.quoted(symbol.text())
                            + " of a piece that belongs to nobody; expected one of "
                            + String.join(" ", Symbols.SIGNS.split("")));
        }
    }

    private static boolean isMarked(String symbol) {
        return symbol.contains("+") || symbol.contains("~");
    }

    /** Returns the value of {@code move} if it is a map, which names a hook. */
    private static Optional<YamlMap> hooked(Fields fields) {
        Optional<YamlNode> move = fields.map().get("move");
        return move.isPresent()
                        && move.get() instanceof YamlMap map
                        && PieceMovesReader.isHook(map)
                        && fields.has("move")
                ? Optional.of(map)
                : Optional.empty();
    }

    /** Returns the moves of all pieceMoves; one list stays the same list. */
    private static List<Ride> rides(List<PieceMoves> pieceMoves) {
        return pieceMoves.size() == 1
                ? pieceMoves.get(0).rides()
                : pieceMoves.stream().flatMap(mover -> mover.rides().stream()).toList();
    }

    private List<Direction> facings(List<YamlText> texts) {
        List<Direction> facings = new ArrayList<>();
        for (YamlText text : texts) {
            try {
                facings.add(Direction.of(text.text()));
            } catch (IllegalArgumentException wrong) {
                problems.report(
                        text,
                        "E-FACING",
                        text.text().equals(FORWARD)
                                ? "'forward' beside other facings; expected it alone"
                                : String.valueOf(wrong.getMessage()));
            }
        }
        names.checkOnce(texts, "E-FACING", "each facing once");
        return facings;
    }

    /**
     * Refuses oblique leaps of a piece that can face a diagonal: a turn by 45 degrees maps only orthogonal and diagonal
     * leaps to leaps.
     */
    private void checkFacings(Optional<YamlNode> move, List<Ride> rides, List<Direction> facings) {
        boolean diagonal = false;
        for (Direction facing : facings) {
            diagonal |= facing.files() != 0 && facing.ranks() != 0;
        }
        if (diagonal && move.isPresent() && isOblique(rides)) {
            problems.report(
                    move.get(),
                    "E-FACING",
                    "a piece with oblique leaps cannot face a diagonal; expected facings n, e, s or w");
        }
    }

    private static boolean isOblique(List<Ride> rides) {
        for (Ride ride : rides) {
            for (Course course : ride.courses()) {
                for (Ride.Leap leap : course.leaps()) {
                    if (leap.dx() != 0 && leap.dy() != 0 && Math.abs(leap.dx()) != Math.abs(leap.dy())) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Refuses {@code turns} of a piece that does not walk. */
    private Optional<HookCall> unused(Fields fields) {
        if (fields.has("turns") && !fields.has("walk")) {
            problems.report(
                    fields.map().get("turns").orElseThrow(),
                    "E-UNUSED",
                    "a piece turns only after a walk; without 'walk' 'turns' has no effect");
        }
        return Optional.empty();
    }

    private Optional<HookCall> call(Optional<YamlMap> map) {
        return map.isPresent() ? HookCall.read(map.get(), problems) : Optional.empty();
    }

    private Optional<Fate> fate(YamlMap map) {
        Fields fields = new Fields(map, FATE, problems);
        boolean hooked = fields.has("hook");
        Optional<CapturedRule> hook = hooked ? inPlay.fates(HookCall.read(fields, problems)) : Optional.empty();
        Optional<Area> in = hooked ? Optional.empty() : area(fields.symbolText("in"));
        Optional<Area> to = area(fields.requiredSymbolText("to"));
        boolean byOwner = !hooked && fields.choice("chosen-by").orElse("captor").equals("owner");
        String rule = fields.rule();
        fields.done();
        return to.isPresent() ? Optional.of(new Fate(in, to.get(), byOwner, hook, rule)) : Optional.empty();
    }

    private Protection protection(YamlMap map, YamlMap all) {
        Fields fields = new Fields(map, PROTECTION, problems);
        List<YamlText> pieces = fields.requiredTexts("pieces");
        pieces.forEach(name -> names.isKnown(name, "piece", all.keys()));
        Optional<YamlText> beside = fields.requiredSymbolText("beside");
        Optional<Area> in = area(fields.symbolText("in"));
        String rule = fields.rule();
        fields.done();
        List<Ride> leaps = beside.isPresent() ? betza.leaps(beside.get(), true) : List.of();
        return new Protection(YamlText.texts(pieces), leaps, in, rule);
    }

    private Optional<Area> area(Optional<YamlText> name) {
        return names.find(name, "area", areas);
    }
}
