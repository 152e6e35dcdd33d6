package roundhouse.editor.start;

import java.nio.file.Path;

/** What the user can do on the start page. */
public interface StartCommands {
  /** Begins a game of a design. */
  void play(Path design);

  /** Begins a game of a design and opens its map, tables and texts beside it. */
  void edit(Path design);

  /** Asks for a name and makes a variant of a design. */
  void makeVariant(Path design);

  /** Continues the game that is open. */
  void goOn();

  /** Begins the tour. */
  void tour();
}
