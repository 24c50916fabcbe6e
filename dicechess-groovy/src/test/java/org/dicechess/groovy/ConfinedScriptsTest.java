package org.dicechess.groovy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.spi.FacingRule;
import org.dicechess.spi.HookException;
import org.dicechess.spi.StepRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What confined scripts may and may not do. The first line of each script says what should happen to it. */
@Timeout(30)
class ConfinedScriptsTest {

    private static final BoardSpot E4 = BoardSpot.of("e4", Color.WHITE, Direction.NORTH);

    private final GroovyScripts scripts = GroovyScripts.confined();

    static List<ScriptFile> benign() {
        return ScriptFile.in("benign");
    }

    static List<ScriptFile> hostile() {
        return ScriptFile.in("hostile");
    }

    @ParameterizedTest
    @MethodSource("benign")
    void harmlessScriptsAnswer(ScriptFile script) {
        assertThat(answers(compile(script))).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("hostile")
    void hostileScriptsEndAsTheirHeadsSay(ScriptFile script) {
        Verdict verdict = verdict(script);
        if (script.expected().startsWith("accepted by the gate")) {
            assertThat(verdict).isEqualTo(Verdict.STOPPED);
        } else if (script.expected().startsWith("accepted")) {
            assertThat(verdict).isEqualTo(Verdict.ACCEPTED);
        } else if (script.expected().equals("rejected at compile")) {
            assertThat(verdict).isEqualTo(Verdict.REJECTED);
        } else {
            assertThat(verdict).isIn(Verdict.REJECTED, Verdict.STOPPED);
        }
    }

    @Test
    void everyHostileScriptIsHere() {
        assertThat(hostile()).hasSize(272);
        assertThat(benign()).hasSize(33);
    }

    @Test
    void aStoppedScriptNamesItsLineAndTheQuestion() {
        StepRule rule = scripts.compile("loop.groovy", "step { from ->\n  while (true) { }\n  []\n}", StepRule.class);

        assertThatThrownBy(() -> rule.steps(E4))
                .isInstanceOf(HookException.class)
                .hasMessage("loop.groovy:2: the script does too much; it stopped after 50000 units of fuel"
                        + " (asked for 'step' on e4, white facing north)")
                .satisfies(
                        failure -> assertThat(((HookException) failure).line()).isEqualTo(2));
    }

    @Test
    void aScriptThatWasStoppedAnswersTheNextQuestionWithAFullTank() {
        StepRule rule = scripts.compile("some.groovy", """
                step { from ->
                    if (from.in('sixth-rank')) { while (true) { } }
                    40000.times { }
                    [from.walk(NORTH)]
                }""", StepRule.class);

        assertThatThrownBy(() -> rule.steps(BoardSpot.of("e6", Color.WHITE, Direction.NORTH)))
                .isInstanceOf(HookException.class);
        assertThat(rule.steps(E4)).hasSize(1);
        assertThat(rule.steps(E4)).hasSize(1);
    }

    private Verdict verdict(ScriptFile script) {
        Object rule;
        try {
            rule = compile(script);
        } catch (HookException e) {
            return Verdict.REJECTED;
        }
        try {
            return answers(rule).isEmpty() ? Verdict.STOPPED : Verdict.ACCEPTED;
        } catch (HookException e) {
            return Verdict.STOPPED;
        }
    }

    private Object compile(ScriptFile script) {
        return script.hasFacing()
                ? scripts.compile(script.name(), script.text(), FacingRule.class)
                : scripts.compile(script.name(), script.text(), StepRule.class);
    }

    private static List<?> answers(Object rule) {
        return rule instanceof FacingRule facing ? facing.facings(E4) : ((StepRule) rule).steps(E4);
    }

    /** What happened to a script. */
    private enum Verdict {
        /** It was not compiled. */
        REJECTED,
        /** It was compiled, and did not answer. */
        STOPPED,
        /** It answered. */
        ACCEPTED
    }
}
