package roundhouse.lab.invariants;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import roundhouse.board.Tile;
import roundhouse.design.spec.CompanySpec;
import roundhouse.design.spec.MarkerClaim;
import roundhouse.design.spec.PrivateSpec;
import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.engine.rounds.Turns;
import roundhouse.engine.rounds.Waiver;
import roundhouse.engine.shares.RoundSalesRecord;
import roundhouse.engine.stations.CompanyNetwork;
import roundhouse.engine.stations.FreeMarkers;
import roundhouse.engine.stations.MarkerHooks;
import roundhouse.engine.stations.PlaceMarkerStep;
import roundhouse.game.Company;
import roundhouse.game.Frame;
import roundhouse.game.Holder;

/** Invariants of rules that scripts may lift: where none lifts them they hold. */
final class WaiverInvariants {
  private WaiverInvariants() {}

  /**
   * A tile of a later phase or apart from the company's track, a second marker in a hex or a turn,
   * one that track does not lead to, a share of a treasury or of what the player has sold.
   */
  static Optional<String> lifted(StateTransition moment) {
    Game before = new Game(moment.title(), moment.before());
    return switch (moment.action()) {
      case Action.LayTile lay -> color(before, lay).or(() -> apart(before, lay));
      case Action.PlaceMarker place ->
          ownMarker(before, place)
              .or(() -> anotherInTurn(before, place))
              .or(() -> unconnected(before, place));
      case Action.BuyShare purchase ->
          treasury(before, purchase).or(() -> soldBefore(before, purchase));
      default -> Optional.empty();
    };
  }

  private static Optional<String> color(Game before, Action.LayTile lay) {
    Tile tile = before.title().tiles().get(lay.tile());
    boolean allowed =
        before.phase().tiles().contains(tile.color())
            || Waiver.lifts(before, Waiver.Rule.COLOR, lay.hex(), lay.tile());
    return unless(
        allowed,
        "%s laid tile %s in %s, and nothing lifts the phase's colours",
        lay.by(),
        lay.tile(),
        lay.hex());
  }

  /** Whether one of these steps decides; others, such as those of privates, may do more. */
  private static boolean isAt(Game game, String... steps) {
    return game.state().top().kind() == Frame.Kind.TURN
        && game.turn().step() < Turns.steps(game).size()
        && List.of(steps).contains(Turns.current(game).name());
  }

  /** A full city may lie between, where a title allows that. */
  private static Optional<String> apart(Game before, Action.LayTile lay) {
    Company company = before.company(lay.by());
    boolean allowed =
        !isAt(before, "lay-track")
            || CompanyNetwork.reach(before, company, true).touches(lay.hex())
            || before.state().board().markersAt(lay.hex()).stream()
                .anyMatch(marker -> marker.company().equals(company.id()))
            || Waiver.lifts(before, Waiver.Rule.CONNECTION, lay.hex(), lay.tile());
    return unless(
        allowed,
        "%s laid tile %s in %s apart from its track, and nothing allows that",
        lay.by(),
        lay.tile(),
        lay.hex());
  }

  private static Optional<String> anotherInTurn(Game before, Action.PlaceMarker place) {
    boolean allowed =
        !isAt(before, "place-marker", "lay-track")
            || !PlaceMarkerStep.hasPlaced(before.turn())
            || isClaimed(before, place, MarkerClaim::isAdditional)
            || Waiver.lifts(before, Waiver.Rule.MARKERS_A_TURN, place.hex());
    return unless(
        allowed,
        "%s placed another marker of its turn in %s, and nothing allows one",
        place.by(),
        place.hex());
  }

  private static Optional<String> unconnected(Game before, Action.PlaceMarker place) {
    Company company = before.company(place.by());
    int stop = before.state().board().track().stopIndex(place.hex(), place.city());
    boolean allowed =
        !isAt(before, "place-marker", "lay-track")
            || CompanyNetwork.reach(before, company, false).reaches(stop)
            || FreeMarkers.isGrantedAt(before, company, place.hex())
            || isClaimed(before, place, claim -> claim.unconnected().isPresent())
            || Waiver.lifts(before, Waiver.Rule.CONNECTION, place.hex());
    return unless(
        allowed,
        "%s placed a marker in %s, where its track does not lead, and nothing allows that",
        place.by(),
        place.hex());
  }

  private static boolean isClaimed(
      Game game, Action.PlaceMarker place, Predicate<MarkerClaim> wanted) {
    return Stream.concat(
            game.design().companies().values().stream().map(CompanySpec::claims),
            game.design().privates().values().stream().map(PrivateSpec::claims))
        .flatMap(Optional::stream)
        .filter(claim -> claim.isFor(game.state().board(), place.hex(), place.city()))
        .anyMatch(wanted);
  }

  /** A script that judges where markers may stand may allow one without lifting a rule. */
  private static Optional<String> ownMarker(Game before, Action.PlaceMarker place) {
    if (before.title().rules().overrides(MarkerHooks.MAY_PLACE_MARKER)) return Optional.empty();
    boolean has =
        before.state().board().markersAt(place.hex()).stream()
            .anyMatch(marker -> marker.company().equals(place.by()));
    return unless(
        !has || Waiver.lifts(before, Waiver.Rule.OWN_MARKER, place.hex()),
        "%s placed a second marker in %s, and nothing allows one",
        place.by(),
        place.hex());
  }

  private static Optional<String> treasury(Game before, Action.BuyShare purchase) {
    Company seller = before.state().companies().get(purchase.from());
    return unless(
        seller == null || Waiver.liftsFor(before, Waiver.Rule.TREASURY, purchase.company()),
        "%s bought a share of %s from its treasury, and nothing allows that",
        purchase.by(),
        purchase.company());
  }

  private static Optional<String> soldBefore(Game before, Action.BuyShare purchase) {
    boolean sold =
        isAt(before, "stock-turn")
            && RoundSalesRecord.by(before, Holder.named(purchase.by()))
                .contains(purchase.company());
    return unless(
        !sold || Waiver.liftsFor(before, Waiver.Rule.SOLD_BEFORE, purchase.company()),
        "%s bought a share of %s after selling some in the round, and nothing allows that",
        purchase.by(),
        purchase.company());
  }

  private static Optional<String> unless(boolean allowed, String fault, Object... values) {
    return allowed ? Optional.empty() : Optional.of(fault.formatted(values));
  }
}
