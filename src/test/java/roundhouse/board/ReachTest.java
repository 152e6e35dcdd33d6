package roundhouse.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ReachTest {
  private static final String CITY = "city=revenue:20;path=a:0,b:_0;path=a:_0,b:3";

  @Test
  void anArbitrarilyLongTrainFollowsTheTrackToItsEnd() {
    TrackGraph track =
        new SmallMap()
            .hex("A1", CITY)
            .hex("A3", "path=a:0,b:3")
            .hex("A5", CITY)
            .hex("A7", "")
            .board()
            .track();

    Reach reach = Reach.of(track, stops(track, "A1"), new BitSet());

    assertThat(reach.stops()).isEqualTo(stops(track, "A1", "A5"));
    assertThat(reach.segments().cardinality()).isEqualTo(5);
    assertThat(reach.touches(HexId.of("A5"), 0)).isTrue();
    assertThat(reach.touches(HexId.of("A7"), 3))
        .as("new track of A7 to this hexside would connect")
        .isTrue();
    assertThat(reach.touches(HexId.of("A7"), 0)).isFalse();
  }

  @Test
  void aBlockedStopIsReachedButNotPassed() {
    TrackGraph track =
        new SmallMap().hex("A1", CITY).hex("A3", CITY).hex("A5", CITY).board().track();

    Reach reach = Reach.of(track, stops(track, "A1"), stops(track, "A3"));

    assertThat(reach.stops()).isEqualTo(stops(track, "A1", "A3"));
    assertThat(reach.touches(HexId.of("A3"), 0)).isFalse();
  }

  @Test
  void aBlockedStopMayBeAStart() {
    TrackGraph track = new SmallMap().hex("A1", CITY).hex("A3", CITY).board().track();

    assertThat(
            Reach.of(track, stops(track, "A1"), stops(track, "A1", "A3"))
                .reaches(track.stopIndex(HexId.of("A3"), 0)))
        .isTrue();
  }

  @Test
  void aStartWithoutTrackReachesItself() {
    TrackGraph track = new SmallMap().hex("A1", "city=revenue:0").board().track();

    assertThat(Reach.of(track, stops(track, "A1"), new BitSet()).stops())
        .isEqualTo(stops(track, "A1"));
  }

  @Test
  void noTrainReversesOverASwitch() {
    TrackGraph track =
        new SmallMap()
            .hex("A1", CITY)
            .hex("A3", "path=a:0,b:3;path=a:0,b:4")
            .hex("B2", "town=revenue:10;path=a:1,b:_0")
            .board()
            .track();

    Reach reach = Reach.of(track, stops(track, "A1"), new BitSet());

    assertThat(reach.reaches(track.stopIndex(HexId.of("B2"), 0))).isFalse();
    assertThat(reach.touches(HexId.of("A3"), 0)).isTrue();
    assertThat(reach.touches(HexId.of("A3"), 4)).isFalse();
  }

  /**
   * From A1 down through A3, round the loop of A5, A7 and B6, and back up to the other leg of A3.
   */
  @Test
  void aLoopDoesNotTurnATrainRoundOntoItsOwnTrack() {
    TrackGraph track =
        new SmallMap()
            .hex("A1", CITY)
            .hex("A3", "path=a:0,b:3;path=a:0,b:4")
            .hex("B2", "town=revenue:10;path=a:1,b:_0")
            .hex("A5", "path=a:3,b:0;path=a:3,b:5")
            .hex("A7", "path=a:3,b:4")
            .hex("B6", "path=a:1,b:2")
            .board()
            .track();

    assertThat(
            Reach.of(track, stops(track, "A1"), new BitSet())
                .reaches(track.stopIndex(HexId.of("B2"), 0)))
        .isFalse();
    assertThat(
            Reach.reusingTrack(track, stops(track, "A1"), new BitSet())
                .reaches(track.stopIndex(HexId.of("B2"), 0)))
        .isTrue();
  }

  @Test
  void onManyBoardsItAgreesWithTryingEveryWalk() {
    TileCatalogue library = TileCatalogue.load(Path.of("tile-library"));
    List<Tile> tiles =
        List.of(
                "7", "8", "14", "16", "20", "23", "24", "23", "24", "25", "26", "27", "28", "29",
                "25", "143", "81", "83", "744")
            .stream()
            .map(number -> library.tile(number).orElseThrow())
            .toList();
    var random = new Random(60);
    int loops = 0;
    for (int round = 0; round < 400; round++) {
      TrackGraph track = randomBoard(tiles, random).track();
      BitSet starts = stops(track, "C5");
      var blocked = new BitSet();
      for (int stop = 0; stop < track.stops(); stop++) blocked.set(stop, random.nextInt(4) == 0);

      Reach reach = Reach.of(track, starts, blocked);

      assertThat(reach.segments()).isEqualTo(new EveryWalk(track, blocked).from(starts));
      if (!Reach.reusingTrack(track, starts, blocked).segments().equals(reach.segments())) loops++;
    }
    assertThat(loops).as("boards where a loop would reverse a train").isPositive();
  }

  private static Board randomBoard(List<Tile> tiles, Random random) {
    var map = new SmallMap();
    List<String> hexes =
        List.of(
            "C5", "C3", "C7", "B4", "B6", "D4", "D6", "B2", "B8", "C1", "C9", "D2", "D8", "E3",
            "E5", "E7", "A3", "A5", "A7");
    hexes.forEach(id -> map.hex(id, ""));
    Board board =
        map.board()
            .with(
                HexId.of("C5"),
                new TilePlacement(
                    TileNotation.parse("57", TileColor.YELLOW, CITY), random.nextInt(6)));
    for (String id : hexes.subList(1, hexes.size())) {
      board =
          board.with(
              HexId.of(id),
              new TilePlacement(tiles.get(random.nextInt(tiles.size())), random.nextInt(6)));
    }
    return board;
  }

  private static BitSet stops(TrackGraph track, String... hexes) {
    var stops = new BitSet();
    for (String hex : hexes) stops.set(track.stopIndex(HexId.of(hex), 0));
    return stops;
  }

  /** Tries every walk that passes no node twice. */
  private record EveryWalk(TrackGraph track, BitSet blocked, BitSet passed, BitSet reached) {

    EveryWalk(TrackGraph track, BitSet blocked) {
      this(track, blocked, new BitSet(), new BitSet());
    }

    BitSet from(BitSet starts) {
      starts.stream()
          .forEach(
              start -> {
                passed.set(start);
                for (int segment : track.segmentsAt(start)) run(segment, start);
                passed.clear(start);
              });
      return reached;
    }

    private void run(int segment, int from) {
      int node = track.otherEnd(segment, from);
      if (passed.get(node)) return;
      reached.set(segment);
      if (track.isStop(node) && blocked.get(node)) return;
      passed.set(node);
      for (int next : track.segmentsAt(node)) {
        if (track.joins(node, segment, next)) run(next, node);
      }
      passed.clear(node);
    }
  }
}
