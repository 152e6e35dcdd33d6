package roundhouse.script.faults;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Finds the known name that is closest to a misspelt one. */
public final class NearestMemberName {

  private NearestMemberName() {}

  /** The known name that is closest, if any is close. */
  public static Optional<String> to(String name, Collection<String> known) {
    return known.stream()
        .filter(candidate -> distance(name, candidate) <= Math.max(1, name.length() / 3))
        .min(Comparator.comparingInt(candidate -> distance(name, candidate)));
  }

  /** " Did you mean 'x'?", or nothing. */
  public static String hint(String name, Collection<String> known) {
    return to(name, known).map(near -> "; did you mean '" + near + "'?").orElse("");
  }

  private static int distance(String a, String b) {
    int[] previous = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) previous[j] = j;
    for (int i = 1; i <= a.length(); i++) {
      int[] row = new int[b.length() + 1];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        row[j] = Math.min(previous[j - 1] + change, Math.min(previous[j], row[j - 1]) + 1);
      }
      previous = row;
    }
    return previous[b.length()];
  }
}
