package org.dicechess.groovy;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.groovy.parser.antlr4.Antlr4ParserPlugin;
import org.codehaus.groovy.GroovyBugError;
import org.codehaus.groovy.control.CompilationFailedException;
import org.codehaus.groovy.control.MultipleCompilationErrorsException;
import org.codehaus.groovy.control.SourceUnit;
import org.codehaus.groovy.control.messages.SyntaxErrorMessage;
import org.codehaus.groovy.syntax.SyntaxException;
import org.dicechess.groovy.text.Source;

/**
 * Finds the mistake in a block of a trusted script. Groovy's parser blames the opening brace of a block for any mistake
 * inside. Parsed without the brace, the mistake has its own place.
 */
final class BlockMistakes {

    private static final Pattern HEAD =
            Pattern.compile("\\b(step|facing|path|moves|capturable|captured|over)[ \\t]*\\{([^\\n{}]*->)?");

    private BlockMistakes() {}

    /** Returns the mistake in the block that begins on this line; empty if no block begins there. */
    static Optional<SyntaxException> inBlock(Source source, int line) {
        Matcher head = HEAD.matcher(source.text());
        while (head.find()) {
            if (source.text().substring(0, head.start()).lines().count() + atLineStart(source.text(), head.start())
                    == line) {
                return mistake(source.text().substring(0, head.start())
                        + " ".repeat(head.end() - head.start())
                        + source.text().substring(head.end()));
            }
        }
        return Optional.empty();
    }

    private static int atLineStart(String text, int at) {
        return at == 0 || text.charAt(at - 1) == '\n' ? 1 : 0;
    }

    private static Optional<SyntaxException> mistake(String text) {
        SourceUnit unit = SourceUnit.create("block", text);
        try {
            new Antlr4ParserPlugin().buildAST(unit, null, null);
            return Optional.empty();
        } catch (MultipleCompilationErrorsException e) {
            return e.getErrorCollector().getError(0) instanceof SyntaxErrorMessage first
                    ? Optional.of(first.getCause())
                    : Optional.empty();
        } catch (CompilationFailedException | GroovyBugError e) {
            return Optional.empty();
        }
    }
}
