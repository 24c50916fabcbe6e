package org.dicechess.rules.yaml;

/** The small schema of the files in the folders good and bad. */
final class TrialSchema {

    private static final Keys ROOT =
            Keys.of("root", Key.text("name"), Key.map("board", "board"), Key.names("pieces", "piece"));
    private static final Keys BOARD =
            Keys.of("board", Key.number("width", 1, 26), Key.number("height", 1, 26), Key.flag("wrap"));
    private static final Keys PIECE = Keys.of("piece", Key.text("symbol"), Key.list("step", "step"), Key.text("hook"));

    private final Problems problems;
    private final Scalars scalars;

    TrialSchema(Problems problems) {
        this.problems = problems;
        this.scalars = new Scalars(problems);
    }

    void check(YamlMap root) {
        Fields fields = new Fields(root, ROOT, problems);
        fields.requiredText("name");
        fields.requiredMap("board").ifPresent(this::checkBoard);
        fields.map("pieces").ifPresent(this::checkPieces);
        fields.done();
    }

    private void checkBoard(YamlMap board) {
        Fields fields = new Fields(board, BOARD, problems);
        fields.requiredNumber("width");
        fields.requiredNumber("height");
        fields.flag("wrap");
        fields.done();
    }

    private void checkPieces(YamlMap pieces) {
        for (YamlMap.Entry entry : pieces.entries()) {
            Names.check(pieces, entry, problems);
            if (entry.value() instanceof YamlMap piece) {
                checkPiece(piece);
            }
        }
    }

    private void checkPiece(YamlMap piece) {
        Fields fields = new Fields(piece, PIECE, problems);
        fields.requiredText("symbol").ifPresent(this::checkSymbol);
        fields.list("step").ifPresent(steps -> steps.items().forEach(this::checkStep));
        fields.text("hook");
        fields.done();
    }

    private void checkSymbol(YamlText symbol) {
        if (symbol.text().codePointCount(0, symbol.text().length()) != 1) {
            problems.report(symbol, "E-SYMBOL", "one character expected");
        }
    }

    private void checkStep(YamlNode step) {
        if (step instanceof YamlList pair && pair.items().size() == 2) {
            pair.items().forEach(item -> scalars.number(item, -25, 25));
        } else {
            problems.report(step, "E-STEP", "two numbers expected");
        }
    }
}
