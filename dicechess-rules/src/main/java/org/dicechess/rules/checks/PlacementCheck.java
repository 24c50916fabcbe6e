package org.dicechess.rules.checks;

import java.util.BitSet;
import java.util.List;
import java.util.Set;
import org.dicechess.Color;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Article;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.model.GamePiece;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Promotion;
import org.dicechess.rules.model.Setup;
import org.dicechess.rules.model.Squares;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlList;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;

/**
 * Checks that no piece is placed where it has to promote, and that no piece becomes a kind that would have to promote
 * there, unless it flips between the two kinds with each move. Only a move promotes a piece, once, and no position
 * contains a piece that should have promoted.
 */
public final class PlacementCheck {

    private final Squares squares;
    private final Problems problems;

    public PlacementCheck(Squares squares, Problems problems) {
        this.squares = squares;
        this.problems = problems;
    }

    /** Checks where captured pieces are placed, and where walks are allowed. */
    public void check(YamlMap pieces, List<Kind> kinds) {
        for (Kind kind : kinds) {
            if (kind.fate().isPresent()) {
                check(kind, kind.fate().get().to(), place(pieces, List.of(kind.name(), "when-captured", "to")));
            }
            if (kind.walk().isPresent() && !problems.isUnder("pieces." + kind.name() + ".promotion")) {
                check(kind, kind.walk().get().in(), place(pieces, List.of(kind.name(), "walk", "in")));
            }
        }
    }

    /** Checks actions, or what effects do, that stand in a section. */
    public void checkActions(YamlMap section, List<Action> actions, List<Kind> kinds) {
        for (Action action : actions) {
            if (!problems.isUnder(section.path() + "." + action.name())) {
                check(action, kinds, section);
            }
        }
    }

    /** Checks the squares where king and rook arrive when they castle. */
    public void checkCastling(YamlNode castling, CastlingRule rule) {
        for (CastlingRule.Row row : rule.rows()) {
            Color color = Color.values()[row.color()];
            check(rule.king(), only(row.kingTo(), color), castling);
            rule.rooks().forEach(rook -> check(rook, only(row.rookTo(), color), castling));
        }
    }

    private static Area only(int square, Color side) {
        BitSet one = new BitSet();
        one.set(square);
        return side == Color.WHITE ? new Area("", one, new BitSet()) : new Area("", new BitSet(), one);
    }

    /** Checks the kinds that pieces promote to. */
    public void checkPromotions(YamlMap pieces, List<Kind> kinds, Setup setup) {
        for (Kind kind : kinds) {
            for (int rule = 0; rule < kind.promotions().size(); rule++) {
                checkPromotion(kind, kind.promotions().get(rule), to(pieces, kind, rule), kinds, setup);
            }
        }
    }

    private void checkPromotion(Kind promoting, Promotion promotion, YamlNode to, List<Kind> kinds, Setup setup) {
        Area arrivals = arrivals(promotion);
        for (Kind kind : kinds) {
            boolean named = promotion.to().contains(kind.name());
            boolean may = named || promotion.offers(kind.name());
            int square = may && !flips(promoting, kind) ? stuck(kind, arrivals) : -1;
            if (square >= 0 && (named || stands(kind, setup))) {
                problems.report(
                        to,
                        "E-PROMOTION",
                        Article.a(promoting.name()) + " may become " + Article.a(kind.name()) + " on "
                                + squares.square(square).text() + ", where " + Article.a(kind.name())
                                + " has to promote again; expected other kinds",
                        named ? "" : "write 'not " + kind.name() + "' in the list");
                return;
            }
        }
    }

    /** Returns whether a piece becomes one of two kinds by one move and the other by the next. */
    private static boolean flips(Kind one, Kind other) {
        return !one.equals(other) && one.mayBecome(other.name()) && other.mayBecome(one.name());
    }

    /** Returns the kinds of a rule as written. */
    private static YamlNode to(YamlMap pieces, Kind kind, int number) {
        YamlNode rules = place(pieces, List.of(kind.name(), "promotion"));
        YamlNode rule = rules instanceof YamlList list && number < list.items().size()
                ? list.items().get(number)
                : rules;
        return rule instanceof YamlMap map ? map.get("to").orElse(rule) : rule;
    }

    /** Returns where moves end of which a rule speaks, for the sides of which it speaks. */
    private Area arrivals(Promotion promotion) {
        return new Area(promotion.area().name(), arrivals(promotion, Color.WHITE), arrivals(promotion, Color.BLACK));
    }

    private BitSet arrivals(Promotion promotion, Color color) {
        BitSet ends = new BitSet();
        if (promotion.isOf(color)) {
            ends.set(0, promotion.moves().contains(Promotion.Way.LEAVING) ? squares.size() : 0);
            ends.andNot(promotion.area().of(color));
            boolean arrives = !promotion.moves().equals(Set.of(Promotion.Way.LEAVING));
            ends.or(arrives ? promotion.area().of(color) : new BitSet());
        }
        return ends;
    }

