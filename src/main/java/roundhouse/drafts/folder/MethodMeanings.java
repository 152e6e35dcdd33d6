package roundhouse.drafts.folder;

import java.util.Map;

/** What overridden methods usually do, and which of our keys, steps or hooks would carry it. */
final class MethodMeanings {
  private static final Map<String, String> KNOWN =
      Map.ofEntries(
          Map.entry("setup", "what is done once at the start (script: roundStarted)"),
          Map.entry("setup_preround", "what is done before the first round (script: roundStarted)"),
          Map.entry("init_round", "the first round ('first' in title.yaml)"),
          Map.entry("next_round!", "the order of rounds ('then' in title.yaml, or hook nextRound)"),
          Map.entry("stock_round", "the steps of the stock round ('stock' in rounds.yaml)"),
          Map.entry(
              "operating_round", "the steps of the operating round ('operating' in rounds.yaml)"),
          Map.entry("new_auction_round", "the opening ('opening' in rounds.yaml)"),
          Map.entry(
              "operating_order",
              "the order of companies ('order' of a kind, or hook operatingOrder)"),
          Map.entry(
              "revenue_for", "what a run earns ('bonuses' under 'routes', or hook stopRevenue)"),
          Map.entry("routes_revenue", "what all runs earn together (hook runIncome)"),
          Map.entry("extra_revenue", "revenue beside the runs (hook runIncome)"),
          Map.entry("revenue_str", "how a run is described: nothing to write"),
          Map.entry("check_distance", "how far a train may run ('runs' of the train)"),
          Map.entry("check_other", "what else a run must do ('routes')"),
          Map.entry("route_trains", "which trains may run (a script)"),
          Map.entry("upgrades_to?", "which tile replaces which ('upgrades' in title.yaml)"),
          Map.entry(
              "all_potential_upgrades", "which tile replaces which ('upgrades' in title.yaml)"),
          Map.entry("upgrade_cost", "what terrain costs ('terrain-discount', or a hook)"),
          Map.entry("tile_lays", "what may be laid in a turn ('allows' of lay-track)"),
          Map.entry("home_token_locations", "where a home may be ('home-marker' of a kind)"),
          Map.entry("place_home_token", "when the home marker is placed ('home-marker' of a kind)"),
          Map.entry("num_trains", "how many trains there are ('count' and 'fewer' of a train)"),
          Map.entry("game_market", "which market is used ('market', and options that replace it)"),
          Map.entry(
              "game_trains", "which trains are used ('trains', and options that change them)"),
          Map.entry(
              "game_phases", "which phases are used ('phases', and options that change them)"),
          Map.entry("game_hexes", "which hexes are used ('map', and options that change it)"),
          Map.entry("game_tiles", "which tiles are used ('tiles', and options that change them)"),
          Map.entry(
              "game_companies", "which privates are used ('players' of a private, and options)"),
          Map.entry("game_corporations", "which companies are used ('companies', and options)"),
          Map.entry("init_stock_market", "the market ('market')"),
          Map.entry("init_starting_cash", "the starting cash ('starting-cash')"),
          Map.entry("starting_cash", "the starting cash ('starting-cash')"),
          Map.entry("cert_limit", "the certificate limit ('certificate-limit')"),
          Map.entry("bank_starting_cash", "the bank ('bank')"),
          Map.entry("init_loans", "loans ('loans')"),
          Map.entry("interest_rate", "the interest on loans ('loans')"),
          Map.entry("maximum_loans", "how many loans a company has ('loans' of a kind)"),
          Map.entry("issuable_shares", "shares that a company issues (a step of a script)"),
          Map.entry(
              "redeemable_shares",
              "shares that a company buys back ('buy-back-shares' or 'redeem-shares')"),
          Map.entry(
              "sell_shares_and_change_price",
              "what a sale does to the price ('moves' of the market)"),
          Map.entry(
              "can_par?", "which companies may start ('starts-in', 'available-from', or a hook)"),
          Map.entry("after_par", "what follows a start (a script)"),
          Map.entry("float_corporation", "what follows when a company floats (a script)"),
          Map.entry("float_str", "how floating is described: nothing to write"),
          Map.entry("or_round_finished", "what follows an operating round (a script)"),
          Map.entry(
              "or_set_finished",
              "what follows a set of operating rounds ('exports-train', or a script)"),
          Map.entry("payout_companies", "the income of privates (hook privateIncome)"),
          Map.entry("game_ending_description", "how the end is described: nothing to write"),
          Map.entry("end_now?", "when the game ends ('ends')"),
          Map.entry("custom_end_game_reached?", "a cause of the end (a script)"),
          Map.entry("purchasable_companies", "which privates may be bought ('buy-privates')"),
          Map.entry("close_corporation", "what a company that closes leaves (a script)"),
          Map.entry("event_green_minors_available!", "'available-from' of the companies"),
          Map.entry("event_close_companies!", "'privates-close' of the phase"));

  private MethodMeanings() {}

  static String of(String method) {
    String known = KNOWN.get(method);
    if (known != null) return known;
    if (method.startsWith("event_"))
      return "what the first train of a type sets off (a script: phaseStarted)";
    if (method.matches(".*(_str|description|text|name|log|timeline|view|color|summary)\\??"))
      return "how something is shown: nothing to write";
    return "a rule of its own (a script)";
  }
}
