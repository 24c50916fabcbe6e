package org.dicechess.groovy.grammar;

import java.util.IdentityHashMap;
import java.util.List;
import org.codehaus.groovy.ast.ASTNode;
import org.dicechess.groovy.text.Token;
import org.dicechess.groovy.text.Tokens;

/**
 * Places the nodes of a tree and bounds its height: the compiler walks the tree many times and uses stack for each
 * level.
 */
final class Tree {

    private static final int HIGHEST = 60;

    private final Tokens tokens;
    private final IdentityHashMap<ASTNode, Integer> heights = new IdentityHashMap<>();
    private int depth;

    Tree(Tokens tokens) {
        this.tokens = tokens;
    }

    /** Sets the place of a node to that of a token, and its height to one above its parts. */
    <T extends ASTNode> T node(T node, Token at, ASTNode... parts) {
        return node(node, at, List.of(parts));
    }

    /** Sets the place of a node to that of a token, and its height to one above its parts. */
    <T extends ASTNode> T node(T node, Token at, List<? extends ASTNode> parts) {
        int height = 0;
        for (ASTNode part : parts) {
            height = Math.max(height, heights.getOrDefault(part, 0));
        }
        require(height < HIGHEST, at);
        heights.put(node, height + 1);
        node.setLineNumber(at.line());
        node.setColumnNumber(at.column());
        node.setLastLineNumber(at.line());
        node.setLastColumnNumber(at.column() + Math.max(1, at.text().length()));
        return node;
    }

    /** Enters a part, which must be left again. */
    void enter(Token at) {
        require(++depth <= HIGHEST, at);
    }

    void leave() {
        depth--;
    }

    private void require(boolean low, Token at) {
        if (!low) {
            throw tokens.wrong(
                    at,
                    "more than " + HIGHEST
                            + " nested operators, calls and statements;"
                            + " give a part a name of its own, or write a function");
        }
    }
}
