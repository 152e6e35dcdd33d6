package roundhouse.print;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import roundhouse.design.spec.CompanySpec;
import roundhouse.design.spec.Design;
import roundhouse.engine.Title;
import roundhouse.picture.Livery;
import roundhouse.picture.Painter;

/** Round markers to cut out: each company's station markers and one for its share price. */
final class TokenPages {
  private static final double BOX = 17;

  private TokenPages() {}

  /**
   * @param diameter of a marker in millimetres
   */
  static List<PrintedPage> of(Title title, Sheet sheet, double diameter) {
    var cards = new ArrayList<CardSheets.Card>();
    for (CompanySpec company : title.design().companies().values())
      cards.addAll(
          Collections.nCopies(count(title.design(), company), card(Livery.of(company), diameter)));
    double box = Math.max(BOX, diameter + 3);
    return new CardSheets(sheet, box, box, true).pages("markers", cards);
  }

  /** How many round markers a company has, with the one for its share price. */
  static int count(Design design, CompanySpec company) {
    List<Integer> markers =
        company.markers().isEmpty() ? design.kindOf(company.id()).markers() : company.markers();
    return markers.size() + neutral(design, company.id()) + 1;
  }

  /** Neutral markers: one for each company that places one, and one that a moved home leaves. */
  private static int neutral(Design design, String company) {
    int moves =
        (int)
            design.privates().values().stream()
                .filter(each -> each.movesMarker().isPresent())
                .count();
    return design
        .neutralMarkers()
        .filter(rules -> rules.company().equals(company))
        .map(rules -> rules.placedBy().size() + moves)
        .orElse(0);
  }

  private static CardSheets.Card card(Livery livery, double diameter) {
    double middle = Math.max(BOX, diameter + 3) / 2;
    return new CardSheets.Card(
        livery.letters(), (canvas, x, y) -> draw(canvas, livery, x + middle, y + middle, diameter));
  }

  private static void draw(PageCanvas canvas, Livery livery, double x, double y, double diameter) {
    canvas.fill(PageCanvas.disc(x, y, diameter / 2), livery.color());
    canvas.outline(PageCanvas.disc(x, y, diameter / 2), PageCanvas.INK, 0.3);
    double letters = Typeface.BOLD.fitting(livery.letters(), diameter * 0.34, diameter * 0.82);
    canvas.centred(
        livery.letters(),
        x,
        y + letters * 0.36,
        new TextStyle(letters, Typeface.BOLD, Livery.contrast(livery.color())));
  }

  /** A marker as an image, transparent around it. */
  static BufferedImage image(Livery livery, int pixels) {
    var image = new BufferedImage(pixels, pixels, BufferedImage.TYPE_INT_ARGB);
    Graphics2D graphics = image.createGraphics();
    try {
      Painter.smooth(graphics);
      double scale = pixels / (BOX + 1);
      graphics.scale(scale, scale);
      draw(new PageCanvas(graphics), livery, (BOX + 1) / 2, (BOX + 1) / 2, BOX);
    } finally {
      graphics.dispose();
    }
    return image;
  }
}
