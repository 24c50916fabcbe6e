package org.dicechess.js.platform;

import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.dicechess.classics.Classics;
import org.dicechess.specs.BundledDefinitions;
import org.teavm.extension.spi.resources.DefaultResourcesPolicy;

/** Names the files of the class path that the compiled library carries: the definitions and the outlines of pieces. */
public final class Resources extends DefaultResourcesPolicy {

    private static final String ROOT = "META-INF/dicechess/";
    private static final List<String> FOLDERS = List.of(
            "",
            "classics/boards/",
            "classics/chess/",
            "classics/dice/",
            "classics/makruk/",
            "classics/shogi/",
            "classics/xiangqi/");

    @Override
    public String[] supplyResources(Collection<? extends String> asked) {
        Stream<String> shared =
                Stream.of("org/dicechess/outlines.txt", ROOT + "pieces/chess.yaml", ROOT + "pieces/fairy.yaml");
        Stream<String> definitions = Stream.of(new BundledDefinitions(), new Classics())
                .flatMap(pack -> pack.ids().stream())
                .flatMap(id -> FOLDERS.stream().map(folder -> ROOT + folder + id + "/variant.yaml"));
        return Stream.concat(shared, definitions).filter(this::exists).toArray(String[]::new);
    }

    private boolean exists(String name) {
        return environment().classLoader().getResource(name) != null;
    }
}
