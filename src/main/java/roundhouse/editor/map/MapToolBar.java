package roundhouse.editor.map;

import java.awt.Dimension;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.List;
import java.util.Locale;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JToolBar;
import roundhouse.board.Layout;
import roundhouse.editor.kit.WrappingRow;
import roundhouse.editor.kit.icons.CommandIcon;
import roundhouse.words.UiWords;

/** The tool bar with the commands on the selected hexes. */
final class MapToolBar extends JToolBar {
  private final JComponent canvas;

  /**
   * @param trace asks for a picture to lay under the map
   */
  MapToolBar(
      MapEditorModel desk,
      MapToolActions strokes,
      MapKeyBindings keys,
      MapCanvas canvas,
      Runnable trace) {
    setFloatable(false);
    WrappingRow.install(this, 2);
    setBorder(BorderFactory.createEmptyBorder(2, 4, 0, 4));
    this.canvas = canvas;
    JButton undo =
        button(CommandIcon.UNDO, UiWords.of("common.undo"), UiWords.of("map.undo-tip"), desk::undo);
    JButton redo =
        button(CommandIcon.REDO, UiWords.of("common.redo"), UiWords.of("map.redo-tip"), desk::redo);
    add(undo);
    add(redo);
    desk.addListener(() -> nameEdits(desk, undo, redo));
    List<JButton> spared = spared(strokes, keys);
    spared.forEach(this::add);
    hideWhereNarrow(spared);
    add(
        button(
            CommandIcon.WHOLE,
            UiWords.of("map.whole"),
            UiWords.of("map.whole-tip"),
            canvas::fitAll));
    add(button(CommandIcon.TRACE, UiWords.of("tracing.lay"), UiWords.of("tracing.lay-tip"), trace));
    add(new HexLayoutChooser(desk, strokes));
  }

  private static void nameEdits(MapEditorModel desk, JButton undo, JButton redo) {
    undo.setToolTipText(
        desk.lastDone()
            .map(what -> UiWords.of("map.undo-named", what))
            .orElse(UiWords.of("map.undo-tip")));
    redo.setToolTipText(
        desk.lastUndone()
            .map(what -> UiWords.of("map.redo-named", what))
            .orElse(UiWords.of("map.redo-tip")));
  }

  private void hideWhereNarrow(List<JButton> spared) {
    addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            spared.forEach(button -> button.setVisible(getWidth() >= MapToolPalette.NARROW));
          }
        });
  }

  /**
   * The buttons that a narrow view leaves to their keys, so that the map and its form have room.
   */
  private List<JButton> spared(MapToolActions strokes, MapKeyBindings keys) {
    return List.of(
        button(CommandIcon.COPY, UiWords.of("map.copy"), UiWords.of("map.copy-tip"), keys::copy),
        button(CommandIcon.CUT, UiWords.of("map.cut"), UiWords.of("map.cut-tip"), keys::cut),
        button(
            CommandIcon.PASTE, UiWords.of("map.paste"), UiWords.of("map.paste-tip"), keys::paste),
        button(
            CommandIcon.TURN_LEFT,
            UiWords.of("map.left"),
            UiWords.of("map.left-tip"),
            () -> strokes.turn(-1)),
        button(
            CommandIcon.TURN_RIGHT,
            UiWords.of("map.right"),
            UiWords.of("map.right-tip"),
            () -> strokes.turn(1)),
        button(
            CommandIcon.TEXT, UiWords.of("map.text"), UiWords.of("map.text-tip"), keys::showText));
  }

  private JButton button(CommandIcon icon, String says, String tip, Runnable does) {
    var button = new JButton(icon);
    button.setName("map " + icon.name().toLowerCase(Locale.ROOT));
    button.setToolTipText(tip);
    button.getAccessibleContext().setAccessibleName(says);
    button.getAccessibleContext().setAccessibleDescription(tip);
    button.addActionListener(
        _ -> {
          does.run();
          canvas.requestFocusInWindow();
        });
    return button;
  }

  /** Chooses the orientation of the hexes. */
  private static final class HexLayoutChooser extends JComboBox<String> {
    private boolean showing;

    HexLayoutChooser(MapEditorModel desk, MapToolActions strokes) {
      super(
          new String[] {
            UiWords.of("map.flat"), UiWords.of("map.pointy"), UiWords.of("map.flat-letters-down")
          });
      setName("layout");
      setToolTipText(UiWords.of("map.layout-tip"));
      getAccessibleContext().setAccessibleName(UiWords.of("map.layout"));
      addActionListener(
          _ -> {
            if (!showing) strokes.layout(List.of(Layout.values()).get(getSelectedIndex()));
          });
      desk.addListener(
          () -> {
            showing = true;
            desk.edited().ifPresent(map -> setSelectedIndex(map.layout().ordinal()));
            showing = false;
          });
    }

    /** The preferred size; the tool bar would stretch it otherwise. */
    @Override
    public Dimension getMaximumSize() {
      return getPreferredSize();
    }
  }
}
