package roundhouse.engine.runs;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.design.spec.steps.DestinationMarker;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Decisions;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.events.BoardEvent;
import roundhouse.engine.events.HexLabel;
import roundhouse.engine.stations.MarkersBesideCities;
import roundhouse.game.Company;
import roundhouse.game.MemoryKey;

/**
 * A company that reaches its destination places a marker there for free, or keeps it on its charter
 * as an additional station marker. If it already has a marker there, it must keep it.
 */
public final class DestinationMarkerStep implements Step {
  private static final MemoryKey<Boolean> DONE = MemoryKey.flag("destination-done");
  private static final String MAP = "map";
  private static final String CHARTER = "charter";

  private final DestinationMarker rules;

  /** Made from its line in the design. */
  public DestinationMarkerStep(DestinationMarker rules) {
    this.rules = rules;
  }

  @Override
  public String name() {
    return "destination-marker";
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return List.of(Action.Choose.class);
  }

  @Override
  public void enter(StateTransaction change) {
    Company company = change.company(change.state().top().entity());
    String destination = change.game().spec(company).destination();
    if (destination.isEmpty()) return;
    boolean there =
        change.state().board().markersAt(HexId.of(destination)).stream()
            .anyMatch(marker -> marker.company().equals(company.id()));
    if (there) keep(change, company);
  }

  @Override
  public Optional<Decision> decision(Game game) {
    Company company = game.company(game.turn().entity());
    boolean none = game.spec(company).destination().isEmpty();
    if (none || game.turn().memory().is(DONE)) return Optional.empty();
    return Optional.of(
        Decisions.of(game, company, name(), "place a marker at the destination, or keep it"));
  }

  @Override
  public List<Choice> choices(Game game) {
    String company = game.turn().entity();
    return List.of(
        Choice.of(new Action.Choose(company, name(), MAP), "place the marker at the destination"),
        Choice.of(
            new Action.Choose(company, name(), CHARTER),
            "keep it as a station marker for {price}",
            Map.of("price", game.amount(rules.keptPrice()))));
  }

  @Override
  public void take(StateTransaction change, Action action) {
    var choice = (Action.Choose) action;
    Company company = change.company(choice.by());
    switch (choice.answer()) {
      case MAP -> place(change, company);
      case CHARTER -> keep(change, company);
      default ->
          throw Refusal.because(
              "destination-marker", "answer '%s' or '%s', not '%s'", MAP, CHARTER, choice.answer());
    }
  }

  private void place(StateTransaction change, Company company) {
    change.remember(DONE, true);
    Board board = change.state().board();
    HexId hex = HexId.of(change.game().spec(company).destination());
    var beside = new Marker(company.id(), hex, 0, Marker.BESIDE, false, false);
    int space = MarkersBesideCities.space(change.game(), beside);
    change.update(change.state().with(board.with(beside.at(0, space))));
    ConnectionRuns.doubleDestination(change, company.id());
    change.log(
        new BoardEvent.DestinationMarkerPlaced(
            company.id(), HexLabel.of(change.title().map().hex(hex))));
  }

  private void keep(StateTransaction change, Company company) {
    change.remember(DONE, true);
    var markers = new ArrayList<>(company.markers());
    markers.add(rules.keptPrice());
    change.update(company.withMarkers(markers));
    change.log(new BoardEvent.DestinationMarkerKept(company.id()));
  }
}
