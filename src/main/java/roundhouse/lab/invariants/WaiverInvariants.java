package roundhouse.lab.invariants;

import java.util.Optional;
import roundhouse.board.Tile;
import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.engine.rounds.Waiver;
import roundhouse.engine.stations.MarkerHooks;
import roundhouse.game.Company;

/** Invariants of rules that scripts may lift: where none lifts them they hold. */
final class WaiverInvariants {
  private WaiverInvariants() {}

  /** A tile of a later phase, a second marker in a hex, a share of a treasury. */
  static Optional<String> lifted(StateTransition moment) {
    Game before = new Game(moment.title(), moment.before());
    return switch (moment.action()) {
      case Action.LayTile lay -> color(before, lay);
      case Action.PlaceMarker place -> ownMarker(before, place);
      case Action.BuyShare purchase -> treasury(before, purchase);
      default -> Optional.empty();
    };
  }

  private static Optional<String> color(Game before, Action.LayTile lay) {
    Tile tile = before.title().tiles().get(lay.tile());
    boolean allowed =
        before.phase().tiles().contains(tile.color())
            || Waiver.lifts(before, Waiver.Rule.COLOR, lay.hex(), lay.tile());
    return allowed
        ? Optional.empty()
        : Optional.of(
            "%s laid tile %s in %s, and nothing lifts the phase's colours"
                .formatted(lay.by(), lay.tile(), lay.hex()));
  }

  /** A script that judges where markers may stand may allow one without lifting a rule. */
  private static Optional<String> ownMarker(Game before, Action.PlaceMarker place) {
    if (before.title().rules().overrides(MarkerHooks.MAY_PLACE_MARKER)) return Optional.empty();
    boolean has =
        before.state().board().markersAt(place.hex()).stream()
            .anyMatch(marker -> marker.company().equals(place.by()));
    return has && !Waiver.lifts(before, Waiver.Rule.OWN_MARKER, place.hex())
        ? Optional.of(
            "%s placed a second marker in %s, and nothing allows one"
                .formatted(place.by(), place.hex()))
        : Optional.empty();
  }

  private static Optional<String> treasury(Game before, Action.BuyShare purchase) {
    Company seller = before.state().companies().get(purchase.from());
    return seller != null && !Waiver.liftsFor(before, Waiver.Rule.TREASURY, purchase.company())
        ? Optional.of(
            "%s bought a share of %s from its treasury, and nothing allows that"
                .formatted(purchase.by(), purchase.company()))
        : Optional.empty();
  }
}
