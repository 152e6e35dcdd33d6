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
  YELLOW,
  GREEN,
  BROWN
}
