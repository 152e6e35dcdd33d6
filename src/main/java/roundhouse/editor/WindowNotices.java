package roundhouse.editor;

import roundhouse.engine.GameLog;
import roundhouse.workshop.recovery.Recovery;

/**
 * What the window shows without being asked: recovered texts, the unsaved game, internal errors.
 */
final class WindowNotices {
  private final WindowParts parts;

  WindowNotices(WindowParts parts) {
    this.parts = parts;
  }

  /** Opens a file with text that was typed before a crash. */
  void recover(Recovery.Unsaved unsaved) {
    parts
        .editing
        .documents()
        .recover(unsaved)
        .thenAccept(
            document -> {
              parts.texts.open(document.file());
              parts.recoveredTexts.tell(document);
            });
  }

  /** Offers to reopen a game that another window left unsaved. */
  void leftGame(GameLog log) {
    parts.unsavedGame.offer(log);
  }

  /** Offers a project of the user's own if this one cannot be written. */
  void ownProject() {
    parts.ownProject.offer();
  }

  /** Reports an internal error, after keeping all unsaved text. */
  void fault(String says) {
    parts.editing.documents().keepForRecovery();
    parts.status.say(says, true);
  }
}
