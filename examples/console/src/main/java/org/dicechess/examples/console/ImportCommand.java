package org.dicechess.examples.console;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.dicechess.examples.fairy.FairyImport;
import org.dicechess.examples.fairy.FairyImport.Definition;
import org.dicechess.rules.Problem;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes definitions of the variants of a file that is written for Fairy-Stockfish. */
@Command(
        name = "import",
        description = "Makes definitions of variants that are written for Fairy-Stockfish; exit status 1 if any has an"
                + " error.")
final class ImportCommand implements Callable<Integer> {

    private static final int MOST_BYTES = 1 << 20;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "prints this help")
    private boolean help;

    @Option(
            names = "--to",
            paramLabel = "FOLDER",
            description = "the folder of the definitions; default: the name of the file without ending")
    private Optional<Path> to;

    @Option(names = "--force", description = "replaces definitions that exist")
    private boolean force;

    @Parameters(index = "0", paramLabel = "FILE", description = "a variants file, as variants.ini")
    private Path file;

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "NAME", description = "variants of the file; default: all")
    private List<String> names = List.of();

    private final Streams streams;

    ImportCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        FairyImport imported = FairyImport.of(file.toString(), text(), names);
        imported.problems().stream().map(Object::toString).map(Texts::printable).forEach(streams.out()::println);
        write(imported.definitions());
        boolean errors = imported.problems().stream().anyMatch(problem -> problem.severity() == Problem.Severity.ERROR);
        return errors ? 1 : 0;
    }

    /** Returns the text of the file, of a file that is too long a part that is too long. */
    private String text() {
        try (InputStream in = Files.newInputStream(file)) {
            return new String(in.readNBytes(MOST_BYTES + 1), StandardCharsets.UTF_8);
        } catch (IOException failed) {
            throw new BadInputException("cannot read " + file, failed);
        }
    }

    private void write(List<Definition> definitions) {
        Path folder = to.orElseGet(this::usualFolder);
        for (Definition definition : definitions) {
            if (!force && Files.exists(target(folder, definition))) {
                throw new BadInputException(target(folder, definition)
                        + " exists; nothing is written. Replace it with --force, or name another folder with --to");
            }
        }
        try {
            if (!definitions.isEmpty()) {
                Files.createDirectories(folder);
            }
            for (Definition definition : definitions) {
                Files.writeString(target(folder, definition), definition.text(), options());
            }
        } catch (IOException failed) {
            throw new UncheckedIOException("cannot write to " + folder + ": " + failed.getMessage(), failed);
        }
        String where = definitions.isEmpty() ? "" : " in " + Texts.printable(folder.toString());
        streams.out().println(Texts.counted(definitions.size(), "definition") + where);
    }

    private OpenOption[] options() {
        return force ? new OpenOption[] {} : new OpenOption[] {StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE};
    }

    private static Path target(Path folder, Definition definition) {
        return folder.resolve(definition.id() + ".yaml");
    }

    private Path usualFolder() {
        String name = file.getFileName().toString();
        int point = name.lastIndexOf('.');
        String folder = point > 0 ? name.substring(0, point) : name + "-definitions";
        return file.resolveSibling(folder);
    }
}
