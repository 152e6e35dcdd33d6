package roundhouse.engine.stations;

import roundhouse.board.HexId;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.game.Company;
import roundhouse.game.FrameMemory;
import roundhouse.game.MemoryKey;

/** A free station marker that a private grants its company for a turn. */
public final class FreeMarkers {
  /** Turn memory: the hex where the company may place a marker, free and unconnected. */
  private static final MemoryKey<String> PLACE = MemoryKey.text("free-marker");

  private FreeMarkers() {}

  /** Lets the company place a marker in the hex during the rest of the top turn. */
  public static void grant(StateTransaction change, HexId hex) {
    change.remember(PLACE, hex.text());
  }

  /** Whether the top turn has one. */
  static boolean isGranted(Game game) {
    return game.turn().memory().has(PLACE);
  }

  /** Whether a company may place its next marker in a hex, free and unconnected. */
  public static boolean isGrantedAt(Game game, Company company, HexId hex) {
    FrameMemory memory = game.turn().memory();
    return game.turn().entity().equals(company.id()) && hex.is(memory.get(PLACE));
  }
}
