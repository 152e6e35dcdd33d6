package roundhouse.editor;

import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.documents.LiveCheck;
import roundhouse.workshop.documents.OpenDocuments;
import roundhouse.workshop.documents.ProjectCheck;
import roundhouse.workshop.files.WatchedThread;

/** The files being edited in the window, and the checks that read them on every edit. */
final class EditingSession implements SnapshotListener, AutoCloseable {
  private final WatchedThread disk = new WatchedThread("files", this::tellStuck);
  private final Consumer<String> failed;
  private final OpenDocuments documents;
  private final LiveCheck check;
  private final ProjectCheck otherDesigns;
  private boolean reads;

  EditingSession(Workshop workshop, Consumer<String> failed) {
    this.failed = failed;
    documents =
        new OpenDocuments(
            workshop.recovery(),
            SwingUtilities::invokeLater,
            disk,
            failed,
            workshop.loader()::protects);
    check = new LiveCheck(workshop.loader(), documents, SwingUtilities::invokeLater);
    otherDesigns = new ProjectCheck(workshop.loader(), documents, SwingUtilities::invokeLater);
  }

  OpenDocuments documents() {
    return documents;
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
    documents.checkFiles();
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
    if (disk.isClosed()) return;
    check.look(design);
    otherDesigns.look(design);
  }

  /** Finishes pending writes first. */
  @Override
  public void close() {
    check.close();
    otherDesigns.close();
    disk.close();
  }

  private void tellStuck() {
    String files =
        documents.busyFiles().stream()
            .map(Path::toString)
            .sorted()
            .collect(Collectors.joining(", "));
    SwingUtilities.invokeLater(() -> failed.accept(UiWords.of("text.stuck", files)));
  }
}
