package org.dicechess.examples.fairy;

import java.util.LinkedHashMap;
import java.util.Map;

/** Writes how a game ends. */
final class EndingWriter {

    private final Game game;
    private final Rules rules;
    private final Map<String, Object> endings = new LinkedHashMap<>();

    EndingWriter(Game game) {
        this.game = game;
        this.rules = game.rules();
    }

    Map<String, Object> tree(CastlingWriter castling) {
        if (game.hasCheck()) {
            Outcome.checkmate(game).addEndings(endings, "checkmate", Trees.map("when", "checkmate"));
        }
        stalemate();
        new Extinction(game).add(endings);
        new Flags(game).add(endings);
        castling.addWins(endings);
        if (rules.flag("checkCounting") && game.hasKing()) {
            Object none = Trees.map("number", "checks", "at-most", 0);
            endings.put("checks-given", Trees.map("when", none, "result", "wins"));
        }
        new Connections(game).add(endings);
        passes();
        fullBoard();
        endings.putAll(game.turnEndings());
        longGames();
        if (game.pawnMates()) {
            rename("checkmate-wins", "pawn-mate");
        }
        return endings;
    }

    private void rename(String name, String better) {
        Map<String, Object> renamed = new LinkedHashMap<>();
        endings.forEach((each, ending) -> renamed.put(each.equals(name) ? better : each, ending));
        endings.clear();
        endings.putAll(renamed);
    }

    private void stalemate() {
        boolean white = rules.flag("passOnStalemateWhite");
        boolean black = rules.flag("passOnStalemateBlack");
        boolean free = rules.flag("freeDrops") && rules.flag("pieceDrops");
        if (!white && !black && !free) {
            Outcome.stalemate(game).addEndings(endings, "stalemate", Trees.map("when", "stalemate"));
        }
    }

    private void passes() {
        if (game.numbers().containsKey("passes")) {
            Object twice = Trees.map("number", "passes", "at-least", 2);
            Outcome.material(game).addConditions(endings, "passes", twice);
        }
    }

    private void fullBoard() {
        if (rules.flag("adjudicateFullBoard")) {
            int squares = game.areas().board().size()
                    - (game.wallPieces() ? game.start().walls().size() : 0);
            String board = game.areas().same("board", game.areas().board());
            Object full = Trees.map("pieces", "all", "of", "either", "in", board, "at-least", squares);
            Outcome.material(game).addConditions(endings, "full", full);
            if (game.wallPieces()) {
                game.leftOut("adjudicateFullBoard", "a board full of walls");
            }
        }
    }

    /** Adds what ends games that go on for long. */
    private void longGames() {
        int moves = rules.count("nMoveRule");
        if (moves > 0) {
            Map<String, Object> when = Trees.map("when", "counter", "counter", "halfmove", "reaches", 2 * moves);
            String name = moves == 50 ? "fifty-moves" : "long-game";
            Outcome material = Outcome.material(game);
            if (material.cases().size() == 1) {
                material.addEndings(endings, name, when);
            } else {
                when.remove("when");
                material.addConditions(
                        endings, name, game.hasCheck() ? Trees.all(when, Trees.map("not", "check")) : when);
            }
        }
        int times = rules.count("nFoldRule");
        if (times > 0) {
            perpetualCheck(times);
        }
        new Chases(game).add(endings);
        if (times > 0) {
            repetition(times);
        }
        if (rules.flag("moveRepetitionIllegal")) {
            game.leftOutOnly("moveRepetitionIllegal", "the loss of a side that moves a piece to and fro");
        }
        new Counting(game).addEnding(endings);
        if (rules.flag("shatarMateRule") && game.hasKing()) {
            game.leftOut("shatarMateRule", "mates that do not win");
        }
    }

    private void perpetualCheck(int times) {
        if (rules.flag("perpetualCheckIllegal") && game.royals().has(Slot.KING)) {
            Map<String, Object> perpetual = Trees.map("when", "repetition", "times", times);
            perpetual.put("always", "gave-check");
            perpetual.put("result", "loses");
            endings.put("perpetual-check", perpetual);
        }
    }

    private void repetition(int times) {
        Map<String, Object> when = Trees.map("when", "repetition", "times", times);
        String value = rules.word("nFoldValue");
        if (value.equals("none")) {
            return;
        }
        if (rules.flag("nFoldValueAbsolute") && !value.equals("draw")) {
            when.put("side", "white");
            when.put("result", value.equals("win") ? "wins" : "loses");
            endings.put("repetition-of-white", when);
        } else {
            Outcome.counted(value, game).addRepetitions(endings, when);
        }
    }
}
