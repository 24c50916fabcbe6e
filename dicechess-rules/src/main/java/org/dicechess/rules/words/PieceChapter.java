package org.dicechess.rules.words;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.dicechess.Direction;
import org.dicechess.RuleChapter;
import org.dicechess.rules.model.Fate;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.PieceMoves;
import org.dicechess.rules.model.Promotion;
import org.dicechess.rules.model.Protection;
import org.dicechess.rules.model.Walk;

/** What a kind of piece does. */
final class PieceChapter {

    private final Terms terms;
    private final Kind kind;
    private final ConditionWords conditions;
    private final RideWords rides;
    private final Chapter chapter = new Chapter();

    PieceChapter(Terms terms, Kind kind) {
        this.terms = terms;
        this.kind = kind;
        this.conditions = new ConditionWords(terms);
        String initial =
                kind.initial().map(terms::area).orElse("a square where such a piece of its side begins the game");
        this.rides = new RideWords(new LeapWords(terms.game.drawing().isHexagonal()), initial);
    }

    RuleChapter chapter() {
        String names = "Its symbol is " + kind.symbol() + ".";
        String owner = kind.isOfNobody() ? " It belongs to neither side, and nothing captures it." : "";
        String royal = kind.isRoyal() ? " It is royal." : "";
        chapter.add(names + owner + royal, kind.rule());
        facings();
        moves();
        kind.walk().ifPresent(this::walk);
        kind.promotions().forEach(this::promotion);
        kind.fate().ifPresent(this::fate);
        kind.protection().ifPresent(this::protection);
        if (kind.capturable().isPresent()) {
            chapter.add("A script of the definition says when it may be captured.");
        }
        return chapter.of(kind, Words.capital(Terms.kind(kind)));
    }

    private void facings() {
        if (kind.facings().isEmpty()) {
            return;
        }
        String directions =
                Words.or(kind.facings().stream().map(Direction::words).toList());
        chapter.add("It faces " + directions + "; forward is where it faces, and left and right turn with it.");
        if (kind.turns().isPresent()) {
            chapter.add("A script of the definition says how it may face during a walk.");
        }
    }

    private void moves() {
        kind.pieceMoves().forEach(this::moves);
        if (kind.paths().isPresent()) {
            chapter.add("A script of the definition says how it moves.");
        }
        if (kind.moves().isPresent()) {
            chapter.add("A script of the definition gives it moves that depend on the position.");
        }
        boolean still = kind.pieceMoves().isEmpty()
                && kind.paths().isEmpty()
                && kind.moves().isEmpty()
                && kind.walk().isEmpty();
        if (still) {
            chapter.add("It has no moves of its own.");
        }
    }

    private void moves(PieceMoves moves) {
        for (String sentence : rides.of(moves.rides())) {
            chapter.add("It " + sentence + limits(moves) + ".");
        }
    }

    private String limits(PieceMoves moves) {
        List<String> limits = new ArrayList<>();
        moves.side().ifPresent(side -> limits.add("for " + Terms.side(side) + " alone"));
        moves.in().ifPresent(area -> limits.add("within " + terms.area(area)));
        moves.from().ifPresent(area -> limits.add("beginning in " + terms.area(area)));
        moves.to().ifPresent(area -> limits.add("ending in " + terms.area(area)));
        if (!moves.captures().isEmpty()) {
            limits.add("capturing only " + terms.kinds(moves.captures()));
        }
        if (!moves.over().equals(PieceMoves.Hopped.ALL)) {
            String kinds = moves.over().kinds().isEmpty()
                    ? "piece"
                    : terms.kinds(moves.over().kinds());
            limits.add("hopping only over:" + FilterWords.whose(moves.over().whose()) + " " + kinds);
        }
        if (moves.condition() != PieceMoves.ALWAYS) {
            limits.add("if " + conditions.of(terms.game.conditions().get(moves.condition())));
        }
        moves.beside().ifPresent(near -> limits.add(new FilterWords(terms).before(near)));
        return limits.isEmpty() ? "" : "; " + String.join(", ", limits);
    }

