package roundhouse.editor.printing;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.FlowLayout;
import java.awt.GridLayout;
import java.io.File;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JTextField;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.NumberField;
import roundhouse.print.PageSize;
import roundhouse.print.PageSize.Orientation;
import roundhouse.print.PrintedGame;
import roundhouse.print.PrintedGame.Part;
import roundhouse.words.UiWords;

/** Asks which parts of a game to print, the paper, the scale, and the file. */
final class PrintForm extends JPanel {
  private static final int LEAST_HEX = 10;
  private static final int MOST_HEX = 100;

  private final Map<Part, JCheckBox> parts = new EnumMap<>(Part.class);
  private final JComboBox<PageSize> paper = new JComboBox<>(PageSize.values());
  private final JComboBox<Orientation> orientation = new JComboBox<>(Orientation.values());
  private final NumberField hex = new NumberField("print hex", UiWords.of("print.hex"), "0.##");
  private final JTextField file = new JTextField(22);

  /**
   * @param first the choice to begin with
   * @param suggested the file to suggest
   */
  PrintForm(PrintChoice first, Path suggested) {
    super(new BorderLayout(0, 10));
    file.setName("print file");
    file.setText(suggested.toString());
    paper.setName("print paper");
    paper.setRenderer(new Named<>(PageSize.class, PrintWords::of));
    orientation.setName("print orientation");
    orientation.setRenderer(new Named<>(Orientation.class, PrintWords::of));
    hex.range(
        LEAST_HEX, MOST_HEX, 1, Math.clamp(first.hex(), (double) LEAST_HEX, (double) MOST_HEX));
    var boxes = new JPanel(new GridLayout(0, 2, 12, 0));
    for (Part part : Part.values())
      boxes.add(parts.computeIfAbsent(part, each -> box(each, first.parts().contains(each))));
    paper.setSelectedItem(first.paper());
    orientation.setSelectedItem(first.orientation());
    var ticks = new JPanel(new FlowLayout(FlowLayout.LEADING, 4, 4));
    ticks.add(tick(UiWords.of("print.all-parts"), 'A', true));
    ticks.add(tick(UiWords.of("print.no-part"), 'N', false));
    var choice = new JPanel(new BorderLayout());
    choice.setBorder(BorderFactory.createTitledBorder(UiWords.of("print.parts")));
    choice.add(boxes, BorderLayout.CENTER);
    choice.add(ticks, BorderLayout.SOUTH);
    add(choice, BorderLayout.NORTH);
    add(fields(), BorderLayout.CENTER);
  }

  private JPanel fields() {
    var fields = new JPanel(new GridLayout(0, 1, 0, 4));
    row(fields, UiWords.of("print.paper"), 'P', paper);
    row(fields, UiWords.of("print.orientation"), 'O', orientation);
    row(fields, UiWords.of("print.hex"), 'H', hex);
    var browse = new JButton(UiWords.of("common.browse"));
    browse.setMnemonic('B');
    browse.addActionListener(_ -> browse());
    var where = new JPanel(new BorderLayout(6, 0));
    where.add(file, BorderLayout.CENTER);
    where.add(browse, BorderLayout.EAST);
    row(fields, UiWords.of("print.file"), 'F', where);
    var top = new JPanel(new BorderLayout());
    top.add(fields, BorderLayout.NORTH);
    return top;
  }

  /** A button that ticks or clears all boxes. */
  private JButton tick(String says, char key, boolean ticked) {
    var button = new JButton(says);
    button.setMnemonic(key);
    button.addActionListener(_ -> parts.values().forEach(box -> box.setSelected(ticked)));
    return button;
  }

  private static JCheckBox box(Part part, boolean ticked) {
    var box = new JCheckBox(PrintWords.of(part), ticked);
    box.setName("print " + part);
    return box;
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

  /** Runs on every change of what is asked for. */
  void onChange(Runnable changed) {
    parts.values().forEach(box -> box.addItemListener(_ -> changed.run()));
    paper.addActionListener(_ -> changed.run());
    orientation.addActionListener(_ -> changed.run());
    hex.addListener(changed);
    KeyBindings.onTextChange(file, changed);
  }

  /** What is asked for, if there is no {@link #fault}. */
  PrintChoice choice() {
    var wanted = EnumSet.noneOf(Part.class);
    parts.forEach(
        (part, box) -> {
          if (box.isSelected()) wanted.add(part);
        });
    return new PrintChoice(
        wanted,
        (PageSize) paper.getSelectedItem(),
        (Orientation) orientation.getSelectedItem(),
        hex.number().orElse(PrintedGame.USUAL_HEX));
  }

  /** What is wrong with what is typed. */
  Optional<String> fault() {
    return hex.fault();
  }

  String file() {
    return file.getText().strip();
  }

  /** Shows things by their names. */
  private static final class Named<T> extends DefaultListCellRenderer {
    private final Class<T> kind;
    private final transient Function<T, String> name;

    Named(Class<T> kind, Function<T, String> name) {
      this.kind = kind;
      this.name = name;
    }

    @Override
    public Component getListCellRendererComponent(
        JList<?> list, Object value, int index, boolean selected, boolean focused) {
      String says = name.apply(kind.cast(value));
      return super.getListCellRendererComponent(list, says, index, selected, focused);
    }
  }
}
