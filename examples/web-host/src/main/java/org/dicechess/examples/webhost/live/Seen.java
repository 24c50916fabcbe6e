package org.dicechess.examples.webhost.live;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.dicechess.Color;
import org.dicechess.GameRecord;
import org.dicechess.Variant;
import org.dicechess.examples.board.View;
import org.dicechess.examples.webhost.game.Clock;
import org.dicechess.examples.webhost.game.Refusal;
import org.dicechess.examples.webhost.game.Table;
import org.dicechess.examples.webhost.store.GameRow;
import org.dicechess.fair.FairDue;
import org.dicechess.fair.FairTerms;
import org.dicechess.fair.Party;

/** Puts together what one player or spectator sees of a game. */
record Seen(GameRow row, Table table, Journal journal, Clock clock, long now) {

    /**
     * A state without its view, which takes long to make.
     *
     * @param game the game up to the moment that is shown
     * @param withChoices whether the view tells the possible events
     */
    record Unseen(State state, GameRecord game, boolean withChoices) {}

    Unseen unseen(Optional<Party> who, Optional<Integer> moment, boolean claim) {
        Variant variant = table.play().game().position().variant();
        int shown = shown(moment);
        boolean present = shown == table.play().game().length();
        GameRecord game = present ? table.play().game() : table.play().game().at(shown);
        State state = new State(
                row.id(),
                journal.version(),
                row.variant(),
                variant.name(),
                variant.options(),
                stage(),
                seats(seat -> Optional.of(seat.name())),
                seats(Seat::level),
                who.map(Party::text).orElse(""),
                who.flatMap(this::due).orElse(""),
                terms(),
                table.play().dice().commitment(Party.HOST).orElseThrow(),
                may(who, claim),
                asks(),
                name(table.offer()),
                name(table.takeBack()),
                who.flatMap(Party::side).flatMap(table::stays).orElse(""),
                name(table.rematch()),
                next(),
                row.clock(),
                left(),
                table.play().game().length(),
                shown,
                View.NONE);
        return new Unseen(state, game, present && stage().equals("playing"));
    }

    private int shown(Optional<Integer> moment) {
        int length = table.play().game().length();
        moment.filter(ply -> ply > length).ifPresent(ply -> {
            throw new Refusal(400, "no-moment", "ply: expected 0 to " + length + " now, not " + ply);
        });
        return moment.orElse(length);
    }

    Listed listed() {
        return new Listed(
                row.id(),
                table.play().game().position().variant().name(),
                seats(seat -> Optional.of(seat.name())),
                row.clock(),
                stage(),
                asks(),
                next());
    }

    private static String name(Optional<Color> side) {
        return side.map(View::name).orElse("");
    }

    private String next() {
        return table.goesOnElsewhere() ? Rematch.id(row.id()) : "";
    }

    /** Returns the side that the game waits for, once both seats are taken. */
    private String asks() {
        return stage().equals("open") ? "" : name(table.play().waitsFor());
    }

    private String stage() {
        if (table.play().isOver()) {
            return "over";
        }
        return journal.seats().size() < Color.values().length
                ? "open"
                : table.play().isReady() ? "playing" : "agreeing";
    }

    private interface Part {
        Optional<String> of(Seat seat);
    }

    private Map<String, String> seats(Part part) {
        Map<String, String> seats = new TreeMap<>();
        journal.seats().forEach((party, seat) -> part.of(seat).ifPresent(text -> seats.put(party.text(), text)));
        return seats;
    }

    /** Asks one player after the other, so that two pages do not send for the same version. */
    private Optional<String> due(Party who) {
        return table.play().dice().due().stream()
                .filter(due -> table.play().rolls() && journal.seats().containsKey(due.party()))
                .findFirst()
                .filter(due -> due.party() == who)
                .map(due -> due.kind() == FairDue.Kind.COMMITMENT ? "commit" : "seed");
    }

    /** Returns the head of the messages that commitments are made of, as docs/fair-dice.md describes it. */
    private List<String> terms() {
        FairTerms terms = table.play().dice().terms();
        String options = new TreeMap<>(terms.options())
                .entrySet().stream()
                        .map(option -> option.getKey() + "=" + option.getValue())
                        .collect(Collectors.joining(" "));
        return List.of("dicechess-fair-1", terms.game(), terms.rules(), options);
    }

    private List<String> may(Optional<Party> who, boolean claim) {
        List<String> may = new ArrayList<>();
        if (who.isEmpty() || stage().equals("open")) {
            return may;
        }
        Color side = who.get().side().orElseThrow();
        Map<String, Boolean> answers = stage().equals("over") ? afterwards(side) : meanwhile(side, claim);
        answers.forEach((name, allowed) -> may.addAll(allowed ? List.of(name) : List.of()));
        return may;
    }

    private Map<String, Boolean> afterwards(Color side) {
        Map<String, Boolean> answers = new LinkedHashMap<>();
        answers.put("offer-rematch", table.mayOfferRematch(side));
        answers.put("accept-rematch", table.rematch().equals(Optional.of(side.opponent())));
        answers.put("decline-rematch", table.rematch().isPresent());
        return answers;
    }

    private Map<String, Boolean> meanwhile(Color side, boolean claim) {
        Party by = Party.of(side);
        boolean computer = journal.seats().get(LiveGame.opponent(by)).level().isPresent();
        Map<String, Boolean> answers = new LinkedHashMap<>();
        answers.put("play", table.play().decides().equals(Optional.of(side)));
        answers.put(
                "take-back",
                table.play().isReady()
                        && table.play().game().explainTakeBack(side).isEmpty());
        answers.put("hint", computer && table.play().decides().equals(Optional.of(side)));
        answers.put("offer-draw", !computer && table.mayOffer(side));
        answers.put("accept-draw", table.offer().equals(Optional.of(side.opponent())));
        answers.put("decline-draw", table.offer().isPresent());
        answers.put("propose-take-back", table.mayPropose(side));
        answers.put("accept-take-back", table.takeBack().equals(Optional.of(side.opponent())));
        answers.put("decline-take-back", table.takeBack().isPresent());
        answers.put("claim", claim);
        answers.put("resign", true);
        return answers;
    }

    private Map<String, Long> left() {
        Map<String, Long> left = new TreeMap<>();
        for (Color side : clock.pace().exists() ? Color.values() : new Color[0]) {
            left.put(View.name(side), Math.max(0, clock.left(side, now)));
        }
        return left;
    }
}
