package roundhouse.drafts;

import java.util.Map;
import roundhouse.engine.Hook;
import roundhouse.engine.privates.PrivateHooks;
import roundhouse.engine.trains.TrainHooks;

/** What the abilities of privates mean in the online engine, and what would carry each here. */
final class AbilityMeanings {
  private static final Map<String, SourceMeaning> MEANINGS =
      Map.ofEntries(
          known("assign_hexes", "a token on a hex ('tokens' with place-tokens, or a script)"),
          known("assign_corporation", "a token for a company (a script)"),
          known("additional_token", "one more station marker (a script)"),
          carried(
              "train_discount",
              "a discount on a train (a script: hook %s)",
              TrainHooks.TRAIN_PRICE),
          known("train_buy", "buying a train out of turn (a script)"),
          carried(
              "train_limit", "a higher train limit (a script: hook %s)", TrainHooks.TRAIN_LIMIT),
          known("token", "a station marker at a price of its own (a script)"),
          known("teleport", "track and a marker without a connection ('track' with free-marker)"),
          known("reservation", "a reserved space in a city (a script)"),
          carried(
              "revenue_change",
              "an income that changes (a script: hook %s)",
              PrivateHooks.PRIVATE_INCOME),
          known("choose_ability", "a choice among powers (a script)"),
          known(
              "blocks_partition",
              "a river that track does not cross ('closes-rivers' and 'banks')"),
          known("purchase_train", "a train that comes with it (a script)"),
          known("borrow_train", "a borrowed train (a script)"),
          known("manual_close_company", "it may be closed at will (a script)"),
          known("sell_company", "it may be sold to the bank ('trade-privates')"),
          known("acquire_company", "it may be acquired in a special way (a script)"),
          known("tile_income", "money for tiles that anybody lays (a script)"),
          known("borrow", "a loan (a script)"),
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
