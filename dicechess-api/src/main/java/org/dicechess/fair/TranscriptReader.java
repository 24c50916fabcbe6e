package org.dicechess.fair;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dicechess.NotationException;

/** Reads transcripts line by line and takes each step again. */
final class TranscriptReader {

    /** A number without leading zeros that a {@code long} may hold. */
    private static final String NUMBER = "(0|[1-9][0-9]{0,18})";

    private static final String PARTY = "(host|white|black)";
    private static final String HEX = "((?:[0-9a-f]{2}){16,64})";
    private static final Pattern COMMIT = Pattern.compile("commit " + PARTY + " ([0-9a-f]{64})");
    private static final Pattern SEED = Pattern.compile("seed " + PARTY + " " + HEX);
    private static final Pattern ROLL = Pattern.compile("roll " + NUMBER + " event " + NUMBER + " of " + NUMBER);
    private static final Pattern SECRET = Pattern.compile("secret " + HEX);
    private static final Pattern DRAWN = Pattern.compile("drawn ([0-9a-f]{64})");
    private static final Pattern TAKEN_BACK = Pattern.compile("taken-back " + NUMBER);
    private static final Pattern MISSING = Pattern.compile("missing " + PARTY);

    private final String text;
    private int at;
    private int begin;
    private int number;

    private TranscriptReader(String text) {
        this.text = text;
    }

    /** Returns the lines before the first step. */
    static String head(FairTerms terms) {
        String options = terms.options().isEmpty() ? "" : "options: " + terms.optionText() + "\n";
        return FairHash.VERSION + "\ngame: " + terms.game() + "\nrules: " + terms.rules() + "\n" + options + "scheme: "
                + terms.scheme().text() + "\n";
    }

    static FairDice read(String text) {
        if (text.length() > FairState.LONGEST) {
            throw new NotationException(
                    FairState.LONGEST,
                    "the transcript has " + text.length() + " characters, expected at most " + FairState.LONGEST);
        }
        return new TranscriptReader(text).read();
    }

    private FairDice read() {
        FairState state = new FairState(terms());
        while (at < text.length()) {
            String line = line();
            try {
                step(state, line);
            } catch (IllegalStateException | IllegalArgumentException wrong) {
                throw error(String.valueOf(wrong.getMessage()));
            }
        }
        return new FairDice(state);
    }

    private FairTerms terms() {
        if (!line().equals(FairHash.VERSION)) {
            throw error("expected '" + FairHash.VERSION + "'");
        }
        String game = field("game", line());
        String rules = field("rules", line());
        String next = line();
        Map<String, String> options = new LinkedHashMap<>();
        String written = "";
        if (next.startsWith("options: ")) {
            written = field("options", next);
            for (String option : written.split(" ", -1)) {
                int sign = option.indexOf('=');
                options.put(option.substring(0, Math.max(0, sign)), option.substring(sign + 1));
            }
            next = line();
        }
        Optional<FairScheme> scheme = FairScheme.of(field("scheme", next));
        if (scheme.isEmpty()) {
            List<String> names =
                    Arrays.stream(FairScheme.values()).map(FairScheme::text).toList();
            throw error("unknown scheme; expected one of " + String.join(", ", names));
        }
        return terms(game, rules, options, written, scheme.get());
    }

    private FairTerms terms(String game, String rules, Map<String, String> options, String written, FairScheme scheme) {
        FairTerms terms;
        try {
            terms = new FairTerms(game, rules, options, scheme);
        } catch (IllegalArgumentException wrong) {
            throw error(String.valueOf(wrong.getMessage()));
        }
        if (!terms.optionText().equals(written)) {
            throw error("the options are not NAME=VALUE, sorted by name, each once");
        }
        return terms;
    }

    private String field(String name, String line) {
        if (!line.startsWith(name + ": ")) {
            throw error("expected '" + name + ": '");
        }
        return line.substring(name.length() + 2);
    }

    private void step(FairState state, String line) {
        switch (line.substring(0, Math.max(0, line.indexOf(' ')))) {
            case "commit" -> {
                Matcher part = match(COMMIT, line, "commit PARTY HASH");
                state.commit(party(part.group(1)), part.group(2));
            }
            case "seed" -> {
                Matcher part = match(SEED, line, "seed PARTY BYTES");
                state.seed(party(part.group(1)), part.group(2));
            }
            case "roll" -> open(state, match(ROLL, line, "roll INDEX event EVENT of TOTAL"));
            case "secret" -> secret(state, match(SECRET, line, "secret BYTES").group(1));
            case "drawn" -> state.drawn(match(DRAWN, line, "drawn HASH").group(1));
            case "taken-back" ->
                state.takeBack(index(match(TAKEN_BACK, line, "taken-back INDEX").group(1)));
            case "missing" ->
                state.missing(party(match(MISSING, line, "missing PARTY").group(1)));
            default -> throw error("expected commit, seed, roll, secret, drawn, taken-back or missing");
        }
    }

    private Matcher match(Pattern pattern, String line, String form) {
        Matcher matcher = pattern.matcher(line);
        if (!matcher.matches()) {
            throw error("expected '" + form + "'");
        }
        return matcher;
    }

    private void open(FairState state, Matcher part) {
        state.open(new FairRequest(index(part.group(1)), index(part.group(2)), number(part.group(3), Long.MAX_VALUE)));
    }

    private static void secret(FairState state, String secret) {
        if (state.terms.scheme().hasFreshSecrets()) {
            state.showSecret(secret);
        } else {
            state.reveal(secret);
        }
    }

    private int index(String digits) {
        return (int) number(digits, Integer.MAX_VALUE);
    }

    private long number(String digits, long most) {
        if (new BigInteger(digits).compareTo(BigInteger.valueOf(most)) > 0) {
            throw error("the number " + digits + ", expected at most " + most);
        }
        return Long.parseLong(digits);
    }

    private static Party party(String name) {
        return Arrays.stream(Party.values())
                .filter(each -> each.text().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** Returns the next line without its end. */
    private String line() {
        begin = at;
        number++;
        int end = text.indexOf('\n', at);
        if (end < 0) {
            throw error("the transcript ends here, expected a line that ends with a line feed");
        }
        at = end + 1;
        return text.substring(begin, end);
    }

    private NotationException error(String complaint) {
        return new NotationException(begin + 1, "line " + number + " of the transcript: " + complaint);
    }
}
