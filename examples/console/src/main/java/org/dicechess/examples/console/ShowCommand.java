package org.dicechess.examples.console;

import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import org.dicechess.Color;
import org.dicechess.GameRecord;
import org.dicechess.Position;
import org.dicechess.Purpose;
import org.dicechess.Roll;
import org.dicechess.picture.Picture;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows a position. */
@Command(name = "show", description = "Shows a position, after some events if given, and what comes next.")
final class ShowCommand implements Runnable {

    @Mixin
    private RuleOptions rules;

    @Parameters(paramLabel = "VARIANT", description = RuleOptions.VARIANT)
    private String variant;

    @Option(names = "--position", paramLabel = "TEXT", description = "instead of the start")
    private Optional<String> position;

    @Option(
            names = "--play",
            paramLabel = "EVENTS",
            defaultValue = "",
            description = "to play first, separated by blanks; pass for --")
    private String events;

    @Option(
            names = "--area",
            paramLabel = "NAME",
            description = "outlines this area, or none; default the first of both sides")
    private Optional<String> area;

    @Option(names = "--areas", description = "maps all areas, too")
    private boolean areas;

    @Option(names = "--svg", paramLabel = "FILE", description = "writes a picture of the position, too")
    private Optional<Path> svg;

    private final Streams streams;

    ShowCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        GameRecord game =
                EventText.after(PositionText.given(rules.variants().find(variant), position, streams), events);
        Position shown = game.position();
        svg.ifPresent(file -> new GameFile(file).write(Picture.of(game).svg()));
        drawing(game).lines(shown).forEach(streams::print);
        streams.out().println();
        line("turn", shown.turnNumber() + ", " + Texts.side(shown.turn()) + check(shown));
        line("roll", roll(shown));
        line("purpose", purpose(game));
        hand(shown, Color.WHITE);
        hand(shown, Color.BLACK);
        reserve(shown, Color.WHITE);
        reserve(shown, Color.BLACK);
        line("counters", counters(shown));
        numbers(shown);
        line("position", shown.text());
        line("next", Texts.summary(game.node()));
        if (areas) {
            streams.out().println();
            new AreaMaps(shown.board()).lines().forEach(streams.out()::println);
        }
    }

    private BoardDrawing drawing(GameRecord game) {
        Position shown = game.position();
        String name = area.orElseGet(() -> Area.usual(shown.board()));
        Optional<Area> outlined = Area.named(shown.board(), name, shown.turn());
        return new BoardDrawing(streams.unicode(), outlined, Trail.of(game));
    }

    private void line(String label, String text) {
        streams.out().println(label + ":" + " ".repeat("counters".length() + 1 - label.length()) + text);
    }

    private static String check(Position shown) {
        return shown.inCheck(shown.turn()) ? ", in check" : "";
    }

    private static String roll(Position shown) {
        String roll = shown.roll().map(Roll::text).orElse("none");
        String kinds = DiceWords.of(shown);
        return kinds.isEmpty() ? roll : roll + " " + kinds;
    }

    private static String purpose(GameRecord game) {
        Optional<Purpose> purpose =
                game.result().isPresent() ? Optional.empty() : game.position().purpose();
        return Texts.printable(purpose.map(Purpose::text).orElse("none"));
    }

    private void hand(Position shown, Color color) {
        if (!shown.hand(color).isEmpty()) {
            line("in hand", Texts.side(color) + " " + new PieceText(streams.unicode()).hand(shown, color));
        }
    }

    private void reserve(Position shown, Color color) {
        if (!shown.reserve(color).isEmpty()) {
            PieceText pieces = new PieceText(streams.unicode());
            line(
                    "beside",
                    Texts.side(color) + " "
                            + shown.reserve(color).stream().map(pieces::of).collect(Collectors.joining(" ")));
        }
    }

    private void numbers(Position shown) {
        if (!shown.variant().numbers().isEmpty()) {
            line(
                    "numbers",
                    shown.variant().numbers().stream()
                            .map(name -> name + " " + number(shown, name))
                            .collect(Collectors.joining(", ")));
        }
    }

    /** Returns White's number and Black's, or the number of the game. */
    private static String number(Position shown, String name) {
        int white = shown.number(name, Color.WHITE);
        int black = shown.number(name, Color.BLACK);
        return shown.variant().isNumberOfSide(name) ? white + "/" + black : String.valueOf(white);
    }

    private static String counters(Position shown) {
        return shown.variant().counters().isEmpty()
                ? "none"
                : shown.variant().counters().stream()
                        .map(name -> name + " " + shown.counter(name))
                        .collect(Collectors.joining(", "));
    }
}
