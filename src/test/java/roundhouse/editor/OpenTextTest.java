package roundhouse.editor;

import java.awt.geom.Point2D;
import java.nio.file.Path;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.junit.jupiter.api.BeforeEach;
import roundhouse.testkit.Waiting;

/** A window with the trains of a small design open as text, and the keyboard in it. */
abstract class OpenTextTest extends WindowTest {
  Path trains;
  RSyntaxTextArea text;

  @BeforeEach
  void openTrains() throws Exception {
    trains = desk.small.titles().designs().getFirst().resolve("trains.yaml");
    Desk.look(
        () -> {
          desk.window.openText(trains);
          return true;
        });
    text = area();
    desk.click(text, new Point2D.Double(40, 5), 1);
  }

  private RSyntaxTextArea area() throws Exception {
    return Waiting.until(
        () -> desk.part(RSyntaxTextArea.class, "text trains.yaml"),
        found -> found != null && found.isShowing(),
        () -> "the file was never opened");
  }

  final boolean shown(String words) throws Exception {
    return Desk.until(() -> text.getText().contains(words), found -> found);
  }

  final String text() throws Exception {
    return Desk.look(text::getText);
  }
}
