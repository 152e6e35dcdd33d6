package roundhouse.editor.map;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.FlowLayout;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import javax.swing.BoxLayout;
import javax.swing.JButton;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.UIManager;
import roundhouse.board.TileColor;
import roundhouse.design.reference.FormatDescription;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.icons.SquareIcon;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;
import roundhouse.words.UiWords;

/**
 * A value of a hex in the form: its name, its field, and what fits its kind: steps for a number,
 * swatches for a colour, a list for words.
 *
 * @param beside shown to the right of the field
 * @param below shown below it
 */
record HexValueRow(JLabel label, HexField field, Component beside, Component below) {
  private static final Set<String> NAMED =
      Set.of("terrain", "label", "mark", "group", "edges", "stubs", "closed-until");

  /**
   * A row for a field.
   *
   * @param choices the words that fit a key
   */
  static HexValueRow of(HexField field, Function<String, List<String>> choices) {
    var label = new JLabel(HexField.words(field.key()));
    label.setLabelFor(field);
    Component below = field.key().equals("color") ? new HexSwatches(field) : nothing();
    return new HexValueRow(label, field, beside(field, choices), below);
  }

  private static Component beside(HexField field, Function<String, List<String>> choices) {
    FormatDescription format =
        FormatDescription.at(List.of("map", "hexes", "any", field.key())).orElseThrow();
    if (format.isNumber()) return new HexStepButtons(field);
    if (NAMED.contains(field.key())) return new HexWordsButton(field, format.isList(), choices);
    return nothing();
  }

  private static Component nothing() {
    var nothing = new JPanel(null);
    nothing.setPreferredSize(new Dimension());
    return nothing;
  }

  List<Component> parts() {
    return List.of(label, field, beside, below);
  }

  void show(boolean visible) {
    parts().forEach(part -> part.setVisible(visible));
  }

  /** Two buttons beside a number that make it smaller and larger; the arrow keys do the same. */
  private static final class HexStepButtons extends JPanel {
    private static final int PRICE = 10;

    private final HexField field;
    private final int step;

    HexStepButtons(HexField field) {
      this.field = field;
      step = field.key().equals("cost") ? PRICE : 1;
      setLayout(new BoxLayout(this, BoxLayout.LINE_AXIS));
      add(button("less", "−", UiWords.of("hexes.less", HexField.words(field.key())), -step));
      add(button("more", "+", UiWords.of("hexes.more", HexField.words(field.key())), step));
      KeyBindings.bindFocused(field, "UP", () -> go(step));
      KeyBindings.bindFocused(field, "DOWN", () -> go(-step));
    }

    private JButton button(String name, String sign, String says, int by) {
      var button = new JButton(sign);
      button.setName("hex " + name + " " + field.key());
      button.setToolTipText(says);
      button.getAccessibleContext().setAccessibleName(says);
      button.putClientProperty("JButton.buttonType", "toolBarButton");
      button.setFocusable(false);
      button.addActionListener(_ -> go(by));
      return button;
    }

    /** A number that cannot be read stays as it is; 0 removes the value. */
    private void go(int by) {
      String typed = field.typed();
      if (!typed.matches("[0-9]{0,6}")) return;
      int next = Math.max(0, (typed.isEmpty() ? 0 : Integer.parseInt(typed)) + by);
      field.write(next == 0 ? "" : String.valueOf(next));
    }
  }

  /** The colours of tiles to click, as the map draws them. */
  private static final class HexSwatches extends JPanel {
    private static final int SIZE = 18;

    HexSwatches(HexField field) {
      super(new FlowLayout(FlowLayout.LEADING, 0, 0));
      for (TileColor color : TileColor.values()) add(button(field, color));
    }

    private static JButton button(HexField field, TileColor color) {
      var button = new JButton(new Swatch(field, color));
      button.setName("swatch " + color.word());
      button.setToolTipText(color.word());
      button.getAccessibleContext().setAccessibleName(UiWords.of("hexes.swatch", color.word()));
      button.putClientProperty("JButton.buttonType", "toolBarButton");
      button.setMargin(new Insets(1, 1, 1, 1));
      button.addActionListener(_ -> field.write(color == TileColor.WHITE ? "" : color.word()));
      return button;
    }

    /** A square in a colour, with a frame if it is that of the hex. */
    private record Swatch(HexField field, TileColor color) implements SquareIcon {
      @Override
      public int size() {
        return SIZE;
      }

      @Override
      public void draw(Graphics2D own, Component on) {
        var square = new RoundRectangle2D.Double(2, 2, SIZE - 4, SIZE - 4, 4, 4);
        Shapes.fill(own, square, Theme.LIGHT.ground(color));
        String shown = field.typed().isEmpty() ? TileColor.WHITE.word() : field.typed();
        boolean chosen = shown.equals(color.word());
        Shapes.stroke(
            own,
            square,
            UIManager.getColor(chosen ? "Component.focusColor" : "Component.borderColor"),
            Shapes.butt(chosen ? 3 : 1));
      }
    }
  }

  /** A button beside a value that lists the words which fit it; a list may take several. */
  private static final class HexWordsButton extends JButton {
    private final HexField field;
    private final boolean several;
    private final transient Function<String, List<String>> choices;

    /**
     * @param several whether the value is a list of words
     * @param choices the words for a key
     */
    HexWordsButton(HexField field, boolean several, Function<String, List<String>> choices) {
      super("▾");
      this.field = field;
      this.several = several;
      this.choices = choices;
      String says = UiWords.of("hexes.words", HexField.words(field.key()));
      setName("hex words " + field.key());
      setToolTipText(says);
      getAccessibleContext().setAccessibleName(says);
      putClientProperty("JButton.buttonType", "toolBarButton");
      setFocusable(false);
      addActionListener(_ -> open());
      KeyBindings.bindFocused(field, "alt DOWN", this::open);
    }

    private void open() {
      var menu = new JPopupMenu();
      menu.setName("hex words menu");
      for (String word : choices.apply(field.key())) {
        var item = new JCheckBoxMenuItem(word, written().contains(word));
        item.setName("hex word " + word);
        item.addActionListener(_ -> pick(word));
        menu.add(item);
      }
      if (menu.getComponentCount() > 0) menu.show(field, 0, field.getHeight());
    }

    private List<String> written() {
      return new ArrayList<>(
          several ? List.of(field.typed().split("[\\s,]+")) : List.of(field.typed()));
    }

    private void pick(String word) {
      List<String> words = written();
      boolean gone = words.remove(word);
      if (!several) words.clear();
      if (!gone) words.add(word);
      words.remove("");
      field.write(String.join(field.typed().contains(",") ? ", " : " ", words));
    }
  }
}
