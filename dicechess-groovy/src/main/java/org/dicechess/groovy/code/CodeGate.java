package org.dicechess.groovy.code;

import groovyjarjarasm.asm.ClassReader;
import groovyjarjarasm.asm.ClassWriter;
import groovyjarjarasm.asm.Opcodes;
import groovyjarjarasm.asm.Type;
import groovyjarjarasm.asm.commons.ClassRemapper;
import groovyjarjarasm.asm.commons.Remapper;
import groovyjarjarasm.asm.tree.ClassNode;
import groovyjarjarasm.asm.tree.FieldNode;
import groovyjarjarasm.asm.tree.MethodNode;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.dicechess.groovy.program.Compiled;
import org.dicechess.groovy.program.ProgramClass;
import org.dicechess.groovy.text.HookWord;
import org.dicechess.groovy.text.Source;
import org.dicechess.spi.HookException;

/**
 * The fourth and decisive gate of confined scripts: it checks the compiled classes, instruction by instruction. Only
 * listed types, fields and calls pass. Each call of Groovy's or the JDK's library is replaced by a bounded method of
 * this module, or the script is refused, so that the loaded classes use nothing of Groovy's runtime.
 */
public final class CodeGate {

    private final Source source;
    private final Compiled compiled;
    private final Set<String> own = new LinkedHashSet<>();

    private CodeGate(Source source, Compiled compiled) {
        this.source = source;
        this.compiled = compiled;
        compiled.classes().keySet().forEach(name -> own.add(name.replace('.', '/')));
    }

    /**
     * Returns the classes in the form in which they may be loaded.
     *
     * @throws HookException if they contain something that is not listed
     */
    public static Map<String, byte[]> pass(Source source, Compiled compiled) {
        CodeGate gate = new CodeGate(source, compiled);
        Map<String, byte[]> passed = new LinkedHashMap<>();
        compiled.classes().forEach((name, bytes) -> passed.put(name, gate.pass(bytes)));
        return passed;
    }

    private byte[] pass(byte[] bytes) {
        ClassNode type = new ClassNode();
        new ClassReader(bytes).accept(new ClassRemapper(type, new Renaming()), 0);
        boolean program = type.name.equals(ProgramClass.NAME);
        head(type, program);
        type.fields.removeIf(field -> !isKept(field));
        type.methods.removeIf(method -> !isKept(type, method, program));
        type.fields.forEach(this::check);
        type.methods.forEach(method -> new MethodGate(source, own, compiled.functions(), type, method).check());
        if (!program) {
            ClosureCalls.add(type);
        }
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        type.accept(writer);
        return writer.toByteArray();
    }

    private void head(ClassNode type, boolean program) {
        require(own.contains(type.name) && type.name.startsWith(ProgramClass.NAME), "an unknown class");
        require(type.superName.equals(program ? GateTypes.OBJECT : GateTypes.BLOCK), "a class that extends another");
        require(!program || type.interfaces.equals(List.of(GateTypes.PROGRAM)), "a class with interfaces");
        if (!program) {
            type.interfaces.clear();
        }
        type.access = Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER;
        type.signature = null;
        type.visibleAnnotations = null;
        type.invisibleAnnotations = null;
        type.attrs = null;
        type.innerClasses.clear();
        type.outerClass = null;
        type.outerMethod = null;
        type.outerMethodDesc = null;
        type.nestHostClass = null;
        type.nestMembers = null;
    }

    /**
     * Returns whether a field is one that the code needs: a constant that the compiler pools, or a variable that a
     * closure captures. Other fields serve Groovy's runtime.
     */
    private static boolean isKept(FieldNode field) {
        boolean pooled = field.name.startsWith("$const$");
        return (field.access & Opcodes.ACC_STATIC) == 0 ? field.name.indexOf('$') < 0 : pooled;
    }

    private boolean isKept(ClassNode type, MethodNode method, boolean program) {
        if (method.name.equals("<init>") || method.name.equals("<clinit>") || method.name.equals("__$swapInit")) {
            return true;
        }
        return program
                ? isHook(method) || compiled.functions().contains(method.name)
                : method.name.equals("doCall") && method == ClosureCalls.body(type);
    }

    private boolean isHook(MethodNode method) {
        return compiled.defined().keySet().stream()
                .anyMatch(word ->
                        word.text().equals(method.name) && descriptor(word).equals(method.desc));
    }

    private static String descriptor(HookWord word) {
        Type[] parameters = word.types().stream().map(Type::getType).toArray(Type[]::new);
        return Type.getMethodDescriptor(Type.getType(Object.class), parameters);
    }

    private void check(FieldNode field) {
        require(GateTypes.isPermitted(field.desc), "a field");
        field.signature = null;
        field.visibleAnnotations = null;
        field.invisibleAnnotations = null;
    }

    private void require(boolean permitted, String what) {
        if (!permitted) {
            throw source.wrong(0, what + " is not permitted in a confined script");
        }
    }

    /** Renames Groovy's types to those of this module, and the JDK's collections to their interfaces. */
    private static final class Renaming extends Remapper {

        /**
         * Older versions of Groovy lack the constructor that names a version of ASM; the two differ for dynamic calls.
         */
        @SuppressWarnings("deprecation")
        Renaming() {}

        @Override
        public String map(String name) {
            return GateTypes.renamed(name);
        }
    }
}
