package roundhouse.editor.tiles;

import java.awt.GridBagConstraints;
import java.awt.GridBagLayout;
import java.awt.Insets;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import roundhouse.board.Tile;
import roundhouse.board.TileColor;
import roundhouse.board.TileNotation;
import roundhouse.design.spec.TileSpec;
import roundhouse.words.UiWords;

/**
 * The properties of a tile except its track: number, colour, letters, the cost of the next tile;
 * and its compact notation.
 */
final class TileFields extends JPanel {

  /** What the fields report. */
  interface Listener {
    void draw(TileSketch sketch);

    void print(String notation);

    void rename(String number);
  }

  private final transient Listener listener;
  private final JTextField number = new JTextField(8);
  private final JComboBox<String> color =
      new JComboBox<>(
          Stream.of(
                  TileColor.WHITE,
                  TileColor.YELLOW,
                  TileColor.GREEN,
                  TileColor.BROWN,
                  TileColor.GRAY)
              .map(TileColor::word)
              .toArray(String[]::new));
  private final JTextField labels = new JTextField(8);
  private final JTextField cost = new JTextField(8);
  private final JTextField notation = new JTextField(8);
  private transient Optional<Tile> tile = Optional.empty();
  private transient String print = "";
  private boolean showing;

  TileFields(Listener listener) {
    super(new GridBagLayout());
    this.listener = listener;
    row(0, "tile number", UiWords.of("tile.number"), number);
    row(1, "tile color", UiWords.of("tile.color"), color);
    row(2, "tile labels", UiWords.of("tile.labels"), labels);
    row(3, "tile cost", UiWords.of("tile.cost"), cost);
    row(4, "tile notation", UiWords.of("tile.notation"), notation);
    color.setToolTipText(UiWords.of("tile.color-tip"));
    labels.setToolTipText(UiWords.of("tile.labels-tip"));
    notation.setToolTipText(UiWords.of("tile.notation-tip"));
    fits(number, true);
    fits(cost, true);
    listen(number, this::rename);
    color.addActionListener(_ -> recolor());
    listen(labels, this::relabel);
    listen(cost, this::price);
    listen(notation, this::write);
  }

  private void row(int row, String name, String says, JComponent field) {
    field.setName(name);
    field.getAccessibleContext().setAccessibleName(says);
    var label = new JLabel(says);
    label.setLabelFor(field);
    add(label, cell(0, row, GridBagConstraints.NONE, new Insets(2, 10, 2, 8)));
    add(field, cell(1, row, GridBagConstraints.HORIZONTAL, new Insets(2, 0, 2, 10)));
  }

  private static GridBagConstraints cell(int column, int row, int fill, Insets insets) {
    return new GridBagConstraints(
        column, row, 1, 1, column, 0, GridBagConstraints.WEST, fill, insets, 0, 0);
  }

  private static void listen(JTextField text, Runnable typed) {
    text.addActionListener(_ -> typed.run());
    text.addFocusListener(
        new FocusAdapter() {
          @Override
          public void focusLost(FocusEvent event) {
            if (!event.isTemporary()) typed.run();
          }
        });
  }

  /**
   * @param own whether the design draws it, so that it can be edited
   */
  void show(Optional<Tile> shown, Optional<TileSpec> spec, boolean own, boolean named) {
    String written =
        spec.flatMap(TileSpec::own).or(() -> shown.map(TileNotation::print)).orElse("");
    if (shown.equals(tile)
        && written.equals(print)
        && own == notation.isEditable()
        && named == number.isEditable()) return;
    showing = true;
    tile = shown;
    print = written;
    number.setEditable(named);
    color.setEnabled(own);
    for (JTextField field : List.of(labels, cost, notation)) field.setEditable(own);
    for (JTextField field : List.of(number, cost)) fits(field, true);
    number.setText(shown.map(Tile::number).orElse(""));
    color.setSelectedItem(shown.map(drawn -> drawn.color().word()).orElse("yellow"));
    labels.setText(shown.map(drawn -> String.join(" ", drawn.labels())).orElse(""));
    cost.setText(shown.map(drawn -> String.valueOf(drawn.terrain())).orElse(""));
    notation.setText(print);
    notation.setCaretPosition(0);
    showing = false;
  }

  private void rename() {
    String typed = number.getText().strip();
    boolean other =
        !showing
            && tile.filter(drawn -> !drawn.number().equals(typed)).isPresent()
            && number.isEditable();
    if (other && fits(number, TileNumbers.valid(typed))) listener.rename(typed);
  }

  /** Marks the field of the number or the cost while it holds what cannot be, and tells why. */
  private boolean fits(JTextField field, boolean may) {
    field.putClientProperty("JComponent.outline", may ? null : "error");
    if (field == cost)
      field.setToolTipText(may ? UiWords.of("tile.cost-tip") : UiWords.of("tile.wrong-cost"));
    else
      field.setToolTipText(may ? UiWords.of("tile.number-tip") : UiWords.of("tile.wrong-number"));
    return may;
  }

  private void recolor() {
    if (!showing)
      tile.ifPresent(
          drawn ->
              listener.draw(
                  new TileSketch(drawn)
                      .colored(TileColor.named((String) color.getSelectedItem()).orElseThrow())));
  }

  private void relabel() {
    Set<String> typed =
        Arrays.stream(labels.getText().strip().split("[\\s,;]+"))
            .filter(word -> !word.isEmpty())
            .collect(Collectors.toCollection(TreeSet::new));
    if (!showing && labels.isEditable())
      tile.filter(drawn -> !drawn.labels().equals(typed))
          .ifPresent(drawn -> listener.draw(new TileSketch(drawn).labelled(typed)));
  }

  private void price() {
    String typed = cost.getText().strip();
    if (showing || !cost.isEditable()) return;
    if (!fits(cost, typed.matches("\\d{1,5}"))) return;
    tile.filter(drawn -> drawn.terrain() != Integer.parseInt(typed))
        .ifPresent(drawn -> listener.draw(new TileSketch(drawn).costing(Integer.parseInt(typed))));
  }

  private void write() {
    String typed = notation.getText().strip();
    if (!showing && notation.isEditable() && !typed.equals(print)) listener.print(typed);
  }
}
