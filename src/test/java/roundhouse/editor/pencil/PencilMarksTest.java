package roundhouse.editor.pencil;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.board.Tile;
import roundhouse.editor.pencil.PencilModel.PencilMarks;
import roundhouse.engine.Title;
import roundhouse.testkit.Repository;

/** What is pencilled on a board. */
class PencilMarksTest {
  private static final HexId FRESHWATER = HexId.of("B6");

  private final Title title = Repository.titles().load("1860", Set.of()).title().orElseThrow();
  private final Board board = Board.empty(title.map());
  private final Tile curve = title.tiles().get("8");
  private final Tile city = title.tiles().get("57");

  @Test
  void anyTileLiesAnywhereAndTurnsWhereItLies() {
    PencilMarks once = PencilMarks.NOTHING.lay(board, FRESHWATER, curve, 0);
    PencilMarks twice = once.lay(board, FRESHWATER, curve, 0);

    assertThat(once.on(board).tile(FRESHWATER).number()).isEqualTo("8");
    assertThat(twice.on(board).laid().get(FRESHWATER).rotation()).isEqualTo(1);
    assertThat(once.turn(board, FRESHWATER, -1).on(board).laid().get(FRESHWATER).rotation())
        .isEqualTo(5);
    assertThat(board.laid()).as("the board under it").isEmpty();
  }

  @Test
  void aMarkerIsPlacedAndTakenBack() {
    PencilMarks placed =
        PencilMarks.NOTHING.lay(board, FRESHWATER, city, 0).marker(board, "C&N", FRESHWATER, 0);

    assertThat(placed.on(board).markersAt(FRESHWATER))
        .extracting(Marker::company)
        .containsExactly("C&N");
    assertThat(placed.marker(board, "C&N", FRESHWATER, 0).on(board).markersAt(FRESHWATER))
        .isEmpty();
  }

  @Test
  void aMarkerOfTheGameIsRubbedOutInTheSketchOnly() {
    Board game = board.with(new Marker("C&N", FRESHWATER, 0, 0, false, false));

    PencilMarks rubbed = PencilMarks.NOTHING.marker(game, "C&N", FRESHWATER, 0);

    assertThat(rubbed.on(game).markers()).isEmpty();
    assertThat(game.markers()).hasSize(1);
    assertThat(rubbed.rub(FRESHWATER).on(game)).isEqualTo(game);
  }

  @Test
  void rubbingOutAHexWithoutASketchBaresIt() {
    Board game = PencilMarks.NOTHING.lay(board, FRESHWATER, curve, 2).on(board);

    assertThat(PencilMarks.NOTHING.rub(FRESHWATER).on(game).laid()).isEmpty();
  }
}
