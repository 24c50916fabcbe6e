package org.dicechess.specs.fuzz;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.Conclusion;
import org.dicechess.Cursor;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Notation;
import org.dicechess.NotationException;
import org.dicechess.RecordHeader;
import org.dicechess.rules.Loader;

/** Records, as lines or as JSON. An input is the id of a variant, a line feed and the record. */
final class RecordFuzzer implements Fuzzer {

    private static final int SAMPLES = 12;

    private final Games games;
    private final boolean json;
    private final Map<String, List<String>> records = new TreeMap<>();

    RecordFuzzer(Games games, boolean json) {
        this.games = games;
        this.json = json;
        for (String id : games.ids()) {
            records.put(
                    id,
                    IntStream.range(0, SAMPLES)
                            .mapToObj(seed ->
                                    write(noted(cut(games.game(id, new Random(seed)), new Random(seed)), seed)))
                            .toList());
        }
    }

    /** Returns the game or its beginning. */
    private static GameRecord cut(GameRecord game, Random random) {
        GameRecord cut = game;
        for (int events = random.nextInt(game.events().size() + 1); events > 0; events--) {
            cut = cut.before().orElseThrow();
        }
        return cut;
    }

    /** Returns every second game with tags and further members, and ended if it goes on. */
    private static GameRecord noted(GameRecord game, int seed) {
        if (seed % 2 == 0) {
            return game;
        }
        GameRecord noted =
                game.tagged("White", "Anna").tagged("Date", "2026.11.24").withExtra("{\"a\":[1,{\"b\":null}]}");
        return noted.result().isPresent()
                ? noted
                : noted.concluded(
                        Conclusion.timeLoss(Color.values()[seed / 2 % 2]).because("flag"));
    }

    @Override
    public String kind() {
        return json ? "JSON record" : "record";
    }

    @Override
    public String input(Random random) {
        Mutator mutator = new Mutator(random);
        String id = mutator.one(games.ids());
        String other = random.nextInt(8) == 0 ? mutator.one(games.ids()) : id;
        String text = mutator.one(records.get(id));
        return id + "\n"
                + (json || random.nextInt(3) > 0
                        ? mutator.mostly(text, records.get(other))
                        : new Loose(mutator, random).lines(text));
    }

    @Override
    public boolean feed(String input, Random random, Stopwatch watch) {
        int end = input.indexOf('\n');
        Notation notation = games.variant(input.substring(0, end)).notation();
        String text = input.substring(end + 1);
        GameRecord game;
        try {
            game = watch.time("record", () -> read(notation, text));
        } catch (NotationException refused) {
            PositionFuzzer.checkPlace(refused, text);
            return false;
        }
        RecordHeader header = watch.time("header", () -> Loader.header(text));
        Play.require(
                header.events() == game.events().size()
                        && header.result().equals(game.result())
                        && header.tags().equals(game.tags())
                        && header.extra().equals(game.extra()),
                "the header of a record says what the record says");
        check(game, watch);
        return true;
    }

    /** A record that was read can be written, reads back equal, and has a PGN. */
    private void check(GameRecord game, Stopwatch watch) {
        Notation notation = game.start().variant().notation();
        String written = watch.time("writing", () -> write(game));
        GameRecord again = watch.time("record", () -> read(notation, written));
        Play.require(again.equals(game) && write(again).equals(written), "a record reads back equal");
        String other = json ? notation.record(game) : notation.json(game);
        Play.require(
                watch.time("replay", () -> notation.replay(other)).equals(game),
                "a record reads back in the other form");
        Cursor cursor = watch.time("cursor", game::cursor);
        Play.require(
                cursor.position().equals(game.position())
                        && cursor.depth() == game.events().size(),
                "the cursor of a record stands where it ends");
        Play.require(
                (cursor.kind() == Cursor.Kind.END) == game.node() instanceof Node.End,
                "the cursor of a record ends where it ends");
        watch.time("pgn", () -> notation.pgn(game));
    }

    private GameRecord read(Notation notation, String text) {
        return json ? notation.fromJson(text) : notation.record(text);
    }

    private String write(GameRecord game) {
        Notation notation = game.start().variant().notation();
        return json ? notation.json(game) : notation.record(game);
    }
}
