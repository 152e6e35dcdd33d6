package roundhouse.picture.market;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import roundhouse.market.MarketSpace;
import roundhouse.market.StockMarket;
import roundhouse.market.Zone;
import roundhouse.picture.PictureText;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;

/** The legend of a market's colours, in lines as wide as the market. */
final class MarketLegend {
  /** Pixels below which words cannot be read. */
  private static final double PIXELS = 11;

  private static final double MOST_ENLARGED = 4;

  private static final double LINE = 26;
  private static final double SWATCH = 16;

  /** From the left of a swatch to its words. */
  private static final double BESIDE = SWATCH + 8;

  private static final double GAP = 26;
  private static final double SIZE = 14;

  private static final Set<Zone> COLOURS =
      EnumSet.of(Zone.YELLOW, Zone.GREEN, Zone.ORANGE, Zone.BROWN);

  /** Zones without their own colour, shown by that of the zone they are combined with. */
  private static final Set<Zone> COLOURED =
      EnumSet.of(Zone.UNCOUNTED, Zone.ANY_HOLDING, Zone.SEVERAL_A_TURN);

  private record Item(Zone zone, PictureText words, double x, int line) {}

  private final List<Item> items = new ArrayList<>();
  private final double enlarged;

  /**
   * @param width of a line, in units of the picture
   * @param enlarged how many times larger than usual the words are
   */
  MarketLegend(StockMarket market, double width, double enlarged) {
    this.enlarged = enlarged;
    double x = 0;
    int line = 0;
    for (Zone zone : Zone.values()) {
      List<MarketSpace> in = market.spaces().stream().filter(space -> space.in(zone)).toList();
      if (in.isEmpty() || COLOURED.contains(zone) && coloured(in)) continue;
      PictureText words =
          PictureText.plain(
              COLOURS.contains(zone) ? rules(zone, in) : ZoneWords.of(zone), enlarged * SIZE);
      double needed = enlarged * BESIDE + words.width();
      if (x > 0 && x + needed > width) {
        x = 0;
        line++;
      }
      items.add(new Item(zone, words, x, line));
      x += needed + enlarged * GAP;
    }
  }

  /** How many times larger words must be to be read at a scale. */
  static double enlarged(double scale) {
    return Math.clamp(PIXELS / SIZE / scale, 1, MOST_ENLARGED);
  }

  double width() {
    return items.stream()
        .mapToDouble(item -> item.x() + enlarged * BESIDE + item.words().width())
        .max()
        .orElse(0);
  }

  double height() {
    return items.isEmpty() ? 0 : enlarged * (items.getLast().line() + 1) * LINE;
  }

  void draw(Graphics2D graphics, double left, double top, Theme theme) {
    for (Item item : items) {
      double x = left + item.x();
      double y = top + enlarged * (item.line() + 0.5) * LINE;
      double side = enlarged * SWATCH;
      var swatch = new Rectangle2D.Double(x, y - side / 2, side, side);
      Shapes.fill(graphics, swatch, theme.zones().getOrDefault(item.zone(), theme.space()));
      Shapes.stroke(graphics, swatch, theme.faint(), Shapes.butt(1));
      item.words().draw(graphics, x + enlarged * BESIDE, y, theme.text());
    }
  }

  private static boolean coloured(List<MarketSpace> spaces) {
    return spaces.stream().allMatch(space -> COLOURS.stream().anyMatch(space::in));
  }

  /** The rules that apply wherever a colour is used. */
  private static String rules(Zone colour, List<MarketSpace> spaces) {
    String rules =
        COLOURED.stream()
            .filter(zone -> spaces.stream().allMatch(space -> space.in(zone)))
            .map(ZoneWords::of)
            .collect(Collectors.joining(", "));
    return rules.isEmpty() ? ZoneWords.of(colour) : rules;
  }
}
