package roundhouse.drafts.folder;

import java.util.List;
import java.util.Map;

/** What the online engine does where a title says nothing: its base is not in the folder. */
final class EngineDefaults {
  private static final Map<String, Object> VALUES =
      Map.ofEntries(
          Map.entry("BANK_CASH", 12_000L),
          Map.entry("CAPITALIZATION", "full"),
          Map.entry("MUST_SELL_IN_BLOCKS", false),
          Map.entry("SELL_AFTER", "first"),
          Map.entry("SELL_BUY_ORDER", "sell_buy_or_buy_sell"),
          Map.entry("SELL_MOVEMENT", "down_share"),
          Map.entry("SOLD_OUT_INCREASE", true),
          Map.entry("POOL_SHARE_DROP", "none"),
          Map.entry("MARKET_SHARE_LIMIT", 50L),
          Map.entry("HOME_TOKEN_TIMING", "operate"),
          Map.entry("TRACK_RESTRICTION", "semi_restrictive"),
          Map.entry("MUST_BUY_TRAIN", "route"),
          Map.entry("EBUY_FROM_OTHERS", "value"),
          Map.entry("EBUY_PRES_SWAP", true),
          Map.entry("BANKRUPTCY_ALLOWED", true),
          Map.entry("PRESIDENT_SALES_TO_MARKET", false),
          Map.entry("TILE_UPGRADES_MUST_USE_MAX_EXITS", List.of()),
          Map.entry("MUST_BID_INCREMENT_MULTIPLE", false),
          Map.entry("MIN_BID_INCREMENT", 5L),
          Map.entry("CURRENCY_FORMAT_STR", "$%s"),
          Map.entry("TILE_LAYS", List.of(Map.of("lay", true, "upgrade", true))),
          Map.entry("GAME_END_CHECK", Map.of("bankrupt", "immediate", "bank", "full_or")));

  private EngineDefaults() {}

  /** The default of a constant; null if it has none. */
  static Object of(String name) {
    return VALUES.get(name);
  }
}
