package org.dicechess.examples.webhost.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.dicechess.Variant;
import org.dicechess.examples.webhost.game.Clock;
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

    private final Shelf shelf;
    private final Store store;
    private final Computers computers;
    private final long abandonedAfter;
    private final Map<String, LiveGame> live = new ConcurrentHashMap<>();
    private final ScheduledExecutorService clocks = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread made = new Thread(work, "clocks");
        made.setDaemon(true);
        return made;
    });

    /** Makes the games of a store; a game without a clock may be claimed after so many milliseconds of waiting. */
    public Games(Shelf shelf, Store store, Computers computers, long abandonedAfter) {
        this.shelf = shelf;
        this.store = store;
        this.computers = computers;
        this.abandonedAfter = abandonedAfter;
        clocks.scheduleWithFixedDelay(this::tick, 1, 1, TimeUnit.SECONDS);
    }

    /**
     * A form for a new game.
     *
     * @param variant the id of the variant
     * @param options the chosen options; null for none
     * @param name the name of the creator
     * @param side {@code white} or {@code black}, the side of the creator; by default white
     * @param opponent {@code level-1} to {@code level-5}; anything else means a person
     * @param clock as {@link Clock.Pace#of} reads it; by default none
     * @param listed whether the lobby shows the game
     */
    public record Form(
            String variant,
            Map<String, String> options,
            String name,
            String side,
            String opponent,
            String clock,
            boolean listed) {

        private static final int LONGEST_NAME = 40;

        /** Fills in what is missing, and checks the rest. */
        public Form {
            if (variant == null) {
                throw new Refusal(400, "malformed", "variant: expected an id");
            }
            options = options == null ? Map.of() : Map.copyOf(options);
            name = name(name);
            side = side == null || !side.equals("black") ? "white" : side;
            opponent = opponent == null || !opponent.matches("level-[1-5]") ? "person" : opponent;
            clock = clock == null || !opponent.equals("person") ? "none" : clock;
            Clock.Pace.of(clock);
        }

        /** Returns a name that can be shown: at most 40 characters without control characters. */
        public static String name(String name) {
            String plain = name == null ? "" : name.replaceAll("\\p{C}", "").strip();
            return plain.isEmpty() ? "Guest" : plain.substring(0, Math.min(LONGEST_NAME, plain.length()));
        }
    }

    /**
     * The key of a player to its seat.
     *
     * @param game the id of the game
     * @param token the unguessable token, which the host does not keep
     * @param side {@code white} or {@code black}
     */
    public record Ticket(String game, String token, String side) {}

    /** Makes a game and gives its creator a seat. */
    public Ticket create(Form form) {
        Shelf.Pinned pinned = shelf.load(form.variant, form.options);
        long now = System.currentTimeMillis();
        GameRow row = new GameRow(
                Seat.token().substring(0, 20),
                form.variant,
                form.options,
                pinned.variant().rulesHash(),
                store.keep(pinned.files()),
                form.clock,
                form.listed,
                now);
        Party own = form.side.equals("white") ? Party.WHITE : Party.BLACK;
        String token = Seat.token();
        List<Entry> seats = seats(form, own, token, now);
        store.create(row, seats);
        LiveGame game = new LiveGame(row, Table.begin(pinned.variant(), row.id(), masterKey()), this, seats);
        live.put(row.id(), game);
        game.resume(now);
        return new Ticket(row.id(), token, own.text());
    }

    private static List<Entry> seats(Form form, Party own, String token, long now) {
        List<Entry> seats = new ArrayList<>();
        seats.add(new Entry(1, Kind.JOIN, own, Seat.hash(token) + " " + form.name, "", now));
        if (!form.opponent.equals("person")) {
            seats.add(new Entry(2, Kind.JOIN, LiveGame.opponent(own), form.opponent, "", now));
        }
        return seats;
    }

    /** Gives the free seat of a game to a person. */
    public Ticket join(String id, String name) {
        String token = Seat.token();
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
            live.values().removeIf(LiveGame::isLeft);
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
    public List<LiveGame> open() {
        long week = TimeUnit.DAYS.toMillis(7);
        return store.open(System.currentTimeMillis() - week).stream()
                .map(row -> find(row.id()))
                .flatMap(Optional::stream)
                .toList();
    }

    private Optional<LiveGame> find(String id) {
        try {
            return Optional.of(game(id));
        } catch (Refusal changed) {
            return Optional.empty();
        }
    }

    private void tick() {
        for (LiveGame game : live.values()) {
            try {
                game.tick(System.currentTimeMillis());
            } catch (StoreException failed) {
                live.remove(game.row().id()); // it is read again when somebody asks
            }
        }
    }

    @Override
    public void append(String game, List<Entry> entries) {
        try {
            store.append(game, entries);
        } catch (StoreException failed) {
            live.remove(game); // what is in the store decides
            throw failed;
        }
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
