package roundhouse.editor.map;

import java.awt.BorderLayout;
import java.awt.GridBagLayout;
import java.awt.Insets;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import roundhouse.board.HexId;
import roundhouse.design.reference.FormatDescription;
import roundhouse.design.yaml.YamlNode;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlValue;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.VerticalScrollPanel;
import roundhouse.editor.tables.TypedValue;
import roundhouse.editor.tables.ValueFault;
import roundhouse.mapping.EditedMap;
import roundhouse.mapping.HexChoices;
import roundhouse.mapping.HexFault;
import roundhouse.words.UiWords;
import roundhouse.words.VisibleText;

/**
 * The values of the hex under the cursor, for editing, and the names of those it could also have;
 * inherited values are faint and italic until the design sets its own.
 */
final class HexForm extends JPanel {
  /** Stands for no hex. */
  private static final HexId NONE = HexId.of("");

  private static final List<String> TERRAIN = List.of("terrain", "cost");
  private static final List<String> PATH = List.of("map", "hexes", "any");

  private final transient MapEditorModel model;
  private final transient MapToolActions actions;
  private final JLabel title = Panels.heading("");
  private final HexRowList list = new HexRowList();
  private final transient Map<String, HexValueRow> rows = list.rows();
  private final transient Set<String> opened = new LinkedHashSet<>();
  private final MoreValuesBox more = new MoreValuesBox(this::open);
  private final HexHelp help = new HexHelp();
  private final JComponent canvas;
  private HexId hex = NONE;

  /** The key of the value that is wrong; it stays as typed until it is corrected. */
  private transient Optional<String> refused = Optional.empty();

  HexForm(MapEditorModel model, MapToolActions actions, JComponent canvas) {
    super(new BorderLayout());
    this.model = model;
    this.actions = actions;
    this.canvas = canvas;
    title.setName("hex title");
    title.setBorder(BorderFactory.createEmptyBorder(8, 10, 4, 10));
    add(title, BorderLayout.NORTH);
    addRows();
    list.addBelow(more);
    add(Panels.scroll(list), BorderLayout.CENTER);
    add(help, BorderLayout.SOUTH);
    model.addListener(this::fillIn);
  }

  private void addRows() {
    FormatDescription.at(PATH)
        .map(FormatDescription::keys)
        .orElse(List.of())
        .forEach(
            key -> {
              list.add(HexValueRow.of(new HexField(key, this::write, this::leave), this::choices));
              help.explain(rows.get(key).field());
            });
  }

  private List<String> choices(String key) {
    return model.edited().map(map -> HexChoices.of(map, key)).orElse(List.of());
  }

  private void open(String key) {
    opened.add(key);
    fill();
    rows.get(key).field().requestFocusInWindow();
  }

  /** Focuses the first value, or the names of those to add. */
  void takeFocus() {
    rows.values().stream()
        .map(HexValueRow::field)
        .filter(HexField::isVisible)
        .findFirst()
        .ifPresentOrElse(
            first -> {
              first.requestFocusInWindow();
              first.selectAll();
            },
            more::requestFocusInWindow);
  }

  private void leave() {
    refused = Optional.empty();
    fill();
    canvas.requestFocusInWindow();
  }

  private void write(HexField field) {
    String key = field.key();
    String text = field.typed();
    HexId written = hex;
    if (refused.filter(key::equals).isPresent()) refused = Optional.empty();
    field.outline(false);
    if (text.equals(text(key)) || written.equals(NONE) || model.edited().isEmpty()) return;
    if (!model.has(written)) {
      model.setMessage(UiWords.of("hexes.missing", written));
      return;
    }
    var typed = new HexFieldValue(key, text);
    Optional<String> fault =
        typed.fault(model.edited().orElseThrow(), actions.content(written).at(key));
    if (fault.isPresent()) {
      refused = Optional.of(key);
      model.setMessage(fault.get());
      return;
    }
    Set<HexId> hexes = model.selected().contains(written) ? model.selected() : Set.of(written);
    actions.set(hexes, key, typed.value(actions.content(written).at(key)));
  }

  private String text(String key) {
    return node(key).map(TypedValue::text).orElse("");
  }

  private Optional<YamlNode> node(String key) {
    return model.edited().flatMap(map -> map.node(path(key)));
  }

  private ValuePath path(String key) {
    return EditedMap.HEXES.child(hex.text()).child(key);
  }

  private void fillIn() {
    boolean other = !hex.equals(model.cursor());
    if (other) {
      rows.values().stream()
          .map(HexValueRow::field)
          .filter(HexField::isFocusOwner)
          .forEach(this::write);
      opened.clear();
      refused = Optional.empty();
    }
    hex = model.cursor();
    boolean there = model.has(hex);
    int others = model.targets().size() - 1;
    title.setText(heading(there, others));
    fill();
  }

  /** Blank until a map has been read. */
  private String heading(boolean there, int others) {
    if (hex.text().isEmpty()) return " ";
    if (!there) return UiWords.of("hexes.none", hex);
    return others > 0 ? UiWords.of("hexes.several", hex, others) : UiWords.of("hexes.hex", hex);
  }