    /** Returns whether a kind stands in the array or may be dealt. */
    private static boolean stands(Kind kind, Setup setup) {
        for (GamePiece piece : setup.pieces()) {
            if (piece != null && piece.type().equals(kind)) {
                return true;
            }
        }
        return setup.deal().kinds().contains(kind);
    }

    private void check(Action action, List<Kind> kinds, YamlMap acts) {
        if (action instanceof Action.Relocates relocates) {
            check(
                    of(relocates.kinds(), kinds),
                    relocates.whose(),
                    relocates.to(),
                    place(acts, List.of(action.name(), "to")));
        } else if (action instanceof Action.Exchanges exchanges) {
            check(
                    of(action.acting(), kinds),
                    exchanges.whose(),
                    exchanges.in(),
                    place(acts, List.of(action.name(), "in")));
        } else if (action instanceof Action.Shifts shifts) {
            of(action.acting(), kinds).forEach(kind -> check(kind, shifts, place(acts, List.of(action.name(), "in"))));
        } else if (action instanceof Action.Returns returns) {
            check(returns.kind(), returns.to(), place(acts, List.of(action.name(), "to")));
        } else if (action instanceof Action.Replaces replaces) {
            check(replaces.by(), replaces.whose(), replaces.in(), place(acts, List.of(action.name(), "in")));
        } else if (action instanceof Action.Puts puts) {
            check(puts.kinds(), puts.whose(), puts.in(), place(acts, List.of(action.name(), "in")));
        }
    }

    private void check(Kind kind, Action.Shifts shifts, YamlNode where) {
        for (Action.Whose whose : List.of(Action.Whose.OWN, Action.Whose.ENEMY)) {
            boolean shifted = shifts.whose() == whose || shifts.whose() == Action.Whose.EITHER;
            if (shifted && !kind.promotions().isEmpty()) {
                boolean own = whose == Action.Whose.OWN;
                BitSet white = reached(shifts, Color.WHITE, kind.forcedPromotions(own ? Color.WHITE : Color.BLACK));
                BitSet black = reached(shifts, Color.BLACK, kind.forcedPromotions(own ? Color.BLACK : Color.WHITE));
                check(kind, whose, new Area(shifts.in().name(), white, black), where);
            }
        }
    }

    /** Returns where pieces arrive that are shifted from squares on which they need not have promoted. */
    private BitSet reached(Action.Shifts shifts, Color side, BitSet promoting) {
        BitSet from = (BitSet) shifts.in().of(side).clone();
        from.andNot(promoting);
        BitSet reached = new BitSet();
        from.stream().forEach(square -> reached.set(shifts.next(squares, square, side)));
        return reached;
    }

    private static List<Kind> of(BitSet indexes, List<Kind> kinds) {
        return indexes.stream().mapToObj(kinds::get).toList();
    }

    private void check(List<Kind> arriving, Action.Whose whose, Area in, YamlNode where) {
        arriving.forEach(kind -> check(kind, whose, in, where));
    }

    private void check(Kind kind, Area area, YamlNode where) {
        check(kind, Action.Whose.OWN, area, where);
    }

    private void check(Kind kind, Action.Whose whose, Area area, YamlNode where) {
        int own = whose == Action.Whose.ENEMY ? -1 : stuck(kind, area);
        int square = own >= 0 || whose == Action.Whose.OWN ? own : stuckOfEnemy(kind, area);
        if (square >= 0 && !problems.isUnder("pieces." + kind.name() + ".promotion")) {
            problems.report(
                    where,
                    "E-PROMOTION",
                    Article.a(kind.name()) + " may be put on "
                            + squares.square(square).text()
                            + ", where it has to promote; expected an area without such squares");
        }
    }

    /** Returns a square of an area where a kind has to promote, -1 if there is none. */
    private static int stuck(Kind kind, Area area) {
        return stuck(kind, area, false);
    }

    /** Returns a square of an area, as a side sees it, where a piece of the other side has to promote, or -1. */
    private static int stuckOfEnemy(Kind kind, Area area) {
        return stuck(kind, area, true);
    }

    private static int stuck(Kind kind, Area area, boolean ofEnemy) {
        for (Color color : Color.values()) {
            BitSet both = kind.forcedPromotions(color);
            both.and(area.of(ofEnemy ? color.opponent() : color));
            if (!both.isEmpty()) {
                return both.nextSetBit(0);
            }
        }
        return -1;
    }

    private static YamlNode place(YamlMap section, List<String> keys) {
        YamlNode place = section;
        for (String key : keys) {
            place = place instanceof YamlMap map ? map.get(key).orElse(place) : place;
        }
        return place;
    }
}
