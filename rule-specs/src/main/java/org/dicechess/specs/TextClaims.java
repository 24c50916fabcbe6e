package org.dicechess.specs;

import java.util.List;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Notation;
import org.dicechess.Position;

/** Claims about the texts of positions, moves and games. */
final class TextClaims {

    private TextClaims() {}

    static void position(Position position) {
        Position read = position.variant().position(position.text());
        Claim.equal("the position of its text", position, read);
        Claim.equal("the hash of the position of its text", position.hashCode(), read.hashCode());
        Claim.equal("the text of the position of its text", position.text(), read.text());
        Claim.equal("the events", Property.listed(position.node()), Property.listed(read.node()));
        Claim.that(position.node().getClass() == read.node().getClass(), () -> "expected a node of the same kind");
        Claim.equal("the key", position.cursor().key(), read.cursor().key());
    }

    /** Tests one event of each position, since reading is slow. */
    static void algebraic(Position position) {
        List<Event> events = Property.listed(position.node());
        if (position.node() instanceof Node.Decision) {
            Event event = events.get(Math.floorMod(position.text().hashCode(), events.size()));
            Notation notation = position.variant().notation();
            String san = notation.san(position, event);
            Claim.equal("what " + san + " reads as", event, notation.fromSan(position, san));
        }
    }

    static void records(GameRecord game) {
        Notation notation = game.start().variant().notation();
        Claim.equal("the record of its text", game, notation.record(notation.record(game)));
        Claim.equal("the record of its JSON", game, notation.fromJson(notation.json(game)));
        GameRecord replayed = GameRecord.replay(game.start(), game.events());
        Claim.equal("the replayed record", game, replayed);
        Claim.equal("the last position", game.position(), replayed.position());
        String result = game.node() instanceof Node.End end ? end.result().text() : "*";
        String pgn = notation.pgn(game);
        Claim.that(pgn.contains("[Result \"" + result + "\"]"), () -> "expected the result " + result + " in " + pgn);
        pgn(game, notation.fromPgn(pgn));
    }

    /** A game in PGN begins behind the rolls that deal. */
    private static void pgn(GameRecord game, GameRecord read) {
        int dealt = game.length() - read.length();
        Claim.equal("the events of its PGN", game.events().subList(Math.max(0, dealt), game.length()), read.events());
        Claim.equal("the last position of its PGN", game.position(), read.position());
    }
}
