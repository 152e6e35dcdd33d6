package roundhouse.editor.share;

import java.awt.BorderLayout;
import java.awt.GridLayout;
import java.io.File;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSpinner;
import javax.swing.JTextField;
import javax.swing.SpinnerNumberModel;
import roundhouse.print.PageSize;
import roundhouse.print.PrintedGame;
import roundhouse.print.PrintedGame.Part;
import roundhouse.words.UiWords;

/** Asks which parts of a game to print, the paper, the scale, and the file. */
final class PrintForm extends JPanel {
  private final Map<Part, JCheckBox> parts = new EnumMap<>(Part.class);
  private final JComboBox<PageSize> paper = new JComboBox<>(PageSize.values());
  private final JSpinner hex =
      new JSpinner(new SpinnerNumberModel(PrintedGame.USUAL_HEX, 10, 100, 1));
  private final JTextField file = new JTextField(32);

  /**
   * @param suggested the file to suggest
   */
  PrintForm(Path suggested) {
    super(new BorderLayout(0, 10));
    file.setName("print file");
    file.setText(suggested.toString());
    paper.setName("print paper");
    hex.setName("print hex");
    var boxes = new JPanel(new GridLayout(0, 2, 12, 0));
    boxes.setBorder(BorderFactory.createTitledBorder(UiWords.of("print.parts")));
    for (Part part : Part.values()) boxes.add(parts.computeIfAbsent(part, PrintForm::box));
    var fields = new JPanel(new GridLayout(0, 1, 0, 4));
    row(fields, UiWords.of("print.paper"), 'P', paper);
    row(fields, UiWords.of("print.hex"), 'H', hex);
    var browse = new JButton(UiWords.of("common.browse"));
    browse.setMnemonic('B');
    browse.addActionListener(_ -> browse());
    var where = new JPanel(new BorderLayout(6, 0));
    where.add(file, BorderLayout.CENTER);
    where.add(browse, BorderLayout.EAST);
    row(fields, UiWords.of("print.file"), 'F', where);
    add(boxes, BorderLayout.NORTH);
    add(fields, BorderLayout.CENTER);
  }

  private static JCheckBox box(Part part) {
    var box = new JCheckBox(says(part), true);
    box.setName("print " + part);
    return box;
  }

  static String says(Part part) {
    return switch (part) {
      case MAP -> UiWords.of("print.map");
      case TILES -> UiWords.of("print.tiles");
      case MARKET -> UiWords.of("print.market");
      case CHARTERS -> UiWords.of("print.charters");
      case CERTIFICATES -> UiWords.of("print.certificates");
      case PRIVATES -> UiWords.of("print.privates");
      case TRAINS -> UiWords.of("print.trains");
      case MARKERS -> UiWords.of("print.markers");
      case AID -> UiWords.of("print.aid");
      case RULES -> UiWords.of("print.rules");
    };
  }

  private void row(JPanel form, String label, char key, JComponent field) {
    var heading = new JLabel(label);
    heading.setDisplayedMnemonic(key);
    heading.setLabelFor(field instanceof JPanel ? file : field);
    form.add(heading);
    form.add(field);
  }

  private void browse() {
    var chooser = new JFileChooser();
    chooser.setFileSelectionMode(JFileChooser.FILES_AND_DIRECTORIES);
    chooser.setSelectedFile(new File(file.getText()).getAbsoluteFile());
    if (chooser.showSaveDialog(this) == JFileChooser.APPROVE_OPTION)
      file.setText(chooser.getSelectedFile().getPath());
  }

  Set<Part> parts() {
    var wanted = EnumSet.noneOf(Part.class);
    parts.forEach(
        (part, box) -> {
          if (box.isSelected()) wanted.add(part);
        });
    return wanted;
  }

  PageSize paper() {
    return (PageSize) paper.getSelectedItem();
  }

  /** The width of a hex in millimetres. */
  double hex() {
    return ((Number) hex.getValue()).doubleValue();
  }

  String file() {
    return file.getText().strip();
  }
}
