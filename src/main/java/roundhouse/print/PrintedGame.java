package roundhouse.print;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import roundhouse.engine.Title;

/**
 * A title as pages to print, cut and play with.
 *
 * @param hexSize distance between opposite edges of a hex, in millimetres
 */
public record PrintedGame(Title title, PageSize size, double hexSize) {
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
    var cards = new Cards(title);
    var small = new CardSheets(size, Cards.WIDTH, Cards.HEIGHT);
    return switch (part) {
      case MAP -> MapPages.of(title, size, hexSize);
      case TILES -> new TilePages(title, size, hexSize).pages();
      case MARKET -> MarketPages.of(title, size);
      case CHARTERS ->
          new CardSheets(size, Charters.WIDTH, Charters.HEIGHT)
              .pages("charters", new Charters(title).cards());
      case CERTIFICATES -> small.pages("certificates", cards.certificates());
      case PRIVATES -> small.pages("privates", cards.privates());
      case TRAINS -> small.pages("trains", cards.trains());
      case MARKERS -> TokenPages.of(title, size, Math.min(MARKER, hexSize * 0.37));
      case AID -> TextPages.of("player-aid", size, PlayerAid.of(title));
      case RULES -> TextPages.of("rules", size, RulesSummary.of(title));
    };
  }
}
