package org.dicechess.examples.fairy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A kind of piece of the format: a predefined one, or a place for one of the author's.
 *
 * @param betza how it moves; empty where the author says so
 * @param word its name in definitions
 */
record Slot(String name, String betza, String word) {

    static final String KING = "king";
    static final String PAWN = "pawn";
    private static final String CUSTOM = "customPiece";
    private static final int MOST_CUSTOM = 25;

    /** All kinds. Where several keys of a section claim one letter, the last of this order has it. */
    static final List<Slot> ALL = all();

    static final Map<String, Slot> BY_NAME = ALL.stream().collect(Collectors.toMap(Slot::name, slot -> slot));

    private static List<Slot> all() {
        List<Slot> slots = new ArrayList<>(List.of(
                new Slot(PAWN, "fmWfceFifmnD", "pawn"),
                new Slot("knight", "N", "knight"),
                new Slot("bishop", "B", "bishop"),
                new Slot("rook", "R", "rook"),
                new Slot("queen", "Q", "queen"),
                new Slot("fers", "F", "fers"),
                new Slot("alfil", "A", "alfil"),
                new Slot("fersAlfil", "FA", "elephant"),
                new Slot("silver", "FfW", "silver"),
                new Slot("aiwok", "RNF", "ai-wok"),
                new Slot("bers", "RF", "bers"),
                new Slot("archbishop", "BN", "archbishop"),
                new Slot("chancellor", "RN", "chancellor"),
                new Slot("amazon", "QN", "amazon"),
                new Slot("knibis", "mNcB", "knight-bishop"),
                new Slot("biskni", "mBcN", "bishop-knight"),
                new Slot("kniroo", "mNcR", "knight-rook"),
                new Slot("rookni", "mRcN", "rook-knight"),
                new Slot("shogiPawn", "fW", "pawn"),
                new Slot("lance", "fR", "lance"),
                new Slot("shogiKnight", "fN", "knight"),
                new Slot("gold", "WfF", "gold"),
                new Slot("dragonHorse", "BW", "horse"),
                new Slot("clobber", "cW", "stone"),
                new Slot("breakthrough", "fmWfF", "pawn"),
                new Slot("immobile", "", "stone"),
                new Slot("cannon", "mRcpR", "cannon"),
                new Slot("janggiCannon", "pR", "cannon"),
                new Slot("soldier", "fsW", "soldier"),
                new Slot("horse", "nN", "horse"),
                new Slot("elephant", "nA", "elephant"),
                new Slot("janggiElephant", "nZ", "elephant"),
                new Slot("banner", "RcpRnN", "banner"),
                new Slot("wazir", "W", "wazir"),
                new Slot("commoner", "K", "commoner"),
                new Slot("centaur", "KN", "centaur")));
        for (int number = 1; number <= MOST_CUSTOM; number++) {
            slots.add(new Slot(CUSTOM + number, "", ""));
        }
        slots.add(new Slot(KING, "K", "king"));
        return Collections.unmodifiableList(slots);
    }

    boolean isCustom() {
        return name.startsWith(CUSTOM);
    }
}
