package org.dicechess.examples.webhost.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.dicechess.examples.webhost.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The host answers what its OpenAPI document names, and nothing else beside its files. */
class RoutesTest {

    @Test
    void theDocumentNamesEveryRouteAndNoOther(@TempDir Path folder) {
        WebHost.Setup setup = WebHost.Setup.local("jdbc:sqlite:" + folder.resolve("games.db"), Limits.NONE)
                .withEditor(RoutesTest.class);
        try (WebHost host = new WebHost(setup)) {
            assertThat(host.routes())
                    .containsExactlyInAnyOrderElementsOf(Document.operations().keySet());
        }
    }
}
