package roundhouse.script;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import roundhouse.design.Place;
import roundhouse.design.Problem;
import roundhouse.design.Severity;

/**
 * The word of trust for scripts that came from elsewhere: as long as a note in their folder
 * withholds it, none of them runs, whoever asks.
 */
public final class Trust {
  private static final String NOTE = "UNTRUSTED.txt";
  private static final String SAYS =
      """
      The scripts in this folder came from elsewhere. None of them runs as long as this note is here.
      Read them; then 'roundhouse trust' takes it away, or you do.
      """;

  private Trust() {}

  /** Whether scripts of that folder may not run. */
  public static boolean isWithheld(Path scripts) {
    return Files.exists(scripts.resolve(NOTE));
  }

  /** Lets no script of that folder run until trust is given. */
  public static void withhold(Path scripts) throws IOException {
    Files.createDirectories(scripts);
    Files.writeString(scripts.resolve(NOTE), SAYS);
  }

  /** Gives the word of trust; false when it was not withheld. */
  public static boolean give(Path scripts) throws IOException {
    return Files.deleteIfExists(scripts.resolve(NOTE));
  }

  static Problem problem(Path scripts, Path script) {
    return new Problem(
        Severity.ERROR,
        Place.start(script),
        "",
        "this script came from elsewhere and nobody has trusted it yet",
        "read the scripts in '" + scripts + "', then run 'roundhouse trust'");
  }
}
