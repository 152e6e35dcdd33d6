package roundhouse.editor.holdings;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.turn.holdings.HoldingsColumn;
import roundhouse.turn.holdings.HoldingsColumn.Kind;

class CellPainterTest {
  @Test
  void theSignOfAnOfferStandsAwayFromTheText() {
    assertThat(CellPainter.signAt(new HoldingsColumn(Kind.POOL, ""), 40))
        .as("numbers")
        .isLessThan(10);
    assertThat(CellPainter.signAt(new HoldingsColumn(Kind.TRAINS, ""), 40))
        .as("words")
        .isGreaterThan(30);
  }
}
