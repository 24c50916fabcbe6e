package org.dicechess.examples.console;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Objects;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Writes a small dice game for an author to change. */
@Command(
        name = "new",
        description = "Writes a small dice game with cases and counts into a new folder. Its name is the id.")
final class NewCommand implements Runnable {

    private static final List<String> FILES = List.of("variant.yaml", "cases.txt", "perft.txt");

    @Mixin
    private RuleOptions rules;

    @Parameters(paramLabel = "FOLDER", description = "a folder that does not exist, as my-game")
    private Path folder;

    private final Streams streams;

    NewCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        Path last = folder.getFileName();
        String id = last == null ? "" : last.toString();
        if (!id.matches("[a-z][a-z0-9]*(-[a-z0-9]+)*") || id.length() > 60) {
            throw new BadInputException("'" + id + "' is no id; expected a-z, digits and single hyphens, as my-game");
        }
        try {
            Files.createDirectory(folder);
            for (String file : FILES) {
                String text = text(file).replace("NAME", name(id)).replace("ID", id);
                Files.writeString(folder.resolve(file), text, StandardOpenOption.CREATE_NEW);
                streams.out().println(Texts.printable(folder.resolve(file).toString()));
            }
        } catch (IOException failed) {
            throw new BadInputException("cannot write " + folder + ": it exists already, or its parent does not");
        }
    }

    private static String name(String id) {
        String words = id.replace('-', ' ');
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    private static String text(String file) throws IOException {
        try (InputStream in = NewCommand.class.getResourceAsStream("new/" + file)) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
