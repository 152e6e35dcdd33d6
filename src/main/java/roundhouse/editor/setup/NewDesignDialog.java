package roundhouse.editor.setup;

import java.awt.GridLayout;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.ConfirmDialog;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;
import roundhouse.workshop.project.FolderTitleSource;
import roundhouse.workshop.project.NewDesign;
import roundhouse.workshop.project.NewDesignNames;
import roundhouse.workshop.project.TitleSource;

/** Creates a new design, or a variant of one. */
public final class NewDesignDialog {
  private static final String SMALL = UiWords.of("new-design.small");

  private final NewDesignNames names;
  private final JTextField name = new JTextField(24);
  private final JTextField title = new JTextField(24);
  private final JComboBox<String> base = new JComboBox<>();
  private String suggested = "";

  private NewDesignDialog(NewDesignNames names, List<Path> designs, Optional<String> present) {
    this.names = names;
    name.setName("new design name");
    title.setName("new design title");
    title.putClientProperty("JTextField.placeholderText", UiWords.of("new-design.titled"));
    base.setName("new design base");
    base.addItem(SMALL);
    designs.forEach(design -> base.addItem(design.getFileName().toString()));
    base.setSelectedItem(present.orElse(SMALL));
    base.addActionListener(_ -> suggest());
    suggest();
  }

  /** Suggests a name, unless the user has typed another. */
  private void suggest() {
    boolean untouched = name.getText().equals(suggested);
    suggested =
        based().equals(SMALL)
            ? names.free(UiWords.of("new-design.suggested"))
            : names.variantOf(based());
    if (!untouched) return;
    name.setText(suggested);
    name.selectAll();
  }

  private String based() {
    return String.valueOf(base.getSelectedItem());
  }

  /**
   * Asks, and creates the design off the event thread.
   *
   * @param base preselected as what to start from
   * @param made takes its first file
   * @param refused called with why nothing was made
   */
  public static void ask(
      JFrame window,
      TitleSource titles,
      Optional<Path> base,
      Consumer<Path> made,
      Consumer<String> refused) {
    if (!(titles instanceof FolderTitleSource source)) return;
    var dialog =
        new NewDesignDialog(
            new NewDesignNames(source.folders()),
            source.designs(),
            base.map(design -> design.getFileName().toString()));
    if (!ConfirmDialog.form(
        window,
        dialog.form(),
        UiWords.of("new-design.window"),
        UiWords.of("new-design.make"),
        dialog.name,
        dialog::objection)) return;
    Request request = dialog.request();
    BackgroundThreads.start(
        "new design",
        () -> {
          try {
            Path first = request.make(new NewDesign(source.folders())).files().getFirst();
            SwingUtilities.invokeLater(() -> made.accept(first));
          } catch (IOException | NewDesign.Refused failure) {
            SwingUtilities.invokeLater(() -> refused.accept(failure.getMessage()));
          }
        });
  }

  /** What was asked for. */
  private record Request(String folder, String title, String base) {
    NewDesign.Made make(NewDesign maker) throws IOException, NewDesign.Refused {
      return base.equals(SMALL) ? maker.small(folder, title) : maker.variant(folder, title, base);
    }
  }

  private Request request() {
    String folder = name.getText().strip();
    String called = title.getText().isBlank() ? folder : title.getText().strip();
    return new Request(folder, called, based());
  }

  private Optional<String> objection() {
    Request request = request();
    return names.objection(request.folder).or(() -> NewDesignNames.titleObjection(request.title));
  }

  private JPanel form() {
    var form = new JPanel(new GridLayout(0, 1, 0, 4));
    row(form, UiWords.of("new-design.folder"), 'N', name);
    row(form, UiWords.of("new-game.title"), 'T', title);
    row(form, UiWords.of("new-design.base"), 'M', base);
    return form;
  }

  private static void row(JPanel form, String label, char key, JComponent field) {
    var heading = new JLabel(label);
    heading.setDisplayedMnemonic(key);
    heading.setLabelFor(field);
    form.add(heading);
    form.add(field);
  }
}
