package org.dicechess.groovy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.dicechess.groovy.code.GateTypes;
import org.dicechess.groovy.program.ProgramClass;
import org.dicechess.groovy.run.Program;
import org.dicechess.groovy.text.Source;

/** The class loader of one script. It is unloaded with the script's hooks. */
final class ScriptClasses extends ClassLoader {

    private final Map<String, byte[]> classes;
    private final Set<String> permitted;
    private final boolean open;

    private ScriptClasses(Map<String, byte[]> classes, Set<String> permitted, boolean open) {
        super(open ? ScriptClasses.class.getClassLoader() : null);
        this.classes = new LinkedHashMap<>(classes);
        this.permitted = permitted;
        this.open = open;
    }

    /** Returns the program of a script that may use all classes that this library can use. */
    static Program trusted(Map<String, byte[]> classes) {
        return new ScriptClasses(classes, Set.of(), true).program();
    }

    /** Returns the program of a script that can use its own classes and those that the gate permits. */
    static Program confined(Map<String, byte[]> classes) {
        return new ScriptClasses(classes, GateTypes.NAMES, false).program();
    }

    /** Returns the line of a script where a failure arose; 0 if it arose outside the script. */
    static int line(Source source, Throwable failure) {
        for (StackTraceElement frame : failure.getStackTrace()) {
            if (source.name().equals(frame.getFileName()) && frame.getLineNumber() > 0) {
                return frame.getLineNumber();
            }
        }
        return 0;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            if (loaded != null) {
                return loaded;
            }
            byte[] bytes = classes.remove(name);
            if (bytes != null) {
                return defineClass(name, bytes, 0, bytes.length);
            }
            if (open || permitted.contains(name)) {
                return ScriptClasses.class.getClassLoader().loadClass(name);
            }
            throw new ClassNotFoundException(name);
        }
    }

    private Program program() {
        ScriptClasses.class.getModule().addExports(Program.class.getPackageName(), getUnnamedModule());
        try {
            for (String name : List.copyOf(classes.keySet())) {
                Class.forName(name, true, this);
            }
            return (Program)
                    loadClass(ProgramClass.NAME).getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError("the class of a script has a public constructor", e);
        }
    }
}
