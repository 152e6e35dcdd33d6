package roundhouse.picture;

import roundhouse.market.Zone;

/** What the zones of a market mean, in words for people. */
public final class ZoneWords {
  private ZoneWords() {}

  /** What holds in a zone. */
  public static String of(Zone zone) {
    return switch (zone) {
      case PAR -> "par price";
      case REFLOAT -> "par price after a bankruptcy";
      case FIRST_SALE_FREE -> "the first sale moves nothing";
      case BANKRUPT -> "the company is bankrupt";
      case CLOSES -> "the company closes";
      case ENDS_GAME -> "ends the game";
      case UNCOUNTED -> "shares do not count against the limit";
      case ANY_HOLDING -> "any percentage may be held";
      case SEVERAL_A_TURN -> "several shares may be bought in a turn";
      case BELOW_LEDGE -> "below the ledge: the last share of a sale pushes no price in here";
      case YELLOW -> "yellow zone";
      case GREEN -> "green zone";
      case ORANGE -> "orange zone";
      case BROWN -> "brown zone";
    };
  }
}
