package org.dicechess.js.platform.java.util.concurrent.atomic;

/** An array of references where there is one thread. */
public final class AtomicReferenceArray<E> {

    private final Object[] elements;

    public AtomicReferenceArray(int length) {
        elements = new Object[length];
    }

    @SuppressWarnings("unchecked") // only elements of this type are ever set
    public E getAcquire(int index) {
        return (E) elements[index];
    }

    public void setRelease(int index, E element) {
        elements[index] = element;
    }

    public boolean compareAndSet(int index, E expected, E element) {
        if (elements[index] != expected) {
            return false;
        }
        elements[index] = element;
        return true;
    }
}
