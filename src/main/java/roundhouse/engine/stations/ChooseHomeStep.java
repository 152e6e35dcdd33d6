package roundhouse.engine.stations;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.board.TrackGraph;
import roundhouse.design.spec.KindSpec.HomeMarker;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Decisions;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Verdict;
import roundhouse.engine.events.BoardEvent;
import roundhouse.engine.events.HexLabel;
import roundhouse.engine.rounds.Turns;
import roundhouse.game.Company;
import roundhouse.game.MemoryKey;

/**
 * Chooses the city of a company's first station marker: its president decides when it starts, or
 * the player who offers it for auction.
 */
public final class ChooseHomeStep implements FirstMarkerStep {
  /** The turn in which the home is chosen. */
  public static final String TURN = "choose-home";

  private static final MemoryKey<Boolean> DONE = MemoryKey.flag("home-chosen");

  /** Turn memory: the player who chooses for a company without a president. */
  private static final MemoryKey<String> CHOOSER = MemoryKey.text("chooser");

  private static HomeMarker how(Game game, String company) {
    return game.kind(company).homeMarker();
  }

  /** Whether a home is to be chosen for a company; there is none if it has no marker left. */
  private static boolean chooses(Game game, String company) {
    if (game.company(company).markers().isEmpty()) return false;
    return switch (how(game, company)) {
      case UNCONNECTED, UNCONNECTED_IF_ANY, FREE_CITY, ANY_SPACE -> true;
      default -> false;
    };
  }

  /** Asks the president of a company that does not wait until it floats. */
  public static void askAtStart(StateTransaction change, String id) {
    if (how(change.game(), id) == HomeMarker.ANY_SPACE) ask(change, id);
  }

  /** Asks the president, unless the company already has a home or is about to choose one. */
  public static void ask(StateTransaction change, String id) {
    boolean home = !change.state().board().markersOf(id).isEmpty();
    boolean asked =
        change.state().stack().stream()
            .anyMatch(frame -> frame.name().equals(TURN) && frame.entity().equals(id));
    if (!home && !asked && chooses(change.game(), id)) Turns.push(change, TURN, id);
  }

  /** Asks a player on behalf of a company without a president. */
  public static void ask(StateTransaction change, String id, String player) {
    if (!chooses(change.game(), id)) return;
    Turns.push(change, TURN, id);
    change.remember(CHOOSER, player);
  }

  /** Whether a company that chooses its home finds a city for it. */
  public static Verdict mayBegin(Game game, Company company) {
    boolean found =
        !chooses(game, company.id())
            || !places(game, company).isEmpty()
            || !replaceable(game, company).isEmpty();
    if (found) return Verdict.YES;
    return Verdict.no(
        "there is no %s left for the home of %s", wanted(game, company), company.id());
  }

  private static String wanted(Game game, Company company) {
    return switch (how(game, company.id())) {
      case UNCONNECTED -> "free city without track to another city";
      case UNCONNECTED_IF_ANY -> "hex without markers";
      case ANY_SPACE -> "city with a free space or a neutral marker";
      default -> "city without markers, or a free space of a hex printed with several cities";
    };
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return List.of(Action.PlaceMarker.class, Action.ReplaceMarker.class);
  }

  @Override
  public Optional<Decision> decision(Game game) {
    if (game.turn().memory().is(DONE)) return Optional.empty();
    Company company = game.company(game.turn().entity());
    if (places(game, company).isEmpty() && replaceable(game, company).isEmpty())
      return Optional.empty();
    String says = "choose the home of " + company.id();
    String chooser = game.turn().memory().get(CHOOSER);
    return Optional.of(
        chooser.isEmpty()
            ? Decisions.of(game, company, name(), says)
            : new Decision(company.id(), List.of(chooser), name(), says));
  }

  @Override
  public List<Choice> choices(Game game) {
    Company company = game.company(game.turn().entity());
    var all = new ArrayList<Choice>();
    for (TrackGraph.StopAt at : places(game, company))
      all.add(
          Choice.of(
              new Action.PlaceMarker(company.id(), at.hex(), at.index()),
              "first marker in {place}",
              Map.of("place", HexLabel.of(game.title().map().hex(at.hex())))));
    for (TrackGraph.StopAt at : replaceable(game, company))
      all.add(
          Choice.of(
              new Action.ReplaceMarker(company.id(), at.hex(), at.index()),
              "first marker in place of the neutral one in {place}",
              Map.of("place", HexLabel.of(game.title().map().hex(at.hex())))));
    return all;
  }

  private static List<TrackGraph.StopAt> places(Game game, Company company) {
    return new ChosenHomes(game, company).all();
  }

  /** Cities where the first marker may take the space of a neutral one. */
  private static List<TrackGraph.StopAt> replaceable(Game game, Company company) {
    return how(game, company.id()) == HomeMarker.ANY_SPACE
        ? NeutralMarkers.replaceable(game, company)
        : List.of();
  }

