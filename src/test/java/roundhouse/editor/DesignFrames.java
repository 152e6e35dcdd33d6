package roundhouse.editor;

import java.awt.Color;
import java.awt.Component;
import java.awt.Container;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Toolkit;
import java.awt.event.ActionEvent;
import java.awt.event.InputEvent;
import java.awt.event.MouseEvent;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import javax.imageio.ImageIO;
import javax.swing.Action;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.RepaintManager;
import javax.swing.SwingUtilities;
import javax.swing.text.DefaultEditorKit;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import roundhouse.editor.kit.PictureView;
import roundhouse.editor.workspace.Workspace;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.GameSetup;

/**
 * A separate process that opens the window and prints its frame times while a title is typed, and
 * while its map is moved over a large traced picture.
 */
public final class DesignFrames {
  private static final int WARM_UP = 40;
  private static final int FRAMES = 200;
  private static final int WIDTH = 8000;
  private static final int HEIGHT = 6000;

  /** A fast typist's time from key to key. */
  private static final Duration KEY = Duration.ofMillis(60);

  private DesignFrames() {}

  /**
   * @param args the title
   */
  public static void main(String[] args) throws Exception {
    try (PicturedWindow shown = PicturedWindow.inPlay()) {
      MainWindow window = shown.window();
      Path project = shown.project().root();
      Path design = project.resolve("designs").resolve(args[0]);
      window.workshop().begin(new GameSetup(design, List.of(), Set.of(), 1));
      Desk.look(
          () -> {
            window.workspaces().go(Workspace.DESIGN);
            window.openText(design.resolve("title.yaml"));
            window.bringToFront(WindowView.EDIT_MAP);
            return true;
          });
      typing(window).print("typing   a frame");
      lay(shown.hand(), scan(project.resolve("scan.png")));
      tracing(shown.hand()).print("tracing  a frame");
    }
    System.exit(0);
  }

  /** From a key until its letter has been painted, with what earlier keys still cause. */
  private static FrameTimes typing(MainWindow window) throws Exception {
    RSyntaxTextArea text = Desk.until(() -> text(window), shown -> shown != null);
    Desk.look(
        () -> {
          text.setCaretPosition(text.getText().indexOf("\n", text.getText().indexOf("says")));
          return true;
        });
    Action typed = text.getActionMap().get(DefaultEditorKit.defaultKeyTypedAction);
    var times = new FrameTimes(FRAMES);
    for (int key = -WARM_UP; key < FRAMES; key++) {
      Waiting.pass(KEY);
      String letter = key % 6 == 5 ? " " : "a";
      times.measure(
          key,
          () -> {
            typed.actionPerformed(new ActionEvent(text, ActionEvent.ACTION_PERFORMED, letter));
            return painted(text);
          });
    }
    return times;
  }

  private static RSyntaxTextArea text(Container in) {
    for (Component part : in.getComponents()) {
      if (part instanceof RSyntaxTextArea text && text.isShowing()) return text;
      if (part instanceof Container inside) {
        RSyntaxTextArea found = text(inside);
        if (found != null) return found;
      }
    }
    return null;
  }

  private static boolean painted(JComponent part) {
    RepaintManager.currentManager(part).paintDirtyRegions();
    Toolkit.getDefaultToolkit().sync();
    return true;
  }

  private static Path scan(Path file) throws Exception {
    var image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    for (int row = 0; row < HEIGHT; row += 50) {
      graphics.setColor(new Color(row * 255 / HEIGHT, 120, 90));
      graphics.fillRect(0, row, WIDTH, 50);
    }
    graphics.dispose();
    ImageIO.write(image, "png", file.toFile());
    return file;
  }

  private static void lay(WindowHand hand, Path file) throws Exception {
    SwingUtilities.invokeLater(() -> WindowCommand.TRACE.run(hand.window().handlers()));
    JFileChooser chooser = hand.part(JFileChooser.class, "tracing file");
    Desk.look(
        () -> {
          chooser.setSelectedFile(file.toFile());
          return true;
        });
    SwingUtilities.invokeLater(chooser::approveSelection);
    JComponent bar = hand.part(JComponent.class, "tracing");
    Desk.until(bar::isShowing, yes -> yes, Duration.ofMinutes(1));
  }

  private static FrameTimes tracing(WindowHand hand) throws Exception {
    PictureView map = hand.part(PictureView.class, "map");
    Desk.look(() -> dragged(map, MouseEvent.MOUSE_PRESSED, new Point(200, 150)));
    var times = new FrameTimes(FRAMES);
    for (int frame = 0; frame < FRAMES; frame++) {
      int way = frame % 50 < 25 ? frame % 50 : 50 - frame % 50;
      times.measure(
          frame,
          () -> {
            dragged(map, MouseEvent.MOUSE_DRAGGED, new Point(210 + 3 * way, 150 + way));
            return painted(map);
          });
    }
    return times;
  }

  private static boolean dragged(PictureView map, int kind, Point at) {
    map.dispatchEvent(
        new MouseEvent(
            map,
            kind,
            0,
            InputEvent.BUTTON3_DOWN_MASK,
            at.x,
            at.y,
            kind == MouseEvent.MOUSE_PRESSED ? 1 : 0,
            false,
            MouseEvent.BUTTON3));
    return true;
  }
}
