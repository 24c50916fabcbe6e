package org.dicechess.js.platform.javax.crypto.spec;

import org.dicechess.js.platform.java.security.Key;

/** A key as its bytes. */
public final class SecretKeySpec implements Key {

    private final byte[] bytes;

    public SecretKeySpec(byte[] bytes, String algorithm) {
        this.bytes = bytes.clone();
    }

    @Override
    public byte[] getEncoded() {
        return bytes.clone();
    }
}
