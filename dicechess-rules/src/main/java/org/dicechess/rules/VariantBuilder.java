package org.dicechess.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.dicechess.Description;
import org.dicechess.Node;
import org.dicechess.Notation;
import org.dicechess.NotationException;
import org.dicechess.PlayException;
import org.dicechess.Variant;
import org.dicechess.rules.ask.WorkException;
import org.dicechess.rules.definition.DescriptionReader;
import org.dicechess.rules.definition.GameReader;
import org.dicechess.rules.files.Documents;
import org.dicechess.rules.files.Resolution;
import org.dicechess.rules.hooks.HookFailure;
import org.dicechess.rules.hooks.HookFinder;
import org.dicechess.rules.hooks.LoadScripts;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Setup;
import org.dicechess.rules.notation.TextNotation;
import org.dicechess.rules.play.DealtChecks;
import org.dicechess.rules.play.DealtConditions;
import org.dicechess.rules.play.PlayVariant;
import org.dicechess.rules.setup.PositionProblems;
import org.dicechess.rules.store.TableLimitException;
import org.dicechess.rules.table.Tables;
import org.dicechess.rules.warnings.Warnings;
import org.dicechess.rules.yaml.Location;
import org.dicechess.rules.yaml.Names;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;

/** Makes a variant of one definition, or collects the definition's problems. */
final class VariantBuilder {

    private final Ingredients ingredients;
    private final Sources sources;
    private final Problems problems = new Problems();
    private final Documents documents = new Documents(problems);

    /** Shared by all choices of all options, so that each script is compiled once. */
    private final LoadScripts scripts;

    /** What tells an incomplete entry from one whose name is misspelt. */
    private MisspeltEntries misspelt = new MisspeltEntries(Optional.empty(), Optional.empty());

    VariantBuilder(Ingredients ingredients, Sources sources) {
        this(ingredients, sources, new LoadScripts());
    }

    private VariantBuilder(Ingredients ingredients, Sources sources, LoadScripts scripts) {
        this.ingredients = ingredients;
        this.sources = sources;
        this.scripts = scripts;
    }

    /** Returns a builder for another value of an option; each file is read, and each script compiled, once for both. */
    VariantBuilder choosing(String option, String value) {
        return new VariantBuilder(ingredients.with(option, value), sources, scripts.next());
    }

    /**
     * Returns the variant. All choices of all options are checked, including those that are not in force.
     *
     * @throws InvalidDefinitionException if anything is wrong
     */
    Variant variant() {
        return variant(true);
    }

    /**
     * Returns the variant without a look at the choices that are not in force.
     *
     * @throws InvalidDefinitionException if anything else is wrong
     */
    Variant ofChoicesInForce() {
        return variant(false);
    }

    /**
     * Returns what the author of a game that loads probably meant otherwise, in reading order. Choices that are not in
     * force are not looked at.
     *
     * @param game the game that these ingredients give
     */
    List<Problem> warnings(Game game) {
        Resolution resolution = resolution(ingredients.options(), problems);
        List<Problem> found = resolved(resolution, problems)
                .map(definition -> Warnings.of(resolution.unchosen().orElse(definition), definition, game))
                .orElse(List.of());
        return InheritedProblems.explained(found, ingredients.name());
    }

    /** Returns the units of fuel that hooks and their compilation have used. */
    long fuel() {
        return scripts.used();
    }

    private Variant variant(boolean allChoices) {
        Resolution resolution = resolution(ingredients.options(), problems);
        Optional<YamlMap> definition = resolved(resolution, problems);
        HookFinder used = hooks(problems);
        Optional<Game> game =
                definition.isPresent() ? read(definition.get(), resolution, used, problems) : Optional.empty();
        if (allChoices && game.isPresent() && problems.isEmpty()) {
            checkAlternatives(resolution);
        }
        if (game.isEmpty() || !problems.isEmpty()) {
            throw invalid();
        }
        return play(definition.orElseThrow(), game.get(), used);
    }

    /**
     * Returns the description of the definition. Scripts are not compiled, hooks are not needed, and choices that are
     * not in force are not read.
     *
     * @throws InvalidDefinitionException if the parts that the description shows have problems
     */
    Description description() {
        Resolution resolution = resolution(ingredients.options(), problems);
        Optional<YamlMap> definition = resolved(resolution, problems);
        Optional<Description> description = definition.isPresent()
                ? new DescriptionReader(Game.Options.of(resolution.options(), resolution.hooks()), noHooks(), problems)
                        .read(definition.get())
                : Optional.empty();
        return description.orElseThrow(this::invalid);
    }

    private InvalidDefinitionException invalid() {
        List<Problem> hinted = misspelt.hinted(problems.list());
        return new InvalidDefinitionException(InheritedProblems.explained(hinted, ingredients.name()));
    }

    /** Returns the resolved definition, after a check of its id. */
    private Optional<YamlMap> resolved(Resolution resolution, Problems found) {
        Optional<YamlMap> definition = resolution.resolve(ingredients.name(), ingredients.bytes());
        misspelt = new MisspeltEntries(resolution.inherited(), resolution.unchosen());
        if (definition.isPresent() && ingredients.id().isPresent()) {
            checkId(definition.get(), ingredients.id().get(), found);
        }
        return definition;
    }

