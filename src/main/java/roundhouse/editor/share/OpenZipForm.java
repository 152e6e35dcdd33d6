package roundhouse.editor.share;

import java.awt.BorderLayout;
import java.awt.GridLayout;
import java.io.File;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.filechooser.FileNameExtensionFilter;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.words.UiWords;

/** Asks for a zip and for the folder to unpack it into, named after the zip by default. */
final class OpenZipForm extends JPanel {
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
    browse.addActionListener(_ -> browse(folders).ifPresent(file -> field.setText(file.getPath())));
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
