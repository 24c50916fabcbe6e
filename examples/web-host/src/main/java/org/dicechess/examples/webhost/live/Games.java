package org.dicechess.examples.webhost.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.dicechess.PlayException;
import org.dicechess.Variant;
import org.dicechess.examples.webhost.game.Entry;
import org.dicechess.examples.webhost.game.Entry.Kind;
import org.dicechess.examples.webhost.game.Refusal;
import org.dicechess.examples.webhost.game.Shelf;
import org.dicechess.examples.webhost.game.Table;
import org.dicechess.examples.webhost.store.GameRow;
import org.dicechess.examples.webhost.store.Store;
import org.dicechess.examples.webhost.store.StoreException;
import org.dicechess.fair.Party;

/** All games: it makes new ones, and brings back those of the store when somebody asks for them. */
public final class Games implements LiveGame.Host, AutoCloseable {

    private static final int MOST_IN_MEMORY = 2_000;

    /** No game of people has come near to it; a transcript of dice has room for one roll more. */
    private static final int MOST_EVENTS = 8_000;

    private static final int ID_LENGTH = 20;

    private final Shelf shelf;
    private final Store store;
    private final Computers computers;
    private final long abandonedAfter;
    private final LevelGames levelGames;
    private final Map<String, LiveGame> live = new ConcurrentHashMap<>();
    private final Rows rows = new Rows(System::currentTimeMillis);
    private final ScheduledExecutorService clocks = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread made = new Thread(work, "clocks");
        made.setDaemon(true);
        return made;
    });

    /**
     * Makes the games of a store.
     *
     * @param abandonedAfter after how many milliseconds of waiting a game without a clock may be claimed
     * @param mostLevelGames how many games against levels an address may have at once
     */
    public Games(Shelf shelf, Store store, Computers computers, long abandonedAfter, int mostLevelGames) {
        this.shelf = shelf;
        this.store = store;
        this.computers = computers;
        this.abandonedAfter = abandonedAfter;
        this.levelGames = new LevelGames(mostLevelGames, this::isRunning);
        clocks.scheduleWithFixedDelay(() -> tick(System.currentTimeMillis()), 1, 1, TimeUnit.SECONDS);
    }

    /**
     * Makes a game and gives its creator a seat. The same form with the same token is answered alike.
     *
     * @param address whose game it is, for the number of running games against levels
     * @throws Refusal if there is no such variant, or the address has too many games
     */
    public Ticket create(Form form, String address) {
        String id = Seat.hash("game " + form.token()).substring(0, ID_LENGTH);
        return store.game(id).map(row -> again(row, form)).orElseGet(() -> begin(id, form, address));
    }

    private Ticket again(GameRow row, Form form) {
        Optional<Party> side = game(row.id()).player(form.token());
        if (!row.variant().equals(form.variant()) || !row.options().equals(form.options()) || side.isEmpty()) {
            throw new Refusal(409, "token-used", "this token belongs to another game");
        }
        return new Ticket(row.id(), form.token(), side.get().text());
    }

    private Ticket begin(String id, Form form, String address) {
        Shelf.Pinned pinned = shelf.load(form.variant(), form.options());
        Table table = Table.begin(pinned.variant(), id, masterKey());
        table.play().waitsFor(); // a hook that fails at the start fails before anybody sees the game
        if (!form.opponent().equals("person")) {
            levelGames.take(address, id);
        }
        long now = System.currentTimeMillis();
        GameRow row = new GameRow(
                id,
                form.variant(),
                form.options(),
                pinned.variant().rulesHash(),
                store.keep(pinned.files()),
                form.clock(),
                form.listed(),
                now);
        Party own = form.side().equals("white") ? Party.WHITE : Party.BLACK;
        List<Entry> seats = seats(form, own, now);
        create(row, seats);
        LiveGame game = new LiveGame(row, table, this, seats);
        live.put(id, game);
        game.resume(now);
        return new Ticket(id, form.token(), own.text());
    }

    private void create(GameRow row, List<Entry> seats) {
        try {
            store.create(row, seats);
        } finally {
            rows.openChanged();
        }
    }

    private static List<Entry> seats(Form form, Party own, long now) {
        List<Entry> seats = new ArrayList<>();
        seats.add(new Entry(1, Kind.JOIN, own, Seat.hash(form.token()) + " " + form.name(), "", now));
        if (!form.opponent().equals("person")) {
            seats.add(new Entry(2, Kind.JOIN, LiveGame.opponent(own), form.opponent(), "", now));
        }
        return seats;
    }

    private boolean isRunning(String id) {
        LiveGame game = live.get(id);
        return game != null && !game.table().play().isOver();
    }

    /**
     * Gives the free seat of a game to a person. The same token again is answered alike.
     *
     * @param own a token that the player has made; empty for one of the host
     */
    public Ticket join(String id, String name, Optional<String> own) {
        String token = Seat.token(own);
        Party side = game(id).join(token, Form.name(name), System.currentTimeMillis());
        return new Ticket(id, token, side.text());
    }

    /**
     * Returns a game.
     *
     * @throws Refusal if there is none, or its rules have changed
     */
    public LiveGame game(String id) {
        if (live.size() > MOST_IN_MEMORY) {
            live.values().removeIf(this::retire);
        }
        LiveGame game = live.compute(id, (key, known) -> known == null || known.isGone() ? load(key) : known);
        game.resume(System.currentTimeMillis());
        return game;
    }

    /** The time of a game that is not in memory may run out unseen, so a list has to read it again. */
    private boolean retire(LiveGame game) {
        boolean retired = game.retire();
        if (retired && !game.row().clock().equals("none")) {
            rows.forget(game.row().id());
        }
        return retired;
    }

    private LiveGame load(String id) {
        GameRow row = store.game(id).orElseThrow(() -> new Refusal(404, "no-game", "there is no such game"));
        Variant variant = shelf.restore(row.variant(), row.options(), store.files(row.pack()), row.rules());
        Table table = Table.begin(variant, id, masterKey());
        return new LiveGame(row, table, this, store.entries(id));
    }

    /** Returns the listed games of the last week that wait for a player. */
    public List<Listed> open() {
        return listed(rows.open(this::waiting).stream());
    }

    private List<String> waiting() {
        long week = TimeUnit.DAYS.toMillis(7);
        return store.open(System.currentTimeMillis() - week).stream()
                .map(GameRow::id)
                .toList();
    }

    /** Returns games as lists show them, without those that are unknown or cannot be read. */
    public List<Listed> listed(Stream<String> ids) {
        return ids.map(id -> rows.of(id, this::read)).flatMap(Optional::stream).toList();
    }

    private Optional<Listed> read(String id) {
        try {
            return Optional.of(game(id).listed(System.currentTimeMillis()));
        } catch (StoreException down) {
            throw down;
        } catch (Refusal | PlayException unknown) {
            return Optional.empty();
        } catch (RuntimeException broken) {
            Owner.tell("game " + id + " cannot be read", broken);
            return Optional.empty();
        }
    }

    /** Ends the games whose time has run out; one that fails holds up no other. */
    void tick(long now) {
        live.values().forEach(game -> tick(game, now));
    }

    private void tick(LiveGame game, long now) {
        try {
            game.tick(now);
        } catch (RuntimeException | Error failed) {
            Owner.tell("the clock of a game fails", failed);
            forget(game);
            game.drop();
        }
    }

    /** Lets a game go whose state in memory may not be that of the store; it is read again when somebody asks. */
    private void forget(LiveGame game) {
        live.remove(game.row().id(), game);
        rows.forget(game.row().id());
    }

    @Override
    public void append(LiveGame game, List<Entry> entries) {
        try {
            store.append(game.row().id(), entries);
        } catch (RuntimeException failed) {
            forget(game);
            throw failed;
        } finally {
            if (entries.stream().anyMatch(entry -> entry.kind() == Kind.JOIN)) {
                rows.openChanged();
            }
        }
    }

    @Override
    public int mostEvents() {
        return MOST_EVENTS;
    }

    @Override
    public byte[] masterKey() {
        return store.masterKey();
    }

    @Override
    public void changed(LiveGame game) {
        rows.put(game.listed(System.currentTimeMillis()));
        computers.wake(game);
    }

    @Override
    public long abandonedAfter() {
        return abandonedAfter;
    }

    @Override
    public void close() {
        clocks.shutdownNow();
    }
}
