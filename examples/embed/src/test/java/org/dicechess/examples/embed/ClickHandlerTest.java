package org.dicechess.examples.embed;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.dicechess.specs.BundledDefinitions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ClickHandlerTest {

    private static final int POSITIONS = TestShare.of(100, 4);

    /** The others are other forms of these, and left to the long tests. */
    private static final Set<String> QUICK = Set.of("chess", "d4-d6-chess", "dice-chess");

    static Stream<Variant> variants() {
        return new BundledDefinitions()
                .ids().stream()
                        .filter(id -> TestShare.isAll() || QUICK.contains(id))
                        .map(id -> Loader.create()
                                .scripts(GroovyScripts.confined())
                                .load(id));
    }

    @ParameterizedTest
    @MethodSource("variants")
    void reachesEveryEventOfManyPositionsOnce(Variant variant) {
        SplittableRandom random = new SplittableRandom(5);
        GameRecord game = GameRecord.from(variant.start());
        for (int decisions = 0; decisions < POSITIONS; ) {
            if (game.node() instanceof Node.Decision decision) {
                assertThat(reached(decision, List.of())).containsExactlyInAnyOrderElementsOf(decision.events());
                decisions++;
                game = game.after(
                        decision.events().get(random.nextInt(decision.events().size())));
            } else if (game.node() instanceof Node.Chance chance) {
                game = game.after(
                        chance.outcome(random.nextLong(chance.total())).event());
            } else {
                game = GameRecord.from(variant.start());
            }
        }
    }

    /** Returns the events that a person reaches who clicks every option after these clicks. */
    private static List<Event> reached(Node.Decision decision, List<String> clicks) {
        List<Event> reached = new ArrayList<>();
        for (String option : after(decision, clicks).options()) {
            Optional<Event> event = after(decision, clicks).click(option);
            List<String> more = new ArrayList<>(clicks);
            more.add(option);
            reached.addAll(event.isPresent() ? List.of(event.get()) : reached(decision, more));
        }
        return reached;
    }

    private static ClickHandler after(Node.Decision decision, List<String> clicks) {
        ClickHandler handler = new ClickHandler(decision);
        clicks.forEach(handler::click);
        return handler;
    }

    @Test
    void aClickElsewhereBeginsAnew() {
        Variant chess = Loader.create().load("chess");
        ClickHandler handler = new ClickHandler((Node.Decision) chess.start().node());
        assertThat(handler.options()).hasSize(10).contains("b1", "e2");
        assertThat(handler.click("e2")).isEmpty();
        assertThat(handler.options()).containsExactly("e3", "e4");
        assertThat(handler.click("h8")).isEmpty();
        assertThat(handler.options()).hasSize(10);
        handler.click("b1");
        assertThat(handler.click("c3").map(Event::text)).contains("b1c3");
    }

    @Test
    void aPromotionAsksForThePiece() {
        Variant chess = Loader.create().load("chess");
        ClickHandler handler = new ClickHandler(
                (Node.Decision) chess.position("8/P6k/8/8/8/8/8/K7 w - - 0 1").node());
        handler.click("a7");
        assertThat(handler.click("a8")).isEmpty();
        assertThat(handler.options()).containsExactly("a7a8b", "a7a8n", "a7a8q", "a7a8r");
        assertThat(handler.click("a7a8n").map(Event::text)).contains("a7a8n");
    }

    /** The king on g1 castles with the rook on h1 and stays. It may also go to f1 and h2. */
    @Test
    void aKingThatCastlesOnItsSquareIsClickedWithItsRook() {
        Variant shuffled = Loader.create().load("chess960");
        ClickHandler handler = new ClickHandler((Node.Decision)
                shuffled.position("6k1/8/8/8/8/8/5PP1/6KR w H - 0 1").node());
        assertThat(handler.click("g1")).isEmpty();
        assertThat(handler.options()).containsExactly("f1", "h1", "h2");
        assertThat(handler.click("h1").map(Event::text)).contains("g1h1");
    }
}
