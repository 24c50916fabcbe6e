package org.dicechess.js.platform;

import java.util.Set;
import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** Names the classes for which this package holds another home: those that the compiler's own platform lacks. */
public final class PlatformPolicy extends SimpleSubstitutionPolicy {

    private static final Set<String> REPLACED = Set.of(
            "java.security.Key",
            "java.security.MessageDigest",
            "java.util.HexFormat",
            "java.util.SplittableRandom",
            "java.util.concurrent.atomic.AtomicReferenceArray",
            "javax.crypto.Mac",
            "javax.crypto.spec.SecretKeySpec",
            "org.dicechess.rules.state.Wide");

    @Override
    public void contribute(SubstitutionSink sink) {
        sink.selectClasses(REPLACED::contains).packagePrefix("org.dicechess.js.platform.");
    }
}
