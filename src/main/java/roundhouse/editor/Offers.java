package roundhouse.editor;

import roundhouse.engine.GameLog;
import roundhouse.workshop.Recovery;

/**
 * What the window shows without being asked: recovered texts, the unsaved game, internal errors.
 */
final class Offers {
  private final Parts parts;

  Offers(Parts parts) {
    this.parts = parts;
  }

  /** Opens a file with text that was typed before a crash. */
  void recover(Recovery.Unsaved unsaved) {
    parts
        .drafting
        .drafts()
        .recover(unsaved)
        .thenAccept(
            document -> {
              parts.texts.open(document.file());
              parts.recovered.tell(document);
            });
  }

  /** Offers to reopen a game that was not saved when the app was quit. */
  void leftGame(GameLog log) {
    parts.left.offer(log);
  }

  /** Offers a project of the user's own if this one cannot be written. */
  void ownProject() {
    parts.own.offer();
  }

  /** Reports an internal error, after keeping all unsaved text. */
  void fault(String says) {
    parts.drafting.drafts().keep();
    parts.status.say(says, true);
  }
}
