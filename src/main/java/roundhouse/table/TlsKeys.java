package roundhouse.table;

import java.io.IOException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import org.eclipse.jetty.util.ssl.SslContextFactory;

/** The key and the certificate by which a table speaks HTTPS itself. */
public record TlsKeys(KeyStore keys, String password) {
  /**
   * Reads a key store, such as a file with the ending p12.
   *
   * @throws IOException when that is not possible, with the reason
   */
  public static TlsKeys read(Path file, String password) throws IOException {
    try {
      return new TlsKeys(KeyStore.getInstance(file.toFile(), password.toCharArray()), password);
    } catch (GeneralSecurityException | IllegalArgumentException wrong) {
      throw new IOException(wrong.getMessage(), wrong);
    }
  }

  SslContextFactory.Server context() {
    var context = new SslContextFactory.Server();
    context.setKeyStore(keys);
    context.setKeyStorePassword(password);
    return context;
  }
}
