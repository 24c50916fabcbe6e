package org.dicechess.examples.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Variant;
import org.dicechess.classics.Classics;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.evaluation.Evaluations;
import org.dicechess.examples.players.play.Player;
import org.dicechess.examples.players.play.Players;
import org.dicechess.examples.players.search.Budget;
import org.dicechess.picture.Picture;
import org.dicechess.rules.Loader;
import org.dicechess.spi.DiceSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Computer players play each classic, and each has pictures and records. */
@Tag("long")
class ClassicsTest {

    private static final int EVENTS = 24;
    private static final long MILLIS = 1_000;

    static List<String> ids() {
        return new Classics().ids();
    }

    @ParameterizedTest
    @MethodSource("ids")
    void theLowestLevelPlays(String id) {
        Variant variant = Loader.create().load(id);
        Evaluation evaluation = new Evaluations(variant).trained();
        Player player = Players.of("level-1", evaluation, 1);
        DiceSource dice = DiceSource.seeded(1);
        GameRecord game = GameRecord.from(variant.start());
        while (game.length() < EVENTS && !(game.node() instanceof Node.End)) {
            game = game.node() instanceof Node.Chance chance
                    ? game.after(dice.roll(chance))
                    : game.after(game.cursor().event(player.choose(game.cursor(), Budget.millis(MILLIS))));
        }
        assertThat(variant.notation().record(variant.notation().record(game)).position())
                .isEqualTo(game.position());
        assertThat(variant.position(game.position().text())).isEqualTo(game.position());
        assertThat(Picture.of(game).svg()).startsWith("<svg ");
    }
}
