package org.dicechess.groovy.grammar;

import groovyjarjarasm.asm.Opcodes;
import java.util.ArrayList;
import java.util.List;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.MethodNode;
import org.codehaus.groovy.ast.ModuleNode;
import org.codehaus.groovy.ast.Parameter;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.stmt.ExpressionStatement;
import org.codehaus.groovy.ast.stmt.Statement;
import org.dicechess.groovy.text.HookWord;
import org.dicechess.groovy.text.Source;
import org.dicechess.groovy.text.Token;
import org.dicechess.groovy.text.Token.Kind;
import org.dicechess.groovy.text.Tokens;
import org.dicechess.groovy.text.Words;
import org.dicechess.spi.HookException;

/**
 * The grammar of confined scripts, which is their second gate. It makes the compiler's tree of listed kinds of nodes in
 * one pass. Groovy's own parser never reads a confined script: it can take hours for a small text, and the nodes that
 * it may make are not listed.
 */
public final class Script {

    private static final int MOST_FUNCTIONS = 40;

    private final Tokens tokens;
    private final Statements statements;
    private final List<MethodNode> functions = new ArrayList<>();
    private final List<Statement> rest = new ArrayList<>();

    private Script(Tokens tokens) {
        this.tokens = tokens;
        this.statements = new Statements(tokens);
    }

    /**
     * Reads a script into a module.
     *
     * @return its tokens, all of them read
     * @throws HookException for the first mistake
     */
    public static Tokens read(Source source, ModuleNode module) {
        Tokens tokens = new Tokens(source);
        Script script = new Script(tokens);
        script.read();
        script.functions.forEach(module::addMethod);
        script.rest.forEach(module::addStatement);
        return tokens;
    }

    private void read() {
        tokens.skipEnds();
        while (!tokens.is(Kind.END)) {
            if (statements.types().isDeclaration()) {
                declaration();
            } else {
                block();
            }
            if (!tokens.is(Kind.LINE) && !tokens.is(Kind.SEMICOLON) && !tokens.is(Kind.END)) {
                throw tokens.unexpected("a new line");
            }
            tokens.skipEnds();
        }
    }

    private void block() {
        Token at = tokens.peek();
        if (at.kind() == Kind.WORD && Words.REFUSED.containsKey(at.text())) {
            throw tokens.refusedWord();
        }
        if (at.kind() != Kind.WORD || !tokens.peek(1).is("{")) {
            throw tokens.wrong(at, "expected " + HookWord.heads() + " or a function, not " + at.shown());
        }
        Expression block = statements.expressions().statement();
        rest.add(statements.tree().node(new ExpressionStatement(block), at, block));
    }

    /** Reads variables or a function; the token after the name decides which. */
    private void declaration() {
        Token at = tokens.peek();
        ClassNode type = tokens.accept("void")
                ? ClassHelper.VOID_TYPE
                : statements.types().declared();
        if (tokens.is(Kind.WORD) && tokens.peek(1).is("(")) {
            function(at, type);
        } else {
            statements.declarations(at, type, rest);
        }
    }

    private void function(Token at, ClassNode answer) {
        Token name = tokens.name("the name of a function");
        if (Words.TAKEN_FUNCTIONS.contains(name.text()) || isHook(name.text())) {
            throw tokens.refused(name, "a function named " + name.text(), "choose another name");
        }
        if (functions.size() == MOST_FUNCTIONS) {
            throw tokens.refused(name, "more than " + MOST_FUNCTIONS + " functions", "");
        }
        tokens.expect("(");
        Parameter[] parameters = tokens.is(")") ? Parameter.EMPTY_ARRAY : statements.parameters();
        tokens.expect(")");
        tokens.skipLines();
        Statement body = statements.block();
        MethodNode function =
                new MethodNode(name.text(), Opcodes.ACC_PUBLIC, answer, parameters, ClassNode.EMPTY_ARRAY, body);
        functions.add(statements.tree().node(function, at, body));
    }

    private static boolean isHook(String name) {
        for (HookWord word : HookWord.values()) {
            if (word.text().equals(name)) {
                return true;
            }
        }
        return false;
    }
}
