package org.dicechess.examples.webhost.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
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

/** One game of two people, with times that the tests choose. */
class LiveGameTest {

    private static final byte[] KEY = new byte[32];
    private static final View.Look UNSEEN = new View.Look(Color.WHITE, false, false);

    @TempDir
    Path folder;

    private final List<Entry> kept = new ArrayList<>();
    private int mostEvents = 100;
    private int keys;

    @Test
    void aRecordHasTheNamesOfThePlayers() {
        assertThat(game("chess", "none").record().tags()).isEqualTo(Map.of("White", "Anna", "Black", "Ben"));
    }

    private LiveGame game(String id, String clock) {
        Variant variant = new Shelf(Optional.of(folder)).load(id, Map.of()).variant();
        GameRow row = new GameRow("table", id, Map.of(), variant.rulesHash(), "", clock, true, 0);
        List<Entry> seats = List.of(
                new Entry(1, Kind.JOIN, Party.WHITE, "hash Anna", "", 0),
                new Entry(2, Kind.JOIN, Party.BLACK, "hash Ben", "", 0));
        return new LiveGame(row, Table.begin(variant, "table", KEY), host(), seats);
    }

    private LiveGame.Host host() {
        return new LiveGame.Host() {
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
                return mostEvents;
            }
        };
    }

    private Command command(LiveGame game, String type, String text) {
        return new Command("key-number-" + ++keys, game.version(), type, text);
    }

    private void play(LiveGame game, Party by, String type, String text, long now) {
        game.play(by, command(game, type, text), now);
    }

    private void share(LiveGame game, Party by, boolean seed, long now) {
        byte[] value = new byte[16];
        String hash = FairHash.commitment(game.table().play().dice().terms(), by, value);
        play(game, by, seed ? "seed" : "commit", seed ? HexFormat.of().formatHex(value) : hash, now);
    }

    private void agree(LiveGame game, long now) {
        for (boolean seed : new boolean[] {false, true}) {
            share(game, Party.WHITE, seed, now);
            share(game, Party.BLACK, seed, now);
        }
    }

    private static void refused(String code, ThrowingCallable act) {
        assertThatThrownBy(act)
                .isInstanceOfSatisfying(
                        Refusal.class, refusal -> assertThat(refusal.code()).isEqualTo(code));
    }

    private static State state(LiveGame game, Party by, long now) {
        return game.state(Optional.of(by), Optional.empty(), UNSEEN, now);
    }

    /** Each offer raises the version, so a player who is not to move could stop the other one for ever. */
    @Test
    void aDrawIsOfferedOnceBetweenTwoEvents() {
        LiveGame game = game("chess", "none");
        play(game, Party.BLACK, "offer-draw", "", 0);
        play(game, Party.BLACK, "decline-draw", "", 0);
        assertThat(state(game, Party.BLACK, 0).may()).doesNotContain("offer-draw");
        refused("offered-already", () -> play(game, Party.BLACK, "offer-draw", "", 0));
        play(game, Party.WHITE, "offer-draw", "", 0);
        play(game, Party.BLACK, "decline-draw", "", 0);
        refused("offered-already", () -> play(game, Party.WHITE, "offer-draw", "", 0));
        play(game, Party.WHITE, "play", "e2e4", 0);
        play(game, Party.BLACK, "offer-draw", "", 0);
        assertThat(game.table().offer()).contains(Color.BLACK);
    }

    @Test
    void whatIsNoEventIsCountedAndEntriesComeInPieces() {
        LiveGame game = game("chess", "none");
        Journal journal = new Journal();
        journal.add(new Entry(1, Kind.JOIN, Party.WHITE, "hash Anna", "", 0), game.table(), game.table());
        for (int i = 2; i <= 1_001; i++) {
            Kind kind = i % 2 == 0 ? Kind.TAKE_BACK : Kind.RESIGN;
            assertThat(journal.isSpent(Party.WHITE, Kind.OFFER_DRAW)).isEqualTo(i == 1_001); // 500 until then
            journal.add(new Entry(i, kind, Party.WHITE, "", "", 0), game.table(), game.table());
        }
        assertThat(journal.isSpent(Party.WHITE, Kind.OFFER_DRAW)).isTrue();
        assertThat(journal.isSpent(Party.WHITE, Kind.PLAY)).isFalse();
        assertThat(journal.isSpent(Party.BLACK, Kind.TAKE_BACK)).isFalse();
        assertThat(journal.after(0)).hasSize(1_000);
        assertThat(journal.after(1_000)).extracting(Told::version).containsExactly(1_001);
    }

    @Test
    void anEndlessGameIsADraw() {
        mostEvents = 4;
        LiveGame game = game("chess", "none");
        play(game, Party.WHITE, "play", "g1f3", 0);
        play(game, Party.BLACK, "play", "g8f6", 0);
        play(game, Party.WHITE, "play", "f3g1", 0);
        assertThat(game.table().play().isOver()).isFalse();
        play(game, Party.BLACK, "play", "f6g8", 0);
        assertThat(kept).extracting(Entry::kind).endsWith(Kind.PLAY, Kind.ADJUDICATE);
        assertThat(state(game, Party.WHITE, 0).view().result()).isEqualTo("1/2-1/2");
        refused("game-over", () -> play(game, Party.WHITE, "play", "e2e4", 0));
    }

    /** White takes its seat and never commits: after the time without a clock, Black may claim the game. */
    @Test
    void whoDoesNotAgreeOnTheDiceLosesTheGame() {
        LiveGame game = game("dice-chess", "none");
        refused("not-abandoned", () -> play(game, Party.BLACK, "claim", "", 1_000));
        refused("not-abandoned", () -> play(game, Party.WHITE, "claim", "", 1_001));
        assertThat(state(game, Party.BLACK, 1_001).may()).containsExactly("claim", "resign");
        play(game, Party.BLACK, "claim", "", 1_001);
        assertThat(state(game, Party.BLACK, 1_001).view().end()).isEqualTo("abandonment by white");
        assertThat(FairDice.of(game.table().play().record()).orElseThrow().missing())
                .contains(Party.WHITE);
    }

    @Test
    void whoKeepsItsSeedMayBeClaimedAgainstOrResigns() {
        LiveGame game = game("dice-chess", "none");
        share(game, Party.WHITE, false, 900);
        share(game, Party.BLACK, false, 900);
        share(game, Party.WHITE, true, 900);
        refused("not-abandoned", () -> play(game, Party.WHITE, "claim", "", 1_900));
        play(game, Party.BLACK, "resign", "", 1_900);
        assertThat(state(game, Party.WHITE, 1_900).view().end()).isEqualTo("resignation by black");
        assertThat(FairDice.of(game.table().play().record()).orElseThrow().missing())
                .contains(Party.BLACK);
    }

    @Test
    void aClockRunsForAShareInTheDice() {
        LiveGame game = game("dice-chess", "60+5");
        share(game, Party.WHITE, false, 10_000);
        assertThat(state(game, Party.WHITE, 20_000).left()).isEqualTo(Map.of("white", 50_000L, "black", 50_000L));
        game.tick(69_999);
        assertThat(game.table().play().isOver()).isFalse();
        game.tick(70_000);
        assertThat(state(game, Party.WHITE, 70_000).view().end()).isEqualTo("time by black");
    }

    /** A turn of two rolls and two moves takes White two seconds: 60 - 2 + 5 = 63. */
    @Test
    void aRollWithinATurnAddsNoTime() throws IOException {
        Path file = Files.createDirectories(folder.resolve("twice")).resolve("variant.yaml");
        String turn = "turn: [{roll: pair}, move, {roll: pair}, move]\n";
        Files.writeString(file, "format: 1\nid: twice\nname: Twice\nextends: dice-chess\n" + turn);
        LiveGame game = game("twice", "60+5");
        agree(game, 0);
        assertThat(choose(game, 1_000)).isEqualTo("white");
        assertThat(kept).extracting(Entry::kind).endsWith(Kind.ROLL, Kind.PLAY, Kind.ROLL);
        assertThat(state(game, Party.WHITE, 1_000).left()).containsEntry("white", 59_000L);
        assertThat(choose(game, 2_000)).isEqualTo("black");
        assertThat(state(game, Party.WHITE, 2_000).left()).isEqualTo(Map.of("white", 63_000L, "black", 60_000L));
    }

    /** Plays White's first choice, and returns who is asked next. */
    private String choose(LiveGame game, long now) {
        play(
                game,
                Party.WHITE,
                "play",
                state(game, Party.WHITE, now).view().choices().get(0).text(),
                now);
        return state(game, Party.WHITE, now).asks();
    }

    /** The last seed is entry 6, and the first roll entry 7. */
    @Test
    void aCommandIsAnsweredAlikeTwice() {
        LiveGame game = game("dice-chess", "none");
        share(game, Party.WHITE, false, 0);
        share(game, Party.BLACK, false, 0);
        share(game, Party.WHITE, true, 0);
        Command seed = command(game, "seed", "00".repeat(16));
        assertThat(game.play(Party.BLACK, seed, 0)).isEqualTo(6);
        assertThat(game.version()).isEqualTo(7);
        assertThat(game.play(Party.BLACK, seed, 0)).isEqualTo(6);
    }

    /** Whoever still holds a game that has left memory may not write beside the one that has been read anew. */
    @Test
    void aRetiredGameDoesNothingMore() {
        LiveGame game = game("chess", "none");
        Runnable watcher = () -> {};
        assertThat(game.watch(watcher)).isTrue();
        assertThat(game.retire()).isFalse();
        game.leave(watcher);
        assertThat(game.retire()).isTrue();
        refused("try-again", () -> play(game, Party.WHITE, "play", "e2e4", 0));
        assertThat(game.watch(watcher)).isFalse();
        assertThat(kept).isEmpty();
    }
}
