package roundhouse.editor.map;

import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JToolBar;

/** What is done with the region in hand. */
final class MapBar extends JToolBar {
  private final JComponent canvas;

  MapBar(MapDesk desk, Strokes strokes, MapKeys keys, MapCanvas canvas) {
    setFloatable(false);
    setBorder(BorderFactory.createEmptyBorder(2, 4, 0, 4));
    this.canvas = canvas;
    add(button("Undo", "Takes the last edit of the map back (Ctrl+Z)", desk::undo));
    add(button("Redo", "Makes it again (Ctrl+Y)", desk::redo));
    add(button("Copy", "Copies what is chosen, or the hex under the hand (Ctrl+C)", keys::copy));
    add(button("Cut", "Copies it and takes it away (Ctrl+X)", keys::cut));
    add(button("Paste", "Puts what was copied where the hand is (Ctrl+V)", keys::paste));
    add(button("Turn left", "Turns what is chosen around the hex under the hand (comma)", () -> strokes.turn(-1)));
    add(button("Turn right", "Turns what is chosen around the hex under the hand (full stop)", () -> strokes.turn(1)));
    add(button("Text", "Goes to where the hex under the hand is written (F12)", keys::showText));
    add(button("Whole map", "Shows all of the map (double click beside it)", canvas::fitAll));
    addSeparator();
    add(new LayoutChoice(desk, strokes));
  }

  private JButton button(String name, String tip, Runnable does) {
    var button = new JButton(name);
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
