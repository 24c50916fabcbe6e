package org.dicechess.examples.webhost;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** Requests with headers that a client of Java does not let programs set. */
final class Raw {

    /** The milliseconds between two pieces of a body. */
    private static final long PAUSE = 200;

    private Raw() {}

    /** An answer of the host. */
    record Answer(int status, String body) {}

    /** Sends JSON with these headers besides those of the body. */
    static Answer post(int port, String path, List<String> headers, String body) {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        String head = "POST " + path + " HTTP/1.1\r\n" + String.join("\r\n", headers)
                + "\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: " + bytes.length
                + "\r\n\r\n";
        return send(port, head + body);
    }

    /** Asks for a page with these headers. */
    static Answer get(int port, String path, List<String> headers) {
        return ask(port, "GET", path, headers);
    }

    /** Sends a request without a body. */
    static Answer ask(int port, String method, String path, List<String> headers) {
        String head = method + " " + path + " HTTP/1.1\r\n" + String.join("\r\n", headers);
        return send(port, head + "\r\nConnection: close\r\n\r\n");
    }

    /** Sends the pieces of a body with a pause behind each, and reads the answer when the last one is sent. */
    static Answer pieces(int port, String method, String path, List<String> body) {
        int length = body.stream().mapToInt(String::length).sum();
        List<String> sent = new ArrayList<>(body);
        sent.add(0, method + " " + path + " HTTP/1.1\r\nHost: localhost\r\nContent-Length: " + length + "\r\n\r\n");
        return send(port, sent);
    }

    private static Answer send(int port, String request) {
        return send(port, List.of(request));
    }

    private static Answer send(int port, List<String> pieces) {
        try (Socket socket = new Socket("127.0.0.1", port)) {
            for (String piece : pieces) {
                socket.getOutputStream().write(piece.getBytes(StandardCharsets.UTF_8));
                if (pieces.size() > 1) {
                    TimeUnit.MILLISECONDS.sleep(PAUSE);
                }
            }
            BufferedReader in =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            int status = Integer.parseInt(in.readLine().split(" ")[1]);
            return new Answer(status, in.lines().collect(Collectors.joining("\n")));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException hurried) {
            throw new IllegalStateException(hurried);
        }
    }
}
