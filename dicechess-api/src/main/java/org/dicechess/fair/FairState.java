package org.dicechess.fair;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Where a transcript stands. Each step checks that it follows from the steps before, and adds its line. */
final class FairState {

    /** The most characters of a transcript that is read. */
    static final int LONGEST = 1 << 20;

    /**
     * No roll is opened or taken back in a transcript with more characters. What follows the roll and the escapes of
     * the line feeds leave 100,000 characters of a record to its events, tags and other members.
     */
    private static final int FULL = 870_000;

    private static final Pattern COMMITMENT = Pattern.compile("[0-9a-f]{64}");

    /** A drawn roll with the seeds that it depends on. */
    private record Drawn(FairRoll roll, byte[] white, byte[] black) {}

    final FairTerms terms;

    @Nullable
    Chain<String> lines;

    /** The number of characters of the transcript. */
    private int length;

    /** The rolls that have not been taken back. */
    @Nullable
    Chain<FairRoll> live;

    /** The number of rolls that have been drawn. */
    int index;

    boolean closed;

    @Nullable
    Party missing;

    private final Map<Party, String> commitments = new EnumMap<>(Party.class);

    /** The seeds of the players, and the secret of the host once it is shown. */
    private final Map<Party, byte[]> shown = new EnumMap<>(Party.class);

    private @Nullable Chain<Drawn> drawn;
    private @Nullable FairRequest open;

    FairState(FairTerms terms) {
        this.terms = terms;
        this.length = TranscriptReader.head(terms).length();
    }

    FairState copy() {
        FairState copy = new FairState(terms);
        copy.lines = lines;
        copy.length = length;
        copy.live = live;
        copy.index = index;
        copy.closed = closed;
        copy.missing = missing;
        copy.commitments.putAll(commitments);
        copy.shown.putAll(shown);
        copy.drawn = drawn;
        copy.open = open;
        return copy;
    }

    /** Returns the open roll; empty if none is open. */
    Optional<FairRequest> open() {
        return closed ? Optional.empty() : Optional.ofNullable(open);
    }

    Optional<String> commitment(Party party) {
        return Optional.ofNullable(commitments.get(party));
    }

    boolean isProved() {
        return terms.scheme().hasFreshSecrets() || shown.containsKey(Party.HOST) || index == 0;
    }

    List<FairDue> due() {
        List<FairDue> due = new ArrayList<>();
        if (closed) {
            return due;
        }
        FairScheme scheme = terms.scheme();
        for (Party party : Party.values()) {
            boolean commits = party == Party.HOST || scheme.isCommitted();
            if (commits && isTimeOf(party) && !commitments.containsKey(party)) {
                due.add(new FairDue(FairDue.Kind.COMMITMENT, party));
            }
        }
        for (Party player : List.of(Party.WHITE, Party.BLACK)) {
            if (due.stream().noneMatch(each -> each.kind() == FairDue.Kind.COMMITMENT)
                    && isTimeOf(player)
                    && !shown.containsKey(player)) {
                due.add(new FairDue(FairDue.Kind.SEED, player));
            }
        }
        if (due.isEmpty() && open != null) {
            due.add(new FairDue(FairDue.Kind.SECRET, Party.HOST));
        }
        return due;
    }

    /** Returns whether the party may have to commit or to show something now: what is fresh waits for an open roll. */
    private boolean isTimeOf(Party party) {
        return open != null || !isFresh(party);
    }

    private boolean isFresh(Party party) {
        return party == Party.HOST
                ? terms.scheme().hasFreshSecrets()
                : terms.scheme().hasFreshSeeds();
    }

    void commit(Party party, String commitment) {
        checkDue(FairDue.Kind.COMMITMENT, party);
        if (!COMMITMENT.matcher(commitment).matches()) {
            throw new IllegalArgumentException("a commitment of " + commitment.length()
                    + " characters; expected 64 hexadecimal digits in lower case");
        }
        commitments.put(party, commitment);
        write("commit " + party.text() + " " + commitment);
    }

    void seed(Party player, String seed) {
        checkDue(FairDue.Kind.SEED, player);
        byte[] value = HexFormat.of().parseHex(seed);
        FairHash.checkLength(value);
        if (terms.scheme().isCommitted()) {
            committed(player, seed);
        }
        shown.put(player, value);
        write("seed " + player.text() + " " + seed);
    }

    void open(FairRequest request) {
        boolean late = live != null && live.last().request().event() >= request.event();
        if (closed || !due().isEmpty() || late || request.index() != index || isFull()) {
            throw new IllegalStateException(
                    "no roll " + request.index() + " after event " + request.event() + " now: " + obstacle());
        }
        open = request;
        write("roll " + index + " event " + request.event() + " of " + request.total());
    }

    private String obstacle() {
        if (closed) {
            return "the transcript is closed";
        }
        if (!due().isEmpty()) {
            return "due first: " + words(due());
        }
        if (isFull()) {
            return "the transcript is full, with " + length + " characters; a roll needs at most " + FULL
                    + " before it";
        }
        return "the next roll is " + index
                + (live == null
                        ? ""
                        : ", the last one is after event "
                                + live.last().request().event());
    }

