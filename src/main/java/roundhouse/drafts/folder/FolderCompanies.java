package roundhouse.drafts.folder;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import roundhouse.drafts.CompanyDraft;
import roundhouse.drafts.CompanyFacts;
import roundhouse.drafts.Draft;
import roundhouse.drafts.DraftRefused;
import roundhouse.drafts.DraftedClaim;
import roundhouse.drafts.FlowText;
import roundhouse.drafts.MapDraft;
import roundhouse.drafts.UntypedValues;
import roundhouse.engine.Hook;
import roundhouse.engine.rounds.RoundHooks;
import roundhouse.engine.stations.MarkerHooks;
import roundhouse.engine.track.TrackHooks;
import roundhouse.engine.trains.TrainHooks;

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

  /** Whether the company is a minor, and all minors have homes and the names of privates. */
  boolean comesWithPrivate(String id) throws DraftRefused {
    List<Map<String, Object>> minors = UntypedValues.maps(title.get("MINORS"));
    boolean homes =
        minors.stream()
            .allMatch(minor -> map.cities(UntypedValues.text(minor.get("coordinates"))) > 0);
    Set<String> ids = names(minors, "sym");
    return homes && ids.contains(id) && privates().containsAll(ids);
  }

  private Set<String> privates() throws DraftRefused {
    return names("COMPANIES", "sym");
  }

  private Set<String> names(String table, String key) throws DraftRefused {
    return names(UntypedValues.maps(title.get(table)), key);
  }

  private static Set<String> names(List<Map<String, Object>> all, String key) {
    return all.stream().map(each -> UntypedValues.text(each.get(key))).collect(Collectors.toSet());
  }

  void read() throws DraftRefused, IOException {
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

  private void add(Map<String, Object> company, String word) throws DraftRefused, IOException {
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
    Set<String> phases = names("PHASES", "name");
    abilities.removeIf(ability -> DraftedClaim.keeps(ability, own, phases));
    companies.add(
        new CompanyFacts(
            id,
            UntypedValues.text(company.getOrDefault("name", id)),
            kind,
            color(company.get("color")),
            minor ? List.of(100) : shares(id, company),
            markers(company.get("tokens")),
            minor ? minorRules(id, kind, company) : rules(company, 60),
            own));
    for (Map<String, Object> ability : abilities) noteMissing(id, ability);
  }

  /** The hook that carries an ability of companies that several titles have. */
  private static Optional<Hook<?, ?>> carrier(String type) {
    return switch (type) {
      case "assign hexes" -> Optional.of(MarkerHooks.MARKER_PLACED);
      case "blocks hexes" -> Optional.of(TrackHooks.MAY_LAY_TILE);
      case "train buy" -> Optional.of(TrainHooks.MAY_BUY_TRAIN);
      case "train limit" -> Optional.of(TrainHooks.TRAIN_LIMIT);
      default -> Optional.empty();
    };
  }

  /** An ability that is only described is read by people; any other one needs a rule. */
  private void noteMissing(String id, Map<String, Object> ability) {
    var says = new TreeMap<>(ability);
    String type = UntypedValues.text(says.remove("type")).replace('_', ' ');
    String described = UntypedValues.text(says.remove("description"));
    says.remove("desc_detail");
    String text = described.isEmpty() ? "" : " (" + described + ")";
    if (type.equals("description") || type.equals("base")) {
      draft.notes().left("what the company " + id + " says:" + text);
      return;
    }
    draft
        .notes()
        .missing(
            "companies." + id,
            "the ability '"
                + type
                + (says.isEmpty() ? "'" : "' " + FlowText.of(says))
                + " of "
                + id
                + text
                + " has no rule here (a script"
                + carrier(type).map(hook -> ": hook " + hook.name()).orElse("")
                + ")",
            carrier(type).stream().<Hook<?, ?>>map(hook -> hook).toList());
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

  /** A minor with the name of a private belongs to whoever owns that. */
  private Map<String, Object> minorRules(String id, String kind, Map<String, Object> company)
      throws DraftRefused, IOException {
    boolean comes = comesWithPrivate(id);
    Map<String, Object> rules = rules(company, 100);
    rules.put("capital", comes ? "none" : "as-sold");
    if (title.engineSteps().contains("MinorHalfPay")) rules.put("dividends", "half");
    if (comes) {
      rules.remove("floats-at");
      rules.put("starts", "with-private");
      draft.notes().guessed("kinds", "minors come with the privates that have their names");
      draft
          .notes()
          .missing(
              "kinds." + kind,
              "with which train a minor begins ('railway' of its private), when its marker is"
                  + " placed, and what it may not buy (a script: hook mayDoStep), methods say",
              List.of(RoundHooks.MAY_DO_STEP));
    } else {
      draft
          .notes()
          .missing(
              "kinds." + kind,
              "the source's methods say how minors start and end; here a player"
                  + " buys one at a par price");
    }
    return rules;
  }

  /**
   * @param usual percentage at which such companies float
   */
  private Map<String, Object> rules(Map<String, Object> company, int usual) throws DraftRefused {
    var rules = new LinkedHashMap<String, Object>();
    int floats = UntypedValues.number(company.get("float_percent")).orElse(usual);
    rules.put("floats-at", Math.clamp(floats, 0, 100));
    if (usual < 100 && !company.containsKey("float_percent"))
      draft.notes().guessed("kinds", "companies float at 60 percent, the online engine's default");
    String capital =
        UntypedValues.text(company.getOrDefault("capitalization", title.get("CAPITALIZATION")));
    if (capital.equals("incremental")) rules.put("capital", "as-sold");
    else if (capital.equals("none")) rules.put("capital", "none");
    if (UntypedValues.is(company.get("always_market_price"))) rules.put("price", "market");
    if (usual < 100 && title.get("MINORS") instanceof List<?> minors && !minors.isEmpty())
      rules.put("order", 1); // minors operate first
    String home = timing(title.text("HOME_TOKEN_TIMING"));
    rules.put("home-marker", home);
    if (home.equals("when operating") && company.get("coordinates") != null)
      rules.put(
          "reserves",
          title.text("TILE_RESERVATION_BLOCKS_OTHERS").equals("always")
              ? "own-city-or-hex"
              : "own-city");
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
