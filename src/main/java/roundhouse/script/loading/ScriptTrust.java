package roundhouse.script.loading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.Severity;
import roundhouse.design.problem.SourcePlace;

/**
 * Whether scripts that came from elsewhere may run. While a note in their folder withholds trust,
 * none of them runs.
 */
public final class ScriptTrust {
  private static final String NOTE = "UNTRUSTED.txt";
  private static final String SAYS =
      """
      The scripts in this folder came from elsewhere. None of them runs while this note is here.
      Read them, then run 'roundhouse trust' or delete this note.
      """;

  private ScriptTrust() {}

  /** Whether the scripts of that folder must not run. */
  public static boolean isWithheld(Path scripts) {
    return Files.exists(scripts.resolve(NOTE));
  }

  /** Keeps the scripts of that folder from running until they are trusted. */
  public static void withhold(Path scripts) throws IOException {
    Files.createDirectories(scripts);
    Files.writeString(scripts.resolve(NOTE), SAYS);
  }

  /** Trusts the scripts of that folder; false if they were trusted already. */
  public static boolean grant(Path scripts) throws IOException {
    return Files.deleteIfExists(scripts.resolve(NOTE));
  }

  static Problem problem(Path scripts, Path script) {
    return new Problem(
        Severity.ERROR,
        SourcePlace.start(script),
        "",
        "this script came from elsewhere and is not trusted yet",
        "read the scripts in '" + scripts + "', then run 'roundhouse trust'");
  }
}
