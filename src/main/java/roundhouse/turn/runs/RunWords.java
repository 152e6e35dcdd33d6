package roundhouse.turn.runs;

import java.util.List;
import java.util.stream.Collectors;
import roundhouse.board.Hex;
import roundhouse.board.TileColor;
import roundhouse.board.TrackGraph;
import roundhouse.route.problem.StopRef;
import roundhouse.words.UiWords;
import roundhouse.workshop.history.GameHistory;

/** The stops of a run by name, each with its current value. */
public record RunWords(GameHistory play) {

  /** The stops where a drawn run calls. */
  public String of(DrawnRun drawn) {
    if (drawn.isIdle()) return UiWords.of("runs.stands");
    return drawn.run().calls().stream().map(this::stop).collect(Collectors.joining(" – "));
  }

  /** A stop by its name and worth. */
  public String stop(StopRef stop) {
    Hex hex = play.state().board().map().hexes().get(stop.hex());
    String name = hex == null || hex.name().isEmpty() ? stop.hex().text() : hex.name();
    TrackGraph track = play.state().board().track();
    int node = track.stopIndex(stop.hex(), stop.index());
    int value = track.stop(node).stop().revenue().in(colors());
    return value == 0 ? name : UiWords.of("runs.stop", name, value);
  }

  private List<TileColor> colors() {
    return play.title().design().phases().get(play.state().phase()).tiles();
  }
}
