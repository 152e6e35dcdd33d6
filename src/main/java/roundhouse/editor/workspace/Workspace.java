package roundhouse.editor.workspace;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.words.UiWords;

/** What the window is used for at the moment. All workspaces share one project and one game. */
public enum Workspace {
  /** What happens under these rules? */
  PLAY,
  /** Changing the rules. */
  DESIGN,
  /** What do the rules do to many games? */
  EVIDENCE;

  /** Its name in the settings and in the words of the window. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  public String title() {
    return UiWords.of("workspaces." + id());
  }

  /** What it is for, in a sentence. */
  public String says() {
    return UiWords.of("workspaces." + id() + ".says");
  }

  static Optional<Workspace> of(String id) {
    return Stream.of(values()).filter(each -> each.id().equals(id)).findFirst();
  }
}
