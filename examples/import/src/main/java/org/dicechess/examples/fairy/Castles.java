package org.dicechess.examples.fairy;

import java.util.Optional;

/** Finds the kings and rooks that may castle, as the text of the start names their rights. */
final class Castles {

    private final Rules rules;
    private final StartPosition start;

    Castles(Rules rules, StartPosition start) {
        this.rules = rules;
        this.start = start;
    }

    int rank(boolean white) {
        return white ? rules.count("castlingRank") : rules.ranks() - 1 - rules.count("castlingRank");
    }

    /** Returns the file of the piece that castles like a king. */
    Optional<Integer> king(boolean white) {
        String slot = rules.pieces("castlingKingPiece" + Game.side(white)).stream()
                .findFirst()
                .orElse("");
        int found = -1;
        int count = 0;
        for (int file = 0; file < rules.files(); file++) {
            if (is(file, white, slot)) {
                found = found < 0 ? file : found;
                count++;
            }
        }
        int file = count == 1 ? found : rules.count("castlingKingFile");
        return is(file, white, slot) ? Optional.of(file) : Optional.empty();
    }

    private boolean is(int file, boolean white, String slot) {
        return start.at(file, rank(white))
                .filter(cell -> cell.white() == white && cell.slot().equals(slot) && !cell.form())
                .isPresent();
    }

    /** Returns the file of the rook on one side of the king, whether or not there is a king. */
    Optional<Integer> rook(boolean white, boolean east) {
        int last = rules.files() - 1;
        int step = east ? -1 : 1;
        int begin = Math.min(rules.count(east ? "castlingRookKingsideFile" : "castlingRookQueensideFile"), last);
        for (int file = begin; file >= 0 && file <= last; file += step) {
            if (isRook(file, white)) {
                return Optional.of(file);
            }
        }
        return Optional.empty();
    }

    boolean isRook(int file, boolean white) {
        return start.at(file, rank(white))
                .filter(cell -> cell.white() == white && !cell.form())
                .filter(cell ->
                        rules.pieces("castlingRookPieces" + Game.side(white)).contains(cell.slot()))
                .isPresent();
    }

    /** Returns the file of a rook whose side has the right to castle with it. */
    Optional<Integer> right(boolean white, boolean east) {
        if (!rules.flag("castling") || king(white).isEmpty()) {
            return Optional.empty();
        }
        int king = king(white).orElseThrow();
        for (char letter : start.castling().toCharArray()) {
            if (!Character.isLetter(letter) || Character.isUpperCase(letter) != white) {
                continue;
            }
            char sign = Character.toLowerCase(letter);
            Optional<Integer> file = sign == 'k' || sign == 'q'
                    ? rook(white, sign == 'k')
                    : Optional.of(sign - 'a').filter(named -> !rules.flag("gating") && isRook(named, white));
            if (file.isPresent() && file.get() > king == east) {
                return file;
            }
        }
        return Optional.empty();
    }
}
