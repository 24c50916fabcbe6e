package org.dicechess.examples.console;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dicechess.NotationException;
import org.dicechess.PgnGames;
import org.dicechess.Variant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Reads the games of files in PGN. */
@Command(
        name = "games",
        description = {
            "Reads all games of PGN files and names those that are no games of the variant; exit status 1 if there are any.",
            "After a second progress goes to standard error."
        })
final class GamesCommand implements Callable<Integer> {

    /** The place in a game that a message begins with. */
    private static final Pattern PLACE = Pattern.compile("line ([0-9]{1,9}), (.*)", Pattern.DOTALL);

    @Mixin
    private RuleOptions rules;

    @Parameters(index = "0", paramLabel = "VARIANT", description = RuleOptions.VARIANT)
    private String variant;

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "FILE", description = "any number of games in PGN")
    private List<Path> files;

    private final Streams streams;

    /** The variant with the options that games state. */
    private final Map<Map<String, String>, Variant> variants = new HashMap<>();

    private long read;
    private long events;
    private long refused;

    GamesCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        variant(Map.of());
        files.forEach(this::read);
        streams.out()
                .println(Texts.counted(read, "game") + " read, " + Texts.counted(events, "event") + "; " + refused
                        + " refused");
        return refused == 0 ? 0 : 1;
    }

    private void read(Path file) {
        try (InputStream stream = Files.newInputStream(file)) {
            PgnGames games = PgnGames.of(stream);
            GamesProgress progress = new GamesProgress(streams.err(), System::nanoTime, Files.size(file));
            while (games.hasNext()) {
                read(file, games.next());
                progress.read(games.position(), read, refused);
            }
        } catch (UncheckedIOException failed) {
            throw unreadable(file, failed.getCause());
        } catch (IOException failed) {
            throw unreadable(file, failed);
        }
    }

    private static BadInputException unreadable(Path file, IOException failed) {
        return new BadInputException("cannot read " + file + ": " + GameFile.reason(failed), failed);
    }

    private void read(Path file, PgnGames.Game game) {
        try {
            Variant played = variant(SavedGame.options(game.tags()));
            events += played.notation().fromPgn(game.text()).length();
            read++;
        } catch (RuntimeException wrong) {
            if (!Complaint.isAbout(wrong)) {
                throw wrong;
            }
            refused++;
            streams.out().println(Texts.printable(file.toString()) + ":" + place(game, wrong));
        }
    }

    /** Returns the line in the file, and what is wrong there. */
    private static String place(PgnGames.Game game, RuntimeException wrong) {
        String message = Complaint.line(wrong);
        Matcher place = PLACE.matcher(message);
        return wrong instanceof NotationException && place.matches()
                ? game.line() + Integer.parseInt(place.group(1)) - 1 + ": " + place.group(2)
                : game.line() + ": " + message;
    }

    private Variant variant(Map<String, String> options) {
        return variants.computeIfAbsent(
                options, stated -> rules.variants(stated).find(variant));
    }
}
