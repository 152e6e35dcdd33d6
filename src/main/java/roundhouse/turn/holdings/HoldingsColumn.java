package roundhouse.turn.holdings;

import roundhouse.words.UiWords;

/**
 * A column of the holdings.
 *
 * @param player whose shares it shows; "" for the others
 */
public record HoldingsColumn(Kind kind, String player) {

  /** What a column shows of a company. */
  public enum Kind {
    COMPANY,
    PRICE,
    CASH,
    TRAINS,
    PRIVATES,
    MARKERS,
    RUN,
    LOANS,
    OFFERING,
    POOL,
    OWN,
    COMPANIES,
    PLAYER;

    /** Whether its numbers are aligned. */
    public boolean right() {
      return this != COMPANY && this != TRAINS && this != PRIVATES && this != COMPANIES;
    }
  }

  public static HoldingsColumn of(Kind kind) {
    return new HoldingsColumn(kind, "");
  }

  /** The column of a player. */
  public static HoldingsColumn ofPlayer(String name) {
    return new HoldingsColumn(Kind.PLAYER, name);
  }

  /** Its heading; nothing above the companies. */
  String heading() {
    return switch (kind) {
      case COMPANY -> "";
      case PRICE -> UiWords.of("holdings.price");
      case CASH -> UiWords.of("holdings.cash");
      case TRAINS -> UiWords.of("holdings.trains");
      case PRIVATES -> UiWords.of("holdings.privates-brief");
      case MARKERS -> UiWords.of("holdings.markers");
      case RUN -> UiWords.of("holdings.run");
      case LOANS -> UiWords.of("holdings.loans");
      case OFFERING -> UiWords.of("holdings.offering");
      case POOL -> UiWords.of("holdings.pool");
      case OWN -> UiWords.of("holdings.own");
      case COMPANIES -> UiWords.of("holdings.shareholders");
      case PLAYER -> player;
    };
  }

  /** What it shows, in a few words. */
  public String says() {
    return switch (kind) {
      case COMPANY -> UiWords.of("holdings.company-tip");
      case PRICE -> UiWords.of("holdings.price-tip");
      case CASH -> UiWords.of("holdings.cash-tip");
      case TRAINS -> UiWords.of("holdings.trains-tip");
      case PRIVATES -> UiWords.of("holdings.privates-tip");
      case MARKERS -> UiWords.of("holdings.markers-tip");
      case RUN -> UiWords.of("holdings.run-tip");
      case LOANS -> UiWords.of("holdings.loans-tip");
      case OFFERING -> UiWords.of("holdings.offering-tip");
      case POOL -> UiWords.of("holdings.pool-tip");
      case OWN -> UiWords.of("holdings.own-tip");
      case COMPANIES -> UiWords.of("holdings.shareholders-tip");
      case PLAYER -> UiWords.of("holdings.player-tip", player);
    };
  }
}
