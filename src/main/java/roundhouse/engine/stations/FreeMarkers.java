package roundhouse.engine.stations;

import roundhouse.engine.Change;
import roundhouse.engine.Game;
import roundhouse.game.Company;
import roundhouse.game.Memory;

/** A free station marker that a private grants its company for a turn. */
public final class FreeMarkers {
  /** Turn memory: the hex where the company may place a marker, free and unconnected. */
  private static final String PLACE = "free-marker";

  private FreeMarkers() {}

  /** Lets the company place a marker in the hex during the rest of the top turn. */
  public static void grant(Change change, String hex) {
    change.remember(PLACE, hex);
  }

  /** Whether the top turn has one. */
  static boolean any(Game game) {
    return game.turn().memory().has(PLACE);
  }

  /** Whether a company may place its next marker in a hex, free and unconnected. */
  static boolean at(Game game, Company company, String hex) {
    Memory memory = game.turn().memory();
    return game.turn().entity().equals(company.id()) && memory.text(PLACE).equals(hex);
  }
}
