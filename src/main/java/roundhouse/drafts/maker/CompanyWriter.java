package roundhouse.drafts.maker;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import roundhouse.design.spec.CompanySpec;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.KindSpec;

/** Writes companies for 18xx-maker, with the certificates and markers of their kinds. */
final class CompanyWriter {
  private static final int WHOLE = 100;

  /** The colour of a company whose colour no design says. */
  private static final String UNKNOWN = "gray";

  private final Design design;
  private final ExportLosses lost;

  CompanyWriter(Design design, ExportLosses lost) {
    this.design = design;
    this.lost = lost;
  }

  /** Whether a company has a single certificate. */
  static boolean isMinor(KindSpec kind) {
    return kind.shares().size() == 1;
  }

  List<Map<String, Object>> companies() {
    design.kinds().forEach(this::noteLost);
    return design.companies().values().stream().map(this::company).toList();
  }

  /** The certificates of each kind of company. */
  Map<String, Object> shareTypes() {
    var types = new LinkedHashMap<String, Object>();
    design
        .kinds()
        .forEach(
            (name, kind) -> {
              if (!isMinor(kind)) types.put(name, shares(kind.shares()));
            });
    return types;
  }

  private Map<String, Object> company(CompanySpec company) {
    KindSpec kind = design.kindOf(company.id());
    var written = new LinkedHashMap<String, Object>();
    written.put("name", company.name());
    written.put("abbrev", company.id());
    if (!company.color().equals(UNKNOWN)) written.put("color", company.color());
    if (isMinor(kind)) written.put("minor", true);
    else written.put("shares", design.kindNameOf(company.id()));
    written.put("tokens", tokens(company, kind));
    if (company.layer() > 1) lost.add("the layers of companies", company.id());
    if (!company.availableFrom().isEmpty())
      lost.add("the phase from which companies may start", company.id());
    return written;
  }

  private static List<Object> tokens(CompanySpec company, KindSpec kind) {
    List<Integer> prices = company.markers().isEmpty() ? kind.markers() : company.markers();
    var tokens = new ArrayList<Object>();
    for (int price : prices) tokens.add(token(price, kind, tokens.isEmpty()));
    return tokens;
  }

  private static Object token(int price, KindSpec kind, boolean first) {
    if (price == 0 && first) return "Free";
    return kind.markersByDistance() ? price + "/hex" : (Object) price;
  }

  private static List<Map<String, Object>> shares(List<Integer> percents) {
    int one = percents.stream().mapToInt(Integer::intValue).min().orElse(WHOLE);
    var shares = new ArrayList<Map<String, Object>>();
    for (int index = 0; index < percents.size(); index++) {
      int percent = percents.get(index);
      boolean again = index > 1 && percents.get(index - 1) == percent;
      if (again) shares.getLast().merge("quantity", 1, (a, b) -> (Integer) a + (Integer) b);
      else shares.add(share(percent, one, index == 0));
    }
    return shares;
  }

  private static Map<String, Object> share(int percent, int one, boolean president) {
    var share = new LinkedHashMap<String, Object>();
    share.put("quantity", 1);
    if (president) share.put("label", "President's Certificate");
    share.put("percent", percent);
    share.put("shares", percent / one);
    return share;
  }

  private void noteLost(String name, KindSpec kind) {
    if (!kind.sharesFor().isEmpty()) lost.add("certificates by number of players", name);
    if (isMinor(kind) && kind.starts() != KindSpec.Starts.PURCHASE)
      lost.add("how companies with one certificate start", name);
    if (kind.loans() > 0) lost.add("loans of companies", name);
  }
}
