package roundhouse.editor;

import java.nio.file.Path;
import roundhouse.design.problem.SourcePlace;
import roundhouse.engine.GameLog;

/** The window, as its parts and commands use it. */
interface HostWindow {
  /** A view of the window. */
  interface View {
    /** Its name in saved layouts. */
    String id();
  }

  /** Brings a view to the front, wherever it is. */
  void bringToFront(View view);

  /** Brings a view to the front if this workspace shows it; the window stays behind others. */
  void reveal(View view);

  /** Goes to a place in a file. */
  void show(SourcePlace place);

  void openText(Path file);

  /** Begins a game of a design, if the current game may be replaced. */
  void begin(Path design);

  /** Opens a file of a design that was just made, and begins a game of it as {@link #begin}. */
  void openNew(Path file);

  /**
   * Shows a game played elsewhere at a number of actions, if the current one may be replaced;
   * returns whether the user agrees.
   */
  boolean open(GameLog game, int actions);

  /** Creates a project of the user's own and continues there. */
  void makeOwnProject();

  /** Moves the keyboard focus to the list where digits and the game keys work. */
  void focusChoiceList();

  /** Closes the window, unless the user wants to keep unsaved texts. */
  void leave();
}
