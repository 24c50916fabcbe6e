import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPairGenerator;
import java.util.Date;
import org.bouncycastle.bcpg.ArmoredOutputStream;
import org.bouncycastle.bcpg.HashAlgorithmTags;
import org.bouncycastle.bcpg.PublicKeyAlgorithmTags;
import org.bouncycastle.bcpg.PublicKeyPacket;
import org.bouncycastle.openpgp.PGPException;
import org.bouncycastle.openpgp.PGPSecretKey;
import org.bouncycastle.openpgp.PGPSignature;
import org.bouncycastle.openpgp.operator.jcajce.JcaPGPContentSignerBuilder;
import org.bouncycastle.openpgp.operator.jcajce.JcaPGPDigestCalculatorProviderBuilder;
import org.bouncycastle.openpgp.operator.jcajce.JcaPGPKeyPair;

/** Writes a new signing key without a passphrase, and its public half, for the rehearsal of a release. */
public final class ThrowawayKey {

    private ThrowawayKey() {}

    /**
     * Makes the key.
     *
     * @param args the file of the secret key, the file of the public key
     */
    public static void main(String[] args) throws IOException, PGPException, GeneralSecurityException {
        PGPSecretKey key = key();
        try (OutputStream out = armored(args[0])) {
            key.encode(out);
        }
        try (OutputStream out = armored(args[1])) {
            key.getPublicKey().encode(out);
        }
    }

    private static PGPSecretKey key() throws PGPException, GeneralSecurityException {
        KeyPairGenerator rsa = KeyPairGenerator.getInstance("RSA");
        rsa.initialize(3072);
        JcaPGPKeyPair pair = new JcaPGPKeyPair(
                PublicKeyPacket.VERSION_4, PublicKeyAlgorithmTags.RSA_GENERAL, rsa.generateKeyPair(), new Date());
        return new PGPSecretKey(
                PGPSignature.POSITIVE_CERTIFICATION,
                pair,
                "rehearsal of a release, worthless",
                new JcaPGPDigestCalculatorProviderBuilder().build().get(HashAlgorithmTags.SHA1),
                null,
                null,
                new JcaPGPContentSignerBuilder(PublicKeyAlgorithmTags.RSA_GENERAL, HashAlgorithmTags.SHA256),
                null);
    }

    private static OutputStream armored(String file) throws IOException {
        return new ArmoredOutputStream(Files.newOutputStream(Path.of(file)));
    }
}
