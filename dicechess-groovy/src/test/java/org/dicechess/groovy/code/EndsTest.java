package org.dicechess.groovy.code;

import static org.assertj.core.api.Assertions.assertThat;

import groovyjarjarasm.asm.Label;
import groovyjarjarasm.asm.Opcodes;
import groovyjarjarasm.asm.tree.MethodNode;
import java.util.Set;
import org.junit.jupiter.api.Test;

class EndsTest {

    @Test
    void aLoopThatPaysEnds() {
        MethodNode method = method();
        Label start = new Label();
        method.visitLabel(start);
        pay(method, "burn");
        method.visitJumpInsn(Opcodes.GOTO, start);

        assertThat(Ends.always(method, Set.of())).isTrue();
    }

    @Test
    void aLoopWithAWayAroundItsPaymentDoesNot() {
        MethodNode method = method();
        Label start = new Label();
        method.visitLabel(start);
        method.visitInsn(Opcodes.ICONST_0);
        method.visitJumpInsn(Opcodes.IFEQ, start);
        pay(method, "burn");
        method.visitJumpInsn(Opcodes.GOTO, start);

        assertThat(Ends.always(method, Set.of())).isFalse();
    }

    @Test
    void aHandlerThatStartsItsOwnBlockAgainDoesNot() {
        MethodNode method = method();
        Label start = new Label();
        Label end = new Label();
        method.visitTryCatchBlock(start, end, start, null);
        method.visitLabel(start);
        method.visitInsn(Opcodes.NOP);
        method.visitLabel(end);
        method.visitInsn(Opcodes.RETURN);

        assertThat(Ends.always(method, Set.of())).isFalse();
    }

    @Test
    void aFunctionPaysBeforeAnythingElse() {
        MethodNode paying = method();
        pay(paying, "enter");
        paying.visitInsn(Opcodes.RETURN);
        MethodNode sharing = method();
        sharing.visitTypeInsn(Opcodes.NEW, GateTypes.REF);
        sharing.visitInsn(Opcodes.DUP);
        sharing.visitVarInsn(Opcodes.ALOAD, 1);
        sharing.visitMethodInsn(Opcodes.INVOKESPECIAL, GateTypes.REF, "<init>", "(Ljava/lang/Object;)V", false);
        sharing.visitVarInsn(Opcodes.ASTORE, 1);
        pay(sharing, "enter");
        MethodNode callsBefore = method();
        callsBefore.visitMethodInsn(Opcodes.INVOKESTATIC, "ScriptProgram", "f", "()V", false);
        pay(callsBefore, "enter");
        MethodNode skips = method();
        Label around = new Label();
        skips.visitInsn(Opcodes.ICONST_0);
        skips.visitJumpInsn(Opcodes.IFEQ, around);
        pay(skips, "enter");
        skips.visitLabel(around);
        skips.visitInsn(Opcodes.RETURN);
        MethodNode free = method();
        free.visitInsn(Opcodes.RETURN);

        assertThat(Ends.always(paying, Set.of("f"))).isTrue();
        assertThat(Ends.always(sharing, Set.of("f")))
                .as("a parameter that a block captures is wrapped first")
                .isTrue();
        assertThat(Ends.always(callsBefore, Set.of("f"))).isFalse();
        assertThat(Ends.always(skips, Set.of("f"))).isFalse();
        assertThat(Ends.always(free, Set.of("f"))).isFalse();
        assertThat(Ends.always(free, Set.of())).isTrue();
    }

    private static MethodNode method() {
        return new MethodNode(Opcodes.ACC_PUBLIC, "f", "()V", null, null);
    }

    private static void pay(MethodNode method, String name) {
        method.visitMethodInsn(Opcodes.INVOKESTATIC, GateTypes.METER, name, "()V", false);
    }
}
