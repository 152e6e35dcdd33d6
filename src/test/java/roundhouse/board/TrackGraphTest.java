package roundhouse.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class TrackGraphTest {
  private static final String STRAIGHT = "path=a:0,b:3";
  private static final String CITY = "city=revenue:20;path=a:0,b:_0;path=a:_0,b:3";

  @Test
  void stopsAreNumberedByHexAndIndex() {
    TrackGraph track =
        new SmallMap().hex("A1", CITY).hex("A3", "town=revenue:10;city=revenue:0").board().track();

    assertThat(track.stops()).isEqualTo(3);
    assertThat(track.stop(track.stopIndex(HexId.of("A3"), 1)).stop().isCity()).isTrue();
    assertThat(track.stop(2).hex()).isEqualTo(HexId.of("A3"));
    assertThatThrownBy(() -> track.stopIndex(HexId.of("A1"), 1))
        .hasMessageContaining("hex A1 has no stop 1");
  }

  @Test
  void trackOfTwoHexesMeetsAtTheHexsideBetweenThem() {
    TrackGraph track = new SmallMap().hex("A1", CITY).hex("A3", STRAIGHT).board().track();
    int between = track.hexside(HexId.of("A1"), 0);

    assertThat(track.hexside(HexId.of("A3"), 3)).isEqualTo(between);
    assertThat(track.isHexside(between)).isTrue();
    assertThat(track.segmentsAt(between)).hasSize(2);
    int city = track.segmentsAt(between)[0];
    int straight = track.segmentsAt(between)[1];
    assertThat(track.hexId(track.hexOf(city))).isEqualTo(HexId.of("A1"));
    assertThat(track.otherEnd(city, between)).isEqualTo(track.stopIndex(HexId.of("A1"), 0));
    assertThat(track.otherEnd(straight, between)).isEqualTo(track.hexside(HexId.of("A3"), 0));
    assertThat(track.joins(between, city, straight)).isTrue();
  }

  @Test
  void anImpassableBorderNeverCarriesTrackAcross() {
    for (SmallMap map :
        new SmallMap[] {new SmallMap().impassable("A1", 0), new SmallMap().impassable("A3", 3)}) {
      TrackGraph track = map.hex("A1", CITY).hex("A3", STRAIGHT).board().track();

      assertThat(track.hexside(HexId.of("A1"), 0)).isNotEqualTo(track.hexside(HexId.of("A3"), 3));
      assertThat(track.segmentsAt(track.hexside(HexId.of("A1"), 0))).hasSize(1);
    }
  }

  @Test
  void twoSegmentsOfAHexThatShareAHexsideDoNotJoinThere() {
    TrackGraph track = new SmallMap().hex("A1", "path=a:0,b:3;path=a:0,b:4").board().track();
    int shared = track.hexside(HexId.of("A1"), 0);

    assertThat(track.segmentsAt(shared)).containsExactly(0, 1);
    assertThat(track.joins(shared, 0, 1)).isFalse();
  }

  @Test
  void trackContinuesAtAJunctionAndAtAStopButNotBack() {
    TrackGraph track =
        new SmallMap()
            .hex("A1", "junction;path=a:0,b:_0;path=a:1,b:_0")
            .hex("A3", CITY)
            .board()
            .track();
    int junction = track.otherEnd(0, track.hexside(HexId.of("A1"), 0));

    assertThat(track.isStop(junction) || track.isHexside(junction)).isFalse();
    assertThat(track.joins(junction, 0, 1)).isTrue();
    assertThat(track.joins(junction, 0, 0)).isFalse();
    assertThat(track.joins(track.stopIndex(HexId.of("A3"), 0), 2, 3)).isTrue();
  }

  @Test
  void gaugesMeetAtStopsAndOnDualTrackOnly() {
    TrackGraph track =
        new SmallMap()
            .hex("A1", "path=a:0,b:3,track:narrow")
            .hex("A3", "city=revenue:20;path=a:3,b:_0;path=a:0,b:_0,track:dual")
            .hex("A5", "path=a:3,b:0,track:narrow")
            .board()
            .track();

    assertThat(track.joins(track.hexside(HexId.of("A1"), 0), 0, 1)).isFalse();
    assertThat(track.joins(track.stopIndex(HexId.of("A3"), 0), 1, 2)).isTrue();
    assertThat(track.joins(track.hexside(HexId.of("A3"), 0), 2, 3)).isTrue();
  }

  @Test
  void noTrainContinuesBeyondTerminalTrackOrThroughAnOffBoardArea() {
    TrackGraph track =
        new SmallMap()
            .hex("A1", "city=revenue:20;path=a:0,b:_0,terminal:1;path=a:1,b:_0,terminal:1")
            .hex("C1", "offboard=revenue:20;path=a:0,b:_0;path=a:1,b:_0")
            .board()
            .track();

    assertThat(track.joins(track.stopIndex(HexId.of("A1"), 0), 0, 1)).isFalse();
    assertThat(track.joins(track.stopIndex(HexId.of("C1"), 0), 2, 3)).isFalse();
  }

  @Test
  void oneHexNamingTheOtherAsNeighbourIsEnough() {
    Board board = new SmallMap().hex("A1", STRAIGHT).hex("A3", STRAIGHT).board();
    var hexes = new TreeMap<>(board.map().hexes());
    Hex a3 = hexes.get(HexId.of("A3"));
    hexes.put(
        HexId.of("A3"),
        new Hex(
            HexId.of("A3"),
            "",
            a3.place(),
            a3.printed(),
            0,
            "",
            Set.of(),
            Map.of(),
            Map.of(),
            Map.of()));

    TrackGraph track = Board.empty(new GameMap(Layout.FLAT, hexes)).track();

    assertThat(track.hexside(HexId.of("A1"), 0)).isEqualTo(track.hexside(HexId.of("A3"), 3));
  }
}
