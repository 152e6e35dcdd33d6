package roundhouse.picture.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import roundhouse.board.Board;
import roundhouse.board.GameMap;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Layout;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.board.TileColor;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Liveries;
import roundhouse.picture.PictureFiles;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;
import roundhouse.picture.lettering.LetterScale;
import roundhouse.picture.lettering.PlacedLabel;
import roundhouse.picture.tile.Inscription;
import roundhouse.testkit.TestTitle;

/** Rivers, letters and destinations printed on a map. */
class RiversTest {
  private static final Layout FLAT = Layout.FLAT;

  private static BoardPainter painter(
      List<Stop> stops,
      String mark,
      List<String> destinations,
      Set<Integer> first,
      Set<Integer> second) {
    Tile printed = new Tile("", TileColor.WHITE, stops, List.of(), Set.of(), 0);
    var hex =
        new Hex(
            HexId.of("A1"),
            "",
            FLAT.parse("A1"),
            printed,
            0,
            "",
            Set.of(),
            Map.of(),
            Map.of(),
            Map.of(),
            List.of(first, second),
            Set.of(),
            mark,
            destinations,
            Map.of());
    return new BoardPainter(
        Board.empty(new GameMap(FLAT, new TreeMap<>(Map.of(HexId.of("A1"), hex)))),
        new Liveries(Map.of()),
        Theme.LIGHT);
  }

  private static Color at(BoardPainter painter, Vec fromCentre) {
    BufferedImage picture =
        PictureFiles.image(painter, (int) Math.round(painter.bounds().getWidth()));
    Vec point = painter.geometry().centre(FLAT.parse("A1")).plus(fromCentre);
    double scale = picture.getWidth() / painter.bounds().getWidth();
    return new Color(
        picture.getRGB(
            (int) ((point.x() - painter.bounds().getX()) * scale),
            (int) ((point.y() - painter.bounds().getY()) * scale)));
  }

  @Test
  void aRiverRunsBetweenItsBanksFromCornerToCorner() {
    BoardPainter straight = painter(List.of(), "", List.of(), Set.of(0, 1, 2), Set.of(3, 4, 5));
    assertThat(at(straight, Vec.ZERO)).isEqualTo(Theme.RIVER);
    assertThat(at(straight, straight.geometry().corner(2).times(0.9))).isEqualTo(Theme.RIVER);
    assertThat(at(straight, straight.geometry().corner(5).times(0.9))).isEqualTo(Theme.RIVER);
    assertThat(at(straight, straight.geometry().edge(1).times(0.8))).isNotEqualTo(Theme.RIVER);
  }

  @Test
  void aRiverIsSmoothWhereItGoesFromHexToHex() {
    GameMap map = TestTitle.of("1870").map();
    var geometry = new HexGeometry(map.layout());
    Map<HexId, RiverCourse> courses = Rivers.of(map, geometry);
    assertThat(courses).hasSizeGreaterThan(15);
    int met = 0;
    for (HexId one : courses.keySet()) {
      for (HexId other : map.hex(one).neighbors().values()) {
        RiverCourse here = courses.get(one);
        RiverCourse there = courses.get(other);
        if (there == null) continue;
        Vec away =
            geometry.centre(map.hex(other).place()).minus(geometry.centre(map.hex(one).place()));
        for (Vec[] end : ends(here))
          for (Vec[] next : ends(there)) {
            if (end[0].distance(next[0].plus(away)) > 1) continue;
            met++;
            assertThat(end[1].dot(next[1])).as("%s to %s", one, other).isCloseTo(-1, within(1e-6));
          }
      }
    }
    assertThat(met).isGreaterThan(20);
  }

  /** Each end with the direction out of the hex there. */
  private static List<Vec[]> ends(RiverCourse course) {
    return List.of(
        new Vec[] {course.from(), course.entry().times(-1)},
        new Vec[] {course.to(), course.exit()});
  }

  @Test
  void stopsAreOnTheFirstBank() {
    var town = new Stop(Stop.Kind.TOWN, 0, Stop.Revenue.of(0), "", 1, "");
    BoardPainter bent = painter(List.of(town), "", List.of(), Set.of(0, 1, 2), Set.of(3, 4, 5));
    assertThat(at(bent, Vec.ZERO)).isNotEqualTo(Theme.RIVER);
    assertThat(at(bent, bent.geometry().edge(4).unit().times(36))).isEqualTo(Theme.RIVER);
  }

  @Test
  void lettersAndDestinationsOfAHexAreDrawn() {
    List<Inscription> inscriptions =
        painter(List.of(), "P", List.of("TP", "SP"), Set.of(0, 1, 2), Set.of(3, 4, 5))
            .labels(LetterScale.TO_SCALE)
            .stream()
            .map(PlacedLabel::inscription)
            .toList();
    assertThat(inscriptions)
        .filteredOn(Inscription.Label.class::isInstance)
        .extracting(inscription -> ((Inscription.Label) inscription).text())
        .containsExactly("P");
    assertThat(inscriptions)
        .filteredOn(Inscription.Destination.class::isInstance)
        .extracting(inscription -> ((Inscription.Destination) inscription).company())
        .containsExactlyInAnyOrder("TP", "SP");
  }
}
