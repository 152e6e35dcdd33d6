package roundhouse.words;

import java.util.regex.Pattern;

/** Chooses "a" or "an" by how the next word is spoken: a 2-train, an 8-train, an E-train. */
public final class IndefiniteArticle {
  private static final Pattern SPOKEN_VOWEL =
      Pattern.compile("(8|1[18](?!\\d)|[AEFHILMNORSX](?![a-z])|[AEIO][a-z]|[aeio]).*");

  private IndefiniteArticle() {}

  /** The words after their article. */
  public static String with(String words) {
    return (SPOKEN_VOWEL.matcher(words).matches() ? "an " : "a ") + words;
  }
}
