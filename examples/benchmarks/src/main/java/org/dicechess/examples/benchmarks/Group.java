package org.dicechess.examples.benchmarks;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Lines of the report under one heading, and whether every round measures them or only the first. */
record Group(String heading, boolean everyRound, List<Line> lines) {

    private static final Bar NO_GARBAGE = new Bar.Bytes(0);

    /** Returns all groups in order. */
    static List<Group> all() {
        return List.of(chess(), larger(), families(), sizes(), kinds(), dice(), games(), cold(), walks());
    }

    private static Group chess() {
        return new Group(
                "Chess",
                true,
                List.of(
                        Line.beside("start, bulk, cursor", Question.CHESS_START, 4, new Bar.AtLeast(50)),
                        Line.beside("Kiwipete, bulk, cursor", Question.CHESS_KIWIPETE, 4, new Bar.AtLeast(50)),
                        position("start, bulk, Position", Question.CHESS_START, 0.8, "bulk"),
                        position("Kiwipete, bulk, Position", Question.CHESS_KIWIPETE, 0.8, "bulk"),
                        Line.leaves(
                                "start, leaves made, cursor",
                                "made",
                                Question.CHESS_START,
                                new Bar.AtLeast(25),
                                NO_GARBAGE),
                        Line.leaves(
                                "Kiwipete, leaves made, cursor",
                                "made",
                                Question.CHESS_KIWIPETE,
                                new Bar.AtLeast(25),
                                NO_GARBAGE),
                        position("start, leaves made, Position", Question.CHESS_START, 0.8, "made"),
                        position("Kiwipete, leaves made, Position", Question.CHESS_KIWIPETE, 0.8, "made"),
                        Line.of("successors made and kept, Position", "Successors.after", new Bar.Bytes(200))));
    }

    /** A line that is compared with the speed of the cursor. */
    private static Line position(String label, Question question, double wanted, String method) {
        Bar bar = new Bar.Times(wanted, "cursor", "BoardPerft." + method + ":" + question);
        return Line.of(label, "PositionPerft." + method + ":" + question, bar);
    }

    private static Group larger() {
        return new Group(
                "Larger boards, bulk, cursor",
                true,
                List.of(
                        Line.beside("10x8 Capablanca, start", Question.CAPABLANCA_START, 5),
                        Line.beside("10x8 Capablanca, middlegame", Question.CAPABLANCA_MIDDLE, 5),
                        Line.beside("10x10 Capablanca's pieces, start", Question.TALL_START, 5),
                        Line.beside("10x10 Capablanca's pieces, middlegame", Question.TALL_MIDDLE, 5),
                        Line.beside("10x10 Shako with cannons, start", Question.SHAKO_START, 5),
                        Line.beside("10x10 Shako with cannons, middlegame", Question.SHAKO_MIDDLE, 5),
                        scripted("10x10 Shako, middlegame, cannons by script"),
                        Line.beside("12x10 with elephants, start", Question.WIDE_START, 5),
                        Line.beside("12x10 with elephants, middlegame", Question.WIDE_MIDDLE, 5)));
    }

    /** A line of a geometric hook beside its twin in Betza notation. */
    private static Line scripted(String label) {
        Bar same = new Bar.Times(0.95, "Betza", "BoardPerft.bulk:" + Question.SHAKO_MIDDLE);
        return Line.leaves(label, "bulk", Question.SHAKO_SCRIPTED_MIDDLE, same, NO_GARBAGE);
    }

    private static Group families() {
        return new Group(
                "Other families, bulk, cursor",
                true,
                List.of(
                        Line.beside("crazyhouse, start", Question.CRAZYHOUSE_START, 2),
                        Line.beside("crazyhouse, middlegame", Question.CRAZYHOUSE_MIDDLE, 2),
                        Line.beside("xiangqi, start", Question.XIANGQI_START, 2),
                        Line.beside("xiangqi, middlegame", Question.XIANGQI_MIDDLE, 2),
                        Line.beside("shogi, start", Question.SHOGI_START, 2),
                        Line.beside("shogi, middlegame", Question.SHOGI_MIDDLE, 2),
                        Line.beside("minishogi, start", Question.MINISHOGI_START, 2),
                        Line.beside("makruk, start", Question.MAKRUK_START, 2),
                        Line.beside("shatranj, start", Question.SHATRANJ_START, 2),
                        Line.beside("antichess, start", Question.ANTICHESS_START, 2),
                        Line.beside("horde, start", Question.HORDE_START, 2),
                        Line.beside("three-check chess, start", Question.THREE_CHECK_START, 2),
                        Line.beside("king of the hill, start", Question.HILL_START, 2),
                        Line.beside("racing kings, start", Question.RACING_KINGS_START, 2)));
    }

