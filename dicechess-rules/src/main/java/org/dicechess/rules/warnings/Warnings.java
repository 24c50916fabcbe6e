package org.dicechess.rules.warnings;

import java.util.List;
import org.dicechess.rules.Problem;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;

/**
 * Looks through a game that loads for what its author probably meant otherwise. A false alarm is worse than a missing
 * one: what some game may mean as it says is no warning.
 */
public final class Warnings {

    private Warnings() {}

    /**
     * Returns the warnings in reading order, each once.
     *
     * @param whole the definition with all choices of options
     * @param definition the resolved definition that has given the game
     */
    public static List<Problem> of(YamlMap whole, YamlMap definition, Game game) {
        Problems found = new Problems();
        new LostWords(found).look(whole);
        Places places = new Places(definition);
        Present present = new Present(game);
        new IdleRoyals(game, present, places, found).look();
        new UnmovedKinds(game, present, places, found).look();
        new StuckPieces(game, present, places, found).look();
        new IdleNumbers(game, places, found).look();
        new IdleRolls(game, places, found).look();
        new MissingCorners(game, places, found).look();
        new SelfPromotions(game, places, found).look();
        new HexagonalMoves(game, present, places, found).look();
        new OpenedSquares(game, places, found).look();
        new LostTurns(game, present, places, found).look();
        return found.list();
    }
}
