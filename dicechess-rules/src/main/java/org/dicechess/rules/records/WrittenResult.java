package org.dicechess.rules.records;

import java.util.Arrays;
import java.util.Optional;
import org.dicechess.GameRecord;
import org.dicechess.Result;

/**
 * The result that a record states, and why the rules have ended the game.
 *
 * @param result one of four texts, if the record is correct
 * @param reason empty if the rules have not ended the game
 */
record WrittenResult(RecordPart result, RecordPart reason) {

    private static final String OPEN = "*";

    /** Returns the result and the reason of a line, with one blank between them. */
    static WrittenResult ofLine(RecordSource source, RecordPart line) {
        int blank = line.text().indexOf(' ');
        if (blank < 0) {
            return new WrittenResult(
                    line, new RecordPart("", line.at() + line.text().length()));
        }
        RecordPart reason = line.within(blank + 2);
        if (reason.text().isEmpty()) {
            throw source.error(reason, "expected the reason of the result, or no blank behind the result");
        }
        return new WrittenResult(new RecordPart(line.text().substring(0, blank), line.at()), reason);
    }

    /** Returns result and reason as lines write them: {@code 1-0 checkmate}, {@code *} for a game that goes on. */
    static String text(GameRecord game) {
        return game.conclusion()
                .map(conclusion -> conclusion.result().text())
                .or(() -> game.end().map(end -> text(end.result().text(), end.reason())))
                .orElse(OPEN);
    }

    private static String text(String result, String reason) {
        return reason.isEmpty() ? result : result + " " + reason;
    }

    /**
     * Returns the result; empty if the game is not over.
     *
     * @throws org.dicechess.NotationException if it is none, or has a reason that it cannot have
     */
    Optional<Result> read(RecordSource source, boolean concluded) {
        Optional<Result> read = Arrays.stream(Result.values())
                .filter(each -> each.text().equals(result.text()))
                .findFirst();
        if (read.isEmpty() && !result.text().equals(OPEN)) {
            throw source.error(result, "expected 1-0, 0-1, 1/2-1/2 or *, found '" + result.text() + "'");
        }
        if (!reason.text().isEmpty() && (read.isEmpty() || concluded)) {
            throw source.error(
                    reason,
                    "expected no reason " + (concluded ? "beside a conclusion" : "for a game that goes on")
                            + ", found '" + reason.text() + "'");
        }
        return read;
    }

    /**
     * Checks that these are the result and the reason of a game.
     *
     * @throws org.dicechess.NotationException if they are not
     */
    void check(RecordSource source, GameRecord game) {
        String expected = text(game);
        String stated = text(result.text(), reason.text());
        if (!stated.equals(expected)) {
            throw source.error(
                    result, "expected the result of these events: '" + expected + "', found '" + stated + "'");
        }
    }
}
