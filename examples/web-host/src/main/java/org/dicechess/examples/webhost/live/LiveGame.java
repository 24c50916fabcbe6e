package org.dicechess.examples.webhost.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.dicechess.Color;
import org.dicechess.GameRecord;
import org.dicechess.examples.board.View;
import org.dicechess.examples.webhost.game.Clock;
import org.dicechess.examples.webhost.game.Entry;
import org.dicechess.examples.webhost.game.Entry.Kind;
import org.dicechess.examples.webhost.game.Refusal;
import org.dicechess.examples.webhost.game.Table;
import org.dicechess.examples.webhost.store.GameRow;
import org.dicechess.fair.Party;

/** One game that people look at. Every change is in the store before anybody sees it. */
public final class LiveGame {

    /** More than the bytes of a game without entries, with the choices of a player who has many. */
    private static final int BYTES = 24_000;

    /** More than the bytes of an entry without its texts, and without the squares of the position that it keeps. */
    private static final int BYTES_OF_ENTRY = 800;

    /** More than the bytes that the transcript of the dice keeps of a roll. */
    private static final int BYTES_OF_ROLL = 500;

    private final GameRow row;
    private final Host host;
    private final Clock clock;
    private final Journal journal = new Journal();
    private final Duties duties;
    private final Set<Runnable> watchers = ConcurrentHashMap.newKeySet();
    private Table table;
    private volatile boolean gone;
    private volatile long asked;
    private volatile long bytes = BYTES;
    private boolean resumed;

    /** What a game needs of the host around it. */
    public interface Host {

        /** Puts entries into the store and returns when they are on the disk. */
        void append(LiveGame game, List<Entry> entries);

        /** Returns the key from which the secrets of dice follow. */
        byte[] masterKey();

        /** Is told of a change before watchers are: lists show it, and a computer player may have to choose. */
        void changed(LiveGame game);

        /** Returns after how many milliseconds of waiting a game without a clock may be claimed. */
        long abandonedAfter();

        /** Returns after how many events the host ends a game as a draw. */
        int mostEvents();
    }

    /** Makes a game of its entries, as the store keeps them. */
    LiveGame(GameRow row, Table table, Host host, List<Entry> entries) {
        this.row = row;
        this.table = table;
        this.host = host;
        this.duties = new Duties(host, journal);
        this.clock = new Clock(Clock.Pace.of(row.clock()));
        entries.forEach(entry -> apply(new Step(entry, this.table.after(entry))));
    }

    private void apply(Step step) {
        Table before = table;
        table = step.table();
        journal.add(step.entry(), before, table);
        time(step.entry(), before);
        long squares = table.play().game().variant().board().squares().size();
        long texts = (long) Character.BYTES * journal.letters();
        bytes = BYTES + (BYTES_OF_ENTRY + squares) * journal.version() + BYTES_OF_ROLL * journal.rolls() + texts;
    }

    private void time(Entry entry, Table before) {
        boolean isEvent = entry.kind() == Kind.PLAY || entry.kind() == Kind.ROLL;
        if (isEvent && table.play().game().position().beginsTurn()) {
            clock.endTurn(before.play().game().position().turn(), entry.at());
        } else if (entry.kind() == Kind.COMMIT || entry.kind() == Kind.SEED) {
            clock.endShare(entry.by().side().orElseThrow(), entry.at());
        } else if (entry.kind() == Kind.ACCEPT_TAKE_BACK) {
            clock.goBack(entry.at());
        }
        clock.ask(isFull() ? table.play().waitsFor() : Optional.empty(), entry.at());
    }

    private boolean isFull() {
        return journal.seats().size() == Color.values().length;
    }

    /** Gives a free seat to a person and returns its side; whoever has this token already keeps its seat. */
    public synchronized Party join(String token, String name, long now) {
        return player(token).orElseGet(() -> seat(token, name, now));
    }

