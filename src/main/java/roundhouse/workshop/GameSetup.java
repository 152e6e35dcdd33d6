package roundhouse.workshop;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.Set;
import roundhouse.design.spec.NumberRange;
import roundhouse.engine.Title;

/**
 * What a new game begins with.
 *
 * @param design folder of the title
 * @param players names in the order of seats; if there are none, the smallest number that the title
 *     allows
 * @param options ids of those to be on
 * @param seed of the game's random source
 */
public record GameSetup(Path design, List<String> players, Set<String> options, long seed) {

  public GameSetup {
    players = List.copyOf(players);
    options = Set.copyOf(options);
  }

  /** A seed that nobody has chosen or can find out by trying: it orders hidden cards. */
  public static long anySeed() {
    return new SecureRandom().nextLong(Long.MAX_VALUE);
  }

  /** Names for players who have not given any. */
  public static List<String> names(int count) {
    return List.of("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana", "Ivo", "Joy")
        .subList(0, Math.clamp(count, 1, 10));
  }

  /** How many play unless somebody says otherwise: three, where the title allows it. */
  static int seats(Title title) {
    NumberRange range = title.design().players();
    return Math.clamp(3, range.min(), range.max());
  }
}
