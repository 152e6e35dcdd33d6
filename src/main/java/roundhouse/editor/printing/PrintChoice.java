package roundhouse.editor.printing;

import java.util.Set;
import roundhouse.engine.Title;
import roundhouse.print.PageSize;
import roundhouse.print.PageSize.Orientation;
import roundhouse.print.PrintedGame;
import roundhouse.print.PrintedGame.Part;

/**
 * What to print of a title, and on what.
 *
 * @param hex width of a hex in millimetres
 */
record PrintChoice(Set<Part> parts, PageSize paper, Orientation orientation, double hex) {

  PrintedGame game(Title title) {
    return new PrintedGame(title, paper, orientation, hex);
  }

  /** Whether the pages of a part are the same under another choice. */
  boolean printsAlike(PrintChoice other) {
    return paper == other.paper && orientation == other.orientation && hex == other.hex;
  }
}
