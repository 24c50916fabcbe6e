package org.dicechess.picture;

/**
 * Equal pieces that a side holds in hand.
 *
 * @param piece the piece, without facing
 * @param text the piece as texts of events write it before {@code @}
 * @param count how many there are, from 1
 */
record HeldPiece(DrawnPiece piece, String text, int count) {

    /** Returns the kind, with the number behind it if there are several. */
    String words() {
        return SafeText.visible(piece.words(), Words.LONGEST_NAME) + (count > 1 ? " (" + count + ")" : "");
    }
}
