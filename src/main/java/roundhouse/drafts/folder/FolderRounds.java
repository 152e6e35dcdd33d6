package roundhouse.drafts.folder;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import roundhouse.drafts.Draft;
import roundhouse.drafts.DraftRefused;
import roundhouse.drafts.PrivateDraft;
import roundhouse.drafts.RoundsDraft;
import roundhouse.drafts.UntypedValues;
import roundhouse.engine.Hook;
import roundhouse.engine.trains.TrainHooks;

/** Writes the usual rounds, with what the constants say of their steps. */
final class FolderRounds {
  private final TitleFolder title;
  private final RoundsDraft rounds;
  private final Draft draft;

  FolderRounds(TitleFolder title, Draft draft) {
    this.title = title;
    this.draft = draft;
    this.rounds = new RoundsDraft(draft);
  }

  void write(PrivateDraft privates, FolderPhases phases) throws IOException, DraftRefused {
    rounds.privates(privates);
    rounds.privatesForSale(phases.privatesForSale());
    rounds.privatesBetweenPlayers(phases.betweenPlayers());
    if (rounds.hasOpening()) writeOpening();
    writeStock();
    writeTrack();
    boolean asSold = title.text("CAPITALIZATION").equals("incremental");
    rounds.set("dividend", "company-receives", asSold ? "ipo" : "pool");
    writeTrains();
    writePrivates(privates.powers().exchanges(), !phases.privatesForSale().isEmpty());
    rounds.ofRound("operating", "joining", false);
    writeKnownSteps(phases);
    draft
        .notes()
        .guessed(
            "rounds",
            "the steps of the rounds are those of most titles; the source's methods choose them");
    rounds.write();
  }

  /** Whether the game begins with a draft in secret. */
  static boolean drafts(TitleFolder title) throws IOException {
    return title.stepTexts().containsKey("step draft distribution");
  }

  /** The auction of the engine, where whoever bid least goes on first, or a step that is known. */
  private void writeOpening() throws IOException, DraftRefused {
    if (drafts(title)) {
      rounds.drafts();
      draft.notes().guessed("rounds", "the opening: the privates are drafted in secret");
      return;
    }
    for (String step : title.stepTexts().keySet())
      if (step.equals("step single item auction")) rounds.set("lot-auction", "sale", "auction");
      else if (step.startsWith("step ") && isOpening(step))
        draft.notes().missing("rounds.opening", opening(step.substring("step ".length())));
    rounds.set("lot-auction", "bidders", "lowest first");
    int raise = UntypedValues.number(title.get("MIN_BID_INCREMENT")).orElse(5);
    if (raise != 5) rounds.set("lot-auction", "raise", Math.max(1, raise));
    if (is("MUST_BID_INCREMENT_MULTIPLE"))
      rounds.set("lot-auction", "multiple", Math.max(1, raise));
    if (is("ONLY_HIGHEST_BID_COMMITTED")) rounds.set("lot-auction", "sets-aside", "highest bids");
  }

  /** Whether a step sells or gives out what a game begins with. */
  static boolean isOpening(String step) {
    return step.matches(".*\\b(draft|auction)\\b.*");
  }

  private static String opening(String step) {
    String own =
        "the source has an opening of its own, '"
            + step
            + "'; here the privates are sold by the usual auction, the step lot-auction";
    return step.matches(".*\\bdraft\\b.*")
        ? own
            + " (an open draft is a step of a script: 'A draft' in the guide's wishes has it whole)"
        : own + " (another auction is a step of a script: 'I want …' in the guide names some)";
  }

  private void writeTrains() throws DraftRefused {
    String must = title.text("MUST_BUY_TRAIN");
    if (!must.equals("route")) rounds.set("buy-trains", "must-own", must);
    rounds.set("buy-trains", "president-pays", presidentPays());
    if (is("EBUY_PRES_SWAP")) rounds.set("buy-trains", "sales-change-presidents", true);
    if (is("MUST_EMERGENCY_ISSUE_BEFORE_EBUY")) {
      rounds.set("buy-trains", "issues", "before-bankruptcy");
      draft
          .notes()
          .guessed(
              "rounds",
              "a company issues shares for a train once in its turn, at the price one space further"
                  + " left than they move it: 'issues' of buy-trains has no other price");
    }
    if (UntypedValues.isNo(title.get("ALLOW_TRAIN_BUY_FROM_OTHERS")))
      rounds.set("buy-trains", "from-companies", false);
    rounds.set("discard-trains", "when", "at once as listed");
    if (title.text("DISCARDED_TRAINS").equals("remove"))
      rounds.set("discard-trains", "leave", true);
  }

