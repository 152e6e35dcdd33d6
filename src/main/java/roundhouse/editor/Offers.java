package roundhouse.editor;

import roundhouse.engine.GameLog;
import roundhouse.workshop.Recovery;

/**
 * What the window tells of without being asked: what is here again from before, what was left, what
 * went wrong.
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

  /** Offers to open a game again that was not saved when the app was quit. */
  void leftGame(GameLog log) {
    parts.left.offer(log);
  }

  /** Offers a project of one's own where nobody may write into this. */
  void ownProject() {
    parts.own.offer();
  }

  /**
   * Something went wrong that is the fault of the app: what is typed is kept at once, and it is
   * said.
   */
  void fault(String says) {
    parts.drafting.drafts().keep();
    parts.status.say(says, true);
  }
}
