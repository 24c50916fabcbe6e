package org.dicechess.examples.webhost.http;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.dicechess.examples.webhost.game.Refusal;

/** What every request passes first: from where it comes, by which name it knows the host, and how often it asks. */
final class Guard {

    /** Nothing from elsewhere, no code but the files of this site, in no frame. */
    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
                    + " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private static final Pattern OTHER_CHARSET =
            Pattern.compile("charset\\s*=(?!\\s*\"?utf-8\"?\\s*(?:;|$))", Pattern.CASE_INSENSITIVE);

    private static final Set<String> OWN_SITE = Set.of("same-origin", "none");
    private static final Set<String> THIS_MACHINE = Set.of("127.0.0.1", "localhost", "[::1]");
    private static final String ADDRESS = "address";

    private final boolean behindProxy;
    private final Optional<String> onlyHere;
    private final Origins origins;
    private final Rates rates;

    /**
     * Makes a guard.
     *
     * @param bound the address on which the host listens
     * @param behindProxy whether a proxy of this machine tells who asks
     * @param origins the sites elsewhere that may ask
     */
    Guard(String bound, boolean behindProxy, Origins origins, Rates rates) {
        this.behindProxy = behindProxy;
        this.onlyHere = Optional.of(bound).filter(address -> !behindProxy && isLoopback(address));
        this.origins = origins;
        this.rates = rates;
    }

    /**
     * Notes who asks and adds headers that protect the page; refuses other sites but those that the owner allows, and
     * other names of the host.
     */
    void check(Context request) {
        request.attribute(ADDRESS, asker(request));
        request.header("Content-Security-Policy", POLICY)
                .header("X-Content-Type-Options", "nosniff")
                .header("Referrer-Policy", "no-referrer")
                .header("Cross-Origin-Opener-Policy", "same-origin")
                .header("Cross-Origin-Resource-Policy", "same-origin")
                .header("Cache-Control", "no-store");
        if (OTHER_CHARSET
                .matcher(String.valueOf(request.header("Content-Type")))
                .find()) {
            throw new Refusal(415, "no-json", "expected JSON in UTF-8");
        }
        String site = request.header("Sec-Fetch-Site");
        boolean reads = request.method().name().equals("GET");
        boolean admitted = origins.admits(request);
        if (site != null && !OWN_SITE.contains(site) && !reads && !admitted) {
            throw new Refusal(403, "other-site", "requests of other sites are refused");
        }
        onlyHere.ifPresent(bound -> checkName(bound, String.valueOf(request.header("Host"))));
    }

    /** Another name for this machine is of a site that has pointed its own name here. */
    private static void checkName(String bound, String host) {
        String name = host.replaceFirst(":[0-9]*$", "");
        if (!THIS_MACHINE.contains(name) && !name.equals(bound)) {
            throw new Refusal(403, "other-name", "this host answers to 127.0.0.1, localhost and [::1] only");
        }
    }

    /** Refuses whoever asks too often. */
    void limit(Context request) {
        if (!rates.take(address(request))) {
            request.header("Retry-After", "1");
            throw new Refusal(429, "too-many-requests", "too many requests; wait a second");
        }
    }

    /** Returns the address of whoever asks, as {@link #check} has noted it. */
    static String address(Context request) {
        return String.valueOf(request.<String>attribute(ADDRESS));
    }

    /** The last address is the one that the proxy has added; whoever asks may have written those before it. */
    private String asker(Context request) {
        String peer = request.ip();
        if (!behindProxy || !isLoopback(peer)) {
            return peer;
        }
        List<String> told = new ArrayList<>();
        for (String line : Collections.list(request.req().getHeaders("X-Forwarded-For"))) {
            told.addAll(List.of(line.split(",")));
        }
        String last = told.isEmpty() ? "" : told.get(told.size() - 1).strip();
        return last.matches("[0-9a-fA-F.:\\[\\]]{2,60}") ? last : peer;
    }

    private static boolean isLoopback(String address) {
        try {
            return InetAddress.getByName(address).isLoopbackAddress();
        } catch (UnknownHostException elsewhere) {
            return false;
        }
    }
}
