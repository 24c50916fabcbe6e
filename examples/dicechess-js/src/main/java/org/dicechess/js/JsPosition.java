package org.dicechess.js;

import java.util.List;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Outcome;
import org.dicechess.Perft;
import org.dicechess.Piece;
import org.dicechess.PieceType;
import org.dicechess.Position;
import org.dicechess.Square;
import org.dicechess.examples.board.View;
import org.dicechess.picture.Picture;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.core.JSNumber;

/** A position. It never changes. */
public final class JsPosition {

    /** The largest number that JavaScript counts to. */
    private static final long EXACT = (1L << 53) - 1;

    private final JsVariant variant;
    private final Position position;

    JsPosition(JsVariant variant, Position position) {
        this.variant = variant;
        this.position = position;
    }

    @JSExport
    @JSProperty
    public String getText() {
        return position.text();
    }

    @JSExport
    @JSProperty
    public String getTurn() {
        return View.name(position.turn());
    }

    @JSExport
    @JSProperty
    public int getTurnNumber() {
        return position.turnNumber();
    }

    @JSExport
    @JSProperty
    public boolean getInCheck() {
        return position.inCheck(position.turn());
    }

    /** Returns the faces of the dice in hand; none if none have been rolled. */
    @JSExport
    @JSProperty
    public JSObject getRoll() {
        return Js.list(position.roll().map(roll -> roll.faces()).orElse(List.of()), JSNumber::valueOf);
    }

    /** Returns what the decision asks for, in words; empty if there is none. */
    @JSExport
    @JSProperty
    public String getPurpose() {
        return position.purpose().map(purpose -> purpose.text()).orElse("");
    }

    /** Returns the pieces that each side has in hand, with their numbers. */
    @JSExport
    @JSProperty
    public JSObject getHands() {
        Js hands = Js.object();
        for (Color side : Color.values()) {
            Js hand = Js.object();
            position.hand(side).forEach((PieceType type, Integer count) -> hand.with(type.name(), count));
            hands.with(View.name(side), hand.made());
        }
        return hands.made();
    }

    /** Returns the pieces on the board. */
    @JSExport
    @JSProperty
    public JSObject getPieces() {
        List<Square> occupied = position.board().squares().stream()
                .filter(square -> position.board().at(square).isPresent())
                .toList();
        return Js.list(
                occupied, square -> piece(square, position.board().at(square).orElseThrow()));
    }

    private static JSObject piece(Square square, Piece piece) {
        return Js.object()
                .with("square", square.text())
                .with("text", piece.text())
                .with("kind", piece.type().name())
                .with("owner", piece.owner().map(View::name).orElse(""))
                .with("facing", piece.facing().map(Direction::text).orElse(""))
                .made();
    }

    /** Returns what comes next. */
    @JSExport
    @JSProperty
    public JSObject getNode() {
        return node(position.node());
    }

    static JSObject node(Node node) {
        if (node instanceof Node.Decision decision) {
            return Js.object()
                    .with("kind", "decision")
                    .with("player", View.name(decision.player()))
                    .with("events", Js.list(decision.events(), JsPosition::event))
                    .made();
        }
        if (node instanceof Node.Chance chance) {
            return Js.object()
                    .with("kind", "chance")
                    .with("total", chance.total())
                    .with("outcomes", Js.list(chance.outcomes(), JsPosition::outcome))
                    .made();
        }
        Node.End end = (Node.End) node;
        return end(end.result().text(), end.reason(), end.title(), end.rule());
    }

    static JSObject end(String result, String reason, String title, String rule) {
        return Js.object()
                .with("kind", "end")
                .with("result", result)
                .with("reason", reason)
                .with("title", title)
                .with("rule", rule)
                .made();
    }

    private static JSObject event(Event event) {
        return Js.object()
                .with("text", event.text())
                .with("from", event.from().map(Square::text).orElse(""))
                .with("to", event.to().map(Square::text).orElse(""))
                .made();
    }

    private static JSObject outcome(Outcome outcome) {
        return Js.object()
                .with("text", outcome.event().text())
                .with("weight", outcome.weight())
                .made();
    }

    /** Returns the text of the outcome that a number stands for, from 0 to the total minus 1. */
    @JSExport
    public String outcome(double number) {
        if (!(position.node() instanceof Node.Chance chance)) {
            throw new IllegalArgumentException("no roll comes next here");
        }
        return chance.outcome((long) number).event().text();
    }

    /** Returns the position after an event. */
    @JSExport
    public JsPosition after(String event) {
        return new JsPosition(variant, position.after(event));
    }

    /** Returns why an event is not possible; empty if it is. */
    @JSExport
    public String explain(String event) {
        return position.explain(event).orElse("");
    }

    /** Returns what an event does, in words. */
    @JSExport
    public String words(String event) {
        return position.words(of(event));
    }

    /** Returns an event in algebraic notation. */
    @JSExport
    public String san(String event) {
        return position.variant().notation().san(position, of(event));
    }

    /** Returns the text of the event that a person has typed, in any notation that the library reads. */
    @JSExport
    public String typed(String text) {
        return position.variant().notation().typed(position, text).text();
    }

    private Event of(String event) {
        return position.variant().notation().event(position, event);
    }

    /** Returns the number of leaves at a depth, as the library's perft counts them. */
    @JSExport
    public double perft(int depth) {
        long leaves = Perft.count(position.cursor(), depth, Perft.Unit.PLY);
        if (leaves > EXACT) {
            throw new ArithmeticException("more leaves than JavaScript counts exactly: " + leaves);
        }
        return leaves;
    }

    /** Returns a game that begins here. */
    @JSExport
    public JsGame game() {
        return new JsGame(variant, GameRecord.from(position));
    }

    /** Returns a cursor that begins here; it checks what it is told. */
    @JSExport
    public JsCursor cursor() {
        return new JsCursor(variant, position.cursor().checked());
    }

    /** Returns the position as a picture in SVG. */
    @JSExport
    public String svg(String seenBy, boolean dark) {
        return Pictures.look(Picture.of(position), seenBy, dark).svg();
    }

    /** Returns the position as a picture of letters. */
    @JSExport
    public String picture() {
        return Picture.of(position).text();
    }
}
