package roundhouse.turn;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import roundhouse.engine.Choice;
import roundhouse.engine.Title;
import roundhouse.game.GameState;
import roundhouse.picture.Liveries;
import roundhouse.picture.Theme;
import roundhouse.picture.market.MarketPainter;
import roundhouse.turn.choices.Offers;
import roundhouse.turn.choices.ParChoices;
import roundhouse.turn.holdings.BankTables;
import roundhouse.turn.holdings.HoldingsCell;
import roundhouse.turn.holdings.HoldingsMatrix;
import roundhouse.turn.holdings.HoldingsRow;
import roundhouse.turn.holdings.TableContent;
import roundhouse.workshop.history.GameHistory;

/** Makes the tables of a page and the market's spaces. */
final class PageTables {
  private PageTables() {}

  static TurnPage.Holdings holdings(HoldingsMatrix matrix, Offers offers) {
    return new TurnPage.Holdings(
        matrix.columns().stream()
            .map(
                column ->
                    new TurnPage.Column(
                        column.kind(), column.player(), matrix.heading(column), column.says()))
            .toList(),
        matrix.rows().stream().map(row -> row(row, offers)).toList(),
        matrix.totals().stream().map(row -> row(row, offers)).toList(),
        matrix.turn(),
        matrix.priority());
  }

  private static TurnPage.HoldingRow row(HoldingsRow row, Offers offers) {
    return new TurnPage.HoldingRow(
        row.kind(),
        row.id(),
        row.label(),
        row.folded(),
        row.turn(),
        row.cells().stream().map(cell -> cell(cell, offers)).toList());
  }

  private static TurnPage.HoldingCell cell(HoldingsCell cell, Offers offers) {
    return new TurnPage.HoldingCell(
        cell.texts(),
        cell.presides(),
        cell.faint(),
        cell.offer(),
        cell.choices().stream().map(offers::id).toList());
  }

  static Map<String, TurnPage.Table> bank(GameHistory play) {
    var all = new LinkedHashMap<String, TurnPage.Table>();
    all.put("trains", table(BankTables.trains(play)));
    all.put("privates", table(BankTables.privates(play)));
    all.put("phases", table(BankTables.phases(play)));
    return all;
  }

  private static TurnPage.Table table(TableContent content) {
    List<TableContent.Column> columns = content.columns();
    return new TurnPage.Table(
        columns.stream().map(TableContent.Column::name).toList(),
        IntStream.range(0, columns.size()).filter(at -> columns.get(at).right()).boxed().toList(),
        content.rows().stream()
            .map(row -> new TurnPage.TableRow(row.cells(), row.now(), row.faint()))
            .toList());
  }

  /** Where a company may start, as the market's picture shows it. */
  static List<TurnPage.Space> spaces(
      Title title, GameState state, List<Choice> choices, Offers offers) {
    var picture = new MarketPainter(title.market(), state.tokens(), Liveries.NONE, Theme.LIGHT);
    var all = new ArrayList<TurnPage.Space>();
    ParChoices.of(title, state, choices)
        .bySpace()
        .forEach(
            (cell, here) -> {
              Rectangle2D box = picture.box(cell);
              all.add(
                  new TurnPage.Space(
                      box.getX(),
                      box.getY(),
                      box.getWidth(),
                      box.getHeight(),
                      here.stream().map(offers::id).toList()));
            });
    return all;
  }
}
