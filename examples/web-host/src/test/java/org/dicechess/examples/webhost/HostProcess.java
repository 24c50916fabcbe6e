package org.dicechess.examples.webhost;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A host in a process of its own, which can be killed. */
final class HostProcess {

    private static final Pattern URL = Pattern.compile("http://\\S+[0-9]");

    private final Process process;
    final String url;

    HostProcess(String store) throws IOException {
        this(store, List.of("-XX:TieredStopAtLevel=1"), List.of());
    }

    /** Starts a host with options of the virtual machine and of the host. */
    HostProcess(String store, List<String> machine, List<String> options) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-XX:+UseSerialGC");
        command.addAll(machine);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        command.addAll(List.of("--port", "0", "--requests", "100000", "--rehearsal", "0", "--store", store));
        command.addAll(options);
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        Matcher line = URL.matcher(String.valueOf(out.readLine()));
        if (!line.find()) {
            throw new IllegalStateException("the host did not start");
        }
        url = line.group();
    }

    /** Returns whether the process still runs. */
    boolean isAlive() {
        return process.isAlive();
    }

    /** Ends the process at once, as kill -9 does. */
    void kill() {
        process.destroyForcibly();
        try {
            process.waitFor();
        } catch (InterruptedException hurried) {
            throw new IllegalStateException(hurried);
        }
    }
}
