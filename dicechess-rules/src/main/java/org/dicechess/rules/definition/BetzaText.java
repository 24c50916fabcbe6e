package org.dicechess.rules.definition;

import java.util.List;
import org.dicechess.rules.betza.Betza;
import org.dicechess.rules.betza.BetzaException;
import org.dicechess.rules.betza.Ride;
import org.dicechess.rules.yaml.Location;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlText;

/** Reads Betza notation where it stands in a definition, and reports mistakes with their column. */
record BetzaText(Problems problems) {

    List<Ride> read(YamlText text) {
        try {
            return Betza.parse(text.text());
        } catch (BetzaException wrong) {
            // A plain text stands in its line as it is read, so the column can be told exactly.
            Location at = text.location();
            int column = at.column() + wrong.column() + (text.plain() ? 0 : 1);
            problems.report(new Location(at.file(), at.line(), column), text.path(), "E-BETZA", wrong.getMessage());
            return List.of();
        }
    }
}
