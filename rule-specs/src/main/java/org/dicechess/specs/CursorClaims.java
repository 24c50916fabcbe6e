package org.dicechess.specs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.dicechess.Board;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.Outcome;
import org.dicechess.Piece;
import org.dicechess.Position;
import org.dicechess.Selection;
import org.dicechess.Square;

/** Claims about cursors. */
final class CursorClaims {

    private CursorClaims() {}

    static void agree(GameRecord game) {
        Cursor cursor = game.start().cursor();
        List<Event> events = game.events();
        List<Position> positions = game.positions();
        for (int i = 0; i < positions.size(); i++) {
            Position position = positions.get(i);
            boolean last = i == events.size();
            Node node = last ? game.node() : position.node();
            int after = i;
            Property.at(() -> "after " + after + " events, at " + position.text(), () -> agree(cursor, position, node));
            if (!last) {
                int number = find(cursor, events.get(i));
                cursor.play(number);
                Claim.equal("the event played", number, cursor.played(i));
            }
        }
        agreeOnCopy(cursor, game.cursor());
    }

    /** A copy stands where the cursor stands, undoes as far, and moves alone. */
    private static void agreeOnCopy(Cursor cursor, Cursor ofGame) {
        Cursor copy = cursor.copy();
        Claim.equal("kind of the cursor of the game", cursor.kind(), ofGame.kind());
        Claim.equal("depth of the copy", cursor.depth(), copy.depth());
        Claim.equal("kind of the copy", cursor.kind(), copy.kind());
        while (copy.depth() > 0) {
            int played = ofGame.played(copy.depth() - 1);
            int ofCopy = copy.played(copy.depth() - 1);
            copy.undo();
            ofGame.undo();
            if (played != ofCopy) {
                // Effects may make moves of two pieces equal.
                Claim.equal("event of the copy", copy.event(played), copy.event(ofCopy));
            }
            Claim.equal("key of the copy", ofGame.key(), copy.key());
        }
        Claim.equal("position of the copy", ofGame.position(), copy.position());
        Claim.that(cursor.depth() >= copy.depth(), () -> "expected the cursor to stay where it was");
    }

    static void undo(GameRecord game) {
        Cursor cursor = game.start().cursor();
        List<Long> keys = new ArrayList<>();
        List<Position> positions = game.positions();
        for (Event event : game.events()) {
            keys.add(cursor.key());
            everyEventUndoes(cursor);
            cursor.play(find(cursor, event));
        }
        for (int i = keys.size() - 1; i >= 0; i--) {
            cursor.undo();
            Claim.equal("key after undoing event " + i, keys.get(i), cursor.key());
            Claim.equal("position after undoing event " + i, positions.get(i), cursor.position());
            Claim.equal("depth after undoing event " + i, i, cursor.depth());
        }
        Claim.throwing(IllegalStateException.class, "undoing at the start", cursor::undo);
    }

    static void countAfterEach(Position position) {
        if (position.node() instanceof Node.Decision decision) {
            Cursor cursor = position.cursor();
            int[] events = list(cursor);
            for (int i = 0; i < events.length; i++) {
                cursor.play(events[i]);
                Claim.equal(
                        "count after event " + i,
                        cursor.count(),
                        position.after(decision.events().get(i)).count());
                cursor.undo();
            }
        }
    }

    private static void everyEventUndoes(Cursor cursor) {
        long key = cursor.key();
        for (int event : list(cursor)) {
            cursor.play(event);
            cursor.undo();
            Claim.equal("key after undoing one event", key, cursor.key());
        }
    }

    private static void agree(Cursor cursor, Position position, Node node) {
        Claim.equal("kind", kind(node), cursor.kind());
        Claim.equal("position", position, cursor.position());
        Claim.equal("text", position.text(), cursor.position().text());
        Claim.equal("key of an equal position", position.cursor().key(), cursor.key());
        Claim.equal("turn", position.turn(), cursor.turn());
        Claim.equal("number of the turn", position.turnNumber(), cursor.turnNumber());
        Claim.equal("beginning of a turn", position.beginsTurn(), cursor.beginsTurn());
        if (node instanceof Node.End end) {
            Claim.equal("end", end, cursor.end());
        } else {
            agreeOnEvents(cursor, node);
        }
        RandomClaims.agree(cursor);
        agreeOnPieces(cursor, position.board());
    }

