package roundhouse.engine.track;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import roundhouse.board.Hex;
import roundhouse.board.Tile;
import roundhouse.design.spec.steps.LayTrack;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Decisions;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.Verdict;
import roundhouse.engine.privates.Privates;
import roundhouse.engine.rounds.Turns;
import roundhouse.engine.stations.BuildingSteps;
import roundhouse.engine.stations.PlaceMarkerStep;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.MemoryKey;
import roundhouse.game.PrivateCompany;

/**
 * The president lays and upgrades tiles, within the combinations that the step allows in a turn.
 */
public final class LayTrackStep implements Step {
  private static final MemoryKey<Boolean> DONE = MemoryKey.flag("track-done");
  private final LayTrack rules;
  private final LegalTiles legal;
  private final PlaceMarkerStep markers = new PlaceMarkerStep();

  /** Made from its line in the design. */
  public LayTrackStep(LayTrack rules) {
    this.rules = rules;
    this.legal = new LegalTiles(rules);
  }

  @Override
  public String name() {
    return "lay-track";
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return rules.markers()
        ? List.of(Action.LayTile.class, Action.PlaceMarker.class, Action.Pass.class)
        : List.of(Action.LayTile.class, Action.Pass.class);
  }

  @Override
  public Optional<Decision> decision(Game game) {
    return decision(game, company -> mayLay(game, company));
  }

  @Override
  public Optional<Decision> decision(Game game, Action next) {
    return decision(
        game,
        company ->
            next instanceof Action.LayTile lay
                    && isRotation(lay.rotation())
                    && mayLay(game, company, lay).allowed()
                || mayLay(game, company));
  }

  private Optional<Decision> decision(Game game, Predicate<Company> mayLay) {
    if (game.turn().memory().is(DONE)) return Optional.empty();
    Company company = game.company(game.turn().entity());
    boolean marks = rules.markers() && markers.decision(game).isPresent();
    if (!mayLay.test(company) && !marks && !mayFree(game, company)) return Optional.empty();
    String says = marks ? "lay track, place a station marker, or pass" : "lay track, or pass";
    return Optional.of(Decisions.of(game, company, name(), says));
  }

  /** What comes in addition to the marker of a turn may be placed at any time in it. */
  @Override
  public boolean offeredAllTurn() {
    return rules.markers();
  }

  private boolean mayLay(Game game, Company company) {
    return budget(game, company).allowsMore(game.turn().memory().get(TrackTurnRecord.KINDS))
        && mayAtAll(game, company).allowed()
        && tiles(game, company).any();
  }

  /** Whether the company could lay track once it has bought a private that blocks it. */
  private boolean mayFree(Game game, Company company) {
    return !Privates.blockedHexes(game).isEmpty()
        && Turns.steps(game).stream()
            .filter(step -> step.actionTypes().contains(Action.BuyPrivate.class))
            .flatMap(step -> step.choices(game).stream())
            .anyMatch(
                choice ->
                    choice.action() instanceof Action.BuyPrivate(_, String id, _)
                        && frees(game, company, game.state().privateCompany(id)));
  }

  private boolean frees(Game game, Company company, PrivateCompany owned) {
    if (Privates.spec(game, owned).blocks().isEmpty()) return false;
    Game bought = game.with(game.state().with(owned.ownedBy(Holder.of(company))));
    return mayLay(bought, company);
  }

  private static boolean isRotation(int rotation) {
    return rotation >= 0 && rotation < 6;
  }

  private record Judged(LayTrackStep step, Action.LayTile lay) {}

  /** Whether the company may lay this tile now. */
  private Verdict mayLay(Game game, Company company, Action.LayTile lay) {
    return game.remembered(new Judged(this, lay), () -> judged(game, company, lay));
  }

  private Verdict judged(Game game, Company company, Action.LayTile lay) {
    TileLay tile = TileLay.of(game, lay.hex(), lay.tile(), lay.rotation());
    return mayAtAll(game, company).and(() -> legal.verdict(survey(game, company), tile));
  }

  private static Verdict mayAtAll(Game game, Company company) {
    return game.ask(TrackHooks.MAY_LAY_TRACK, new TrackHooks.MayLayTrack(company));
  }

  @Override
  public List<Choice> choices(Game game) {
    Company company = game.company(game.turn().entity());
    if (Turns.current(game) != this) return markers.additional(game);
    var all = new ArrayList<Choice>();
    if (mayLay(game, company)) all.addAll(tiles(game, company).all());
    if (rules.markers())
      for (Choice choice : markers.choices(game))
        if (choice.action() instanceof Action.PlaceMarker) all.add(choice);
    all.add(Choice.of(new Action.Pass(company.id()), "lay no more track"));
    return all;
  }

  private record Tiles(LayTrackStep step) {}

  private record Surveyed(LayTrackStep step) {}

  /** Every tile that may be laid now, searched lazily. */
  private LazySearch<Hex, Choice> tiles(Game game, Company company) {
    return game.remembered(new Tiles(this), () -> legal.search(survey(game, company)));
  }

  private TrackSurvey survey(Game game, Company company) {
    return game.remembered(
        new Surveyed(this),
        () ->
            new TrackSurvey(
                game, company, rules, means(game, company).money(), budget(game, company)));
  }

  private TrackHooks.Means means(Game game, Company company) {
    return game.ask(TrackHooks.TRACK_MEANS, new TrackHooks.TrackMeans(company, rules.allows()));
  }

  private record Budgeted(LayTrackStep step) {}

  private TileBudget budget(Game game, Company company) {
    return game.remembered(new Budgeted(this), () -> new TileBudget(means(game, company).allows()));
  }

  @Override
  public void take(StateTransaction change, Action action) {
    if (Turns.current(change.game()) != this) requireAdditional(change.game(), action);
    switch (action) {
      case Action.PlaceMarker _ -> markers.take(change, action);
      case Action.LayTile lay -> lay(change, lay);
      default -> change.remember(DONE, true);
    }
  }

  /** After the step, only what comes in addition to the marker of the turn. */
  private void requireAdditional(Game game, Action action) {
    boolean offered =
        markers.additional(game).stream().anyMatch(choice -> choice.action().equals(action));
    Refusal.unless(offered, "sequence", "%s has laid its track in this turn", action.by());
  }

  private void lay(StateTransaction change, Action.LayTile lay) {
    Game game = change.game();
    Company company = game.company(lay.by());
    Refusal.unless(
        isRotation(lay.rotation()),
        "rotation",
        "the rotation of a tile is 0 to 5, not %s",
        lay.rotation());
    Refusal.unless(mayLay(game, company, lay), "track");
    TileLay tile = TileLay.of(game, lay.hex(), lay.tile(), lay.rotation());
    int cost = legal.price(game, company, tile);
    TrackTurnRecord.recordLaid(change, tile.hex(), tile.tile());
    new TrackLaying(company, tile, cost).apply(change);
  }

  /** Whether the turn still allows a tile of this kind. */
  static boolean allowsStill(Game game, Tile tile) {
    if (BuildingSteps.areOver(Turns.steps(game), game.state().top())) return false;
    Company company = game.company(game.turn().entity());
    return Turns.steps(game).stream()
        .filter(LayTrackStep.class::isInstance)
        .map(LayTrackStep.class::cast)
        .anyMatch(
            step ->
                !game.turn().memory().is(DONE)
                    && step.budget(game, company)
                        .allows(
                            game.turn().memory().get(TrackTurnRecord.KINDS),
                            TileBudget.kind(tile)));
  }
}
