package roundhouse.editor;

import java.awt.Rectangle;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JTextField;
import roundhouse.board.HexId;
import roundhouse.editor.kit.PictureView;
import roundhouse.editor.map.MapEditor;
import roundhouse.picture.Vec;
import roundhouse.testkit.Waiting;

/** Operates the map editor of a window. */
final class MapHand {
  private final Desk desk;

  MapHand(Desk desk) {
    this.desk = desk;
  }

  PictureView canvas() throws Exception {
    return desk.part(PictureView.class, "map");
  }

  /** Shows the whole map and focuses it. */
  void bringUp() throws Exception {
    desk.bringUp(WindowView.EDIT_MAP);
    PictureView canvas = canvas();
    Desk.until(
        () -> canvas.picture().isPresent() && canvas.isShowing() && canvas.getWidth() > 0,
        yes -> yes);
    if (!Desk.look(() -> isWhole(canvas)))
      desk.click(desk.part(AbstractButton.class, "map whole"), new Point2D.Double(5, 5), 1);
    Desk.keyboardTo(canvas, canvas::requestFocusInWindow);
  }

  private static boolean isWhole(PictureView canvas) {
    Rectangle2D all = canvas.picture().orElseThrow().bounds();
    var view = new Rectangle(-1, -1, canvas.getWidth() + 2, canvas.getHeight() + 2);
    return view.contains(canvas.pixel(new Point2D.Double(all.getMinX(), all.getMinY())))
        && view.contains(canvas.pixel(new Point2D.Double(all.getMaxX(), all.getMaxY())));
  }

  void tool(String name) throws Exception {
    AbstractButton button = desk.part(AbstractButton.class, "tool " + name);
    desk.click(button, new Point2D.Double(button.getWidth() / 2.0, button.getHeight() / 2.0), 1);
    Desk.until(
        button::isSelected, yes -> yes, "the tool " + name + " was clicked and is not in hand");
    PictureView canvas = canvas();
    Desk.until(canvas::isFocusOwner, yes -> yes);
  }

  Point2D at(String place) throws Exception {
    return at(place, Vec.ZERO);
  }

  /**
   * A point on the canvas; {@code from} is relative to the centre of the place, in the picture's
   * units.
   */
  Point2D at(String place, Vec from) throws Exception {
    MapEditor editor = desk.part(MapEditor.class, "map editor");
    return Desk.look(() -> editor.pixelOf(HexId.of(place), from));
  }

  void click(String place) throws Exception {
    desk.click(canvas(), at(place), 1);
  }

  void drag(Point2D from, Point2D to) throws Exception {
    desk.drag(canvas(), from, to);
  }

  /** Focuses the map and moves its cursor to a hex. */
  void cursor(String place) throws Exception {
    tool("Select");
    click(place);
  }

  /** The field of a value of the hex under the cursor; the value is added if the hex lacks it. */
  JTextField value(String key) throws Exception {
    JTextField field = desk.part(JTextField.class, "hex " + key);
    if (Desk.look(field::isShowing)) return field;
    JComboBox<?> more = desk.part(JComboBox.class, "hex add");
    Desk.look(
        () -> {
          more.setSelectedItem(key);
          return true;
        });
    Desk.until(field::isFocusOwner, yes -> yes);
    return field;
  }

  /** The content of a file once it no longer contains {@code gone}. */
  String writtenWithout(Path file, String gone) throws Exception {
    return Waiting.within(
        Duration.ofSeconds(30), () -> Files.readString(file), text -> !text.contains(gone));
  }
}
