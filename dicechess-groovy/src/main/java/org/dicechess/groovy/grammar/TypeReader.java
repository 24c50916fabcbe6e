package org.dicechess.groovy.grammar;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.GenericsType;
import org.dicechess.groovy.text.Quoted;
import org.dicechess.groovy.text.Token;
import org.dicechess.groovy.text.Token.Kind;
import org.dicechess.groovy.text.Tokens;
import org.dicechess.groovy.text.Words;

/** Reads the types in a script. */
final class TypeReader {

    private static final Set<String> GENERIC = Set.of("List", "Map", "Set", "Collection", "Closure");

    private final Tokens tokens;
    private final Tree tree;

    TypeReader(Tokens tokens, Tree tree) {
        this.tokens = tokens;
        this.tree = tree;
    }

    /** Returns whether a type or {@code def} comes next, followed by a name. */
    boolean isDeclaration() {
        Token after = tokens.peek(1);
        if (tokens.is("def")) {
            return true;
        }
        return tokens.is(Kind.WORD)
                && Words.TYPES.contains(tokens.peek().text())
                && (isName(after)
                        || after.is("<") && isGeneric(tokens.peek())
                        || after.is("[") && tokens.peek(2).is("]"));
    }

    /** Returns whether a token is a word that can be a name. Binary operators cannot. */
    static boolean isName(Token token) {
        return token.kind() == Kind.WORD && !Words.OPERATORS.contains(token.text());
    }

    static boolean isGeneric(Token token) {
        return token.kind() == Kind.WORD && GENERIC.contains(token.text());
    }

    /** Reads a type or {@code def}. */
    ClassNode declared() {
        return tokens.accept("def") ? ClassHelper.dynamicType() : type();
    }

    /** Reads a type; {@code void} is refused. */
    ClassNode type() {
        Token at = tokens.peek();
        if (!tokens.is(Kind.WORD)) {
            throw tokens.unexpected("a type");
        }
        if (Words.REFUSED.containsKey(at.text())) {
            throw tokens.refusedWord();
        }
        if (!Words.TYPES.contains(at.text()) || at.is("void")) {
            throw tokens.refused(at, "the type " + Quoted.text(at.text()), "write 'def'");
        }
        tokens.next();
        ClassNode type = named(at);
        if (tokens.is("[") && tokens.peek(1).is("]")) {
            throw tokens.refused(at, "an array", "write List");
        }
        if (isGeneric(at) && tokens.is("<")) {
            type.setGenericsTypes(arguments());
        }
        return type;
    }

    private ClassNode named(Token at) {
        ClassNode known = ClassHelper.make(at.text());
        return ClassHelper.isPrimitiveType(known)
                ? tree.node(known.getPlainNodeReference(false), at)
                : tree.node(ClassHelper.makeWithoutCaching(at.text()), at);
    }

    private GenericsType[] arguments() {
        tree.enter(tokens.expect("<"));
        List<GenericsType> arguments = new ArrayList<>();
        do {
            if (tokens.is("?")) {
                throw tokens.refused(tokens.peek(), "a bounded type", "name the type itself");
            }
            arguments.add(tree.node(new GenericsType(type()), tokens.peek()));
        } while (tokens.accept(","));
        tokens.expect(">");
        tree.leave();
        return arguments.toArray(GenericsType[]::new);
    }
}
