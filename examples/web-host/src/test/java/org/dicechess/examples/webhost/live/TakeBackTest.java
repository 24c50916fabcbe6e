package org.dicechess.examples.webhost.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.Variant;
import org.dicechess.examples.board.View;
import org.dicechess.examples.webhost.game.Entry;
import org.dicechess.examples.webhost.game.Entry.Kind;
import org.dicechess.examples.webhost.game.Refusal;
import org.dicechess.examples.webhost.game.Shelf;
import org.dicechess.examples.webhost.game.Table;
import org.dicechess.examples.webhost.store.GameRow;
import org.dicechess.fair.FairDice;
import org.dicechess.fair.FairHash;
import org.dicechess.fair.Party;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game goes back to a player's last decision if both want it, but never behind a roll. */
class TakeBackTest {

    private static final byte[] KEY = new byte[32];
    private static final View.Look UNSEEN = new View.Look(Color.WHITE, false, false);

    @TempDir
    Path folder;

    private final List<Entry> kept = new ArrayList<>();
    private int keys;

    private LiveGame game(String id, String clock, String black) {
        kept.clear();
        kept.add(new Entry(1, Kind.JOIN, Party.WHITE, "hash Anna", "", 0));
        kept.add(new Entry(2, Kind.JOIN, Party.BLACK, black, "", 0));
        return read(id, clock);
    }

    private LiveGame game(String id) {
        return game(id, "none", "hash Ben");
    }

    private LiveGame read(String id, String clock) {
        Variant variant = new Shelf(Optional.of(folder)).load(id, Map.of()).variant();
        GameRow row = new GameRow("table", id, Map.of(), variant.rulesHash(), "", clock, true, 0);
        return new LiveGame(row, Table.begin(variant, "table", KEY), new Kept(), List.copyOf(kept));
    }

    private final class Kept implements LiveGame.Host {
        @Override
        public void append(LiveGame game, List<Entry> entries) {
            kept.addAll(entries);
        }

        @Override
        public byte[] masterKey() {
            return KEY;
        }

        @Override
        public void changed(LiveGame game) {}

        @Override
        public long abandonedAfter() {
            return 1_000;
        }

        @Override
        public int mostEvents() {
            return 100;
        }
    }

    private void play(LiveGame game, Party by, String type, String text, long now) {
        game.play(by, new Command("key-number-" + ++keys, game.version(), type, text), now);
    }

    private void white(LiveGame game, String type, String text) {
        play(game, Party.WHITE, type, text, 0);
    }

    private void black(LiveGame game, String type, String text) {
        play(game, Party.BLACK, type, text, 0);
    }

    private void refused(LiveGame game, Party by, String type, String code, String words) {
        assertThatThrownBy(() -> play(game, by, type, "", 0))
                .hasMessageContaining(words)
                .isInstanceOfSatisfying(
                        Refusal.class, refusal -> assertThat(refusal.code()).isEqualTo(code));
    }

    private void agree(LiveGame game) {
        byte[] seed = new byte[16];
        for (Party by : new Party[] {Party.WHITE, Party.BLACK}) {
            play(
                    game,
                    by,
                    "commit",
                    FairHash.commitment(game.table().play().dice().terms(), by, seed),
                    0);
        }
        for (Party by : new Party[] {Party.WHITE, Party.BLACK}) {
            play(game, by, "seed", HexFormat.of().formatHex(seed), 0);
        }
    }

    private static State state(LiveGame game, Party by, long now) {
        return game.state(Optional.of(by), Optional.empty(), UNSEEN, now);
    }

    private static List<String> may(LiveGame game, Party by) {
        return state(game, by, 0).may();
    }

    private static List<String> events(LiveGame game) {
        return game.record().events().stream().map(event -> event.text()).toList();
    }

    @Test
    void withoutDiceTheGameGoesBackToTheLastDecisionOfWhoProposes() {
        LiveGame game = game("chess");
        refused(game, Party.WHITE, "propose-take-back", "no-take-back", "you have decided nothing yet");
        white(game, "play", "e2e4");
        refused(game, Party.BLACK, "propose-take-back", "no-take-back", "you have decided nothing yet");
        black(game, "play", "e7e5");
        white(game, "play", "g1f3");
        black(game, "propose-take-back", "");
        assertThat(may(game, Party.BLACK)).contains("decline-take-back").doesNotContain("accept-take-back");
        assertThat(may(game, Party.WHITE)).contains("accept-take-back", "decline-take-back");
        assertThat(state(game, Party.WHITE, 0).takeBack()).isEqualTo("black");
        refused(game, Party.BLACK, "accept-take-back", "no-offer", "the opponent has not offered a take-back");
        white(game, "accept-take-back", "");
        assertThat(events(game)).containsExactly("e2e4");
        assertThat(state(game, Party.BLACK, 0).view().decides()).isEqualTo("black");
        assertThat(state(game, Party.BLACK, 0).takeBack()).isEmpty();
        assertThat(game.after(6).get(0).ply()).isEqualTo(1);
        white(game, "propose-take-back", "");
        black(game, "accept-take-back", "");
        assertThat(events(game)).isEmpty();
    }

    @Test
    void aRestartPlaysTheEntriesAlike() {
        LiveGame game = game("chess");
        white(game, "play", "e2e4");
        white(game, "propose-take-back", "");
        black(game, "accept-take-back", "");
        white(game, "play", "d2d4");
        assertThat(events(read("chess", "none"))).containsExactly("d2d4");
    }

