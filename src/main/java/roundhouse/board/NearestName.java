package roundhouse.board;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Finds the known names closest to a misspelt one. */
final class NearestName {
  private static final int LONGEST = 40;

  private NearestName() {}

  /** Up to {@code limit} known names, nearest first, at most half of the name's letters away. */
  static List<String> of(String name, Collection<String> known, int limit) {
    if (name.length() > LONGEST) return List.of();
    int farthest = Math.max(1, name.length() / 2);
    return known.stream()
        .map(other -> new Candidate(other, distance(name, other)))
        .filter(candidate -> candidate.distance() <= farthest)
        .sorted(Comparator.comparingInt(Candidate::distance).thenComparing(Candidate::name))
        .limit(limit)
        .map(Candidate::name)
        .toList();
  }

  /** "; did you mean 'path'?", or a list of the known names if none is close. */
  static String hint(String name, Collection<String> known) {
    return of(name, known, 1).stream()
        .findFirst()
        .map(near -> "; did you mean '" + near + "'?")
        .orElse("; the known ones are " + String.join(", ", known));
  }

  private record Candidate(String name, int distance) {}

  private static int distance(String left, String right) {
    String a = left.toLowerCase(Locale.ROOT);
    String b = right.toLowerCase(Locale.ROOT);
    int[] above = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) above[j] = j;
    for (int i = 1; i <= a.length(); i++) {
      int[] row = new int[b.length() + 1];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        row[j] = Math.min(above[j - 1] + change, 1 + Math.min(above[j], row[j - 1]));
      }
      above = row;
    }
    return above[b.length()];
  }
}
