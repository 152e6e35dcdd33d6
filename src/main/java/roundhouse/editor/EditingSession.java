package roundhouse.editor;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.files.FolderTree;
import roundhouse.script.loading.Loaded;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.documents.EditedTexts;
import roundhouse.workshop.documents.OpenDocuments;
import roundhouse.workshop.files.WatchedThread;
import roundhouse.workshop.recovery.StateFolder;
import roundhouse.workshop.revisions.RevisionKeeper;

/**
 * The files being edited in the window, from which the workshop follows every edit, and their past.
 */
final class EditingSession implements SnapshotListener, AutoCloseable {
  private final WatchedThread disk = new WatchedThread("files", this::tellStuck);
  private final Workshop workshop;
  private final Consumer<String> failed;
  private final OpenDocuments documents;
  private final RevisionKeeper revisions;
  private Snapshot shown = Snapshot.EMPTY;
  private Optional<Path> open = Optional.empty();
  private Optional<Consumer<Loaded>> asked = Optional.empty();

  /**
   * @param kept the folder of the revisions of all projects
   */
  EditingSession(Workshop workshop, Path kept, Consumer<String> failed) {
    this.workshop = workshop;
    this.failed = failed;
    documents =
        new OpenDocuments(
            workshop.recovery(),
            SwingUtilities::invokeLater,
            disk,
            failed,
            workshop.loader()::protects,
            workshop::writing);
    documents.listenToTexts(workshop::edited, this::written);
    Path project = workshop.loader().project();
    revisions =
        new RevisionKeeper(
            kept.resolve(StateFolder.nameFor(project)),
            project,
            SwingUtilities::invokeLater,
            failed);
  }

  /**
   * The rules follow a text before its file is written, so what was kept of it may be too early.
   */
  private void written(EditedTexts left) {
    workshop.written(left);
    if (!documents.scrubbing()) revisions.look(shown);
  }

  OpenDocuments documents() {
    return documents;
  }

  /**
   * The open design with what is not saved; empty until it has been read, so that no edit of it
   * reaches the design that was open before.
   */
  Optional<Loaded> reading() {
    return Optional.of(shown.read()).filter(read -> open.filter(read.folder()::equals).isPresent());
  }

  /** Gives the open design to the one who asked last, once it has been read. */
  void onceRead(Consumer<Loaded> asks) {
    asked = Optional.of(asks);
    answer();
  }

  private void answer() {
    Optional<Consumer<Loaded>> asks = asked;
    reading()
        .ifPresent(
            read -> {
              asked = Optional.empty();
              asks.ifPresent(each -> each.accept(read));
            });
  }

  /** The states of the open design after each save. */
  RevisionKeeper revisions() {
    return revisions;
  }

  /** Checks whether other programs changed files while the window was in the background. */
  void checkFiles() {
    documents.checkFiles();
    workshop.checkOtherDesigns();
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    shown = now;
    if (!documents.scrubbing()) revisions.show(before, now);
    open(now.design().map(design -> design.toAbsolutePath().normalize()));
    answer();
  }

  private void open(Optional<Path> design) {
    if (design.equals(open)) return;
    asked = Optional.empty();
    open = design;
    // Which parts are in title.yaml decides where edits of them are written.
    design.ifPresent(folder -> documents.open(folder.resolve("title.yaml")));
  }

  /**
   * Deletes the folder of a design and forgets its texts and revisions, after what is still being
   * written.
   *
   * @param then run when it is gone
   */
  void delete(Path folder, Runnable then) {
    documents.forget(folder);
    revisions.forget(folder);
    disk.execute(
        () -> {
          try {
            FolderTree.delete(folder);
          } catch (IOException undeleted) {
            SwingUtilities.invokeLater(
                () -> failed.accept(UiWords.of("tour.left", folder, undeleted.getMessage())));
          } finally {
            SwingUtilities.invokeLater(then);
          }
        });
  }

  /** Finishes pending writes first. */
  @Override
  public void close() {
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
