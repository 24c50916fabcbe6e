package org.dicechess.rules.definition;

import java.util.List;
import java.util.Optional;
import org.dicechess.Description;
import org.dicechess.Dice;
import org.dicechess.rules.hooks.HookFinder;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.GameDescription;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.sections.AreaReader;
import org.dicechess.rules.sections.DiceReader;
import org.dicechess.rules.sections.FaceReader;
import org.dicechess.rules.sections.PatternWords;
import org.dicechess.rules.sections.PieceReader;
import org.dicechess.rules.setup.SetupReader;
import org.dicechess.rules.yaml.DeepSections;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;

/**
 * Reads the parts of a resolved definition that a description shows: texts, board, areas, pieces, dice, and the dice of
 * the deal. Turn, endings and the position are not read.
 */
public final class DescriptionReader {

    private final Game.Options options;
    private final HookFinder hooks;
    private final Problems problems;

    /**
     * Creates a reader for definitions into which these options have been merged.
     *
     * @param hooks a finder with problems of its own: a description does not need the hooks
     */
    public DescriptionReader(Game.Options options, HookFinder hooks, Problems problems) {
        this.options = options;
        this.hooks = hooks;
        this.problems = problems;
    }

    /** Returns the description; empty if there were problems. */
    public Optional<Description> read(YamlMap definition) {
        Optional<Sections> sections = Sections.of(definition, problems);
        Optional<Description> described =
                sections.isPresent() ? Optional.of(description(sections.get())) : Optional.empty();
        new DeepSections(definition, problems).check();
        return problems.isEmpty() ? described : Optional.empty();
    }

    private Description description(Sections in) {
        AreaReader places = new AreaReader(in.squares(), problems);
        List<Area> areas = places.read(in.areas());
        List<Kind> kinds = new PieceReader(areas, hooks, problems).read(in.pieces());
        List<Pool> pools = new DiceReader(
                        new FaceReader(areas, kinds, places, PatternWords.of(in.turn(), in.firstTurn()), problems),
                        problems)
                .read(in.dice());
        Optional<Dice> dealing = new SetupReader(
                        in.setup(), in.squares(), areas, kinds, pools, condition -> Optional.empty(), problems)
                .dice(in.setup());
        List<Dice> dice = Game.dice(pools, dealing);
        return GameDescription.of(in.listing(), options, in.squares(), kinds, dice);
    }
}
