package roundhouse.lab.bots;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import roundhouse.engine.Action;

/** What a bot likes to do more, or less, than others of its level. */
enum Temperament {
  EVEN,
  /** Starts companies, lays track, places markers and buys trains. */
  BUILDER,
  /** Buys and sells shares and privates. */
  TRADER,
  /** Keeps what it has and spends late. */
  CAUTIOUS;

  /**
   * The worth of an action to a bot of this temperament; only what is worth doing is liked. A wish
   * changes a choice between like actions, but not one between good and bad.
   */
  int weigh(Action action, int worth, BotWeights weights) {
    if (this == EVEN || worth <= 0) return worth;
    return worth + worth * weights.whole("liking") / 100 * liking(action);
  }

  /** How heavily a bot of this temperament weighs what a president must pay for a train. */
  double debt(BotWeights weights) {
    return this == CAUTIOUS ? weights.of("cautious-debt") : 1;
  }

  /** What it expects of money that it has not spent. */
  double money(BotWeights weights) {
    return switch (this) {
      case CAUTIOUS -> weights.of("cautious-money");
      case TRADER -> weights.of("trader-money");
      default -> 1;
    };
  }

  /** What it expects of trains that a company could run later. */
  double growth(BotWeights weights) {
    return this == BUILDER ? weights.of("builder-growth") : 1;
  }

  private int liking(Action action) {
    return switch (this) {
      case BUILDER -> builds(action) ? 1 : trades(action) ? -1 : 0;
      case TRADER -> trades(action) ? 1 : builds(action) ? -1 : 0;
      case CAUTIOUS -> spends(action) ? -1 : 0;
      case EVEN -> 0;
    };
  }

  private static boolean builds(Action action) {
    return action instanceof Action.Start
        || action instanceof Action.LayTile
        || action instanceof Action.PlaceMarker
        || action instanceof Action.BuyTrain;
  }

  private static boolean trades(Action action) {
    return action instanceof Action.BuyShare
        || action instanceof Action.SellShares
        || action instanceof Action.BuyPrivate
        || action instanceof Action.SellPrivate;
  }

  private static boolean spends(Action action) {
    return action instanceof Action.Start
        || action instanceof Action.BuyPrivate
        || action instanceof Action.PlaceMarker;
  }

  /** Its name, "builder". */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The temperament with this name. */
  static Optional<Temperament> named(String word) {
    return Arrays.stream(values()).filter(each -> each.word().equals(word)).findFirst();
  }
}