    private boolean isFull() {
        return length > FULL;
    }

    /** Draws the open roll. A fresh secret is shown, if it is not shown yet. */
    void draw(String secret) {
        FairRequest request = drawable();
        byte[] value = committed(Party.HOST, secret);
        if (terms.scheme().hasFreshSecrets() && !shown.containsKey(Party.HOST)) {
            showSecret(secret);
        }
        drawn(FairHash.roll(terms, value, shown(Party.WHITE), shown(Party.BLACK), request)
                .hash());
    }

    /** Shows the secret of the open roll. */
    void showSecret(String secret) {
        drawable();
        byte[] value = committed(Party.HOST, secret);
        if (shown.put(Party.HOST, value) != null) {
            throw new IllegalStateException("the secret has been shown already");
        }
        write("secret " + secret);
    }

    private FairRequest drawable() {
        if (open == null || !due().contains(new FairDue(FairDue.Kind.SECRET, Party.HOST))) {
            throw new IllegalStateException("no roll can be drawn now: " + obstacle());
        }
        return open;
    }

    /** Ends the open roll. */
    void drawn(String hash) {
        FairRoll ended = new FairRoll(drawable(), hash);
        Drawn entry = new Drawn(ended, shown(Party.WHITE), shown(Party.BLACK));
        if (terms.scheme().hasFreshSecrets()) {
            check(entry, shown(Party.HOST));
        }
        write("drawn " + hash);
        drawn = new Chain<>(drawn, entry);
        live = new Chain<>(live, ended);
        index++;
        open = null;
        for (Party party : Party.values()) {
            if (isFresh(party)) {
                commitments.remove(party);
                shown.remove(party);
            }
        }
    }

    /** Shows the secret of the game after all rolls, or after a player is missing. */
    void reveal(String secret) {
        boolean ended = missing != null && missing != Party.HOST && !shown.containsKey(Party.HOST);
        if (terms.scheme().hasFreshSecrets() || closed && !ended || !due().isEmpty()) {
            throw new IllegalStateException("the secret of the whole game cannot be shown now: "
                    + (terms.scheme().hasFreshSecrets() ? "each roll has a secret of its own" : obstacle()));
        }
        byte[] value = committed(Party.HOST, secret);
        for (Chain<Drawn> at = drawn; at != null; at = at.before()) {
            check(at.last(), value);
        }
        shown.put(Party.HOST, value);
        closed = true;
        write("secret " + secret);
    }

    private void check(Drawn entry, byte[] secret) {
        FairRoll roll = entry.roll();
        FairRoll expected = FairHash.roll(terms, secret, entry.white(), entry.black(), roll.request());
        if (!roll.equals(expected)) {
            throw new IllegalArgumentException("roll " + roll.request().index() + " is " + roll.hash()
                    + "; secret and seeds give " + expected.hash());
        }
    }

    void missing(Party party) {
        boolean owes = due().stream().anyMatch(each -> each.party() == party);
        boolean hides = party == Party.HOST && !closed && open == null && !isProved();
        if (!owes && !hides) {
            throw new IllegalStateException(party.text() + " owes nothing now");
        }
        missing = party;
        closed = true;
        write("missing " + party.text());
    }

    /** Takes back a roll and all later ones. */
    void takeBack(int first) {
        if (closed || open != null || isFull()) {
            throw new IllegalStateException("no roll can be taken back now: " + obstacle());
        }
        Chain<FairRoll> at = live;
        while (at != null && at.last().request().index() > first) {
            at = at.before();
        }
        if (at == null || at.last().request().index() != first) {
            throw new IllegalArgumentException("roll " + first + " has not been drawn, or has been taken back");
        }
        live = at.before();
        write("taken-back " + first);
    }

    private byte[] shown(Party party) {
        return Optional.ofNullable(shown.get(party))
                .orElseThrow(() -> new IllegalStateException(party.text() + " has shown nothing"));
    }

    private void checkDue(FairDue.Kind kind, Party party) {
        if (!due().contains(new FairDue(kind, party))) {
            throw new IllegalStateException("no " + new FairDue(kind, party) + " is due"
                    + (due().isEmpty() ? "; nothing is" : "; due: " + words(due())));
        }
    }

    private static String words(List<FairDue> due) {
        return due.stream().map(FairDue::toString).collect(Collectors.joining(", "));
    }

    /** Returns the value to which a party has committed. */
    private byte[] committed(Party party, String digits) {
        byte[] value = HexFormat.of().parseHex(digits);
        String roll = isFresh(party) ? String.valueOf(index) : FairHash.WHOLE_GAME;
        String hash = FairHash.commitment(terms, party, roll, value);
        if (!hash.equals(commitments.get(party))) {
            throw new IllegalArgumentException(party.text() + " committed to another value: the commitment is "
                    + commitments.get(party) + ", that of this value " + hash);
        }
        return value;
    }

    private void write(String line) {
        lines = new Chain<>(lines, line);
        length += line.length() + 1;
    }
}
