package roundhouse.editor.share;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.GridLayout;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JFileChooser;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.ListSelectionModel;
import javax.swing.SwingUtilities;
import javax.swing.filechooser.FileNameExtensionFilter;
import roundhouse.editor.kit.ConfirmDialog;
import roundhouse.editor.kit.HtmlText;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.ProgressDialog;
import roundhouse.files.RegularFiles;
import roundhouse.script.loading.ScriptTrust;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;
import roundhouse.workshop.project.UnpackedDesign;

/**
 * Opens someone's zip of a design: unpacks it into a new folder, and asks whether to trust its
 * scripts before they run.
 */
public final class OpenZipDialog {
  private static final String TITLE = UiWords.of("zip.window");

  private final JFrame window;
  private final Consumer<Path> open;
  private final BiConsumer<String, Boolean> tell;

  private OpenZipDialog(JFrame window, Consumer<Path> open, BiConsumer<String, Boolean> tell) {
    this.window = window;
    this.open = open;
    this.tell = tell;
  }

  /**
   * Asks for the zip and the folder, and unpacks it in the background.
   *
   * @param open opens the project in a folder
   * @param tell called with the result, and whether it is a failure
   */
  public static void ask(JFrame window, Consumer<Path> open, BiConsumer<String, Boolean> tell) {
    var form = new OpenZipForm();
    if (ConfirmDialog.agreed(window, form, TITLE, UiWords.of("zip.unpack")))
      new OpenZipDialog(window, open, tell).unpack(form);
  }

  /**
   * Asks whether to trust scripts from elsewhere that could only be read so far.
   *
   * @param scripts their folder
   * @param tell called with the result, and whether it is a failure
   * @param trusted run once they are trusted
   */
  public static void askTrust(
      JFrame window, Path scripts, BiConsumer<String, Boolean> tell, Runnable trusted) {
    try {
      var unpacked =
          new UnpackedDesign(
              scripts.toAbsolutePath().getParent(),
              List.of(),
              UnpackedDesign.scripts(scripts.toAbsolutePath()));
      var dialog = new OpenZipDialog(window, _ -> {}, tell);
      if (!unpacked.scripts().isEmpty() && !dialog.asked(unpacked)) return;
      ScriptTrust.grant(scripts);
      tell.accept(UiWords.of("zip.trusted"), false);
      trusted.run();
    } catch (IOException unreadable) {
      tell.accept(UiWords.of("zip.untrusted", unreadable.getMessage()), true);
    }
  }

  private void unpack(OpenZipForm form) {
    if (form.zip().isEmpty() || form.folder().isEmpty()) {
      tell.accept(UiWords.of("zip.nameless"), true);
      return;
    }
    var progress =
        new ProgressDialog(window, UiWords.of("zip.working", Path.of(form.zip()).getFileName()), 0);
    BackgroundThreads.start(
        "unpack", () -> unpack(Path.of(form.zip()), Path.of(form.folder()), progress));
  }

  private void unpack(Path zip, Path folder, ProgressDialog progress) {
    try {
      UnpackedDesign unpacked = UnpackedDesign.unpack(zip, folder, progress::stepTo);
      // The end gives the keyboard back to the window, which must not take it from a question.
      progress.end();
      SwingUtilities.invokeLater(() -> unpacked(unpacked));
    } catch (CancellationException stopped) {
      told(UiWords.of("zip.nothing"), false);
    } catch (UnpackedDesign.Refused refused) {
      told(refused.getMessage(), true);
    } catch (IOException failure) {
      told(UiWords.of("zip.failed", zip, folder, failure.getMessage()), true);
    } finally {
      progress.end();
    }
  }

  private void unpacked(UnpackedDesign unpacked) {
    if (unpacked.scripts().isEmpty() || asked(unpacked))
      trust(unpacked.folder().resolve("scripts"));
    open.accept(unpacked.folder());
    tell.accept(
        UiWords.of("zip.opened", unpacked.folder(), String.join(", ", unpacked.designs())), false);
  }

  /** Whether the user trusts the scripts; if not, the files can still be read. */
  private boolean asked(UnpackedDesign unpacked) {
    Object[] answers = {UiWords.of("zip.trust"), UiWords.of("zip.read")};
    int answer =
        JOptionPane.showOptionDialog(
            window,
            new UntrustedScriptsPane(unpacked),
            TITLE,
            JOptionPane.YES_NO_OPTION,
            JOptionPane.WARNING_MESSAGE,
            null,
            answers,
            answers[1]);
    return answer == 0;
  }

