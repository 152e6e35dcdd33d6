package roundhouse.drafts.maker;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.drafts.CompanyDraft;
import roundhouse.drafts.CompanyFacts;
import roundhouse.drafts.Draft;
import roundhouse.drafts.UntypedValues;

/** Reads companies with their shares, markers and homes. */
final class MakerCompanies {
  private final Draft draft;
  private final Map<String, Object> game;
  private final MakerMap map;
  private final CompanyDraft companies;
  private final MakerColors colors;

  MakerCompanies(Draft draft, Map<String, Object> game, MakerMap map) {
    this.draft = draft;
    this.game = game;
    this.map = map;
    this.companies = new CompanyDraft(draft);
    this.colors = new MakerColors(UntypedValues.map(game.get("colors")));
  }

  CompanyDraft companies() {
    return companies;
  }

  void read() {
    UntypedValues.maps(game.get("companies")).forEach(this::add);
    if (!companies.ids().isEmpty()) return;
    companies.add(
        new CompanyFacts(
            "A",
            "A company",
            "public",
            "",
            CompanyDraft.TEN,
            List.of(0),
            rules(false, List.of()),
            Map.of()));
    draft
        .notes()
        .missing("companies", "the source has no companies; one was added so that the draft loads");
  }

  private void add(Map<String, Object> company) {
    String id = UntypedValues.text(company.get("abbrev"));
    if (id.isEmpty()) return;
    boolean minor = UntypedValues.is(company.get("minor"));
    var own = new LinkedHashMap<String, Object>();
    List<Object> tokens = tokens(company, minor);
    home(id, tokens).ifPresent(home -> writeHome(id, home, own));
    companies.add(
        new CompanyFacts(
            id,
            UntypedValues.text(company.getOrDefault("name", id)),
            minor ? "minor" : "public",
            colors.of(UntypedValues.text(company.get("color"))),
            minor ? List.of(100) : shares(id, company),
            markers(id, tokens),
            rules(minor, tokens),
            own));
  }

  private void writeHome(String id, MakerMap.Home home, Map<String, Object> own) {
    if (map.map().cities(home.hex(), id) == 0) return;
    own.put("home", home.hex());
    if (home.city() > 0) own.put("home-city", home.city());
  }

  /** The home that the map marks, or that the first marker is named after. */
  private Optional<MakerMap.Home> home(String id, List<Object> tokens) {
    if (map.homes().containsKey(id)) return Optional.of(map.homes().get(id));
    String first = tokens.isEmpty() ? "" : UntypedValues.text(tokens.getFirst());
    String hex = map.byLabel().getOrDefault(first, first);
    if (!map.map().hexes().contains(hex)) return Optional.empty();
    draft
        .notes()
        .guessed(
            "companies",
            "the home of " + id + " is " + hex + ", after which its first marker is named");
    return Optional.of(new MakerMap.Home(hex, 0));
  }

  private List<Object> tokens(Map<String, Object> company, boolean minor) {
    return typed(company, "tokens", "tokenType", "tokenTypes", minor);
  }

  /** A list of its own, or the one of a type that is named. */
  private List<Object> typed(
      Map<String, Object> company, String key, String type, String types, boolean minor) {
    Object own = company.get(key);
    if (own instanceof List<?>) return UntypedValues.list(own);
    Map<String, Object> named = UntypedValues.map(game.get(types));
    String name =
        UntypedValues.text(own).isEmpty()
            ? UntypedValues.text(company.get(type))
            : UntypedValues.text(own);
    String usual = minor && named.containsKey("minor") ? "minor" : "default";
    return UntypedValues.list(named.getOrDefault(name.isEmpty() ? usual : name, List.of()));
  }

  private List<Integer> markers(String id, List<Object> tokens) {
    var prices = new ArrayList<Integer>();
    for (int index = 0; index < tokens.size() && index < 12; index++) {
      Object token = tokens.get(index);
      String said =
          token instanceof Map
              ? UntypedValues.text(UntypedValues.map(token).get("label"))
              : UntypedValues.text(token);
      boolean number = said.matches("\\D{0,2}[0-9]{1,5}(/.*)?");
      if (index == 0 && !said.matches("[0-9]+")) prices.add(0);
      else if (number) prices.add(UntypedValues.number(said).orElse(0));
      else draft.notes().left("a marker of " + id + ": '" + said + "'");
      if (said.contains("/") && !said.endsWith("/hex"))
        draft.notes().missing("kinds", "markers cost '" + said + "'; here that sum once");
    }
    if (!prices.isEmpty()) return prices;
    draft
        .notes()
        .guessed("companies", "one marker of " + id + " for its home: the source gives none");
    return List.of(0);
  }

  private List<Integer> shares(String id, Map<String, Object> company) {
    var percents = new ArrayList<Integer>();
    for (Map<String, Object> share :
        UntypedValues.maps(typed(company, "shares", "shareType", "shareTypes", false))) {
      int percent =
          UntypedValues.number(share.get("percent"))
              .orElseGet(() -> UntypedValues.number(share.get("shares")).orElse(1) * 10);
      int count = Math.clamp(UntypedValues.number(share.get("quantity")).orElse(1), 0, 20);
      for (int index = 0; index < count; index++) percents.add(Math.clamp(percent, 1, 100));
    }
    return companies.shares(id, percents);
  }

  private Map<String, Object> rules(boolean minor, List<Object> tokens) {
    var rules = new LinkedHashMap<String, Object>();
    if (minor) {
      rules.put("floats-at", 100);
      noteMinors();
    } else rules.put("floats-at", floats());
    boolean asSold =
        UntypedValues.text(UntypedValues.map(game.get("info")).get("capitalization"))
            .equals("incremental");
    if (asSold) rules.put("capital", "as-sold");
    else if (minor) rules.put("capital", "as-sold");
    if (!asSold)
      draft
          .notes()
          .guessed(
              "kinds",
              "public companies receive ten times the par price when they float, which is that"
                  + " program's default");
    if (tokens.stream().anyMatch(token -> UntypedValues.text(token).endsWith("/hex")))
      rules.put("markers-by-distance", true);
    return rules;
  }

  private void noteMinors() {
    draft
        .notes()
        .guessed("kinds", "minor companies: one certificate, which a player buys at a par price");
    draft
        .notes()
        .missing("kinds.minor", "the source does not say how minor companies start and end");
  }

  private int floats() {
    var said = UntypedValues.number(game.get("floatPercent"));
    if (said.isEmpty())
      draft.notes().guessed("kinds", "companies float at 60 percent: the source does not say it");
    return Math.clamp(said.orElse(60), 0, 100);
  }
}
