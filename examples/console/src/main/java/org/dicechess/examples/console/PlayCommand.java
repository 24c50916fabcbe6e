package org.dicechess.examples.console;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import org.dicechess.Color;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.spi.DiceSource;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays or replays a game. */
@Command(name = "play", description = "Plays a game, or replays one; the same seed gives the same game.")
final class PlayCommand implements Callable<Integer> {

    private static final int SEEDS = 1_000_000_000;
    private static final String HUMAN = "human";
    private static final String RANDOM = "random";

    /** The sources of rolls. */
    enum DiceKind {
        /** A random number generator. */
        SEEDED,
        /** Physical dice that the user rolls. */
        ASK
    }

    @Mixin
    private RuleOptions rules;

    @Parameters(paramLabel = "VARIANT", description = RuleOptions.VARIANT)
    private String variant;

    @Option(
            names = "--white",
            paramLabel = "WHO",
            description = "human, random, or a computer player as level-1 to level-5; default human on a terminal")
    private Optional<String> white;

    @Option(names = "--black", paramLabel = "WHO", description = "the same; default random")
    private Optional<String> black;

    @Option(names = "--dice", paramLabel = "HOW", description = "seeded, or ask for physical dice; default seeded")
    private Optional<DiceKind> dice;

    @Option(names = "--seed", paramLabel = "N", description = "of rolls and computer players; default a new one")
    private Optional<Long> seed;

    @Option(names = "--position", paramLabel = "TEXT", description = "instead of the start")
    private Optional<String> position;

    @Option(
            names = "--area",
            paramLabel = "NAME",
            description = "outlines this area, or none; default the first of both sides")
    private Optional<String> area;

    @Option(
            names = "--moves-limit",
            paramLabel = "N",
            defaultValue = "5000",
            description = "the number of moves after which it stops (a pass is one); default ${DEFAULT-VALUE}")
    private int limit;

    @Option(
            names = "--delay",
            paramLabel = "MS",
            defaultValue = "0",
            description = "milliseconds to wait after each event")
    private long delay;

    @Option(names = "--takebacks", description = "undo may take back rolls and turns")
    private boolean takebacks;

    @Option(
            names = "--replay",
            paramLabel = "FILE",
            description = "replays a record (text, JSON or PGN) instead of playing")
    private Optional<Path> replay;

    @Option(names = "--save", paramLabel = "FILE", description = "writes the record of the game")
    private Optional<Path> save;

    @Option(names = "--format", paramLabel = "FORMAT", description = "of the saved record: text (default), json or pgn")
    private Optional<GameFile.Format> format;

    @Spec
    private CommandSpec spec;

    private final Streams streams;

    PlayCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        refuseUselessOptions();
        save.ifPresent(path -> new GameFile(path).requireWritable());
        Optional<SavedGame> saved = replay.map(SavedGame::of);
        Map<String, String> recorded = saved.map(SavedGame::options).orElse(Map.of());
        Variant played = rules.variants(recorded).find(variant);
        String outlined = area.orElseGet(() -> Area.usual(played.board()));
        Area.named(played.board(), outlined, Color.WHITE);
        Narrator narrator = new Narrator(streams, delay, outlined);
        Game.Played done = saved.isPresent() ? replayed(saved.get().read(played), narrator) : played(played, narrator);
        save.ifPresent(path -> new GameFile(path).write(done.game(), format.orElse(GameFile.Format.TEXT)));
        return done.failed() ? ExitCode.SOFTWARE : ExitCode.OK;
    }

    private void refuseUselessOptions() {
        if (delay < 0 || limit < 0) {
            throw new ParameterException(spec.commandLine(), "--delay and --moves-limit are whole numbers from 0");
        }
        if (format.isPresent() && save.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "--format needs --save");
        }
        if (replay.isPresent()
                && (white.isPresent()
                        || black.isPresent()
                        || dice.isPresent()
                        || seed.isPresent()
                        || position.isPresent()
                        || takebacks)) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--replay cannot be combined with --white, --black, --dice, --seed, --position or --takebacks");
        }
    }

    private static Game.Played replayed(GameRecord recorded, Narrator narrator) {
        GameRecord game = GameRecord.from(recorded.start());
        narrator.opening(game);
        for (Event event : recorded.events()) {
            GameRecord next = game.after(event);
            narrator.event(game, next);
            game = next;
        }
        narrator.closing(recorded);
        return new Game.Played(recorded, false);
    }

    private Game.Played played(Variant played, Narrator narrator) {
        Position start = PositionText.given(played, position, streams);
        long number = seed.orElseGet(() -> (long) ThreadLocalRandom.current().nextInt(SEEDS));
        narrator.say(List.of(played.name() + ", seed " + number + (hasPerson() ? "; help lists the commands" : "")));
        Random seeds = new Random(number);
        try (Input input = input()) {
            Computer computer = new Computer(played);
            Player first = player(whiteSeat(), seeds.nextLong(), input, computer, narrator);
            Player second = player(blackSeat(), seeds.nextLong(), input, computer, narrator);
            Player rolling = isAsked()
                    ? new AskedDice(input, people(), computer, narrator)
                    : Player.dice(DiceSource.seeded(number));
            GameRecord game =
                    GameRecord.from(start).tagged("White", whiteSeat()).tagged("Black", blackSeat());
            return new Game(first, second, rolling, narrator, limit, takebacks).play(game);
        }
    }

    private Input input() {
        return streams.terminal() && (isAsked() || hasPerson()) ? new KeyboardInput() : new PipedInput(streams);
    }

    private static Player player(String seat, long seed, Input input, Computer computer, Narrator narrator) {
        return switch (seat) {
            case HUMAN -> new HumanPlayer(input, computer, narrator);
            case RANDOM -> Player.random(seed);
            default -> computer.player(seat, seed);
        };
    }

    private boolean hasPerson() {
        return !people().isEmpty();
    }

    private Set<Color> people() {
        Set<Color> people = EnumSet.noneOf(Color.class);
        if (whiteSeat().equals(HUMAN)) {
            people.add(Color.WHITE);
        }
        if (blackSeat().equals(HUMAN)) {
            people.add(Color.BLACK);
        }
        return people;
    }

    private boolean isAsked() {
        return dice.isPresent() && dice.get() == DiceKind.ASK;
    }

    private String whiteSeat() {
        return white.orElse(streams.terminal() ? HUMAN : RANDOM);
    }

    private String blackSeat() {
        return black.orElse(RANDOM);
    }
}
