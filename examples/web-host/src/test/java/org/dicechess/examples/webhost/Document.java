package org.dicechess.examples.webhost;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.yaml.snakeyaml.Yaml;

/** The OpenAPI document of the host, and what it says about requests and answers. */
public final class Document {

    public static final String EDITOR = "/api/v1/editor";

    /** Where the host serves it. */
    static final String ADDRESS = "/api/v1/openapi.yaml";

    private static final JsonSchemaFactory FACTORY = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012);
    private static final JsonNode ROOT = new ObjectMapper().valueToTree(new Yaml().<Map<String, Object>>load(text()));
    private static final String SERVER = ROOT.get("servers").get(0).get("url").asText();
    private static final Map<String, JsonNode> OPERATIONS = readOperations();
    private static final Map<JsonNode, JsonSchema> SCHEMAS = new ConcurrentHashMap<>();

    private Document() {}

    static String text() {
        try (InputStream file = Document.class.getResourceAsStream("/web" + ADDRESS)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static Map<String, JsonNode> readOperations() {
        Map<String, JsonNode> operations = new LinkedHashMap<>();
        ROOT.get("paths")
                .properties()
                .forEach(path -> path.getValue().properties().stream()
                        .filter(each -> !each.getKey().equals("parameters"))
                        .forEach(each -> operations.put(
                                each.getKey().toUpperCase(Locale.ROOT) + " " + SERVER + path.getKey(),
                                each.getValue())));
        return operations;
    }

    /** Returns the operations, each as {@code GET /api/v1/games/{id}}. */
    public static Map<String, JsonNode> operations() {
        return OPERATIONS;
    }

    /** Returns a schema by its name. */
    static JsonNode schema(String name) {
        return ROOT.get("components").get("schemas").get(name);
    }

    /** Checks a body that somebody sends to an address, which may have a host and parameters. */
    public static void checkBody(String method, String address, JsonNode body) {
        check(operation(method, address).get("requestBody"), method + " " + address, body);
    }

    /** Checks an answer in JSON; only a refusal may have a status that the operation does not name. */
    public static void checkAnswer(String method, String address, int status, JsonNode body) {
        JsonNode answers = operation(method, address).get("responses");
        JsonNode answer = answers.path(String.valueOf(status));
        assertThat(answer.isMissingNode() ? status : 400)
                .as(method + " " + address)
                .isGreaterThanOrEqualTo(400);
        check(resolved(answer.isMissingNode() ? answers.get("default") : answer), method + " " + address, body);
    }

    private static JsonNode resolved(JsonNode node) {
        return node.has("$ref") ? ROOT.at(node.get("$ref").asText().substring(1)) : node;
    }

    private static void check(JsonNode described, String where, JsonNode body) {
        JsonNode schema = described.get("content").get("application/json").get("schema");
        check(schema, body, where);
    }

    /** Checks a value against a schema of the document. */
    static void check(JsonNode schema, JsonNode value, String where) {
        assertThat(SCHEMAS.computeIfAbsent(schema, Document::whole).validate(value))
                .as(where)
                .isEmpty();
    }

    /** Other schemas are found below the root, as in the document. */
    private static JsonSchema whole(JsonNode schema) {
        ObjectNode whole = schema.deepCopy();
        whole.set("components", ROOT.get("components"));
        return FACTORY.getSchema(whole);
    }

    private static JsonNode operation(String method, String address) {
        String asked = method + " " + address.replaceFirst("^http://[^/]+", "").replaceFirst("\\?.*", "");
        return OPERATIONS.entrySet().stream()
                .filter(each -> matches(each.getKey(), asked))
                .findFirst()
                .orElseThrow(() -> new AssertionError("the document has no " + asked))
                .getValue();
    }

    private static boolean matches(String operation, String asked) {
        return Pattern.matches(operation.replaceAll("\\{\\w+}", "[^/]+"), asked);
    }
}
