package org.dicechess.examples.benchmarks;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.Supplier;
import org.dicechess.Variant;

/** A game whose leaves are counted, and its name in the peer; empty where the peer has no such game. */
enum Game {
    CHESS(() -> Definitions.bundled().load("chess"), "chess"),
    CAPABLANCA(() -> Definitions.own("capablanca"), "capablanca"),
    TALL_CAPABLANCA(() -> Definitions.own("tall-capablanca"), "tall-capablanca"),
    WIDE(() -> Definitions.own("wide"), "wide"),
    SHAKO(() -> Definitions.own("shako"), "shako"),
    SHAKO_SCRIPTED(() -> Definitions.own("shako", "cannon", "script"), ""),
    CRAZYHOUSE(() -> Definitions.bundled().load("crazyhouse"), "crazyhouse"),
    XIANGQI(() -> Definitions.bundled().load("xiangqi"), "xiangqi"),
    SHOGI(() -> Definitions.bundled().load("shogi"), "shogi"),
    MINISHOGI(() -> Definitions.bundled().load("minishogi"), "minishogi"),
    MAKRUK(() -> Definitions.bundled().load("makruk"), "makruk"),
    SHATRANJ(() -> Definitions.bundled().load("shatranj"), "shatranj"),
    ANTICHESS(() -> Definitions.bundled().load("antichess"), "antichess"),
    HORDE(() -> Definitions.bundled().load("horde"), "horde"),
    THREE_CHECK(() -> Definitions.bundled().load("three-check-chess"), "3check"),
    HILL(() -> Definitions.bundled().load("king-of-the-hill"), "kingofthehill"),
    RACING_KINGS(() -> Definitions.bundled().load("racing-kings"), "racingkings"),
    PLAIN_8X8(() -> Definitions.of(Boards.chess(8, 8)), "plain-8x8"),
    PLAIN_10X8(() -> Definitions.of(Boards.chess(10, 8)), "plain-10x8"),
    PLAIN_12X8(() -> Definitions.of(Boards.chess(12, 8)), "plain-12x8"),
    PLAIN_10X10(() -> Definitions.of(Boards.chess(10, 10)), "plain-10x10"),
    PLAIN_12X12(() -> Definitions.of(Boards.chess(12, 12)), ""),
    PLAIN_16X16(() -> Definitions.of(Boards.chess(16, 16)), ""),
    KINDS_6(() -> Definitions.of(Boards.kinds(6)), ""),
    KINDS_12(() -> Definitions.of(Boards.kinds(12)), ""),
    KINDS_24(() -> Definitions.of(Boards.kinds(24)), ""),
    KINDS_48(() -> Definitions.of(Boards.kinds(48)), ""),
    DICE_0(() -> Definitions.of(Boards.dice(0)), ""),
    DICE_1(() -> Definitions.of(Boards.dice(1)), ""),
    DICE_2(() -> Definitions.of(Boards.dice(2)), ""),
    DICE_3(() -> Definitions.of(Boards.dice(3)), ""),
    DICE_4(() -> Definitions.of(Boards.dice(4)), "");

    /** The games on at most 8x8 squares. */
    private static final Set<Game> SMALL = EnumSet.of(
            CHESS,
            CRAZYHOUSE,
            MINISHOGI,
            MAKRUK,
            SHATRANJ,
            ANTICHESS,
            HORDE,
            THREE_CHECK,
            HILL,
            RACING_KINGS,
            PLAIN_8X8);

    private final Supplier<Variant> definition;
    private final String peer;

    Game(Supplier<Variant> definition, String peer) {
        this.definition = definition;
        this.peer = peer;
    }

    Variant load() {
        return definition.get();
    }

    /** Returns whether the peer needs its large-board build for the game. */
    boolean isLarge() {
        return !SMALL.contains(this);
    }

    /** Returns the peer's name of the game. */
    String peer() {
        return peer;
    }
}
