package roundhouse.editor.change;

import java.util.ArrayList;
import java.util.List;
import roundhouse.edit.ValuePath;
import roundhouse.engine.explanation.Subject;
import roundhouse.workshop.history.GameHistory;

/** Where the design describes what the game shows. */
final class DesignedThing {
  private DesignedThing() {}

  /** The paths of a thing, the nearest first: a hex has its own, and that of the tile on it. */
  static List<ValuePath> paths(Subject subject, GameHistory play) {
    return switch (subject) {
      case Subject.HexSpace(var hex) -> {
        var paths = new ArrayList<ValuePath>();
        paths.add(ValuePath.of("map", "hexes", hex.text()));
        String tile = play.state().board().tile(hex).number();
        if (play.title().design().tiles().containsKey(tile)) paths.add(ValuePath.of("tiles", tile));
        yield paths;
      }
      case Subject.Shares(String company) -> List.of(ValuePath.of("companies", company));
      case Subject.Trains(String type) -> List.of(ValuePath.of("trains", type));
      case Subject.Private(String id) -> List.of(ValuePath.of("privates", id));
    };
  }
}
