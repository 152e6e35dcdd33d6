package roundhouse.editor.setup;

import java.awt.GridLayout;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JFileChooser;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import roundhouse.drafts.Draft;
import roundhouse.drafts.DraftRefused;
import roundhouse.drafts.reading.DraftReader;
import roundhouse.editor.kit.ConfirmDialog;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;
import roundhouse.workshop.project.FolderTitleSource;
import roundhouse.workshop.project.NewDesign;
import roundhouse.workshop.project.NewDesignNames;
import roundhouse.workshop.project.TitleSource;

/**
 * Makes a design from a file of 18xx-maker or the folder of a title of the online engine, with a
 * page that says what was taken, guessed and left out.
 */
public final class DraftDialog {
  private static final String PAGE = "draft.md";

  private final FolderTitleSource titles;
  private final Consumer<Path> made;
  private final Consumer<String> refused;

  private DraftDialog(FolderTitleSource titles, Consumer<Path> made, Consumer<String> refused) {
    this.titles = titles;
    this.made = made;
    this.refused = refused;
  }

  /**
   * Asks for the source and a name, and reads the source off the event thread.
   *
   * @param made takes the page
   * @param refused called with why nothing was made
   */
  public static void ask(
      JFrame window, TitleSource source, Consumer<Path> made, Consumer<String> refused) {
    if (!(source instanceof FolderTitleSource titles)) return;
    Optional<Path> foreign = foreign(window);
    if (foreign.isEmpty()) return;
    Optional<String> name = name(window, foreign.get(), new NewDesignNames(titles.folders()));
    if (name.isEmpty()) return;
    var dialog = new DraftDialog(titles, made, refused);
    BackgroundThreads.start("draft", () -> dialog.make(foreign.get(), name.get()));
  }

  private static Optional<Path> foreign(JFrame window) {
    var chooser = new JFileChooser(new File("").getAbsoluteFile());
    chooser.setName("draft source");
    chooser.setDialogTitle(UiWords.of("drafts.source"));
    chooser.setFileSelectionMode(JFileChooser.FILES_AND_DIRECTORIES);
    return chooser.showOpenDialog(window) == JFileChooser.APPROVE_OPTION
        ? Optional.of(chooser.getSelectedFile().toPath())
        : Optional.empty();
  }

  private static Optional<String> name(JFrame window, Path source, NewDesignNames names) {
    String file = source.getFileName().toString();
    var name = new JTextField(names.free(file.replaceFirst("(?<=.)\\.[^.]*$", "")), 24);
    name.setName("draft name");
    name.selectAll();
    var label = new JLabel(UiWords.of("new-design.folder"));
    label.setLabelFor(name);
    var form = new JPanel(new GridLayout(0, 1, 0, 4));
    form.add(label);
    form.add(name);
    return ConfirmDialog.form(
            window,
            form,
            UiWords.of("drafts.window", file),
            UiWords.of("new-design.make"),
            name,
            () -> names.objection(name.getText().strip()))
        ? Optional.of(name.getText().strip())
        : Optional.empty();
  }

  private void make(Path source, String name) {
    try {
      Draft draft = DraftReader.read(source, titles.library());
      Path folder = new NewDesign(titles.folders()).written(name, draft.files()).folder();
      SwingUtilities.invokeLater(() -> made.accept(folder.resolve(PAGE)));
    } catch (IOException | DraftRefused | NewDesign.Refused failure) {
      SwingUtilities.invokeLater(() -> refused.accept(failure.getMessage()));
    }
  }
}
