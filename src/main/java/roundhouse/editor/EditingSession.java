package roundhouse.editor;

import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.documents.LiveCheck;
import roundhouse.workshop.documents.OpenDocuments;
import roundhouse.workshop.documents.ProjectCheck;

/** The files being edited in the window, and the checks that read them on every edit. */
final class EditingSession implements SnapshotListener, AutoCloseable {
  private final ExecutorService disk =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("files").daemon().factory());
  private final OpenDocuments drafts;
  private final LiveCheck check;
  private final ProjectCheck otherDesigns;
  private boolean reads;

  EditingSession(Workshop workshop, Consumer<String> failed) {
    drafts =
        new OpenDocuments(
            workshop.recovery(),
            SwingUtilities::invokeLater,
            disk,
            failed,
            workshop.loader()::protects);
    check = new LiveCheck(workshop.loader(), drafts, SwingUtilities::invokeLater);
    otherDesigns = new ProjectCheck(workshop.loader(), drafts, SwingUtilities::invokeLater);
  }

  OpenDocuments drafts() {
    return drafts;
  }

  LiveCheck check() {
    return check;
  }

  /** The check of the designs that are not being played. */
  ProjectCheck otherDesigns() {
    return otherDesigns;
  }

  /** Checks whether other programs changed files while the window was in the background. */
  void checkFiles() {
    drafts.checkFiles();
    otherDesigns.look();
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    reads |= before.loaded() != now.loaded();
    if (!reads || now.isStartingGame()) return;
    reads = false;
    // Paint the game first, then read the files again.
    now.design().ifPresent(design -> SwingUtilities.invokeLater(() -> read(design)));
  }

  private void read(Path design) {
    if (disk.isShutdown()) return;
    check.look(design);
    otherDesigns.look(design);
  }

  /** Finishes pending writes first. */
  @Override
  public void close() {
    check.close();
    otherDesigns.close();
    disk.shutdown();
    try {
      disk.awaitTermination(2, java.util.concurrent.TimeUnit.SECONDS);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}
