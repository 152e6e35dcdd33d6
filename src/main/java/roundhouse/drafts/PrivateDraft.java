package roundhouse.drafts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import roundhouse.engine.Hook;
import roundhouse.engine.privates.PrivateHooks;
import roundhouse.engine.runs.RunHooks;
import roundhouse.engine.stations.MarkerHooks;
import roundhouse.engine.track.TrackHooks;
import roundhouse.engine.trains.TrainHooks;

/** The privates of a draft, with the powers for which the format has keys. */
public final class PrivateDraft {
  /** An amount of money, as people write it. */
  private static final Pattern AMOUNT = Pattern.compile("[$£€¥+](\\d{1,4})\\b");

  private final Draft draft;
  private final PrivatePowers powers;
  private final Map<String, PrivateFacts> privates = new LinkedHashMap<>();
  private final Map<String, Integer> railways = new LinkedHashMap<>();

  public PrivateDraft(Draft draft, PrivatePowers powers) {
    this.draft = draft;
    this.powers = powers;
  }

  /** Adds a private; of two with one id the first is used. */
  public void add(PrivateFacts facts) {
    if (privates.putIfAbsent(facts.id(), facts) != null)
      draft
          .notes()
          .left("private " + facts.id() + " (" + facts.name() + ") appears twice in the source");
  }

  /** The company with the same name belongs to whoever owns the private, and has so much money. */
  public void ownsRailway(String id, int cash) {
    railways.put(id, cash);
  }

  /** In order of sale: by price, as most titles have it. */
  public List<String> lots() {
    return privates.values().stream()
        .sorted(Comparator.comparingInt(PrivateFacts::price))
        .map(PrivateFacts::id)
        .toList();
  }

  public PrivatePowers powers() {
    return powers;
  }

  /** Writes the file. */
  public void write() {
    DraftPart part = draft.part("privates");
    privates.values().forEach(facts -> powers.reserve(facts.abilities()));
    privates.values().forEach(facts -> write(facts, part));
    if (!privates.isEmpty()) draft.notes().taken("the privates: " + privates.size());
  }

  private void write(PrivateFacts facts, DraftPart part) {
    var keys = new LinkedHashMap<String, Object>();
    keys.put("name", facts.name());
    keys.put("price", facts.price());
    keys.put("income", facts.income());
    if (facts.openingPrice() >= 0 && facts.openingPrice() != facts.price())
      keys.put("opening-price", facts.openingPrice());
    if (!facts.players().isEmpty()) keys.put("players", facts.players());
    var unknown = new ArrayList<SourceMeaning>();
    for (Map<String, Object> ability : facts.abilities())
      if (!powers.write(facts.id(), ability, keys) && !isToken(facts, ability, keys))
        unknown.add(AbilityMeanings.of(UntypedValues.text(ability.get("type"))));
    if (railways.containsKey(facts.id())) keys.put("railway", railway(facts.id()));
    if (!closeWithCertificate(facts, keys)) unknown.add(AbilityMeanings.of("close"));
    closeWithTile(facts, keys);
    noteMissing(facts, unknown);
    part.row(facts.id(), keys, facts.hasPower() ? facts.says() : "");
    String said = facts.says().replaceAll("\\s+", " ").strip();
    if (!facts.hasPower() && said.matches(".*\\d.*") || !DraftPart.oneLine(said).equals(said))
      draft.notes().left("what the private " + facts.id() + " says: '" + said + "'");
  }

  /**
   * A token on a hex, for which the text of its private has one amount; that it is for a company
   * goes without saying then.
   */
  private boolean isToken(
      PrivateFacts facts, Map<String, Object> ability, Map<String, Object> keys) {
    String type = UntypedValues.text(ability.get("type"));
    if (type.equals("assign_corporation")) return keys.containsKey("tokens");
    List<String> amounts =
        AMOUNT.matcher(facts.says()).results().map(found -> found.group(1)).distinct().toList();
    if (!type.equals("assign_hexes") || amounts.size() != 1) return false;
    Map<String, Object> token =
        powers.token(facts.id(), ability, Integer.parseInt(amounts.getFirst()));
    if (token.isEmpty()) return false;
    keys.put("tokens", Map.of(facts.id(), token));
    draft
        .notes()
        .guessed(
            "privates",
            "the token of the private "
                + facts.id()
                + " adds "
                + amounts.getFirst()
                + ": its text");
    return true;
  }

  private Map<String, Object> railway(String id) {
    var keys = new LinkedHashMap<String, Object>();
    keys.put("company", id);
    if (railways.get(id) > 0) keys.put("cash", railways.get(id));
    return keys;
  }

