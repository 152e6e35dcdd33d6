package roundhouse.position;

import java.util.ArrayList;
import java.util.List;
import roundhouse.engine.Title;
import roundhouse.game.GameState;

/** Where a test position begins: its players, and the names and the state that it gives. */
record PositionTestStart(Title title, TestSpec spec, List<String> players) {

  /** The title has the options that are on by themselves with this number of players. */
  static PositionTestStart of(Title any, TestSpec spec) {
    List<String> players = players(any, spec);
    return new PositionTestStart(any.forPlayers(players.size()), spec, players);
  }

  private static List<String> players(Title title, TestSpec spec) {
    if (!spec.players().isEmpty()) return spec.players();
    int count = Math.clamp(3, title.design().players().min(), title.design().players().max());
    return List.of("A", "B", "C", "D", "E", "F", "G", "H").subList(0, count);
  }

  /** What the test names and the title lacks. */
  List<Mismatch> unknownNames() {
    var all = new ArrayList<Mismatch>();
    spec.given()
        .ifPresent(given -> all.addAll(StatedNames.unknown(title, players, given, "given")));
    for (int i = 0; i < spec.steps().size(); i++) {
      String path = "steps." + i + ".then";
      spec.steps()
          .get(i)
          .then()
          .ifPresent(then -> all.addAll(StatedNames.unknown(title, players, then, path)));
    }
    return all;
  }

  GameState state() {
    if (spec.given().isEmpty()) return title.start(players, spec.seed());
    return GivenPosition.state(title, players, spec.seed(), spec.given().get());
  }
}
