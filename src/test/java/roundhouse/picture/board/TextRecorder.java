package roundhouse.picture.board;

import java.awt.Color;
import java.awt.Graphics;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.SVGGraphics2D;

/** Notes every text that is drawn: what it says, where, how large and in which colour. */
public final class TextRecorder extends SVGGraphics2D {
  private static final FontRenderContext MEASURE = new FontRenderContext(null, true, true);

  /**
   * A text that was drawn.
   *
   * @param box of its capitals, in pixels
   * @param size of its letters, in pixels
   */
  public record Text(String says, Rectangle2D box, double size, Color color) {}

  private final List<Text> texts;

  public TextRecorder() throws ParserConfigurationException {
    super(
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .getDOMImplementation()
            .createDocument("http://www.w3.org/2000/svg", "svg", null));
    texts = new ArrayList<>();
  }

  private TextRecorder(TextRecorder from) {
    super(from);
    texts = from.texts;
  }

  @Override
  public Graphics create() {
    return new TextRecorder(this);
  }

  public List<Text> texts() {
    return texts;
  }

  @Override
  public void drawString(String text, float x, float y) {
    AffineTransform place = getTransform();
    double width = getFont().getStringBounds(text, MEASURE).getWidth();
    double high = getFont().getSize2D() * 0.72;
    Shape box = place.createTransformedShape(new Rectangle2D.Double(x, y - high, width, high));
    double scale = Math.sqrt(Math.abs(place.getDeterminant()));
    texts.add(new Text(text, box.getBounds2D(), getFont().getSize2D() * scale, getColor()));
  }

  /** Only texts are of interest. */
  @Override
  public void draw(Shape shape) {
    return;
  }

  @Override
  public void fill(Shape shape) {
    return;
  }
}
