package roundhouse.picture;

import java.util.Collection;
import java.util.List;
import java.util.Map;
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
}
