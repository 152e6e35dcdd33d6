package roundhouse.design.problem;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** Suggests the name that a misspelled word was probably meant to be. */
public final class SpellingHint {
  /** Longer names are not compared, which would cost time. */
  private static final int LONGEST = 60;

  private SpellingHint() {}

  /** The known name nearest to a word, or else one that begins as the word does. */
  public static Optional<String> of(String word, Collection<String> known) {
    String wanted = plain(word);
    if (wanted.isEmpty() || wanted.length() > LONGEST) return Optional.empty();
    return nearest(word, known)
        .or(() -> known.stream().filter(name -> begins(wanted, plain(name))).findFirst());
  }

  /**
   * The known name nearest to a word, if it is near enough; among equals the one with the longest
   * common beginning.
   */
  public static Optional<String> nearest(String word, Collection<String> known) {
    String wanted = plain(word);
    if (wanted.isEmpty() || wanted.length() > LONGEST) return Optional.empty();
    String best = null;
    int least = Integer.MAX_VALUE;
    for (String name : known) {
      if (name.length() > LONGEST) continue;
      int distance = distance(wanted, plain(name));
      // Among equally near names, one with the same beginning is more likely meant.
      int score = distance * LONGEST - shared(wanted, plain(name));
      if (score < least && near(distance, wanted, plain(name))) {
        best = name;
        least = score;
      }
    }
    return Optional.ofNullable(best);
  }

  /** {@code " (did you mean 'x'?)"}, or "" if nothing is near. */
  public static String hint(String word, Collection<String> known) {
    return of(word, known).map(name -> " (did you mean '" + name + "'?)").orElse("");
  }

  /** {@code "did you mean 'x'?"}, or the known names if none is near; "" if there are none. */
  public static String fix(String word, Collection<String> known) {
    return of(word, known).map(name -> "did you mean '" + name + "'?").orElseGet(() -> list(known));
  }

  private static int shared(String a, String b) {
    int at = 0;
    while (at < Math.min(a.length(), b.length()) && a.charAt(at) == b.charAt(at)) at++;
    return at;
  }

  private static String list(Collection<String> known) {
    if (known.isEmpty()) return "";
    String names = String.join(", ", known.stream().limit(30).toList());
    return "there are " + names + (known.size() > 30 ? ", …" : "");
  }

  private static String plain(String word) {
    return word.toLowerCase(Locale.ROOT).replace('_', '-').replace(' ', '-');
  }

  private static boolean near(int distance, String word, String name) {
    int longer = Math.max(word.length(), name.length());
    return distance <= (longer + 2) / 3 && distance < longer;
  }

  private static boolean begins(String word, String name) {
    int shorter = Math.min(word.length(), name.length());
    return shorter >= 3 && (name.startsWith(word) || word.startsWith(name));
  }

  /** The number of letters inserted, deleted, replaced or swapped with a neighbour. */
  private static int distance(String a, String b) {
    int[][] cost = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) cost[i][0] = i;
    for (int j = 0; j <= b.length(); j++) cost[0][j] = j;
    for (int i = 1; i <= a.length(); i++) {
      for (int j = 1; j <= b.length(); j++) {
        int replaced = cost[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        cost[i][j] = Math.min(replaced, 1 + Math.min(cost[i - 1][j], cost[i][j - 1]));
        if (swapped(a, i, b, j)) cost[i][j] = Math.min(cost[i][j], 1 + cost[i - 2][j - 2]);
      }
    }
    return cost[a.length()][b.length()];
  }

  private static boolean swapped(String a, int i, String b, int j) {
    return i > 1
        && j > 1
        && a.charAt(i - 1) == b.charAt(j - 2)
        && a.charAt(i - 2) == b.charAt(j - 1);
  }
}
