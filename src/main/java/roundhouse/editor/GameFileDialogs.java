package roundhouse.editor;

import java.awt.Component;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javax.swing.JFileChooser;
import javax.swing.SwingUtilities;
import javax.swing.filechooser.FileNameExtensionFilter;
import roundhouse.editor.kit.ConfirmDialog;
import roundhouse.editor.text.TextTabs;
import roundhouse.engine.GameLog;
import roundhouse.words.UiWords;
import roundhouse.workshop.GameSetup;
import roundhouse.workshop.Seats;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.files.SavedGames;
import roundhouse.workshop.notes.Notes;

/**
 * Asks for the files of saved games, and what to do with unsaved changes: no other game replaces
 * one that is not saved unless the user agrees.
 */
final class GameFileDialogs {
  private static final String TITLE = "Roundhouse";

  private final Component window;
  private final Workshop workshop;
  private final Supplier<Snapshot> shown;
  private final Notes notes;
  private Optional<File> folder = Optional.empty();

  GameFileDialogs(Component window, Workshop workshop, Supplier<Snapshot> shown, Notes notes) {
    this.window = window;
    this.workshop = workshop;
    this.shown = shown;
    this.notes = notes;
  }

  void open() {
    JFileChooser chooser = chooser();
    if (chooser.showOpenDialog(window) != JFileChooser.APPROVE_OPTION) return;
    folder = Optional.of(chooser.getCurrentDirectory());
    Path file = chooser.getSelectedFile().toPath();
    replace(
        UiWords.of("games.open", file.getFileName()),
        UiWords.of("games.open-it"),
        () -> workshop.open(file));
  }

  /** Begins a game of a design for the usual players. */
  void begin(Path design) {
    begin(new GameSetup(design, List.of(), Set.of(), GameSetup.anySeed()));
  }

  private void begin(GameSetup setup) {
    begin(setup, now -> now);
  }

  /**
   * Begins a game.
   *
   * @param seats seats its people and bots
   */
  void begin(GameSetup setup, UnaryOperator<Seats> seats) {
    begin(
        setup.design().getFileName().toString(),
        () -> {
          workshop.changeSeats(seats);
          workshop.begin(setup);
        });
  }

  /**
   * Continues a game played elsewhere, if the current one may be replaced; returns whether the user
   * agrees.
   */
  boolean replay(GameLog log) {
    return begin(log.title(), () -> workshop.recover(log));
  }

  private boolean begin(String title, Runnable begins) {
    return replace(UiWords.of("games.begin", title), UiWords.of("games.begin-it"), begins);
  }

  /**
   * Replaces the current game; asks first if it is not saved, and returns whether the user agrees.
   * One that is to be saved first stays if its file cannot be written.
   *
   * @param does what the button that replaces the game does
   */
  private boolean replace(String question, String does, Runnable replacement) {
    int answer =
        isUnsaved()
            ? ConfirmDialog.answer(window, question, TITLE, UiWords.of("games.save-first"), does)
            : 1;
    if (answer == 0) return save(replacement);
    if (answer == 1) replacement.run();
    return answer == 1;
  }

  private boolean isUnsaved() {
    Snapshot now = shown.get();
    return !now.holdsActions()
        && now.play().filter(play -> play.canUndo() || play.canRedo()).isPresent();
  }

  /** Saves the game where it was saved last, or where the user wants. */
  void save() {
    save(() -> {});
  }

  /** The same; returns whether there is a file for it. */
  private boolean save(Runnable afterwards) {
    if (shown.get().file().isEmpty()) return saveAs(afterwards);
    write(shown.get().file().get(), afterwards);
    return true;
  }

  private void write(Path file, Runnable afterwards) {
    workshop.save(
        file, afterwards, why -> SwingUtilities.invokeLater(() -> refused(why, afterwards)));
  }

  /** A game that could not be saved stays open, and may be saved elsewhere. */
  private void refused(String why, Runnable afterwards) {
    if (ConfirmDialog.agreed(window, why, TITLE, UiWords.of("games.save-elsewhere")))
      saveAs(afterwards);
  }

  /** Asks for a file and saves the game there. */
  void saveAs() {
    saveAs(() -> {});
  }

  /** The same; returns whether the user chose a file. */
  private boolean saveAs(Runnable afterwards) {
    JFileChooser chooser = chooser();
    chooser.setDialogTitle(UiWords.of("games.save"));
    String title = shown.get().play().map(play -> play.title().id()).orElse("");
    chooser.setSelectedFile(
        shown
            .get()
            .file()
            .map(Path::toFile)
            .orElse(new File(chooser.getCurrentDirectory(), title + SavedGames.ENDING)));
    if (chooser.showSaveDialog(window) != JFileChooser.APPROVE_OPTION) return false;
    Path file = withEnding(chooser.getSelectedFile().toPath());
    boolean other = !shown.get().file().equals(Optional.of(file));
    if (other && !ConfirmDialog.mayWrite(window, file, TITLE)) return false;
    folder = Optional.of(chooser.getCurrentDirectory());
    write(file, afterwards);
    notes.saveWith(file);
    return true;
  }

  /**
   * Whether the window may close. Saves texts if the user wants that; the game is always kept for
   * recovery.
   */
  boolean confirmLeaving(TextTabs texts) {
    if (!texts.dirty()) return true;
    int answer =
        ConfirmDialog.answer(
            window,
            UiWords.of("games.texts"),
            TITLE,
            UiWords.of("games.save-texts"),
            UiWords.of("games.discard-texts"));
    if (answer == 0) return texts.saveAllNow();
    if (answer == 1) texts.discardEdits();
    return answer == 1;
  }

  private static Path withEnding(Path file) {
    return file.toString().endsWith(".json")
        ? file
        : file.resolveSibling(file.getFileName() + SavedGames.ENDING);
  }

  /** In the folder that was chosen last; first where the user's documents are. */
  private JFileChooser chooser() {
    var chooser = new JFileChooser(folder.orElse(null));
    chooser.setName("game file");
    chooser.setFileFilter(new FileNameExtensionFilter(UiWords.of("games.kind"), "json"));
    return chooser;
  }
}
