package org.dicechess.examples.webhost;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.examples.webhost.http.Limits;
import org.dicechess.examples.webhost.http.WebHost;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Clients that keep connections without bringing or taking what belongs to them; people play meanwhile. */
@Tag("long")
@Timeout(120)
class SlowConnectionsTest {

    private static final int CONNECTIONS = 2_000;
    private static final int ADDRESSES = 10;
    private static final int MOVES = 200;
    private static final int QUESTIONS = 20;

    @TempDir
    private Path folder;

    private final List<SocketChannel> open = new ArrayList<>();

    /** What a connection sends: at the beginning, and then again and again a byte. */
    enum Kind {
        NOTHING("", ""),
        HEADERS("GET /api/v1/games HTTP/1.1\r\nHost: localhost\r\nX-A: ", "a"),
        BODY(
                "POST /api/v1/games HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{",
                " "),
        CHUNKS(
                "POST /api/v1/games HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n",
                "1\r\n \r\n"),
        NO_REST(
                "POST /api/v1/games HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n\r\n{",
                ""),
        REFUSED(
                "POST /api/v1/games HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000000\r\n\r\n{",
                " ");

        private final String begin;
        private final String again;

        Kind(String begin, String again) {
            this.begin = begin;
            this.again = again;
        }
    }

    @AfterEach
    void closeAll() throws IOException {
        for (SocketChannel channel : open) {
            channel.close();
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void peoplePlayBesideThem(Kind kind) throws Exception {
        try (WebHost host = host(Limits.USUAL.doors())) {
            connect(host.port(), kind);
            play(blitz(host), kind.name(), () -> trickle(kind));
        }
    }

    /** The streams of the game itself, each of a client that takes nothing, as many as an address may have. */
    @Test
    void peoplePlayBesideThoseWhoReadNoStream() throws Exception {
        try (WebHost host = host(Limits.USUAL.streams(), Limits.USUAL.doors())) {
            Client white = blitz(host);
            String stream = "GET /api/v1/games/" + white.game + "/stream HTTP/1.1\r\nHost: localhost\r\n"
                    + "Accept: text/event-stream\r\n\r\n";
            for (int i = 0; i < CONNECTIONS; i++) {
                SocketChannel channel = connect(host.port(), address(i), stream, 1);
                channel.configureBlocking(false);
            }
            play(white, "STREAM", () -> {});
            for (SocketChannel channel : open) {
                channel.configureBlocking(true);
            }
            assertThat(open).filteredOn(SlowConnectionsTest::isStream).hasSize(Math.min(CONNECTIONS, 20 * ADDRESSES));
        }
    }

    /** Returns whether the host has begun to send a stream, and not a refusal. */
    private static boolean isStream(SocketChannel channel) {
        StringBuilder headers = new StringBuilder();
        ByteBuffer some = ByteBuffer.allocate(100);
        while (headers.indexOf("\r\n\r\n") < 0 && read(channel, some.clear()) >= 0) {
            headers.append(new String(some.array(), 0, some.position(), StandardCharsets.US_ASCII));
        }
        return headers.indexOf("text/event-stream") > 0;
    }

    private static Client blitz(WebHost host) {
        return Client.create("http://127.0.0.1:" + host.port(), Map.of("variant", "chess", "clock", "60+0"));
    }

    /** Plays a game of which 99 moves in 100 are answered in time, and which no clock ends. */
    private static void play(Client white, String beside, Runnable each) {
        Client[] players = {white, white.join()};
        List<Long> millis = new ArrayList<>();
        GameRecord game = GameRecord.from(Loader.create().load("chess").start());
        Random random = new Random(7);
        for (int i = 0; i < MOVES && game.node() instanceof Node.Decision decision; i++) {
            each.run();
            Event event = decision.events().get(random.nextInt(decision.events().size()));
            long begun = System.nanoTime();
            assertThat(players[i % 2].command(2 + i, "play", event.text()).status())
                    .isEqualTo(200);
            players[1 - i % 2].state();
            millis.add((System.nanoTime() - begun) / 1_000_000);
            game = game.after(event);
        }
        players[0].command(2 + game.length(), "resign", "");
        assertThat(white.state().get("view").get("end").asText()).isNotBlank().doesNotContain("time");
        Collections.sort(millis);
        long worst = millis.get(millis.size() * 99 / 100);
        System.out.println(beside + ": " + CONNECTIONS + " connections, " + millis.size() + " moves, median "
                + millis.get(millis.size() / 2) + " ms, 99% below " + worst + " ms");
        assertThat(worst).isLessThan(200);
    }

    /** A connection has a second here to bring a whole request. A refused one is answered at once. */
    @ParameterizedTest
    @EnumSource(value = Kind.class, mode = EnumSource.Mode.EXCLUDE, names = "REFUSED")
    void aConnectionThatBringsNoRequestInTimeIsClosed(Kind kind) throws Exception {
        try (WebHost host = host(new Limits.Doors(10, 10, 1_000, 4))) {
            SocketChannel slow = connect(host.port(), "127.0.0.1", kind);
            slow.configureBlocking(true);
            long begun = System.nanoTime();
            int read = 0;
            for (ByteBuffer buffer = ByteBuffer.allocate(1_000); read >= 0; buffer.clear()) {
                read = read(slow, buffer);
            }
            assertThat((System.nanoTime() - begun) / 1_000_000).isBetween(500L, 10_000L);
        }
    }

    private static int read(SocketChannel channel, ByteBuffer buffer) {
        try {
            return channel.read(buffer);
        } catch (IOException reset) {
            return -1;
        }
    }

    /** Waits until a connection is closed, so many milliseconds at most. */
    private static boolean isClosed(SocketChannel channel, int most) throws InterruptedException {
        long end = System.nanoTime() + most * 1_000_000L;
        boolean closed = false;
        while (!closed && System.nanoTime() < end) {
            Thread.sleep(20);
            closed = read(channel, ByteBuffer.allocate(1)) < 0;
        }
        return closed;
    }

    /** Three connections of one address are open, and a fourth is closed; another address has three of its own. */
    @Test
    void oneAddressHasSomeConnectionsOnly() throws Exception {
        try (WebHost host = host(new Limits.Doors(3, 5, 60_000, 4))) {
            Set<Integer> closed = new TreeSet<>();
            String[] from = {"127.0.0.2", "127.0.0.2", "127.0.0.2", "127.0.0.2", "127.0.0.3", "127.0.0.3", "127.0.0.4"};
            for (int i = 0; i < from.length; i++) {
                SocketChannel channel = connect(host.port(), from[i], Kind.NOTHING);
                channel.configureBlocking(false);
                if (isClosed(channel, i == 3 || i == 6 ? 10_000 : 100)) {
                    closed.add(i);
                    Thread.sleep(100);
                }
            }
            assertThat(closed).containsExactly(3, 6);
        }
    }

    /**
     * The place of a connection is free when it has gone: closed by the client, by the host for being slow, refused.
     */
    @ParameterizedTest
    @EnumSource(names = {"NOTHING", "BODY", "REFUSED"})
    void aConnectionThatHasGoneLeavesItsPlace(Kind kind) throws Exception {
        try (WebHost host = host(new Limits.Doors(2, 4, 1_000, 4))) {
            for (int i = 0; i < QUESTIONS; i++) {
                assertThat(isAnswered(host.port())).as("connection %d", i).isTrue();
            }
            for (int i = 0; i < 3; i++) {
                connect(host.port(), "127.0.0.2", kind);
            }
            for (int i = 0; i < 25; i++) {
                Thread.sleep(100);
                trickle(kind);
            }
            for (int i = 0; i < QUESTIONS; i++) {
                assertThat(isAnswered(host.port())).as("after slow ones, %d", i).isTrue();
            }
        }
    }

    /** Asks on a connection of its own, which is closed after the answer. */
    private boolean isAnswered(int port) throws Exception {
        try (SocketChannel channel = connect(port, "127.0.0.2", Kind.NOTHING)) {
            write(channel, "GET /api/v1/host HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
            ByteBuffer buffer = ByteBuffer.allocate(1_000);
            boolean answered = read(channel, buffer) > 0;
            while (read(channel, buffer.clear()) >= 0) {
                // The rest of the answer.
            }
            Thread.sleep(100);
            return answered;
        }
    }

    private WebHost host(Limits.Doors doors) {
        return host(Limits.NONE.streams(), doors);
    }

    private WebHost host(int streams, Limits.Doors doors) {
        Limits none = Limits.NONE;
        return new WebHost(WebHost.Setup.local(
                "jdbc:sqlite:" + folder.resolve("games" + open.size() + ".db"),
                new Limits(
                        none.requests(),
                        none.burst(),
                        streams,
                        none.allStreams(),
                        none.games(),
                        none.levelGames(),
                        none.offers(),
                        doors)));
    }

    private void connect(int port, Kind kind) throws IOException {
        for (int i = 0; i < CONNECTIONS; i++) {
            connect(port, address(i), kind).configureBlocking(false);
        }
    }

    private static String address(int connection) {
        return "127.0.0." + (2 + connection % ADDRESSES);
    }

    private SocketChannel connect(int port, String from, Kind kind) throws IOException {
        return connect(port, from, kind.begin, 65_536);
    }

    /** Connects, with so many bytes for what has come and is not read; the system may take more. */
    private SocketChannel connect(int port, String from, String begin, int bytes) throws IOException {
        SocketChannel channel = SocketChannel.open();
        open.add(channel);
        channel.setOption(StandardSocketOptions.SO_RCVBUF, bytes);
        channel.bind(new InetSocketAddress(from, 0));
        channel.connect(new InetSocketAddress("127.0.0.1", port));
        write(channel, begin);
        return channel;
    }

    private void trickle(Kind kind) {
        open.forEach(channel -> write(channel, kind.again));
    }

    private static void write(SocketChannel channel, String text) {
        try {
            channel.write(ByteBuffer.wrap(text.getBytes(StandardCharsets.US_ASCII)));
        } catch (IOException closed) {
            // The host may close it at any time.
        }
    }
}
