package roundhouse.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import roundhouse.testkit.Repository;

/**
 * What to change and how long.
 *
 * @param only part of what a mutant is named by, "market.yaml" or "bank.cash"; "" for all
 * @param tests whether tests are asked as well
 */
record MutateOptions(String design, String only, long minutes, boolean tests) {

  static MutateOptions of(List<String> arguments) {
    var options = new MutateOptions(BenchMain.TITLE, "", 24 * 60, true);
    for (Iterator<String> words = arguments.iterator(); words.hasNext(); )
      options = options.with(words.next(), words);
    return options;
  }

  private MutateOptions with(String word, Iterator<String> rest) {
    return switch (word) {
      case "--only" -> new MutateOptions(design, next(word, rest), minutes, tests);
      case "--minutes" -> new MutateOptions(design, only, Long.parseLong(next(word, rest)), tests);
      case "--no-tests" -> new MutateOptions(design, only, minutes, false);
      default -> {
        if (word.startsWith("-"))
          throw new IllegalArgumentException(
              "there is no '" + word + "'; there are --only TEXT, --minutes N, --no-tests");
        yield new MutateOptions(known(word), only, minutes, tests);
      }
    };
  }

  /** A design by its name, or by the way to its folder. */
  private static String known(String word) {
    String name = Path.of(word).getFileName().toString();
    if (!Files.isDirectory(Repository.designs().resolve(name)))
      throw new IllegalArgumentException(
          "there is no design '" + name + "' in " + Repository.designs());
    return name;
  }

  private static String next(String word, Iterator<String> rest) {
    if (!rest.hasNext()) throw new IllegalArgumentException("something is missing after " + word);
    return rest.next();
  }
}
