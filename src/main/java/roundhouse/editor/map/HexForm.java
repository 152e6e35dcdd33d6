package roundhouse.editor.map;

import java.awt.BorderLayout;
import java.awt.Font;
import java.awt.GridBagConstraints;
import java.awt.GridBagLayout;
import java.awt.Insets;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.JToolTip;
import javax.swing.KeyStroke;
import javax.swing.UIManager;
import roundhouse.design.reference.FormatDescription;
import roundhouse.edit.ValuePath;
import roundhouse.editor.kit.HtmlText;
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
  private static final List<String> PATH = List.of("map", "hexes", "any");

  private final transient MapEditorModel desk;
  private final transient MapToolActions strokes;
  private final JLabel title = Panels.heading("");
  private final transient Map<String, JTextField> fields = new LinkedHashMap<>();
  private final JComponent canvas;
  private String hex = "";

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
    var field =
        new JTextField(6) {
          @Override
          public JToolTip createToolTip() {
            return HtmlText.allowed(super.createToolTip());
          }
        };
    field.setName("hex " + key);
    var label = new JLabel(key.replace('-', ' '));
    label.setLabelFor(field);
    field.getAccessibleContext().setAccessibleName(key.replace('-', ' '));
    field.addActionListener(_ -> write(key, field));
    field.addFocusListener(
        new FocusAdapter() {
          @Override
          public void focusLost(FocusEvent event) {
            write(key, field);
          }
        });
    field.registerKeyboardAction(_ -> leave(), KeyStroke.getKeyStroke("ESCAPE"), WHEN_FOCUSED);
    fields.put(key, field);
    int row = fields.size();
    rows.add(
        label,
        new GridBagConstraints(
            0,
            row,
            1,
            1,
            0,
            0,
            GridBagConstraints.LINE_START,
            GridBagConstraints.NONE,
            new Insets(1, 10, 1, 8),
            0,
            0));
    rows.add(
        field,
        new GridBagConstraints(
            1,
            row,
            1,
            1,
            1,
            0,
            GridBagConstraints.LINE_START,
            GridBagConstraints.HORIZONTAL,
            new Insets(1, 0, 1, 10),
            0,
            0));
  }

  /** Focuses the first field. */
  void takeFocus() {
    JTextField first = fields.values().iterator().next();
    first.requestFocusInWindow();
    first.selectAll();
  }

  private void leave() {
    fill();
    canvas.requestFocusInWindow();
  }

  private void write(String key, JTextField field) {
    String text = field.getText().strip();
    String written = hex;
    if (text.equals(text(key)) || written.isEmpty() || desk.draft().isEmpty()) return;
    if (!desk.has(written)) {
      desk.setMessage(UiWords.of("hexes.missing", written));
      return;
    }
    var typed = new HexFieldValue(key, text);
    Optional<String> fault = typed.fault();
    field.putClientProperty("JComponent.outline", fault.isPresent() ? "error" : null);
    if (fault.isPresent()) {
      desk.setMessage(fault.get());
      return;
    }
    Set<String> hexes = desk.selected().contains(written) ? desk.selected() : Set.of(written);
    strokes.set(hexes, key, typed.value(strokes.content(written).at(key)));
  }

  private String text(String key) {
    return desk.draft().flatMap(map -> map.node(path(key))).map(TypedValue::text).orElse("");
  }

  private ValuePath path(String key) {
    return EditedMap.HEXES.child(hex).child(key);
  }

  private void fillIn() {
    boolean other = !hex.equals(desk.cursor());
    if (other)
      fields.forEach(
          (key, field) -> {
            if (field.isFocusOwner()) write(key, field);
          });
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
          boolean inherited = desk.draft().map(map -> map.isInherited(path(key))).orElse(false);
          field.setForeground(
              UIManager.getColor(inherited ? "Label.disabledForeground" : "TextField.foreground"));
          field.setFont(field.getFont().deriveFont(inherited ? Font.ITALIC : Font.PLAIN));
          field.setToolTipText(tip(key, inherited));
          field.putClientProperty("JComponent.outline", null);
          if (!field.isFocusOwner() || !field.getText().strip().equals(text(key)))
            field.setText(text(key));
          field.setCaretPosition(0);
        });
  }

  private String tip(String key, boolean inherited) {
    String says =
        FormatDescription.at(List.of("map", "hexes", "any", key))
            .map(FormatDescription::says)
            .orElse("");
    String from =
        inherited
            ? desk.draft()
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
