package org.dicechess;

/** Says in words how a game stands: what comes next, or how it has ended. */
final class GameWords {

    private GameWords() {}

    static String of(Conclusion conclusion) {
        return ended(conclusion.text(), conclusion.result());
    }

    static String of(Node node, Position position) {
        if (node instanceof Node.End end) {
            return ended(end.reason(), end.result());
        }
        if (node instanceof Node.Chance chance) {
            String dice = chance.dice().name();
            return chance.deals() ? dice + " deals the setup" : side(position.turn()) + " rolls " + dice;
        }
        return position.purpose().map(Purpose::text).orElse("");
    }

    private static String ended(String how, Result result) {
        return how + ": " + result.winner().map(side -> side(side) + " wins").orElse("draw");
    }

    private static String side(Color side) {
        return side == Color.WHITE ? "White" : "Black";
    }
}
