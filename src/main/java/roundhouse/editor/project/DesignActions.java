package roundhouse.editor.project;

import java.nio.file.Path;
import java.util.Optional;

/** What the project tree can do with designs, apart from opening and playing them. */
public interface DesignActions {

  /** Shows the page of a design: its map, trains, market, companies and options. */
  void about(Path design);

  /** Asks for a new design, based on another one or on nothing. */
  void make(Optional<Path> base);

  /** Removes a design from the project; it can be brought back. */
  void remove(Path design);

  /** The name of the design removed last, as long as it can be brought back. */
  Optional<String> removed();

  /** Brings that design back. */
  void bringBack();

  /** Whether the project has scripts from elsewhere that are not trusted yet. */
  boolean untrusted();

  /** Asks whether to trust them. */
  void trust();
}
