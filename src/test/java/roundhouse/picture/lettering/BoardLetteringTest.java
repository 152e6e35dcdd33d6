package roundhouse.picture.lettering;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Rectangle2D;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.board.TilePlacement;
import roundhouse.engine.Title;
import roundhouse.picture.Liveries;
import roundhouse.picture.Theme;
import roundhouse.picture.board.BoardPainter;
import roundhouse.picture.tile.Inscription;
import roundhouse.testkit.TestTitle;

class BoardLetteringTest {
  private static final Title ISLE = TestTitle.of("1860");
  private static final Board EMPTY = Board.empty(ISLE.map());

  private static BoardPainter painter(Board board) {
    return new BoardPainter(board, Liveries.NONE, Theme.LIGHT);
  }

  private static LetterScale radius(double pixels) {
    return LetterScale.onScreen(pixels / 100);
  }

  private static Set<Rank> ranks(double pixels) {
    return painter(EMPTY).labels(radius(pixels)).stream()
        .map(PlacedLabel::rank)
        .collect(Collectors.toSet());
  }

  @Test
  void theLargerAHexTheMoreOfItsLabelsShow() {
    assertThat(ranks(12)).isEmpty();
    assertThat(ranks(13)).containsExactlyInAnyOrder(Rank.LETTERS, Rank.SHORT_NAME);
    assertThat(ranks(20))
        .containsExactlyInAnyOrder(Rank.VALUE, Rank.COST, Rank.LETTERS, Rank.SHORT_NAME);
    assertThat(ranks(34))
        .contains(Rank.VALUE, Rank.NAME, Rank.COST)
        .doesNotContain(Rank.TOWN, Rank.SHORT_NAME);
    assertThat(ranks(48)).contains(Rank.TOWN);
  }

  @Test
  void aNameHasElevenPixelsAtAnyScale() {
    for (double pixels : new double[] {34, 48, 90, 200})
      assertThat(painter(EMPTY).labels(radius(pixels)))
          .filteredOn(label -> label.inscription() instanceof Inscription.Name)
          .allSatisfy(
              label ->
                  assertThat(label.inscription().letters() * label.factor() * pixels / 100)
                      .isBetween(10.99, 11.01));
  }

  @Test
  void twoNamesBesideEachOtherAreTwoNames() {
    var board = Board.empty(TestTitle.of("1830").map());
    for (double pixels = 34; pixels < 64; pixels++) {
      LetterScale scale = radius(pixels);
      List<PlacedLabel> names =
          painter(board).labels(scale).stream()
              .filter(label -> label.inscription() instanceof Inscription.Name)
              .toList();
      for (PlacedLabel one : names)
        for (PlacedLabel other : names)
          if (one != other)
            assertThat(one.box())
                .as("%s beside %s at %s", one.inscription(), other.inscription(), pixels)
                .matches(box -> apart(box, other.box(), scale.units(4)));
    }
  }

  private static boolean apart(Rectangle2D one, Rectangle2D other, double gap) {
    var wider =
        new Rectangle2D.Double(
            one.getX() - gap, one.getY(), one.getWidth() + 2 * gap, one.getHeight());
    return !wider.intersects(other);
  }

  @Test
  void aTileThatIsLaidMovesLabelsThereAndNextDoorOnly() {
    HexId laid = HexId.of("G5");
    var near = new HashSet<>(ISLE.map().hex(laid).neighbors().values());
    near.add(laid);
    Board after = EMPTY.with(laid, new TilePlacement(ISLE.tiles().get("5"), 0));
    for (double pixels : new double[] {25, 34, 48, 61}) {
      BoardPainter before = painter(EMPTY);
      List<PlacedLabel> first = far(before.labels(radius(pixels)), near);

      List<PlacedLabel> second = painter(after).after(before).labels(radius(pixels));

      assertThat(far(second, near)).isEqualTo(first);
      assertThat(second).anyMatch(label -> label.hex().equals(laid));
    }
  }

  @Test
  void aTollDisappearsOnceTrackCrossesItsSide() {
    Title title = TestTitle.of("1882");
    HexId one = HexId.of("H4");
    HexId other = HexId.of("I5");
    Board empty = Board.empty(title.map());
    Board half = straight(title, empty, one, other);

    assertThat(tolls(half, one)).isEqualTo(tolls(empty, one)).isPositive();
    assertThat(tolls(straight(title, half, other, one), one)).isEqualTo(tolls(empty, one) - 1);
  }

  private static long tolls(Board board, HexId hex) {
    return painter(board).labels(radius(48)).stream()
        .filter(label -> label.inscription() instanceof Inscription.Toll)
        .filter(label -> label.hex().equals(hex))
        .count();
  }

  /** A straight tile lies on a hex and leads to another. */
  private static Board straight(Title title, Board board, HexId hex, HexId to) {
    int edge =
        title.map().hex(hex).neighbors().entrySet().stream()
            .filter(next -> next.getValue().equals(to))
            .findFirst()
            .orElseThrow()
            .getKey();
    return board.with(hex, new TilePlacement(title.tiles().get("9"), edge));
  }

  private static List<PlacedLabel> far(List<PlacedLabel> labels, Set<HexId> near) {
    return labels.stream().filter(label -> !near.contains(label.hex())).toList();
  }
}
