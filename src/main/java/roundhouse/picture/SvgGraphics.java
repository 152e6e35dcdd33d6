package roundhouse.picture;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.DOMGroupManager;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/**
 * Drawing into an SVG document: text stays text, and {@link #group} gives parts of the picture a
 * name, so that an artist finds them again in a drawing program.
 */
public final class SvgGraphics extends SVGGraphics2D {
  private static final String NAMESPACE = "http://www.w3.org/2000/svg";

  /** Hundredths of a unit: finer than eyes see, and a document half the size. */
  static final int DECIMALS = 2;

  private static final Pattern FAMILY = Pattern.compile("'Roboto Condensed( Medium)?'");
  private static final String FAMILIES = Matcher.quoteReplacement(MapFont.FAMILIES);
  private static final String HEADER = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

  /** An empty document. */
  public SvgGraphics() {
    super(context(), false);
  }

  private SvgGraphics(SvgGraphics parent) {
    super(parent);
  }

  @Override
  public Graphics create() {
    return new SvgGraphics(this);
  }

  /** Text with its width, which it keeps in a program that lacks the letters of the document. */
  @Override
  public void drawString(String text, float x, float y) {
    if (text.isEmpty()) return;
    Element element = getDOMFactory().createElementNS(NAMESPACE, "text");
    element.setAttributeNS(null, "x", getGeneratorContext().doubleString(x));
    element.setAttributeNS(null, "y", getGeneratorContext().doubleString(y));
    element.setAttributeNS(XMLConstants.XML_NS_URI, "xml:space", "preserve");
    if (text.length() > 1) keepWidth(element, text);
    element.appendChild(getDOMFactory().createTextNode(text));
    domGroupManager.addElement(element, DOMGroupManager.FILL);
  }

  private void keepWidth(Element element, String text) {
    double width = getFont().getStringBounds(text, getFontRenderContext()).getWidth();
    element.setAttributeNS(null, "textLength", getGeneratorContext().doubleString(width));
    element.setAttributeNS(null, "lengthAdjust", "spacingAndGlyphs");
  }

  /**
   * Draws a part of a picture as a group with an id. Where the picture is no SVG document, the part
   * is drawn as it is.
   *
   * @param id unique in the picture, a letter first
   */
  public static void group(Graphics2D graphics, String id, Runnable drawing) {
    if (graphics instanceof SvgGraphics svg) svg.group(id, drawing);
    else drawing.run();
  }

  private void group(String id, Runnable drawing) {
    Element around = getTopLevelGroup(false);
    drawing.run();
    Element group = getTopLevelGroup(false);
    group.setAttributeNS(null, "id", id);
    if (group.hasChildNodes()) around.appendChild(group);
    setTopLevelGroup(around);
  }

  /**
   * The document.
   *
   * @param width with its unit, {@code 600} or {@code 210mm}
   * @param viewBox the part of the plane that is shown, in the units drawn in
   */
  public String document(String width, String height, Rectangle2D viewBox) {
    Element root = getRoot();
    root.setAttributeNS(null, "width", width);
    root.setAttributeNS(null, "height", height);
    root.setAttributeNS(null, "viewBox", box(viewBox));
    var written = new StringWriter();
    try {
      stream(root, written, false, false);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    String text = written.toString();
    return HEADER + FAMILY.matcher(text.substring(text.indexOf("<svg"))).replaceAll(FAMILIES);
  }

  private String box(Rectangle2D box) {
    return DoubleStream.of(box.getX(), box.getY(), box.getWidth(), box.getHeight())
        .mapToObj(getGeneratorContext()::doubleString)
        .collect(Collectors.joining(" "));
  }

  private static SVGGeneratorContext context() {
    SVGGeneratorContext context = SVGGeneratorContext.createDefault(emptyDocument());
    context.setPrecision(DECIMALS);
    context.setComment(null);
    return context;
  }

  private static Document emptyDocument() {
    try {
      return DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .getDOMImplementation()
          .createDocument(NAMESPACE, "svg", null);
    } catch (ParserConfigurationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
