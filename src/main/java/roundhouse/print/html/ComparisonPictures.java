package roundhouse.print.html;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import roundhouse.board.Board;
import roundhouse.board.GameMap;
import roundhouse.board.HexId;
import roundhouse.compare.ValueChanges;
import roundhouse.design.conversion.MapBuilder;
import roundhouse.design.conversion.MarketBuilder;
import roundhouse.design.spec.Design;
import roundhouse.market.MarketCell;
import roundhouse.market.PriceTokens;
import roundhouse.market.StockMarket;
import roundhouse.picture.Liveries;
import roundhouse.picture.Painter;
import roundhouse.picture.Theme;
import roundhouse.picture.board.BoardOverlay;
import roundhouse.picture.board.BoardPainter;
import roundhouse.picture.market.MarketPainter;
import roundhouse.picture.market.MoveArrows;

/** Pictures of one side of a comparison, with differences marked. */
public final class ComparisonPictures {
  private ComparisonPictures() {}

  /** The empty map with differing hexes framed. */
  public static Painter map(Design side, ValueChanges changes, Theme theme) {
    GameMap map = MapBuilder.build(side);
    Set<HexId> marked =
        changes.hexes().stream()
            .map(HexId::of)
            .filter(map.hexes()::containsKey)
            .collect(Collectors.toSet());
    return new BoardPainter(
        Board.empty(map),
        Liveries.of(side.companies().values()),
        theme,
        BoardOverlay.NONE.withChanged(marked));
  }

  /** The stock market with differing spaces framed. */
  public static Painter market(Design side, ValueChanges changes, Theme theme) {
    StockMarket market = MarketBuilder.build(side.market());
    Set<MarketCell> own =
        market.spaces().stream().map(space -> space.cell()).collect(Collectors.toSet());
    Set<MarketCell> marked =
        changes.spaces().stream().filter(own::contains).collect(Collectors.toSet());
    return new MoveArrows(
        new MarketPainter(market, PriceTokens.NONE, Liveries.NONE, theme),
        theme,
        marked,
        Optional.empty(),
        List.of());
  }
}
