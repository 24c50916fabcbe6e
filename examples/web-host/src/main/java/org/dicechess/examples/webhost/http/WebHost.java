package org.dicechess.examples.webhost.http;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.dicechess.examples.webhost.game.Shelf;
import org.dicechess.examples.webhost.live.Bots;
import org.dicechess.examples.webhost.live.Computers;
import org.dicechess.examples.webhost.live.Games;
import org.dicechess.examples.webhost.live.Owner;
import org.dicechess.examples.webhost.live.Pulse;
import org.dicechess.examples.webhost.live.Reviews;
import org.dicechess.examples.webhost.store.Store;
import org.dicechess.examples.webhost.worker.Workers;

/** The whole host: store, games, computer players and site. */
public final class WebHost implements AutoCloseable {

    private final Store store;
    private final Computers computers;
    private final Reviews reviews = new Reviews();
    private final Games games;
    private final Pulse pulse = new Pulse();
    private final Optional<Workers> workers;
    private final Site site;

    /**
     * How a host is set up.
     *
     * @param address the address to listen on
     * @param port the port; 0 is any free one
     * @param store the URL of JDBC of the store
     * @param packs the folder of the owner's variants
     * @param abandonedAfter after how many milliseconds of waiting a game without a clock may be claimed
     * @param workers the main class of the workers of the editor; empty without an editor
     * @param limits how much one address may ask for
     * @param behindProxy whether a proxy of this machine tells by {@code X-Forwarded-For} who asks
     * @param origins the sites elsewhere whose pages may use the interface for programs
     */
    public record Setup(
            String address,
            int port,
            String store,
            Optional<Path> packs,
            long abandonedAfter,
            Optional<Class<?>> workers,
            Limits limits,
            boolean behindProxy,
            Origins origins) {

        /** Returns what tests need: a free port of this machine, no packs and no editor. */
        public static Setup local(String store, Limits limits) {
            return new Setup(
                    "127.0.0.1",
                    0,
                    store,
                    Optional.empty(),
                    TimeUnit.DAYS.toMillis(14),
                    Optional.empty(),
                    limits,
                    false,
                    Origins.NONE);
        }

        /** Returns the setup with an editor. */
        public Setup withEditor(Class<?> main) {
            return new Setup(
                    address, port, store, packs, abandonedAfter, Optional.of(main), limits, behindProxy, origins);
        }

        /** Returns the setup with variants of the owner. */
        public Setup withPacks(Path folder) {
            return new Setup(
                    address, port, store, Optional.of(folder), abandonedAfter, workers, limits, behindProxy, origins);
        }

        /** Returns the setup with a shorter or longer time until a game may be claimed. */
        public Setup withAbandonedAfter(long millis) {
            return new Setup(address, port, store, packs, millis, workers, limits, behindProxy, origins);
        }

        /** Returns the setup that lets pages of other sites ask. */
        public Setup withOrigins(Origins allowed) {
            return new Setup(address, port, store, packs, abandonedAfter, workers, limits, behindProxy, allowed);
        }

        /** Returns the setup behind a proxy. */
        public Setup withProxy() {
            return new Setup(address, port, store, packs, abandonedAfter, workers, limits, true, origins);
        }
    }

    /**
     * Starts a host.
     *
     * @throws IllegalArgumentException if there is no such folder of variants
     */
    public WebHost(Setup setup) {
        Shelf shelf = new Shelf(setup.packs);
        shelf.mistakes().forEach(Owner::tell);
        Streams streams = new Streams(setup.limits);
        store = new Store(setup.store);
        computers = new Computers();
        games = new Games(
                shelf,
                store,
                computers,
                setup.abandonedAfter,
                setup.limits.levelGames(),
                setup.limits.offers(),
                pulse,
                Runtime.getRuntime().maxMemory() / 3);
        workers = setup.workers.map(Workers::new);
        Bots bots = new Bots(store.masterKey());
        site = new Site(
                setup.address,
                setup.port,
                new Guard(setup.address, setup.behindProxy, setup.origins, rates(setup.limits)),
                new Doorway(setup.limits.doors(), setup.behindProxy),
                setup.limits.doors().largeBodies(),
                streams,
                setup.origins::addTo,
                new VariantsApi(shelf),
                new EditorApi(workers),
                new BotsApi(bots, setup.limits),
                new GamesApi(games, bots, computers, streams, setup.limits),
                new ReviewApi(games, reviews));
        pulse.follow(site.threads());
    }

    private static Rates rates(Limits limits) {
        return new Rates(limits.requests(), limits.burst(), System::nanoTime);
    }

    /** Returns the port. */
    public int port() {
        return site.port();
    }

    /** Returns what the host answers beside its files. */
    List<String> routes() {
        return site.routes();
    }

    /** Returns the games. */
    Games games() {
        return games;
    }

    @Override
    public void close() {
        pulse.close();
        site.close();
        workers.ifPresent(Workers::close);
        computers.close();
        reviews.close();
        games.close();
        store.close();
    }
}
