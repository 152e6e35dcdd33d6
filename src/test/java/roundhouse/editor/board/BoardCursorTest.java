package roundhouse.editor.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import roundhouse.board.GameMap;
import roundhouse.board.HexId;
import roundhouse.editor.board.AccessibleBoard.BoardCursor;
import roundhouse.picture.Vec;
import roundhouse.testkit.TestTitle;

class BoardCursorTest {
  private static final Vec RIGHT = new Vec(1, 0);
  private static final Vec LEFT = new Vec(-1, 0);
  private static final Vec DOWN = new Vec(0, 1);
  private static final GameMap ISLE = TestTitle.of("1860").map();

  @Test
  void upAndDownFollowAColumnOfAMapWithFlatTops() {
    assertThat(walk("G5", DOWN, DOWN)).isEqualTo("G9");
  }

  @Test
  void toTheSideTheWalkStaysOnItsLine() {
    String there = walk("D4", RIGHT, RIGHT, RIGHT, RIGHT);
    assertThat(there).isEqualTo("H4");
    assertThat(walk(there, LEFT, LEFT, LEFT, LEFT)).isEqualTo("D4");
  }

  @Test
  void atTheCoastTheWalkStays() {
    BoardCursor last = BoardCursor.on(ISLE, HexId.of("G5"));
    for (int step = 0; step < 30; step++) last = last.step(ISLE, RIGHT);
    assertThat(last.step(ISLE, RIGHT)).isEqualTo(last);
  }

  @Test
  void theNextOfSomeHexesIsTheNextInTheRowAndThenTheFirst() {
    Set<HexId> legal = Set.of(HexId.of("G5"), HexId.of("I5"), HexId.of("D8"));
    BoardCursor walk = BoardCursor.NOWHERE;
    var met = new ArrayList<String>();
    for (int press = 0; press < 4; press++) {
      walk = walk.next(ISLE, legal, false);
      met.add(walk.at().orElseThrow().text());
    }
    assertThat(met).isEqualTo(List.of("G5", "I5", "D8", "G5"));
    assertThat(walk.next(ISLE, legal, true).at()).contains(HexId.of("D8"));
  }

  private static String walk(String from, Vec... ways) {
    BoardCursor walk = BoardCursor.on(ISLE, HexId.of(from));
    for (Vec way : ways) walk = walk.step(ISLE, way);
    return walk.at().orElseThrow().text();
  }
}
