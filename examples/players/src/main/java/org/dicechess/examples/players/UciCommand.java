package org.dicechess.examples.players;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.dicechess.examples.players.uci.Engine;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Plays for programs that speak UCI, with rolls among the moves where a game has dice. */
@Command(name = "uci", description = "Speaks the Universal Chess Interface, with an extension for dice.")
final class UciCommand implements Callable<Integer> {

    @Mixin
    private Variants variants;

    @Parameters(
            index = "0",
            paramLabel = "VARIANT",
            defaultValue = "chess",
            description = "the variant until UCI_Variant names another; default ${DEFAULT-VALUE}")
    private String variant;

    @ParentCommand
    private Main main;

    @Override
    public Integer call() throws IOException {
        variants.find(variant);
        List<String> ids = new ArrayList<>(List.of(variant));
        for (String id : Loader.create().scripts(GroovyScripts.trusted()).ids()) {
            if (!id.equals(variant)) {
                ids.add(id);
            }
        }
        Engine engine = new Engine(ids, variants::find, line -> main.console().print("%s", line));
        engine.serve(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)));
        return ExitCode.OK;
    }
}
