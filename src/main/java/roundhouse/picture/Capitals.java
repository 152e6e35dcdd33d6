package roundhouse.picture;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Two capitals for each company, different for all companies of a title. */
final class Capitals {
  private Capitals() {}

  static Map<String, String> of(Collection<String> companies) {
    var capitals = new LinkedHashMap<String, String>();
    Set<String> taken = new HashSet<>();
    for (String company : new TreeSet<>(companies)) {
      if (company.length() > 2) continue;
      capitals.put(company, company);
      taken.add(company);
    }
    for (String company : new TreeSet<>(companies)) {
      if (capitals.containsKey(company)) continue;
      String two = candidates(company).stream().filter(taken::add).findFirst().orElse(company);
      capitals.put(company, two);
    }
    return capitals;
  }

  /** The first letter with each later one, then any two letters, then the first with a digit. */
  private static Set<String> candidates(String company) {
    String letters = company.replaceAll("[^\\p{L}\\p{N}]", "").toUpperCase(Locale.ROOT);
    var pairs = new LinkedHashSet<String>();
    for (int from = 0; from < letters.length(); from++)
      for (int to = from + 1; to < letters.length(); to++)
        pairs.add("" + letters.charAt(from) + letters.charAt(to));
    for (int digit = 1; digit <= 99 && !letters.isEmpty(); digit++)
      pairs.add(letters.charAt(0) + String.valueOf(digit));
    return pairs;
  }
}
