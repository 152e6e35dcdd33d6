package roundhouse.editor;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import roundhouse.editor.project.DesignActions;
import roundhouse.editor.setup.NewDesignDialog;
import roundhouse.editor.share.OpenZipDialog;
import roundhouse.script.loading.ScriptTrust;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.project.FolderTitleSource;
import roundhouse.workshop.project.ProjectFolders;
import roundhouse.workshop.project.RemovedDesign;

/**
 * Does what the project tree asks for: creates designs, removes them, brings them back, and trusts
 * their scripts.
 */
final class DesignActionHandler implements DesignActions {
  private final JFrame window;
  private final Workshop workshop;
  private final Consumer<Path> openNew;
  private final BiConsumer<String, Boolean> say;
  private final List<Runnable> changed = new ArrayList<>();
  private Optional<RemovedDesign> removed = Optional.empty();
  private Consumer<Path> about = _ -> {};

  /**
   * @param openNew opens a file of a design that was made
   */
  DesignActionHandler(
      JFrame window, Workshop workshop, Consumer<Path> openNew, BiConsumer<String, Boolean> say) {
    this.window = window;
    this.workshop = workshop;
    this.openNew = openNew;
    this.say = say;
  }

  /** Runs {@code told} after every change of the project's files. */
  void onChange(Runnable told) {
    changed.add(told);
  }

  /** Shows the page of a design by {@code shows}. */
  void onAbout(Consumer<Path> shows) {
    about = shows;
  }

  @Override
  public void about(Path design) {
    about.accept(design);
  }

  private Optional<ProjectFolders> folders() {
    return workshop.loader() instanceof FolderTitleSource source
        ? Optional.of(source.folders())
        : Optional.empty();
  }

  @Override
  public void make(Optional<Path> base) {
    NewDesignDialog.ask(window, workshop.loader(), base, openNew, refused -> say(refused, true));
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
                      RemovedDesign away = RemovedDesign.remove(folders, design);
                      SwingUtilities.invokeLater(
                          () -> {
                            removed = Optional.of(away);
                            say(UiWords.of("project.removed", away.name()), false);
                          });
                    }));
  }

  @Override
  public Optional<String> removed() {
    return removed.map(RemovedDesign::name);
  }

  @Override
  public void bringBack() {
    removed.ifPresent(
        away ->
            beside(
                () -> {
                  away.restore();
                  SwingUtilities.invokeLater(() -> removed = Optional.empty());
                }));
  }

  @Override
  public boolean untrusted() {
    return folders().filter(folders -> ScriptTrust.isWithheld(folders.scripts())).isPresent();
  }

  @Override
  public void trust() {
    folders()
        .ifPresent(
            folders ->
                OpenZipDialog.askTrust(window, folders.scripts(), this::say, workshop::reload));
  }

  /** Work on files. */
  private interface Work {
    void run() throws IOException, RemovedDesign.Refused;
  }

  private void beside(Work work) {
    Consumer<String> failed = why -> SwingUtilities.invokeLater(() -> say(why, true));
    BackgroundThreads.start(
        "design",
        () -> {
          try {
            work.run();
          } catch (IOException | RemovedDesign.Refused failure) {
            failed.accept(failure.getMessage());
          } finally {
            SwingUtilities.invokeLater(() -> changed.forEach(Runnable::run));
          }
        });
  }

  private void say(String text, boolean alarm) {
    say.accept(text, alarm);
  }
}
