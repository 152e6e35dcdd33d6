package roundhouse.market;

/** What a zone of the share price chart means. */
public enum Zone {
  /** A company may start here. */
  PAR,
  /** A company that was bankrupt may start here again. */
  REFLOAT,
  /** The first share that a player sells of a company in a turn moves nothing. */
  FIRST_SALE_FREE,
  /** A company whose price comes here is bankrupt. */
  BANKRUPT,
  /** A company whose price comes here closes. */
  CLOSES,
  /** A price that comes here ends the game. */
  ENDS_GAME,
  /** Shares of a company whose price is here do not count against the certificate limit. */
  UNCOUNTED,
  /** Of a company whose price is here a player may hold any percentage. */
  ANY_HOLDING,
  /** Of a company whose price is here a player may buy several shares in a turn. */
  SEVERAL_A_TURN,
  /** Below a ledge: the last share of a sale pushes no price in here from above. */
  BELOW_LEDGE,
  YELLOW,
  GREEN,
  ORANGE,
  BROWN
}
