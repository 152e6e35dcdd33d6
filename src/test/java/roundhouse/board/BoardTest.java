package roundhouse.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class BoardTest {
  private final Board board =
      new SmallMap()
          .hex("A1", "city=revenue:30;path=a:2,b:_0;label=V")
          .hex(
              "A3",
              "city=revenue:40;city=revenue:40;city=revenue:40;path=a:0,b:_0;path=a:2,b:_1;path=a:4,b:_2;label=M")
          .board();

  @Test
  void aMarkerStaysInTheCityThatKeepsItsTrack() {
    Tile twoCities =
        TileNotation.parse(
            "760",
            TileColor.GREEN,
            "city=revenue:40;city=revenue:40;path=a:1,b:_1;path=a:2,b:_0;label=V");
    Board marked = board.with(new Marker("IW", HexId.of("A1"), 0, 0, true, false));

    assertThat(marked.with(HexId.of("A1"), new TilePlacement(twoCities, 0)).markers())
        .extracting(Marker::city)
        .containsExactly(0);
    assertThat(marked.with(HexId.of("A1"), new TilePlacement(twoCities, 1)).markers())
        .extracting(Marker::city)
        .containsExactly(1);
  }

  @Test
  void markersOfMergedCitiesHaveASpaceEach() {
    Tile one =
        TileNotation.parse(
            "638",
            TileColor.GREEN,
            "city=revenue:70,slots:3;path=a:0,b:_0;path=a:2,b:_0;path=a:4,b:_0;label=M");
    Board marked =
        board
            .with(new Marker("X", HexId.of("A3"), 2, 0, true, false))
            .with(new Marker("Y", HexId.of("A3"), 0, 0, true, false));

    Board grown = marked.with(HexId.of("A3"), new TilePlacement(one, 0));

    assertThat(grown.markers())
        .containsExactly(
            new Marker("X", HexId.of("A3"), 0, 1, true, false),
            new Marker("Y", HexId.of("A3"), 0, 0, true, false));
    assertThat(grown.freeSlot(HexId.of("A3"), 0)).contains(2);
  }

  @Test
  void aMarkerMovesToAFreeSpaceWhereItsOwnIsGone() {
    Tile wide = TileNotation.parse("N2", TileColor.GREEN, "city=revenue:40,slots:2;path=a:2,b:_0");
    Tile narrow = TileNotation.parse("N1", TileColor.BROWN, "city=revenue:50;path=a:2,b:_0");
    HexId hex = HexId.of("A1");
    Board one =
        board.with(hex, new TilePlacement(wide, 0)).with(new Marker("X", hex, 0, 1, true, false));
    Board two =
        board
            .with(hex, new TilePlacement(wide, 0))
            .with(new Marker("X", hex, 0, 0, true, false))
            .with(new Marker("Y", hex, 0, 1, true, false));

    assertThat(one.with(hex, new TilePlacement(narrow, 0)).markers())
        .containsExactly(new Marker("X", hex, 0, 0, true, false));
    assertThat(one.holdsMarkers(hex, narrow)).isTrue();
    assertThat(two.holdsMarkers(hex, narrow)).isFalse();
  }

  @Test
  void theTrackIsTheSameObjectAsLongAsOnlyMarkersChange() {
    Board marked = board.with(new Marker("X", HexId.of("A1"), 0, 0, true, false));
    Tile tile = TileNotation.parse("9", TileColor.YELLOW, "path=a:0,b:3");

    assertThat(marked.track()).isSameAs(board.track());
    assertThat(marked.withMarkers(List.of()).track()).isSameAs(board.track());
    assertThat(board.with(HexId.of("A1"), new TilePlacement(tile, 0)).track())
        .isNotSameAs(board.track());
  }

  @Test
  void boardsWithTheSameTilesAndMarkersAreEqual() {
    Marker marker = new Marker("X", HexId.of("A1"), 0, 0, true, false);
    Tile tile = TileNotation.parse("9", TileColor.YELLOW, "path=a:0,b:3");

    assertThat(board.with(marker))
        .isEqualTo(board.with(marker))
        .hasSameHashCodeAs(board.with(marker))
        .isNotEqualTo(board);
    assertThat(board.with(HexId.of("A1"), new TilePlacement(tile, 0)))
        .isNotEqualTo(board.with(HexId.of("A1"), new TilePlacement(tile, 1)));
  }
}
