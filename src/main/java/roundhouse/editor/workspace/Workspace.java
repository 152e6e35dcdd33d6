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

  /** Its name in the settings. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  public String title() {
    return switch (this) {
      case PLAY -> UiWords.of("workspaces.play");
      case DESIGN -> UiWords.of("workspaces.design");
      case EVIDENCE -> UiWords.of("workspaces.evidence");
    };
  }

  static Optional<Workspace> of(String id) {
    return Stream.of(values()).filter(each -> each.id().equals(id)).findFirst();
  }
}
