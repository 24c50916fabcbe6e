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
        clocks.scheduleWithFixedDelay(this::tick, 1, 1, TimeUnit.SECONDS);
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
        table.waitsFor(); // a hook that fails at the start fails before anybody sees the game
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
        store.create(row, seats);
        LiveGame game = new LiveGame(row, table, this, seats);
        live.put(id, game);
        game.resume(now);
        return new Ticket(id, form.token(), own.text());
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
        return game != null && !game.table().isOver();
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
            live.values().removeIf(LiveGame::retire);
        }
        LiveGame game = live.computeIfAbsent(id, this::load);
        game.resume(System.currentTimeMillis());
        return game;
    }

    private LiveGame load(String id) {
        GameRow row = store.game(id).orElseThrow(() -> new Refusal(404, "no-game", "there is no such game"));
        Variant variant = shelf.restore(row.variant(), row.options(), store.files(row.pack()), row.rules());
        Table table = Table.begin(variant, id, masterKey());
        return new LiveGame(row, table, this, store.entries(id));
    }

    /** Returns the listed games of the last week that wait for a player. */
    public List<Listed> open() {
        long week = TimeUnit.DAYS.toMillis(7);
        return listed(store.open(System.currentTimeMillis() - week).stream().map(GameRow::id));
    }

    /** Returns games as lists show them, without those that are unknown, have other rules or a script that fails. */
    public List<Listed> listed(Stream<String> ids) {
        return ids.map(this::listed).flatMap(Optional::stream).toList();
    }

    private Optional<Listed> listed(String id) {
        try {
            return Optional.of(game(id).listed(System.currentTimeMillis()));
        } catch (Refusal | PlayException unknown) {
            return Optional.empty();
        }
    }

    private void tick() {
        for (LiveGame game : live.values()) {
            try {
                game.tick(System.currentTimeMillis());
            } catch (RuntimeException failed) {
                live.remove(game.row().id(), game); // it is read again when somebody asks
                Owner.tell("the clock of a game fails", failed);
            }
        }
    }

    @Override
    public void append(LiveGame game, List<Entry> entries) {
        try {
            store.append(game.row().id(), entries);
        } catch (StoreException failed) {
            live.remove(game.row().id(), game); // what is in the store decides
            throw failed;
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
