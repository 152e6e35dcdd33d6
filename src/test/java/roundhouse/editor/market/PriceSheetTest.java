package roundhouse.editor.market;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.market.MarketCell;

class PriceSheetTest {
  private final PriceSheet grid =
      new PriceSheet(true, List.of("60y  67   71   76", "53y  60y  66", "", ".    53y"));

  private static PriceWord word(String text) {
    return PriceWord.read(text).orElseThrow();
  }

  @Test
  void aPriceIsWrittenWhereItStandsAndTheOthersKeepTheirColumns() {
    assertThat(grid.write(new MarketCell(0, 1), word("170p")).lines())
        .containsExactly("60y  170p 71   76", "53y  60y  66", "", ".    53y");
  }

  @Test
  void aPriceBeyondTheEndOfARowStandsBelowThoseOfItsColumn() {
    assertThat(grid.write(new MarketCell(2, 3), word("70")).lines()).endsWith(".    53y  .    70");
  }

  @Test
  void aSpaceInTheMiddleBecomesAHoleAndOneAtTheEndDisappears() {
    assertThat(grid.clear(new MarketCell(0, 1)).lines().getFirst()).isEqualTo("60y  .    71   76");
    assertThat(grid.clear(new MarketCell(1, 2)).lines().get(1)).isEqualTo("53y  60y");
    assertThat(grid.clear(new MarketCell(2, 1)).lines().getLast()).isEmpty();
  }

  @Test
  void aNewColumnRepeatsTheOneBesideIt() {
    PriceSheet wider = grid.addColumn(new MarketCell(0, 1));

    assertThat(wider.lines())
        .containsExactly("60y  67   67   71   76", "53y  60y  60y  66", "", ".    53y  53y");
    assertThat(wider.removeColumn(new MarketCell(1, 1))).isEqualTo(grid);
  }

  @Test
  void rowsComeAndGoAndOneIsLeft() {
    assertThat(grid.addRow(new MarketCell(2, 0)).lines())
        .containsExactly("60y  67   71   76", "53y  60y  66", "", ".    53y", ".    53y");
    assertThat(grid.removeRow(new MarketCell(1, 0)).lines())
        .containsExactly("60y  67   71   76", "", ".    53y");
    PriceSheet one = new PriceSheet(true, List.of("60 67"));
    assertThat(one.removeRow(new MarketCell(0, 0))).isEqualTo(one);
  }

  @Test
  void theSpacesOfAZigzagGoOnFromLineToLine() {
    PriceSheet zigzag = new PriceSheet(false, List.of("0b", "7f 14f 20f", "26f"));

    assertThat(zigzag.word(new MarketCell(0, 3))).contains(word("20f"));
    assertThat(zigzag.write(new MarketCell(0, 2), word("15")).lines())
        .containsExactly("0b", "7f 15  20f", "26f");
    assertThat(zigzag.addColumn(new MarketCell(0, 4)).lines())
        .containsExactly("0b", "7f 14f 20f", "26f  26f");
    assertThat(zigzag.clear(new MarketCell(0, 1)).lines()).containsExactly("0b", "14f 20f", "26f");
    assertThat(zigzag.write(new MarketCell(0, 5), word("31")).lines())
        .containsExactly("0b", "7f 14f 20f", "26f  31");
  }
}
