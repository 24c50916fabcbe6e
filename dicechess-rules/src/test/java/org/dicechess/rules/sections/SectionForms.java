package org.dicechess.rules.sections;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.dicechess.Direction;
import org.dicechess.Outline;
import org.dicechess.rules.hooks.HookCall;
import org.dicechess.rules.model.Heading;
import org.dicechess.rules.yaml.Form;

/** The forms of the values in sections. */
public final class SectionForms {

    private static final int ANY = Integer.MAX_VALUE;

    private SectionForms() {}

    /** Returns the forms, in no order that matters. */
    public static List<Form> all() {
        List<Form> forms = new ArrayList<>();
        forms.addAll(ofPieces());
        forms.addAll(ofConditions());
        forms.addAll(ofFilters());
        forms.addAll(ofSections());
        return forms;
    }

    private static List<Form> ofPieces() {
        return List.of(
                Form.of(PieceReader.KEYS),
                Form.of(HookCall.KEYS),
                Form.of(HookCall.GIVEN),
                Form.of(PieceReader.FATE),
                Form.of(PieceReader.PROTECTION),
                Form.of("moves").other("move").other("hook").items("move", 1, ANY),
                Form.of("move").words(List.of(PieceMovesReader.NONE)).text().map(PieceMovesReader.KEYS),
                Form.of("over").texts().map(PieceMovesReader.OVER),
                Form.of("promotions").other("promotion").items("promotion", 0, PromotionReader.MOST_RULES),
                Form.of(PromotionReader.KEYS),
                Form.of("most-promoted").number(1, PromotionReader.MOST_PIECES).words(List.of(PromotionReader.SETUP)),
                Form.of("way-of-promotion").words(PromotionReader.WAYS),
                Form.of("facing").words(facings()),
                Form.of("outline").words(List.copyOf(Outline.names())).pattern("^M"),
                Form.of(WalkReader.KEYS),
                Form.of(WalkReader.WAY),
                Form.of("step").text().other("hook"),
                Form.of("rolls").pattern(WalkReader.ROLLS.pattern()));
    }

    private static List<String> facings() {
        return Stream.concat(Stream.of(Direction.values()).map(Direction::text), Stream.of(PieceReader.FORWARD))
                .toList();
    }

    private static List<Form> ofConditions() {
        return List.of(
                Form.of("condition").words(ConditionReader.WORDS).other("condition-with-keys"),
                Form.of("condition-with-keys").map(ConditionReader.DESCRIBED),
                Form.of("turns").number(1, ConditionReader.MOST_TURNS).map(ConditionReader.TURNS),
                Form.of("attacked").flag().map(ConditionReader.ATTACKED),
                Form.of("captured")
                        .words(List.of(MoveFilterReader.EN_PASSANT, DefinedNames.ALL))
                        .text(),
                Form.of("counted-pieces").texts().other("worths"),
                Form.of("worths").names("worth"),
                Form.of("worth").number(1, WorthReader.MOST),
                Form.of("way-of-row").words(PlaceReader.WAYS),
                Form.of("amount")
                        .number(-ANY, ANY)
                        .words(shown())
                        .map(Rolled.KEYS)
                        .map(AmountReader.KEYS),
                Form.of("amounts").items("amount", 2, AmountReader.MOST_AMOUNTS),
                Form.of("when")
                        .words(Stream.concat(EndingReader.WHEN.stream(), EndingReader.CONDITIONS.stream())
                                .toList())
                        .other("condition-with-keys"));
    }

    private static List<String> shown() {
        return Stream.of(RollValue.values()).map(RollValue::word).toList();
    }

    private static List<Form> ofFilters() {
        return List.of(
                Form.of("filters").other("filter").items("filter", 1, ANY),
                Form.of("filter").words(MoveFilterReader.WORDS).map(MoveFilterReader.KEYS),
                Form.of("preferences").other("preference").items("preference", 0, ANY),
                Form.of("preference").other("filter").map(MoveFilterReader.MOST_CAPTURES),
                Form.of("most").words(List.of(MoveFilterReader.MOST)).map(MoveFilterReader.WORTH),
                Form.of("kinds").texts().map(MoveFilterReader.OF_DICE),
                Form.of("place").text().map(MoveFilterReader.OF_DICE),
                Form.of("squares").other("place").map(MoveFilterReader.LINES),
                Form.of("distance").other("amount").map(MoveFilterReader.DISTANCES),
                Form.of("direction")
                        .other("heading")
                        .items("heading", 1, ANY)
                        .words(List.of(Rolled.WORD))
                        .map(MoveFilterReader.OF_DICE),
                Form.of("heading").words(headings(Heading.words(), Heading.words())),
                Form.of("direction-of-shift").words(shifts()),
                Form.of("captures").words(MoveFilterReader.CAPTURES).text(),
                Form.of("attacks").words(MoveFilterReader.DUTY).text(),
                Form.of(NearReader.ON_LINE),
                Form.of(NearReader.BESIDE));
    }

    /** Returns words, and those of two at once. */
    private static List<String> headings(List<String> first, List<String> second) {
        return Stream.concat(
                        Stream.concat(first.stream(), second.stream()).distinct(),
                        first.stream().flatMap(one -> second.stream().map(other -> one + "-" + other)))
                .toList();
    }

    private static List<String> shifts() {
        List<String> ranks = Heading.words().subList(0, 2);
        List<String> files = Heading.words().subList(2, 4);
        return Stream.concat(headings(ranks, files).stream(), headings(files, ranks).stream())
                .distinct()
                .toList();
    }

    private static List<Form> ofSections() {
        return List.of(
                Form.of(BoardReader.KEYS),
                Form.of("area").texts().map(AreaReader.KEYS),
                Form.of("faces")
                        .number(1, FaceReader.MOST_FACES)
                        .items("face", 1, FaceReader.MOST_FACES)
                        .names("weight"),
                Form.of("face").texts(),
                Form.of("weight").number(1, FaceReader.MOST_WEIGHT),
                Form.of(DiceReader.KEYS),
                Form.of(ActionReader.KEYS),
                Form.of(EffectsReader.KEYS),
                Form.of("triggers").other("trigger").items("trigger", 1, ANY),
                Form.of("trigger").words(EffectsReader.EVENTS).map(EffectsReader.TRIGGER),
                Form.of(HandsReader.KEYS),
                Form.of(CastlingReader.KEYS),
                Form.of(CastlingReader.WAY),
                Form.of(CounterReader.KEYS),
                Form.of(NumberReader.KEYS),
                Form.of(EndingReader.KEYS),
                Form.of(DrawingReader.KEYS),
                Form.of(DrawingReader.AREA),
                Form.of("color").pattern("^#[0-9a-f]{6}$"));
    }
}
