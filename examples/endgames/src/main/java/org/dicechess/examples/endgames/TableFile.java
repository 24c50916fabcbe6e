package org.dicechess.examples.endgames;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.dicechess.Color;
import org.dicechess.Variant;

/**
 * Solved endings in a file: the word {@code DCEG}, a version, the id and the rules hash of the variant; then, deflated,
 * the number of endings, and for each its kinds, the places of each piece, and the values as floats.
 */
final class TableFile {

    private static final int MAGIC = 0x44434547;
    private static final int VERSION = 1;

    private TableFile() {}

    /**
     * Writes endings, replacing the file.
     *
     * @throws UncheckedIOException if that fails
     */
    static void write(Path file, Variant variant, List<Ending> endings) {
        try (DataOutputStream head = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
            head.writeInt(MAGIC);
            head.writeInt(VERSION);
            head.writeUTF(variant.id());
            head.writeUTF(variant.rulesHash());
            try (DataOutputStream body =
                    new DataOutputStream(new BufferedOutputStream(new DeflaterOutputStream(head)))) {
                body.writeInt(endings.size());
                for (Ending ending : endings) {
                    write(body, ending);
                }
            }
        } catch (IOException failed) {
            throw new UncheckedIOException("cannot write " + file + ": " + failed.getMessage(), failed);
        }
    }

    /**
     * Reads endings of a variant.
     *
     * @throws BadInputException if the file is no such table, or holds endings of other rules
     * @throws UncheckedIOException if it cannot be read
     */
    static List<Ending> read(Path file, Variant variant) {
        try (DataInputStream head = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            if (head.readInt() != MAGIC || head.readInt() != VERSION) {
                throw new BadInputException("not a table of endings: " + file);
            }
            String id = head.readUTF();
            if (!head.readUTF().equals(variant.rulesHash())) {
                throw new BadInputException(file + " holds endings of other rules: those of " + id
                        + (id.equals(variant.id()) ? " with other text or options" : ", not of " + variant.id()));
            }
            DataInputStream body = new DataInputStream(new BufferedInputStream(new InflaterInputStream(head)));
            PlacedPieces pieces = new PlacedPieces(variant);
            List<Ending> endings = new ArrayList<>();
            for (int left = body.readInt(); left > 0; left--) {
                endings.add(read(body, pieces));
            }
            return endings;
        } catch (EOFException early) {
            throw new BadInputException("not a whole table of endings: " + file, early);
        } catch (IOException failed) {
            throw new UncheckedIOException("cannot read " + file + ": " + failed.getMessage(), failed);
        }
    }

    private static void write(DataOutputStream out, Ending ending) throws IOException {
        out.writeUTF(Pairing.names(ending.pairing().white()));
        out.writeUTF(Pairing.names(ending.pairing().black()));
        for (int[] places : ending.places()) {
            out.writeInt(places.length);
            for (int piece : places) {
                out.writeInt(piece);
            }
        }
        out.writeFloat((float) ending.drift());
        for (Color turn : Color.values()) {
            for (double value : ending.values(turn)) {
                out.writeFloat((float) value);
            }
        }
    }

    private static Ending read(DataInputStream in, PlacedPieces pieces) throws IOException {
        Pairing pairing = Pairing.of(pieces.variant(), in.readUTF(), in.readUTF());
        int least = pieces.placed(1, 0);
        int end = pieces.placed(pieces.variant().pieceCodes() + 1, 0);
        int[][] places = new int[pairing.white().size() + pairing.black().size()][];
        double count = 1;
        for (int i = 0; i < places.length; i++) {
            places[i] = new int[number(in, 1, end)];
            count *= places[i].length;
            for (int j = 0; j < places[i].length; j++) {
                places[i][j] = number(in, least, end);
            }
        }
        if (count > Solver.MOST_PLACEMENTS) {
            throw new BadInputException("a table of " + count + " placements; at most " + Solver.MOST_PLACEMENTS);
        }
        double drift = in.readFloat();
        double[][] values = new double[2][Ending.count(places)];
        for (double[] each : values) {
            for (int i = 0; i < each.length; i++) {
                each[i] = in.readFloat();
            }
        }
        return new Ending(pairing, places, values, drift);
    }

    private static int number(DataInputStream in, int least, int end) throws IOException {
        int number = in.readInt();
        if (number < least || number >= end) {
            throw new BadInputException("a damaged table of endings: " + number + " where a number from " + least
                    + " to " + (end - 1) + " is expected");
        }
        return number;
    }
}
