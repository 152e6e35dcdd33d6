package roundhouse.turn.choices;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;

class ChoiceRowTest {

  private static Choice choice(Action action, String says) {
    return Choice.of(action, says);
  }

  private final List<ChoiceRow> rows =
      ChoiceRow.of(
          List.of(
              choice(new Action.Pass("Red"), "lay no more track"),
              choice(new Action.LayTile("Red", HexId.of("B4"), "57", 0), "tile 57 in Port (B4)"),
              choice(new Action.LayTile("Red", HexId.of("B4"), "57", 1), "tile 57 in Port (B4)"),
              choice(new Action.LayTile("Red", HexId.of("A3"), "8", 1), "tile 8 in A3")));

  @Test
  void aTileThatMayBeTurnedIsOneLine() {
    assertThat(rows).hasSize(3);
    assertThat(rows.getFirst().variants()).hasSize(2);
  }

  @Test
  void theTileOfAPrivateCompanyIsOneLineToo() {
    List<ChoiceRow> own =
        ChoiceRow.of(
            List.of(
                choice(privateTile("P1", 0), "tile 57 of P1 in Port (B4)"),
                choice(privateTile("P1", 3), "tile 57 of P1 in Port (B4)"),
                choice(privateTile("P2", 0), "tile 57 of P2 in Port (B4)")));

    assertThat(own).extracting(row -> row.variants().size()).containsExactly(2, 1);
  }

  private static Action privateTile(String id, int rotation) {
    return new Action.LayPrivateTile("Ann", id, HexId.of("B4"), "57", rotation);
  }

  @Test
  void aLotThatCanBeBoughtNowComesFirst() {
    Choice bid =
        Choice.ranging(
            new Action.Bid("Ann", "MF", 35), new Choice.Amount(35, 80, 5), "bid", Map.of());
    Choice buy = choice(new Action.Bid("Ann", "TR", 20), "buy TR");

    List<ChoiceRow> lots = ChoiceRow.of(List.of(bid, buy));

    assertThat(lots.getFirst().action()).isEqualTo(buy.action());
    assertThat(lots.getFirst().group()).isNotEqualTo(lots.getLast().group());
  }

  @Test
  void aCompanyIsOneLineAtAllItsPricesAndWhatMayBeSoldOfItToo() {
    List<ChoiceRow> stock =
        ChoiceRow.of(
            List.of(
                choice(new Action.SellShares("Ann", "Red", 10), "sell 10 % of Red"),
                choice(new Action.SellShares("Ann", "Red", 20), "sell 20 % of Red"),
                choice(new Action.Start("Ann", "Blue", 65), "start Blue at £65"),
                choice(new Action.Start("Ann", "Blue", 70), "start Blue at £70"),
                choice(new Action.Start("Ann", "Green", 65), "start Green at £65")));

    assertThat(stock)
        .extracting(ChoiceRow::says)
        .containsExactly("Sell Red", "Start Blue", "Start Green at £65");
    assertThat(stock.stream().filter(row -> row.matches("blue £70"))).hasSize(1);
    assertThat(stock.stream().filter(row -> row.matches("green £70"))).isEmpty();
  }

  @Test
  void decliningComesLast() {
    assertThat(rows.getLast().action()).isInstanceOf(Action.Pass.class);
  }

  @Test
  void everyWordOfAFilterMustBeFound() {
    assertThat(rows.stream().filter(row -> row.matches("57 port"))).hasSize(1);
    assertThat(rows.stream().filter(row -> row.matches("TILE"))).hasSize(2);
    assertThat(rows.stream().filter(row -> row.matches("57 a3"))).isEmpty();
  }
}
