package roundhouse.drafts.folder;

import java.util.Map;
import roundhouse.drafts.SourceMeaning;
import roundhouse.engine.Hook;
import roundhouse.engine.companies.CompanyHooks;
import roundhouse.engine.play.ReportHooks;
import roundhouse.engine.privates.PrivateHooks;
import roundhouse.engine.rounds.GameHooks;
import roundhouse.engine.rounds.RoundHooks;
import roundhouse.engine.runs.RunHooks;
import roundhouse.engine.shares.ShareHooks;
import roundhouse.engine.track.TrackHooks;
import roundhouse.engine.trainpurchases.PurchaseHooks;
import roundhouse.engine.trains.TrainHooks;

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
          carried(
              "tile_lays",
              "what may be laid in a turn ('allows' of lay-track, or hook %s)",
              TrackHooks.TRACK_MEANS),
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
          carried("player_value", "what counts in a player's worth (hook %s)", ShareHooks.WORTH),
          carried(
              "company_bought",
              "what follows when a company buys a private (hook %s)",
              PrivateHooks.PRIVATE_SOLD),
          carried(
              "after_buy_company",
              "what follows when a player buys a private (hook %s)",
              PrivateHooks.PRIVATE_BOUGHT),
          carried(
              "can_acquire_company?",
              "who may buy a private (hook %s)",
              PrivateHooks.MAY_BUY_PRIVATE),
          known(
              "unowned_purchasable_companies",
              "privates that companies buy of the bank ('buy-privates')"),
          carried("entity_can_use_company?", "who may use a private (hook %s)", RoundHooks.MAY_ACT),
          carried(
              "init_company_abilities",
              "what privates are given at the start, by lot ('drawn-from' of 'comes-with', 'draws',"
                  + " or script: %s)",
              RoundHooks.ROUND_STARTED),
          known("next_sr_player_order", "the order of players ('order' of the stock round)"),
          carried(
              "reorder_players",
              "the order of players ('order' of the stock round, or hook %s)",
              RoundHooks.PLAYER_ORDER),
          carried(
              "priority_deal_player",
              "who begins ('order' of the stock round, or hook %s)",
              RoundHooks.PLAYER_ORDER),
          known("sorted_corporations", "how companies are shown in order: nothing to write"),
          known("bank_sort", "how companies are shown in order: nothing to write"),
          carried(
              "new_stock_round",
              "what precedes a stock round (script: %s)",
              RoundHooks.ROUND_STARTED),
          carried(
              "new_operating_round",
              "what precedes an operating round (script: %s)",
              RoundHooks.ROUND_STARTED),
          known("new_draft_round", "the opening: an open draft ('opening' in rounds.yaml)"),
          known("total_rounds", "how many operating rounds ('operating-rounds' of the phases)"),
          carried(
              "init_round_finished",
              "what follows the opening (script: %s)",
              RoundHooks.ROUND_ENDED),
          known(
              "action_processed",
              "what follows any action (a script: the event that it follows, such as tileLaid)"),
          known("preprocess_action", "what precedes any action (a script: the event before it)"),
          carried("num_certs", "what counts for the limit (hook %s)", ShareHooks.CERTIFICATES),
          carried(
              "game_cert_limit",
              "the certificate limit ('certificate-limit', or hook %s)",
              ShareHooks.CERTIFICATE_LIMIT),
          carried(
              "update_cert_limit",
              "a certificate limit that changes (hook %s)",
              ShareHooks.CERTIFICATE_LIMIT),
          carried("par_prices", "at which prices companies start (hook %s)", ShareHooks.PAR_PRICES),
          carried(
              "available_par_groups",
              "at which prices companies start (zones of the market, or hook %s)",
              ShareHooks.PAR_PRICES),
          carried(
              "corporation_available?",
              "which companies may start ('starts-in', 'available-from', or hook %s)",
              ShareHooks.MAY_START),
          carried(
              "sellable_bundles", "which shares may be sold (hook %s)", ShareHooks.MAY_SELL_SHARES),
          carried("can_dump?", "which shares may be sold (hook %s)", ShareHooks.MAY_SELL_SHARES),
          carried(
              "check_sale_timing",
              "from when shares may be sold ('sell-from', or hook %s)",
              ShareHooks.MAY_SELL_SHARES),
          carried(
              "selling_movement?",
              "what a sale does to the price ('moves' of the market, or hook %s)",
              ShareHooks.SALE_MOVE),
          known(
              "bundles_for_corporation",
              "how certificates are sold together ('shares' of a kind, 'sale-in-one-block')"),
          known(
              "sold_out_increase?", "what a sold-out company's price does ('moves' of the market)"),
          known("market_share_limit", "how much the pool may hold ('pool-limit' of stock-turn)"),
          known(
              "multiple_buy_only_from_market?",
              "from where several shares are bought ('several-from' of stock-turn)"),
          known(
              "can_hold_above_corp_limit?",
              "who may hold more ('any-holding' of a zone, 'holding-limit' of stock-turn)"),
          known(
              "can_buy_presidents_share_directly_from_market?",
              "whether the pool sells a president's certificate ('president-from-pool: whole')"),
          carried(
              "presidency_check_shares",
              "who presides (the event %s, and moveShares)",
              ReportHooks.PRESIDENT_CHANGED),
          carried(
              "shares_for_presidency_swap",
              "what a president's certificate is exchanged for (the event %s)",
              ReportHooks.PRESIDENT_CHANGED),
          known(
              "init_share_pool", "what the pool does with shares ('pool-limit', sales, or hooks)"),
          known("init_corporations", "the companies ('companies')"),
          known("init_companies", "the privates ('privates')"),
          known("init_hexes", "the map ('map')"),
          known("init_tiles", "the tiles ('tiles')"),
          known("optional_hexes", "which hexes are used ('map', and options that change it)"),
          known("optional_tiles", "which tiles are used ('tiles', and options that change them)"),
          known(
              "buying_power",
              "the money that buys a train ('issues', 'loans', 'president-pays' of buy-trains)"),
          known(
              "total_emr_buying_power",
              "the money that buys a train ('issues', 'loans', 'president-pays' of buy-trains)"),
          known(
              "emergency_issuable_cash",
              "shares that a company sells for a train ('issues' of buy-trains)"),
          known(
              "emergency_issuable_bundles",
              "shares that a company sells for a train ('issues' of buy-trains)"),
          known("can_go_bankrupt?", "when a player is bankrupt ('ends', 'issues' of buy-trains)"),
          carried(
              "must_buy_train?",
              "who must own a train ('must-own' of buy-trains, or hook %s)",
              PurchaseHooks.MUST_BUY_TRAIN),
          carried(
              "can_buy_train_from_others?",
              "which trains may be bought ('from-companies' of buy-trains, or hook %s)",
              TrainHooks.MAY_BUY_TRAIN),
          carried(
              "buy_train",
              "what follows when a train is bought (hook %s)",
              PurchaseHooks.TRAIN_BOUGHT),
          carried(
              "train_limit",
              "how many trains a company has ('train-limits', or hook %s)",
              TrainHooks.TRAIN_LIMIT),
          carried(
              "discountable_trains_for",
              "what a train costs ('trade-in', or hook %s)",
              TrainHooks.TRAIN_PRICE),
          known("rust?", "which trains rust ('rusts-on', or moveTrain to 'out')"),
          known("rust_trains!", "which trains rust ('rusts-on', or moveTrain to 'out')"),
          carried(
              "rust", "what follows when a train rusts (the event %s)", ReportHooks.TRAINS_RUSTED),
          known("depot_trains", "which trains the bank sells ('available-with')"),
          carried("legal_tile_rotation?", "how a tile may lie (hook %s)", TrackHooks.MAY_LAY_TILE),
          carried(
              "tile_valid_for_phase?",
              "which tiles a phase allows (hook %s, or 'color' of waives)",
              TrackHooks.MAY_LAY_TILE),
          carried(
              "hex_blocked_by_ability?",
              "which hexes are kept free ('blocks' of a private, or hook %s)",
              TrackHooks.MAY_LAY_TILE),
          carried("hex_edge_cost", "what a border costs (hook %s)", TrackHooks.TILE_COST),
          carried("tile_cost_with_discount", "what a tile costs (hook %s)", TrackHooks.TILE_COST),
          carried(
              "check_special_tile_lay",
              "where a private's tile may lie (hook %s)",
              TrackHooks.MAY_LAY_TILE),
          carried("extra_revenue_for", "revenue beside the stops (hook %s)", RunHooks.RUN_RULES),
          carried("check_connected", "how the track of a run joins (hook %s)", RunHooks.RUN_RULES),
          carried("check_overlap", "which runs may share track (hook %s)", RunHooks.RUN_RULES),
          carried(
              "check_route_combination",
              "which runs go together ('together' under 'routes', or hook %s)",
              RunHooks.RUN_RULES),
          carried(
              "compute_stops",
              "which stops of a run pay ('runs' of the train, or hook %s)",
              RunHooks.RUN_RULES),
          carried("route_distance", "how a run is measured (hook %s)", RunHooks.RUN_RULES),
          carried(
              "east_west_bonus",
              "a bonus for two places ('rules' under 'routes', or hook %s)",
              RunHooks.RUN_RULES),
          carried("subsidy_for", "a subsidy of a run (hook %s)", RunHooks.STOP_SUBSIDY),
          carried("routes_subsidy", "a subsidy of all runs (hook %s)", RunHooks.STOP_SUBSIDY),
          known("init_train_handler", "the trains ('trains')"),
          known("take_loan", "how a company borrows ('loans' of a kind)"),
          known("loan_value", "what a loan brings ('loans')"),
          known("num_loans", "how many loans there are ('loans')"),
          known("can_take_loan?", "how many loans a company has ('loans' of a kind)"),
          known("interest_owed", "the interest on loans ('loans')"),
          known("interest_owed_for_loans", "the interest on loans ('loans')"),
          carried(
              "can_pay_interest?",
              "interest that is not paid (the event %s)",
              CompanyHooks.INTEREST_UNPAID),
          known(
              "upgrades_to_correct_label?",
              "which labels go together ('upgrades' in title.yaml, 'mark' of a hex)"),
          known("show_progress_bar?", "how the game is shown: nothing to write"),
          known("initialize", "how something begins: nothing to write"),
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
    if (method.matches(
        ".*(_str|_help|_chart|_icons?|_information|_array|_header|description|text|name|log|timeline|view|color|summary)\\??"))
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
