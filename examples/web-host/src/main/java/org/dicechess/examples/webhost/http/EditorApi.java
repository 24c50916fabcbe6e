package org.dicechess.examples.webhost.http;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import java.util.Map;
import java.util.Optional;
import org.dicechess.examples.webhost.worker.Task;
import org.dicechess.examples.webhost.worker.Workers;

/** The interface for programs to the editor, if the owner has switched it on. */
final class EditorApi implements Site.Part {

    private final Optional<Workers> workers;

    EditorApi(Optional<Workers> workers) {
        this.workers = workers;
    }

    @Override
    public void addTo(JavalinConfig config) {
        config.routes.get(Site.API + "/host", request -> request.json(Map.of("editor", workers.isPresent())));
        workers.ifPresent(present -> config.routes.post(Site.API + "/editor", request -> answer(request, present)));
    }

    private static void answer(Context request, Workers workers) {
        Task task = Json.body(request, Task.class);
        request.contentType("application/json").result(workers.ask(Guard.address(request), task));
    }
}
