package roundhouse.print;

import java.awt.Color;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import roundhouse.design.spec.CompanySpec;
import roundhouse.design.spec.Design;
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
}
