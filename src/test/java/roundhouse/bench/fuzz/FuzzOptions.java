package roundhouse.bench.fuzz;

import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * What to try, and how long.
 *
 * @param seed of the first case; each case has the next seed
 * @param kinds to try in turn
 * @param cases of each kind at most
 */
record FuzzOptions(Duration time, long seed, List<FuzzKind> kinds, Optional<Integer> cases) {

  static FuzzOptions of(List<String> arguments) {
    var options =
        new FuzzOptions(
            Duration.ofMinutes(5),
            System.nanoTime() & 0xffff_ffffL,
            FuzzKind.all(),
            Optional.empty());
    for (Iterator<String> words = arguments.iterator(); words.hasNext(); )
      options = options.with(words.next(), words);
    return options;
  }

  private FuzzOptions with(String word, Iterator<String> rest) {
    return switch (word) {
      case "--minutes" ->
          new FuzzOptions(Duration.ofMinutes(Long.parseLong(next(word, rest))), seed, kinds, cases);
      case "--seed" -> new FuzzOptions(time, Long.parseLong(next(word, rest)), kinds, cases);
      case "--kind" -> new FuzzOptions(time, seed, FuzzKind.named(next(word, rest)), cases);
      case "--cases" ->
          new FuzzOptions(time, seed, kinds, Optional.of(Integer.parseInt(next(word, rest))));
      default ->
          throw new IllegalArgumentException(
              "there is no '"
                  + word
                  + "'; there are --minutes N, --seed S, --kind KIND[,KIND], --cases N");
    };
  }

  private static String next(String word, Iterator<String> rest) {
    if (!rest.hasNext()) throw new IllegalArgumentException("something is missing after " + word);
    return rest.next();
  }
}
