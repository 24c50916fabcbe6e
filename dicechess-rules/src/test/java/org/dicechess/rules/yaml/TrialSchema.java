package org.dicechess.rules.yaml;

/** The small schema of the files in the folders good and bad. */
final class TrialSchema {

    private final Problems problems;
    private final Scalars scalars;

    TrialSchema(Problems problems) {
        this.problems = problems;
        this.scalars = new Scalars(problems);
    }

    void check(YamlMap root) {
        Fields fields = new Fields(root, problems);
        fields.requiredText("name");
        fields.requiredMap("board").ifPresent(this::checkBoard);
        fields.map("pieces").ifPresent(this::checkPieces);
        fields.done();
    }

    private void checkBoard(YamlMap board) {
        Fields fields = new Fields(board, problems);
        fields.requiredNumber("width", 1, 26);
        fields.requiredNumber("height", 1, 26);
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
        Fields fields = new Fields(piece, problems);
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
