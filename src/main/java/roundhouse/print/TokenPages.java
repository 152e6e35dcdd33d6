package roundhouse.print;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import roundhouse.design.spec.CompanySpec;
import roundhouse.design.spec.Design;
import roundhouse.engine.Title;
import roundhouse.picture.Livery;

/** Round markers to cut out: each company's station markers and one for its share price. */
final class TokenPages {
  private static final double BOX = 17;

  private TokenPages() {}

  /**
   * @param diameter of a marker in millimetres
   */
  static List<PrintedPage> of(Title title, PageSize size, double diameter) {
    var cards = new ArrayList<CardSheets.Card>();
    for (CompanySpec company : title.design().companies().values()) {
      List<Integer> markers =
          company.markers().isEmpty()
              ? title.design().kindOf(company.id()).markers()
              : company.markers();
      int count = markers.size() + neutral(title.design(), company.id()) + 1;
      cards.addAll(Collections.nCopies(count, card(Livery.of(company), diameter)));
    }
    double box = Math.max(BOX, diameter + 3);
    return new CardSheets(size, box, box).pages("markers", cards);
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
    return (canvas, x, y) -> {
      double box = Math.max(BOX, diameter + 3);
      canvas.fill(PageCanvas.disc(x + box / 2, y + box / 2, diameter / 2), livery.color());
      canvas.outline(PageCanvas.disc(x + box / 2, y + box / 2, diameter / 2), PageCanvas.INK, 0.3);
      double letters = Typeface.BOLD.fitting(livery.letters(), diameter * 0.34, diameter * 0.82);
      canvas.centred(
          livery.letters(),
          x + box / 2,
          y + box / 2 + letters * 0.36,
          letters,
          Typeface.BOLD,
          Livery.contrast(livery.color()));
    };
  }
}
