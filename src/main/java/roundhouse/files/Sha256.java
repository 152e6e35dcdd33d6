package roundhouse.files;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The hash by which contents are told apart; every Java has it. */
public final class Sha256 {
  private Sha256() {}

  /** A digest to which content can be added piece by piece. */
  public static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** The hash of a content: 64 hexadecimal digits. */
  public static String hex(byte[] content) {
    return HexFormat.of().formatHex(digest().digest(content));
  }
}