    private Party seat(String token, String name, long now) {
        Party free = journal.seats().containsKey(Party.WHITE) ? Party.BLACK : Party.WHITE;
        if (isFull()) {
            throw new Refusal(409, "no-seat", "both seats of this game are taken");
        }
        commit(new Entry(journal.version() + 1, Kind.JOIN, free, Seat.hash(token) + " " + name, "", now));
        return free;
    }

    /**
     * Does what a player wants, and returns the version of the entry that says so. The same command again changes
     * nothing, and is answered alike.
     *
     * @throws Refusal if the player may not do it now
     */
    public synchronized int play(Party by, Command command, long now) {
        Kind kind = command.kind();
        Party of = kind == Kind.ABANDON ? opponent(by) : by;
        Optional<Entry> made = journal.made(of, command.key());
        if (made.isPresent()) {
            return again(made.get(), kind, command);
        }
        tick(now);
        check(by, kind, command, now);
        Entry entry = new Entry(journal.version() + 1, kind, of, command.text(), command.key(), now);
        commit(entry);
        return entry.version();
    }

    private static int again(Entry made, Kind kind, Command command) {
        if (made.kind() != kind || !made.text().equals(command.text())) {
            throw new Refusal(409, "key-used", "this key belongs to another command");
        }
        return made.version();
    }

    private void check(Party by, Kind kind, Command command, long now) {
        if (command.version() != journal.version()) {
            throw new Refusal(
                    409,
                    "stale-version",
                    "you saw version " + command.version() + ", the game is at version " + journal.version());
        }
        if (!isFull() && kind != Kind.COMMIT) {
            throw new Refusal(409, "not-begun", "the game waits for a second player");
        }
        if (kind == Kind.OFFER_DRAW && journal.seats().get(opponent(by)).level().isPresent()) {
            throw new Refusal(409, "no-draw", "a computer player accepts no draw");
        }
        if (kind == Kind.ABANDON && !mayClaim(by, now)) {
            throw new Refusal(409, "not-abandoned", "the opponent still has time");
        }
        if (journal.isSpent(by, kind)) {
            throw new Refusal(409, "too-many-entries", "you have taken back, offered and declined too often");
        }
    }

    private boolean mayClaim(Party by, long now) {
        return !clock.pace().exists()
                && table.play()
                        .waitsFor()
                        .map(Party::of)
                        .filter(opponent(by)::equals)
                        .isPresent()
                && clock.waited(now) > host.abandonedAfter();
    }

    /** Ends the game if a player's time has run out. */
    public synchronized void tick(long now) {
        clock.fallen(now)
                .ifPresent(side -> commit(new Entry(journal.version() + 1, Kind.TIME, Party.of(side), "", "", now)));
    }

    /** Does what only the host has to do, if nobody has called this before: after a restart something may be due. */
    synchronized void resume(long now) {
        if (!resumed) {
            resumed = true;
            List<Step> due = new ArrayList<>();
            duties.addTo(due, table, journal.version(), now);
            store(due);
        }
    }

    private void commit(Entry entry) {
        List<Step> steps = new ArrayList<>(List.of(new Step(entry, table.after(entry))));
        if (entry.kind() != Kind.JOIN) {
            duties.addTo(steps, steps.get(0).table(), entry.version(), entry.at());
        }
        store(steps);
    }

    private void store(List<Step> steps) {
        if (!steps.isEmpty()) {
            append(steps);
        }
        host.changed(this);
        if (!steps.isEmpty()) {
            watchers.forEach(Runnable::run);
        }
    }

    private void append(List<Step> steps) {
        if (gone) {
            throw new Refusal(503, "try-again", "the game is being read again; try again");
        }
        try {
            host.append(this, steps.stream().map(Step::entry).toList());
            steps.forEach(this::apply);
        } catch (RuntimeException failed) {
            drop(); // nobody knows what is in the store
            throw failed;
        }
    }

    /** Lets this object go, whatever happens to it: who watches the game comes again, and then it is read anew. */
    synchronized void drop() {
        gone = true;
        watchers.forEach(Runnable::run);
    }

