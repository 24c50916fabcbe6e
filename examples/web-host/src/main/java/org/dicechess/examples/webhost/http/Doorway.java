package org.dicechess.examples.webhost.http;

import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;

/**
 * The connections to the host: how many there are, and how long each may take to bring a whole request. A connection
 * that waits holds no thread. One that is too many, or too slow, is closed.
 */
final class Doorway implements Connection.Listener, AutoCloseable {

    private final Limits.Doors limits;
    private final boolean behindProxy;

    /** The address of each open connection; a connection that has closed does not know it any more. */
    private final Map<EndPoint, String> addresses = new HashMap<>();

    private final Map<String, Integer> ofAddress = new HashMap<>();

    /** The connections that have no request under way, each with the time until which it must have brought one. */
    private final Map<EndPoint, Long> waiting = new ConcurrentHashMap<>();

    /** The request of each connection that has one. */
    private final Map<EndPoint, Object> underWay = new ConcurrentHashMap<>();

    private final ScheduledExecutorService sweeper = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread made = new Thread(work, "doorway");
        made.setDaemon(true);
        return made;
    });

    /**
     * Makes a doorway.
     *
     * @param behindProxy whether a proxy of this machine connects for everybody, so that its address is nobody's
     */
    Doorway(Limits.Doors limits, boolean behindProxy) {
        this.limits = limits;
        this.behindProxy = behindProxy;
        sweeper.scheduleWithFixedDelay(this::sweep, limits.millis() / 4, limits.millis() / 4, TimeUnit.MILLISECONDS);
    }

    @Override
    public void onOpened(Connection connection) {
        EndPoint end = connection.getEndPoint();
        if (enter(end, address(end))) {
            await(end);
        } else {
            end.close();
        }
    }

    @Override
    public void onClosed(Connection connection) {
        EndPoint end = connection.getEndPoint();
        waiting.remove(end);
        underWay.remove(end);
        leave(end);
    }

    private synchronized boolean enter(EndPoint end, String address) {
        addresses.put(end, address);
        int own = ofAddress.merge(address, 1, Integer::sum);
        return addresses.size() <= limits.all() && (own <= limits.ofAddress() || behindProxy);
    }

    private synchronized void leave(EndPoint end) {
        ofAddress.computeIfPresent(addresses.remove(end), (address, own) -> own > 1 ? own - 1 : null);
    }

    /** Notes that a request has begun, whose rest the connection has to bring from now on. */
    void begin(EndPoint end, Object request) {
        underWay.put(end, request);
        await(end);
    }

    /** Notes that a request has been answered; the next one may have begun already. */
    void end(EndPoint end, Object request) {
        if (underWay.remove(end, request)) {
            await(end);
        }
    }

    private void await(EndPoint end) {
        waiting.put(end, System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(limits.millis()));
    }

    /** Notes that a whole request has come, or that the connection has gone. */
    void settle(EndPoint end) {
        waiting.remove(end);
    }

    private void sweep() {
        long now = System.nanoTime();
        waiting.forEach((end, until) -> {
            if (now - until > 0) {
                waiting.remove(end, until);
                end.close();
            }
        });
    }

    private static String address(EndPoint end) {
        SocketAddress peer = end.getRemoteSocketAddress();
        return peer instanceof InetSocketAddress inet && inet.getAddress() != null
                ? inet.getAddress().getHostAddress()
                : String.valueOf(peer);
    }

    @Override
    public void close() {
        sweeper.shutdownNow();
    }
}
