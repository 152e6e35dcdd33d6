package roundhouse.editor;

import java.awt.Dimension;
import java.awt.Frame;
import java.awt.GraphicsEnvironment;
import java.awt.Rectangle;
import javax.swing.JFrame;
import roundhouse.editor.kit.Settings;

/** Remembers the size of the window. */
final class WindowSize {
  private static final Dimension SMALLEST = new Dimension(760, 480);
  private static final Dimension USUAL = new Dimension(1500, 960);

  private WindowSize() {}

  /** Restores the size, within the screen. */
  static void restore(JFrame window, Settings settings) {
    window.setMinimumSize(SMALLEST);
    Rectangle screen = GraphicsEnvironment.getLocalGraphicsEnvironment().getMaximumWindowBounds();
    window.setSize(
        Math.min(screen.width, settings.number("width", USUAL.width)),
        Math.min(screen.height, settings.number("height", USUAL.height)));
    window.setLocationRelativeTo(null);
    if (settings.number("maximized", 0) == 1) window.setExtendedState(Frame.MAXIMIZED_BOTH);
  }

  static void save(JFrame window, Settings settings) {
    boolean maximized = window.getExtendedState() == Frame.MAXIMIZED_BOTH;
    settings.put("maximized", maximized ? 1 : 0);
    if (maximized) return;
    settings.put("width", window.getWidth());
    settings.put("height", window.getHeight());
  }
}
