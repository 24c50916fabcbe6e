package org.dicechess.groovy.code;

import groovyjarjarasm.asm.Opcodes;
import groovyjarjarasm.asm.tree.AbstractInsnNode;
import groovyjarjarasm.asm.tree.InsnList;
import groovyjarjarasm.asm.tree.JumpInsnNode;
import groovyjarjarasm.asm.tree.LabelNode;
import groovyjarjarasm.asm.tree.LookupSwitchInsnNode;
import groovyjarjarasm.asm.tree.MethodInsnNode;
import groovyjarjarasm.asm.tree.MethodNode;
import groovyjarjarasm.asm.tree.TableSwitchInsnNode;
import groovyjarjarasm.asm.tree.TryCatchBlockNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/**
 * Proves that a method pays for each round of each loop: without the paying instructions its flow graph has no cycle.
 * The proof repeatedly removes instructions without predecessors; a cycle is what remains.
 */
final class Ends {

    private final InsnList code;
    private final int[] predecessors;
    private final List<List<Integer>> successors = new ArrayList<>();

    private Ends(MethodNode method) {
        this.code = method.instructions;
        this.predecessors = new int[code.size()];
        for (int i = 0; i < code.size(); i++) {
            successors.add(pays(code.get(i)) ? List.of() : next(i));
        }
        for (TryCatchBlockNode handler : method.tryCatchBlocks) {
            int target = code.indexOf(handler.handler);
            for (int i = code.indexOf(handler.start); i < code.indexOf(handler.end); i++) {
                successors.set(i, with(successors.get(i), target));
            }
        }
        successors.forEach(targets -> targets.forEach(target -> predecessors[target]++));
    }

    /** Returns whether each loop of the method pays, and a function also at its start. */
    static boolean always(MethodNode method, Set<String> functions) {
        return new Ends(method).isAcyclic() && (!functions.contains(method.name) || startsByPaying(method));
    }

    private static boolean startsByPaying(MethodNode method) {
        for (AbstractInsnNode node : method.instructions) {
            if (pays(node)) {
                return true;
            }
            if (!isHarmless(node)) {
                return false;
            }
        }
        return false;
    }

    /**
     * Returns whether the instruction neither calls nor jumps. Boxing a number, and wrapping a parameter that a block
     * shares, are harmless calls.
     */
    private static boolean isHarmless(AbstractInsnNode node) {
        boolean shares =
                node instanceof MethodInsnNode call && call.owner.equals(GateTypes.REF) && call.name.equals("<init>");
        boolean boxes = node instanceof MethodInsnNode call && call.name.equals("valueOf") && GateCalls.isDirect(call);
        boolean simple = node.getOpcode() < 0
                || node.getType() == AbstractInsnNode.VAR_INSN
                || node.getType() == AbstractInsnNode.TYPE_INSN
                || node.getType() == AbstractInsnNode.INT_INSN
                || node.getType() == AbstractInsnNode.LDC_INSN
                || node.getOpcode() <= Opcodes.SWAP && node.getType() == AbstractInsnNode.INSN;
        return shares || simple || boxes;
    }

    private static boolean pays(AbstractInsnNode node) {
        return node instanceof MethodInsnNode call
                && call.owner.equals(GateTypes.METER)
                && (call.name.equals("burn") || call.name.equals("enter"));
    }

    private boolean isAcyclic() {
        Deque<Integer> free = new ArrayDeque<>();
        for (int i = 0; i < predecessors.length; i++) {
            if (predecessors[i] == 0) {
                free.add(i);
            }
        }
        int removed = 0;
        while (!free.isEmpty()) {
            removed++;
            for (int target : successors.get(free.remove())) {
                if (--predecessors[target] == 0) {
                    free.add(target);
                }
            }
        }
        return removed == predecessors.length;
    }

    private List<Integer> next(int i) {
        AbstractInsnNode node = code.get(i);
        List<Integer> targets = new ArrayList<>();
        if (node instanceof JumpInsnNode jump) {
            targets.add(code.indexOf(jump.label));
        } else if (node instanceof TableSwitchInsnNode table) {
            add(targets, table.labels, table.dflt);
        } else if (node instanceof LookupSwitchInsnNode lookup) {
            add(targets, lookup.labels, lookup.dflt);
        }
        if (goesOn(node) && i + 1 < code.size()) {
            targets.add(i + 1);
        }
        return targets;
    }

    private void add(List<Integer> targets, List<LabelNode> labels, LabelNode otherwise) {
        labels.forEach(label -> targets.add(code.indexOf(label)));
        targets.add(code.indexOf(otherwise));
    }

    private static boolean goesOn(AbstractInsnNode node) {
        int opcode = node.getOpcode();
        boolean leaves = opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN || opcode == Opcodes.ATHROW;
        return !leaves && opcode != Opcodes.GOTO && opcode != Opcodes.TABLESWITCH && opcode != Opcodes.LOOKUPSWITCH;
    }

    private static List<Integer> with(List<Integer> targets, int one) {
        List<Integer> more = new ArrayList<>(targets);
        more.add(one);
        return more;
    }
}
