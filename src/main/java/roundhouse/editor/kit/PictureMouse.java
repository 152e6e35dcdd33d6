package roundhouse.editor.kit;

import java.awt.Cursor;
import java.awt.Point;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.awt.geom.Point2D;
import javax.swing.SwingUtilities;

/** What the mouse does on a picture: move, zoom, drag parts, click, ask for menus. */
final class PictureMouse extends MouseAdapter {
  private static final int CLICK = 4;

  private final PictureView view;
  private Point from = new Point();
  private Point pressed = new Point();
  private boolean own;

  PictureMouse(PictureView view) {
    this.view = view;
  }

  private boolean isEmpty() {
    return view.picture().isEmpty();
  }

  private Point2D inPicture(Point pixel) {
    return view.camera().toPicture(pixel);
  }

  @Override
  public void mousePressed(MouseEvent event) {
    view.requestFocusInWindow();
    from = event.getPoint();
    pressed = event.getPoint();
    own =
        SwingUtilities.isLeftMouseButton(event)
            && !isEmpty()
            && view.grabbed(inPicture(pressed), event);
    menu(event);
  }

  /** Some systems open menus on press, others on release. */
  private void menu(MouseEvent event) {
    if (SubjectMenu.isAskedBy(event) && !isEmpty())
      view.menuRequested(inPicture(event.getPoint()), event);
  }

  @Override
  public void mouseDragged(MouseEvent event) {
    if (pressed.distance(event.getPoint()) <= CLICK && from.equals(pressed)) return;
    if (own) {
      from = event.getPoint();
      view.dragged(inPicture(from));
      return;
    }
    view.setCursor(Cursor.getPredefinedCursor(Cursor.MOVE_CURSOR));
    view.camera().pan(event.getX() - from.x, event.getY() - from.y);
    from = event.getPoint();
    view.repaint();
  }

  @Override
  public void mouseReleased(MouseEvent event) {
    view.setCursor(Cursor.getDefaultCursor());
    menu(event);
    if (own && !from.equals(pressed) && !isEmpty()) view.dropped(inPicture(event.getPoint()));
    own = false;
    boolean click =
        pressed.distance(event.getPoint()) <= CLICK
            && SwingUtilities.isLeftMouseButton(event)
            && !event.isAltDown();
    if (click && !isEmpty()) view.clicked(inPicture(event.getPoint()), event);
  }

  @Override
  public void mouseMoved(MouseEvent event) {
    if (!isEmpty()) view.hovered(inPicture(event.getPoint()));
  }

  @Override
  public void mouseWheelMoved(MouseWheelEvent event) {
    if (isEmpty() || view.wheelTurned(inPicture(event.getPoint()), event)) return;
    view.camera()
        .zoom(Math.pow(PictureView.STEP, -event.getPreciseWheelRotation()), event.getPoint());
    view.repaint();
  }
}
