package roundhouse.editor.text;

import javax.swing.Timer;
import roundhouse.workshop.documents.OpenDocuments;

/** Keeps unsaved text for recovery a moment after it is typed. */
final class UnsavedTextTimer {
  private static final int MILLISECONDS = 300;

  private final Timer timer;

  UnsavedTextTimer(OpenDocuments documents) {
    timer = new Timer(MILLISECONDS, _ -> documents.keepForRecovery());
    timer.setRepeats(false);
  }

  /** Starts it after an edit. An edit does not restart it, so at most a moment's typing is lost. */
  void start() {
    if (!timer.isRunning()) timer.start();
  }

  void stop() {
    timer.stop();
  }
}
