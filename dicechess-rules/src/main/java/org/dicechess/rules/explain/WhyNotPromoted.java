package org.dicechess.rules.explain;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dicechess.Color;
import org.dicechess.rules.model.Article;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Promotion;
import org.dicechess.rules.state.PromotionChoices;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;

/** Explains why a piece does not become the kind that a move names, or does not stay what it is. */
final class WhyNotPromoted {

    private final PositionWords words;
    private final State state;
    private final Tables tables;
    private final PromotionChoices choices;

    WhyNotPromoted(PositionWords words) {
        this.words = words;
        this.state = words.state;
        this.tables = words.tables;
        this.choices = new PromotionChoices(state);
    }

    /**
     * Returns the reason for a move that the piece makes, but not to this kind; empty if it may become no other kind
     * anywhere.
     */
    Optional<String> reason(int from, int to, Optional<Kind> wanted) {
        int code = state.at(from);
        Kind kind = words.kind(from);
        int rules = choices.rules(code, from, to);
        int always = tables.movement.zones().rules(code, from, to);
        if (rules == 0 && always != 0) {
            return Optional.of(
                    Article.a(kind.name()) + " does not promote there as things stand" + cited(spoken(code, always)));
        }
        if (rules == 0) {
            return kind.promotions().isEmpty()
                    ? Optional.empty()
                    : Optional.of(Article.a(kind.name()) + " does not promote "
                            + (tables.movement.zones().isPlain(code) ? "on " : "from " + words.square(from) + " to ")
                            + words.square(to)
                            + cited(kind.promotions()));
        }
        String cited = cited(spoken(code, rules));
        Optional<Kind> enough = wanted.filter(other -> kinds(code, rules, after -> !choices.isFree(code, rules, after))
                .toList()
                .contains(other));
        return enough.isPresent()
                ? Optional.of(enough(code, rules, enough.get()) + cited)
                : Optional.of(Article.a(kind.name()) + " that "
                        + (tables.movement.zones().isPlain(code) ? "arrives there" : "moves there") + " becomes one of "
                        + kinds(code, rules, after -> choices.isFree(code, rules, after))
                                .filter(other -> !other.equals(kind))
                                .map(Kind::name)
                                .collect(Collectors.joining(", "))
                        + (mayStay(code, rules) ? ", or stays what it is" : "") + cited);
    }

    /** Returns why a piece cannot go where it has to promote; empty if it may become something there. */
    Optional<String> forbidden(int from, int to) {
        int code = state.at(from);
        int rules = choices.rules(code, from, to);
        boolean forbidden =
                rules != 0 && IntStream.of(after(code, rules)).noneMatch(after -> choices.isFree(code, rules, after));
        return forbidden
                ? Optional.of("it has to promote there, and "
                        + kinds(code, rules, after -> true)
                                .map(kind -> enough(code, rules, kind))
                                .collect(Collectors.joining(", "))
                        + cited(spoken(code, rules)))
                : Optional.empty();
    }

    private String enough(int code, int rules, Kind kind) {
        int after = tables.codes.of(kind, tables.codes.piece(code).color());
        String side = tables.codes.piece(code).color() == Color.WHITE ? "White" : "Black";
        return side + " may have at most " + tables.promotions.mostOf(code, rules, after) + " of the kind "
                + kind.name();
    }

    private Stream<Kind> kinds(int code, int rules, IntPredicate which) {
        return Arrays.stream(after(code, rules))
                .filter(which)
                .mapToObj(after -> tables.codes.piece(after).type());
    }

    private int[] after(int code, int rules) {
        return tables.promotions.of(state.array(), code, rules);
    }

    private boolean mayStay(int code, int rules) {
        return IntStream.of(after(code, rules)).anyMatch(after -> after == code);
    }

    private List<Promotion> spoken(int code, int rules) {
        return IntStream.range(0, tables.movement.zones().of(code).size())
                .filter(number -> (rules >>> number & 1) != 0)
                .mapToObj(tables.movement.zones().of(code)::get)
                .toList();
    }

    private static String cited(List<Promotion> rules) {
        return rules.stream()
                .map(Promotion::rule)
                .filter(rule -> !rule.isEmpty())
                .findFirst()
                .map(PositionWords::cited)
                .orElse("");
    }
}
