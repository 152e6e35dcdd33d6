package roundhouse.editor.printing;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import javax.swing.KeyStroke;
import javax.swing.Timer;
import javax.swing.UIManager;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.PictureView;
import roundhouse.picture.Painter;
import roundhouse.print.PrintedPage;
import roundhouse.print.Sheet;

/** One page, as large as fits; the wheel, plus and minus zoom, the arrows move it. */
final class PageView extends PictureView {
  /** Milliseconds without a step of zooming until the page is drawn again. */
  private static final int REST = 120;

  /** The most pixels of an image of a page. */
  private static final double MOST = 16e6;

  private static final int STEP = 60;

  private final transient DoubleConsumer ask;
  private final Timer rest;
  private transient Optional<PrintedPage> page = Optional.empty();
  private transient Optional<PagePicture> shown = Optional.empty();

  /** The scale that was asked for last; 0 once another page is shown. */
  private double asked;

  private double wanted;

  /**
   * @param ask asks for an image of the page, with this many pixels to a millimetre
   */
  PageView(DoubleConsumer ask) {
    this.ask = ask;
    rest = new Timer(REST, _ -> askNow());
    rest.setRepeats(false);
    setName("print page");
    setFocusable(true);
    setBackground(UIManager.getColor("Table.gridColor"));
    addFocusListener(new FocusRim());
    bind("PLUS", () -> zoom(2));
    bind("MINUS", () -> zoom(-2));
    bind("0", this::fit);
    bind("LEFT", () -> pan(STEP, 0));
    bind("RIGHT", () -> pan(-STEP, 0));
    bind("UP", () -> pan(0, STEP));
    bind("DOWN", () -> pan(0, -STEP));
  }

  private void bind(String key, Runnable does) {
    KeyBindings.bindFocused(this, key, does);
    for (KeyStroke same : KeyBindings.sameKeys(KeyStroke.getKeyStroke(key)))
      getInputMap().put(same, key);
  }

  /**
   * Shows a page.
   *
   * @param small an image of it to show at once, if there is one
   */
  void show(PrintedPage next, Optional<BufferedImage> small) {
    boolean same = page.equals(Optional.of(next));
    if (same && isSharp()) return;
    asked = 0;
    repaint();
    if (same) return;
    if (page.filter(before -> before.sheet().equals(next.sheet())).isEmpty()) fit();
    page = Optional.of(next);
    put(new PagePicture(next.sheet(), small));
  }

  private boolean isSharp() {
    return shown.filter(picture -> asked > 0 && picture.isSharp(asked)).isPresent();
  }

  /** Shows an image of a page that was asked for. */
  void sharpen(PrintedPage of, BufferedImage image) {
    if (page.equals(Optional.of(of))) put(new PagePicture(of.sheet(), Optional.of(image)));
  }

  private void put(PagePicture picture) {
    shown = Optional.of(picture);
    picture(shown);
  }

  private void pan(int right, int down) {
    camera().pan(right, down);
    repaint();
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    super.paintComponent(graphics);
    shown.ifPresent(picture -> demand(picture, ((Graphics2D) graphics).getTransform().getScaleX()));
    if (!isFocusOwner()) return;
    graphics.setColor(UIManager.getColor("Component.focusedBorderColor"));
    graphics.drawRect(0, 0, getWidth() - 1, getHeight() - 1);
  }

  /** Asks at once for a page that was not shown yet, otherwise once the zoom rests. */
  private void demand(PagePicture picture, double device) {
    Sheet sheet = picture.sheet();
    double most = Math.sqrt(MOST / (sheet.width() * sheet.height()));
    wanted = Math.min(most, camera().scale() * PagePicture.FINE * device);
    if (Math.abs(wanted - asked) < 1e-9) return;
    if (asked == 0) askNow();
    else rest.restart();
  }

  private void askNow() {
    rest.stop();
    asked = wanted;
    ask.accept(wanted);
  }

  /** Shows and hides the rim of a view that has the keyboard. */
  private final class FocusRim implements FocusListener {
    @Override
    public void focusGained(FocusEvent event) {
      repaint();
    }

    @Override
    public void focusLost(FocusEvent event) {
      repaint();
    }
  }

  /**
   * A page as an image of it, stretched until there is a sharper one.
   *
   * @param image empty while there is none
   */
  private record PagePicture(Sheet sheet, Optional<BufferedImage> image) implements Painter {
    /** Units to a millimetre. */
    static final double FINE = 10;

    private static final double RIM = 0.02;
    private static final Color EDGE = new Color(0x9A9A9A);

    /** An image that differs less from its place is drawn pixel by pixel. */
    private static final double SAME = 0.004;

    /** The page with a rim, so that its edges are in sight. */
    @Override
    public Rectangle2D bounds() {
      Rectangle2D page = page();
      double rim = RIM * Math.max(page.getWidth(), page.getHeight());
      return new Rectangle2D.Double(
          -rim, -rim, page.getWidth() + 2 * rim, page.getHeight() + 2 * rim);
    }

    private Rectangle2D page() {
      return new Rectangle2D.Double(0, 0, sheet.width() * FINE, sheet.height() * FINE);
    }

    /** Whether the image has this many pixels to a millimetre. */
    boolean isSharp(double pixels) {
      return image
          .filter(drawn -> drawn.getWidth() == Math.round(sheet.width() * pixels))
          .isPresent();
    }

    @Override
    public void paint(Graphics2D graphics) {
      graphics.setColor(Color.WHITE);
      graphics.fill(page());
      image.ifPresent(drawn -> paint(graphics, drawn));
      graphics.setColor(EDGE);
      graphics.setStroke(new BasicStroke((float) (1 / graphics.getTransform().getScaleX())));
      graphics.draw(page());
    }

    private void paint(Graphics2D graphics, BufferedImage drawn) {
      double scale = page().getWidth() / drawn.getWidth();
      AffineTransform before = graphics.getTransform();
      if (Math.abs(before.getScaleX() * scale - 1) < SAME) {
        var whole =
            AffineTransform.getTranslateInstance(
                Math.rint(before.getTranslateX()), Math.rint(before.getTranslateY()));
        graphics.setTransform(whole);
        graphics.drawImage(drawn, 0, 0, null);
        graphics.setTransform(before);
        return;
      }
      graphics.setRenderingHint(
          RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
      graphics.drawImage(drawn, AffineTransform.getScaleInstance(scale, scale), null);
    }
  }
}
