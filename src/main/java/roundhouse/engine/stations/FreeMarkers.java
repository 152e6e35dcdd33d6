package roundhouse.engine.stations;

import roundhouse.engine.Change;
import roundhouse.engine.Game;
import roundhouse.game.Company;
import roundhouse.game.Memory;

/** A marker that a private lets its company place in a turn. */
public final class FreeMarkers {
  /** What the turn remembers: where the company may place a marker, free and from anywhere. */
  private static final String PLACE = "free-marker";

  private FreeMarkers() {}

  /** In the rest of the turn on top its company may place a marker there. */
  public static void grant(Change change, String hex) {
    change.remember(PLACE, hex);
  }

  /** Whether the turn on top has one. */
  static boolean any(Game game) {
    return game.turn().memory().has(PLACE);
  }

  /** Where a company may place its next marker free, wherever its track leads. */
  static boolean at(Game game, Company company, String hex) {
    Memory memory = game.turn().memory();
    return game.turn().entity().equals(company.id()) && memory.text(PLACE).equals(hex);
  }
}
