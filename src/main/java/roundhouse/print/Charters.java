package roundhouse.print;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import roundhouse.board.HexId;
import roundhouse.design.spec.CompanySpec;
import roundhouse.design.spec.KindSpec;
import roundhouse.design.spec.NumberRange;
import roundhouse.engine.Title;
import roundhouse.picture.Livery;

/** A charter for each company, with its markers and space for trains and treasury. */
final class Charters {
  static final double WIDTH = 188;
  static final double HEIGHT = 126;

  private static final double INSET = 3;
  private static final double BAND = 20;
  private static final double MARKER = 7;

  /** Height of the fields for trains and treasury. */
  private static final double FIELD = 58;

  private final Title title;

  Charters(Title title) {
    this.title = title;
  }

  List<CardSheets.Card> cards() {
    return title.design().companies().values().stream().map(this::card).toList();
  }

  private CardSheets.Card card(CompanySpec company) {
    Livery livery = Livery.of(company);
    return new CardSheets.Card(
        company.id(),
        (canvas, x, y) -> {
          head(canvas, x + INSET, y + INSET, company, livery);
          markers(canvas, x + INSET + 5, y + INSET + BAND + 6, company, livery);
          field(canvas, x + INSET + 5, y + INSET + BAND + 34, 82, "Trains");
          field(canvas, x + INSET + 93, y + INSET + BAND + 34, 84, "Treasury");
          canvas.outline(
              PageCanvas.box(x + INSET, y + INSET, WIDTH - 2 * INSET, HEIGHT - 2 * INSET, 2.5),
              PageCanvas.INK,
              0.4);
        });
  }

  private void head(PageCanvas canvas, double x, double y, CompanySpec company, Livery livery) {
    Color on = Livery.contrast(livery.color());
    canvas.fill(PageCanvas.box(x, y, WIDTH - 2 * INSET, BAND, 2.5), livery.color());
    canvas.text(
        company.name(),
        x + 6,
        y + 12.5,
        new TextStyle(Typeface.BOLD.fitting(company.name(), 9, 130), Typeface.BOLD, on));
    canvas.right(
        company.id(), x + WIDTH - 2 * INSET - 6, y + 12.5, new TextStyle(9, Typeface.BOLD, on));
    canvas.text(facts(company), x + 6, y + 17.3, new TextStyle(3.2, Typeface.PLAIN, on));
  }

  private String facts(CompanySpec company) {
    var facts = new ArrayList<String>();
    if (!company.home().isEmpty())
      facts.add("home " + title.map().hex(HexId.of(company.home())).label());
    company.par().ifPresent(par -> facts.add("par " + range(par)));
    KindSpec kind = title.design().kindOf(company.id());
    facts.add("floats at %s percent".formatted(kind.floatsAt()));
    if (kind.share() > 0) facts.add("a share is %s percent".formatted(kind.share()));
    return String.join(", ", facts);
  }

  private String range(NumberRange par) {
    String least = title.design().amount(par.min());
    return par.min() == par.max() ? least : least + "–" + par.max();
  }

  private void markers(PageCanvas canvas, double x, double y, CompanySpec company, Livery livery) {
    canvas.text("Station markers", x, y + 3, new TextStyle(3.4, Typeface.BOLD, PageCanvas.SOFT));
    List<Integer> prices =
        company.markers().isEmpty()
            ? title.design().kindOf(company.id()).markers()
            : company.markers();
    for (int i = 0; i < prices.size(); i++) {
      String price = prices.get(i) == 0 ? "free" : title.design().amount(prices.get(i));
      space(canvas, centre(x, i), y, livery.color(), price);
    }
    title
        .design()
        .neutralMarkers()
        .filter(rules -> rules.placedBy().contains(company.id()))
        .map(rules -> Livery.of(title.design().company(rules.company())))
        .ifPresent(
            neutral ->
                space(canvas, centre(x, prices.size()), y, neutral.color(), neutral.letters()));
  }

  /** The centre of a marker's space in the row that begins at x. */
  private static double centre(double x, int number) {
    return x + MARKER + number * (2 * MARKER + 5);
  }

  /** The space of a marker, with its price or whose it is. */
  private static void space(PageCanvas canvas, double centre, double y, Color rim, String says) {
    canvas.fill(PageCanvas.disc(centre, y + 6.5 + MARKER, MARKER), PageCanvas.TINT);
    canvas.outline(PageCanvas.disc(centre, y + 6.5 + MARKER, MARKER), rim, 0.7);
    canvas.centred(
        says, centre, y + 6.5 + MARKER + 1.2, new TextStyle(3.6, Typeface.BOLD, PageCanvas.INK));
  }

  private static void field(PageCanvas canvas, double x, double y, double width, String name) {
    canvas.fill(PageCanvas.box(x, y, width, FIELD, 2), PageCanvas.TINT);
    canvas.outline(PageCanvas.box(x, y, width, FIELD, 2), PageCanvas.HAIR, 0.3);
    canvas.text(name, x + 3, y + 5.5, new TextStyle(3.4, Typeface.BOLD, PageCanvas.SOFT));
  }
}
