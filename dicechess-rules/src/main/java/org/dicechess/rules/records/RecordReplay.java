package org.dicechess.rules.records;

import java.util.List;
import java.util.Map;
import org.dicechess.GameRecord;
import org.dicechess.IllegalEventException;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.ask.Work;

/**
 * Replays a recorded game.
 *
 * @param source the text of the record
 * @param tags the tags of the game
 * @param extra the further members of the game
 */
record RecordReplay(RecordSource source, Map<String, String> tags, String extra) {

    /** Returns the position in which the game starts. */
    Position position(Variant variant, RecordPart start) {
        try {
            return variant.position(start.text());
        } catch (NotationException e) {
            throw source.error(start.within(e.column()), e.reason(), e);
        }
    }

    /** Returns the game from a position on. */
    GameRecord play(Position start, List<RecordPart> events) {
        try (Work work = Work.begin()) {
            GameRecord game = GameRecord.from(start).withTags(tags).withExtra(extra);
            for (RecordPart event : events) {
                Node listed = game.node();
                game = after(game, event);
                work.add(Work.RECORDED + events(listed));
                source.checkWork(event, work.done());
            }
            return game;
        }
    }

    /** Returns the number of events that a node lists; 1 for a chance node, whose outcomes are not listed. */
    private static int events(Node node) {
        return node instanceof Node.Decision decision ? decision.events().size() : 1;
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
