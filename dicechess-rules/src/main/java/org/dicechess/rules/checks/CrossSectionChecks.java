package org.dicechess.rules.checks;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Article;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.model.Ending;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Passes;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;

/**
 * Checks that sections without errors fit together. A problem is reported at the first of its sections that the
 * author's own file contains, because the others may be inherited.
 *
 * @param kinds the number of kinds of piece
 */
public record CrossSectionChecks(YamlMap definition, List<Pool> pools, int kinds, Turn turn, Problems problems) {

    private static final String TAKEN = "'attacked-royal: may-be-taken', and an ending 'none-left' for the royal";

    /** Checks that the turn allows a side to answer every check, and that checkmate ends the game. */
    public void checkSafety(Optional<Game.Check> rule, List<Kind> pieces, List<Action> actions, List<Ending> endings) {
        if (rule.isPresent() && !rule.get().mayTakeRoyal() && !problems.isUnder("check")) {
            Optional<String> danger = new SafetyCheck(pools, actions, pieces, turn).danger();
            if (danger.isPresent()) {
                problems.report(
                        own(List.of(section("check"), section("turn"), section("first-turn"))),
                        "E-CHECK",
                        danger.get() + "; write " + TAKEN);
            } else if (!problems.isUnder("pieces") && royalThatPromotes(pieces).isPresent()) {
                problems.report(
                        own(List.of(section("check"), section("pieces"))),
                        "E-CHECK",
                        "a royal " + royalThatPromotes(pieces).get() + "; write " + TAKEN);
            } else if (!endWithMate(endings) && !problems.isUnder("endings") && !problems.hasUnknownSection()) {
                YamlNode where = own(List.of(section("endings"), section("check")));
                problems.report(
                        where,
                        "E-CHECK",
                        "a checkmated side would pass; add an ending 'checkmate'"
                                + (mayEndWithMate(endings) ? " without 'only-if'" : "") + ", or write " + TAKEN);
            }
        }
    }

    /** Says which royal may become a kind that is not royal: its side would have no royal. Empty if none may. */
    private static Optional<String> royalThatPromotes(List<Kind> pieces) {
        for (Kind royal : pieces) {
            for (Kind kind : pieces) {
                if (royal.isRoyal() && !kind.isRoyal() && royal.mayBecome(kind.name())) {
                    return Optional.of(royal.name() + " may become " + Article.a(kind.name()) + ", which is not royal");
                }
            }
        }
        return Optional.empty();
    }

    private static boolean mayEndWithMate(List<Ending> endings) {
        return endings.stream().anyMatch(Ending.Checkmate.class::isInstance);
    }

    private static boolean endWithMate(List<Ending> endings) {
        for (Ending ending : endings) {
            if (ending instanceof Ending.Checkmate && ending.isUnconditional()) {
                return true;
            }
        }
        return false;
    }

    /** Checks that some roll allows castling. */
    public void checkCastling(YamlMap castling, Optional<CastlingRule> rule) {
        if (rule.isEmpty() || problems.isUnder("castling")) {
            return;
        }
        CastlingCheck check = new CastlingCheck(rule.get(), pools, kinds, turn);
        if (!check.moves()) {
            YamlNode where = own(List.of(section("castling"), section("turn")));
            problems.report(
                    where, "E-CASTLING", "the turn has no stage 'move' or 'spend', so castling can never happen");
        } else if (check.never()) {
            YamlNode where = own(List.of(castling.get("die"), section("castling"), section("dice"), section("turn")));
            problems.report(
                    where, "E-CASTLING", "no roll names king and rook as 'die' requires, so castling can never happen");
        }
    }

    /** Refuses a rule for the dice of castling in a game whose turns have no roll. */
    public void checkCastlingDie(YamlMap castling) {
        boolean rolled = turn.states().stream()
                .flatMap(state -> state.steps().stream())
                .anyMatch(step -> step.stage() instanceof Stage.Throw);
        if (!rolled && castling.get("die").isPresent() && !problems.isUnder("castling")) {
            problems.report(
                    castling.get("die").get(), "E-UNUSED", "no stage of the turn rolls dice, so 'die' has no effect");
        }
    }

    /** Refuses endings by the turn that no stage brings about. */
    public void checkEndings(YamlMap endings, List<Ending> read) {
        for (Ending ending : read) {
            if (ending instanceof Ending.OfTurn && !turn.uses(new Stage.End(ending.name()))) {
                problems.report(
                        endings.get(ending.name()).orElse(endings),
                        "E-UNUSED",
                        "no stage of the turn is {end: " + ending.name() + "}");
            }
        }
    }

    /** Refuses a word about turns without a move in a game that has none. */
    public void checkPasses(YamlMap endings, Optional<Game.Check> rule, List<Ending> read) {
        for (Ending ending : read) {
            if (ending instanceof Ending.Repetition repeated
                    && repeated.always().isEmpty()
                    && !Passes.arePossible(turn, rule, read)
                    && endings.get(ending.name()).orElse(endings) instanceof YamlMap repetition
                    && repetition.get("passes").isPresent()) {
                problems.report(
                        repetition.get("passes").get(),
                        "E-UNUSED",
                        "no turn of this game is without a move, so 'passes' has no effect");
            }
        }
    }

    private Optional<YamlNode> section(String key) {
        return definition.get(key);
    }

    private YamlNode own(List<Optional<YamlNode>> sections) {
        List<YamlNode> all = new ArrayList<>();
        for (Optional<YamlNode> section : sections) {
            if (section.isPresent()) {
                all.add(section.get());
            }
        }
        for (YamlNode section : all) {
            if (section.location().file().equals(definition.location().file())) {
                return section;
            }
        }
        return all.get(0);
    }
}
