package org.dicechess.examples.webhost.http;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.dicechess.examples.webhost.game.Shelf;
import org.dicechess.examples.webhost.live.Computers;
import org.dicechess.examples.webhost.live.Games;
import org.dicechess.examples.webhost.store.Store;
import org.dicechess.examples.webhost.worker.Workers;

/** The whole host: store, games, computer players and site. */
public final class WebHost implements AutoCloseable {

    private final Store store;
    private final Computers computers;
    private final Games games;
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
     */
    public record Setup(
            String address,
            int port,
            String store,
            Optional<Path> packs,
            long abandonedAfter,
            Optional<Class<?>> workers,
            Limits limits) {

        /** Returns what tests need: a free port of this machine, no packs and no editor. */
        public static Setup local(String store, Limits limits) {
            return new Setup(
                    "127.0.0.1", 0, store, Optional.empty(), TimeUnit.DAYS.toMillis(14), Optional.empty(), limits);
        }

        /** Returns the setup with an editor. */
        public Setup withEditor(Class<?> main) {
            return new Setup(address, port, store, packs, abandonedAfter, Optional.of(main), limits);
        }
    }

    /** Starts a host. */
    public WebHost(Setup setup) {
        Shelf shelf = new Shelf(setup.packs);
        Streams streams = new Streams(setup.limits);
        store = new Store(setup.store);
        computers = new Computers();
        games = new Games(shelf, store, computers, setup.abandonedAfter);
        workers = setup.workers.map(Workers::new);
        site = new Site(
                setup.address,
                setup.port,
                setup.limits,
                streams,
                new VariantsApi(shelf),
                new EditorApi(workers),
                new GamesApi(games, computers, streams, setup.limits));
    }

    /** Returns the port. */
    public int port() {
        return site.port();
    }

    @Override
    public void close() {
        site.close();
        workers.ifPresent(Workers::close);
        computers.close();
        games.close();
        store.close();
    }
}
