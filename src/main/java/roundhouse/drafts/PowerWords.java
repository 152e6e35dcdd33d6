package roundhouse.drafts;

import java.util.Map;

/** What the abilities of privates mean in the online engine, and what would carry each here. */
final class PowerWords {
  private static final Map<String, String> MEANINGS =
      Map.ofEntries(
          Map.entry("assign_hexes", "a token on a hex ('tokens' with place-tokens, or a script)"),
          Map.entry("assign_corporation", "a token for a company (a script)"),
          Map.entry("additional_token", "one more station marker (a script)"),
          Map.entry("train_discount", "a discount on a train (a script: hook trainPrice)"),
          Map.entry("train_buy", "buying a train out of turn (a script)"),
          Map.entry("train_limit", "a higher train limit (a script: hook trainLimit)"),
          Map.entry("token", "a station marker at a price of its own (a script)"),
          Map.entry(
              "teleport", "track and a marker without a connection ('track' with free-marker)"),
          Map.entry("reservation", "a reserved space in a city (a script)"),
          Map.entry("revenue_change", "an income that changes (a script: hook privateIncome)"),
          Map.entry("choose_ability", "a choice among powers (a script)"),
          Map.entry(
              "blocks_partition",
              "a river that track does not cross ('closes-rivers' and 'banks')"),
          Map.entry("purchase_train", "a train that comes with it (a script)"),
          Map.entry("borrow_train", "a borrowed train (a script)"),
          Map.entry("manual_close_company", "it may be closed at will (a script)"),
          Map.entry("sell_company", "it may be sold to the bank ('trade-privates')"),
          Map.entry("acquire_company", "it may be acquired in a special way (a script)"),
          Map.entry("tile_income", "money for tiles that anybody lays (a script)"),
          Map.entry("borrow", "a loan (a script)"),
          Map.entry("description", "a power that is only described"));

  private PowerWords() {}

  static String of(String type) {
    return MEANINGS.getOrDefault(type, "the ability '" + type.replace('_', ' ') + "' (a script)");
  }
}
