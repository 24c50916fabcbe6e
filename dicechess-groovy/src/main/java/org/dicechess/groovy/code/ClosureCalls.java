package org.dicechess.groovy.code;

import groovyjarjarasm.asm.Opcodes;
import groovyjarjarasm.asm.Type;
import groovyjarjarasm.asm.tree.ClassNode;
import groovyjarjarasm.asm.tree.MethodNode;
import java.util.Objects;
import org.dicechess.groovy.run.Values;
import org.jspecify.annotations.Nullable;

/** Adds to the class of a closure the two methods through which the library calls it. */
final class ClosureCalls {

    private static final String VALUES = Type.getInternalName(Values.class);

    private ClosureCalls() {}

    /** Returns the method with the body of the closure: the one with the most parameters. */
    static MethodNode body(ClassNode closure) {
        @Nullable MethodNode body = null;
        for (MethodNode method : closure.methods) {
            boolean longer =
                    body == null || Type.getArgumentTypes(method.desc).length > Type.getArgumentTypes(body.desc).length;
            if (method.name.equals("doCall") && longer) {
                body = method;
            }
        }
        return Objects.requireNonNull(body, "doCall");
    }

    static void add(ClassNode closure) {
        MethodNode body = body(closure);
        Type[] parameters = Type.getArgumentTypes(body.desc);
        MethodNode arity = new MethodNode(Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL, "arity", "()I", null, null);
        arity.visitIntInsn(Opcodes.BIPUSH, parameters.length);
        arity.visitInsn(Opcodes.IRETURN);
        closure.methods.add(arity);

        MethodNode run = new MethodNode(
                Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL, "run", "([Ljava/lang/Object;)Ljava/lang/Object;", null, null);
        run.visitVarInsn(Opcodes.ALOAD, 0);
        for (int i = 0; i < parameters.length; i++) {
            run.visitVarInsn(Opcodes.ALOAD, 1);
            run.visitIntInsn(Opcodes.BIPUSH, i);
            run.visitInsn(Opcodes.AALOAD);
            convert(run, parameters[i]);
        }
        run.visitMethodInsn(Opcodes.INVOKEVIRTUAL, closure.name, body.name, body.desc, false);
        box(run, Type.getReturnType(body.desc));
        run.visitInsn(Opcodes.ARETURN);
        closure.methods.add(run);
    }

    private static void convert(MethodNode run, Type type) {
        switch (type.getSort()) {
            case Type.INT ->
                run.visitMethodInsn(Opcodes.INVOKESTATIC, VALUES, "intUnbox", "(Ljava/lang/Object;)I", false);
            case Type.LONG ->
                run.visitMethodInsn(Opcodes.INVOKESTATIC, VALUES, "longUnbox", "(Ljava/lang/Object;)J", false);
            case Type.BOOLEAN ->
                run.visitMethodInsn(Opcodes.INVOKESTATIC, VALUES, "booleanUnbox", "(Ljava/lang/Object;)Z", false);
            case Type.OBJECT, Type.ARRAY -> reference(run, type);
            default -> throw new AssertionError("a parameter of type " + type);
        }
    }

    private static void reference(MethodNode run, Type type) {
        if (type.getClassName().equals("java.lang.String")) {
            run.visitMethodInsn(
                    Opcodes.INVOKESTATIC, VALUES, "textUnbox", "(Ljava/lang/Object;)Ljava/lang/String;", false);
        } else {
            run.visitTypeInsn(Opcodes.CHECKCAST, type.getInternalName());
        }
    }

    private static void box(MethodNode run, Type type) {
        switch (type.getSort()) {
            case Type.VOID -> run.visitInsn(Opcodes.ACONST_NULL);
            case Type.INT ->
                run.visitMethodInsn(
                        Opcodes.INVOKESTATIC, "java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;", false);
            case Type.LONG ->
                run.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Long", "valueOf", "(J)Ljava/lang/Long;", false);
            case Type.BOOLEAN ->
                run.visitMethodInsn(
                        Opcodes.INVOKESTATIC, "java/lang/Boolean", "valueOf", "(Z)Ljava/lang/Boolean;", false);
            default -> {}
        }
    }
}
