package roundhouse.drafts.folder;

import java.util.Map;

/**
 * What constants usually say that no draft reads, and which of our keys or steps would carry it.
 */
final class ConstantMeanings {
  private static final Map<String, String> KNOWN =
      Map.ofEntries(
          Map.entry("MIN_BID_INCREMENT", "the least raise of a bid (the step of the auction)"),
          Map.entry("MIN_BID_RAISE", "the least raise of a bid (the step of the auction)"),
          Map.entry(
              "ONLY_HIGHEST_BID_COMMITTED", "which bids bind money (the step of the auction)"),
          Map.entry("TILE_COST", "what a tile costs beside its terrain (a hook)"),
          Map.entry("HALT_SUBSIDY", "a subsidy for halts ('halt-subsidy' of the routes)"),
          Map.entry("LOAN_VALUE", "what a loan brings ('loans')"),
          Map.entry("INTEREST_RATE", "the interest on loans ('loans')"),
          Map.entry("MAXIMUM_LOANS", "how many loans a company has ('loans' of a kind)"),
          Map.entry("BANKRUPTCY_ALLOWED", "whether a player may go bankrupt ('ends')"),
          Map.entry("BANKRUPTCY_ENDS_GAME_AFTER", "which bankruptcy ends the game ('ends')"),
          Map.entry("GAME_END_TIMING_PRIORITY", "which cause of the end counts first ('ends')"),
          Map.entry("CERT_LIMIT_INCLUDES_PRIVATES", "whether privates count for the limit"),
          Map.entry("TRAIN_PRICE_MIN", "the lowest price between companies ('price-step')"),
          Map.entry("NEXT_SR_PLAYER_ORDER", "who begins the next stock round (its 'turns')"),
          Map.entry("SELL_BUY_ORDER", "the order of sales and purchases ('order' of stock-turn)"),
          Map.entry("EVENTS", "what trains set off (a script)"),
          Map.entry("MINOR_TILE_LAYS", "what minors lay ('allows' of lay-track, by kind)"),
          Map.entry("DESTINATIONS", "destinations of companies (a module and 'data')"),
          Map.entry("TILE_RESERVATION_BLOCKS_OTHERS", "whether a home blocks tiles ('homes')"),
          Map.entry("GAME_VARIANTS", "variants of the title, designs of their own here"),
          Map.entry("MUTEX_RULES", "options that exclude each other ('not-with' of an option)"));

  private ConstantMeanings() {}

  static String of(String name) {
    return KNOWN.getOrDefault(name, "it says something for a method or a step of its own");
  }
}
