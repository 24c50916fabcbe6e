package org.dicechess.examples.webhost;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.dicechess.examples.webhost.http.Limits;
import org.dicechess.examples.webhost.http.Origins;
import org.dicechess.examples.webhost.http.Rehearsal;
import org.dicechess.examples.webhost.http.WebHost;
import org.dicechess.examples.webhost.worker.WorkerMain;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Starts the host: {@code java -jar web-host.jar}. */
@Command(
        name = "web-host",
        description = "Plays every variant of dicechess in browsers.",
        mixinStandardHelpOptions = true)
public final class Main implements Callable<Integer> {

    @Option(
            names = "--address",
            defaultValue = "127.0.0.1",
            description = "where to listen; default: this machine only")
    private String address = "";

    @Option(names = "--port", defaultValue = "8080", description = "the port; 0 is any free one; default: 8080")
    private int port;

    @Option(
            names = "--store",
            defaultValue = "jdbc:sqlite:dicechess-games.db",
            description = "where games are kept: jdbc:sqlite:FILE or jdbc:postgresql://SERVER/DATABASE?user=NAME")
    private String store = "";

    @Option(names = "--packs", description = "a folder with variants of your own, each in a sub-folder named as its id")
    private Path packs;

    @Option(
            names = "--abandoned-after",
            defaultValue = "14",
            description = "days after which a player may claim a game without a clock; default: 14")
    private int abandonedAfter;

    @Option(names = "--requests", defaultValue = "20", description = "requests a second of one address; default: 20")
    private double requests;

    @Option(
            names = "--editor",
            description = "lets everybody who reaches the host check and play definitions, without scripts")
    private boolean editor;

    @Option(
            names = "--rehearsal",
            defaultValue = "4",
            description = "seconds for which the host plays with itself before it opens its port, so that the first"
                    + " players do not wait for a program that is not compiled yet; 0 to open at once; default: 4")
    private int rehearsal;

    @Option(
            names = "--behind-proxy",
            description = "takes the address of who asks from the last entry of X-Forwarded-For, if a proxy of this"
                    + " machine sends it")
    private boolean behindProxy;

    @Option(
            names = "--allow-origin",
            paramLabel = "ORIGIN",
            description = "lets pages of a site elsewhere, as https://example.org, use the interface for programs; may"
                    + " be given several times; default: no site")
    private List<String> origins = List.of();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private Main() {}

    /** Starts the host and runs until the process ends. */
    public static void main(String[] args) {
        System.exit(new CommandLine(new Main()).execute(args));
    }

    @Override
    public Integer call() throws InterruptedException {
        if (rehearsal < 0 || rehearsal > 60) {
            throw new ParameterException(spec.commandLine(), "--rehearsal: expected 0 to 60 seconds");
        }
        if (packs != null && !Files.isDirectory(packs)) {
            throw new ParameterException(spec.commandLine(), "--packs: there is no folder " + packs);
        }
        WebHost.Setup setup = setup();
        Rehearsal.play(TimeUnit.SECONDS.toMillis(rehearsal));
        WebHost host = new WebHost(setup);
        System.out.println("Open http://" + address + ":" + host.port() + "/ in a browser.");
        new CountDownLatch(1).await();
        return 0;
    }

    private WebHost.Setup setup() {
        Limits usual = Limits.USUAL;
        return new WebHost.Setup(
                address,
                port,
                store,
                Optional.ofNullable(packs),
                TimeUnit.DAYS.toMillis(abandonedAfter),
                editor ? Optional.of(WorkerMain.class) : Optional.empty(),
                new Limits(
                        requests,
                        (int) Math.max(usual.burst(), 5 * requests),
                        usual.streams(),
                        usual.allStreams(),
                        usual.games(),
                        usual.levelGames(),
                        usual.offers(),
                        usual.doors()),
                behindProxy,
                origins());
    }

    private Origins origins() {
        try {
            return new Origins(origins);
        } catch (IllegalArgumentException wrong) {
            throw new ParameterException(spec.commandLine(), "--allow-origin: " + wrong.getMessage(), wrong);
        }
    }
}
