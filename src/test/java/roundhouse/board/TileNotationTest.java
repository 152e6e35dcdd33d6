package roundhouse.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TileNotationTest {

  @Test
  void aCityWithTwoSpacesAndItsTrackIsRead() {
    Tile tile =
        TileNotation.parse(
            "14",
            TileColor.GREEN,
            "city=revenue:30,slots:2,loc:2.5;path=a:0,b:_0;path=a:_0,b:3;label=B");

    assertThat(tile.stops())
        .containsExactly(new Stop(Stop.Kind.CITY, 2, Stop.Revenue.of(30), "2.5", 1, ""));
    assertThat(tile.tracks())
        .containsExactly(
            new Track(new Track.Edge(0), new Track.AtStop(0), "", false),
            new Track(new Track.AtStop(0), new Track.Edge(3), "", false));
    assertThat(tile.labels()).containsExactly("B");
    assertThat(tile.number()).isEqualTo("14");
    assertThat(tile.color()).isEqualTo(TileColor.GREEN);
  }

  @Test
  void lanesSideBySideArePiecesOfTrackOfTheirOwn() {
    Tile tile =
        TileNotation.parse(
            "", TileColor.BROWN, "town=revenue:10;path=a:0,b:3,lanes:2;path=a:5,b:_0,a_lane:2.1");

    assertThat(tile.tracks())
        .containsExactly(
            new Track(new Track.Edge(0, 2, 0), new Track.Edge(3, 2, 1), "", false),
            new Track(new Track.Edge(0, 2, 1), new Track.Edge(3, 2, 0), "", false),
            new Track(new Track.Edge(5, 2, 1), new Track.AtStop(0), "", false));
    assertThat(tile.exits()).containsExactly(0, 3, 5);
    assertThat(TileNotation.parse("", TileColor.BROWN, TileNotation.print(tile))).isEqualTo(tile);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"path=a:0,b:3,a_lane:2.2", "path=a:0,b:3,a_lane:2", "path=a:0,b:3,a_lane:1.0"})
  void aLaneIsOneOfSeveral(String notation) {
    assertThat(TileNotation.fault(TileColor.BROWN, notation))
        .hasValueSatisfying(
            fault -> assertThat(fault.message()).contains("is not a lane; write 2.0"));
  }

  @Test
  void anOffBoardAreaGainsValueWithNewColours() {
    Stop area =
        TileNotation.parse(
                "",
                TileColor.RED,
                "offboard=revenue:yellow_30|brown_50,groups:East;path=a:1,b:_0,terminal:1")
            .stops()
            .getFirst();

    assertThat(area.revenue().in(List.of(TileColor.YELLOW, TileColor.GREEN))).isEqualTo(30);
    assertThat(area.revenue().in(List.of(TileColor.YELLOW, TileColor.GREEN, TileColor.BROWN)))
        .isEqualTo(50);
    assertThat(area.group()).isEqualTo("East");
  }

  @Test
  void aDieselEarnsItsOwnValueInAnyPhase() {
    Stop area =
        TileNotation.parse("", TileColor.RED, "offboard=revenue:yellow_30|diesel_100")
            .stops()
            .getFirst();

    assertThat(area.revenue().in(List.of(TileColor.YELLOW), "diesel")).isEqualTo(100);
    assertThat(area.revenue().in(List.of(TileColor.YELLOW), "4")).isEqualTo(30);
  }

  @Test
  void aHaltHasNoRevenue() {
    Stop halt =
        TileNotation.parse("743", TileColor.YELLOW, "halt=symbol:£,loc:0;path=a:0,b:_0")
            .stops()
            .getFirst();

    assertThat(halt.kind()).isEqualTo(Stop.Kind.HALT);
    assertThat(halt.revenue()).isEqualTo(Stop.Revenue.of(0));
  }

  @Test
  void anUnderscoreMayReferToAJunctionAmongTheStops() {
    Tile tile =
        TileNotation.parse(
            "x", TileColor.GREEN, "junction;town=revenue:10;path=a:0,b:_0;path=a:_0,b:_1");

    assertThat(tile.tracks().getLast())
        .isEqualTo(new Track(new Track.Junction(), new Track.AtStop(0), "", false));
  }

  @Test
  void partsOfTheHexOrThePictureAreIgnored() {
    Tile plain =
        TileNotation.parse("", TileColor.WHITE, "town=revenue:0;upgrade=cost:40,terrain:water");
    Tile drawn =
        TileNotation.parse(
            "",
            TileColor.WHITE,
            "town=revenue:0;upgrade=cost:40,terrain:water;border=edge:0,type:water,cost:40"
                + " ;icon=image:port,sticky:1;"
                + "frame=color:#800080;partition=a:0-,b:2+,type:water;stub=edge:1;future_label=label:P,color:brown");

    assertThat(drawn).isEqualTo(plain);
    assertThat(drawn.terrain()).isEqualTo(40);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "city=revenue:20;path=a:0,b:_0;path=a:_0,b:3",
        "city=revenue:40,slots:2,loc:center;town=revenue:10,loc:3.5;path=a:0,b:_0;path=a:_1,b:_0;label=OO;label=T",
        "halt;halt=loc:3;path=a:0,b:_0,track:narrow;path=a:_0,b:_1,track:dual",
        "offboard=revenue:yellow_0|green_20|brown_40|diesel_90,visit_cost:0,groups:East;path=a:1,b:_0,terminal:1",
        "city=revenue:white_50|brown_60",
        "town=revenue:10;junction;path=a:0,b:_1;path=a:2,b:_1;path=a:_1,b:_0;upgrade=cost:80"
      })
  void printingAParsedTileGivesTheSameNotation(String notation) {
    assertThat(TileNotation.print(TileNotation.parse("1", TileColor.YELLOW, notation)))
        .isEqualTo(notation);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "path=a:0,b:3;cty=revenue:20     | 13 | did you mean 'city'",
        "city=revenu:20                  | 5  | did you mean 'revenue'",
        "city=revenue:many               | 13 | whole number",
        "town=revenue:10;path=a:0,b:_1   | 27 | the first is _0, the last _0",
        "path=a:0,b:6                    | 11 | edges are 0 to 5",
        "path=a:0                        | 0  | needs 'b:'",
        "path=a:2,b:2                    | 11 | two different ends",
        "city=revenue:yelow_20           | 13 | did you mean 'yellow'",
        "city=20                         | 5  | revenue:20",
        "town=revenue:10,loc:7           | 20 | center",
        "town=revenue:10,revenue:20      | 16 | twice",
        "label=                          | 6  | letters",
        "junction;junction               | 9  | at most one",
        "path=a:0,b:1,track:wide         | 19 | the known ones are broad, dual, narrow",
        "border=edge:9,type:impassable   | 12 | edges are 0 to 5"
      })
  void aMistakeIsReportedWithItsOffsetAndAHint(String notation, int offset, String words) {
    TileNotationException mistake =
        catchThrowableOfType(
            TileNotationException.class, () -> TileNotation.parse("1", TileColor.YELLOW, notation));

    assertThat(mistake.offset()).isEqualTo(offset);
    assertThat(mistake).hasMessageContaining(words);
    assertThat(TileNotation.fault(TileColor.YELLOW, notation))
        .contains(new TileNotation.Fault(offset, mistake.getMessage()));
    assertThat(TileNotation.read("1", TileColor.YELLOW, notation)).isEmpty();
  }
}
