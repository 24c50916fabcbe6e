package org.dicechess.specs.turns;

import java.util.List;

/** The differences between the two games, as far as the reference rules need them. */
enum ReferenceGame {
    /** Three dice on the ordinary board: as many dice as possible. */
    THREE("dice-chess-three", 8, 3, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
    /** Grand Dice Chess: four dice, of which only pawns' dice must be used. */
    GRAND(
            "grand-dice-chess",
            12,
            4,
            "r2rq2qr2r/nnbb1kk1bbnn/nnbb1kk1bbnn/r2rq2qr2r/pppppppppppp/pppppppppppp"
                    + "/PPPPPPPPPPPP/PPPPPPPPPPPP/R2RQ2QR2R/NNBB1KK1BBNN/NNBB1KK1BBNN/R2RQ2QR2R w - - 0 1");

    /** The letters of the kinds by face: 1 pawn, 2 knight, 3 bishop, 4 rook, 5 queen, 6 king. */
    static final String KINDS = "PNBRQK";

    final String id;
    final int size;
    final int dice;
    final String start;

    ReferenceGame(String id, int size, int dice, String start) {
        this.id = id;
        this.size = size;
        this.dice = dice;
        this.start = start;
    }

    /** Squares are numbers of a mailbox with two rows and columns of border on each side. */
    int square(int file, int rank) {
        return (rank + 2) * width() + file + 2;
    }

    int square(String text) {
        return square(text.charAt(0) - 'a', Integer.parseInt(text.substring(1)) - 1);
    }

    int rank(int square) {
        return square / width() - 2;
    }

    int width() {
        return size + 4;
    }

    String text(int square) {
        return (char) ('a' + square % width() - 2) + String.valueOf(rank(square) + 1);
    }

    /** Returns the squares of the board in ascending order. */
    List<Integer> squares() {
        return java.util.stream.IntStream.range(0, size * size)
                .mapToObj(number -> square(number % size, number / size))
                .toList();
    }

    ReferencePosition position(String text) {
        return ReferenceText.read(this, text);
    }
}
