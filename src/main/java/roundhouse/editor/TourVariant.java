package roundhouse.editor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.ConfirmDialog;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.engine.GameLog;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;
import roundhouse.workshop.GameSetup;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.project.FolderTitleSource;
import roundhouse.workshop.project.NewDesign;
import roundhouse.workshop.project.NewDesignNames;

/**
 * The variant that a tour tries things in: made when it begins, removed when it is over. What was
 * open before the tour comes back.
 */
final class TourVariant implements SnapshotListener {
  private static final String ENDING = "-tour";

  private final WindowParts parts;
  private final Workshop workshop;
  private Optional<Path> base = Optional.empty();
  private Optional<Path> made = Optional.empty();
  private Optional<TourRecord> record = Optional.empty();
  private Optional<GameLog> game = Optional.empty();
  private Optional<Path> file = Optional.empty();
  private Optional<Runnable> leaving = Optional.empty();
  private Optional<Runnable> removal = Optional.empty();
  private boolean making;

  /** Whether its game has been shown; until then it is still to come. */
  private boolean opened;

  private Optional<GameHistory> left = Optional.empty();

  TourVariant(WindowParts parts) {
    this.parts = parts;
    workshop = parts.window.workshop();
  }

  Optional<Path> base() {
    return base;
  }

  Optional<Path> folder() {
    return made;
  }

  /**
   * Makes a variant of the design that is open.
   *
   * @param then called on the event thread with its folder
   */
  void make(Consumer<Path> then) {
    Snapshot now = parts.window.bridge().shown();
    base = now.design().or(() -> DefaultDesign.of(workshop.loader().designs()));
    file = now.file().filter(_ -> now.saved());
    game = now.play().filter(play -> play.canUndo() || play.canRedo()).map(GameHistory::log);
    if (base.isPresent() && workshop.loader() instanceof FolderTitleSource source) {
      making = true;
      opened = false;
      BackgroundThreads.start(
          "new design", () -> make(new NewDesign(source.folders()), base.get(), then));
    }
  }

  private void make(NewDesign maker, Path of, Consumer<Path> then) {
    String from = of.getFileName().toString();
    String name = new NewDesignNames(maker.folders()).free(from + ENDING);
    try {
      Path variant = maker.variant(name, UiWords.of("tour.title", from), from).folder();
      TourRecord kept = TourRecord.of(variant, of, file, game);
      kept.keep(workshop.recovery().tour());
      SwingUtilities.invokeLater(
          () -> {
            making = false;
            made = Optional.of(variant);
            record = Optional.of(kept);
            if (leaving.isPresent()) remove(false);
            else then.accept(variant);
          });
    } catch (IOException | NewDesign.Refused failure) {
      String why = UiWords.of("tour.unmade", failure.getMessage());
      SwingUtilities.invokeLater(
          () -> {
            making = false;
            parts.status.say(why, true);
            done();
          });
    }
  }

  /**
   * Removes the variant, unless more was changed in it than the tour asks for and the user keeps
   * it, and brings back what was open before.
   *
   * @param then run when that is done
   * @return whether there was anything to remove
   */
  boolean leave(Runnable then) {
    if (made.isEmpty() && !making || leaving.isPresent()) return false;
    leaving = Optional.of(then);
    if (making) return true;
    Runnable stopSearches =
        () -> parts.searches.ifMade().ifPresentOrElse(view -> view.stop(this::look), this::look);
    parts.experiments.ifMade().ifPresentOrElse(view -> view.stop(stopSearches), stopSearches);
    return true;
  }

  private void look() {
    boolean unsaved =
        parts.editing.documents().documents().stream()
            .anyMatch(each -> each.dirty() && each.file().startsWith(absolute()));
    BackgroundThreads.start(
        "tour",
        () -> {
          boolean more = unsaved || record.orElseThrow().holdsMore(workshop.loader());
          SwingUtilities.invokeLater(() -> decide(more));
        });
  }

  private Path absolute() {
    return folder().orElseThrow().toAbsolutePath().normalize();
  }

  private void decide(boolean more) {
    String name = folder().orElseThrow().getFileName().toString();
    if (more && keeps(name)) {
      made = Optional.empty();
      parts.status.say(UiWords.of("tour.kept", name), false);
      done();
    } else if (!opened || isOpen(parts.window.bridge().shown())) bringBack(more);
    else remove(more);
  }

  private boolean keeps(String name) {
    int answer =
        ConfirmDialog.answer(
            parts.window.frame(),
            UiWords.of("tour.changed", name),
            UiWords.of("tour.window"),
            UiWords.of("tour.keep"),
            UiWords.of("tour.remove"));
    return answer != 1;
  }

  private boolean isOpen(Snapshot now) {
    return now.design().equals(folder());
  }

  private void bringBack(boolean more) {
    removal = Optional.of(() -> remove(more));
    left = parts.window.bridge().shown().play();
    if (file.isPresent()) workshop.open(file.get());
    else if (game.isPresent()) workshop.recover(game.get());
    else workshop.begin(new GameSetup(base.orElseThrow(), List.of(), Set.of(), 1));
  }

  /** Once what was open before is back, nothing reads the variant any more. */
  @Override
  public void show(Snapshot before, Snapshot now) {
    opened |= isOpen(now);
    boolean back = !isOpen(now) && now.play().orElse(null) != left.orElse(null);
    if (removal.isEmpty() || !back || !isSettled(now)) return;
    Runnable removes = removal.get();
    removal = Optional.empty();
    removes.run();
  }

  /** Whether the design that is open has a game of its own, or cannot have one. */
  private static boolean isSettled(Snapshot now) {
    boolean played =
        now.play()
            .filter(play -> now.design().filter(it -> it.endsWith(play.title().id())).isPresent())
            .isPresent();
    return played && now.situation().isPresent() || !now.problems().isEmpty();
  }

  /**
   * @param more whether it holds more than the tour, which is put aside and can be brought back
   */
  private void remove(boolean more) {
    Path variant = absolute();
    made = Optional.empty();
    workshop.forgetGameOf(variant);
    parts.texts.closeIn(variant);
    if (more) {
      parts.editing.documents().forget(variant);
      parts.designs.remove(variant);
      done();
    } else
      parts.editing.delete(
          variant,
          () -> {
            parts.project.refresh();
            done();
          });
  }

  private void done() {
    forgetRecord();
    Optional<Runnable> then = leaving;
    leaving = Optional.empty();
    then.ifPresent(Runnable::run);
  }

  private void forgetRecord() {
    try {
      Files.deleteIfExists(workshop.recovery().tour());
    } catch (IOException undeleted) {
      // The next start finds no variant, or one that was kept because it holds more.
      return;
    }
  }
}