    @Test
    void aProposalStandsUntilTheNextEventAndIsMadeOnce() {
        LiveGame game = game("chess");
        white(game, "play", "e2e4");
        white(game, "propose-take-back", "");
        refused(game, Party.WHITE, "propose-take-back", "offer-stands", "a take-back has been offered already");
        black(game, "decline-take-back", "");
        refused(game, Party.WHITE, "propose-take-back", "offered-already", "since the last event");
        assertThat(may(game, Party.WHITE)).doesNotContain("propose-take-back");
        black(game, "play", "e7e5");
        assertThat(may(game, Party.WHITE)).contains("propose-take-back");
        white(game, "propose-take-back", "");
        white(game, "play", "g1f3");
        assertThat(state(game, Party.BLACK, 0).takeBack()).isEmpty();
        refused(game, Party.BLACK, "accept-take-back", "no-offer", "the opponent has not offered a take-back");
        refused(game, Party.BLACK, "decline-take-back", "no-offer", "nobody has offered a take-back");
    }

    @Test
    void nothingBehindTheEndOfAGame() {
        LiveGame game = game("chess");
        white(game, "play", "e2e4");
        white(game, "propose-take-back", "");
        white(game, "resign", "");
        refused(game, Party.BLACK, "accept-take-back", "game-over", "the game is over");
        assertThat(state(game, Party.BLACK, 0).takeBack()).isEmpty();
    }

    /** White's turn of dice chess is over, and Black's dice have been rolled. */
    @Test
    void aRollThatLiesBetweenStays() {
        LiveGame game = game("dice-chess");
        agree(game);
        String choice = state(game, Party.WHITE, 0).view().choices().get(0).text();
        white(game, "play", choice);
        String roll = events(game).get(2);
        assertThat(roll).startsWith("[");
        String why = "the roll " + roll + " comes after your last decision, and chance decides once";
        refused(game, Party.WHITE, "propose-take-back", "no-take-back", why);
        assertThat(state(game, Party.WHITE, 0).stays()).isEqualTo(why);
        assertThat(may(game, Party.WHITE)).doesNotContain("propose-take-back");
        assertThat(game.table().play().dice().rolls()).hasSize(2);
    }

    /** The array of Chess960 is dealt by dice; what comes behind the deal may go back, the deal may not. */
    @Test
    void whatComesBehindTheLastRollGoesBackAndTheRollsStayProved() {
        LiveGame game = game("chess960");
        agree(game);
        int dealt = events(game).size();
        assertThat(dealt).isPositive();
        assertThat(state(game, Party.BLACK, 0).stays()).contains("chance decides once");
        List<String> rolls = events(game);
        white(game, "play", "e2e4");
        white(game, "propose-take-back", "");
        black(game, "accept-take-back", "");
        assertThat(events(game)).isEqualTo(rolls);
        white(game, "play", "d2d4");
        white(game, "resign", "");
        FairDice dice = FairDice.of(game.record()).orElseThrow();
        assertThat(dice.explain(game.record())).isEmpty();
        assertThat(dice.isProved()).isTrue();
        assertThat(dice.text()).doesNotContain("taken-back");
    }

    /** A turn of duck chess is a move and the way of the duck: two choices of one player. */
    @Test
    void aChoiceWithinTheOwnTurnNeedsNobody() {
        LiveGame game = game("duck-chess");
        white(game, "play", "e2e4");
        refused(game, Party.WHITE, "propose-take-back", "no-take-back", "without asking");
        assertThat(may(game, Party.WHITE)).contains("take-back").doesNotContain("propose-take-back");
        white(game, "play", state(game, Party.WHITE, 0).view().choices().get(0).text());
        white(game, "propose-take-back", "");
        black(game, "accept-take-back", "");
        assertThat(events(game)).containsExactly("e2e4"); // one decision, as proposed
        assertThat(may(game, Party.WHITE)).contains("take-back");
    }

    @Test
    void aLevelAgreesAtOnce() {
        LiveGame game = game("chess", "none", "level-1");
        white(game, "play", "e2e4");
        game.playComputer(Party.BLACK, game.version(), "e7e5", 0);
        white(game, "propose-take-back", "");
        assertThat(kept).extracting(Entry::kind).endsWith(Kind.PROPOSE_TAKE_BACK, Kind.ACCEPT_TAKE_BACK);
        assertThat(kept.get(kept.size() - 1).by()).isEqualTo(Party.BLACK);
        assertThat(events(game)).isEmpty();
    }

    /**
     * White has 60 - 10 + 5 = 55 seconds after its move at 10. Black has thought for 20 when it accepts at 30, and has
     * 40 left. White moves again at 35: 55 - 5 + 5 = 55.
     */
    @Test
    void theClockIsNotTurnedBack() {
        LiveGame game = game("chess", "60+5", "hash Ben");
        play(game, Party.WHITE, "play", "e2e4", 10_000);
        play(game, Party.WHITE, "propose-take-back", "", 12_000);
        play(game, Party.BLACK, "accept-take-back", "", 30_000);
        assertThat(state(game, Party.WHITE, 30_000).left()).isEqualTo(Map.of("white", 55_000L, "black", 40_000L));
        play(game, Party.WHITE, "play", "d2d4", 35_000);
        assertThat(state(game, Party.WHITE, 40_000).left()).isEqualTo(Map.of("white", 55_000L, "black", 35_000L));
    }

    /** Black has used 90 of its 100 seconds; its next turn has 100 again. */
    @Test
    void timeForATurnIsThereAnew() {
        LiveGame game = game("chess", "100/turn", "hash Ben");
        play(game, Party.WHITE, "play", "e2e4", 0);
        play(game, Party.WHITE, "propose-take-back", "", 0);
        play(game, Party.BLACK, "accept-take-back", "", 90_000);
        play(game, Party.WHITE, "play", "d2d4", 95_000);
        assertThat(state(game, Party.WHITE, 95_000).left()).isEqualTo(Map.of("white", 100_000L, "black", 100_000L));
    }
}
