package org.dicechess.examples.webhost.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
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

    /** No game of people has come near to it; a transcript of dice has room for one roll more. */
    private static final int MOST_EVENTS = 8_000;

    static final int ID_LENGTH = 20;

    /** So often a game is read for one request, however soon it leaves memory again. */
    private static final int MOST_READ = 5;

    private final Shelf shelf;
    private final Store store;
    private final Computers computers;
    private final long abandonedAfter;
    private final AddressGames levelGames;
    private final AddressGames offers;
    private final Pulse pulse;
    private final Rows rows = new Rows(System::currentTimeMillis);
    private final Memory memory;
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
     * @param mostOffers how many games of an address may wait in the lobby at once
     * @param pulse tells for how long players may have waited for the host
     * @param mostBytes how many bytes the games in memory may hold, about; the one that was asked for last always stays
     */
    public Games(
            Shelf shelf,
            Store store,
            Computers computers,
            long abandonedAfter,
            int mostLevelGames,
            int mostOffers,
            Pulse pulse,
            long mostBytes) {
        this.pulse = pulse;
        this.memory = new Memory(mostBytes, rows);
        this.shelf = shelf;
        this.store = store;
        this.computers = computers;
        this.abandonedAfter = abandonedAfter;
        this.levelGames = new AddressGames(
                mostLevelGames,
                this::isRunning,
                new Refusal(
                        429,
                        "too-many-levels",
                        "you have " + mostLevelGames + " games against the computer; end one of them first"));
        this.offers = new AddressGames(
                mostOffers,
                this::isOffer,
                new Refusal(
                        429,
                        "too-many-offers",
                        mostOffers + " games of your address wait for a player in the lobby; wait for one, or do not"
                                + " list this one"));
        clocks.scheduleWithFixedDelay(() -> tick(System.currentTimeMillis()), 1, 1, TimeUnit.SECONDS);
    }

    /**
     * Makes a game and gives its creator a seat. The same form with the same token is answered alike.
     *
     * @param address whose game it is, for the number of running games against levels
     * @throws Refusal if there is no such variant, or the address has too many games
     */
    public Ticket create(Form form, String address) {
        return create(form.token(), form, address);
    }

    /** Makes a game of a bot, as {@link #create}; the bot has its seat by its own token. */
    public Ticket createOfBot(Form form, String bot, String address) {
        return create(bot + " " + form.token(), form.ofBot(bot), address);
    }

    private Ticket create(String unique, Form form, String address) {
        String id = Seat.hash("game " + unique).substring(0, ID_LENGTH);
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
        } else if (form.listed()) {
            offers.take(address, id);
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
        memory.add(game);
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

    private boolean isOffer(String id) {
        return listed(Stream.of(id)).stream().anyMatch(game -> game.stage().equals("open"));
    }

    private boolean isRunning(String id) {
        return memory.has(id, game -> !game.table().play().isOver());
    }

    /**
     * Gives the free seat of a game to a person. The same token again is answered alike.
     *
     * @param own a token that the player has made; empty for one of the host
     */
    public Ticket join(String id, String name, Optional<String> own) {
        return sit(id, Form.given(name), Seat.token(own));
    }

    /** Gives the free seat of a game to a bot, which has it by its own token. */
    public Ticket joinOfBot(String id, String name, String bot) {
        return sit(id, Form.nameOfBot(name), bot);
    }

    private Ticket sit(String id, String name, String token) {
        Party side = with(id, game -> game.join(token, name, System.currentTimeMillis()));
        return new Ticket(id, token, side.text());
    }

    /**
     * Returns a game.
     *
     * @throws Refusal if there is none, or its rules have changed
     */
    public LiveGame game(String id) {
        return with(id, Function.identity());
    }

    /**
     * Does something with a game. A game that leaves memory before that has been done is read anew.
     *
     * @throws Refusal if there is no such game, its rules have changed, or the game refuses it
     */
    public <T> T with(String id, Function<LiveGame, T> act) {
        for (int left = MOST_READ; ; left--) {
            LiveGame game = memory.game(id, this::load);
            try {
                game.resume(System.currentTimeMillis());
                return act.apply(game);
            } catch (Refusal refused) {
                if (left == 1 || !game.isGone()) {
                    throw refused;
                }
            }
        }
    }

    /**
     * Does what a player wants, as {@link LiveGame#play} does.
     *
     * @param by tells which player of the game it is
     * @param address whose game it is, if a game against a level begins
     */
    public int play(String id, Function<LiveGame, Party> by, Command command, String address, long now) {
        int version = with(id, game -> {
            Party player = by.apply(game);
            if (command.kind() == Kind.OFFER_REMATCH && game.isAgainstLevel()) {
                levelGames.take(address, Rematch.id(id));
            }
            return game.play(player, command, now);
        });
        if (command.mayBeginGame()) {
            game(id).next().ifPresent(this::game); // its clocks run, and a level may have to choose
        }
        return version;
    }

    /** Returns about how many bytes the games in memory hold. */
    long bytes() {
        return memory.bytes();
    }

    private LiveGame load(String id) {
        GameRow row = store.game(id).orElseThrow(() -> new Refusal(404, "no-game", "there is no such game"));
        Variant variant = shelf.restore(row.variant(), row.options(), store.files(row.pack()), row.rules());
        Table table = Table.begin(variant, id, masterKey());
        return new LiveGame(row, table, this, store.entries(id));
    }

    /** Returns the newest listed games of the last week that wait for a player. */
    public List<Listed> open() {
        return listed(rows.open(() -> waiting("")).stream());
    }

    /** Returns the next such games behind the one that another list ended with. */
    public List<Listed> openBehind(String id) {
        return listed(waiting(id).stream());
    }

    private List<String> waiting(String behind) {
        long week = TimeUnit.DAYS.toMillis(7);
        return store.open(System.currentTimeMillis() - week, behind).stream()
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

    /**
     * Returns when a command that is handled now has come. A player pays neither for the time in which the host could
     * not answer, nor for the time that the host needs once the whole command is there.
     *
     * @param read when the host has read the whole command
     */
    public long arrival(long read) {
        return read - pulse.lateMillis();
    }

    /** Returns the moment until which players have had time: the present, without a time of the host just before. */
    public long now() {
        return arrival(System.currentTimeMillis());
    }

    /** Ends the games whose time has run out without a time of the host; one that fails holds up no other. */
    void tick(long now) {
        long fair = arrival(now);
        memory.forEach(game -> tick(game, fair));
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
        memory.remove(game);
        rows.forget(game.row().id());
    }

    @Override
    public void append(LiveGame game, List<Entry> entries) {
        try {
            boolean goesOn = entries.stream().anyMatch(entry -> entry.kind() == Kind.ACCEPT_REMATCH);
            if (goesOn) {
                Rematch next = game.rematch(entries.get(entries.size() - 1).at());
                store.append(game.row().id(), entries, next.row(), next.seats());
            } else {
                store.append(game.row().id(), entries);
            }
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
        memory.changed(game);
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
