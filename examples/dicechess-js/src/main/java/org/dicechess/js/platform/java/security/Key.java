package org.dicechess.js.platform.java.security;

/** A key. */
public interface Key {

    /** Returns the bytes. */
    byte[] getEncoded();
}
