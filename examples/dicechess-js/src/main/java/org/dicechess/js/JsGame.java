package org.dicechess.js;

import java.util.Map;
import java.util.Optional;
import org.dicechess.Conclusion;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.examples.board.View;
import org.dicechess.fair.FairDice;
import org.dicechess.picture.Picture;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;

/** A game with its past. It never changes. */
public final class JsGame {

    private final JsVariant variant;
    private final GameRecord game;
    private final JsPosition position;

    JsGame(JsVariant variant, GameRecord game) {
        this.variant = variant;
        this.game = game;
        position = new JsPosition(variant, game.position());
    }

    @JSExport
    @JSProperty
    public JsVariant getVariant() {
        return variant;
    }

    @JSExport
    @JSProperty
    public JsPosition getPosition() {
        return position;
    }

    @JSExport
    @JSProperty
    public JSObject getEvents() {
        return Js.texts(game.events().stream().map(Event::text).toList());
    }

    /** Returns what comes next; repetitions count, and so does what the players have concluded. */
    @JSExport
    @JSProperty
    public JSObject getNode() {
        if (game.conclusion().isEmpty()) {
            return JsPosition.node(game.node());
        }
        Conclusion conclusion = game.conclusion().orElseThrow();
        return JsPosition.end(View.result(game), conclusion.kind().text(), conclusion.text(), "");
    }

    /** Returns the result as records write it; {@code *} if the game goes on. */
    @JSExport
    @JSProperty
    public String getResult() {
        return View.result(game);
    }

    /** Returns what comes next or how the game has ended, in words. */
    @JSExport
    @JSProperty
    public String getWords() {
        return game.words();
    }

    /** Returns what is known of the game's fair dice. */
    @JSExport
    @JSProperty
    public JSObject getFairDice() {
        Optional<FairDice> dice = FairDice.of(game);
        String reason = dice.flatMap(kept -> kept.explain(game)).orElse("");
        String proof = dice.map(FairDice::isProved).orElse(false) ? "proved" : "open";
        return Js.object()
                .with("state", dice.isEmpty() ? "none" : reason.isEmpty() ? proof : "refused")
                .with("reason", reason)
                .made();
    }

    /** Returns the game after an event. */
    @JSExport
    public JsGame after(String event) {
        return new JsGame(variant, game.after(event));
    }

    /** Returns why an event is not possible; empty if it is. */
    @JSExport
    public String explain(String event) {
        return game.explain(event).orElse("");
    }

    /** Returns the game as it was after so many events. */
    @JSExport
    public JsGame at(int events) {
        return new JsGame(variant, game.at(events));
    }

    /** Returns the text of the event that a small computer player chooses after so many playouts. */
    @JSExport
    public String advice(int playouts) {
        if (game.conclusion().isPresent()) {
            throw new IllegalArgumentException("the game is over: " + game.words());
        }
        return new Playouts(game).best(playouts).text();
    }

    /** Returns the game that a side has resigned. */
    @JSExport
    public JsGame resigned(String side) {
        return new JsGame(variant, game.concluded(Conclusion.resignation(Pictures.side(side))));
    }

    /** Returns the game as lines of text. */
    @JSExport
    public String record() {
        return game.variant().notation().record(game);
    }

    /** Returns the game as JSON. */
    @JSExport
    public String json() {
        return game.variant().notation().json(game);
    }

    /** Returns the game in PGN. */
    @JSExport
    public String pgn() {
        return game.variant().notation().pgn(game);
    }

    /** Returns the moment of the game as a picture in SVG. */
    @JSExport
    public String svg(String seenBy, boolean dark) {
        return Pictures.look(Picture.of(game), seenBy, dark).svg();
    }

    /** Returns all that a board shows of the moment. */
    @JSExport
    public JSObject view(String seenBy, boolean dark) {
        View view = View.of(game, true, View.Look.of(Pictures.side(seenBy), dark));
        return Js.object()
                .with("turn", view.turn())
                .with("number", view.number())
                .with("decides", view.decides())
                .with("purpose", view.purpose())
                .with("roll", Js.list(view.roll(), JsGame::die))
                .with("choices", Js.list(view.choices(), JsGame::choice))
                .with("position", view.position())
                .with("check", view.check())
                .with("hands", sides(view.hands()))
                .with("numbers", sides(view.numbers()))
                .with("captured", sides(view.captured()))
                .with("way", Js.texts(view.way()))
                .with("end", view.end())
                .with("result", view.result())
                .with("words", view.words())
                .with("svg", view.svg())
                .made();
    }

    private static JSObject sides(Map<String, Map<String, Integer>> sides) {
        return Js.map(sides, Js::numbers);
    }

    private static JSObject die(View.Die die) {
        return Js.object()
                .with("face", die.face())
                .with("label", die.label())
                .with("kinds", Js.texts(die.kinds()))
                .made();
    }

    private static JSObject choice(View.Choice choice) {
        return Js.object()
                .with("text", choice.text())
                .with("sort", choice.sort())
                .with("from", choice.from())
                .with("hand", choice.hand())
                .with("piece", choice.piece())
                .with("to", choice.to())
                .with("becomes", choice.becomes())
                .with("words", choice.words())
                .made();
    }
}
