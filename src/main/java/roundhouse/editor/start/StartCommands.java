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

  /** Shows the page of a design. */
  void about(Path design);

  /** Shows the start page. */
  void open();

  /** Asks for a file and writes a design with all that it needs into it. */
  void share(Path design);

  /** Asks whether to remove a design, and removes it. */
  void remove(Path design);

  /** Asks for a name and makes a design. */
  void make();

  /** Continues the game that is open. */
  void goOn();

  /** Begins the tour. */
  void tour();
}