  private void fill() {
    var lacking = new ArrayList<String>();
    rows.forEach(
        (key, row) -> {
          boolean inherited = model.edited().map(map -> map.isInherited(path(key))).orElse(false);
          if (refused.filter(key::equals).isPresent()) row.field().outline(true);
          else
            row.field()
                .show(
                    text(key),
                    inherited,
                    HexHelp.tip(key, inherited ? node(key) : Optional.empty()));
          row.show(shows(key));
          if (!shows(key)) lacking.add(key);
        });
    more.offer(lacking);
    more.setVisible(model.has(hex));
    revalidate();
    repaint();
  }

  /**
   * Whether the hex has a value, or the user asked for it; terrain and its cost appear together.
   */
  private boolean shows(String key) {
    if (!model.has(hex)) return false;
    List<String> together = TERRAIN.contains(key) ? TERRAIN : List.of(key);
    return rows.get(key).field().isFocusOwner()
        || together.stream().anyMatch(each -> has(each) || opened.contains(each));
  }

  private boolean has(String key) {
    return node(key).isPresent();
  }

  /** The list of the values that a hex does not have yet, to add one. */
  private static final class MoreValuesBox extends JComboBox<String> {

    /**
     * @param add called with the key of the value that is picked
     */
    MoreValuesBox(Consumer<String> add) {
      setName("hex add");
      getAccessibleContext().setAccessibleName(UiWords.of("change.add"));
      // Arrow keys walk the list; Enter picks.
      putClientProperty("JComboBox.isTableCellEditor", true);
      addActionListener(
          _ -> {
            if (getSelectedIndex() > 0) add.accept(((String) getSelectedItem()).replace(' ', '-'));
          });
    }

    /** Offers the values of some keys. */
    void offer(List<String> keys) {
      Stream<String> names = keys.stream().map(HexField::words);
      setModel(
          new DefaultComboBoxModel<>(
              Stream.concat(Stream.of(UiWords.of("change.add")), names).toArray(String[]::new)));
    }
  }

  /**
   * What is typed into a field of the hex form.
   *
   * @param key of the hex
   */
  private record HexFieldValue(String key, String text) {
    private Optional<FormatDescription> format() {
      return FormatDescription.at(List.of("map", "hexes", "any", key));
    }

    /**
     * Why it cannot be written.
     *
     * @param before the value until now
     */
    Optional<String> fault(EditedMap map, Optional<YamlValue> before) {
      if (text.isEmpty()) return Optional.empty();
      return ValueFault.of(List.of("map", "hexes", "any", key), text)
          .or(
              () ->
                  HexFault.of(map, key, value(before))
                      .map(why -> UiWords.of("hexes.refused", key, text, why)));
    }

    /**
     * @param before the value until now
     */
    YamlValue value(Optional<YamlValue> before) {
      if (text.isEmpty()) return YamlValue.text("");
      return key.equals("print")
          ? YamlValue.quoted(text)
          : TypedValue.value(text, before, format());
    }
  }

  /** The rows of the form of a hex, below each other; as wide as the form, however narrow it is. */
  private static final class HexRowList extends VerticalScrollPanel {
    private final transient Map<String, HexValueRow> rows = new LinkedHashMap<>();

    HexRowList() {
      super(new GridBagLayout());
    }

    /** The rows by the keys of their values. */
    Map<String, HexValueRow> rows() {
      return rows;
    }

    void add(HexValueRow row) {
      int line = 2 * rows.size();
      rows.put(row.field().key(), row);
      add(row.label(), Panels.cell(0, line, 1, new Insets(1, 10, 1, 8)));
      add(row.field(), Panels.cell(1, line, 1, new Insets(1, 0, 1, 0)));
      add(row.beside(), Panels.cell(2, line, 1, new Insets(1, 2, 1, 4)));
      add(row.below(), Panels.cell(0, line + 1, 3, new Insets(0, 8, 2, 4)));
    }

    /** Adds a part below all rows. */
    void addBelow(JComponent part) {
      add(part, Panels.cell(1, 2 * rows.size(), 1, new Insets(6, 0, 4, 0)));
    }
  }

  /** Says below the form of a hex what the value with the caret means. */
  private static final class HexHelp extends JTextArea {

    HexHelp() {
      super(3, 1);
      setName("hex says");
      setEditable(false);
      setFocusable(false);
      setLineWrap(true);
      setWrapStyleWord(true);
      setOpaque(false);
      setBorder(BorderFactory.createEmptyBorder(2, 10, 4, 10));
      putClientProperty("FlatLaf.styleClass", "small");
    }

    /** Explains the value of a field while the field has the focus. */
    void explain(HexField field) {
      field.addFocusListener(
          new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent event) {
              setText(sentence(field.key()));
            }

            @Override
            public void focusLost(FocusEvent event) {
              setText("");
            }
          });
    }

    /**
     * The tip of a field, as HTML.
     *
     * @param inherited the value that another design sets
     */
    static String tip(String key, Optional<YamlNode> inherited) {
      String from =
          inherited
              .map(node -> node.place().file().getParent().getFileName())
              .map(design -> "<br>" + VisibleText.html(UiWords.of("common.inherited", design)))
              .orElse("");
      return "<html>" + VisibleText.html(sentence(key)) + from;
    }

    private static String sentence(String key) {
      return FormatDescription.at(List.of("map", "hexes", "any", key))
          .map(FormatDescription::says)
          .orElse("");
    }
  }
}
