package roundhouse.editor;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.documents.LiveCheck;
import roundhouse.workshop.documents.LoadedDesign;
import roundhouse.workshop.documents.OpenDocuments;
import roundhouse.workshop.documents.ProjectCheck;
import roundhouse.workshop.files.WatchedThread;
import roundhouse.workshop.recovery.StateFolder;
import roundhouse.workshop.revisions.RevisionKeeper;

/**
 * The files being edited in the window, the checks that read them on every edit, and their past.
 */
final class EditingSession implements SnapshotListener, AutoCloseable {
  private final WatchedThread disk = new WatchedThread("files", this::tellStuck);
  private final Consumer<String> failed;
  private final OpenDocuments documents;
  private final LiveCheck check;
  private final ProjectCheck otherDesigns;
  private final RevisionKeeper revisions;
  private boolean reads;
  private Optional<Path> open = Optional.empty();
  private Optional<Consumer<LoadedDesign>> asked = Optional.empty();

  /**
   * @param kept the folder of the revisions of all projects
   */
  EditingSession(Workshop workshop, Path kept, Consumer<String> failed) {
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
    check.listen(_ -> answer());
    Path project = workshop.loader().project();
    revisions =
        new RevisionKeeper(
            kept.resolve(StateFolder.nameFor(project)),
            project,
            SwingUtilities::invokeLater,
            failed);
  }

  OpenDocuments documents() {
    return documents;
  }

  LiveCheck check() {
    return check;
  }

  /**
   * The open design with what is not saved; empty until it has been read, so that no edit of it
   * reaches the design that was open before.
   */
  Optional<LoadedDesign> reading() {
    return check.now().filter(read -> open.filter(read.folder()::equals).isPresent());
  }

  /** Gives the open design to the one who asked last, once it has been read. */
  void onceRead(Consumer<LoadedDesign> asks) {
    asked = Optional.of(asks);
    answer();
  }

  private void answer() {
    Optional<Consumer<LoadedDesign>> asks = asked;
    reading()
        .ifPresent(
            read -> {
              asked = Optional.empty();
              asks.ifPresent(each -> each.accept(read));
            });
  }

  /** The check of the designs that are not being played. */
  ProjectCheck otherDesigns() {
    return otherDesigns;
  }

  /** The states of the open design after each save. */
  RevisionKeeper revisions() {
    return revisions;
  }

  /** Checks whether other programs changed files while the window was in the background. */
  void checkFiles() {
    documents.checkFiles();
    otherDesigns.look();
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    revisions.show(before, now);
    open(now.design().map(design -> design.toAbsolutePath().normalize()));
    reads |= before.loaded() != now.loaded();
    if (!reads || now.isStartingGame()) return;
    reads = false;
    // Paint the game first, then read the files again.
    now.design().ifPresent(design -> SwingUtilities.invokeLater(() -> read(design)));
  }

  private void open(Optional<Path> design) {
    if (!design.equals(open)) asked = Optional.empty();
    open = design;
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
    revisions.close();
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
