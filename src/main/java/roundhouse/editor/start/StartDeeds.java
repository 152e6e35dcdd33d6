package roundhouse.editor.start;

import java.nio.file.Path;

/** What the start page lets the user do. */
public interface StartDeeds {
  /** Begins a game of a design. */
  void play(Path design);

  /** Asks for a name and makes a variant of a design. */
  void makeVariant(Path design);

  /** Goes on with the game that is open. */
  void goOn();

  /** Begins the tour. */
  void tour();
}
