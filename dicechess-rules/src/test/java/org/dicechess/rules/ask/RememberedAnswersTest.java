package org.dicechess.rules.ask;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.dicechess.Square;
import org.dicechess.rules.Loader;
import org.dicechess.rules.TestShare;
import org.dicechess.rules.engine.Engine;
import org.dicechess.rules.play.PlayPosition;
import org.dicechess.rules.play.PlayVariant;
import org.dicechess.spi.Effect;
import org.dicechess.spi.MoveRule;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Each of 15 wizards of a side has 250 moves, and moves a pawn along: about 30,000 numbers in each position. */
@Tag("long")
class RememberedAnswersTest {

    /** Without forgetting, the fewer events of the quick tests would leave more than a million and a half numbers. */
    private static final int EVENTS = TestShare.of(150, 60);

    private static final String GAME = """
            format: 1
            id: wizards
            name: Wizards
            board: {files: 8, ranks: 8}
            pieces: {pawn: {symbol: P, move: W}, wizard: {symbol: W, moves: {hook: wizard}}}
            turn: move
            endings: {}
            setup: wwwwwwww/pwwwwwww/8/8/8/8/PWWWWWWW/WWWWWWWW w - - 0 1
            """;

    private static final MoveRule WIZARD = (wizard, look) -> {
        List<Square> empty = new ArrayList<>();
        for (int square = 0; square < 64; square++) {
            Square each = new Square(square % 8, square / 8);
            if (look.isEmpty(each)) {
                empty.add(each);
            }
        }
        Square pawn = look.squaresOf(wizard.side(), "pawn").get(0);
        List<Effect> effects = new ArrayList<>();
        for (int i = 0; i < 250; i++) {
            Square to = empty.get(i % empty.size());
            Square pushed = empty.get((i + 1 + i / empty.size()) % empty.size());
            effects.add(Effect.go(to).shifting(pawn, pushed));
        }
        return effects;
    };

    @Test
    void answersOfManyPositionsAreForgotten() {
        PlayVariant variant = (PlayVariant)
                Loader.create().hook("wizard", "1", WIZARD).load("wizards", GAME.getBytes(StandardCharsets.UTF_8));
        Engine engine = new Engine(variant.tables());
        engine.stand(((PlayPosition) variant.start()).snapshot());
        Random random = new Random(5);
        int most = 0;
        for (int i = 0; i < EVENTS; i++) {
            int[] events = engine.events();
            engine.play(events[random.nextInt(events.length)]);
            most = Math.max(most, engine.hooks.countNumbers());
        }
        assertThat(most).isBetween(500_000, 1_100_000);
    }
}