  /**
   * A private that brings a presidency closes, also if no ability says when. False if a train
   * closes it of a company that does not come with it.
   */
  private boolean closeWithCertificate(PrivateFacts facts, Map<String, Object> keys) {
    Object trainOf = keys.remove(PrivatePowers.CLOSES_WITH_TRAIN);
    var comesWith = new LinkedHashMap<>(UntypedValues.map(keys.get("comes-with")));
    boolean said = trainOf != null && trainOf.equals(comesWith.get("company"));
    if (trainOf != null && !said) return false;
    if (!comesWith.containsKey("president")) return true;
    boolean train = said || facts.says().matches("(?is).*\\bclose[sd]?\\b.*\\btrain\\b.*");
    if (!train && facts.income() > 0) return true;
    comesWith.put("closes", train ? "with-train" : "with-par");
    keys.put("comes-with", comesWith);
    if (said) return true;
    draft
        .notes()
        .guessed(
            "privates",
            "the private "
                + facts.id()
                + " closes "
                + (train
                    ? "when its company buys a train: its text names both"
                    : "when its company has a par price: it has no income"));
    return true;
  }

  /** A private that closes with its tile, where only its text says so. */
  private void closeWithTile(PrivateFacts facts, Map<String, Object> keys) {
    boolean says =
        facts
            .says()
            .matches("(?is).*\\b(laying|using|tile)\\b[^.]*\\bcloses the (private|company)\\b.*");
    var track = new LinkedHashMap<>(UntypedValues.map(keys.get("track")));
    if (track.isEmpty() || track.containsKey("closes") || !says) return;
    track.put("closes", true);
    keys.put("track", track);
    draft
        .notes()
        .guessed(
            "privates", "the private " + facts.id() + " closes when it lays its tile: its text");
  }

  private void noteMissing(PrivateFacts facts, List<SourceMeaning> unknown) {
    String the = "the private " + facts.id();
    String path = "privates." + facts.id();
    if (facts.abilities().isEmpty() && facts.hasPower())
      draft
          .notes()
          .missing(path, "no rule is known for " + the + ": it pays and closes, nothing more");
    else if (!unknown.isEmpty())
      draft.notes().missing(path, the + " lacks a rule: " + says(unknown), hooks(unknown));
  }

  private static String says(List<SourceMeaning> unknown) {
    return unknown.stream().map(SourceMeaning::says).collect(Collectors.joining("; "));
  }

  private static List<Hook<?, ?>> hooks(List<SourceMeaning> unknown) {
    return unknown.stream().<Hook<?, ?>>flatMap(each -> each.hooks().stream()).toList();
  }

  /** What the abilities of privates mean in the online engine, and what would carry each here. */
  private static final class AbilityMeanings {
    private static final Map<String, SourceMeaning> MEANINGS =
        Map.ofEntries(
            known("assign_hexes", "a token on a hex ('tokens' with place-tokens, or a script)"),
            known("assign_corporation", "a token for a company (a script: setFlag)"),
            carried(
                "additional_token",
                "one more station marker (a script: hook %s, addMarkers)",
                PrivateHooks.PRIVATE_SOLD),
            carried(
                "train_discount",
                "a discount on a train (a script: hook %s)",
                TrainHooks.TRAIN_PRICE),
            known("train_buy", "buying a train out of turn (a step of a script: buyTrain)"),
            carried(
                "train_limit", "a higher train limit (a script: hook %s)", TrainHooks.TRAIN_LIMIT),
            carried(
                "token",
                "a station marker at a price of its own (a script: hook %s)",
                MarkerHooks.MARKER_COST),
            known("teleport", "track and a marker without a connection ('track' with free-marker)"),
            carried(
                "reservation",
                "a reserved space in a city (a script: hook %s)",
                MarkerHooks.KEPT_SPACES),
            carried(
                "revenue_change",
                "an income that changes (a script: hook %s)",
                PrivateHooks.PRIVATE_INCOME),
            known("choose_ability", "a choice among powers (a step of a script, or ask)"),
            known(
                "blocks_partition",
                "a river that track does not cross ('closes-rivers' and 'banks')"),
            carried(
                "purchase_train",
                "a train that comes with it (a script: hook %s, moveTrain)",
                PrivateHooks.PRIVATE_SOLD),
            carried(
                "borrow_train", "a borrowed train (a script: hook %s)", RunHooks.RUNNING_TRAINS),
            carried(
                "manual_close_company",
                "it may be closed at will (hook %s)",
                PrivateHooks.MAY_CLOSE_PRIVATE),
            known("sell_company", "it may be sold to the bank ('trade-privates')"),
            known("acquire_company", "it may be acquired in a special way (a script)"),
            carried(
                "tile_income",
                "money for tiles that anybody lays (a script: hook %s)",
                TrackHooks.TILE_LAID),
            known("borrow", "a loan (a script: takeLoan)"),
            known("description", "a power that is only described"));

    private AbilityMeanings() {}

    static SourceMeaning of(String type) {
      return MEANINGS.getOrDefault(
          type, SourceMeaning.of("the ability '" + type.replace('_', ' ') + "' (a script)"));
    }

    private static Map.Entry<String, SourceMeaning> known(String name, String says) {
      return Map.entry(name, SourceMeaning.of(says));
    }

    private static Map.Entry<String, SourceMeaning> carried(
        String name, String says, Hook<?, ?> hook) {
      return Map.entry(name, SourceMeaning.of(says, hook));
    }
  }
}
