package org.dicechess.rules.state;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** What a processor does at once, and other platforms than a Java virtual machine do in their own way. */
final class Wide {

    private static final VarHandle EIGHT = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private Wide() {}

    /** Returns eight bytes as one number, the first byte lowest. */
    static long eight(byte[] bytes, int from) {
        return (long) EIGHT.get(bytes, from);
    }

    /** Returns the upper 64 bits of a product of 128 bits. */
    static long multiplyHigh(long some, long others) {
        return Math.multiplyHigh(some, others);
    }
}
