package org.dicechess.groovy.code;

import groovyjarjarasm.asm.Opcodes;
import groovyjarjarasm.asm.Type;
import groovyjarjarasm.asm.tree.AbstractInsnNode;
import groovyjarjarasm.asm.tree.ClassNode;
import groovyjarjarasm.asm.tree.FieldInsnNode;
import groovyjarjarasm.asm.tree.LdcInsnNode;
import groovyjarjarasm.asm.tree.LineNumberNode;
import groovyjarjarasm.asm.tree.MethodInsnNode;
import groovyjarjarasm.asm.tree.MethodNode;
import groovyjarjarasm.asm.tree.TypeInsnNode;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.dicechess.groovy.program.ProgramClass;
import org.dicechess.groovy.run.Lists;
import org.dicechess.groovy.text.Source;

/** The part of {@link CodeGate} that checks one method. */
final class MethodGate {

    private static final Map<String, String> EMPTY =
            Map.of("java/util/List", "emptyList", "java/util/Map", "emptyMap", "java/util/Set", "emptySet");

    private static final Set<String> CONSTANTS =
            Set.of("org/dicechess/Direction", "org/dicechess/Color", "org/dicechess/spi/CapturedRule$Fate");

    private final Source source;
    private final Set<String> own;
    private final Set<String> functions;
    private final ClassNode type;
    private final MethodNode method;
    private int line;

    MethodGate(Source source, Set<String> own, Set<String> functions, ClassNode type, MethodNode method) {
        this.source = source;
        this.own = own;
        this.functions = functions;
        this.type = type;
        this.method = method;
    }

    void check() {
        strip();
        signature();
        replaceEmptyCollections();
        for (AbstractInsnNode node : method.instructions.toArray()) {
            instruction(node);
        }
        method.tryCatchBlocks.forEach(handler -> require(handler.type == null, "'catch'"));
        require(Ends.always(method, functions), "a loop that does not count its rounds");
    }

    /** Removes what only Groovy's runtime and debuggers read. */
    private void strip() {
        method.access = Opcodes.ACC_PUBLIC | method.access & Opcodes.ACC_STATIC;
        method.signature = null;
        method.visibleAnnotations = null;
        method.invisibleAnnotations = null;
        method.visibleParameterAnnotations = null;
        method.invisibleParameterAnnotations = null;
        method.parameters = null;
        method.localVariables = null;
        method.attrs = null;
        method.exceptions.clear();
    }

    /** The compiler makes empty lists and maps by {@code new}: three instructions, which become one call. */
    private void replaceEmptyCollections() {
        for (AbstractInsnNode node : method.instructions.toArray()) {
            if (node instanceof MethodInsnNode call
                    && call.name.equals("<init>")
                    && call.desc.equals("()V")
                    && EMPTY.containsKey(call.owner)
                    && call.getPrevious().getOpcode() == Opcodes.DUP
                    && call.getPrevious().getPrevious() instanceof TypeInsnNode made
                    && made.desc.equals(call.owner)) {
                method.instructions.remove(made);
                method.instructions.remove(call.getPrevious());
                method.instructions.set(
                        call,
                        new MethodInsnNode(
                                Opcodes.INVOKESTATIC,
                                Type.getInternalName(Lists.class),
                                EMPTY.get(call.owner),
                                "()L" + call.owner + ";",
                                false));
            }
        }
    }

    private void signature() {
        for (Type parameter : Type.getArgumentTypes(method.desc)) {
            require(GateTypes.isPermitted(parameter.getDescriptor()), "the type " + parameter.getClassName());
        }
        Type answer = Type.getReturnType(method.desc);
        require(
                answer.equals(Type.VOID_TYPE) || GateTypes.isPermitted(answer.getDescriptor()),
                "the type " + answer.getClassName());
    }

