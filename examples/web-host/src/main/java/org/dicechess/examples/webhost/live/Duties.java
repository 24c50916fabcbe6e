package org.dicechess.examples.webhost.live;

import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.examples.webhost.game.Entry;
import org.dicechess.examples.webhost.game.Entry.Kind;
import org.dicechess.examples.webhost.game.Table;
import org.dicechess.fair.FairDue;
import org.dicechess.fair.FairHash;
import org.dicechess.fair.Party;

/** What the host has to do by itself: rolls, shares of computer players in the dice, and the end of endless games. */
record Duties(LiveGame.Host host, Journal journal) {

    /** Adds all that the host does next at a table. */
    void addTo(List<Step> steps, Table from, int version, long now) {
        Table next = from;
        int number = version;
        for (Optional<Entry> due = due(next, number, now); due.isPresent(); due = due(next, number, now)) {
            next = next.after(due.get());
            number++;
            steps.add(new Step(due.get(), next));
        }
    }

    private Optional<Entry> due(Table at, int version, long now) {
        if (at.play().isOver()) {
            return agreement(at.rematch(), Kind.ACCEPT_REMATCH, version, now);
        }
        if (at.play().game().length() >= host.mostEvents()) {
            return Optional.of(new Entry(version + 1, Kind.ADJUDICATE, Party.HOST, "", "", now));
        }
        return share(at, version, now)
                .or(() -> agreement(at.takeBack(), Kind.ACCEPT_TAKE_BACK, version, now))
                .or(() ->
                        at.play().dueRoll().map(roll -> new Entry(version + 1, Kind.ROLL, Party.HOST, roll, "", now)));
    }

    /** A computer player agrees at once. */
    private Optional<Entry> agreement(Optional<Color> offer, Kind kind, int version, long now) {
        return offer.map(side -> Party.of(side.opponent()))
                .filter(this::isComputer)
                .map(computer -> new Entry(version + 1, kind, computer, "", "", now));
    }

    private Optional<Entry> share(Table at, int version, long now) {
        return at.play().dice().due().stream()
                .filter(due -> at.play().rolls() && isComputer(due.party()))
                .findFirst()
                .map(due -> share(at, due, version, now));
    }

    private boolean isComputer(Party party) {
        return Optional.ofNullable(journal.seats().get(party))
                .flatMap(Seat::level)
                .isPresent();
    }

    private Entry share(Table at, FairDue due, int version, long now) {
        byte[] seed = FairHash.secret(
                host.masterKey(), at.play().dice().terms(), 1 + due.party().ordinal());
        boolean commits = due.kind() == FairDue.Kind.COMMITMENT;
        return new Entry(
                version + 1,
                commits ? Kind.COMMIT : Kind.SEED,
                due.party(),
                commits
                        ? FairHash.commitment(at.play().dice().terms(), due.party(), seed)
                        : HexFormat.of().formatHex(seed),
                "",
                now);
    }
}
