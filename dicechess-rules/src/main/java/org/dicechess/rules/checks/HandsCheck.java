package org.dicechess.rules.checks;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.model.Hands;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;

/**
 * Checks that hands and the stages that drop pieces belong together, and that no royal that is captured goes to a hand.
 */
public final class HandsCheck {

    private final Optional<YamlMap> written;
    private final YamlNode turn;
    private final Problems problems;

    /**
     * Creates a check.
     *
     * @param written the section of the hands
     * @param turn where the turn is written
     */
    public HandsCheck(Optional<YamlMap> written, YamlNode turn, Problems problems) {
        this.written = written;
        this.turn = turn;
        this.problems = problems;
    }

    public void check(Optional<Hands> hands, List<Kind> kinds, Turn stages, boolean checked) {
        boolean drops = stages.states().stream()
                .flatMap(state -> state.steps().stream())
                .anyMatch(step -> step.stage() instanceof Stage.Drop);
        if (hands.isEmpty()) {
            if (drops && !problems.isUnder("hands")) {
                problems.report(turn, "E-HANDS", "'drop' puts down a piece in hand; expected a section 'hands'");
            }
            return;
        }
        if (problems.isUnder("hands") || problems.isUnder("pieces")) {
            return;
        }
        if (!drops && !problems.isUnderAny(List.of("turn", "first-turn"))) {
            report("E-UNUSED", "no stage puts down pieces in hand; expected 'drop' in the turn");
        } else if (hands.get().kinds().isEmpty()) {
            report("E-HANDS", "a hand may hold no piece; expected some under 'pieces'");
        }
        kinds.stream()
                .filter(kind -> hands.get().kinds().get(kind.index()))
                .forEach(kind -> check(kind, hands.get().captured(), checked));
        Forms forms = new Forms(hands.get().kinds(), kinds);
        stages.states().stream()
                .flatMap(state -> state.steps().stream())
                .filter(step -> step.stage() instanceof Stage.Drop)
                .flatMap(step -> step.stage().filters().stream())
                .flatMap(filter -> filter.clauses().stream())
                .filter(MoveFilter.Becomes.class::isInstance)
                .map(clause -> ((MoveFilter.Becomes) clause).kinds())
                .flatMap(named -> forms.mistake(named, checked).stream())
                .findFirst()
                .ifPresent(mistake -> problems.report(turn, "E-HANDS", mistake));
    }

    /** Checks that a king or rook which castles from where it is dropped can be in hand. */
    public void checkCastling(Optional<YamlMap> castling, Optional<CastlingRule> rule, Optional<Hands> hands) {
        boolean useless = rule.filter(CastlingRule::dropped).isPresent()
                && hands.filter(held -> held.kinds().get(rule.get().king().index())
                                || held.kinds().get(rule.get().rook().index()))
                        .isEmpty();
        if (useless && !problems.isUnderAny(List.of("hands", "pieces"))) {
            YamlMap map = castling.orElseThrow();
            problems.report(
                    map.get("dropped").orElse(map),
                    "E-UNUSED",
                    "no hand holds the " + rule.get().king().name() + " or the "
                            + rule.get().rook().name() + "; expected one of them under 'hands'");
        }
    }

    /** The kinds that hands hold as what they were before they promoted. */
    private record Forms(BitSet held, List<Kind> kinds) {

        /** Returns what is wrong with the kinds, by index, that a piece in hand becomes. */
        Optional<String> mistake(BitSet named, boolean checked) {
            List<Kind> forms =
                    named.stream().mapToObj(kinds::get).filter(this::isForm).toList();
            if (forms.isEmpty()) {
                return Optional.of("no piece in hand becomes what 'becomes' of 'drop' names; expected kinds with"
                        + " 'demoted' of which a hand holds that kind");
            }
            return forms.stream()
                    .filter(kind -> checked && kind.isRoyal())
                    .map(kind -> "a drop brings the royal " + kind.name()
                            + ", guarded by 'check', on the board; expected others in 'becomes'")
                    .findFirst();
        }

        private boolean isForm(Kind kind) {
            return !held.get(kind.index())
                    && kinds.stream()
                            .anyMatch(other ->
                                    held.get(other.index()) && kind.demoted().equals(Optional.of(other.name())));
        }
    }

    private void check(Kind kind, Hands.Captured captured, boolean checked) {
        if (checked && kind.isRoyal() && captured != Hands.Captured.NOBODY) {
            report(
                    "E-CHECK",
                    "the royal " + kind.name()
                            + " is guarded by 'check'; expected it in no hand, or 'captured: nobody'");
        }
        if (kind.fate().isPresent()) {
            report(
                    "E-HANDS",
                    "a captured " + kind.name() + " is placed at once, by 'when-captured'; expected it in no hand");
        }
    }

    private void report(String code, String message) {
        YamlMap section = written.orElseThrow();
        problems.report(section.get("pieces").orElse(section), code, message);
    }
}
