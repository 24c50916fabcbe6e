package org.dicechess.examples.fairy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Tells whether pieces begin in their area and never leave it. Then {@code in}, which is how the guide writes a palace,
 * says the same as {@code to}.
 */
final class Confinement {

    private final Game game;
    private final Rules rules;

    Confinement(Game game) {
        this.game = game;
        this.rules = game.rules();
    }

    /** Returns lines of moves with {@code in} instead of {@code to}, if the kind never leaves these squares. */
    List<Object> lines(List<Object> lines, Kind kind, String area, Region white, Region black) {
        boolean never = isRectangle(white)
                && isRectangle(black)
                && white.contains(game.start().squares(kind.slot(), true))
                && black.contains(game.start().squares(kind.slot(), false))
                && comesOnlyByMoves(kind);
        return never ? lines.stream().map(line -> within(line, area)).toList() : lines;
    }

    private static boolean isRectangle(Region region) {
        int[] files =
                region.squares().stream().map(square -> square % Region.FILES).toArray();
        int[] ranks =
                region.squares().stream().map(square -> square / Region.FILES).toArray();
        return !region.isEmpty() && range(files) * range(ranks) == region.size();
    }

    private static int range(int[] numbers) {
        int least = Integer.MAX_VALUE;
        int most = Integer.MIN_VALUE;
        for (int number : numbers) {
            least = Math.min(least, number);
            most = Math.max(most, number);
        }
        return most - least + 1;
    }

    /** Returns whether a piece of the kind was there from the start, and only moves that its lines tell shift it. */
    private boolean comesOnlyByMoves(Kind kind) {
        boolean others = rules.flag("pieceDrops")
                || rules.flag("gating")
                || rules.flag("cambodianMoves")
                || rules.flag("sittuyinPromotion")
                || !rules.word("flipEnclosedPieces").equals("none")
                || rules.flag("castling") && !game.start().castling().equals("-");
        return !others
                && kind.isPlain()
                && !rules.forms().containsValue(kind.slot())
                && Game.SIDES.stream().map(Game::side).noneMatch(side -> isMadeBy(kind.slot(), side));
    }

    private boolean isMadeBy(String slot, String side) {
        return rules.pieces("enPassantTypes" + side).contains(slot)
                || rules.pieces("promotionPieceTypes" + side).contains(slot)
                        && game.kinds().all().stream()
                                .anyMatch(kind -> game.kinds().promotesAsPawn(kind.slot(), side));
    }

    /** Returns a line that says nothing else but where the piece arrives, in other words. */
    private static Object within(Object line, String area) {
        if (!(line instanceof Map<?, ?> map) || !area.equals(map.get("to")) || map.containsKey("from")) {
            return line;
        }
        Map<String, Object> changed = new LinkedHashMap<>();
        map.forEach((key, value) -> changed.put(key.equals("to") ? "in" : String.valueOf(key), value));
        return changed;
    }
}
