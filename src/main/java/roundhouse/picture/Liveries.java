package roundhouse.picture;

import java.util.Collection;
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
    return new Liveries(all);
  }

  /** The livery of a company; for an unknown company, its id on gray. */
  public Livery of(String company) {
    return byCompany.getOrDefault(company, Livery.unknown(company));
  }
}
