package roundhouse.editor.map;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.FlowLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import roundhouse.board.TileColor;
import roundhouse.editor.kit.FittingLabel;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.NumberField;
import roundhouse.words.UiWords;

/** The settings of the current tool, if it has any. */
final class PaintSettingsBar extends JPanel {
  private final transient MapEditorModel model;
  private final JComboBox<String> terrain =
      new JComboBox<>(new String[] {"mountain", "hill", "water", "swamp", "forest"});
  private final NumberField cost =
      spinner("Cost of the first tile", UiWords.of("map.cost"), PaintSettings.USUAL.cost());
  private final JTextField label =
      field("Letters", UiWords.of("tile.labels"), PaintSettings.USUAL.label(), 4);
  private final JComboBox<String> color = new JComboBox<>(TileColor.words().toArray(String[]::new));
  private final NumberField crossing =
      spinner("Cost of crossing", UiWords.of("map.crossing"), PaintSettings.USUAL.crossing());
  private final JTextField values =
      field("Values by colour", UiWords.of("map.values"), PaintSettings.USUAL.values(), 24);
  private final JComboBox<String> company = new JComboBox<>();
  private final JComboBox<String> site = new JComboBox<>(new String[] {"home", "destination"});
  private final JPanel settings = new JPanel(new FlowLayout(FlowLayout.LEFT, 6, 4));
  private final JLabel told = new FittingLabel();
  private boolean filling;

  PaintSettingsBar(MapEditorModel model) {
    super(new BorderLayout(6, 0));
    this.model = model;
    setName("paints");
    terrain.setEditable(true);
    name(terrain, "Kind of terrain", UiWords.of("map.terrain"));
    name(color, "Colour of the ground", UiWords.of("map.ground"));
    name(company, "Company", UiWords.of("books.company"));
    name(site, "Home or destination", UiWords.of("map.site"));
    told.setName("map hint");
    color.setSelectedItem(PaintSettings.USUAL.color().word());
    listen();
    settings.setOpaque(false);
    for (Component widget : List.of(terrain, cost, label, color, crossing, values, site, company))
      settings.add(widget);
    add(settings, BorderLayout.WEST);
    add(told, BorderLayout.CENTER);
    told.setMinimumSize(new Dimension(0, 0));
    model.addListener(this::fillIn);
  }

  private void listen() {
    terrain.addActionListener(
        _ -> mix(paints -> paints.withTerrain(typedTerrain(), paints.cost())));
    listen(cost, (paints, amount) -> paints.withTerrain(paints.terrain(), amount));
    KeyBindings.onTextChange(label, () -> mix(paints -> paints.withLabel(label.getText().strip())));
    color.addActionListener(_ -> mix(paints -> paints.withColor(ground())));
    listen(crossing, PaintSettings::withCrossing);
    KeyBindings.onTextChange(values, () -> mix(paints -> paints.withValues(values.getText())));
    company.addActionListener(_ -> mix(paints -> paints.withMarker(owner(), paints.site())));
    site.addActionListener(
        _ -> mix(paints -> paints.withMarker(owner(), (String) site.getSelectedItem())));
  }

  private void listen(NumberField field, BiFunction<PaintSettings, Integer, PaintSettings> change) {
    field.addListener(
        () -> field.number().ifPresent(number -> mix(now -> change.apply(now, (int) number))));
  }

  private void mix(UnaryOperator<PaintSettings> change) {
    if (!filling) model.paints(change.apply(model.paints()));
  }

  private String typedTerrain() {
    return String.valueOf(terrain.getEditor().getItem()).strip();
  }

  private TileColor ground() {
    return TileColor.named((String) color.getSelectedItem()).orElseThrow();
  }

  private String owner() {
    return company.getSelectedItem() == null ? "" : company.getSelectedItem().toString();
  }

  private static void name(JComponent widget, String name, String says) {
    widget.setName(name);
    widget.getAccessibleContext().setAccessibleName(says);
    widget.setToolTipText(says);
  }

  private static NumberField spinner(String name, String says, int value) {
    var spinner = new NumberField(name, says, "0");
    spinner.range(0, 9990, 10, value);
    return spinner;
  }

  private static JTextField field(String name, String says, String text, int columns) {
    var field = new JTextField(text, columns);
    name(field, name, says);
    return field;
  }

  private void fillIn() {
    companies();
    told.setText(model.message().isEmpty() ? model.tool().hint() : model.message());
    told.setToolTipText(told.getText());
    List<Component> wanted = widgets();
    for (Component widget : settings.getComponents()) widget.setVisible(wanted.contains(widget));
  }

  /** The same height for every tool, so that no hex moves when the tool changes. */
  @Override
  public Dimension getPreferredSize() {
    int highest = 0;
    for (Component widget : settings.getComponents())
      highest = Math.max(highest, widget.getPreferredSize().height);
    int gaps = 2 * ((FlowLayout) settings.getLayout()).getVgap();
    return new Dimension(super.getPreferredSize().width, highest + gaps);
  }

  private List<Component> widgets() {
    return switch (model.tool()) {
      case TERRAIN -> List.of(terrain, cost);
      case LABEL -> List.of(label);
      case COLOR -> List.of(color);
      case BORDER -> List.of(crossing);
      case OFFBOARD -> List.of(values);
      case MARKER -> List.of(site, company);
      default -> List.of();
    };
  }

  private void companies() {
    List<String> names =
        model.edited().map(map -> List.copyOf(map.sketch().companies().keySet())).orElse(List.of());
    var shown = new ArrayList<String>();
    for (int index = 0; index < company.getItemCount(); index++)
      shown.add(company.getItemAt(index));
    if (shown.equals(names)) return;
    filling = true;
    String before = owner();
    company.removeAllItems();
    names.forEach(company::addItem);
    if (names.contains(before)) company.setSelectedItem(before);
    filling = false;
    if (!names.isEmpty() && !names.contains(model.paints().company()))
      model.paints(
          model.paints().withMarker(owner(), model.paints().site().toLowerCase(Locale.ROOT)));
  }
}
