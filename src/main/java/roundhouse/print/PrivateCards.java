package roundhouse.print;

import java.awt.Color;
import java.util.List;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.PrivateSpec;

/** The cards of the private companies of a title. */
record PrivateCards(Design design) {
  private static final double WIDTH = Cards.WIDTH;
  private static final double HEIGHT = Cards.HEIGHT;
  private static final double INSET = CardFrame.INSET;
  private static final double BAND = CardFrame.BAND;

  private static final double LARGEST_PRINT = 2.4;
  private static final double SMALLEST_PRINT = 1.3;

  /** Height of a line and width of a letter, as parts of the size of the text. */
  private static final double LINE = 1.45;

  private static final double LETTER = 0.6;

  List<CardSheets.Card> all() {
    return design.privates().entrySet().stream()
        .map(entry -> privateCompany(entry.getKey(), entry.getValue()))
        .toList();
  }

  private CardSheets.Card privateCompany(String id, PrivateSpec spec) {
    Color band = new Color(0x3C4B3F);
    return new CardSheets.Card(
        id,
        (canvas, x, y) -> {
          CardFrame.draw(canvas, x, y, band);
          canvas.text(
              id,
              x + INSET + 3,
              y + INSET + 7.4,
              new TextStyle(Typeface.BOLD.fitting(id, 5.5, 30), Typeface.BOLD, Color.WHITE));
          canvas.right(
              design.amount(spec.price()),
              x + WIDTH - INSET - 3,
              y + INSET + 7.4,
              new TextStyle(5.5, Typeface.BOLD, Color.WHITE));
          facts(canvas, x + WIDTH / 2, y, spec);
        });
  }

  private void facts(PageCanvas canvas, double middle, double y, PrivateSpec spec) {
    double next = incomeBelowName(canvas, middle, y + INSET + BAND + 5.2, spec);
    List<String> lines = PrivateCardText.of(design, spec);
    double size = smallPrint(lines, y + HEIGHT - INSET - 1 - next);
    for (String line : lines)
      next =
          canvas.centredParagraph(
              line, middle, next, WIDTH - 8, new TextStyle(size, Typeface.PLAIN, PageCanvas.SOFT));
  }

  private double incomeBelowName(PageCanvas canvas, double middle, double y, PrivateSpec spec) {
    double next =
        canvas.centredParagraph(
            spec.name(), middle, y, WIDTH - 8, new TextStyle(3.5, Typeface.BOLD, PageCanvas.INK));
    return canvas.centredParagraph(
        "Income " + design.amount(spec.income()),
        middle,
        next + 0.4,
        WIDTH - 10,
        new TextStyle(3.2, Typeface.PLAIN, PageCanvas.INK));
  }

  /**
   * The size in which lines fit below each other.
   *
   * @param room from the first line to the last
   */
  static double smallPrint(List<String> lines, double room) {
    double size = LARGEST_PRINT;
    while (size > SMALLEST_PRINT && (rows(lines, size) - 1) * LINE * size > room) size -= 0.1;
    return size;
  }

  private static int rows(List<String> lines, double size) {
    return lines.stream()
        .mapToInt(line -> (int) Math.ceil(line.length() * LETTER * size / (WIDTH - 8)))
        .sum();
  }
}
