package org.dicechess.js;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.dicechess.Description;
import org.dicechess.GameRecord;
import org.dicechess.classics.Classics;
import org.dicechess.rules.Loader;
import org.dicechess.rules.MemoryPack;
import org.dicechess.rules.Problem;
import org.dicechess.specs.BundledDefinitions;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSMapLike;
import org.teavm.jso.core.JSString;

/** What the module exports. Each failure is an error of JavaScript with the message of the library. */
public final class Dicechess {

    private Dicechess() {}

    /** Returns the ids of the variants of the package, in alphabetical order: all that need no script. */
    @JSExport
    public static JSObject ids() {
        Loader bundled = Loader.of(new BundledDefinitions());
        Stream<String> ids = bundled.ids().stream()
                .filter(id -> bundled.describe(id).scripts().isEmpty());
        return Js.texts(
                Stream.concat(ids, new Classics().ids().stream()).sorted().toList());
    }

    /** Returns the text of the definition of a variant of the package. */
    @JSExport
    public static String source(String id) {
        return Stream.of(new BundledDefinitions(), new Classics())
                .flatMap(pack -> pack.file(id + "/variant.yaml").stream())
                .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no variant '" + id + "' in the package"));
    }

    /** Returns what a variant of the package says about itself. */
    @JSExport
    public static JSObject describe(String id) {
        return description(loader().describe(id));
    }

    /** Loads a variant of the package. */
    @JSExport
    public static JsVariant variant(String id, JSMapLike<JSString> options) {
        return new JsVariant(loader().options(Js.texts(options)).load(id));
    }

    /** Loads a definition. */
    @JSExport
    public static JsVariant define(String name, String text, JSMapLike<JSString> files, JSMapLike<JSString> options) {
        return new JsVariant(loader(files).options(Js.texts(options)).load(name, bytes(text)));
    }

    /** Returns the problems of a definition; none if it is sound. */
    @JSExport
    public static JSObject check(String name, String text, JSMapLike<JSString> files, JSMapLike<JSString> options) {
        List<Problem> problems = loader(files).options(Js.texts(options)).check(name, bytes(text));
        return Js.list(problems, Dicechess::problem);
    }

    /** Reads a game of a variant of the package, written as lines of text or as JSON. */
    @JSExport
    public static JsGame read(String record) {
        GameRecord game = loader().record(record);
        return new JsGame(new JsVariant(game.variant()), game);
    }

    private static Loader loader() {
        return Loader.of(new BundledDefinitions(), new Classics());
    }

    private static Loader loader(JSMapLike<JSString> files) {
        Map<String, byte[]> contents = new LinkedHashMap<>();
        Js.texts(files).forEach((path, text) -> contents.put(path, bytes(text)));
        return loader().pack(MemoryPack.of(contents));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static JSObject problem(Problem problem) {
        return Js.object()
                .with("severity", problem.severity().name().toLowerCase(Locale.ROOT))
                .with("file", problem.file())
                .with("line", problem.line())
                .with("column", problem.column())
                .with("path", problem.path())
                .with("code", problem.code())
                .with("message", problem.message())
                .with("hint", problem.hint())
                .made();
    }

    static JSObject description(Description description) {
        return Js.object()
                .with("id", description.id())
                .with("name", description.name())
                .with("about", description.about())
                .with("group", description.group())
                .with("also", Js.texts(description.also()))
                .with("files", description.files())
                .with("ranks", description.ranks())
                .with("hasDice", !description.dice().isEmpty())
                .with("options", Js.list(description.options(), Dicechess::option))
                .made();
    }

    private static JSObject option(Description.Option option) {
        return Js.object()
                .with("name", option.name())
                .with("title", option.title())
                .with("about", option.about())
                .with("choices", Js.texts(option.choices()))
                .with("titles", Js.map(option.titles(), JSString::valueOf))
                .with("value", option.value())
                .made();
    }
}
