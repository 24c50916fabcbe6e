package org.dicechess.rules.fen;

import java.util.List;
import org.dicechess.Color;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Article;
import org.dicechess.rules.model.GamePiece;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.Snapshot;
import org.dicechess.rules.table.Tables;

/** Refuses impossible positions: those that would break an assumption of play. */
public final class PositionCheck {

    private final Tables tables;
    private final String text;
    private final Snapshot read;
    private final boolean undealt;
    private final boolean strict;

    /** Creates a check of the position that a text describes. */
    public PositionCheck(Tables tables, String text, Snapshot read) {
        this.tables = tables;
        this.text = text;
        this.read = read;
        this.undealt = Clock.stage(read.clock()) == tables.stages.dealing;
        this.strict =
                tables.game.check().isPresent() && !tables.game.check().get().mayTakeRoyal();
    }

    /**
     * Refuses pieces that should have promoted, any change to the setup before a deal, and a wrong number of royals.
     */
    void pieces() {
        for (int square = 0; square < tables.squares; square++) {
            promotion(square);
        }
        if (undealt) {
            deal();
        }
        for (Color color : strict && !undealt ? Color.values() : new Color[0]) {
            royals(color);
        }
    }

    /**
     * Refuses a position where the side that is not to move is in check, if royals cannot be captured. It may be while
     * a turn goes on with drops.
     */
    public void sideNotToMove(boolean inCheck) {
        boolean moved = tables.stages.onlyDrops(Clock.stage(read.clock()));
        if (strict && !undealt && inCheck && !moved && !isDecided()) {
            int boardEnd = text.indexOf(' ') < 0 ? text.length() : text.indexOf(' ') + 1;
            throw PositionText.wrong(
                    text, boardEnd, "the side that is not to move is in check, expected its royal to be safe");
        }
    }

    /** Returns whether an effect has taken the last royal of a side. */
    private boolean isDecided() {
        return tables.affectsSafety && (royalsOf(Color.WHITE) == 0 || royalsOf(Color.BLACK) == 0);
    }

    private void promotion(int square) {
        int code = read.board()[square] & 255;
        if (tables.mustPromote(code, square)
                && !isDropped(tables.codes.piece(code), square)
                && !isConverted(tables.codes.piece(code).type())
                && !isPromoted(tables.codes.piece(code).type())) {
            throw PositionText.wrong(
                    text,
                    0,
                    Article.a(tables.codes.piece(code).type().name()) + " stands on " + name(square)
                            + ", where it has to promote");
        }
    }

    /** Returns whether such a piece may have changed sides. */
    private boolean isConverted(Kind kind) {
        return tables.game
                .changes()
                .anyMatch(change ->
                        change instanceof Action.Converts && change.acting().get(kind.index()));
    }

    /** Returns whether a piece may have become such a kind by its last move, and becomes another by the next. */
    private boolean isPromoted(Kind kind) {
        return tables.game.kinds().stream()
                .anyMatch(other -> !other.equals(kind) && other.mayBecome(kind.name()) && kind.mayBecome(other.name()));
    }

    /** Returns whether a drop may have put a piece on a square: drops do not promote. */
    private boolean isDropped(GamePiece piece, int square) {
        int kind = piece.type().index();
        int held = tables.fates.droppedFrom(tables.codes.of(piece.type(), piece.color(), piece.facing()));
        return tables.game.hands().filter(hands -> hands.kinds().get(held)).isPresent()
                && tables.stages.dropFilters.stream()
                        .flatMap(List::stream)
                        .anyMatch(filter -> filter.mayDrop(held, kind) && mayLeave(filter, piece.color(), square));
    }

    private static boolean mayLeave(MoveFilter filter, Color color, int square) {
        return filter.clauses().stream()
                .noneMatch(clause -> clause instanceof MoveFilter.To to
                        && !to.area().of(color).get(square));
    }

    /**
     * Refuses any difference from the setup before a deal: after some outcome pieces would collide, or a side would be
     * in check.
     */
    private void deal() {
        for (int square = 0; square < tables.squares; square++) {
            int expected = tables.codeInSetup(square);
            if ((read.board()[square] & 255) != expected) {
                throw PositionText.wrong(
                        text,
                        0,
                        "before the deal the board must be that of the setup, expected "
                                + (expected == 0
                                        ? "no piece"
                                        : tables.codes.piece(expected).text()) + " on " + name(square));
            }
        }
        String setup = tables.game.setup().position();
        if (!text.equals(setup) && !isAsIn(new PositionReader(tables, setup).read())) {
            throw PositionText.wrong(
                    text,
                    0,
                    "before the deal only the number of the turn may differ from the setup, expected " + setup);
        }
    }

    private boolean isAsIn(Snapshot setup) {
        return Clock.side(read.clock()) == Clock.side(setup.clock())
                && read.counters() == setup.counters()
                && tables.numbers.areEqual(read.board(), setup.board())
                && read.rights() == setup.rights()
                && (read.enPassant() | read.opened()) == 0;
    }

    private int royalsOf(Color color) {
        int royals = 0;
        for (int square = 0; square < tables.squares; square++) {
            int code = read.board()[square] & 255;
            boolean own = code != 0 && tables.codes.piece(code).color() == color;
            royals += own && tables.codes.piece(code).type().isRoyal() ? 1 : 0;
        }
        return royals;
    }

    private void royals(Color color) {
        int royals = royalsOf(color);
        for (Kind kind : tables.game.kinds()) {
            boolean counts = kind.isRoyal() && !tables.affectsSafety;
            royals += counts ? tables.numbers.inHand(read.board(), kind.index(), color.ordinal()) : 0;
        }
        int expected = tables.royalsInArray(color);
        boolean promoted = royals > expected && tables.anyPromotesToRoyal();
        boolean exploded = royals < expected && tables.affectsSafety;
        boolean captured = royals > 0
                && royals < expected
                && !tables.game.check().orElseThrow().keepsRoyals();
        if (royals != expected && !promoted && !exploded && !captured) {
            String side = color == Color.WHITE ? "White" : "Black";
            throw PositionText.wrong(text, 0, side + " has " + royals + " royal pieces, expected " + expected);
        }
    }

    private String name(int square) {
        return tables.game.squares().square(square).text();
    }
}
