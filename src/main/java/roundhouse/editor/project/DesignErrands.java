package roundhouse.editor.project;

import java.nio.file.Path;
import java.util.Optional;

/** What the tree has done with designs, besides opening and playing them. */
public interface DesignErrands {

  /** Asks for a new design, made from that one or from nothing. */
  void make(Optional<Path> base);

  /** Takes a design out of the project, from where it can come back. */
  void remove(Path design);

  /** The name of the design that was taken out last, as long as it can come back. */
  Optional<String> removed();

  /** Puts that design back. */
  void bringBack();

  /** Whether scripts of the project came from elsewhere and do not run yet. */
  boolean untrusted();

  /** Asks for the word of trust for them. */
  void trust();
}
