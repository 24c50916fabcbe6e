package org.dicechess.groovy.code;

import static java.util.Map.entry;

import groovyjarjarasm.asm.ClassReader;
import groovyjarjarasm.asm.Opcodes;
import groovyjarjarasm.asm.Type;
import groovyjarjarasm.asm.tree.ClassNode;
import groovyjarjarasm.asm.tree.MethodInsnNode;
import groovyjarjarasm.asm.tree.MethodNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.dicechess.groovy.program.Rewriting;

/** The calls that compiled confined scripts may make. */
final class GateCalls {

    /**
     * Calls that stay unchanged: they never fail, behave the same everywhere, and are so cheap that the fuel for the
     * syntax pays for them.
     */
    private static final Set<String> DIRECT = Set.of(
            "org/dicechess/Square.file",
            "org/dicechess/Square.rank",
            "org/dicechess/Piece.type",
            "org/dicechess/Piece.color",
            "org/dicechess/Piece.facing",
            "org/dicechess/PieceType.name",
            "java/util/Optional.isPresent",
            "java/util/Optional.isEmpty",
            "java/util/Optional.get",
            "org/dicechess/Square.compareTo",
            "org/dicechess/Direction.text",
            "org/dicechess/Direction.files",
            "org/dicechess/Direction.ranks",
            "org/dicechess/Direction.isVertical",
            "org/dicechess/Direction.isDiagonal",
            "org/dicechess/Direction.turned",
            "org/dicechess/Color.opponent",
            "java/lang/Integer.valueOf(I)",
            "java/lang/Long.valueOf(J)",
            "java/lang/Boolean.valueOf(Z)",
            "java/lang/Integer.intValue",
            "java/lang/Long.longValue",
            "java/lang/Long.intValue",
            "java/lang/Integer.longValue",
            "java/lang/String.valueOf(C)",
            "java/lang/Boolean.booleanValue",
            "java/lang/String.length",
            "java/util/Iterator.hasNext",
            "java/util/Iterator.next",
            "java/util/Map$Entry.getKey",
            "java/util/Map$Entry.getValue",
            GateTypes.REF + ".get",
            GateTypes.REF + ".set",
            GateTypes.BLOCK + ".getThisObject",
            GateTypes.METER + ".burn",
            GateTypes.METER + ".enter",
            GateTypes.METER + ".leave");

    /** Interfaces whose type the virtual machine checks only when it calls a method, and then fails safely. */
    private static final Set<String> LOOSE = Set.of(
            "Ljava/util/List;", "Ljava/util/Set;", "Ljava/util/Collection;", "Ljava/util/Map;", "Ljava/util/Iterator;");

    /** Calls of the same name and parameters as others, with another meaning. */
    private static final Map<String, String> NAMES = Map.ofEntries(
            entry("org/codehaus/groovy/runtime/ScriptBytecodeAdapter.isCase", "isCaseOf"),
            entry("org/codehaus/groovy/runtime/ScriptBytecodeAdapter.isNotCase", "isNotCaseOf"),
            entry(GateTypes.OBJECT + ".compareTo", "compared"));

    private static final Map<String, MethodInsnNode> LIBRARY = library();

    private GateCalls() {}

    static boolean isDirect(MethodInsnNode call) {
        String name = call.owner + "." + call.name;
        return DIRECT.contains(name) || DIRECT.contains(name + call.desc.substring(0, call.desc.indexOf(')') + 1));
    }

    /** Returns the call of this module that replaces another; empty if there is none. */
    static Optional<MethodInsnNode> replacement(MethodInsnNode call) {
        String parameters = call.desc.substring(1, call.desc.indexOf(')'));
        if (call.getOpcode() != Opcodes.INVOKESTATIC) {
            parameters = "L" + call.owner + ";" + parameters;
        }
        String name = name(call);
        MethodInsnNode found = LIBRARY.get(name + "(" + parameters + ")");
        if (found == null) {
            found = LIBRARY.get(name + "(" + general(parameters) + ")");
        }
        if (found == null && name.equals("toString")) {
            found = LIBRARY.get("toString(Ljava/lang/Object;)");
        }
        if (found == null || !fits(Type.getReturnType(found.desc), Type.getReturnType(call.desc))) {
            return Optional.empty();
        }
        return Optional.of((MethodInsnNode) found.clone(null));
    }

    private static String name(MethodInsnNode call) {
        return Rewriting.MOD_IS_REMAINDER && call.name.equals("mod")
                ? "remainder"
                : NAMES.getOrDefault(call.owner + "." + call.name, call.name);
    }

    private static String general(String parameters) {
        return parameters
                .replace("Ljava/util/List;", "Ljava/util/Collection;")
                .replace("Ljava/util/Set;", "Ljava/util/Collection;")
                .replace("Ljava/lang/Integer;", "Ljava/lang/Number;")
                .replace("Ljava/lang/Long;", "Ljava/lang/Number;")
                .replace("Ljava/lang/String;", "Ljava/lang/CharSequence;")
                .replace("L" + GateTypes.INSERTED + ";", "Ljava/lang/CharSequence;");
    }

    private static boolean fits(Type found, Type wanted) {
        return found.equals(wanted)
                || LOOSE.contains(found.getDescriptor()) && LOOSE.contains(wanted.getDescriptor())
                || wanted.getDescriptor().equals("Ljava/lang/Object;") && found.getSort() == Type.OBJECT;
    }

    /** Reads the calls from the classes of the library: every public method may be called. */
    private static Map<String, MethodInsnNode> library() {
        Map<String, MethodInsnNode> calls = new LinkedHashMap<>();
        for (Class<?> type : GateTypes.LIBRARY) {
            ClassNode node = read(type);
            for (MethodNode method : node.methods) {
                if ((method.access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC))
                        == (Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC)) {
                    String key = method.name + method.desc.substring(0, method.desc.indexOf(')') + 1);
                    calls.put(
                            key, new MethodInsnNode(Opcodes.INVOKESTATIC, node.name, method.name, method.desc, false));
                }
            }
        }
        return calls;
    }

    private static ClassNode read(Class<?> type) {
        try (InputStream bytes = type.getResourceAsStream(type.getSimpleName() + ".class")) {
            ClassNode node = new ClassNode();
            new ClassReader(bytes).accept(node, ClassReader.SKIP_CODE);
            return node;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + type, e);
        }
    }
}
