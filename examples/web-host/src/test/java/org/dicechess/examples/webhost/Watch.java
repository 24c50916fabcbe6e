package org.dicechess.examples.webhost;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.dicechess.examples.webhost.live.Told;

/** Reads a stream of events from a socket, so that it can be cut at any moment. */
final class Watch implements AutoCloseable {

    private final Socket socket;
    private final Thread reader = new Thread(this::read, "watch");
    private final List<Told> seen = new ArrayList<>();

    Watch(String url, int after) {
        URI stream = URI.create(url);
        try {
            socket = new Socket(stream.getHost(), stream.getPort());
            String request = "GET " + stream.getPath() + " HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n"
                    + "Last-Event-ID: " + after + "\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
        } catch (IOException failed) {
            throw new IllegalStateException(failed);
        }
        reader.setDaemon(true);
        reader.start();
    }

    private void read() {
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("data: ")) {
                    note(Client.JSON.readTree(line.substring("data: ".length())));
                }
            }
        } catch (IOException cut) {
            // The end of the stream.
        }
    }

    private synchronized void note(JsonNode entry) {
        seen.add(Client.told(entry));
        notifyAll();
    }

    /** Returns what has been seen so far. */
    synchronized List<Told> seen() {
        return List.copyOf(seen);
    }

    /** Waits until so many entries have been seen. */
    synchronized List<Told> await(int entries, long millis) {
        long end = System.currentTimeMillis() + millis;
        while (seen.size() < entries) {
            long left = end - System.currentTimeMillis();
            if (left <= 0) {
                throw new AssertionError("only " + seen.size() + " entries of " + entries);
            }
            try {
                wait(left);
            } catch (InterruptedException hurried) {
                throw new IllegalStateException(hurried);
            }
        }
        return List.copyOf(seen);
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException gone) {
            // It is closed.
        }
    }
}
