package roundhouse.script.reference;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** An example for each hook, taken from one script that contains them all. */
public final class HookExamples {
  private static final Pattern FUNCTION =
      Pattern.compile("(?m)^export (?:function|const) (\\w+)[^\\n]*(?:\\n[^\\n]+)*");
  private static final String ALL = read("hook-examples.js");

  private HookExamples() {}

  /** The examples by hook name. */
  public static Map<String, String> byHook() {
    var examples = new LinkedHashMap<String, String>();
    FUNCTION
        .matcher(ALL)
        .results()
        .map(MatchResult::group)
        .forEach(text -> examples.put(name(text), text));
    return examples;
  }

  private static String name(String text) {
    return text.split("\\W+", 4)[2];
  }

  static String read(String resource) {
    try (InputStream text = HookExamples.class.getResourceAsStream(resource)) {
      return new String(text.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
