package roundhouse.editor.share;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Font;
import java.io.IOException;
import java.nio.file.Path;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.ListSelectionModel;
import roundhouse.editor.kit.HtmlText;
import roundhouse.files.RegularFiles;
import roundhouse.words.UiWords;
import roundhouse.workshop.project.UnpackedDesign;

/** Shows the scripts of someone else's design, to read before trusting them. */
final class UntrustedScriptsPane extends JPanel {
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
