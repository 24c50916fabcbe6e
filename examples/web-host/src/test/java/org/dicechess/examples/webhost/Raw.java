package org.dicechess.examples.webhost;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/** Requests with headers that a client of Java does not let programs set. */
final class Raw {

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
        return send(
                port, "GET " + path + " HTTP/1.1\r\n" + String.join("\r\n", headers) + "\r\nConnection: close\r\n\r\n");
    }

    private static Answer send(int port, String request) {
        try (Socket socket = new Socket("127.0.0.1", port)) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
            BufferedReader in =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            int status = Integer.parseInt(in.readLine().split(" ")[1]);
            return new Answer(status, in.lines().collect(Collectors.joining("\n")));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
