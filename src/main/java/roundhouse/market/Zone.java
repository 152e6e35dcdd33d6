package roundhouse.market;

/** The meaning of a zone of the stock market. */
public enum Zone {
  /** A company may start here. */
  PAR,
  /** A bankrupt company may start here again. */
  REFLOAT,
  /** The first share of a company that a player sells in a turn does not move the price. */
  FIRST_SALE_FREE,
  /** A company whose price arrives here is bankrupt. */
  BANKRUPT,
  /** A company whose price arrives here closes. */
  CLOSES,
  /** A price that arrives here ends the game. */
  ENDS_GAME,
  /** Shares of a company whose price is here do not count against the certificate limit. */
  UNCOUNTED,
  /** A player may hold any percentage of a company whose price is here. */
  ANY_HOLDING,
  /** A player may buy several shares in a turn of a company whose price is here. */
  SEVERAL_A_TURN,
  /** Below a ledge: the last step of a fall does not push a price in here from above. */
  BELOW_LEDGE,
  YELLOW,
  GREEN,
  ORANGE,
  BROWN
}
