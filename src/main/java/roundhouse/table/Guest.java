package roundhouse.table;

/**
 * Somebody who has a link to the table.
 *
 * @param player whose seat it is; "" for everybody else
 */
public record Guest(Kind kind, String player) {

  /** What a link is good for. */
  public enum Kind {
    /** Runs the table: takes back, seats bots, gives out links. */
    HOST,
    /** Decides for one player. */
    PLAYER,
    /** Looks on. */
    WATCHER
  }

  public static final Guest HOST = new Guest(Kind.HOST, "");
  public static final Guest WATCHER = new Guest(Kind.WATCHER, "");

  public static Guest player(String name) {
    return new Guest(Kind.PLAYER, name);
  }
}