    private void instruction(AbstractInsnNode node) {
        switch (node.getType()) {
            case AbstractInsnNode.LINE -> line = ((LineNumberNode) node).line;
            case AbstractInsnNode.METHOD_INSN -> call((MethodInsnNode) node);
            case AbstractInsnNode.FIELD_INSN -> field((FieldInsnNode) node);
            case AbstractInsnNode.TYPE_INSN -> mention((TypeInsnNode) node);
            case AbstractInsnNode.LDC_INSN -> constant(((LdcInsnNode) node).cst);
            case AbstractInsnNode.INSN ->
                require(
                        node.getOpcode() != Opcodes.MONITORENTER && node.getOpcode() != Opcodes.MONITOREXIT,
                        "'synchronized'");
            case AbstractInsnNode.INT_INSN -> require(node.getOpcode() != Opcodes.NEWARRAY, "an array");
            case AbstractInsnNode.VAR_INSN -> require(node.getOpcode() != Opcodes.RET, "a subroutine");
            case AbstractInsnNode.JUMP_INSN -> require(node.getOpcode() != Opcodes.JSR, "a subroutine");
            case AbstractInsnNode.LABEL,
                    AbstractInsnNode.FRAME,
                    AbstractInsnNode.IINC_INSN,
                    AbstractInsnNode.TABLESWITCH_INSN,
                    AbstractInsnNode.LOOKUPSWITCH_INSN -> {}
            default -> throw refused("a dynamic call");
        }
    }

    private void call(MethodInsnNode call) {
        if (call.name.equals("<init>")) {
            boolean parent = method.name.equals("<init>") && call.owner.equals(type.superName);
            require(parent || isOwnClosure(call.owner) || isMade(call.owner), "'new " + shortName(call.owner) + "'");
            return;
        }
        if (own.contains(call.owner)) {
            require(
                    call.owner.equals(ProgramClass.NAME) && functions.contains(call.name)
                            || call.name.equals("__$swapInit")
                            || isOwnClosure(call.owner) && call.name.equals("getThisObject"),
                    "the call of '" + call.name + "'");
            return;
        }
        if (GateCalls.isDirect(call)) {
            return;
        }
        Optional<MethodInsnNode> ours = GateCalls.replacement(call);
        if (ours.isEmpty()) {
            throw refused(called(call), GateHints.of(call));
        }
        method.instructions.set(call, ours.get());
    }

    /**
     * Calls that Groovy adds to a class are shown by their name alone, since the author never wrote the name of their
     * class.
     */
    private static String called(MethodInsnNode call) {
        return call.owner.startsWith("org/codehaus/groovy/runtime/")
                ? "the call of '" + call.name + "'"
                : "the call " + shortName(call.owner) + "." + call.name;
    }

    private void field(FieldInsnNode field) {
        boolean constant = field.getOpcode() == Opcodes.GETSTATIC
                && field.desc.equals("L" + field.owner + ";")
                && CONSTANTS.contains(field.owner);
        boolean truth = field.getOpcode() == Opcodes.GETSTATIC
                && field.owner.equals("java/lang/Boolean")
                && field.desc.length() > 1;
        boolean kept =
                field.owner.equals(type.name) && type.fields.stream().anyMatch(known -> known.name.equals(field.name));
        require(constant || truth || kept, "the field " + shortName(field.owner) + "." + field.name);
    }

    private void mention(TypeInsnNode node) {
        boolean permitted = switch (node.getOpcode()) {
            case Opcodes.NEW -> isOwnClosure(node.desc) || isMade(node.desc);
            case Opcodes.ANEWARRAY ->
                node.desc.equals(GateTypes.OBJECT)
                        || node.desc.equals("java/lang/String")
                        || node.desc.equals("org/dicechess/Direction");
            default -> GateTypes.isPermittedClass(node.desc) || own.contains(node.desc);
        };
        require(permitted, "the type " + shortName(node.desc));
    }

    private void constant(Object value) {
        boolean simple = value instanceof String || value instanceof Integer || value instanceof Long;
        require(
                simple
                        || value instanceof Type named
                                && named.getSort() == Type.OBJECT
                                && (GateTypes.isPermittedClass(named.getInternalName())
                                        || own.contains(named.getInternalName())),
                value instanceof Type java
                        ? "a block where a " + shortName(java.getInternalName()) + " of Java is expected"
                        : "the constant " + value);
    }

    private static boolean isMade(String name) {
        return name.equals(GateTypes.REF) || name.equals(GateTypes.INSERTED);
    }

    private boolean isOwnClosure(String name) {
        return own.contains(name) && !name.equals(ProgramClass.NAME);
    }

    private static String shortName(String internalName) {
        return internalName.substring(internalName.lastIndexOf('/') + 1);
    }

    private void require(boolean permitted, String what) {
        if (!permitted) {
            throw refused(what);
        }
    }

    private RuntimeException refused(String what) {
        return refused(what, "");
    }

    private RuntimeException refused(String what, String hint) {
        return source.wrong(line, what + " is not permitted in a confined script" + hint);
    }
}
