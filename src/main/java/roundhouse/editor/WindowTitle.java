package roundhouse.editor;

import java.nio.file.Path;
import roundhouse.workshop.Snapshot;

/** What the title bar says: the title being played, and the file of its game. */
final class WindowTitle {
  private static final String PROGRAM = "Roundhouse";

  private WindowTitle() {}

  static String of(Snapshot now) {
    String title =
        now.play()
            .map(play -> play.title().design().title())
            .or(() -> now.design().map(Path::getFileName).map(Path::toString))
            .orElse("");
    String game =
        now.file().map(file -> " – " + file.getFileName()).orElse("") + (now.saved() ? "" : " *");
    return title.isEmpty() ? PROGRAM : title + game + " – " + PROGRAM;
  }
}
