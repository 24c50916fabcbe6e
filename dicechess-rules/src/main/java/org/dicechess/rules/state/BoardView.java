package org.dicechess.rules.state;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.dicechess.Board;
import org.dicechess.Color;
import org.dicechess.Piece;
import org.dicechess.Square;
import org.dicechess.rules.model.BoardField;
import org.dicechess.rules.model.GamePiece;
import org.dicechess.rules.model.Squares;
import org.dicechess.rules.table.Tables;

/** The board of a snapshot for host programs. Numbers that stand behind its squares are no part of it. */
public record BoardView(Tables tables, byte[] codes) implements Board {

    @Override
    public int files() {
        return grid().files();
    }

    @Override
    public int ranks() {
        return grid().ranks();
    }

    @Override
    public boolean joinsFiles() {
        return grid().joinsFiles();
    }

    @Override
    public boolean joinsRanks() {
        return grid().joinsRanks();
    }

    @Override
    public List<Square> squares() {
        return grid().list();
    }

    @Override
    public boolean contains(Square square) {
        return grid().index(square) >= 0;
    }

    @Override
    public int index(Square square) {
        return grid().index(square);
    }

    @Override
    public Optional<Piece> at(Square square) {
        int index = grid().index(square);
        return index < 0 || codes[index] == 0 ? Optional.empty() : Optional.of(tables.codes.piece(codes[index] & 255));
    }

    @Override
    public List<String> areas() {
        return tables.game.areas().names();
    }

    @Override
    public List<Square> area(String name, Color side) {
        return grid().of(tables.game.areas().area(name).of(side));
    }

    /** Returns whether both boards belong to the same variant and have the same pieces on the same squares. */
    @Override
    public boolean equals(Object other) {
        return other instanceof BoardView view
                && tables == view.tables
                && Arrays.equals(codes, 0, tables.squares, view.codes, 0, tables.squares);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(Arrays.copyOf(codes, tables.squares));
    }

    /** Returns the board field of position texts. */
    @Override
    public String toString() {
        GamePiece[] pieces = new GamePiece[tables.squares];
        for (int square = 0; square < pieces.length; square++) {
            pieces[square] = codes[square] == 0 ? null : tables.codes.piece(codes[square] & 255);
        }
        return BoardField.format(Arrays.asList(pieces), grid());
    }

    private Squares grid() {
        return tables.game.squares();
    }
}