    private static void agreeOnEvents(Cursor cursor, Node node) {
        int[] events = list(cursor);
        Claim.equal(
                "events",
                Property.listed(node),
                Arrays.stream(events).mapToObj(cursor::event).toList());
        Claim.equal("count", events.length, cursor.count());
        Claim.equal("whether a roll comes next", node instanceof Node.Chance, cursor.isChance());
        Claim.that(events.length <= cursor.variant().eventBound(), () -> "expected no more events than the bound");
        if (node instanceof Node.Decision decision) {
            Claim.equal("player", decision.player(), cursor.player());
            Claim.equal("total", 1L, cursor.total());
            for (int i = 0; i < events.length; i++) {
                agreeOnEvent(cursor, events[i], decision.events().get(i));
            }
        }
        if (node instanceof Node.Chance chance) {
            Claim.equal("total", chance.total(), cursor.total());
            for (int i = 0; chance.picks() && i < events.length; i++) {
                agreeOnEvent(cursor, events[i], chance.events().get(i));
            }
            List<Long> weights = chance.outcomes().stream().map(Outcome::weight).toList();
            Claim.equal(
                    "weights",
                    weights,
                    Arrays.stream(events).mapToObj(cursor::weight).toList());
        }
    }

    /** What the cursor says of an int is what the edits of its event say. */
    private static void agreeOnEvent(Cursor cursor, int number, Event event) {
        Board board = cursor.variant().board();
        Optional<Move> move = event instanceof Move known ? Optional.of(known) : Optional.empty();
        Optional<Square> from =
                event instanceof Selection selection ? Optional.of(selection.square()) : move.flatMap(Move::from);
        Claim.equal("number of " + event.text(), number, cursor.number(event));
        Claim.equal("whether a move: " + event.text(), move.isPresent(), cursor.isMove(number));
        Claim.equal("start of " + event.text(), index(board, from), cursor.from(number));
        Claim.equal("arrival of " + event.text(), index(board, move.flatMap(Move::to)), cursor.to(number));
        int promoted = cursor.promoted(number);
        Claim.equal(
                "promotion of " + event.text(),
                move.flatMap(Move::promotion),
                promoted == 0 ? Optional.empty() : Optional.of(cursor.variant().piece(promoted)));
        List<Piece> captures = move.map(Move::captures).orElse(List.of());
        Claim.equal("whether a capture: " + event.text(), !captures.isEmpty(), cursor.isCapture(number));
        Claim.equal("captures of " + event.text(), sorted(captures), sorted(captures(cursor, number)));
    }

    private static int index(Board board, Optional<Square> square) {
        return square.map(board::index).orElse(-1);
    }

    private static List<String> sorted(List<Piece> pieces) {
        return pieces.stream().map(Piece::text).sorted().toList();
    }

    /** Returns the pieces that an event captures, each of which stands on its square. */
    private static List<Piece> captures(Cursor cursor, int event) {
        int[] buffer = new int[2 * cursor.variant().board().squares().size()];
        int end = cursor.captures(event, buffer, 0);
        List<Piece> pieces = new ArrayList<>();
        for (int i = 0; i < end; i += 2) {
            Claim.equal("the code on a captured piece's square", cursor.at(buffer[i]), buffer[i + 1]);
            pieces.add(cursor.variant().piece(buffer[i + 1]));
        }
        return pieces;
    }

    private static void agreeOnPieces(Cursor cursor, Board board) {
        List<Square> squares = board.squares();
        for (int i = 0; i < squares.size(); i++) {
            int code = cursor.at(i);
            List<Piece> expected = board.at(squares.get(i)).stream().toList();
            List<Piece> actual =
                    code == 0 ? List.of() : List.of(cursor.variant().piece(code));
            Claim.equal("the piece on " + squares.get(i), expected, actual);
        }
    }

    private static Cursor.Kind kind(Node node) {
        if (node instanceof Node.End) {
            return Cursor.Kind.END;
        }
        return node instanceof Node.Chance ? Cursor.Kind.CHANCE : Cursor.Kind.DECISION;
    }

    private static int find(Cursor cursor, Event event) {
        return Arrays.stream(list(cursor))
                .filter(candidate -> cursor.event(candidate).equals(event))
                .findFirst()
                .orElseThrow(() -> new AssertionError("expected the cursor to list " + event.text()));
    }

    static int[] list(Cursor cursor) {
        int[] buffer = new int[cursor.variant().eventBound()];
        return Arrays.copyOf(buffer, cursor.list(buffer, 0));
    }
}
