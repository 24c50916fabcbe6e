package org.dicechess.examples.players.uci;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A program that answers some commands of UCI, and to one of them says for ever what nobody wants to know. */
public final class Chatter {

    private Chatter() {}

    /** Returns the command that starts it. */
    public static String command(String word) {
        return Path.of(System.getProperty("java.home"), "bin", "java")
                + " -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp " + System.getProperty("java.class.path") + " "
                + Chatter.class.getName() + " " + word;
    }

    /** Talks for ever at the command that is the first word, and ends at once if that is {@code end}. */
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        while (!args[0].equals("end")) {
            String line = String.valueOf(in.readLine());
            while (line.startsWith(args[0])) {
                System.out.println("info string I think");
            }
            System.out.println(line.equals("uci") ? "uciok" : line.equals("isready") ? "readyok" : "");
        }
    }
}
