package roundhouse.print;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import roundhouse.board.Board;
import roundhouse.board.GameMap;
import roundhouse.compare.ValueChanges;
import roundhouse.design.Design;
import roundhouse.design.MapMaker;
import roundhouse.design.MarketMaker;
import roundhouse.market.Cell;
import roundhouse.market.StockMarket;
import roundhouse.market.Tokens;
import roundhouse.picture.BoardOverlay;
import roundhouse.picture.BoardPainter;
import roundhouse.picture.Liveries;
import roundhouse.picture.MarketPainter;
import roundhouse.picture.MoveArrows;
import roundhouse.picture.Painter;
import roundhouse.picture.Theme;

/** Pictures of one side of a comparison, with differences marked. */
public final class SidePictures {
  private SidePictures() {}

  /** The empty map with differing hexes framed. */
  public static Painter map(Design side, ValueChanges changes, Theme theme) {
    GameMap map = MapMaker.make(side);
    Set<String> marked =
        changes.hexes().stream().filter(map.hexes()::containsKey).collect(Collectors.toSet());
    return new BoardPainter(
        Board.empty(map),
        Liveries.of(side.companies().values()),
        theme,
        BoardOverlay.NONE.withChanged(marked));
  }

  /** The stock market with differing spaces framed. */
  public static Painter market(Design side, ValueChanges changes, Theme theme) {
    StockMarket market = MarketMaker.make(side.market());
    Set<Cell> own = market.spaces().stream().map(space -> space.cell()).collect(Collectors.toSet());
    Set<Cell> marked = changes.spaces().stream().filter(own::contains).collect(Collectors.toSet());
    return new MoveArrows(
        new MarketPainter(market, Tokens.NONE, Liveries.NONE, theme),
        theme,
        marked,
        Optional.empty(),
        List.of());
  }
}
