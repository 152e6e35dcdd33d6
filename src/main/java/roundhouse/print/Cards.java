package roundhouse.print;

import java.awt.Color;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import roundhouse.design.spec.CompanySpec;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.PrivateSpec;
import roundhouse.design.spec.TrainSpec;
import roundhouse.engine.Title;
import roundhouse.picture.Livery;

/**
 * The cards of a game: share certificates, privates and trains, each the size of a small playing
 * card.
 */
final class Cards {
  static final double WIDTH = 63;
  static final double HEIGHT = 43;

  private static final double INSET = CardFrame.INSET;
  private static final double BAND = CardFrame.BAND;

  private final Design design;

  Cards(Title title) {
    design = title.design();
  }

  /** All certificates of all companies. */
  List<CardSheets.Card> certificates() {
    var cards = new ArrayList<CardSheets.Card>();
    for (CompanySpec company : design.companies().values()) {
      List<Integer> shares = design.kindOf(company.id()).shares();
      addAll(cards, company, shares);
      for (String other : design.kindOf(company.id()).becomes())
        addAll(cards, company, design.kinds().get(other).shares());
      design.kindOf(company.id()).sharesFor().values().stream()
          .map(List::getFirst)
          .distinct()
          .filter(president -> !president.equals(shares.getFirst()))
          .forEach(president -> cards.add(certificate(company, president, true)));
    }
    return cards;
  }

  private void addAll(
      List<CardSheets.Card> cards, CompanySpec company, List<Integer> certificates) {
    for (int i = 0; i < certificates.size(); i++)
      cards.add(certificate(company, certificates.get(i), i == 0));
  }

  private CardSheets.Card certificate(CompanySpec company, int percent, boolean president) {
    String name =
        company.id()
            + " "
            + percent
            + " %"
            + (president ? " " + design.words().in("president") : "");
    return new CardSheets.Card(
        name,
        (canvas, x, y) -> {
          drawBand(canvas, x, y, company, percent);
          canvas.centredParagraph(
              company.name(),
              x + WIDTH / 2,
              y + INSET + BAND + 7.2,
              WIDTH - 9,
              new TextStyle(3.7, Typeface.BOLD, PageCanvas.INK));
          canvas.centred(
              president ? design.words().in("President's certificate") : "Share certificate",
              x + WIDTH / 2,
              y + HEIGHT - INSET - 5,
              new TextStyle(3.2, Typeface.ITALIC, president ? PageCanvas.INK : PageCanvas.SOFT));
          if (president) CardFrame.drawGold(canvas, x, y);
        });
  }

  private static void drawBand(
      PageCanvas canvas, double x, double y, CompanySpec company, int percent) {
    Livery livery = Livery.of(company);
    CardFrame.draw(canvas, x, y, livery.color());
    Color on = Livery.contrast(livery.color());
    canvas.text(
        company.id(),
        x + INSET + 3,
        y + INSET + 7.6,
        new TextStyle(Typeface.BOLD.fitting(company.id(), 6.5, 30), Typeface.BOLD, on));
    canvas.right(
        percent + " %",
        x + WIDTH - INSET - 3,
        y + INSET + 7.6,
        new TextStyle(6.5, Typeface.BOLD, on));
  }

  List<CardSheets.Card> privates() {
    return new PrivateCards(design).all();
  }

  List<CardSheets.Card> trains() {
    var cards = new ArrayList<CardSheets.Card>();
    for (TrainSpec train : design.trains().values())
      cards.addAll(Collections.nCopies(TilePages.copies(train.count()), train(train)));
    return cards;
  }

  private CardSheets.Card train(TrainSpec train) {
    Color band = new Color(0x2F3E56);
    return new CardSheets.Card(
        train.name(),
        (canvas, x, y) -> {
          CardFrame.draw(canvas, x, y, band);
          canvas.text(
              "Train",
              x + INSET + 3,
              y + INSET + 7.2,
              new TextStyle(4.4, Typeface.PLAIN, Color.WHITE));
          canvas.right(
              design.amount(train.price()),
              x + WIDTH - INSET - 3,
              y + INSET + 7.4,
              new TextStyle(5.5, Typeface.BOLD, Color.WHITE));
          canvas.centred(
              train.name(),
              x + WIDTH / 2,
              y + HEIGHT - 13.5,
              new TextStyle(
                  Typeface.BOLD.fitting(train.name(), 14, WIDTH - 12),
                  Typeface.BOLD,
                  PageCanvas.INK));
          small(canvas, TrainCardText.otherSide(design, train), x, y + HEIGHT - INSET - 8);
          small(canvas, TrainCardText.lasts(train), x, y + HEIGHT - INSET - 4);
        });
  }

  private static void small(PageCanvas canvas, String text, double x, double y) {
    double size = Typeface.PLAIN.fitting(text, 3.1, WIDTH - 2 * INSET - 2);
    canvas.centred(text, x + WIDTH / 2, y, new TextStyle(size, Typeface.PLAIN, PageCanvas.SOFT));
  }

  /** The small print on the card of a train. */
  static final class TrainCardText {
    private TrainCardText() {}

    /** What else the card may be bought as; "" if nothing else. */
    static String otherSide(Design design, TrainSpec train) {
      return design.trains().values().stream()
          .filter(other -> other.otherSideOf().equals(train.name()))
          .map(other -> "or a " + other.name() + " for " + design.amount(other.price()))
          .collect(Collectors.joining(", "));
    }

    /** Until when it runs. */
    static String lasts(TrainSpec train) {
      var ends = new ArrayList<String>();
      if (!train.obsoleteWith().isEmpty())
        ends.add("obsolete with the first " + train.obsoleteWith());
      if (!train.rustsOn().isEmpty()) ends.add("rusts with the first " + train.rustsOn());
      return ends.isEmpty() ? "permanent" : String.join(", ", ends);
    }
  }

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
                line,
                middle,
                next,
                TEXT_WIDTH,
                new TextStyle(size, Typeface.PLAIN, PageCanvas.SOFT));
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
          lines.stream()
              .mapToInt(line -> Typeface.PLAIN.lines(line, size, TEXT_WIDTH).size())
              .sum();
      return (rows - 1) * size * PageCanvas.LEADING;
    }
  }

  /** The frame of a small card: paper with a coloured band, and a golden border for presidents. */
  private static final class CardFrame {
    static final double INSET = 2;
    static final double BAND = 11;

    private static final double WIDTH = Cards.WIDTH;
    private static final double HEIGHT = Cards.HEIGHT;
    private static final Color PAPER = new Color(0xFFFDF7);
    private static final Color GOLD = new Color(0xC9A24B);

    private CardFrame() {}

    static void draw(PageCanvas canvas, double x, double y, Color band) {
      double width = WIDTH - 2 * INSET;
      canvas.fill(PageCanvas.box(x + INSET, y + INSET, width, HEIGHT - 2 * INSET, 1.5), PAPER);
      canvas.fill(PageCanvas.box(x + INSET, y + INSET, width, BAND, 1.5), band);
      canvas.outline(
          PageCanvas.box(x + INSET, y + INSET, width, HEIGHT - 2 * INSET, 1.5),
          PageCanvas.INK,
          0.25);
    }

    static void drawGold(PageCanvas canvas, double x, double y) {
      canvas.outline(
          PageCanvas.box(
              x + INSET + 1.6,
              y + INSET + BAND + 1.2,
              WIDTH - 2 * INSET - 3.2,
              HEIGHT - 2 * INSET - BAND - 2.8,
              1),
          GOLD,
          0.6);
    }
  }
}
