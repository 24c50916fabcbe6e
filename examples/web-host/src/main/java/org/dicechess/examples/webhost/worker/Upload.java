package org.dicechess.examples.webhost.worker;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.dicechess.rules.MemoryPack;
import org.dicechess.rules.Problem;
import org.dicechess.spi.DefinitionPack;

/**
 * The files of an author as a pack in memory, which comes before the bundled ones. Its scripts are confined, and only a
 * worker process compiles them.
 */
final class Upload {

    /** The definition among the files. */
    static final String DEFINITION = "variant.yaml";

    /** A pack finds a variant by its id, so the id is read before the definition is. */
    private static final Pattern ID = Pattern.compile("(?m)^id:[ \\t]*[\"']?([a-z0-9]+(?:-[a-z0-9]+)*)");

    private static final Pattern IN_SCRIPT =
            Pattern.compile("([a-z0-9-]+\\.groovy):(?:(\\d{1,9}):)? (.*)", Pattern.DOTALL);

    private static final String NO_ID = "my-game";

    private final String id;
    private final Map<String, byte[]> files;

    Upload(Task task) {
        Matcher stated = ID.matcher(task.yaml());
        this.id = stated.find() && stated.group(1).length() <= 40 ? stated.group(1) : NO_ID;
        this.files = new TreeMap<>();
        put(DEFINITION, task.yaml());
        task.scripts().forEach(this::put);
    }

    private void put(String name, String text) {
        files.put(id + "/" + name, text.getBytes(StandardCharsets.UTF_8));
    }

    private Loader loader() {
        Loader loader = Loader.of(MemoryPack.of(files)).scripts(GroovyScripts.confined());
        ServiceLoader.load(DefinitionPack.class).forEach(loader::pack);
        return loader;
    }

    List<Outcome.Mistake> check() {
        return mistakes(loader().check(id));
    }

    /**
     * Loads the variant.
     *
     * @throws org.dicechess.rules.InvalidDefinitionException if the files have mistakes
     */
    Variant load() {
        return loader().load(id);
    }

    List<Outcome.Mistake> mistakes(List<Problem> problems) {
        return problems.stream().map(this::mistake).toList();
    }

    /**
     * Says where a mistake is. The library says within its text which line of a script is wrong. A mistake of a file
     * that is not the author's stands at the start of the definition.
     */
    private Outcome.Mistake mistake(Problem problem) {
        Matcher script = IN_SCRIPT.matcher(problem.message());
        boolean warning = problem.severity() == Problem.Severity.WARNING;
        if (script.matches() && files.containsKey(id + "/" + script.group(1))) {
            int line = script.group(2) == null ? 1 : Integer.parseInt(script.group(2));
            return new Outcome.Mistake(script.group(1), line, 1, warning, script.group(3), problem.hint());
        }
        boolean own = files.containsKey(problem.file());
        return new Outcome.Mistake(
                own ? problem.file().substring(id.length() + 1) : DEFINITION,
                own ? problem.line() : 1,
                own ? problem.column() : 1,
                warning,
                (own ? "" : problem.file() + ": ") + problem.message(),
                problem.hint());
    }
}