    /** Returns whether this object no longer knows the game: the store has failed, or nobody has looked at it. */
    public boolean isGone() {
        return gone;
    }

    /** Plays the choice of a computer player, if the game is still at the version that it saw. */
    synchronized void playComputer(Party by, int seen, String event, long now) {
        if (journal.version() == seen && !gone) {
            commit(new Entry(seen + 1, Kind.PLAY, by, event, "", now));
        }
    }

    /** Returns the computer player that has to choose; empty if none has. */
    synchronized Optional<String> computer() {
        return isFull()
                ? table.play()
                        .decides()
                        .flatMap(side -> journal.seats().get(Party.of(side)).level())
                : Optional.empty();
    }

    /** Returns the player that holds this token; empty if none does. */
    public synchronized Optional<Party> player(String token) {
        return journal.seats().entrySet().stream()
                .filter(seat -> seat.getValue().isOf(token))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** Returns whether a computer player has a seat. */
    public synchronized boolean isAgainstLevel() {
        return journal.seats().values().stream().anyMatch(seat -> seat.level().isPresent());
    }

    /** Returns the game that follows this one, as it begins. */
    Rematch rematch(long now) {
        return Rematch.of(row, journal.seats(), now);
    }

    /** Returns the id of the game that follows this one; empty if none does. */
    synchronized Optional<String> next() {
        return table.goesOnElsewhere() ? Optional.of(Rematch.id(row.id())) : Optional.empty();
    }

    /** Returns the entries after a version, as everybody may see them. */
    public synchronized List<Told> after(int version) {
        return journal.after(version);
    }

    /** Returns the number of entries. */
    public synchronized int version() {
        return journal.version();
    }

    /** Returns the record of the game so far, with the names of the players and the transcript of the dice. */
    public synchronized GameRecord record() {
        GameRecord record = table.play().record();
        for (Map.Entry<Party, Seat> seat : journal.seats().entrySet()) {
            String tag = seat.getKey() == Party.WHITE ? "White" : "Black";
            record = record.tagged(tag, Form.name(seat.getValue().name()));
        }
        return record;
    }

    /** Returns the table as it is now. */
    public synchronized Table table() {
        return table;
    }

    /** Returns what was fixed when the game was made. */
    public GameRow row() {
        return row;
    }

    /** Calls a watcher, which must not block, after each change; returns false if this object is gone. */
    public synchronized boolean watch(Runnable watcher) {
        return !gone && watchers.add(watcher);
    }

    /** Calls a watcher no longer. */
    public void leave(Runnable watcher) {
        watchers.remove(watcher);
    }

    /** Notes that somebody asks for the game. */
    void asked(long turn) {
        asked = turn;
    }

    /** Returns when somebody has asked for the game, as a number that grows with each question. */
    long asked() {
        return asked;
    }

    /** Returns about how many bytes the game holds in memory; no answer waits for a command that is being done. */
    long bytes() {
        return bytes;
    }

    /** Lets the game go from memory if nobody watches it; returns whether it has gone. */
    synchronized boolean retire() {
        gone = gone || watchers.isEmpty() && computer().isEmpty();
        return gone;
    }

    /** Returns the game as lists show it. */
    public synchronized Listed listed(long now) {
        return new Seen(row, table, journal, clock, now).listed();
    }

    /** Returns the state as a player or a spectator sees it. Nobody waits while it is drawn. */
    public State state(Optional<Party> who, Optional<Integer> moment, View.Look look, long now) {
        Seen.Unseen unseen = unseen(who, moment, now);
        return unseen.state().showing(View.of(unseen.game(), unseen.withChoices(), look));
    }

    private synchronized Seen.Unseen unseen(Optional<Party> who, Optional<Integer> moment, long now) {
        tick(now);
        boolean claim = who.filter(by -> isFull() && mayClaim(by, now)).isPresent();
        return new Seen(row, table, journal, clock, now).unseen(who, moment, claim);
    }

    static Party opponent(Party party) {
        return party == Party.WHITE ? Party.BLACK : Party.WHITE;
    }
}
