package org.dicechess.js;

import java.util.Locale;
import org.dicechess.Drawing;
import org.dicechess.GameRecord;
import org.dicechess.PieceType;
import org.dicechess.RuleChapter;
import org.dicechess.Variant;
import org.dicechess.examples.board.FirstBoard;
import org.dicechess.examples.board.Kind;
import org.dicechess.examples.board.MoveDiagram;
import org.dicechess.picture.Picture;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.core.JSString;

/** A loaded game. */
public final class JsVariant {

    private final Variant variant;

    JsVariant(Variant variant) {
        this.variant = variant;
    }

    @JSExport
    @JSProperty
    public String getId() {
        return variant.id();
    }

    @JSExport
    @JSProperty
    public String getName() {
        return variant.name();
    }

    @JSExport
    @JSProperty
    public String getRulesHash() {
        return variant.rulesHash();
    }

    @JSExport
    @JSProperty
    public JSObject getOptions() {
        return Js.map(variant.options(), JSString::valueOf);
    }

    @JSExport
    @JSProperty
    public JSObject getDescription() {
        return Dicechess.description(variant.description());
    }

    @JSExport
    @JSProperty
    public JSObject getKinds() {
        return Js.list(variant.pieceTypes(), type -> kind(Kind.of(type)));
    }

    /** Returns the areas that the picture shows, with their colours and titles. */
    @JSExport
    @JSProperty
    public JSObject getAreas() {
        return Js.list(variant.drawing().areas(), JsVariant::area);
    }

    @JSExport
    @JSProperty
    public boolean getHasChance() {
        return variant.hasChance();
    }

    /** Returns the rules in words. */
    @JSExport
    @JSProperty
    public JSObject getRules() {
        return Js.list(variant.rules(), JsVariant::chapter);
    }

    /** Returns a picture of the board at the start, in SVG; where chance deals the array, of one array. */
    @JSExport
    public String board(boolean dark) {
        return Pictures.look(Picture.of(FirstBoard.of(variant)), "white", dark).svg();
    }

    /** Returns a diagram of what a kind of piece can do, in SVG; empty if it moves nowhere. */
    @JSExport
    public String diagram(String kind, boolean dark) {
        PieceType type = variant.pieceTypes().stream()
                .filter(each -> each.name().equals(kind))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no piece '" + kind + "' in " + variant.name()));
        return MoveDiagram.of(variant, type)
                .map(found -> Pictures.look(found.picture(), "white", dark).svg())
                .orElse("");
    }

    /** Returns the position at the start. */
    @JSExport
    public JsPosition start() {
        return new JsPosition(this, variant.start());
    }

    /** Reads a position, as FEN or as the text of the library. */
    @JSExport
    public JsPosition position(String text) {
        return new JsPosition(this, variant.position(text));
    }

    /** Begins a game. */
    @JSExport
    public JsGame game() {
        return game(GameRecord.from(variant.start()));
    }

    /** Reads a game of this variant, as lines of text or as JSON. */
    @JSExport
    public JsGame read(String record) {
        boolean isJson = record.strip().startsWith("{");
        return game(
                isJson
                        ? variant.notation().fromJson(record)
                        : variant.notation().record(record));
    }

    /** Reads a game of this variant in PGN. */
    @JSExport
    public JsGame readPgn(String text) {
        return game(variant.notation().fromPgn(text));
    }

    /** A record may choose other options than those of this variant. */
    private JsGame game(GameRecord game) {
        return new JsGame(game.variant() == variant ? this : new JsVariant(game.variant()), game);
    }

    private static JSObject chapter(RuleChapter chapter) {
        return Js.object()
                .with("topic", chapter.topic().name().toLowerCase(Locale.ROOT))
                .with("title", chapter.title())
                .with("piece", chapter.piece().map(PieceType::name).orElse(""))
                .with("sentences", Js.list(chapter.sentences(), JsVariant::sentence))
                .made();
    }

    private static JSObject sentence(RuleChapter.Sentence sentence) {
        return Js.object()
                .with("text", sentence.text())
                .with("rule", sentence.rule())
                .made();
    }

    private static JSObject area(Drawing.Area area) {
        return Js.object()
                .with("name", area.name())
                .with("color", area.color())
                .with("title", area.title())
                .made();
    }

    private static JSObject kind(Kind kind) {
        return Js.object()
                .with("name", kind.name())
                .with("symbol", kind.symbol())
                .with("betza", kind.betza())
                .with("royal", kind.royal())
                .with("outline", kind.outline())
                .made();
    }
}
