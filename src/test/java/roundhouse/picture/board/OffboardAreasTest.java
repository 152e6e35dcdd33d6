package roundhouse.picture.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.board.Board;
import roundhouse.board.GameMap;
import roundhouse.board.HexId;
import roundhouse.picture.Liveries;
import roundhouse.picture.Theme;
import roundhouse.picture.board.BoardPlan.OffboardAreas;
import roundhouse.picture.lettering.LetterScale;
import roundhouse.picture.lettering.PlacedLabel;
import roundhouse.picture.tile.Inscription;
import roundhouse.picture.tile.RevenueInscription;
import roundhouse.testkit.TestTitle;

/** Off-board areas of several hexes, and costs as they are printed. */
class OffboardAreasTest {
  private static List<Inscription> inscriptions(String title, String hex) {
    GameMap map = TestTitle.of(title).map();
    return new BoardPainter(Board.empty(map), Liveries.NONE, Theme.LIGHT)
        .labels(LetterScale.TO_SCALE).stream()
            .filter(label -> label.hex().equals(HexId.of(hex)))
            .map(PlacedLabel::inscription)
            .toList();
  }

  @Test
  void anAreaOfFourHexesShowsItsValuesOnce() {
    GameMap map = TestTitle.of("1861").map();
    OffboardAreas areas = OffboardAreas.of(map);
    HexId poland =
        map.hexes().values().stream()
            .filter(hex -> hex.name().equals("Poland"))
            .findFirst()
            .orElseThrow()
            .id();
    List<HexId> hexes =
        map.hexes().keySet().stream().filter(hex -> areas.together(poland, hex)).toList();

    assertThat(hexes).hasSize(4);
    assertThat(
            hexes.stream()
                .flatMap(hex -> inscriptions("1861", hex.text()).stream())
                .filter(RevenueInscription.Table.class::isInstance))
        .hasSize(1);
  }

  @Test
  void aCityOfTheGroupOfAnAreaDoesNotRepeatItsValues() {
    OffboardAreas areas = OffboardAreas.of(TestTitle.of("18Chesapeake").map());

    assertThat(areas.together(HexId.of("B2"), HexId.of("A3"))).isTrue();
    assertThat(inscriptions("18Chesapeake", "B2"))
        .filteredOn(RevenueInscription.Table.class::isInstance)
        .hasSize(1);
    assertThat(inscriptions("18Chesapeake", "A3")).noneMatch(RevenueInscription.class::isInstance);
  }

  @Test
  void areasOfTheirOwnShowTheirOwn() {
    GameMap map = TestTitle.of("1846").map();
    OffboardAreas areas = OffboardAreas.of(map);
    assertThat(areas.together(HexId.of("E23"), HexId.of("D22"))).isFalse();
    assertThat(inscriptions("1846", "E23")).anyMatch(RevenueInscription.Table.class::isInstance);
    assertThat(inscriptions("1846", "D22")).anyMatch(RevenueInscription.Table.class::isInstance);
  }

  @ParameterizedTest
  @CsvSource({"1830, D10, water", "1889, F9, ''", "1861, K7, water"})
  void aCostShowsItsTerrain(String title, String hex, String terrain) {
    assertThat(inscriptions(title, hex))
        .filteredOn(Inscription.Cost.class::isInstance)
        .extracting(inscription -> ((Inscription.Cost) inscription).terrain())
        .allMatch(terrain::equals)
        .hasSize(1);
  }
}
