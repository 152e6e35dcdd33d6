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
  private static final double LARGEST_NAME = 3.5;
  private static final double SMALLEST_NAME = 2.6;
  private static final double INCOME = 3.2;
  private static final double TEXT_WIDTH = WIDTH - 8;

  private static final double NAME_BASE = INSET + BAND + 5.2;

  /** The base line of the last line, from the top of the card. */
  private static final double LAST = HEIGHT - INSET - 1.4;

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
    double name = nameSize(spec.name());
    double next =
        canvas.centredParagraph(
            spec.name(),
            middle,
            y + NAME_BASE,
            TEXT_WIDTH,
            new TextStyle(name, Typeface.BOLD, PageCanvas.INK));
    canvas.centred(
        "Income " + design.amount(spec.income()),
        middle,
        next + 0.4,
        new TextStyle(INCOME, Typeface.PLAIN, PageCanvas.INK));
    List<String> lines = PrivateCardText.of(design, spec);
    double size = smallPrint(lines, room(spec.name()));
    next = y + LAST - room(spec.name());
    for (String line : lines)
      next =
          canvas.centredParagraph(
              line, middle, next, TEXT_WIDTH, new TextStyle(size, Typeface.PLAIN, PageCanvas.SOFT));
  }

  /** A name is set on one line if it can be read there. */
  private static double nameSize(String name) {
    return Math.max(SMALLEST_NAME, Typeface.BOLD.fitting(name, LARGEST_NAME, TEXT_WIDTH));
  }

  /** The height for small print below a name, from its first base line to the last. */
  static double room(String name) {
    double size = nameSize(name);
    double lines = Typeface.BOLD.lines(name, size, TEXT_WIDTH).size();
    double income = NAME_BASE + lines * size * PageCanvas.LEADING + 0.4;
    return LAST - income - INCOME * PageCanvas.LEADING;
  }

  /**
   * The size in which lines fit below each other.
   *
   * @param room from the first base line to the last
   */
  static double smallPrint(List<String> lines, double room) {
    double size = LARGEST_PRINT;
    while (size > SMALLEST_PRINT && height(lines, size) > room) size -= 0.1;
    return size;
  }

  /** The height of small print, from its first base line to the last. */
  static double height(List<String> lines, double size) {
    int rows =
        lines.stream().mapToInt(line -> Typeface.PLAIN.lines(line, size, TEXT_WIDTH).size()).sum();
    return (rows - 1) * size * PageCanvas.LEADING;
  }
}
