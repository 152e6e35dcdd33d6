package roundhouse.picture;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import roundhouse.design.spec.CompanySpec;

/** The liveries of a title's companies, by id. */
public record Liveries(Map<String, Livery> byCompany) {
  public static final Liveries NONE = new Liveries(Map.of());

  public Liveries {
    byCompany = Map.copyOf(byCompany);
  }

  public static Liveries of(Collection<CompanySpec> companies) {
    var all = new TreeMap<String, Livery>();
    companies.forEach(company -> all.put(company.id(), Livery.of(company)));
    Map<String, String> capitals = Capitals.of(companies);
    int index = 0;
    for (String company : List.copyOf(all.keySet())) {
      Livery livery = all.get(company);
      all.put(
          company,
          new Livery(
              livery.letters(), livery.color(), capitals.get(company), ChipPattern.of(index++)));
    }
    return new Liveries(all);
  }

  /** The livery of a company; for an unknown company, its id on gray. */
  public Livery of(String company) {
    return byCompany.getOrDefault(company, Livery.unknown(company));
  }

  /**
   * Two capitals for each company, different for all companies of a title: those that the design
   * gives, else those that its name offers.
   */
  static final class Capitals {
    private Capitals() {}

    static Map<String, String> of(Collection<CompanySpec> companies) {
      var given = new TreeMap<String, String>();
      companies.forEach(company -> given.put(company.id(), company.letters()));
      return of(given);
    }

    /**
     * @param given letters by company, "" if the design gives none
     */
    static Map<String, String> of(SortedMap<String, String> given) {
      var capitals = new LinkedHashMap<String, String>();
      Set<String> taken = new HashSet<>();
      given.forEach(
          (company, letters) -> {
            if (letters.isEmpty()) return;
            capitals.put(company, letters);
            taken.add(letters);
          });
      chosen(given.keySet(), capitals, taken);
      return capitals;
    }

    private static void chosen(
        Set<String> companies, Map<String, String> capitals, Set<String> taken) {
      for (String company : companies)
        if (company.length() <= 2 && !capitals.containsKey(company) && taken.add(company))
          capitals.put(company, company);
      for (String company : companies) {
        if (capitals.containsKey(company)) continue;
        String two = candidates(company).stream().filter(taken::add).findFirst().orElse(company);
        capitals.put(company, two);
      }
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
}
