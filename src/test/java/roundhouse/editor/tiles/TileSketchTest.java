package roundhouse.editor.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.board.TileColor;
import roundhouse.board.TileNotation;
import roundhouse.board.Track;
import roundhouse.editor.tiles.TileEdits.TilePrintNotation;

class TileSketchTest {
  private static final String CITY = "city=revenue:20;path=a:0,b:_0;path=a:_0,b:3";

  private static TileSketch sketch(String notation) {
    return new TileSketch(TileNotation.parse("1", TileColor.YELLOW, notation));
  }

  private static String print(TileSketch sketch, String before) {
    return TilePrintNotation.of(sketch.tile(), before, Set.of());
  }

  @Test
  void aStrokeLaysTrackAndTheSameStrokeRemovesIt() {
    TileSketch more = sketch(CITY).toggle(new Track.AtStop(0), new Track.Edge(2));

    assertThat(print(more, CITY))
        .isEqualTo("city=revenue:20;path=a:0,b:_0;path=a:_0,b:3;path=a:2,b:_0");
    assertThat(more.toggle(new Track.Edge(2), new Track.AtStop(0))).isEqualTo(sketch(CITY));
    assertThat(more.toggle(new Track.Edge(3), new Track.AtStop(0)).tile().exits())
        .containsExactly(0, 2);
  }

  @Test
  void aRemovedStopTakesItsTrackWithItAndTheOthersKeepTheirs() {
    TileSketch two = sketch("city=revenue:30;town=revenue:10;path=a:0,b:_0;path=a:3,b:_1");

    assertThat(print(two.withoutStop(0), "")).isEqualTo("town=revenue:10;path=a:3,b:_0");
  }

  @Test
  void newStopsAreWorthWhatIsUsual() {
    assertThat(print(sketch("").add(Stop.Kind.CITY).add(Stop.Kind.TOWN).add(Stop.Kind.HALT), ""))
        .isEqualTo("city=revenue:20;town=revenue:10;halt");
  }

  @Test
  void aTurnedTileTurnsThePlacesOfItsStopsToo() {
    assertThat(print(sketch("city=revenue:40,loc:4.5;path=a:4,b:_0").turned(2), ""))
        .isEqualTo("city=revenue:40,loc:0.5;path=a:0,b:_0");
  }

  @Test
  void unchangedPartsOfATileStayAsWritten() {
    String written =
        "label=K;"
            + " path=a:_0,b:0;city=loc:0.5,revenue:40;icon=image:port;upgrade=cost:40,terrain:water";

    String drawn = print(sketch(written).toggle(new Track.Edge(1), new Track.AtStop(0)), written);

    assertThat(drawn)
        .isEqualTo(
            "label=K;path=a:_0,b:0;city=loc:0.5,revenue:40;path=a:1,b:_0;icon=image:port;upgrade=cost:40,terrain:water");
    assertThat(TileNotation.parse("1", TileColor.YELLOW, drawn))
        .isEqualTo(sketch(written).toggle(new Track.Edge(1), new Track.AtStop(0)).tile());
  }

  @Test
  void lettersAndCostAreWrittenOrRemoved() {
    assertThat(print(sketch(CITY).labelled(Set.of("OO")).costing(80), CITY))
        .isEqualTo(CITY + ";label=OO;upgrade=cost:80");
    assertThat(
            print(
                sketch(CITY + ";label=OO;upgrade=cost:80").labelled(Set.of()).costing(0),
                CITY + ";label=OO;upgrade=cost:80"))
        .isEqualTo(CITY);
  }

  @Test
  void aTileResemblesOneThatIsTurnedOrMirroredOrWorthSomethingElse() {
    Tile gentle = tile("path=a:0,b:2");

    assertThat(TileLikeness.of(gentle, tile("path=a:3,b:5")))
        .contains(new TileLikeness(TileLikeness.Kind.SAME, 3));
    assertThat(TileLikeness.of(tile(CITY), tile("city=revenue:30;path=a:1,b:_0;path=a:4,b:_0")))
        .contains(new TileLikeness(TileLikeness.Kind.TRACK, 2));
    assertThat(
            TileLikeness.of(tile("path=a:0,b:3;path=a:0,b:4"), tile("path=a:0,b:3;path=a:0,b:2")))
        .contains(new TileLikeness(TileLikeness.Kind.MIRRORED, 0));
    assertThat(TileLikeness.of(gentle, tile("path=a:0,b:3"))).isEmpty();
    assertThat(
            TileLikeness.of(
                tile("city=revenue:30;city=revenue:30;path=a:0,b:_0;path=a:3,b:_1"),
                tile("city=revenue:30;city=revenue:30;path=a:3,b:_0;path=a:0,b:_1")))
        .as("the order of stops makes no difference")
        .contains(new TileLikeness(TileLikeness.Kind.SAME, 0));
  }

  private static Tile tile(String notation) {
    return sketch(notation).tile();
  }
}