  private String presidentPays() throws DraftRefused {
    boolean others = !title.text("EBUY_FROM_OTHERS").equals("never");
    boolean anyTrain = UntypedValues.isNo(title.get("EBUY_DEPOT_TRAIN_MUST_BE_CHEAPEST"));
    if (anyTrain && others)
      draft
          .notes()
          .left(
              "a president also pays for another company's train at its face value;"
                  + " 'president-pays: any of bank' has only the bank's");
    if (anyTrain) return "any of bank";
    return others ? "face value" : "bank only";
  }

  /** What the engine does with exchanges, and which prices its modules for privates name. */
  private void writePrivates(boolean exchanges, boolean forSale) {
    if (exchanges) {
      rounds.set("exchange-privates", "at-any-time", true);
      rounds.set("exchange-privates", "before-start", true);
    }
    if (!forSale) return;
    if (title.needs("company_price_50_to_150_percent")) rounds.set("buy-privates", "most", 150);
    if (title.needs("company_price_up_to_face")) {
      rounds.set("buy-privates", "least", 0);
      rounds.set("buy-privates", "most", 100);
    }
  }

  private void writeKnownSteps(FolderPhases phases) throws IOException {
    Set<String> named = title.engineSteps();
    if (named.contains("HalfPay"))
      rounds.set("dividend", "kinds", List.of("pay", "half", "withhold"));
    if (named.contains("BuySingleTrainOfType"))
      missing("a company buys one train of each type in a turn (a script: hook %s)");
    if (named.contains("SingleDepotTrainBuy") && !phases.hasLimitedPurchases())
      missing(
          "a company buys one train of the bank in a turn, in phases with 'data: {"
              + " bank-trains-a-turn: 1 }' if the title has 'scripts: derrick' (or hook %s)");
    if (isIssuing(named)) {
      rounds.sharesOfCompanies();
      draft
          .notes()
          .guessed(
              "rounds",
              "the step own-shares comes before track; which shares companies sell and buy back,"
                  + " and what that does to their prices, methods say");
    }
  }

  /** Whether companies sell their shares or buy them back, by the engine's step or their own. */
  private boolean isIssuing(Set<String> named) throws IOException {
    Set<String> own = title.stepTexts().keySet();
    return Stream.of("issue shares", "redeem shares").anyMatch(each -> own.contains("step " + each))
        || named.contains("IssueShares");
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
    rounds.set("stock-turn", "holding-limit", holdingLimit());
    String order = title.text("NEXT_SR_PLAYER_ORDER");
    if (List.of("first_to_pass", "most_cash", "least_cash").contains(order))
      rounds.ofRound("stock", "order", order.replace('_', '-'));
    if (is("MUST_SELL_IN_BLOCKS")) rounds.set("stock-turn", "sale-in-one-block", true);
    if (is("PRESIDENT_SALES_TO_MARKET")) rounds.set("stock-turn", "president-to-pool", true);
    if (isSeveralOfOffering()) rounds.set("stock-turn", "several-from", List.of("ipo", "pool"));
  }

  /**
   * In a brown space several shares may be bought in a turn, of the offering unless the title says
   * otherwise.
   */
  private boolean isSeveralOfOffering() throws DraftRefused {
    boolean brown =
        UntypedValues.list(title.get("MARKET")).stream()
            .flatMap(row -> UntypedValues.list(row).stream())
            .anyMatch(space -> UntypedValues.text(space).endsWith("b"));
    return brown
        && !is("MULTIPLE_BUY_ONLY_FROM_MARKET")
        && !title.methods().containsKey("multiple_buy_only_from_market?");
  }

  /** How much of a company a player may hold: the engine has it with each company. */
  private int holdingLimit() throws DraftRefused {
    var limits = new TreeSet<Integer>();
    for (Map<String, Object> company : UntypedValues.maps(title.get("CORPORATIONS")))
      limits.add(UntypedValues.number(company.get("max_ownership_percent")).orElse(60));
    if (limits.size() > 1)
      draft
          .notes()
          .left("holding limits by company: " + limits + "; 'holding-limit' of stock-turn is one");
    return limits.isEmpty() ? 60 : Math.clamp(limits.getLast(), 0, 100);
  }

  private void writeTrack() throws DraftRefused {
    switch (title.text("TRACK_RESTRICTION")) {
      case "semi_restrictive" -> rounds.set("lay-track", "new-track", "extend");
      case "restrictive" -> rounds.set("lay-track", "new-track", "add");
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