    /**
     * Checks that a definition of a pack states the id under which the pack lists it: its records name the stated id.
     * An inherited id is reported where this file should state its own.
     */
    private void checkId(YamlMap definition, String listed, Problems found) {
        if (definition.get("id").orElse(definition) instanceof YamlText id
                && Names.isId(id.text())
                && !id.text().equals(listed)) {
            boolean own = id.location().file().equals(ingredients.name());
            found.report(
                    own ? id : definition,
                    "E-ID",
                    "the id " + Problems.quoted(id.text())
                            + (own ? "" : " of " + id.location().file()) + " is not the name of its folder; expected "
                            + Problems.quoted(listed));
        }
    }

    private void checkAlternatives(Resolution resolution) {
        for (Description.Option option : resolution.options()) {
            for (String value : option.choices()) {
                if (!value.equals(option.value())) {
                    checkChoice(option.name(), value);
                }
            }
        }
    }

    private void checkChoice(String option, String value) {
        Map<String, String> other = new LinkedHashMap<>(ingredients.options());
        other.put(option, value);
        Problems found = new Problems();
        Resolution resolution = resolution(other, found);
        Optional<YamlMap> definition = resolved(resolution, found);
        if (definition.isPresent()) {
            read(definition.get(), resolution, hooks(found), found);
        }
        found.list().forEach(problem -> report(ChoiceProblems.of(problem, option, value)));
    }

    private void report(Problem problem) {
        Location at = new Location(problem.file(), problem.line(), problem.column());
        problems.report(at, problem.path(), problem.code(), problem.message(), problem.hint());
    }

    private static Optional<Game> read(YamlMap definition, Resolution resolution, HookFinder used, Problems found) {
        return new GameReader(Game.Options.of(resolution.options(), resolution.hooks()), used, found).read(definition);
    }

    private Resolution resolution(Map<String, String> options, Problems found) {
        return new Resolution(sources.packs(), sources.folder(), options, documents, found);
    }

    private HookFinder hooks(Problems found) {
        return new HookFinder(
                sources.packs(),
                sources.folder(),
                ingredients.name(),
                ingredients.compilers(),
                ingredients.hooks(),
                scripts,
                found);
    }

    /** Returns a finder that compiles nothing, finds nothing and reports nothing. */
    private HookFinder noHooks() {
        return new HookFinder(Packs.NONE, Packs.NONE, ingredients.name(), List.of(), Map.of(), scripts, new Problems());
    }

    private Variant play(YamlMap definition, Game game, HookFinder used) {
        try {
            Tables tables = new Tables(game, game.setup().pieces());
            PlayVariant variant = new PlayVariant(tables, new TextNotations());
            if (DealtConditions.areAsked(game.setup())) {
                return play(definition, game.beginning(kept(definition, variant)), used);
            }
            used.reportUnasked();
            if (variant.start().node() instanceof Node.End end) {
                problems.report(
                        over(definition, end),
                        "E-POSITION",
                        "the game is already over in its first position: " + end.reason());
            }
            DealtChecks.first(variant).ifPresent(fault -> report(definition, fault));
            if (problems.isEmpty()) {
                return variant;
            }
        } catch (TableLimitException large) {
            problems.report(place(definition, large.place()), "E-RANGE", String.valueOf(large.getMessage()));
        } catch (HookFailure failed) {
            problems.report(failed.location(), failed.path(), failed.code(), String.valueOf(failed.getMessage()));
        } catch (WorkException large) {
            problems.report(place(definition, List.of(large.section())), "E-RANGE", String.valueOf(large.getMessage()));
        } catch (PlayException failed) {
            problems.report(place(definition, List.of("turn")), "E-HOOK", String.valueOf(failed.getMessage()));
        } catch (NotationException wrong) {
            PositionProblems.report(position(definition), wrong, definition, problems);
        }
        throw invalid();
    }

    /** Returns the setup, or the ending of this file that an inherited setup already fulfils. */
    private static YamlNode over(YamlMap definition, Node.End end) {
        String own = definition.location().file();
        YamlNode setup = position(definition);
        YamlNode ending = place(definition, List.of("endings", end.reason().replace(' ', '-')));
        boolean inherited = !setup.location().file().equals(own);
        return inherited && ending.location().file().equals(own) ? ending : setup;
    }

    /** Returns the setup with the rolls that the condition of its deal leaves. */
    private Setup kept(YamlMap definition, PlayVariant variant) {
        List<DealtChecks.Fault> faults = new ArrayList<>();
        Setup kept = DealtConditions.kept(variant, faults);
        if (!faults.isEmpty()) {
            report(definition, faults.get(0));
            throw invalid();
        }
        return kept;
    }

    private void report(YamlMap definition, DealtChecks.Fault fault) {
        problems.report(place(definition, fault.place()), fault.code(), fault.message());
    }

    /** A named class: the first method reference of a process takes as long as reading a definition. */
    private static final class TextNotations implements Function<PlayVariant, Notation> {

        @Override
        public Notation apply(PlayVariant variant) {
            return new TextNotation(variant);
        }
    }

    /** Returns the node at the end of these keys, or the last node on the way that exists. */
    private static YamlNode place(YamlMap definition, List<String> keys) {
        YamlNode place = definition;
        for (String key : keys) {
            place = place instanceof YamlMap map ? map.get(key).orElse(place) : place;
        }
        return place;
    }

    private static YamlNode position(YamlMap definition) {
        YamlNode setup = definition.get("setup").orElseThrow();
        return setup instanceof YamlMap map ? map.get("position").orElse(setup) : setup;
    }
}
