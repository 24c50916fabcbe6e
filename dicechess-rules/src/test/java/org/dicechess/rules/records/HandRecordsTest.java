package org.dicechess.rules.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dicechess.rules.records.RecordGames.HOUSE;
import static org.dicechess.rules.records.RecordGames.play;

import java.util.List;
import org.dicechess.GameRecord;
import org.junit.jupiter.api.Test;

/** Records of games with pieces in hand. */
class HandRecordsTest {

    private static final String TEXT = """
            variant: house
            rules: %s
            start: 4k3/8/8/8/8/8/8/4K3[PPNp] w - - 0 1
            events:
            N@f3 p@e4 f3g5 e8e7 P@c5
            result: *
            """.formatted(HOUSE.rulesHash());

    private final GameRecord game = play(
            HOUSE.position("4k3/8/8/8/8/8/8/4K3[NPPp] w - - 0 1"), List.of("N@f3", "p@e4", "f3g5", "e8e7", "P@c5"));

    @Test
    void aRecordHasHandsAndDrops() {
        assertThat(RecordText.format(game)).isEqualTo(TEXT);
        assertThat(RecordText.parse(HOUSE, TEXT)).isEqualTo(game);
        assertThat(WrittenGame.read(TEXT).replay(HOUSE).position()).isEqualTo(game.position());
    }

    @Test
    void soHasJson() {
        String json = RecordJson.format(game);
        assertThat(json).contains("4k3/8/8/8/8/8/8/4K3[PPNp] w - - 0 1", "\"N@f3\"", "\"p@e4\"", "\"P@c5\"");
        assertThat(RecordJson.parse(HOUSE, json)).isEqualTo(game);
    }

    /** White holds the pawn of d5 after its second move, and Black White's pawn after the next. */
    @Test
    void pgnWritesDropsAlikeForBothSides() {
        GameRecord opening = play(HOUSE, "e2e4", "d7d5", "e4d5", "d8d5", "P@e4", "p@e5");
        assertThat(HOUSE.notation().pgn(opening)).endsWith("\n1. e4 d5 2. exd5 Qxd5 3. P@e4 P@e5 *\n\n");
        assertThat(opening.position().text()).startsWith("rnb1kbnr/ppp1pppp/8/3qp3/4P3/8/PPPP1PPP/RNBQKBNR[] w KQkq ");
    }
}
