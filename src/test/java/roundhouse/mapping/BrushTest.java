package roundhouse.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import roundhouse.board.TileColor;
import roundhouse.edit.YamlText;
import roundhouse.edit.YamlValue;

/** How brushes change a hex. */
class BrushTest {
  private static HexContent hex(String yaml) {
    return new HexContent((YamlValue.Table) YamlText.read(yaml).value());
  }

  private static HexContent painted(String yaml, Brush... strokes) {
    HexContent hex = hex(yaml);
    for (Brush stroke : strokes) hex = stroke.paint(hex);
    return hex;
  }

  @Test
  void aCityGrowsBySpacesAndIsRemovedWithTheLast() {
    assertThat(painted("{}", Brush.city(), Brush.city())).isEqualTo(hex("{ city: 2 }"));
    assertThat(painted("{ city: 2 }", Brush.lessCity())).isEqualTo(hex("{ city: 1 }"));
    assertThat(painted("{ name: Cowes, city: 1 }", Brush.lessCity()))
        .isEqualTo(hex("{ name: Cowes }"));
  }

  @Test
  void aPrintedCityGrowsWhereItIsPrinted() {
    assertThat(painted("{ print: \"city=revenue:30;path=a:2,b:_0\" }", Brush.city()).word("print"))
        .isEqualTo("city=revenue:30,slots:2;path=a:2,b:_0");
    assertThat(
            painted("{ print: \"city=revenue:30,slots:2;path=a:2,b:_0\" }", Brush.lessCity())
                .word("print"))
        .isEqualTo("city=revenue:30;path=a:2,b:_0");
  }

  @Test
  void aPrintedTownIsRemovedWithItsTrackAndTheOthersAreRenumbered() {
    HexContent less =
        painted(
            "{ print: \"town=revenue:10;city=revenue:30;path=a:1,b:_0;path=a:2,b:_1\" }",
            Brush.lessTown());
    assertThat(less.word("print")).isEqualTo("city=revenue:30;path=a:2,b:_0");
  }

  @Test
  void trackToAnUnbuiltCityPrintsTheCity() {
    assertThat(painted("{ name: Cowes, city: 1 }", PrintedTrack.toStop(3)))
        .isEqualTo(hex("{ name: Cowes, color: yellow, print: \"city=revenue:0;path=a:3,b:_0\" }"));
  }

  @Test
  void drawingTheSameTrackAgainRemovesIt() {
    assertThat(painted("{ color: gray, print: \"path=a:0,b:5\" }", PrintedTrack.toggle("5", "0")))
        .isEqualTo(hex("{ color: gray }"));
  }

  @Test
  void aTownPaintedOnTrackSitsOnIt() {
    assertThat(painted("{ color: yellow, print: \"path=a:2,b:5\" }", Brush.town()).word("print"))
        .isEqualTo("town=revenue:0;path=a:2,b:_0;path=a:_0,b:5");
    assertThat(
            painted(
                    "{ color: green, print: \"city=revenue:30;path=a:0,b:_0;path=a:2,b:5\" }",
                    Brush.town())
                .word("print"))
        .isEqualTo("city=revenue:30;town=revenue:0;path=a:0,b:_0;path=a:2,b:_1;path=a:_1,b:5");
  }

  @Test
  void layingTrackTwiceLaysItOnceAndRemovingItLeavesTheHexAsItWas() {
    for (String before : List.of("{}", "{ name: Cowes, city: 2 }", "{ towns: 2, cost: 40 }")) {
      String one = before.equals("{}") ? "2" : "_0";
      HexContent laid = painted(before, PrintedTrack.lay("5", one), PrintedTrack.lay(one, "5"));
      assertThat(laid.word("color")).isEqualTo("yellow");
      assertThat(laid.parts().stream().filter(part -> part.startsWith("path"))).hasSize(1);
      assertThat(PrintedTrack.remove("5", one).paint(laid).table().entries())
          .isEqualTo(hex(before).table().entries());
    }
  }

  @Test
  void trackNeedsExistingEnds() {
    assertThat(painted("{}", PrintedTrack.toStop(3))).isEqualTo(hex("{}"));
  }

  @Test
  void noTerrainRemovesTheTerrain() {
    assertThat(painted("{ name: Downs, terrain: hill, cost: 60 }", Brush.terrain("", 0)))
        .isEqualTo(hex("{ name: Downs }"));
  }

  @Test
  void anOffboardAreaReplacesCityAndTowns() {
    Brush far =
        Brush.offboard(
            new TreeMap<>(Map.of(TileColor.YELLOW, 20, TileColor.BROWN, 40)), List.of(4, 1));
    assertThat(painted("{ name: Mainland, city: 1, cost: 40 }", far))
        .isEqualTo(hex("{ name: Mainland, offboard: { yellow: 20, brown: 40 }, edges: 1 4 }"));
  }
}
