package org.dicechess.rules.setup;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.dicechess.Dice;
import org.dicechess.NotationException;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.BoardField;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.model.Deal;
import org.dicechess.rules.model.GamePiece;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Setup;
import org.dicechess.rules.model.Squares;
import org.dicechess.rules.model.StepDeal;
import org.dicechess.rules.model.TableDeal;
import org.dicechess.rules.sections.DefinedNames;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Key;
import org.dicechess.rules.yaml.Keys;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.Scalars;
import org.dicechess.rules.yaml.YamlList;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;
import org.jspecify.annotations.Nullable;

/** Reads {@code setup}: a position, or {@code {position, deal}} if a roll places further pieces. */
public final class SetupReader {

    /** The key of what must be the case after a deal. */
    static final String ONLY_IF = "only-if";

    static final Keys KEYS = Keys.of("setup", Key.symbol("position", "position"), Key.node("deal", "deal"));

    private final YamlNode definition;
    private final Squares squares;
    private final List<Area> areas;
    private final List<Kind> kinds;
    private final List<Pool> pools;
    private final Function<YamlNode, Optional<Condition>> conditions;
    private final Problems problems;

    /**
     * Creates a reader.
     *
     * @param definition the whole definition
     * @param conditions reads the condition of a deal
     */
    public SetupReader(
            YamlNode definition,
            Squares squares,
            List<Area> areas,
            List<Kind> kinds,
            List<Pool> pools,
            Function<YamlNode, Optional<Condition>> conditions,
            Problems problems) {
        this.definition = definition;
        this.conditions = conditions;
        this.squares = squares;
        this.areas = areas;
        this.kinds = kinds;
        this.pools = pools;
        this.problems = problems;
    }

    public Optional<Setup> read(YamlNode node) {
        if (!(node instanceof YamlMap map)) {
            return position(new Scalars(problems).symbol(node));
        }
        Fields fields = new Fields(map, KEYS, problems);
        Optional<Setup> position = position(fields.requiredSymbolText("position"));
        Optional<YamlMap> dealt = fields.map("deal");
        Optional<Deal> deal = dealt.isPresent() ? deal(dealt.get()) : Optional.empty();
        fields.rule();
        fields.done();
        if (position.isPresent() && deal.isPresent()) {
            checkRoom(dealt.get(), position.get(), deal.get());
            Optional<Condition> onlyIf = dealt.get().get(ONLY_IF).flatMap(conditions);
            return Optional.of(
                    new Setup(position.get().position(), position.get().pieces(), deal.get(), onlyIf));
        }
        return position;
    }

    /**
     * Returns the dice of the deal, without reading position and tables; empty if there is no deal that can be read.
     */
    public Optional<Dice> dice(YamlNode node) {
        return node instanceof YamlMap map && map.get("deal").orElse(map) instanceof YamlMap deal && deal != map
                ? dealt(deal)
                : Optional.empty();
    }

    private Optional<Dice> dealt(YamlMap deal) {
        if (!isByTables(deal)) {
            return new StepDealReader(squares, areas, kinds, pools, problems)
                    .read(deal)
                    .map(Deal::dice);
        }
        List<YamlText> names = new Fields(deal, TableDealReader.KEYS, problems).requiredTexts("dice");
        List<Pool> thrown = new DefinedNames(problems).all(names, "dice", pools);
        return thrown.isEmpty() ? Optional.empty() : Optional.of(TableDeal.dice(thrown));
    }

    private Optional<Setup> position(Optional<YamlText> text) {
        return text.isPresent() ? position(text.get()) : Optional.empty();
    }

    /** Reads the position alone. */
    private Optional<Setup> position(YamlText text) {
        if (text.text().indexOf('\n') >= 0) {
            problems.report(
                    text,
                    "E-POSITION",
                    "a position with a line end, as after '|'; expected one line, in quotes if need be");
            return Optional.empty();
        }
        try {
            return Optional.of(new Setup(
                    text.text(), BoardField.parse(text.text(), squares, kinds), new Deal.Nothing(), Optional.empty()));
        } catch (NotationException wrong) {
            if (!areSymbolsKnown()) {
                return Optional.empty();
            }
            PositionProblems.report(text, wrong, definition, problems);
            return Optional.empty();
        }
    }

    /** Returns whether every piece has a good symbol. If not, a position may use the symbol that the author meant. */
    private boolean areSymbolsKnown() {
        return kinds.stream()
                .noneMatch(kind ->
                        kind.symbol().equals(Kind.NO_SYMBOL) || problems.isUnder("pieces." + kind.name() + ".symbol"));
    }

    /** Reads a deal by tables or by steps. */
    private Optional<Deal> deal(YamlMap map) {
        if (isByTables(map)) {
            return new TableDealReader(squares, areas, kinds, pools, problems).read(map);
        }
        return new StepDealReader(squares, areas, kinds, pools, problems).read(map);
    }

    private static boolean isByTables(YamlMap deal) {
        return deal.get("tables").isPresent() || deal.get("slots").isPresent();
    }

    /** Checks that no piece is dealt to a square that the position occupies. */
    private void checkRoom(YamlMap where, Setup position, Deal deal) {
        List<@Nullable GamePiece> pieces = position.pieces();
        for (int square : deal.squares()) {
            int opposite = deal.mirrored() ? squares.mirror(square) : square;
            if (pieces.get(square) != null || opposite >= 0 && pieces.get(opposite) != null) {
                problems.report(
                        part(where, deal, square),
                        "E-DEAL",
                        "pieces are dealt to " + squares.square(square)
                                + ", where the position has a piece; expected an empty square");
                return;
            }
        }
    }

    /** Returns the slot or the step that deals to a square. */
    private static YamlNode part(YamlMap where, Deal deal, int square) {
        if (deal instanceof TableDeal tables) {
            return tables.slots().stream()
                    .filter(slot -> slot.squares().contains(square))
                    .findFirst()
                    .flatMap(slot -> where.get("slots").flatMap(slots -> ((YamlMap) slots).get(slot.name())))
                    .orElse(where);
        }
        List<YamlNode> steps =
                where.get("steps").map(list -> ((YamlList) list).items()).orElse(List.of());
        return IntStream.range(
                        0, Math.min(steps.size(), ((StepDeal) deal).steps().size()))
                .filter(step -> ((StepDeal) deal).steps().get(step).squares().contains(square))
                .mapToObj(steps::get)
                .findFirst()
                .orElse(where);
    }
}
