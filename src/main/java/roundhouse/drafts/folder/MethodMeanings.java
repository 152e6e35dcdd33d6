package roundhouse.drafts.folder;

import java.util.Map;
import roundhouse.drafts.SourceMeaning;
import roundhouse.engine.Hook;
import roundhouse.engine.privates.PrivateHooks;
import roundhouse.engine.rounds.GameHooks;
import roundhouse.engine.rounds.RoundHooks;
import roundhouse.engine.runs.RunHooks;

/** What overridden methods usually do, and which of our keys, steps or hooks would carry it. */
final class MethodMeanings {
  private static final Map<String, SourceMeaning> KNOWN =
      Map.ofEntries(
          carried("setup", "what is done once at the start (script: %s)", RoundHooks.ROUND_STARTED),
          carried(
              "setup_preround",
              "what is done before the first round (script: %s)",
              RoundHooks.ROUND_STARTED),
          known("init_round", "the first round ('first' in title.yaml)"),
          carried(
              "next_round!",
              "the order of rounds ('then' in title.yaml, or hook %s)",
              RoundHooks.NEXT_ROUND),
          known("stock_round", "the steps of the stock round ('stock' in rounds.yaml)"),
          known("operating_round", "the steps of the operating round ('operating' in rounds.yaml)"),
          known("new_auction_round", "the opening ('opening' in rounds.yaml)"),
          carried(
              "operating_order",
              "the order of companies ('order' of a kind, or hook %s)",
              RoundHooks.OPERATING_ORDER),
          carried(
              "revenue_for",
              "what a run earns ('rules' under 'routes', or hook %s)",
              RunHooks.STOP_REVENUE),
          carried("routes_revenue", "what all runs earn together (hook %s)", RunHooks.RUN_INCOME),
          carried("extra_revenue", "revenue beside the runs (hook %s)", RunHooks.RUN_INCOME),
          known("revenue_str", "how a run is described: nothing to write"),
          known("check_distance", "how far a train may run ('runs' of the train)"),
          known("check_other", "what else a run must do ('routes')"),
          known("route_trains", "which trains may run (a script)"),
          known("upgrades_to?", "which tile replaces which ('upgrades' in title.yaml)"),
          known("all_potential_upgrades", "which tile replaces which ('upgrades' in title.yaml)"),
          known("upgrade_cost", "what terrain costs ('terrain-discount', or a hook)"),
          known("tile_lays", "what may be laid in a turn ('allows' of lay-track)"),
          known("home_token_locations", "where a home may be ('home-marker' of a kind)"),
          known("place_home_token", "when the home marker is placed ('home-marker' of a kind)"),
          known("num_trains", "how many trains there are ('count' and 'fewer' of a train)"),
          known("game_market", "which market is used ('market', and options that replace it)"),
          known("game_trains", "which trains are used ('trains', and options that change them)"),
          known("game_phases", "which phases are used ('phases', and options that change them)"),
          known("game_hexes", "which hexes are used ('map', and options that change it)"),
          known("game_tiles", "which tiles are used ('tiles', and options that change them)"),
          known("game_companies", "which privates are used ('players' of a private, and options)"),
          known("game_corporations", "which companies are used ('companies', and options)"),
          known("init_stock_market", "the market ('market')"),
          known("init_starting_cash", "the starting cash ('starting-cash')"),
          known("starting_cash", "the starting cash ('starting-cash')"),
          known("cert_limit", "the certificate limit ('certificate-limit')"),
          known("bank_starting_cash", "the bank ('bank')"),
          known("init_loans", "loans ('loans')"),
          known("interest_rate", "the interest on loans ('loans')"),
          known("maximum_loans", "how many loans a company has ('loans' of a kind)"),
          known("issuable_shares", "shares that a company sells ('own-shares')"),
          known(
              "redeemable_shares",
              "shares that a company buys back ('own-shares', in its turn or a player's)"),
          known(
              "sell_shares_and_change_price",
              "what a sale does to the price ('moves' of the market)"),
          known("can_par?", "which companies may start ('starts-in', 'available-from', or a hook)"),
          known("after_par", "what follows a start (a script)"),
          known("float_corporation", "what follows when a company floats (a script)"),
          known("float_str", "how floating is described: nothing to write"),
          known("or_round_finished", "what follows an operating round (a script)"),
          known(
              "or_set_finished",
              "what follows a set of operating rounds ('exports-train', or a script)"),
          carried(
              "payout_companies", "the income of privates (hook %s)", PrivateHooks.PRIVATE_INCOME),
          known("game_ending_description", "how the end is described: nothing to write"),
          known("end_now?", "when the game ends ('ends')"),
          known("custom_end_game_reached?", "a cause of the end (a script)"),
          known("purchasable_companies", "which privates may be bought ('buy-privates')"),
          known("close_corporation", "what a company that closes leaves (a script)"),
          known("event_green_minors_available!", "'available-from' of the companies"),
          known("event_close_companies!", "'privates-close' of the phase"));

  private MethodMeanings() {}

  static SourceMeaning of(String method) {
    SourceMeaning known = KNOWN.get(method);
    if (known != null) return known;
    if (method.startsWith("event_"))
      return SourceMeaning.of(
          "what the first train of a type sets off (a script: %s)", GameHooks.PHASE_STARTED);
    if (method.matches(".*(_str|description|text|name|log|timeline|view|color|summary)\\??"))
      return SourceMeaning.of("how something is shown: nothing to write");
    return SourceMeaning.of("a rule of its own (a script)");
  }

  /** In which order methods are told: those that decide play first, those that only show last. */
  static int weight(String method) {
    if (of(method).says().endsWith("nothing to write")) return 2;
    return KNOWN.containsKey(method) || method.startsWith("event_") ? 0 : 1;
  }

  private static Map.Entry<String, SourceMeaning> known(String name, String says) {
    return Map.entry(name, SourceMeaning.of(says));
  }

  private static Map.Entry<String, SourceMeaning> carried(
      String name, String says, Hook<?, ?> hook) {
    return Map.entry(name, SourceMeaning.of(says, hook));
  }
}