    private static Group sizes() {
        return new Group(
                "How cost grows with the board: chess without castling, start, bulk, cursor",
                true,
                List.of(
                        Line.beside("64 squares, 8x8", Question.PLAIN_8X8, 4),
                        Line.beside("80 squares, 10x8", Question.PLAIN_10X8, 5),
                        Line.beside("96 squares, 12x8", Question.PLAIN_12X8, 5),
                        Line.beside("100 squares, 10x10", Question.PLAIN_10X10, 5),
                        Line.leaves("144 squares, 12x12", "bulk", Question.PLAIN_12X12, NO_GARBAGE),
                        Line.leaves("256 squares, 16x16", "bulk", Question.PLAIN_16X16, NO_GARBAGE)));
    }

    private static Group kinds() {
        Stream<Line> grown = Stream.of(6, 12, 24, 48)
                .map(number -> Line.leaves(number + " kinds", "bulk", Question.valueOf("KINDS_" + number), NO_GARBAGE));
        return new Group(
                "How cost grows with the kinds of piece: thirty pieces a side on 10x10, bulk, cursor",
                false,
                grown.toList());
    }

    private static Group dice() {
        Stream<Line> grown = IntStream.rangeClosed(0, 4)
                .mapToObj(number -> Line.leaves(
                        number + (number == 1 ? " die" : " dice"),
                        "bulk",
                        Question.valueOf("DICE_" + number),
                        NO_GARBAGE));
        Line whole = Line.of("dice-chess, two dice thrown together, check", "DicePerft.bulk", NO_GARBAGE);
        return new Group(
                "How cost grows with the dice: chess, start, bulk, cursor",
                false,
                Stream.concat(grown, Stream.of(whole)).toList());
    }

    private static Group games() {
        return new Group(
                "Random games, cursor",
                true,
                List.of(
                        Line.of("chess, moves", "RandomGames.moves:chess", new Bar.AtLeast(2.5)),
                        Line.of("chess, moves by random", "RandomGames.movesByChance:chess", new Bar.AtLeast(3)),
                        Line.of(
                                "dice-chess (two dice thrown together), plies",
                                "RandomGames.moves:dice-chess",
                                new Bar.AtLeast(4)),
                        Line.of(
                                "dice-chess (two dice thrown together), plies by random",
                                "RandomGames.movesByChance:dice-chess",
                                new Bar.AtLeast(4)),
                        Line.of("two dice, kings are taken, plies", "RandomGames.moves:two-dice", new Bar.AtLeast(4)),
                        Line.of("one die, kings are taken, plies", "RandomGames.moves:one-die", new Bar.AtLeast(4)),
                        Line.of("d4-d6-chess, turns", "RandomGames.turns:d4-d6-chess", new Bar.AtLeast(0.5)),
                        Line.of(
                                "one die, kings are taken, plies by random",
                                "RandomGames.movesByChance:one-die",
                                new Bar.AtLeast(4)),
                        Line.of(
                                "d4-d6-chess, turns by random",
                                "RandomGames.turnsByChance:d4-d6-chess",
                                new Bar.AtLeast(0.5)),
                        Line.of("d4-d6-chess, events", "RandomGames.events:d4-d6-chess"),
                        Line.of("grand-dice-chess, turns", "RandomGames.turns:grand-dice-chess", new Bar.AtLeast(0.1)),
                        Line.of("dice-chess-three, turns", "RandomGames.turns:dice-chess-three", new Bar.AtLeast(0.1)),
                        Line.of(
                                "dice-chess-three, turns, all sequences listed",
                                "ListedTurns.turns",
                                new Bar.AtLeast(0.04))));
    }

    private static Group cold() {
        return new Group(
                "Cold positions of chess, legal moves counted",
                true,
                List.of(Line.of("cursor", "ColdPositions.cursor"), Line.of("Position", "ColdPositions.position")));
    }

    private static Group walks() {
        return new Group(
                "Walks of d4 d6 chess, cursor",
                true,
                List.of(
                        Line.of("all results of a piece and roll, answers", "AllResults.cursor", new Bar.AtLeast(0.5)),
                        Line.of(
                                "all pieces, all rolls: whole positions",
                                "WholePositions.cursor",
                                new Bar.AtLeast(0.2))));
    }
}
