package org.dicechess;

/** Says in words how a game stands: what comes next, or how it has ended. */
final class GameWords {

    private GameWords() {}

    static String of(Conclusion conclusion) {
        return ended(how(conclusion), conclusion.result());
    }

    static String of(Node node, Position position) {
        if (node instanceof Node.End end) {
            return ended(end.title(), end.result());
        }
        if (node instanceof Node.Chance chance) {
            if (chance.picks()) {
                return "chance picks an event of " + name(position.turn());
            }
            int number = chance.dice().dice().size();
            String dice = number == 1 ? chance.dice().name() : number + " dice";
            return chance.deals()
                    ? "the setup is dealt by a roll of " + dice
                    : name(position.turn()) + " rolls " + dice;
        }
        return position.purpose().map(Purpose::text).orElse("");
    }

    /** Says how a game was ended, and why if the host has told. */
    static String how(Conclusion conclusion) {
        String why = conclusion.why().isEmpty() ? "" : " (" + conclusion.why() + ")";
        return kind(conclusion) + why;
    }

    private static String kind(Conclusion conclusion) {
        String side = conclusion.by().map(GameWords::name).orElse("");
        return switch (conclusion.kind()) {
            case RESIGNATION -> side + " resigns";
            case AGREEMENT -> "agreement";
            case TIME -> side.isEmpty() ? "no time is left" : side + " has no time left";
            case ADJUDICATION -> "adjudication" + (side.isEmpty() ? "" : " against " + side);
            case ABANDONMENT -> (side.isEmpty() ? "both sides have" : side + " has") + " left the game";
        };
    }

    /** Says how a game ended; a written game may give no reason. */
    static String ended(String how, Result result) {
        return (how.isEmpty() ? "" : how + ": ")
                + result.winner().map(side -> name(side) + " wins").orElse("draw");
    }

    private static String name(Color side) {
        return side == Color.WHITE ? "White" : "Black";
    }
}
