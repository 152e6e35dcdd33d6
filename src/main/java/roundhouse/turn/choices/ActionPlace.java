package roundhouse.turn.choices;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import roundhouse.board.HexId;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.route.problem.StopRef;

/** Where on the board an action happens. */
public final class ActionPlace {

  private ActionPlace() {}

  /** A tile as an action lays it. */
  public record LaidTile(HexId hex, String tile, int rotation) {}

  /** The tile that an action lays, if any; a private company may bring one. */
  public static Optional<LaidTile> tileOf(Action action) {
    return switch (action) {
      case Action.LayTile lay -> Optional.of(new LaidTile(lay.hex(), lay.tile(), lay.rotation()));
      case Action.LayPrivateTile lay ->
          Optional.of(new LaidTile(lay.hex(), lay.tile(), lay.rotation()));
      default -> Optional.empty();
    };
  }

  /** The hex that an action is about, if any. */
  public static Optional<HexId> hexOf(Action action) {
    return switch (action) {
      case Action.PlaceMarker place -> Optional.of(place.hex());
      case Action.PlaceNeutralMarker place -> Optional.of(place.hex());
      case Action.ReplaceMarker place -> Optional.of(place.hex());
      case Action.PlaceToken place -> Optional.of(place.hex());
      default -> tileOf(action).map(LaidTile::hex);
    };
  }

  /** The city or town where an action places a marker or a token. */
  public static OptionalInt cityOf(Action action) {
    return switch (action) {
      case Action.PlaceMarker place -> OptionalInt.of(place.city());
      case Action.PlaceNeutralMarker place -> OptionalInt.of(place.city());
      case Action.ReplaceMarker place -> OptionalInt.of(place.city());
      case Action.PlaceToken place -> OptionalInt.of(place.city());
      default -> OptionalInt.empty();
    };
  }

  /** The same with its hex. */
  public static Optional<StopRef> stopOf(Action action) {
    OptionalInt city = cityOf(action);
    return city.isEmpty()
        ? Optional.empty()
        : hexOf(action).map(hex -> new StopRef(hex, city.getAsInt()));
  }

  /** The hexes that a choice concerns: that of its action, or those that a script names. */
  public static List<HexId> hexesOf(Choice choice) {
    Optional<HexId> one = hexOf(choice.action());
    if (one.isPresent()) return List.of(one.get());
    return choice.values().get(Choice.HEXES) instanceof List<?> named
        ? named.stream().map(String::valueOf).map(HexId::of).toList()
        : List.of();
  }
}
