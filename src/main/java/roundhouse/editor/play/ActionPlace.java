package roundhouse.editor.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import roundhouse.board.HexId;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;

/** Where on the board an action happens. */
public final class ActionPlace {

  private ActionPlace() {}

  /** The hex that an action is about, if any. */
  public static Optional<HexId> hexOf(Action action) {
    return switch (action) {
      case Action.LayTile lay -> Optional.of(lay.hex());
      case Action.LayPrivateTile lay -> Optional.of(lay.hex());
      case Action.PlaceMarker place -> Optional.of(place.hex());
      case Action.PlaceNeutralMarker place -> Optional.of(place.hex());
      case Action.ReplaceMarker place -> Optional.of(place.hex());
      default -> Optional.empty();
    };
  }

  /** The city where an action places a marker. */
  static OptionalInt cityOf(Action action) {
    return switch (action) {
      case Action.PlaceMarker place -> OptionalInt.of(place.city());
      case Action.PlaceNeutralMarker place -> OptionalInt.of(place.city());
      case Action.ReplaceMarker place -> OptionalInt.of(place.city());
      default -> OptionalInt.empty();
    };
  }

  /** The hexes that a choice concerns: that of its action, or those that a script names. */
  static List<HexId> hexesOf(Choice choice) {
    Optional<HexId> one = hexOf(choice.action());
    if (one.isPresent()) return List.of(one.get());
    return choice.values().get(Choice.HEXES) instanceof List<?> named
        ? named.stream().map(String::valueOf).map(HexId::of).toList()
        : List.of();
  }
}
