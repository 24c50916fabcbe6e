package org.dicechess.examples.webhost.live;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.dicechess.Event;
import org.dicechess.PlayException;
import org.dicechess.Position;
import org.dicechess.examples.board.View;
import org.dicechess.examples.webhost.game.Entry;
import org.dicechess.examples.webhost.game.Entry.Kind;
import org.dicechess.examples.webhost.game.Table;
import org.dicechess.fair.Party;

/** The entries of one game, what they say, and who sits where. */
final class Journal {

    private static final int MOST_AT_ONCE = 1_000;

    /** How often a player may do in a game what is no event, so that nobody fills the store. */
    private static final int MOST_OTHERS = 500;

    private static final Set<Kind> OTHERS = EnumSet.of(
            Kind.TAKE_BACK,
            Kind.OFFER_DRAW,
            Kind.DECLINE_DRAW,
            Kind.PROPOSE_TAKE_BACK,
            Kind.DECLINE_TAKE_BACK,
            Kind.OFFER_REMATCH,
            Kind.DECLINE_REMATCH);

    private final List<Told> told = new ArrayList<>();
    private final Map<Party, Integer> others = new EnumMap<>(Party.class);
    private final Map<Party, Seat> seats = new EnumMap<>(Party.class);
    private final Map<String, Entry> commands = new HashMap<>();
    private int rolls;
    private int letters;

    /** Notes an entry that led from one table to the next. */
    void add(Entry entry, Table before, Table after) {
        if (entry.kind() == Kind.JOIN) {
            seats.put(entry.by(), Seat.of(entry.text()));
        }
        if (!entry.key().isEmpty()) {
            commands.put(entry.by() + entry.key(), entry);
        }
        rolls += entry.kind() == Kind.ROLL ? 1 : 0;
        if (OTHERS.contains(entry.kind())) {
            others.merge(entry.by(), 1, Integer::sum);
        }
        Told shown = told(entry, before, after);
        letters += 2 * entry.key().length()
                + shown.text().length()
                + shown.san().length()
                + shown.words().length()
                + shown.end().length();
        told.add(shown);
    }

    private Told told(Entry entry, Table before, Table after) {
        boolean isEvent = entry.kind() == Kind.PLAY || entry.kind() == Kind.ROLL;
        Position position = before.play().game().position();
        Event event = isEvent ? after.play().game().lastEvent().orElseThrow() : null;
        return new Told(
                entry.version(),
                name(entry.kind()),
                entry.by().text(),
                text(entry, after),
                event == null ? "" : san(position, event),
                event == null ? words(entry) : position.words(event),
                after.play().game().length(),
                View.end(after.play().game()),
                View.result(after.play().game()),
                entry.at());
    }

    private String text(Entry entry, Table after) {
        return switch (entry.kind()) {
            case JOIN -> seats.get(entry.by()).name();
            case ACCEPT_REMATCH -> Rematch.id(after.play().dice().terms().game());
            default -> entry.text();
        };
    }

    /** Returns the algebraic text; the plain one if a hook fails, since the event has been played already. */
    private static String san(Position position, Event event) {
        try {
            return position.variant().notation().san(position, event);
        } catch (PlayException failed) {
            return event.text();
        }
    }

    private static String name(Kind kind) {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private String words(Entry entry) {
        return switch (entry.kind()) {
            case JOIN -> "takes a seat: " + seats.get(entry.by()).name();
            case COMMIT -> "commits to a seed for the dice";
            case SEED -> "shows its seed for the dice";
            case TAKE_BACK -> "takes back its last choice";
            case OFFER_DRAW -> "offers a draw";
            case DECLINE_DRAW -> "declines the draw";
            case ACCEPT_DRAW -> "accepts the draw";
            case PROPOSE_TAKE_BACK -> "proposes to take back its last decision";
            case DECLINE_TAKE_BACK -> "declines the take-back";
            case ACCEPT_TAKE_BACK -> "accepts the take-back";
            case OFFER_REMATCH -> "offers a rematch";
            case DECLINE_REMATCH -> "declines the rematch";
            case ACCEPT_REMATCH -> "accepts the rematch";
            case RESIGN -> "resigns";
            case TIME -> "has no time left";
            case ABANDON -> "has left the game";
            case ADJUDICATE -> "ends the game as a draw: it has become too long";
            case PLAY, ROLL -> "";
        };
    }

    int version() {
        return told.size();
    }

    /** Returns the number of entries that are rolls. */
    int rolls() {
        return rolls;
    }

    /** Returns the number of characters that the texts of all entries have. */
    int letters() {
        return letters;
    }

    /** Returns the entries after a version, at most 1,000 of them. */
    List<Told> after(int version) {
        int from = Math.min(Math.max(version, 0), told.size());
        return List.copyOf(told.subList(from, Math.min(from + MOST_AT_ONCE, told.size())));
    }

    /** Returns whether a player has taken back, offered and declined so often that it may not do so again. */
    boolean isSpent(Party by, Kind kind) {
        return OTHERS.contains(kind) && others.getOrDefault(by, 0) >= MOST_OTHERS;
    }

    Map<Party, Seat> seats() {
        return seats;
    }

    /** Returns the entry that a player's command with this key made. */
    Optional<Entry> made(Party by, String key) {
        return Optional.ofNullable(commands.get(by + key));
    }
}