    private void walk(Walk walk) {
        String dice = Words.or(walk.dice().stream().map(Words::of).toList());
        chapter.add(
                "It walks as many single steps as its dice show (" + dice
                        + (walk.dice().size() == 1 ? "" : ", as the player chooses") + "), and stays in "
                        + terms.area(walk.in()) + ". It visits no square twice, and all squares on its"
                        + " way are empty; the last one may hold an enemy, which it captures. If there is no such walk,"
                        + " it goes one step less without capturing, and so on.",
                walk.rule());
        for (Walk.Way way : walk.ways()) {
            String when = when(walk, way);
            if (way.hook().isPresent()) {
                chapter.add("A script of the definition says how a step goes" + when + ".");
            } else {
                chapter.add("A step " + String.join("; or ", rides.of(way.rides())) + when + ".");
            }
        }
        if (walk.ways().size() > 1) {
            chapter.add("A whole walk uses one of these ways to step.");
        }
    }

    private String when(Walk walk, Walk.Way way) {
        List<Integer> totals = terms.game.pools().stream()
                .filter(pool -> walk.dice().contains(pool.name()))
                .flatMap(pool -> pool.totals().stream().boxed())
                .distinct()
                .sorted()
                .toList();
        List<Integer> allowed = totals.stream().filter(way::allows).toList();
        return allowed.size() == totals.size()
                ? ""
                : ", with a roll of "
                        + Words.or(allowed.stream().map(String::valueOf).toList());
    }

    private void promotion(Promotion promotion) {
        List<String> to = new ArrayList<>(promotion.to().stream().map(Words::of).toList());
        if (promotion.ofArray()) {
            to.add("a kind that the array has"
                    + (promotion.never().isEmpty()
                            ? ""
                            : " (never "
                                    + Words.or(promotion.never().stream()
                                            .map(Words::of)
                                            .toList()) + ")"));
        }
        String when = promotion.condition() == Promotion.ALWAYS
                ? ""
                : ", if " + conditions.of(terms.game.conditions().get(promotion.condition()));
        chapter.add(
                "By a move " + ways(promotion) + " " + terms.area(promotion.area())
                        + promotion
                                .side()
                                .map(side -> ", for " + Terms.side(side) + " alone")
                                .orElse("") + when + ", it "
                        + (promotion.optional() ? "may" : "must") + " become: " + Words.or(to) + most(promotion.most())
                        + ".",
                promotion.rule());
    }

    private static String most(int most) {
        if (most == Promotion.ANY) {
            return "";
        }
        return most == Promotion.AS_IN_SETUP
                ? "; a side has at most as many pieces of a kind as in the setup"
                : "; a side has at most " + most + " pieces of the new kind";
    }

    private static String ways(Promotion promotion) {
        if (promotion.moves().equals(Promotion.ARRIVING)) {
            return "that ends in";
        }
        return Arrays.stream(Promotion.Way.values())
                .filter(promotion.moves()::contains)
                .map(way -> switch (way) {
                    case ENTERING -> "into";
                    case WITHIN -> "within";
                    case LEAVING -> "out of";
                })
                .collect(Collectors.joining(" or "));
    }

    private void fate(Fate fate) {
        String where = fate.in().map(area -> " in " + terms.area(area)).orElse("");
        String who = fate.hook().isPresent()
                ? "a script of the definition says whether it leaves the game, and who puts it"
                : "the side that " + (fate.byOwner() ? "has lost it" : "has captured it") + " puts it";
        chapter.add(
                "When it is captured" + where + ", " + who + " on an empty square of " + terms.area(fate.to())
                        + ", as its own side sees the board. Without such a square it leaves the game.",
                fate.rule());
    }

    private void protection(Protection protection) {
        String where = protection
                .in()
                .map(area -> " while it stands in " + terms.area(area))
                .orElse("");
        chapter.add(
                "It protects own pieces (" + terms.kinds(protection.pieces()) + ") from capture" + where
                        + ", where they stand "
                        + new RideWords(new LeapWords(terms.game.drawing().isHexagonal()), "")
                                .squares(protection.beside())
                        + " from it.",
                protection.rule());
    }
}
