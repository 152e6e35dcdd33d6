package roundhouse.print;

import java.awt.Color;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
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

  private static final double LARGEST_PRINT = 2.4;
  private static final double SMALLEST_PRINT = 1.3;

  /** Height of a line and width of a letter, as parts of the size of the text. */
  private static final double LINE = 1.45;

  private static final double LETTER = 0.6;

  private final Design design;

  Cards(Title title) {
    design = title.design();
  }

  /** All certificates of all companies. */
  List<CardSheets.Card> certificates() {
    var cards = new ArrayList<CardSheets.Card>();
    for (CompanySpec company : design.companies().values()) {
      List<Integer> shares = design.kindOf(company.id()).shares();
      for (int i = 0; i < shares.size(); i++)
        cards.add(certificate(company, shares.get(i), i == 0));
      design.kindOf(company.id()).sharesFor().values().stream()
          .map(List::getFirst)
          .distinct()
          .filter(president -> !president.equals(shares.getFirst()))
          .forEach(president -> cards.add(certificate(company, president, true)));
    }
    return cards;
  }

  private CardSheets.Card certificate(CompanySpec company, int percent, boolean president) {
    String name = company.id() + " " + percent + " %" + (president ? " president" : "");
    return new CardSheets.Card(
        name,
        (canvas, x, y) -> {
          drawBand(canvas, x, y, company, percent);
          canvas.centredParagraph(
              company.name(),
              x + WIDTH / 2,
              y + INSET + BAND + 7.2,
              WIDTH - 9,
              3.7,
              Typeface.BOLD,
              PageCanvas.INK);
          canvas.centred(
              president ? "President's certificate" : "Share certificate",
              x + WIDTH / 2,
              y + HEIGHT - INSET - 5,
              3.2,
              Typeface.ITALIC,
              president ? PageCanvas.INK : PageCanvas.SOFT);
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
        Typeface.BOLD.fitting(company.id(), 6.5, 30),
        Typeface.BOLD,
        on);
    canvas.right(percent + " %", x + WIDTH - INSET - 3, y + INSET + 7.6, 6.5, Typeface.BOLD, on);
  }

  List<CardSheets.Card> privates() {
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
              Typeface.BOLD.fitting(id, 5.5, 30),
              Typeface.BOLD,
              Color.WHITE);
          canvas.right(
              design.amount(spec.price()),
              x + WIDTH - INSET - 3,
              y + INSET + 7.4,
              5.5,
              Typeface.BOLD,
              Color.WHITE);
          facts(canvas, x + WIDTH / 2, y, spec);
        });
  }

  private void facts(PageCanvas canvas, double middle, double y, PrivateSpec spec) {
    double next =
        canvas.centredParagraph(
            spec.name(),
            middle,
            y + INSET + BAND + 5.2,
            WIDTH - 8,
            3.5,
            Typeface.BOLD,
            PageCanvas.INK);
    next =
        canvas.centredParagraph(
            "Income " + design.amount(spec.income()),
            middle,
            next + 0.4,
            WIDTH - 10,
            3.2,
            Typeface.PLAIN,
            PageCanvas.INK);
    List<String> lines = PrivateWords.of(design, spec);
    double size = smallPrint(lines, y + HEIGHT - INSET - 1 - next);
    for (String line : lines)
      next =
          canvas.centredParagraph(
              line, middle, next, WIDTH - 8, size, Typeface.PLAIN, PageCanvas.SOFT);
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
          canvas.text("Train", x + INSET + 3, y + INSET + 7.2, 4.4, Typeface.PLAIN, Color.WHITE);
          canvas.right(
              design.amount(train.price()),
              x + WIDTH - INSET - 3,
              y + INSET + 7.4,
              5.5,
              Typeface.BOLD,
              Color.WHITE);
          canvas.centred(
              train.name(),
              x + WIDTH / 2,
              y + HEIGHT - 13.5,
              Typeface.BOLD.fitting(train.name(), 14, WIDTH - 12),
              Typeface.BOLD,
              PageCanvas.INK);
          small(canvas, TrainWords.otherSide(design, train), x, y + HEIGHT - INSET - 8);
          small(canvas, TrainWords.lasts(train), x, y + HEIGHT - INSET - 4);
        });
  }

  private static void small(PageCanvas canvas, String text, double x, double y) {
    double size = Typeface.PLAIN.fitting(text, 3.1, WIDTH - 2 * INSET - 2);
    canvas.centred(text, x + WIDTH / 2, y, size, Typeface.PLAIN, PageCanvas.SOFT);
  }
}
