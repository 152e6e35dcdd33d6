package roundhouse.files;

import com.fasterxml.jackson.core.JsonProcessingException;

/** What is wrong with a text that should be JSON, in words. */
public final class JsonMistake {
  private static final String TRAILING = "Trailing token";

  private JsonMistake() {}

  /** The parser's words, without the names of its classes and methods. */
  public static String says(JsonProcessingException mistake) {
    return isTrailing(mistake)
        ? "there is more text after its end"
        : String.valueOf(mistake.getOriginalMessage()).replaceAll(",? ?from `[^`]*`", "");
  }

  /** Whether the JSON is complete, but something follows it, such as another file. */
  public static boolean isTrailing(JsonProcessingException mistake) {
    return String.valueOf(mistake.getOriginalMessage()).startsWith(TRAILING);
  }
}
