package roundhouse.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import roundhouse.design.spec.OptionSpec;

/**
 * Draws options for many games from a seed, so that every two options that go together come
 * together at least a given number of times, as far as there are games.
 */
final class OptionDraws {
  /** Two options, in the order of the alphabet; one name twice is the option itself. */
  record Pair(String one, String other) {
    static Pair of(String one, String other) {
      return one.compareTo(other) <= 0 ? new Pair(one, other) : new Pair(other, one);
    }
  }

  private static final int TRIES = 60;

  private final Map<String, OptionSpec> options;
  private final int times;
  private final Random random;
  private final Map<Pair, Integer> missing = new HashMap<>();

  OptionDraws(Map<String, OptionSpec> options, int times, long seed) {
    this.options = options;
    this.times = times;
    this.random = new Random(seed);
    for (Pair pair : pairs(options)) missing.put(pair, times);
  }

  /** Every two options that may be on together, and every option alone. */
  static List<Pair> pairs(Map<String, OptionSpec> options) {
    return pairsOf(new TreeSet<>(options.keySet())).stream()
        .filter(pair -> legal(options, new TreeSet<>(List.of(pair.one(), pair.other()))))
        .toList();
  }

  /** Draws the options of the next games. */
  List<Set<String>> draw(int games) {
    var all = new ArrayList<Set<String>>();
    for (int game = 0; game < games; game++) all.add(next());
    return all;
  }

  /** How many pairs still came together less often than asked. */
  int missing() {
    return missing.size();
  }

  private Set<String> next() {
    Set<String> best = Set.of();
    int most = -1;
    for (int attempt = 0; attempt < TRIES; attempt++) {
      Set<String> tried = attempt();
      int gain = (int) pairsOf(tried).stream().filter(missing::containsKey).count();
      if (gain <= most) continue;
      best = tried;
      most = gain;
      if (missing.isEmpty()) break;
    }
    pairsOf(best)
        .forEach(pair -> missing.computeIfPresent(pair, (_, left) -> left > 1 ? left - 1 : null));
    return best;
  }

  /** About half of the options, those left out that clash with one drawn before. */
  private Set<String> attempt() {
    var names = new ArrayList<>(options.keySet());
    Collections.shuffle(names, random);
    var on = new TreeSet<String>();
    for (String name : names) {
      if (random.nextBoolean()) continue;
      on.add(name);
      if (!legal(options, on)) on.remove(name);
    }
    return on;
  }

  private static List<Pair> pairsOf(Set<String> on) {
    return on.stream()
        .flatMap(
            one ->
                on.stream()
                    .filter(other -> one.compareTo(other) <= 0)
                    .map(other -> Pair.of(one, other)))
        .toList();
  }

  /** Whether none of the options, or of those that they imply, excludes another. */
  static boolean legal(Map<String, OptionSpec> options, Set<String> chosen) {
    Set<String> on = new TreeSet<>(chosen);
    var open = new ArrayList<>(chosen);
    while (!open.isEmpty())
      for (String implied : options.get(open.removeLast()).implies())
        if (on.add(implied)) open.add(implied);
    return on.stream()
        .noneMatch(name -> options.get(name).excludes().stream().anyMatch(on::contains));
  }
}
