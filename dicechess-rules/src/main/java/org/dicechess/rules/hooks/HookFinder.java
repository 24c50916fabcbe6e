package org.dicechess.rules.hooks;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.dicechess.Direction;
import org.dicechess.rules.files.DefinitionFiles;
import org.dicechess.rules.model.OneLine;
import org.dicechess.rules.model.PathHook;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlText;
import org.dicechess.spi.FacingRule;
import org.dicechess.spi.HookException;
import org.dicechess.spi.PathRule;
import org.dicechess.spi.ScriptCompiler;
import org.dicechess.spi.Spot;
import org.dicechess.spi.StepRule;
import org.dicechess.spi.Waypoint;

/**
 * Finds the hooks that a definition names: a script in the folder of the file that names it ({@code gato.groovy}), or a
 * hook that the host has registered under an id. Scripts need a compiler from the host.
 */
public final class HookFinder {

    /**
     * A hook that the host has registered.
     *
     * @param version becomes part of the rules hash, so that a record names the code it was played with
     */
    public record Registered(String version, Object hook) {}

    private static final int DEEPEST_CAUSE = 10;

    private final DefinitionFiles packs;
    private final DefinitionFiles folder;
    private final String main;
    private final List<ScriptCompiler> compilers;
    private final Map<String, Registered> registered;
    private final LoadScripts scripts;
    private final Problems problems;
    private final List<String> used = new ArrayList<>();
    private final List<HookCall> calls = new ArrayList<>();

    /**
     * Creates a finder for one definition.
     *
     * @param folder the files in the definition's folder
     * @param main the name of the definition
     * @param scripts the scripts of this load, with the fuel of all its hooks
     */
    public HookFinder(
            DefinitionFiles packs,
            DefinitionFiles folder,
            String main,
            List<ScriptCompiler> compilers,
            Map<String, Registered> registered,
            LoadScripts scripts,
            Problems problems) {
        this.packs = packs;
        this.folder = folder;
        this.main = main;
        this.compilers = compilers;
        this.registered = registered;
        this.scripts = scripts;
        this.problems = problems;
    }

    /**
     * Returns the hooks that were found, for the rules hash: scripts by name and text, registered hooks by id and
     * version.
     */
    public List<String> used() {
        return used;
    }

    /** Returns a step rule, wrapped so that a failure says what the hook was asked about. */
    public Optional<StepRule> steps(Optional<HookCall> named) {
        Optional<StepRule> found = find(named, StepRule.class);
        if (found.isEmpty()) {
            return found;
        }
        Guard guard = new Guard(named.get(), scripts.fuel());
        StepRule rule = found.get();
        return Optional.of(spot -> guard.ask(spot, given -> LoadAnswers.steps(rule.steps(given), guard.fuel)));
    }

    /**
     * Returns a facing rule, wrapped so that a failure says what the hook was asked about.
     *
     * @param possible the facings that the kind can have
     */
    public Optional<FacingRule> facings(Optional<HookCall> named, List<Direction> possible) {
        Optional<FacingRule> found = find(named, FacingRule.class);
        if (found.isEmpty()) {
            return found;
        }
        Guard guard = new Guard(named.get(), scripts.fuel());
        FacingRule rule = found.get();
        return Optional.of(
                spot -> guard.ask(spot, given -> LoadAnswers.facings(rule.facings(given), possible, guard.fuel)));
    }

    /**
     * Returns a path rule, wrapped so that a failure, or an answer that the reader refuses, says what the hook was
     * asked about.
     */
    public Optional<PathHook> paths(Optional<HookCall> named) {
        Optional<PathRule> found = find(named, PathRule.class);
        return found.isPresent()
                ? Optional.of(new Paths(new Guard(named.get(), scripts.fuel()), found.get()))
                : Optional.empty();
    }

    /** Reports given values that no hook has asked for. Call this after all hooks have been called. */
    public void reportUnasked() {
        for (HookCall call : calls) {
            call.reportUnasked(problems);
        }
    }

    private record Paths(Guard guard, PathRule rule) implements PathHook {

        @Override
        public <T> T ask(Spot from, Function<List<List<Waypoint>>, T> reader) {
            return guard.ask(from, given -> reader.apply(LoadAnswers.copied(rule.paths(given), "path", guard.fuel)));
        }
    }

    /**
     * Calls a hook so that a failure says what the hook was asked about. A guard lives as long as the game, so it keeps
     * nothing else of the load.
     */
    private record Guard(HookCall call, LoadFuel fuel) {

        <T> T ask(Spot spot, Function<Spot, T> question) {
            try {
                return question.apply(new GivenSpot(spot, call, fuel::use));
            } catch (RuntimeException failed) {
                throw failure(call.hook(), spot.toString(), failed);
            }
        }
    }