  @Override
  public void take(StateTransaction change, Action action) {
    Company company = change.company(action.by());
    Game game = change.game();
    TrackGraph.StopAt at = chosen(game, company, action);
    if (action instanceof Action.ReplaceMarker) NeutralMarkers.replace(change, company.id(), at);
    else place(change, company.id(), at);
    change.update(company.withMarkers(company.markers().subList(1, company.markers().size())));
    change.remember(DONE, true);
    change.log(
        new BoardEvent.HomeChosen(company.id(), HexLabel.of(change.title().map().hex(at.hex()))));
  }

  private static TrackGraph.StopAt chosen(Game game, Company company, Action action) {
    Optional<TrackGraph.StopAt> named =
        switch (action) {
          case Action.ReplaceMarker(String _, HexId hex, int city) ->
              named(replaceable(game, company), hex, city);
          case Action.PlaceMarker(String _, HexId hex, int city) ->
              named(places(game, company), hex, city);
          default -> throw new IllegalArgumentException("not an action of this step");
        };
    return named.orElseThrow(
        () ->
            Refusal.because(
                "home", "%s must choose a %s as its home", company.id(), wanted(game, company)));
  }

  private static Optional<TrackGraph.StopAt> named(
      List<TrackGraph.StopAt> all, HexId hex, int city) {
    return all.stream().filter(each -> each.hex().equals(hex) && each.index() == city).findFirst();
  }

  private static void place(StateTransaction change, String id, TrackGraph.StopAt at) {
    var board = change.state().board();
    int slot = board.freeSlot(at.hex(), at.index()).orElseThrow();
    var marker = new Marker(id, at.hex(), at.index(), slot, true, false);
    change.update(change.state().with(board.with(marker)));
  }

  /** The cities where a company that chooses its home may have it. */
  private record ChosenHomes(Game game, Company company) {
    private record Places(String company) {}

    /**
     * Cities with a free, unreserved space: those without track to another city, those without
     * markers, or those of a hex that is printed with several.
     */
    List<TrackGraph.StopAt> all() {
      return game.remembered(new Places(company.id()), this::found);
    }

    private List<TrackGraph.StopAt> found() {
      HomeMarker how = game.kind(company).homeMarker();
      List<TrackGraph.StopAt> free = free();
      Board board = game.state().board();
      if (how == HomeMarker.ANY_SPACE) return free;
      if (how == HomeMarker.UNCONNECTED)
        return those(
            free,
            at -> CompanyNetwork.isIsolated(board, board.track().stopIndex(at.hex(), at.index())));
      if (how == HomeMarker.FREE_CITY)
        return those(
            free,
            at ->
                board.markersAt(at.hex(), at.index()).isEmpty()
                    || board.map().hex(at.hex()).printed().cities().size() > 1);
      List<TrackGraph.StopAt> open = those(free, at -> board.markersAt(at.hex()).isEmpty());
      List<TrackGraph.StopAt> alone = those(open, at -> CompanyNetwork.isIsolated(board, at.hex()));
      return alone.isEmpty() ? open : alone;
    }

    /** Cities with a space for the company's marker. */
    private List<TrackGraph.StopAt> free() {
      TrackGraph track = game.state().board().track();
      var all = new ArrayList<TrackGraph.StopAt>();
      for (int stop = 0; stop < track.stops(); stop++) {
        TrackGraph.StopAt at = track.stop(stop);
        if (!at.stop().isCity()) continue;
        var hex = game.title().map().hex(at.hex());
        var asked = new MarkerHooks.MayPlaceMarker(company, hex, at.index());
        if (!tooEarly(at) && StationMarkers.mayStand(game, asked).allowed()) all.add(at);
      }
      return List.copyOf(all);
    }

    /** Whether no company of the kind begins there before a later phase. */
    private boolean tooEarly(TrackGraph.StopAt at) {
      List<String> phases = List.copyOf(game.design().phases().keySet());
      return game.kind(company).homesFrom().entrySet().stream()
          .filter(from -> isThere(from.getKey(), at))
          .anyMatch(from -> phases.indexOf(from.getValue()) > phases.indexOf(game.state().phase()));
    }

    /** Whether a name means a city: A5 means every city of the hex, A5.2 the one printed there. */
    private boolean isThere(String name, TrackGraph.StopAt at) {
      String[] parts = name.split("\\.");
      if (!at.hex().is(parts[0])) return false;
      return parts.length == 1
          || game.state().board().stopNow(at.hex(), Integer.parseInt(parts[1])) == at.index();
    }

    private static List<TrackGraph.StopAt> those(
        List<TrackGraph.StopAt> cities, Predicate<TrackGraph.StopAt> wanted) {
      return cities.stream().filter(wanted).toList();
    }
  }
}
