package roundhouse.print;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import roundhouse.engine.Title;
import roundhouse.picture.Livery;
import roundhouse.picture.Painter;

/**
 * Cards of one size with one back, as images: sheets for tabletop simulators, which cut them into
 * cards, and single cards with bleed for printers.
 *
 * @param width of a card in millimetres
 */
record CardDeck(String name, double width, double height, Color back, List<CardSheets.Card> cards) {
  /** A sheet has ten by seven places; tabletop simulators keep the last for the hidden side. */
  static final int COLUMNS = 10;

  static final int MOST = 69;

  /** The largest image that simulators take without making it smaller, in pixels. */
  static final int LARGEST = 4096;

  private static final double SHEET_SCALE = 6;
  private static final double PRINT_SCALE = 300 / 25.4;
  private static final double INCH = 25.4;
  private static final double BLEED = INCH / 8;

  static CardDeck certificates(Title title) {
    return small("certificates", 0x7A2E2E, new Cards(title).certificates());
  }

  static CardDeck privates(Title title) {
    return small("privates", 0x3C4B3F, new Cards(title).privates());
  }

  static CardDeck trains(Title title) {
    return small("trains", 0x2F3E56, new Cards(title).trains());
  }

  private static CardDeck small(String name, int back, List<CardSheets.Card> cards) {
    return new CardDeck(name, Cards.WIDTH, Cards.HEIGHT, new Color(back), cards);
  }

  static CardDeck charters(Title title) {
    return new CardDeck(
        "charters",
        Charters.WIDTH,
        Charters.HEIGHT,
        new Color(0x5A4A32),
        new Charters(title).cards());
  }

  /** Equal cards once, each with its number. */
  Map<CardSheets.Card, Integer> counted() {
    var names = new LinkedHashMap<String, CardSheets.Card>();
    var counts = new LinkedHashMap<CardSheets.Card, Integer>();
    for (CardSheets.Card card : cards)
      counts.merge(names.computeIfAbsent(card.name(), _ -> card), 1, Integer::sum);
    return counts;
  }

  /** Whether a sheet of its cards is small enough; larger cards come singly. */
  boolean hasSheets() {
    return COLUMNS * width * SHEET_SCALE <= LARGEST;
  }

  /** The cards of each sheet. */
  List<List<CardSheets.Card>> sheets() {
    return IntStream.range(0, (cards.size() + MOST - 1) / MOST)
        .mapToObj(sheet -> cards.subList(sheet * MOST, Math.min(cards.size(), (sheet + 1) * MOST)))
        .toList();
  }

  /** How many rows of places a sheet of this number of cards has. */
  static int rows(int count) {
    return (count + COLUMNS) / COLUMNS;
  }

  /** The image of a sheet. */
  BufferedImage sheet(List<CardSheets.Card> here) {
    return image(
        COLUMNS * width,
        rows(here.size()) * height,
        SHEET_SCALE,
        canvas -> {
          for (int i = 0; i < here.size(); i++)
            here.get(i).draw(canvas, i % COLUMNS * width, i / COLUMNS * height);
        });
  }

  /**
   * One card for printing at 300 dots an inch, on the next larger quarter of an inch, with an
   * eighth of an inch of bleed around it.
   */
  BufferedImage single(CardSheets.Card card) {
    return bled(card.drawing());
  }

  /** The back of all its cards. */
  BufferedImage back(String title) {
    return bled(
        (canvas, x, y) -> {
          canvas.fill(
              PageCanvas.box(x - INCH, y - INCH, width + 2 * INCH, height + 2 * INCH, 0), back);
          double size = Typeface.BOLD.fitting(title, height / 4, width * 0.8);
          Color on = Livery.contrast(back);
          double middle = x + width / 2;
          canvas.centred(title, middle, y + height / 2, new TextStyle(size, Typeface.BOLD, on));
          canvas.centred(
              name, middle, y + height * 0.7, new TextStyle(height / 10, Typeface.ITALIC, on));
        });
  }

  private BufferedImage bled(CardSheets.Drawing drawing) {
    double across = finished(width) + 2 * BLEED;
    double down = finished(height) + 2 * BLEED;
    return image(
        across,
        down,
        PRINT_SCALE,
        canvas -> drawing.draw(canvas, (across - width) / 2, (down - height) / 2));
  }

  /** The side of a finished card. */
  static double finished(double side) {
    return Math.ceil(side * 4 / INCH - 0.01) * INCH / 4;
  }

  private static BufferedImage image(
      double width, double height, double scale, Consumer<PageCanvas> drawing) {
    var image =
        new BufferedImage(
            (int) Math.round(width * scale),
            (int) Math.round(height * scale),
            BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    try {
      graphics.setColor(Color.WHITE);
      graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
      Painter.smooth(graphics);
      graphics.scale(scale, scale);
      drawing.accept(new PageCanvas(graphics));
    } finally {
      graphics.dispose();
    }
    return image;
  }
}