    /** Returns a failure that names the hook, its place and the question. */
    static HookFailure failure(YamlText hook, String asked, RuntimeException failed) {
        int line = failed instanceof HookException named ? named.line() : 0;
        String place = hook.text() + (line > 0 ? ":" + line : "");
        String said = failed.getMessage() == null
                ? failed.getClass().getSimpleName()
                : OneLine.message(said(place, failed.getMessage()));
        String message = "hook " + place + " failed when asked about " + asked + ": " + said;
        return unusableValue(failed)
                .map(value -> new HookFailure(value.part(), value.code(), line, message, failed))
                .orElseGet(() -> new HookFailure(hook, "E-HOOK", line, message, failed));
    }

    /** Returns a message without the place, if it begins with the place. */
    private static String said(String place, String message) {
        return message.startsWith(place + ": ") ? message.substring(place.length() + 2) : message;
    }

    /** Returns the cause of a failure that is a wrong or absent value in the definition. */
    private static Optional<GivenSpot.UnusableValue> unusableValue(Throwable failed) {
        return Stream.iterate(failed, Objects::nonNull, Throwable::getCause)
                .limit(DEEPEST_CAUSE)
                .filter(GivenSpot.UnusableValue.class::isInstance)
                .map(GivenSpot.UnusableValue.class::cast)
                .findFirst();
    }

    private <T> Optional<T> find(Optional<HookCall> call, Class<T> type) {
        if (call.isEmpty()) {
            return Optional.empty();
        }
        calls.add(call.get());
        return find(call.get().hook(), type);
    }

    /** Returns the hook of this type behind a reference; empty, with a problem reported, if there is none. */
    <T> Optional<T> find(YamlText reference, Class<T> type) {
        int dot = reference.text().lastIndexOf('.');
        return dot < 0
                ? host(reference, type)
                : script(reference, reference.text().substring(dot + 1), type);
    }

    private <T> Optional<T> host(YamlText reference, Class<T> type) {
        Registered found = registered.get(reference.text());
        if (found == null || !type.isInstance(found.hook())) {
            problems.report(
                    reference,
                    "E-UNKNOWN-HOOK",
                    "the host offers no " + type.getSimpleName() + " " + Problems.quoted(reference.text()),
                    registered.isEmpty()
                            ? "the name of a script has an ending, as " + Problems.quoted(reference.text() + ".groovy")
                            : problems.suggest(reference.text(), registered.keySet()));
            return Optional.empty();
        }
        used.add("host " + reference.text() + " " + found.version());
        return Optional.of(type.cast(found.hook()));
    }

    private <T> Optional<T> script(YamlText reference, String ending, Class<T> type) {
        Optional<ScriptCompiler> compiler =
                compilers.stream().filter(each -> each.ending().equals(ending)).findFirst();
        if (compiler.isEmpty()) {
            problems.report(
                    reference,
                    "E-SCRIPTS-OFF",
                    "this definition needs the script " + Problems.quoted(reference.text())
                            + ", and the host has not allowed scripts of this kind; see Loader.scripts");
            return Optional.empty();
        }
        Optional<byte[]> bytes = bytes(reference);
        if (bytes.isEmpty()) {
            problems.report(
                    reference,
                    "E-UNKNOWN-FILE",
                    "there is no script " + Problems.quoted(reference.text())
                            + (isScriptName(reference)
                                    ? ""
                                    : "; expected a name of lower-case letters, digits and '-' before the ending"));
            return Optional.empty();
        }
        if (bytes.get().length > DefinitionFiles.LARGEST) {
            problems.report(
                    reference,
                    "E-SIZE",
                    "the script " + Problems.quoted(reference.text()) + " is too large; expected at most "
                            + DefinitionFiles.LARGEST + " bytes");
            return Optional.empty();
        }
        String script = new String(bytes.get(), StandardCharsets.UTF_8);
        return compile(compiler.get(), reference, script, type);
    }

    private <T> Optional<T> compile(ScriptCompiler compiler, YamlText reference, String script, Class<T> type) {
        try {
            T hook = scripts.compiled(compiler, reference.text(), script, type);
            used.add("script " + reference.text() + "\n" + script);
            return Optional.of(hook);
        } catch (IllegalStateException tooMuch) {
            problems.report(reference, "E-SCRIPT", reference.text() + ": " + tooMuch.getMessage());
            return Optional.empty();
        } catch (HookException wrong) {
            String line = wrong.line() > 0 ? ":" + wrong.line() : "";
            problems.report(
                    reference,
                    "E-SCRIPT",
                    reference.text() + line + ": " + said(reference.text() + line, String.valueOf(wrong.getMessage())));
            return Optional.empty();
        }
    }

    private static boolean isScriptName(YamlText reference) {
        return reference.text().matches("[a-z0-9-]+\\.[a-z]+");
    }

    /** Returns the script in the folder of the file that contains the reference. */
    private Optional<byte[]> bytes(YamlText reference) {
        if (!isScriptName(reference)) {
            return Optional.empty();
        }
        String file = reference.location().file();
        int slash = file.lastIndexOf('/');
        return file.equals(main) || slash < 0
                ? folder.file(reference.text())
                : packs.file(file.substring(0, slash + 1) + reference.text());
    }
}
