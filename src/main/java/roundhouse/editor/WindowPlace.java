package roundhouse.editor;

import java.awt.Dimension;
import java.awt.Frame;
import java.awt.GraphicsEnvironment;
import java.awt.Rectangle;
import javax.swing.JFrame;
import roundhouse.editor.kit.Settings;

/** Remembers the size of the window. */
final class WindowPlace {
  private static final Dimension SMALLEST = new Dimension(760, 480);
  private static final Dimension USUAL = new Dimension(1500, 960);

  private WindowPlace() {}

  /** Restores the size, within the screen. */
  static void give(JFrame window, Settings settings) {
    window.setMinimumSize(SMALLEST);
    Rectangle screen = GraphicsEnvironment.getLocalGraphicsEnvironment().getMaximumWindowBounds();
    window.setSize(
        Math.min(screen.width, settings.number("width", USUAL.width)),
        Math.min(screen.height, settings.number("height", USUAL.height)));
    window.setLocationRelativeTo(null);
    if (settings.number("maximized", 0) == 1) window.setExtendedState(Frame.MAXIMIZED_BOTH);
  }

  static void keep(JFrame window, Settings settings) {
    boolean maximized = window.getExtendedState() == Frame.MAXIMIZED_BOTH;
    settings.keep("maximized", maximized ? 1 : 0);
    if (maximized) return;
    settings.keep("width", window.getWidth());
    settings.keep("height", window.getHeight());
  }
}
