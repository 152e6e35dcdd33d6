package roundhouse.editor;

import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.View;
import roundhouse.workshop.Drafts;
import roundhouse.workshop.LiveCheck;
import roundhouse.workshop.ProjectCheck;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;

/** The window's files that are being edited, and the check that reads them at every edit. */
final class Drafting implements View, AutoCloseable {
  private final ExecutorService disk =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("files").daemon().factory());
  private final Drafts drafts;
  private final LiveCheck check;
  private final ProjectCheck others;
  private boolean reads;

  Drafting(Workshop workshop, Consumer<String> failed) {
    drafts =
        new Drafts(
            workshop.recovery(),
            SwingUtilities::invokeLater,
            disk,
            failed,
            workshop.loader()::protects);
    check = new LiveCheck(workshop.loader(), drafts, SwingUtilities::invokeLater);
    others = new ProjectCheck(workshop.loader(), drafts, SwingUtilities::invokeLater);
  }

  Drafts drafts() {
    return drafts;
  }

  LiveCheck check() {
    return check;
  }

  /** The check of the designs that are not in play. */
  ProjectCheck others() {
    return others;
  }

  /** Looks whether files were written elsewhere while the window was behind others. */
  void lookAround() {
    drafts.look();
    others.look();
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    reads |= before.loaded() != now.loaded();
    if (!reads || now.gameComes()) return;
    reads = false;
    // The game is painted before the files are read once more.
    now.design().ifPresent(design -> SwingUtilities.invokeLater(() -> read(design)));
  }

  private void read(Path design) {
    if (disk.isShutdown()) return;
    check.look(design);
    others.look(design);
  }

  /** What is being written is written first. */
  @Override
  public void close() {
    check.close();
    others.close();
    disk.shutdown();
    try {
      disk.awaitTermination(2, java.util.concurrent.TimeUnit.SECONDS);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}
