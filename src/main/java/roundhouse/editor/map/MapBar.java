package roundhouse.editor.map;

import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JToolBar;
import roundhouse.words.Words;

/** The tool bar with the commands on the selected hexes. */
final class MapBar extends JToolBar {
  private final JComponent canvas;

  MapBar(MapDesk desk, Strokes strokes, MapKeys keys, MapCanvas canvas) {
    setFloatable(false);
    setBorder(BorderFactory.createEmptyBorder(2, 4, 0, 4));
    this.canvas = canvas;
    add(button("Undo", Words.of("common.undo"), Words.of("map.undo-tip"), desk::undo));
    add(button("Redo", Words.of("common.redo"), Words.of("map.redo-tip"), desk::redo));
    add(button("Copy", Words.of("map.copy"), Words.of("map.copy-tip"), keys::copy));
    add(button("Cut", Words.of("map.cut"), Words.of("map.cut-tip"), keys::cut));
    add(button("Paste", Words.of("map.paste"), Words.of("map.paste-tip"), keys::paste));
    add(
        button(
            "Turn left", Words.of("map.left"), Words.of("map.left-tip"), () -> strokes.turn(-1)));
    add(
        button(
            "Turn right", Words.of("map.right"), Words.of("map.right-tip"), () -> strokes.turn(1)));
    add(button("Text", Words.of("map.text"), Words.of("map.text-tip"), keys::showText));
    add(button("Whole map", Words.of("map.whole"), Words.of("map.whole-tip"), canvas::fitAll));
    addSeparator();
    add(new LayoutChoice(desk, strokes));
  }

  private JButton button(String name, String says, String tip, Runnable does) {
    var button = new JButton(says);
    button.setName("map " + name);
    button.setToolTipText(tip);
    button.getAccessibleContext().setAccessibleDescription(tip);
    button.addActionListener(
        _ -> {
          does.run();
          canvas.requestFocusInWindow();
        });
    return button;
  }
}
