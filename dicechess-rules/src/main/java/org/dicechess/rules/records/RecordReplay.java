package org.dicechess.rules.records;

import java.util.List;
import org.dicechess.GameRecord;
import org.dicechess.IllegalEventException;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.ask.Work;

/** Replays a recorded game and checks the record against it. */
final class RecordReplay {

    private final Variant variant;
    private final RecordSource source;

    RecordReplay(Variant variant, RecordSource source) {
        this.variant = variant;
        this.source = source;
    }

    /**
     * Returns the result and its reason as records write them: {@code 1-0 checkmate}, {@code *} for an unfinished game.
     */
    static String result(GameRecord game) {
        return game.node() instanceof Node.End end ? (end.result().text() + " " + end.reason()).strip() : "*";
    }

    void checkVariant(RecordPart id) {
        check(id, variant.id(), "a game of the variant");
    }

    void checkRules(RecordPart hash) {
        check(hash, variant.rulesHash(), "a game under the rules");
    }

    void checkResult(RecordPart result, GameRecord game) {
        check(result, result(game), "the result of these events:");
    }

    GameRecord play(RecordPart start, List<RecordPart> parts) {
        source.checkCount(parts);
        try (Work work = Work.begin()) {
            GameRecord game = GameRecord.from(position(start));
            for (RecordPart part : parts) {
                Node listed = game.node();
                game = after(game, part);
                work.add(events(listed));
                source.checkWork(part, work.done());
            }
            return game;
        }
    }

    /** Returns the number of events that a node lists; 1 for a chance node, whose outcomes are not listed. */
    private static int events(Node node) {
        return node instanceof Node.Decision decision ? decision.events().size() : 1;
    }

    private void check(RecordPart stated, String expected, String what) {
        if (!stated.text().equals(expected)) {
            throw source.error(stated, "expected " + what + " '" + expected + "', found '" + stated.text() + "'");
        }
    }

    private Position position(RecordPart start) {
        try {
            return variant.position(start.text());
        } catch (NotationException e) {
            throw source.error(start.within(e.column()), e.reason(), e);
        }
    }

    private GameRecord after(GameRecord game, RecordPart part) {
        try {
            return game.after(part.text());
        } catch (NotationException e) {
            throw source.error(part.within(e.column()), "'" + part.text() + "': " + e.reason(), e);
        } catch (IllegalEventException e) {
            throw source.error(part, "'" + part.text() + "': " + e.getMessage(), e);
        }
    }
}
