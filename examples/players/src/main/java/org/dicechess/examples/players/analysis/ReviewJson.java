package org.dicechess.examples.players.analysis;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.dicechess.Color;
import org.dicechess.Event;
import org.dicechess.Result;

/** A review as JSON. Winning chances and losses are from 0 to 1, rounded to four digits. */
public final class ReviewJson {

    private static final ObjectMapper MAPPER = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);
    private static final double DIGITS = 1e4;

    private ReviewJson() {}

    /** Returns the text. */
    public static String text(Review review) {
        try {
            return MAPPER.writeValueAsString(map(review));
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Returns the same as maps, lists, texts and numbers. */
    public static Map<String, Object> map(Review review) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("variant", review.game().variant().id());
        map.put("events", review.game().length());
        map.put("reviewed", review.reviewed());
        map.put("result", review.game().result().map(Result::text).orElse("*"));
        map.put("corrected", rounded(review.corrected()));
        map.put("curve", review.curve().stream().map(ReviewJson::rounded).toList());
        map.put("white", tally(review.tally(Color.WHITE)));
        map.put("black", tally(review.tally(Color.BLACK)));
        map.put("moments", review.moments().stream().map(ReviewJson::moment).toList());
        return map;
    }

    private static Map<String, Object> tally(Review.Tally tally) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("choices", tally.choices());
        for (Verdict verdict : Verdict.values()) {
            map.put(name(verdict), tally.verdicts().get(verdict));
        }
        map.put("lost", rounded(tally.lost()));
        map.put("mean", rounded(tally.mean()));
        map.put("rolls", tally.rolls());
        map.put("luck", rounded(tally.luck()));
        return map;
    }

    private static Map<String, Object> moment(Moment moment) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("from", moment.from());
        map.put("to", moment.to());
        map.put("turn", moment.turn());
        map.put("side", name(moment.side()));
        map.put("before", rounded(moment.before()));
        map.put("after", rounded(moment.after()));
        if (moment instanceof Moment.Chosen chosen) {
            map.put("played", texts(chosen.played()));
            map.put("best", texts(chosen.best()));
            map.put("loss", rounded(chosen.loss()));
            map.put("margin", rounded(chosen.margin()));
            map.put("verdict", name(chosen.verdict()));
            map.put("depth", chosen.depth());
        } else if (moment instanceof Moment.Rolled rolled) {
            map.put("roll", rolled.roll().text());
            map.put("luck", rounded(rolled.luck()));
            map.put("worst", rounded(rolled.worst()));
            map.put("best", rounded(rolled.best()));
            map.put("depth", rolled.depth());
        }
        return map;
    }

    private static List<String> texts(List<Event> events) {
        return events.stream().map(Event::text).toList();
    }

    private static String name(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    private static double rounded(double number) {
        return Math.round(number * DIGITS) / DIGITS;
    }
}
