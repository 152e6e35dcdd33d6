package roundhouse.drafts;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The rounds of a draft: those that most titles have, with what the source says of their steps. */
public final class RoundsDraft {
  /** The purchases of the stock round, whose keys are not those of the operating round. */
  private static final String PLAYERS_BUY = "stock buy-privates";

  /** Tiles of privates in the operating round, whose key is not that of the stock round. */
  private static final String COMPANIES_LAY = "operating private-track-laying";

  private final Draft draft;
  private final Map<String, Map<String, Object>> steps = new LinkedHashMap<>();
  private final Map<String, Map<String, Object>> ofRounds = new LinkedHashMap<>();
  private List<String> lots = List.of();
  private boolean drafts;
  private boolean exchanges;
  private boolean laysTrack;
  private boolean placesTokens;
  private boolean discountsTrains;
  private boolean issues;

  public RoundsDraft(Draft draft) {
    this.draft = draft;
  }

  /** A key of a step. */
  public void set(String step, String key, Object value) {
    steps.computeIfAbsent(step, _ -> new LinkedHashMap<>()).put(key, value);
  }

  /** A key of a round beside its steps. */
  public void ofRound(String round, String key, Object value) {
    ofRounds.computeIfAbsent(round, _ -> new LinkedHashMap<>()).put(key, value);
  }

  /** Whether a step has been given a value for a key. */
  public boolean has(String step, String key) {
    return steps.getOrDefault(step, Map.of()).containsKey(key);
  }

  /** The phases in which players buy privates from each other, at any price. */
  public void privatesBetweenPlayers(List<String> phases) {
    if (phases.isEmpty()) return;
    set(PLAYERS_BUY, "phases", phases);
    set(PLAYERS_BUY, "least", 0);
    set(PLAYERS_BUY, "most", 99_999);
  }

  /** The privates in order of sale, and which steps their powers need. */
  public void privates(PrivateDraft privates) {
    lots = privates.lots();
    exchanges = privates.powers().exchanges();
    laysTrack = privates.powers().laysTrack();
    placesTokens = privates.powers().placesTokens();
    discountsTrains = privates.powers().discountsTrains();
    if (discountsTrains) draft.uses("train-discount");
    if (privates.powers().changesIncome()) draft.uses("income-by-phase");
    if (privates.powers().laysWithTrack()) set(COMPANIES_LAY, "waits", "possible");
    if (privates.powers().exchangesFrom().contains("pool"))
      set("exchange-privates", "from", List.copyOf(privates.powers().exchangesFrom()));
  }

  /** The phases in which companies may buy privates. */
  public void privatesForSale(List<String> phases) {
    if (!phases.isEmpty()) set("buy-privates", "phases", phases);
  }

  /** The game begins with a draft of the privates, in a round of that name. */
  public void drafts() {
    drafts = true;
  }

  /** Companies sell and buy back their shares, in a step before the others. */
  public void sharesOfCompanies() {
    issues = true;
  }

  /** Whether the game begins with a sale of privates. */
  public boolean hasOpening() {
    return !lots.isEmpty();
  }

  /** Writes the file. */
  public void write() {
    if (hasOpening()) writeOpening();
    var stock = new ArrayList<String>();
    if (exchanges) stock.add("exchange-privates");
    if (laysTrack) stock.add("private-track-laying");
    if (steps.containsKey(PLAYERS_BUY) && hasOpening()) stock.add(PLAYERS_BUY);
    stock.add("stock-turn");
    writeRound("stock", "Stock round", "players", stock);
    writeRound("operating", "Operating round", "by-price", operating());
  }

  private List<String> operating() {
    var names = new ArrayList<>(List.of("discard-trains"));
    if (issues) names.add("own-shares");
    if (exchanges) names.add("exchange-privates");
    boolean waits = steps.containsKey(COMPANIES_LAY);
    if (laysTrack && !waits) names.add(COMPANIES_LAY);
    if (placesTokens) names.add("place-tokens");
    names.add("lay-track");
    if (laysTrack && waits) names.add(COMPANIES_LAY);
    names.addAll(List.of("place-marker", "run-trains", "dividend"));
    if (discountsTrains) names.add("script: { name: discount, waits: no, again: yes }");
    names.add("buy-trains");
    if (steps.containsKey("buy-privates") && hasOpening()) names.add("buy-privates");
    return names;
  }

  private void writeOpening() {
    if (drafts) {
      writeRound("draft", "Draft", "once", List.of("draft-privates"));
      return;
    }
    set("lot-auction", "lots", lots);
    set("lot-auction", "falling", has("lot-auction", "sale") ? lots : lots.getFirst());
    draft
        .notes()
        .guessed(
            "rounds", "the opening: the privates are sold in order of price, by the usual auction");
    writeRound("opening", "Opening auction", "once", List.of("lot-auction"));
  }

  private void writeRound(String name, String says, String turns, List<String> names) {
    DraftPart part = draft.part("rounds");
    if (!part.isEmpty()) part.line("");
    part.section(name);
    part.row("name", says);
    part.row("turns", turns);
    ofRounds.getOrDefault(name, Map.of()).forEach(part::row);
    if (name.equals("operating") && hasOpening()) part.row("privates-pay", true);
    part.line("  steps:");
    for (String step : names)
      part.line("    - " + (isScript(step) ? step : ofRound(step) + keys(step)));
    part.endSection();
  }

  private static boolean isScript(String step) {
    return step.startsWith("script:");
  }

  /** The step of a name that says in which round it is. */
  private static String ofRound(String step) {
    return step.substring(step.lastIndexOf(' ') + 1);
  }

  private String keys(String step) {
    Map<String, Object> keys = steps.getOrDefault(step, Map.of());
    return keys.isEmpty() ? "" : ": " + FlowText.of(keys);
  }
}
