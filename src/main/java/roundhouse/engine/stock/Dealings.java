package roundhouse.engine.stock;

import roundhouse.engine.Change;
import roundhouse.engine.shares.Selling;
import roundhouse.game.Memory;

/** Turn memory of a player's stock turn: whether the player acted, and the turn's purchase. */
public final class Dealings {
  private static final String ACTED = "acted";
  private static final String BOUGHT = "bought";
  private static final String BOUGHT_OF = "bought-of";
  private static final String BOUGHT_PRIVATE = "bought-private";
  private static final String SOLD_FIRST = "sold-before-buying";
  private static final String OVER = "over";

  private Dealings() {}

  /** Records that the player acted in the top turn. */
  public static void act(Change change) {
    change.remember(ACTED, true);
  }

  /** Records the purchase of the top turn. */
  public static void buy(Change change) {
    change.remember(BOUGHT, true);
    act(change);
  }

  /** The purchase of the turn on top was a private company. */
  public static void buyPrivate(Change change) {
    change.remember(BOUGHT_PRIVATE, true);
    if (sold(change)) soldFirst(change);
    buy(change);
  }

  /** More shares of that company may be bought in the turn. */
  static void goOnWith(Change change, String company) {
    change.remember(BOUGHT_OF, company);
  }

  /** Records that sales came before the purchase, so none may follow. */
  static void soldFirst(Change change) {
    change.remember(SOLD_FIRST, true);
  }

  /** Whether shares were sold in the turn on top. */
  static boolean sold(Change change) {
    return !change.state().top().memory().numbers(TurnSales.SOLD).isEmpty();
  }

  /** Nothing more is done in the turn. */
  static void end(Change change) {
    change.remember(OVER, true);
  }

  /** Whether the player acted in a turn. */
  public static boolean acted(Memory turn) {
    return turn.is(ACTED);
  }

  /** Whether the turn's purchase has been made. */
  public static boolean bought(Memory turn) {
    return turn.is(BOUGHT);
  }

  /** The company that may be bought again in the turn, "" for none. */
  static String boughtOf(Memory turn) {
    return turn.text(BOUGHT_OF);
  }

  /** Whether a private company was bought in a turn. */
  static boolean boughtPrivate(Memory turn) {
    return turn.is(BOUGHT_PRIVATE);
  }

  /** Whether sales came before the turn's purchase. */
  static boolean hasSoldFirst(Memory turn) {
    return turn.is(SOLD_FIRST);
  }

  /** Whether the turn has ended. */
  static boolean ended(Memory turn) {
    return turn.is(OVER);
  }
}
