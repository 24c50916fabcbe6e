package org.dicechess.examples.webhost;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** A worker that says by a file that it has begun, and answers when another file is there. */
public final class GatedWorker {

    private GatedWorker() {}

    /** Reads tasks whose definition is {@code now}, or the paths of both files with a blank between. */
    public static void main(String[] args) throws IOException, InterruptedException {
        System.out.println("ready");
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] files = line.replaceAll(".*\"yaml\":\"([^\"]*)\".*", "$1").split(" ");
            if (files.length == 2) {
                Files.createFile(Path.of(files[0]));
                await(Path.of(files[1]));
            }
            System.out.println("{}");
        }
    }

    private static void await(Path file) throws InterruptedException {
        while (!Files.exists(file)) {
            Thread.sleep(10);
        }
    }
}
