package roundhouse.print;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import roundhouse.engine.Title;

/**
 * A title as pages to print, cut and play with.
 *
 * @param hexSize distance between opposite edges of a hex, in millimetres
 */
public record PrintedGame(
    Title title, PageSize size, PageSize.Orientation orientation, double hexSize) {
  /** The hex size of most published games, in millimetres. */
  public static final double USUAL_HEX = 38;

  private static final double MARKER = 14;

  /** The parts of a printed game, in the order of pages. */
  public enum Part {
    MAP,
    TILES,
    MARKET,
    CHARTERS,
    CERTIFICATES,
    PRIVATES,
    TRAINS,
    MARKERS,
    AID,
    RULES
  }

  /** On sheets that lie as each part needs fewer. */
  public PrintedGame(Title title, PageSize size, double hexSize) {
    this(title, size, PageSize.Orientation.ANY, hexSize);
  }

  public PrintedGame {
    if (hexSize < 10 || hexSize > 100)
      throw new IllegalArgumentException("the size of a hex must be 10 to 100 mm, not " + hexSize);
  }

  /** All pages. */
  public List<PrintedPage> pages() {
    return pages(EnumSet.allOf(Part.class));
  }

  /** The pages of some parts. */
  public List<PrintedPage> pages(Set<Part> wanted) {
    var pages = new ArrayList<PrintedPage>();
    for (Part part : Part.values()) if (wanted.contains(part)) pages.addAll(of(part));
    return pages;
  }

  private List<PrintedPage> of(Part part) {
    return switch (part) {
      case MAP -> fewest(MapPages.of(title, hexSize));
      case TILES -> fewest(sheet -> TilePages.of(title, sheet, hexSize));
      case MARKET -> fewest(MarketPages.of(title, sheets()));
      case CHARTERS -> deck(CardDeck.charters(title));
      case CERTIFICATES -> deck(CardDeck.certificates(title));
      case PRIVATES -> deck(CardDeck.privates(title));
      case TRAINS -> deck(CardDeck.trains(title));
      case MARKERS ->
          fewest(sheet -> TokenPages.of(title, sheet, Math.min(MARKER, hexSize * 0.37)));
      case AID -> TextPages.of("player-aid", sheets().getFirst(), PlayerAid.of(title));
      case RULES -> TextPages.of("rules", sheets().getFirst(), RulesSummary.of(title));
    };
  }

  private List<PrintedPage> deck(CardDeck deck) {
    return fewest(
        sheet ->
            new CardSheets(sheet, deck.width(), deck.height(), true)
                .pages(deck.name(), deck.cards()));
  }

  private List<Sheet> sheets() {
    return size.sheets(orientation);
  }

  /** The pages on sheets that lie so that fewer are needed. */
  private List<PrintedPage> fewest(Function<Sheet, List<PrintedPage>> pages) {
    return sheets().stream().map(pages).min(Comparator.comparingInt(List::size)).orElseThrow();
  }
}
