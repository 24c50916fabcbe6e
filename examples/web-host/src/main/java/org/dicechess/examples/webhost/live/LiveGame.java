package org.dicechess.examples.webhost.live;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.dicechess.Color;
import org.dicechess.examples.webhost.game.Clock;
import org.dicechess.examples.webhost.game.Entry;
import org.dicechess.examples.webhost.game.Entry.Kind;
import org.dicechess.examples.webhost.game.Refusal;
import org.dicechess.examples.webhost.game.Table;
import org.dicechess.examples.webhost.game.View;
import org.dicechess.examples.webhost.store.GameRow;
import org.dicechess.fair.FairDue;
import org.dicechess.fair.FairHash;
import org.dicechess.fair.Party;

/** One game that people look at. Every change is in the store before anybody sees it. */
public final class LiveGame {

    private final GameRow row;
    private final Host host;
    private final Clock clock;
    private final Journal journal = new Journal();
    private final Set<Runnable> watchers = ConcurrentHashMap.newKeySet();
    private Table table;
    private volatile boolean gone;
    private boolean resumed;

    /** What a game needs of the host around it. */
    public interface Host {

        /** Puts entries into the store and returns when they are on the disk. */
        void append(String game, List<Entry> entries);

        /** Returns the key from which the secrets of dice follow. */
        byte[] masterKey();

        /** Is told that a computer player may have to choose. */
        void changed(LiveGame game);

        /** Returns after how many milliseconds of waiting a game without a clock may be claimed. */
        long abandonedAfter();
    }

    /** Makes a game of its entries, as the store keeps them. */
    LiveGame(GameRow row, Table table, Host host, List<Entry> entries) {
        this.row = row;
        this.table = table;
        this.host = host;
        this.clock = new Clock(Clock.Pace.of(row.clock()));
        entries.forEach(this::apply);
    }

    private void apply(Entry entry) {
        Table before = table;
        table = table.after(entry);
        journal.add(entry, before, table);
        clock.turn(isFull() ? table.decides() : Optional.empty(), entry.at());
    }

    private boolean isFull() {
        return journal.seats().size() == Color.values().length;
    }

    /** Gives a free seat to a person and returns its side. */
    public synchronized Party join(String token, String name, long now) {
        Party free = journal.seats().containsKey(Party.WHITE) ? Party.BLACK : Party.WHITE;
        if (isFull()) {
            throw new Refusal(409, "no-seat", "both seats of this game are taken");
        }
        commit(new Entry(journal.version() + 1, Kind.JOIN, free, Seat.hash(token) + " " + name, "", now));
        return free;
    }

    /**
     * Does what a player wants, and returns the version after it. The same command again changes nothing.
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
        commit(new Entry(journal.version() + 1, kind, of, command.text(), command.key(), now));
        return journal.version();
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
            throw new Refusal(409, "not-abandoned", "the opponent still has time to choose");
        }
    }

    private boolean mayClaim(Party by, long now) {
        return !clock.pace().exists()
                && table.decides().map(Party::of).filter(opponent(by)::equals).isPresent()
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
            List<Entry> due = new ArrayList<>();
            follow(table, due, journal.version(), now);
            store(due);
        }
    }

    private void commit(Entry entry) {
        List<Entry> entries = new ArrayList<>(List.of(entry));
        Table next = table.after(entry);
        if (entry.kind() != Kind.JOIN || isFull()) {
            follow(next, entries, entry.version(), entry.at());
        }
        store(entries);
    }

    private void store(List<Entry> entries) {
        if (!entries.isEmpty()) {
            append(entries);
            entries.forEach(this::apply);
            watchers.forEach(Runnable::run);
        }
        host.changed(this);
    }

    private void append(List<Entry> entries) {
        try {
            host.append(row.id(), entries);
        } catch (RuntimeException failed) {
            gone = true; // nobody knows whether the entries are there; the game is read again
            watchers.forEach(Runnable::run);
            throw failed;
        }
    }

    /** Returns whether the store has failed, so that this object no longer knows the game. */
    public boolean isGone() {
        return gone;
    }

    /** Adds what the host does next: commitments and seeds of computer players, and rolls. */
    private void follow(Table from, List<Entry> entries, int version, long now) {
        Table next = from;
        for (Optional<Entry> due = due(next, version, now); due.isPresent(); due = due(next, version, now)) {
            next = next.after(due.get());
            version = due.get().version();
            entries.add(due.get());
        }
    }

    private Optional<Entry> due(Table at, int version, long now) {
        Optional<Entry> ofComputer = at.dice().due().stream()
                .filter(due -> at.rolls() && isComputer(due.party()))
                .findFirst()
                .map(due -> ofComputer(at, due, version, now));
        return ofComputer.or(
                () -> at.dueRoll().map(roll -> new Entry(version + 1, Kind.ROLL, Party.HOST, roll, "", now)));
    }

    private boolean isComputer(Party party) {
        return Optional.ofNullable(journal.seats().get(party))
                .flatMap(Seat::level)
                .isPresent();
    }

    private Entry ofComputer(Table at, FairDue due, int version, long now) {
        byte[] seed = FairHash.secret(
                host.masterKey(), at.dice().terms(), 1 + due.party().ordinal());
        return due.kind() == FairDue.Kind.COMMITMENT
                ? new Entry(
                        version + 1,
                        Kind.COMMIT,
                        due.party(),
                        FairHash.commitment(at.dice().terms(), due.party(), seed),
                        "",
                        now)
                : new Entry(version + 1, Kind.SEED, due.party(), HexFormat.of().formatHex(seed), "", now);
    }

    /** Plays the choice of a computer player, if the game is still at the version that it saw. */
    synchronized void playComputer(Party by, int seen, String event, long now) {
        if (journal.version() == seen) {
            commit(new Entry(seen + 1, Kind.PLAY, by, event, "", now));
        }
    }

    /** Returns the computer player that has to choose; empty if none has. */
    synchronized Optional<String> computer() {
        return isFull()
                ? table.decides()
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

    /** Returns the entries after a version, as everybody may see them. */
    public synchronized List<Told> after(int version) {
        return journal.after(version);
    }

    /** Returns the number of entries. */
    public synchronized int version() {
        return journal.version();
    }

    /** Returns the table as it is now. */
    public synchronized Table table() {
        return table;
    }

    /** Returns what was fixed when the game was made. */
    public GameRow row() {
        return row;
    }

    /** Calls a watcher, which must not block, after each change. */
    public void watch(Runnable watcher) {
        watchers.add(watcher);
    }

    /** Calls a watcher no longer. */
    public void leave(Runnable watcher) {
        watchers.remove(watcher);
    }

    /** Returns whether nobody watches. */
    boolean isLeft() {
        return watchers.isEmpty();
    }

    /** Returns the state as a player or a spectator sees it. */
    public synchronized State state(Optional<Party> who, Optional<Integer> moment, View.Look look, long now) {
        tick(now);
        boolean claim = who.filter(by -> isFull() && mayClaim(by, now)).isPresent();
        return new Seen(row, table, journal, clock, now).state(who, moment, look, claim);
    }

    static Party opponent(Party party) {
        return party == Party.WHITE ? Party.BLACK : Party.WHITE;
    }
}
