package org.dicechess.rules;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.dicechess.Variant;
import org.dicechess.rules.definition.Files;
import org.dicechess.rules.definition.GameReader;
import org.dicechess.rules.definition.HookFailure;
import org.dicechess.rules.definition.Hooks;
import org.dicechess.rules.definition.Resolution;
import org.dicechess.rules.model.BoardField;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.notation.TextNotation;
import org.dicechess.rules.play.PlayVariant;
import org.dicechess.rules.table.TableLimitException;
import org.dicechess.rules.table.Tables;
import org.dicechess.rules.yaml.Location;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.spi.ScriptCompiler;

/**
 * The way from one definition to a variant.
 *
 * @param name of the definition, for messages
 * @param packs definitions by id
 * @param folder files beside the definition
 */
record Build(
        String name,
        byte[] bytes,
        Files packs,
        Files folder,
        List<ScriptCompiler> compilers,
        Map<String, Hooks.Registered> hooks) {

    /** The variant under these options; all choices of all options are checked, also those that are not in force. */
    Variant variant(Map<String, String> options) {
        Problems problems = new Problems();
        Resolution resolution = new Resolution(packs, folder, options, problems);
        Optional<YamlMap> definition = resolution.resolve(name, bytes);
        Hooks used = hooks(problems);
        Optional<Game> game = definition.flatMap(map -> read(map, resolution.options(), used, problems));
        if (game.isPresent() && problems.isEmpty()) {
            resolution.alternatives().forEach((option, values) ->
                    values.forEach(value -> checkChoice(options, option, value, problems)));
        }
        if (game.isEmpty() || !problems.isEmpty()) {
            throw new InvalidDefinitionException(problems.list());
        }
        return play(definition.orElseThrow(), game.get(), used, problems);
    }

    private Optional<Game> read(YamlMap definition, Map<String, String> options, Hooks used, Problems problems) {
        return new GameReader(Collections.unmodifiableMap(options), used, problems).read(definition);
    }

    private void checkChoice(Map<String, String> options, String option, String value, Problems problems) {
        Map<String, String> other = new LinkedHashMap<>(options);
        other.put(option, value);
        Resolution resolution = new Resolution(packs, folder, other, problems);
        Hooks used = hooks(problems);
        resolution.resolve(name, bytes).ifPresent(map -> read(map, resolution.options(), used, problems));
    }

    private Hooks hooks(Problems problems) {
        return new Hooks(packs, folder, name, compilers, hooks, problems);
    }

    private Variant play(YamlMap definition, Game game, Hooks used, Problems problems) {
        try {
            Tables tables = new Tables(game, BoardField.parse(game.setup().position(), game.squares(), game.kinds()));
            PlayVariant variant = new PlayVariant(tables, TextNotation::new);
            used.reportUnasked();
            if (variant.start().node() instanceof Node.End end) {
                problems.report(position(definition), "E-POSITION", "the game is over before it begins: " + end.reason());
            } else if (problems.isEmpty()) {
                return variant;
            }
        } catch (TableLimitException large) {
            problems.report(definition.get("pieces").orElse(definition), "E-RANGE", large.getMessage());
        } catch (HookFailure failed) {
            problems.report(failed.location(), failed.path(), failed.code(), failed.getMessage());
        } catch (NotationException wrong) {
            report(wrong, definition, problems);
        }
        throw new InvalidDefinitionException(problems.list());
    }

    /** At the setup; or, where that is inherited, at the file that does not fit it any more. */
    private static void report(NotationException wrong, YamlMap definition, Problems problems) {
        YamlNode setup = position(definition);
        Location at = setup.location();
        if (at.file().equals(definition.location().file())) {
            int column = at.column() + wrong.column() - 1;
            problems.report(new Location(at.file(), at.line(), column), setup.path(), "E-POSITION", wrong.getMessage());
        } else {
            problems.report(definition, "E-POSITION", "the setup of " + at.file() + " does not fit this game: " + wrong.getMessage()
                    + "; write 'setup' anew");
        }
    }

    private static YamlNode position(YamlMap definition) {
        YamlNode setup = definition.get("setup").orElseThrow();
        return setup instanceof YamlMap map ? map.get("position").orElse(setup) : setup;
    }
}
