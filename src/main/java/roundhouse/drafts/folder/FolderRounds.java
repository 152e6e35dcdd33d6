package roundhouse.drafts.folder;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import roundhouse.drafts.Draft;
import roundhouse.drafts.DraftRefused;
import roundhouse.drafts.PrivateDraft;
import roundhouse.drafts.RoundsDraft;
import roundhouse.drafts.UntypedValues;
import roundhouse.engine.Hook;
import roundhouse.engine.trains.TrainHooks;

/** Writes the usual rounds, with what the constants say of their steps. */
final class FolderRounds {
  private static final Pattern BASE_STEP = Pattern.compile("Engine::Step::(\\w+)");
  private static final Pattern MADE_OF =
      Pattern.compile("(?:class \\w+ <|include)\\s+(?:Engine::)?(?:Step::)?(\\w+)");

  private final TitleFolder title;
  private final RoundsDraft rounds;
  private final Draft draft;

  FolderRounds(TitleFolder title, Draft draft) {
    this.title = title;
    this.draft = draft;
    this.rounds = new RoundsDraft(draft);
  }

  void write(PrivateDraft privates, List<String> privatesForSale) throws IOException, DraftRefused {
    rounds.privates(privates);
    rounds.privatesForSale(privatesForSale);
    if (rounds.hasOpening() && is("MUST_BID_INCREMENT_MULTIPLE"))
      rounds.set("lot-auction", "multiple", 5);
    writeStock();
    writeTrack();
    boolean asSold = title.text("CAPITALIZATION").equals("incremental");
    rounds.set("dividend", "company-receives", asSold ? "ipo" : "pool");
    String must = title.text("MUST_BUY_TRAIN");
    if (!must.equals("route")) rounds.set("buy-trains", "must-own", must);
    rounds.set(
        "buy-trains",
        "president-pays",
        title.text("EBUY_FROM_OTHERS").equals("never") ? "bank only" : "face value");
    if (is("EBUY_PRES_SWAP")) rounds.set("buy-trains", "sales-change-presidents", true);
    writeKnownSteps();
    draft
        .notes()
        .guessed(
            "rounds",
            "the steps of the rounds are those of most titles; the source's methods choose them");
    rounds.write();
  }

  /** Steps of the engine's base that the round names, or that steps of the title are made of. */
  private void writeKnownSteps() throws IOException {
    var named = new TreeSet<String>();
    String round = title.methods().getOrDefault("operating_round", "");
    BASE_STEP.matcher(round).results().forEach(step -> named.add(step.group(1)));
    for (String text : title.stepTexts().values())
      MADE_OF.matcher(text).results().forEach(step -> named.add(step.group(1)));
    if (named.contains("DiscardTrain")) rounds.set("discard-trains", "when", "at once");
    if (named.contains("HalfPay"))
      rounds.set("dividend", "kinds", List.of("pay", "half", "withhold"));
    if (named.contains("MinorHalfPay"))
      draft.notes().missing("rounds.operating", "minors pay half of their revenue (a script)");
    if (named.contains("BuySingleTrainOfType"))
      missing("a company buys one train of each type in a turn (a script: hook %s)");
    if (named.contains("SingleDepotTrainBuy"))
      missing("a company buys one train of the bank in a turn (a script: hook %s)");
  }

  private void missing(String says) {
    Hook<?, ?> hook = TrainHooks.MAY_BUY_TRAIN;
    draft.notes().missing("rounds.operating", says.formatted(hook.name()), List.of(hook));
  }

  private boolean is(String constant) throws DraftRefused {
    return UntypedValues.is(title.get(constant));
  }

  private void writeStock() throws DraftRefused {
    switch (title.text("SELL_BUY_ORDER")) {
      case "sell_buy_sell" -> rounds.set("stock-turn", "order", "sell buy sell");
      case "sell_buy_or_buy_sell" -> rounds.set("stock-turn", "order", "sell buy or buy sell");
      default -> {}
    }
    String from = title.text("SELL_AFTER");
    if (from.equals("first")) rounds.set("stock-turn", "sell-from", "after first stock round");
    else if (from.contains("operate")) rounds.set("stock-turn", "sell-from", "after operating");
    int pool = UntypedValues.number(title.get("MARKET_SHARE_LIMIT")).orElse(50);
    if (pool != 50) rounds.set("stock-turn", "pool-limit", Math.clamp(pool, 0, 100));
    rounds.set("stock-turn", "holding-limit", 60);
    if (is("MUST_SELL_IN_BLOCKS")) rounds.set("stock-turn", "sale-in-one-block", true);
    if (is("PRESIDENT_SALES_TO_MARKET")) rounds.set("stock-turn", "president-to-pool", true);
  }

  private void writeTrack() throws DraftRefused {
    switch (title.text("TRACK_RESTRICTION")) {
      case "semi_restrictive" -> rounds.set("lay-track", "new-track", "extend");
      case "restrictive" -> rounds.set("lay-track", "new-track", "improve");
      default -> {}
    }
    if (!UntypedValues.list(title.get("TILE_UPGRADES_MUST_USE_MAX_EXITS")).isEmpty())
      rounds.set("lay-track", "most-exits", true);
    List<Map<String, Object>> lays = UntypedValues.maps(title.get("TILE_LAYS"));
    if (lays.size() != 2) {
      if (lays.size() > 2)
        draft
            .notes()
            .missing("rounds", "more than two tiles may be laid in a turn: 'allows' of lay-track");
      return;
    }
    rounds.set("lay-track", "allows", allowed(lays.get(0), lays.get(1)));
    UntypedValues.number(lays.get(1).get("cost"))
        .filter(cost -> cost > 0)
        .ifPresent(cost -> rounds.set("lay-track", "more-costs", cost));
  }

  /** Two tiles: which of them may be upgrades. */
  private static List<String> allowed(Map<String, Object> first, Map<String, Object> second) {
    var ways = new ArrayList<String>();
    boolean upgrades = !UntypedValues.isNo(first.get("upgrade"));
    boolean more = second.get("upgrade") != null && !UntypedValues.isNo(second.get("upgrade"));
    boolean twice = UntypedValues.is(second.get("upgrade"));
    ways.add("lay lay");
    if (upgrades && UntypedValues.is(second.get("lay")) || more) ways.add("lay upgrade");
    if (upgrades && twice) ways.add("upgrade upgrade");
    if (upgrades && !more) ways.add("upgrade");
    return ways;
  }
}