  private void trust(Path scripts) {
    try {
      ScriptTrust.grant(scripts);
    } catch (IOException unwritable) {
      tell.accept(UiWords.of("zip.untrusted", unwritable.getMessage()), true);
    }
  }

  private void told(String says, boolean wrong) {
    SwingUtilities.invokeLater(() -> tell.accept(says, wrong));
  }

  /** Shows the scripts of someone else's design, to read before trusting them. */
  private static final class UntrustedScriptsPane extends JPanel {
    private final transient UnpackedDesign unpacked;
    private final JTextArea text = new JTextArea();

    UntrustedScriptsPane(UnpackedDesign unpacked) {
      super(new BorderLayout(8, 8));
      this.unpacked = unpacked;
      var list =
          new JList<>(
              unpacked.scripts().stream()
                  .map(script -> unpacked.folder().relativize(script))
                  .toArray(Path[]::new));
      list.setName("scripts to trust");
      list.getAccessibleContext().setAccessibleName(UiWords.of("views.scripts"));
      list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
      list.addListSelectionListener(_ -> show(list.getSelectedValue()));
      text.setEditable(false);
      text.setFont(new Font(Font.MONOSPACED, Font.PLAIN, text.getFont().getSize()));
      text.getAccessibleContext().setAccessibleName(UiWords.of("zip.script"));
      add(HtmlText.in(new JLabel(), "<html>" + UiWords.of("zip.warning")), BorderLayout.NORTH);
      add(new JScrollPane(list), BorderLayout.WEST);
      add(new JScrollPane(text), BorderLayout.CENTER);
      setPreferredSize(new Dimension(720, 360));
      list.setSelectedIndex(0);
    }

    private void show(Path script) {
      try {
        text.setText(RegularFiles.text(unpacked.folder().resolve(script)));
      } catch (IOException unreadable) {
        text.setText(UiWords.of("common.unreadable", script, unreadable.getMessage()));
      }
      text.setCaretPosition(0);
    }
  }

  /** Asks for a zip and for the folder to unpack it into, named after the zip by default. */
  private static final class OpenZipForm extends JPanel {
    private final JTextField zip = new JTextField(36);
    private final JTextField folder = new JTextField(36);
    private String suggested = "";

    OpenZipForm() {
      super(new GridLayout(0, 1, 0, 4));
      zip.setName("zip file");
      folder.setName("zip folder");
      KeyBindings.onTextChange(zip, this::suggest);
      row(UiWords.of("zip.zip"), UiWords.of("zip.browse"), 'Z', zip, false);
      row(UiWords.of("zip.folder"), UiWords.of("zip.browse-folder"), 'F', folder, true);
    }

    private void row(String label, String find, char key, JTextField field, boolean folders) {
      var heading = new JLabel(label);
      heading.setDisplayedMnemonic(key);
      heading.setLabelFor(field);
      var browse = new JButton(UiWords.of("common.browse"));
      browse.getAccessibleContext().setAccessibleName(find);
      browse.addActionListener(
          _ -> browse(folders).ifPresent(file -> field.setText(file.getPath())));
      var line = new JPanel(new BorderLayout(6, 0));
      line.add(field, BorderLayout.CENTER);
      line.add(browse, BorderLayout.EAST);
      add(heading);
      add(line);
    }

    private void suggest() {
      if (!folder.getText().equals(suggested)) return;
      suggested = zip.getText().strip().replaceFirst("(?i)\\.zip$", "");
      folder.setText(suggested);
    }

    private Optional<File> browse(boolean folders) {
      var chooser = new JFileChooser(new File("").getAbsoluteFile());
      if (folders) chooser.setFileSelectionMode(JFileChooser.DIRECTORIES_ONLY);
      else chooser.setFileFilter(new FileNameExtensionFilter(UiWords.of("zip.kind"), "zip"));
      return chooser.showDialog(this, UiWords.of("zip.choose")) == JFileChooser.APPROVE_OPTION
          ? Optional.of(chooser.getSelectedFile())
          : Optional.empty();
    }

    String zip() {
      return zip.getText().strip();
    }

    String folder() {
      return folder.getText().strip();
    }
  }
}
