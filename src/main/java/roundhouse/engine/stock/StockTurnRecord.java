package roundhouse.engine.stock;

import roundhouse.engine.StateTransaction;
import roundhouse.game.FrameMemory;
import roundhouse.game.MemoryKey;

/** Turn memory of a player's stock turn: whether the player acted, and the turn's purchase. */
public final class StockTurnRecord {
  private static final MemoryKey<Boolean> ACTED = MemoryKey.flag("acted");
  private static final MemoryKey<Boolean> BOUGHT = MemoryKey.flag("bought");
  private static final MemoryKey<String> BOUGHT_OF = MemoryKey.text("bought-of");
  private static final MemoryKey<Boolean> BOUGHT_PRIVATE = MemoryKey.flag("bought-private");
  private static final MemoryKey<Boolean> SOLD_FIRST = MemoryKey.flag("sold-before-buying");
  private static final MemoryKey<Boolean> OVER = MemoryKey.flag("over");

  private StockTurnRecord() {}

  /** Records that the player acted in the top turn. */
  public static void recordAction(StateTransaction change) {
    change.remember(ACTED, true);
  }

  /** Records the purchase of the top turn. */
  public static void recordPurchase(StateTransaction change) {
    change.remember(BOUGHT, true);
    recordAction(change);
  }

  /** The purchase of the turn on top was a private company. */
  public static void buyPrivate(StateTransaction change) {
    change.remember(BOUGHT_PRIVATE, true);
    if (sold(change)) recordSoldFirst(change);
    recordPurchase(change);
  }

  /** More shares of that company may be bought in the turn. */
  static void allowMoreOf(StateTransaction change, String company) {
    change.remember(BOUGHT_OF, company);
  }

  /** Records that sales came before the purchase, so none may follow. */
  static void recordSoldFirst(StateTransaction change) {
    change.remember(SOLD_FIRST, true);
  }

  /** Whether shares were sold in the turn on top. */
  static boolean sold(StateTransaction change) {
    return sold(change.state().top().memory());
  }

  /** Whether shares were sold in a turn. */
  static boolean sold(FrameMemory turn) {
    return !turn.get(TurnSales.SOLD).isEmpty();
  }

  /** Nothing more is done in the turn. */
  static void endTurn(StateTransaction change) {
    change.remember(OVER, true);
  }

  /** Whether the player acted in a turn. */
  public static boolean acted(FrameMemory turn) {
    return turn.is(ACTED);
  }

  /** Whether the turn's purchase has been made. */
  public static boolean bought(FrameMemory turn) {
    return turn.is(BOUGHT);
  }

  /** The company that may be bought again in the turn, "" for none. */
  static String boughtOf(FrameMemory turn) {
    return turn.get(BOUGHT_OF);
  }

  /** Whether a private company was bought in a turn. */
  static boolean boughtPrivate(FrameMemory turn) {
    return turn.is(BOUGHT_PRIVATE);
  }

  /** Whether sales came before the turn's purchase. */
  static boolean hasSoldFirst(FrameMemory turn) {
    return turn.is(SOLD_FIRST);
  }

  /** Whether the turn has ended. */
  static boolean ended(FrameMemory turn) {
    return turn.is(OVER);
  }
}
