package org.dicechess.examples.players;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.dicechess.examples.players.uci.Engine;
import org.dicechess.examples.players.uci.KnownVariants;
import org.dicechess.rules.Loader;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Plays for programs that speak UCI, with rolls among the moves where a game has dice. */
@Command(name = "uci", description = "Speaks the Universal Chess Interface, with an extension for dice.")
final class UciCommand implements Callable<Integer> {

    private static final String USUAL = "chess";

    @Mixin
    private Variants variants;

    @Parameters(
            index = "0",
            paramLabel = "VARIANT",
            defaultValue = USUAL,
            description = "the variant until UCI_Variant names another; default ${DEFAULT-VALUE}")
    private String variant;

    @ParentCommand
    private Main main;

    @Override
    public Integer call() throws IOException {
        serve(main.console(), variants, variant);
        return ExitCode.OK;
    }

    /** Does what the command without options does. */
    static void serve(Console console) throws IOException {
        serve(console, new Variants(), USUAL);
    }

    /** Loads nothing if it need not, since programs do not wait long for the first answer. */
    private static void serve(Console console, Variants variants, String variant) throws IOException {
        List<String> ids = new ArrayList<>(Loader.create().ids());
        if (!ids.remove(variant) || variants.hasOptions()) {
            variants.find(variant);
        }
        ids.add(0, variant);
        KnownVariants known = new KnownVariants(ids, OtherNames.ofPacks(), variants::find);
        Engine engine = new Engine(known, line -> console.print("%s", line));
        engine.serve(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)));
    }
}
