import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;

/** Loads a game without scripts and one with scripts, and prints what happens. */
public final class LoadGame {

    private LoadGame() {}

    public static void main(String[] arguments) {
        for (String id : new String[] {"chess", "d4-d6-chess"}) {
            System.out.println(id + ": " + result(id));
        }
    }

    private static String result(String id) {
        try {
            return "loaded " + Loader.create().scripts(GroovyScripts.confined()).load(id);
        } catch (RuntimeException | LinkageError e) {
            return e.toString();
        }
    }
}
