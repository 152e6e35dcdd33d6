package roundhouse.editor.change;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.GridBagConstraints;
import java.awt.GridBagLayout;
import java.awt.Insets;
import java.awt.Point;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JRootPane;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import roundhouse.design.problem.SourcePlace;
import roundhouse.edit.ValuePath;
import roundhouse.editor.kit.HtmlText;
import roundhouse.editor.kit.LayeredCard;
import roundhouse.editor.kit.Panels;
import roundhouse.words.UiWords;
import roundhouse.words.VisibleText;

/**
 * The values of a thing of the game, each with its file and line. Enter writes the value in which
 * the caret is, Escape closes the card; below is what the last change did to the game.
 */
final class ChangeCard extends JPanel {
  private static final int MOST_HEIGHT = 320;

  /**
   * The values at a path of the design.
   *
   * @param written what the files say
   * @param more what they could say too
   */
  record Section(ValuePath path, List<ChangeableValue> written, List<ChangeableValue> more) {}

  private final LayeredCard card = new LayeredCard(this);
  private final JPanel rows = new JPanel(new GridBagLayout());
  private final JLabel told = new JLabel(UiWords.of("change.keys"));
  private final transient BiConsumer<ChangeableValue, String> write;
  private final transient BiConsumer<ChangeableValue, JTextField> equip;
  private final transient Consumer<SourcePlace> show;
  private JComponent first = this;
  private int count;

  /**
   * @param name of the thing
   * @param write writes a value as typed
   * @param equip makes the field of a value do more
   * @param show goes to a place in a file
   */
  ChangeCard(
      String name,
      List<Section> sections,
      BiConsumer<ChangeableValue, String> write,
      BiConsumer<ChangeableValue, JTextField> equip,
      Consumer<SourcePlace> show) {
    super(new BorderLayout(8, 6));
    this.write = write;
    this.equip = equip;
    this.show = show;
    card.setName("change here");
    setFocusable(true);
    getAccessibleContext().setAccessibleName(UiWords.of("change.window", name));
    told.setName("change told");
    rows.setOpaque(false);
    sections.forEach(this::add);
    var scroll = Panels.scroll(rows);
    scroll.setOpaque(false);
    scroll.getViewport().setOpaque(false);
    limit(scroll);
    add(Panels.heading(UiWords.of("change.window", name)), BorderLayout.NORTH);
    add(scroll, BorderLayout.CENTER);
    add(told, BorderLayout.SOUTH);
  }

  private void limit(JScrollPane scroll) {
    Dimension wanted = rows.getPreferredSize();
    int bar = scroll.getVerticalScrollBar().getPreferredSize().width;
    scroll.setPreferredSize(
        new Dimension(wanted.width + bar + 4, Math.min(wanted.height + 2, MOST_HEIGHT)));
  }

  private void add(Section section) {
    if (count > 0) {
      rows.add(Panels.heading(section.path().toString()), cell(0, 3));
      count++;
    }
    section.written().forEach(this::row);
    if (!section.more().isEmpty()) adding(section);
  }

  private JTextField row(ChangeableValue value) {
    var field = new JTextField(value.text(), 14);
    var label = new JLabel(value.label());
    label.setLabelFor(field);
    label.setToolTipText(value.says());
    field.setToolTipText(value.says());
    field.setName("change " + value.path());
    field.getAccessibleContext().setAccessibleName(value.path().toString());
    field.addActionListener(_ -> write.accept(value, field.getText().strip()));
    equip.accept(value, field);
    if (count == 0) first = field;
    rows.add(label, cell(0, 1));
    rows.add(field, cell(1, 1));
    value.place().ifPresent(place -> rows.add(link(value, place), cell(2, 1)));
    count++;
    return field;
  }

  private JButton link(ChangeableValue value, SourcePlace place) {
    var link = new JButton(value.where());
    link.putClientProperty("JButton.buttonType", "borderless");
    link.setToolTipText(UiWords.of("change.open"));
    link.addActionListener(
        _ -> {
          card.close();
          show.accept(place);
        });
    return link;
  }

  /** The other keys that the thing could have, by name; one that is picked gets a row. */
  private void adding(Section section) {
    var more = new JComboBox<String>();
    more.addItem(UiWords.of("change.add"));
    section.more().forEach(value -> more.addItem(value.label()));
    more.setName("change add " + section.path());
    // Arrow keys walk the list; Enter picks.
    more.putClientProperty("JComboBox.isTableCellEditor", true);
    more.getAccessibleContext().setAccessibleName(UiWords.of("change.add"));
    more.addActionListener(
        _ -> {
          int picked = more.getSelectedIndex() - 1;
          if (picked < 0) return;
          JTextField field = row(section.more().get(picked));
          more.setSelectedIndex(0);
          card.place();
          field.requestFocusInWindow();
          rows.scrollRectToVisible(field.getBounds());
        });
    rows.add(more, cell(0, 3));
    count++;
  }

  private GridBagConstraints cell(int column, int width) {
    return Panels.cell(column, count, width, new Insets(1, 2, 1, 6));
  }

  void open(JRootPane root, Point beside) {
    card.open(root, beside, first);
    if (first instanceof JTextField field) field.selectAll();
  }

  boolean isOpen() {
    return card.getParent() != null;
  }

  /** Says what the change led to, a line for each result. */
  void tell(List<String> lines) {
    HtmlText.in(
        told,
        lines.stream()
            .map(VisibleText::html)
            .collect(Collectors.joining("<br>", "<html><body style='width: 330px'>", "")));
    told.getAccessibleContext().setAccessibleDescription(String.join(". ", lines));
    card.place();
  }
}
