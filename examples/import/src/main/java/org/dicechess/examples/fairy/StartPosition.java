package org.dicechess.examples.fairy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The position with which a variant begins, from the text that a section gives. */
final class StartPosition {

    private static final Pattern CHECKS = Pattern.compile("([0-9])\\+([0-9])");
    private static final Pattern COUNTS = Pattern.compile("[0-9]{1,4}");

    /**
     * A piece on a square.
     *
     * @param form whether it is a promoted form of the piece, written with a plus sign
     */
    record Cell(String slot, boolean white, boolean form) {}

    private final Rules rules;
    private final Map<Integer, Cell> cells = new TreeMap<>();
    private final List<Cell> hand = new ArrayList<>();
    private Region walls = Region.none();
    private boolean hasHand;
    private boolean whiteMoves = true;
    private String castling = "-";
    private int whiteChecks = 1;
    private int blackChecks = 1;
    private int halfmoves;
    private int number = 1;

    private StartPosition(Rules rules) {
        this.rules = rules;
    }

    /** Reads the text; what is wrong with it goes to the list. */
    static StartPosition read(Rules rules, List<String> wrong) {
        StartPosition start = new StartPosition(rules);
        String[] fields = rules.word("startFen").strip().split("\\s+");
        start.board(fields[0], wrong);
        int next = 1;
        if (next < fields.length && fields[next].matches("[wb]")) {
            start.whiteMoves = fields[next++].equals("w");
        }
        if (next < fields.length && !fields[next].matches("[0-9].*")) {
            start.castling = fields[next++];
            next += next < fields.length && fields[next].matches("-|([a-l][0-9]+)+") ? 1 : 0;
        }
        start.counts(List.of(fields).subList(Math.min(next, fields.length), fields.length));
        return start;
    }

    private void counts(List<String> fields) {
        List<Integer> numbers = new ArrayList<>();
        for (String field : fields) {
            Matcher checks = CHECKS.matcher(field);
            if (checks.matches()) {
                whiteChecks = Integer.parseInt(checks.group(1));
                blackChecks = Integer.parseInt(checks.group(2));
            } else if (COUNTS.matcher(field).matches()) {
                numbers.add(Integer.valueOf(field));
            }
        }
        halfmoves = numbers.isEmpty() ? 0 : numbers.get(0);
        number = numbers.size() < 2 ? 1 : Math.max(1, numbers.get(1));
    }

    private void board(String text, List<String> wrong) {
        int bracket = text.indexOf('[');
        String[] ranks = (bracket < 0 ? text : text.substring(0, bracket)).split("/", -1);
        if (ranks.length != rules.ranks()) {
            wrong.add(ranks.length + " ranks; expected " + rules.ranks());
            return;
        }
        for (int line = 0; line < ranks.length; line++) {
            rank(ranks[line], rules.ranks() - 1 - line, wrong);
        }
        hasHand = bracket >= 0;
        if (hasHand) {
            hand(text.substring(bracket + 1), wrong);
        }
    }

    private void rank(String text, int rank, List<String> wrong) {
        int file = 0;
        for (int at = 0; at < text.length(); at++) {
            char sign = text.charAt(at);
            if (Character.isDigit(sign)) {
                boolean two = at + 1 < text.length() && Character.isDigit(text.charAt(at + 1));
                file += two ? Integer.parseInt(text.substring(at, at + 2)) : sign - '0';
                at += two ? 1 : 0;
            } else if (sign == '*') {
                walls = walls.or(file < Region.FILES ? Region.square(file, rank) : Region.none());
                file++;
            } else if (sign != '~') {
                boolean form = sign == '+' && at + 1 < text.length();
                at += form ? 1 : 0;
                Optional<Cell> cell = cell(text.charAt(at), form);
                if (cell.isEmpty()) {
                    wrong.add("'" + text.charAt(at) + "' is no piece");
                    return;
                }
                cells.put(rank * Region.FILES + file, cell.get());
                file++;
            }
        }
        if (file != rules.files()) {
            wrong.add(file + " squares on rank " + (rank + 1) + "; expected " + rules.files());
        }
    }

    private Optional<Cell> cell(char letter, boolean form) {
        return rules.slot(letter)
                .or(() -> other(letter))
                .filter(slot -> !form || rules.forms().containsKey(slot))
                .map(slot -> new Cell(slot, Character.isUpperCase(letter), form));
    }

    /** Returns the piece that has this further letter. */
    private Optional<String> other(char letter) {
        for (String pair : rules.word("otherLetters").split(" ")) {
            if (pair.length() == 3 && pair.charAt(0) == Character.toLowerCase(letter)) {
                return rules.slot(pair.charAt(2));
            }
        }
        return Optional.empty();
    }

    private void hand(String text, List<String> wrong) {
        for (char letter : text.replaceAll("[-\\]]", "").toCharArray()) {
            Optional<Cell> cell = cell(letter, false);
            if (cell.isPresent()) {
                hand.add(cell.get());
            } else {
                wrong.add("'" + letter + "' is no piece in hand");
            }
        }
    }

    Optional<Cell> at(int file, int rank) {
        return Optional.ofNullable(cells.get(rank * Region.FILES + file));
    }

    List<Cell> pieces() {
        return List.copyOf(cells.values());
    }

    List<Cell> hand() {
        return hand;
    }

    boolean hasHand() {
        return hasHand;
    }

    Region walls() {
        return walls;
    }

    boolean whiteMoves() {
        return whiteMoves;
    }

    String castling() {
        return castling;
    }

    int checks(boolean white) {
        return white ? whiteChecks : blackChecks;
    }

    int halfmoves() {
        return halfmoves;
    }

    int number() {
        return number;
    }

    /** Returns where pieces of this kind and side stand. */
    Region squares(String slot, boolean white) {
        Region region = Region.none();
        cells.forEach((square, cell) -> {
            if (cell.slot().equals(slot) && cell.white() == white && !cell.form()) {
                region.squares().set(square);
            }
        });
        return region;
    }

    /** Returns how many pieces of this kind and side there are, those in hand too. */
    int count(String slot, boolean white) {
        return squares(slot, white).size()
                + (int) hand.stream()
                        .filter(cell -> cell.slot().equals(slot) && cell.white() == white)
                        .count();
    }
}
