package org.dicechess.examples.console;

import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The variant and options that every command takes. */
@Command(synopsisHeading = "Usage: ", usageHelpAutoWidth = true)
final class RuleOptions {

    /** The description of the variant in the help of commands. */
    static final String VARIANT = "a bundled id, or a definition file (with a / or ending in .yaml)";

    @Option(names = "--option", paramLabel = "NAME=VALUE", description = "an option of the variant; repeatable")
    private Map<String, String> options = new LinkedHashMap<>();

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "prints this help")
    private boolean help;

    Variants variants() {
        return new Variants(options);
    }

    /** Returns the variants with the options that the command states, or if it states none, with these. */
    Variants variants(Map<String, String> usual) {
        return new Variants(options.isEmpty() ? usual : options);
    }
}
