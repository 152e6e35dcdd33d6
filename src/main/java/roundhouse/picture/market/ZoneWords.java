package roundhouse.picture.market;

import roundhouse.market.Zone;

/** Describes the zones of a market. */
public final class ZoneWords {
  private ZoneWords() {}

  /** The rule of a zone. */
  public static String of(Zone zone) {
    return switch (zone) {
      case PAR -> "par price";
      case REFLOAT -> "par price after a bankruptcy";
      case FIRST_SALE_FREE -> "the first share sold in a turn does not move the price";
      case BANKRUPT -> "the company is bankrupt";
      case CLOSES -> "the company closes";
      case ENDS_GAME -> "ends the game";
      case UNCOUNTED -> "shares do not count towards the certificate limit";
      case ANY_HOLDING -> "any percentage may be held";
      case SEVERAL_A_TURN -> "several shares may be bought in a turn";
      case BELOW_LEDGE -> "below the ledge: the last share of a sale does not move a price in here";
      case YELLOW -> "yellow zone";
      case GREEN -> "green zone";
      case ORANGE -> "orange zone";
      case BROWN -> "brown zone";
    };
  }
}
