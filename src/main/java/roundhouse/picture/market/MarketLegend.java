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
  private static final double LINE = 26;
  private static final double SWATCH = 16;
  private static final double GAP = 26;
  private static final double SIZE = 14;

  private static final Set<Zone> COLOURS =
      EnumSet.of(Zone.YELLOW, Zone.GREEN, Zone.ORANGE, Zone.BROWN);

  /** Zones without their own colour, shown by that of the zone they are combined with. */
  private static final Set<Zone> COLOURED =
      EnumSet.of(Zone.UNCOUNTED, Zone.ANY_HOLDING, Zone.SEVERAL_A_TURN);

  private record Item(Zone zone, PictureText words, double x, int line) {}

  private final List<Item> items = new ArrayList<>();

  MarketLegend(StockMarket market, double width) {
    double x = 0;
    int line = 0;
    for (Zone zone : Zone.values()) {
      List<MarketSpace> in = market.spaces().stream().filter(space -> space.in(zone)).toList();
      if (in.isEmpty() || COLOURED.contains(zone) && coloured(in)) continue;
      PictureText words =
          PictureText.plain(COLOURS.contains(zone) ? rules(zone, in) : ZoneWords.of(zone), SIZE);
      double needed = SWATCH + 8 + words.width();
      if (x > 0 && x + needed > width) {
        x = 0;
        line++;
      }
      items.add(new Item(zone, words, x, line));
      x += needed + GAP;
    }
  }

  double width() {
    return items.stream()
        .mapToDouble(item -> item.x() + SWATCH + 8 + item.words().width())
        .max()
        .orElse(0);
  }

  double height() {
    return items.isEmpty() ? 0 : (items.getLast().line() + 1) * LINE;
  }

  void draw(Graphics2D graphics, double left, double top, Theme theme) {
    for (Item item : items) {
      double y = top + item.line() * LINE + LINE / 2;
      var swatch = new Rectangle2D.Double(left + item.x(), y - SWATCH / 2, SWATCH, SWATCH);
      Shapes.fill(graphics, swatch, theme.zones().getOrDefault(item.zone(), theme.space()));
      Shapes.stroke(graphics, swatch, theme.faint(), Shapes.butt(1));
      item.words().draw(graphics, left + item.x() + SWATCH + 8, y, theme.text());
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
