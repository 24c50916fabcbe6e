package org.dicechess.groovy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import org.dicechess.spi.HookException;
import org.dicechess.spi.MoveRule;
import org.junit.jupiter.api.Test;

/** Whatever pieces of syntax stand together, a script compiles, or its refusal names one of its lines. */
class SyntaxPiecesTest {

    /** The number of random scripts; for more run with {@code -Ddicechess.pieces=200000}. */
    private static final int SCRIPTS = Integer.getInteger("dicechess.pieces", TestShare.of(10_000, 60));

    private static final long FIRST_SEED = Long.getLong("dicechess.pieces.seed", 1);

    /** What a refusal says: a line, and words for an author, not for whoever writes compilers. */
    private static final Pattern REFUSAL =
            Pattern.compile("(?s)pieces:([1-9][0-9]*): (?!.*(?:BUG!|Error\\b|Exception\\b"
                    + "|org\\.codehaus|org\\.apache|groovy\\.lang|ASTNode|script\\$|null pointer))(.+)");

    private final Map<String, Integer> results = new TreeMap<>();
    private final Map<String, String> findings = new TreeMap<>();

    @Test
    void aScriptOfAnyPiecesCompilesOrIsRefusedAtALine() {
        LongStream.range(FIRST_SEED, FIRST_SEED + SCRIPTS).forEach(this::compile);

        if (Boolean.getBoolean("dicechess.pieces.print")) {
            results.forEach((message, times) -> System.out.println(times + " x " + message));
        }
        assertThat(findings).isEmpty();
        assertThat(results.getOrDefault("compiled", 0))
                .as("scripts that compile; else refused: %s", results)
                .isGreaterThan(SCRIPTS / 100);
    }

    private void compile(long seed) {
        String script = new SyntaxPieces(seed).next();
        results.merge(withoutNames(result(seed, script)), 1, Integer::sum);
    }

    private String result(long seed, String script) {
        try {
            GroovyScripts.confined().compile("pieces", script, MoveRule.class);
            return "compiled";
        } catch (HookException e) {
            Matcher refusal = REFUSAL.matcher(e.getMessage());
            if (refusal.matches()
                    && Long.parseLong(refusal.group(1)) <= script.lines().count()) {
                return refusal.group(2);
            }
            return found(e, seed, script);
        } catch (RuntimeException | Error e) {
            return found(e, seed, script);
        }
    }

    private String found(Throwable failure, long seed, String script) {
        findings.putIfAbsent(
                withoutNames(String.valueOf(failure.getMessage())), failure + " of seed " + seed + "\n" + script);
        return "found";
    }

    private static String withoutNames(String message) {
        return message.replaceAll("'[^']*'|\\d+", "").lines().findFirst().orElse("");
    }
}
