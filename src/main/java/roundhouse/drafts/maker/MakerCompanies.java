package roundhouse.drafts.maker;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
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

  /** Colours by the names that 18xx-maker has for them, in shades of our own. */
  private static final class MakerColors {
    private static final Map<String, String> SHADES =
        Map.ofEntries(
            Map.entry("black", "#37383a"),
            Map.entry("white", "#ffffff"),
            Map.entry("gray", "#7c7b8c"),
            Map.entry("lightGray", "#b7b7b7"),
            Map.entry("red", "#d81e3e"),
            Map.entry("brightRed", "#ef4223"),
            Map.entry("darkRed", "#8b1a1a"),
            Map.entry("orange", "#f48221"),
            Map.entry("lightOrange", "#f9b233"),
            Map.entry("yellow", "#ffe600"),
            Map.entry("gold", "#d4a017"),
            Map.entry("cream", "#fffdd0"),
            Map.entry("brown", "#6f533e"),
            Map.entry("lightBrown", "#ae6d3a"),
            Map.entry("green", "#237333"),
            Map.entry("darkGreen", "#3c7b5c"),
            Map.entry("brightGreen", "#76a042"),
            Map.entry("lightGreen", "#8dc63f"),
            Map.entry("lime", "#9acd32"),
            Map.entry("olive", "#808000"),
            Map.entry("turquoise", "#00a993"),
            Map.entry("teal", "#009595"),
            Map.entry("blue", "#0189d1"),
            Map.entry("darkBlue", "#00008b"),
            Map.entry("navyBlue", "#000080"),
            Map.entry("lightBlue", "#4cb5d2"),
            Map.entry("skyBlue", "#87ceeb"),
            Map.entry("purple", "#772282"),
            Map.entry("violet", "#4d2674"),
            Map.entry("lavender", "#a188ba"),
            Map.entry("pink", "#f3716d"),
            Map.entry("inky", "#1f2a44"));

    private final Map<String, Object> own;

    /** With the colours that a game names itself. */
    MakerColors(Map<String, Object> own) {
      this.own = own;
    }

    /** The colour as our designs write it; "" if it is not known. */
    String of(String name) {
      String written = UntypedValues.text(own.getOrDefault(name, name));
      if (written.matches("#[0-9a-fA-F]{6}")) return written.toLowerCase(Locale.ROOT);
      if (written.matches("#[0-9a-fA-F]{3}")) return written.replaceAll("([0-9a-fA-F])", "$1$1");
      String named = SHADES.getOrDefault(written, "");
      return named.isEmpty() ? SHADES.getOrDefault(name, "") : named;
    }
  }
}
