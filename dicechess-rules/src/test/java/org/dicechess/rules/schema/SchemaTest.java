package org.dicechess.rules.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.dicechess.rules.definition.DefinitionForms;
import org.dicechess.rules.yaml.Form;
import org.junit.jupiter.api.Test;

/** The schema of definitions says what the readers say of their keys. */
class SchemaTest {

    private static final Path KEPT = Path.of("..", "docs", "definition.schema.json");
    private static final Path HELP = Path.of("src", "test", "resources", "schema", "help.txt");
    private static final List<Form> FORMS = DefinitionForms.all();

    private static Map<String, String> help() throws IOException {
        Map<String, String> help = new LinkedHashMap<>();
        for (String line : Files.readAllLines(HELP)) {
            if (!line.isEmpty()) {
                String[] parts = line.split(": ", 2);
                for (String key : parts[0].split(" ")) {
                    assertThat(help.put(key, parts[1])).as(line).isNull();
                }
            }
        }
        return help;
    }

    @Test
    void keptSchemaIsThatOfTheReaders() throws IOException {
        Map<String, String> help = help();
        String schema = SchemaText.of(new SchemaWriter(FORMS, key -> help.getOrDefault(key, ""))
                .schema(FORMS.get(0).name()));
        if (Boolean.getBoolean("dicechess.schema.write")) {
            Files.writeString(KEPT, schema);
        }
        assertThat(KEPT).content().isEqualTo(schema);
    }

    @Test
    void eachKeyHasASentence() throws IOException {
        List<String> keys = SchemaWriter.described(FORMS);
        keys.add("rule");
        assertThat(help().keySet()).containsExactlyInAnyOrderElementsOf(keys);
        assertThat(help().values()).allMatch(sentence -> sentence.matches("\\p{Lu}.*\\.") && sentence.length() > 15);
    }
}
