package roundhouse.editor;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import roundhouse.editor.project.DesignErrands;
import roundhouse.editor.share.ZipDialog;
import roundhouse.script.Trust;
import roundhouse.words.Words;
import roundhouse.workshop.DesignFolders;
import roundhouse.workshop.Folders;
import roundhouse.workshop.PutAway;
import roundhouse.workshop.Workshop;

/**
 * Makes designs, takes them out of the project and brings them back, and gives the word of trust
 * for their scripts, as the tree asks.
 */
final class ProjectErrands implements DesignErrands {
  private final MainWindow window;
  private final Workshop workshop;
  private Optional<PutAway> removed = Optional.empty();

  ProjectErrands(MainWindow window, Workshop workshop) {
    this.window = window;
    this.workshop = workshop;
  }

  private Optional<Folders> folders() {
    return workshop.loader() instanceof DesignFolders source
        ? Optional.of(source.folders())
        : Optional.empty();
  }

  @Override
  public void make(Optional<Path> base) {
    NewDesignDialog.ask(window, workshop, base, window::openText, refused -> say(refused, true));
  }

  /** Makes a variant of the title that a file belongs to, of its map or a script for example. */
  void makeVariant(Path file) {
    make(
        workshop.loader().designs().stream()
            .filter(design -> design.getFileName().equals(file.getParent().getFileName()))
            .findFirst()
            .or(() -> workshop.now().design()));
  }

  @Override
  public void remove(Path design) {
    folders()
        .ifPresent(
            folders ->
                beside(
                    () -> {
                      PutAway away = PutAway.of(folders, design);
                      SwingUtilities.invokeLater(
                          () -> {
                            removed = Optional.of(away);
                            say(Words.of("project.removed", away.name()), false);
                          });
                    }));
  }

  @Override
  public Optional<String> removed() {
    return removed.map(PutAway::name);
  }

  @Override
  public void bringBack() {
    removed.ifPresent(
        away ->
            beside(
                () -> {
                  away.bringBack();
                  SwingUtilities.invokeLater(() -> removed = Optional.empty());
                }));
  }

  @Override
  public boolean untrusted() {
    return folders().filter(folders -> Trust.isWithheld(folders.scripts())).isPresent();
  }

  @Override
  public void trust() {
    folders()
        .ifPresent(
            folders -> ZipDialog.askTrust(window, folders.scripts(), this::say, workshop::reload));
  }

  /** Something with files. */
  private interface Work {
    void run() throws IOException, PutAway.Refused;
  }

  private void beside(Work work) {
    Consumer<String> failed = why -> SwingUtilities.invokeLater(() -> say(why, true));
    Thread.ofVirtual()
        .start(
            () -> {
              try {
                work.run();
              } catch (IOException | PutAway.Refused failure) {
                failed.accept(failure.getMessage());
              } finally {
                SwingUtilities.invokeLater(() -> window.parts().project.look());
              }
            });
  }

  private void say(String text, boolean alarm) {
    window.parts().status.say(text, alarm);
  }
}
