package org.dicechess.examples.webhost.http;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.dicechess.Variant;
import org.dicechess.examples.webhost.game.Refusal;
import org.dicechess.examples.webhost.game.Rulebook;
import org.dicechess.examples.webhost.game.Shelf;
import org.dicechess.examples.webhost.live.Owner;

/** The interface for programs to variants: the list, and the rules of each with diagrams. */
final class VariantsApi implements Site.Part {

    private static final String VARIANT = Site.API + "/variants/{variant}";

    private final Shelf shelf;

    VariantsApi(Shelf shelf) {
        this.shelf = shelf;
    }

    @Override
    public void addTo(JavalinConfig config) {
        config.routes.get(Site.API + "/variants", request -> request.json(list(request)));
        config.routes.get(VARIANT, request -> request.json(Rulebook.page(variant(request))));
        config.routes.get(VARIANT + "/rules", this::rules);
        config.routes.get(VARIANT + "/board", this::board);
        config.routes.get(VARIANT + "/moves/{kind}", this::diagram);
    }

    /** Lists the variants that a search finds, all without one. Leaves out definitions with mistakes. */
    private List<Rulebook.Entry> list(Context request) {
        String words = Optional.ofNullable(request.queryParam("q")).orElse("");
        return shelf.ids().stream()
                .map(this::entry)
                .flatMap(Optional::stream)
                .filter(entry -> entry.hasWords(words))
                .toList();
    }

    /** The console tells the owner of a definition about its mistakes. */
    private Optional<Rulebook.Entry> entry(String id) {
        try {
            return Optional.of(Rulebook.Entry.of(shelf.describe(id)));
        } catch (Refusal invalid) {
            Owner.tell("variant " + id, invalid);
            return Optional.empty();
        }
    }

    private Variant variant(Context request) {
        return shelf.load(request.pathParam("variant"), Map.of()).variant();
    }

    /** Answers with the rules in words; with an empty text if the variant has none. */
    private void rules(Context request) {
        String id = shelf.describe(request.pathParam("variant")).id();
        request.contentType("text/plain; charset=utf-8").result(shelf.rules(id).orElse(""));
    }

    private void board(Context request) {
        answer(request, Rulebook.board(variant(request), Query.isDark(request)));
    }

    private void diagram(Context request) {
        answer(request, Rulebook.diagram(variant(request), request.pathParam("kind"), Query.isDark(request)));
    }

    /** Pictures follow from the rules alone, so browsers may keep them for a while. */
    private static void answer(Context request, String svg) {
        request.contentType("image/svg+xml")
                .header("Cache-Control", "private, max-age=600")
                .result(svg);
    }
}
