package org.dicechess.examples.fairy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Writes what depends on pieces that have not moved: pieces in hand that take the square of a first move, and leaps of
 * a king and a met from where they began.
 */
final class Gating {

    private final Game game;
    private final Rules rules;

    Gating(Game game) {
        this.game = game;
        this.rules = game.rules();
    }

    boolean isOn() {
        return rules.flag("gating") && rules.flag("seirawanGating");
    }

    private boolean leaps() {
        return rules.flag("gating") && rules.flag("cambodianMoves");
    }

    /** Returns the squares whose pieces have not moved, as the castling field of the position names them. */
    Region gates(boolean white) {
        Region gates = Region.none();
        int rank = white ? rules.count("castlingRank") : rules.ranks() - 1 - rules.count("castlingRank");
        Castles castles = new Castles(rules, game.start());
        for (char letter : game.start().castling().toCharArray()) {
            if (Character.isUpperCase(letter) != white || !Character.isLetter(letter)) {
                continue;
            }
            char file = Character.toLowerCase(letter);
            if (rules.flag("castling") && (file == 'k' || file == 'q')) {
                gates = castles.rook(white, file == 'k')
                        .map(at -> Region.square(at, rank))
                        .orElse(Region.none())
                        .or(gates);
                gates = castles.king(white)
                        .map(at -> Region.square(at, rank))
                        .orElse(Region.none())
                        .or(gates);
            } else if (game.start()
                    .at(file - 'a', rank)
                    .filter(cell -> cell.white() == white)
                    .isPresent()) {
                gates = gates.or(Region.square(file - 'a', rank));
            }
        }
        return gates;
    }

    /** Returns a move behind which a piece in hand may come to the square that it has left. */
    Object around(Object move) {
        if (!isOn()) {
            return move;
        }
        String area = game.areas().name("first-rank", gates(true), gates(false));
        List<Kind> held = held();
        List<String> names = held.stream().map(game.kinds()::name).toList();
        if (names.isEmpty()) {
            return move;
        }
        Map<String, Object> first = Trees.map("first-move", area);
        Map<String, Object> hand = Trees.map("pieces", Trees.oneOrList(names), "in", "hand");
        Object drop = rules.flag("capturesToHand") ? drop(held, 0) : drop(names);
        return new ArrayList<>(List.of(move, Trees.map("when", Trees.map("all", List.of(first, hand)), "then", drop)));
    }

    /** Returns the kinds that can be put on a square of a first move. */
    private List<Kind> held() {
        return game.kinds().all().stream()
                .filter(Kind::isPlain)
                .filter(kind -> !kind.slot().equals(Slot.PAWN) || rules.flag("firstRankPawnDrops"))
                .filter(kind -> !game.royals().has(kind.slot()))
                .filter(kind -> rules.flag("capturesToHand")
                        || game.start().hand().stream()
                                .anyMatch(cell -> cell.slot().equals(kind.slot())))
                .toList();
    }

    private static Object drop(List<String> names) {
        return Trees.map("optional", Trees.map("drop", Trees.map("kinds", Trees.oneOrList(names), "to", "departure")));
    }

    /** A piece that this very move has captured is not in hand yet. */
    private Object drop(List<Kind> held, int from) {
        List<String> names =
                new ArrayList<>(held.stream().map(game.kinds()::name).toList());
        if (from == held.size()) {
            return drop(names);
        }
        String name = names.remove(from);
        Map<String, Object> captured = Trees.map("captured", name);
        Map<String, Object> single = Trees.map("pieces", name, "in", "hand", "at-most", 1);
        return Trees.map(
                "when", Trees.map("all", List.of(captured, single)), "then", drop(names), "else", drop(held, from + 1));
    }

    /** Returns the leap of a king or met. */
    Optional<Map<String, Object>> leaps(Kind kind) {
        boolean king = kind.slot().equals(Slot.KING);
        if (!leaps() || !king && !kind.slot().equals("fers") || home(kind).isEmpty()) {
            return Optional.empty();
        }
        String number = number(kind);
        game.numbers().put(number, Trees.map("each", "side", "to", 1));
        Map<String, Object> has = Trees.map("number", number, "at-least", 1);
        return Optional.of(Trees.map(
                "move",
                king ? "mfsN" : "mfD",
                "from",
                home(kind).orElseThrow(),
                "only-if",
                king ? Trees.map("all", List.of(has, Trees.map("not", "check"))) : has));
    }

    private String number(Kind kind) {
        return "leap-" + kind.symbol().toLowerCase(Locale.ROOT);
    }

    /** Returns the area where a kind stands that may leap. */
    private Optional<String> home(Kind kind) {
        if (!kind.isPlain()) {
            return Optional.empty();
        }
        Region white = game.start().squares(kind.slot(), true).and(gates(true));
        Region black = game.start().squares(kind.slot(), false).and(gates(false));
        boolean single = white.size() == 1 && black.size() == 1;
        return single
                ? Optional.of(game.areas().name(game.kinds().name(kind) + "-home", white, black))
                : Optional.empty();
    }

    /** Returns the stages that end the right to leap. */
    List<Object> updates() {
        List<Object> stages = new ArrayList<>();
        if (!leaps()) {
            return stages;
        }
        for (Kind kind : game.kinds().all()) {
            Optional<String> home = leaps(kind).isPresent() ? home(kind) : Optional.empty();
            home.ifPresent(area -> {
                Object lost = Trees.map("set", Trees.map(number(kind), 0));
                String name = game.kinds().name(kind);
                stages.add(Trees.map("when", Trees.map("pieces", name, "in", area, "at-most", 0), "then", lost));
                if (kind.slot().equals(Slot.KING)) {
                    aimed(stages, kind);
                } else {
                    stages.add(Trees.map(
                            "when",
                            Trees.map("pieces", name, "of", "enemy", "in", area, "at-most", 0),
                            "then",
                            Trees.map("set", Trees.map(number(kind), 0), "of", "enemy")));
                }
            });
        }
        return stages;
    }

    /** A king leaps no more once a rook has come to its rank or file. */
    private void aimed(List<Object> stages, Kind king) {
        List<String> rooks = game.kinds().names("rook");
        if (rooks.isEmpty()) {
            return;
        }
        String area = game.areas().name("aimed", lines(king, false), lines(king, true));
        stages.add(Trees.map(
                "when",
                Trees.map("pieces", Trees.oneOrList(rooks), "in", area),
                "then",
                Trees.map("set", Trees.map(number(king), 0), "of", "enemy")));
    }

    private Region lines(Kind king, boolean white) {
        int square = game.start().squares(king.slot(), white).squares().nextSetBit(0);
        return Region.file(square % Region.FILES).or(Region.rank(square / Region.FILES));
    }

    /** Returns what the text of the start says about rights to leap. */
    String text() {
        StringBuilder text = new StringBuilder();
        if (leaps()) {
            for (Kind kind : game.kinds().all()) {
                leaps(kind)
                        .ifPresent(leap -> text.append(' ').append(number(kind)).append("=1/1"));
            }
        }
        return text.toString();
    }
}
