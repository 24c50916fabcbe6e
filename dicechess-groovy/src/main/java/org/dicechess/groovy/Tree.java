package org.dicechess.groovy;

import java.util.IdentityHashMap;
import java.util.List;
import org.codehaus.groovy.ast.ASTNode;

/**
 * Where the nodes of a tree stand, and how high they tower: the compiler goes down the tree again and again, and needs
 * stack for each step.
 */
final class Tree {

    private static final int HIGHEST = 60;

    private final Tokens tokens;
    private final IdentityHashMap<ASTNode, Integer> heights = new IdentityHashMap<>();
    private int depth;

    Tree(Tokens tokens) {
        this.tokens = tokens;
    }

    /** The node, put where a token stands, above its parts. */
    <T extends ASTNode> T node(T node, Token at, ASTNode... parts) {
        return node(node, at, List.of(parts));
    }

    /** The node, put where a token stands, above its parts. */
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

    /** Goes into a part; each must be left again. */
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
                            + " operators, calls and statements inside each other; give a part a name of its own, or write a function");
        }
    }
}
