package roundhouse.editor.map;

import java.awt.BorderLayout;
import java.awt.GridBagConstraints;
import java.awt.GridBagLayout;
import java.awt.Insets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import roundhouse.board.HexId;
import roundhouse.design.reference.FormatDescription;
import roundhouse.edit.ValuePath;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.tables.TypedValue;
import roundhouse.mapping.EditedMap;
import roundhouse.words.UiWords;
import roundhouse.words.VisibleText;

/**
 * All values of the hex under the cursor, for editing; inherited ones are faint and italic until
 * the design sets its own.
 */
final class HexForm extends JPanel {
  /** Stands for no hex. */
  private static final HexId NONE = HexId.of("");

  private static final List<String> PATH = List.of("map", "hexes", "any");

  private final transient MapEditorModel desk;
  private final transient MapToolActions strokes;
  private final JLabel title = Panels.heading("");
  private final transient Map<String, HexField> fields = new LinkedHashMap<>();
  private final JComponent canvas;
  private HexId hex = NONE;

  HexForm(MapEditorModel desk, MapToolActions strokes, JComponent canvas) {
    super(new BorderLayout());
    this.desk = desk;
    this.strokes = strokes;
    this.canvas = canvas;
    title.setName("hex title");
    title.setBorder(BorderFactory.createEmptyBorder(8, 10, 4, 10));
    add(title, BorderLayout.NORTH);
    var rows = new JPanel(new GridBagLayout());
    FormatDescription.at(PATH)
        .map(FormatDescription::keys)
        .orElse(List.of())
        .forEach(key -> row(rows, key));
    var top = new JPanel(new BorderLayout());
    top.add(rows, BorderLayout.NORTH);
    add(Panels.scroll(top), BorderLayout.CENTER);
    desk.addListener(this::fillIn);
  }

  private void row(JPanel rows, String key) {
    var field = new HexField(key, this::write, this::leave);
    var label = new JLabel(HexField.words(key));
    label.setLabelFor(field);
    fields.put(key, field);
    rows.add(label, cell(0, GridBagConstraints.NONE, new Insets(1, 10, 1, 8)));
    rows.add(field, cell(1, GridBagConstraints.HORIZONTAL, new Insets(1, 0, 1, 10)));
  }

  private GridBagConstraints cell(int column, int fill, Insets insets) {
    return new GridBagConstraints(
        column, fields.size(), 1, 1, column, 0, GridBagConstraints.LINE_START, fill, insets, 0, 0);
  }

  /** Focuses the first field. */
  void takeFocus() {
    HexField first = fields.values().iterator().next();
    first.requestFocusInWindow();
    first.selectAll();
  }

  private void leave() {
    fill();
    canvas.requestFocusInWindow();
  }

  private void write(HexField field) {
    String key = field.key();
    String text = field.typed();
    HexId written = hex;
    if (text.equals(text(key)) || written.equals(NONE) || desk.edited().isEmpty()) return;
    if (!desk.has(written)) {
      desk.setMessage(UiWords.of("hexes.missing", written));
      return;
    }
    var typed = new HexFieldValue(key, text);
    Optional<String> fault = typed.fault();
    field.outline(fault.isPresent());
    if (fault.isPresent()) {
      desk.setMessage(fault.get());
      return;
    }
    Set<HexId> hexes = desk.selected().contains(written) ? desk.selected() : Set.of(written);
    strokes.set(hexes, key, typed.value(strokes.content(written).at(key)));
  }

  private String text(String key) {
    return desk.edited().flatMap(map -> map.node(path(key))).map(TypedValue::text).orElse("");
  }

  private ValuePath path(String key) {
    return EditedMap.HEXES.child(hex.text()).child(key);
  }

  private void fillIn() {
    boolean other = !hex.equals(desk.cursor());
    if (other) fields.values().stream().filter(HexField::isFocusOwner).forEach(this::write);
    hex = desk.cursor();
    boolean there = desk.has(hex);
    int others = desk.targets().size() - 1;
    title.setText(
        !there
            ? UiWords.of("hexes.none", hex)
            : others > 0 ? UiWords.of("hexes.several", hex, others) : UiWords.of("hexes.hex", hex));
    fields.values().forEach(field -> field.setEnabled(there));
    fill();
  }

  private void fill() {
    fields.forEach(
        (key, field) -> {
          boolean inherited = desk.edited().map(map -> map.isInherited(path(key))).orElse(false);
          field.show(text(key), inherited, tip(key, inherited));
        });
  }

  private String tip(String key, boolean inherited) {
    String says =
        FormatDescription.at(List.of("map", "hexes", "any", key))
            .map(FormatDescription::says)
            .orElse("");
    String from =
        inherited
            ? desk.edited()
                .flatMap(map -> map.node(path(key)))
                .map(
                    node ->
                        "<br>"
                            + VisibleText.html(
                                UiWords.of(
                                    "common.inherited",
                                    node.place().file().getParent().getFileName())))
                .orElse("")
            : "";
    return "<html>" + VisibleText.html(says) + from;
  }
}
