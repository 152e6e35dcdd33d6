package roundhouse.drafts.folder;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import roundhouse.drafts.CompanyDraft;
import roundhouse.drafts.CompanyFacts;
import roundhouse.drafts.Draft;
import roundhouse.drafts.DraftRefused;
import roundhouse.drafts.DraftedClaim;
import roundhouse.drafts.MapDraft;
import roundhouse.drafts.UntypedValues;

/** Reads corporations and minors. */
final class FolderCompanies {
  private final TitleFolder title;
  private final Draft draft;
  private final MapDraft map;
  private final CompanyDraft companies;

  FolderCompanies(TitleFolder title, Draft draft, MapDraft map) {
    this.title = title;
    this.draft = draft;
    this.map = map;
    this.companies = new CompanyDraft(draft);
  }

  CompanyDraft companies() {
    return companies;
  }

  void read() throws DraftRefused {
    for (Map<String, Object> company : UntypedValues.maps(title.get("CORPORATIONS")))
      add(company, "public");
    for (Map<String, Object> minor : UntypedValues.maps(title.get("MINORS"))) add(minor, "minor");
    if (!companies.ids().isEmpty()) return;
    companies.add(
        new CompanyFacts(
            "A", "A company", "public", "", CompanyDraft.TEN, List.of(0), Map.of(), Map.of()));
    draft
        .notes()
        .missing("companies", "the source has no companies; one was added so that the draft loads");
  }

  private void add(Map<String, Object> company, String word) throws DraftRefused {
    String id = UntypedValues.text(company.get("sym"));
    if (id.isEmpty()) return;
    String type = UntypedValues.text(company.get("type"));
    String kind = type.isEmpty() ? word : type;
    boolean minor = word.equals("minor");
    var own = new LinkedHashMap<String, Object>();
    home(id, company, own);
    List<Map<String, Object>> abilities =
        new ArrayList<>(UntypedValues.maps(company.get("abilities")));
    abilities.removeIf(ability -> isClaim(id, ability, own));
    companies.add(
        new CompanyFacts(
            id,
            UntypedValues.text(company.getOrDefault("name", id)),
            kind,
            color(company.get("color")),
            minor ? List.of(100) : shares(id, company),
            markers(company.get("tokens")),
            rules(kind, company, minor),
            own));
    for (Map<String, Object> ability : abilities) noteMissing(id, ability);
  }

  private void noteMissing(String id, Map<String, Object> ability) {
    String type = UntypedValues.text(ability.get("type")).replace('_', ' ');
    draft
        .notes()
        .missing(
            "companies." + id,
            "the ability '" + type + "' of " + id + " has no rule here (a script)");
  }

  private boolean isClaim(String id, Map<String, Object> ability, Map<String, Object> own) {
    if (!UntypedValues.text(ability.get("type")).equals("token") || own.containsKey("claims"))
      return false;
    own.putAll(DraftedClaim.of(ability, map, "the marker of " + id));
    return own.containsKey("claims");
  }

  private void home(String id, Map<String, Object> company, Map<String, Object> own) {
    List<String> hexes =
        map.known(UntypedValues.texts(company.get("coordinates")), "the home of " + id);
    if (hexes.size() > 1)
      draft
          .notes()
          .left("more homes of " + id + ": " + String.join(" ", hexes.subList(1, hexes.size())));
    if (hexes.isEmpty()) return;
    int cities = map.cities(hexes.getFirst(), id);
    if (cities == 0) return;
    own.put("home", hexes.getFirst());
    int city =
        company.get("city") instanceof List<?>
            ? 0
            : UntypedValues.number(company.get("city")).orElse(0);
    if (city >= cities)
      draft.notes().left("city " + city + " of the home of " + id + ": " + cities + " are printed");
    else if (city > 0) own.put("home-city", city);
    if (cities > 1 && company.get("city") == null) own.put("chooses-home-city", true);
  }

  private static String color(Object written) {
    String color = UntypedValues.text(written).toLowerCase(Locale.ROOT);
    if (color.matches("#[0-9a-f]{6,8}")) return color.substring(0, 7);
    if (color.matches("#[0-9a-f]{3}")) return color.replaceAll("([0-9a-f])", "$1$1");
    return color.matches("[a-z]{3,20}") ? color : "";
  }

  private List<Integer> shares(String id, Map<String, Object> company) {
    return company.get("shares") == null
        ? CompanyDraft.TEN
        : companies.shares(id, UntypedValues.numbers(company.get("shares")));
  }

  private static List<Integer> markers(Object written) {
    List<Integer> prices = UntypedValues.numbers(written);
    return prices.isEmpty()
        ? List.of(0)
        : new ArrayList<>(prices.subList(0, Math.min(prices.size(), 20)));
  }

  private Map<String, Object> rules(String kind, Map<String, Object> company, boolean minor)
      throws DraftRefused {
    var rules = new LinkedHashMap<String, Object>();
    int floats = UntypedValues.number(company.get("float_percent")).orElse(minor ? 100 : 60);
    rules.put("floats-at", Math.clamp(floats, 0, 100));
    if (!minor && !company.containsKey("float_percent"))
      draft.notes().guessed("kinds", "companies float at 60 percent, the online engine's default");
    String capital =
        UntypedValues.text(company.getOrDefault("capitalization", title.get("CAPITALIZATION")));
    if (minor || capital.equals("incremental")) rules.put("capital", "as-sold");
    else if (capital.equals("none")) rules.put("capital", "none");
    if (UntypedValues.is(company.get("always_market_price"))) rules.put("price", "market");
    String home = timing(title.text("HOME_TOKEN_TIMING"));
    rules.put("home-marker", home);
    if (home.equals("when operating") && company.get("coordinates") != null)
      rules.put("reserves", "own-city");
    if (minor)
      draft
          .notes()
          .missing(
              "kinds." + kind,
              "the source's methods say how minors start and end; here a player"
                  + " buys one at a par price");
    return rules;
  }

  private static String timing(String word) {
    return switch (word) {
      case "operating_round" -> "with operating round";
      case "float", "par" -> "when floated";
      default -> "when operating";
    };
  }
}
