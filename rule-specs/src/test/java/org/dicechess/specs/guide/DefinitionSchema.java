package org.dicechess.specs.guide;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.dicechess.rules.Loader;

/** The schema of definitions, as an editor asks it. */
final class DefinitionSchema {

    static final String TEXT = text();

    private static final JsonSchemaFactory FACTORY = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012);
    private static final JsonSchema SCHEMA = FACTORY.getSchema(TEXT);
    private static final ObjectMapper YAML = new ObjectMapper(new YAMLFactory());

    private DefinitionSchema() {}

    private static String text() {
        try (InputStream stream = Loader.class.getResourceAsStream("/META-INF/dicechess/definition.schema.json")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failed) {
            throw new AssertionError(failed);
        }
    }

    /** Returns what is wrong with the schema itself. */
    static Set<ValidationMessage> mistakes() {
        return FACTORY.getSchema("{\"$ref\":\"https://json-schema.org/draft/2020-12/schema\"}")
                .validate(TEXT, InputFormat.JSON);
    }

    /** Reads a definition as another program does. */
    static JsonNode read(String yaml) {
        try {
            return YAML.readTree(yaml);
        } catch (JsonProcessingException wrong) {
            throw new IllegalArgumentException(yaml, wrong);
        }
    }

    /** Returns what the schema refuses: paths as {@code pieces.pawn.move[0]}. */
    static List<String> refusals(JsonNode definition) {
        List<String> paths = new ArrayList<>();
        for (ValidationMessage refusal : SCHEMA.validate(definition)) {
            String path = refusal.getInstanceLocation().toString().substring(1);
            String key = refusal.getProperty() == null ? "" : "." + refusal.getProperty();
            paths.add((path + key).replaceFirst("^\\.", ""));
        }
        return paths;
    }
}
