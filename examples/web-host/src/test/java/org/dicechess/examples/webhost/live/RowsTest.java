package org.dicechess.examples.webhost.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.dicechess.examples.webhost.game.Refusal;
import org.junit.jupiter.api.Test;

/** Rows of lists at times that the tests choose. */
class RowsTest {

    private final AtomicLong now = new AtomicLong();
    private final Rows rows = new Rows(now::get);
    private int reads;

    private static Listed game(String id, String asks) {
        return new Listed(id, "Chess", Map.of(), "none", "playing", asks, "");
    }

    private Optional<Listed> none(String id) {
        reads++;
        return Optional.empty();
    }

    private List<String> read() {
        reads++;
        return List.of("read " + reads);
    }

    @Test
    void aNameHasAtMost40Characters() {
        String longest = "x".repeat(39) + "\uD83D\uDE00";
        assertThat(Form.given(" " + longest + " ")).isEqualTo(longest);
        assertThatThrownBy(() -> Form.given(longest + "y"))
                .isInstanceOf(Refusal.class)
                .hasMessage("name: expected at most 40 characters, not 41");
    }

    @Test
    void aNameThatWouldBeRefusedNowIsShownAsAGuests() {
        assertThat(Form.name("a\u202Eb")).isEqualTo("Guest");
        assertThat(Form.name("\u3164")).isEqualTo("Guest");
    }

    @Test
    void aGameIsReadOnceUntilItIsForgotten() {
        rows.put(game("one", "white"));
        rows.put(game("one", "black"));
        assertThat(rows.of("one", this::none)).contains(game("one", "black"));
        assertThat(reads).isZero();
        rows.forget("one");
        assertThat(rows.of("one", this::none)).isEmpty();
        assertThat(reads).isEqualTo(1);
    }

    @Test
    void whatIsNotThereIsLookedForOnceAMinuteAndFoundWhenItIsMade() {
        for (int i = 0; i < 3; i++) {
            assertThat(rows.of("one", this::none)).isEmpty();
        }
        assertThat(reads).isEqualTo(1);
        now.set(60_000);
        assertThat(rows.of("one", this::none)).isEmpty();
        assertThat(reads).isEqualTo(2);
        rows.put(game("one", "white"));
        assertThat(rows.of("one", this::none)).isPresent();
        Optional<Listed> late = rows.of("two", id -> {
            rows.put(game("two", "white")); // it is made while somebody looks for it
            return Optional.empty();
        });
        assertThat(late).isEmpty();
        assertThat(rows.of("two", this::none)).isPresent();
    }

    @Test
    void theOpenGamesAreReadOnceInFiveSecondsAndAfterEachChange() {
        assertThat(rows.open(this::read)).containsExactly("read 1");
        now.set(4_999);
        assertThat(rows.open(this::read)).containsExactly("read 1");
        now.set(5_000);
        assertThat(rows.open(this::read)).containsExactly("read 2");
        rows.openChanged();
        assertThat(rows.open(this::read)).containsExactly("read 3");
        rows.openChanged();
        rows.open(() -> {
            rows.openChanged(); // a change while the list is read may be missing in it
            return read();
        });
        assertThat(rows.open(this::read)).containsExactly("read 5");
    }

    /** There is room for 10,000 rows; whoever asks for ids at random does not fill the memory. */
    @Test
    void theOldestRowMakesRoom() {
        rows.put(game("first", "white"));
        rows.put(game("second", "white"));
        for (int i = 0; i < 9_999; i++) {
            rows.of("none " + i, this::none);
            rows.of("second", this::none);
        }
        assertThat(reads).isEqualTo(9_999);
        assertThat(rows.of("second", this::none)).isPresent();
        assertThat(rows.of("first", this::none)).isEmpty();
    }
}
