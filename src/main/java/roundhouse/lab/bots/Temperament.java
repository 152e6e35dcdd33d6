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

  /** A wish this strong changes a choice between like actions, but not one between good and bad. */
  private static final int PERCENT = BotWeights.whole("liking");

  private static final double CAUTIOUS_DEBT = BotWeights.of("cautious-debt");
  private static final double CAUTIOUS_MONEY = BotWeights.of("cautious-money");
  private static final double TRADER_MONEY = BotWeights.of("trader-money");
  private static final double BUILDER_GROWTH = BotWeights.of("builder-growth");

  /** The worth of an action to a bot of this temperament; only what is worth doing is liked. */
  int weigh(Action action, int worth) {
    if (this == EVEN || worth <= 0) return worth;
    return worth + worth * PERCENT / 100 * liking(action);
  }

  /** How heavily a bot of this temperament weighs what a president must pay for a train. */
  double debt() {
    return this == CAUTIOUS ? CAUTIOUS_DEBT : 1;
  }

  /** What it expects of money that it has not spent. */
  double money() {
    return this == CAUTIOUS ? CAUTIOUS_MONEY : this == TRADER ? TRADER_MONEY : 1;
  }

  /** What it expects of trains that a company could run later. */
  double growth() {
    return this == BUILDER ? BUILDER_GROWTH : 1;
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
