package roundhouse.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import roundhouse.board.Hex;
import roundhouse.board.Tile;
import roundhouse.design.StepSpec;
import roundhouse.game.Company;

/** The director lays and upgrades tiles, as many and of such kinds as the step allows in one turn. */
final class LayTrackStep implements Step {
  private static final String KINDS = "tiles-laid";
  private static final String HEXES = "hexes-laid";
  private static final String DONE = "track-done";

  private final StepSpec.LayTrack rules;
  private final TileBudget budget;

  LayTrackStep(StepSpec.LayTrack rules) {
    this.rules = rules;
    this.budget = new TileBudget(rules.allows());
  }

  @Override
  public String name() {
    return "lay-track";
  }

  @Override
  public List<Class<? extends Action>> takes() {
    return List.of(Action.LayTile.class, Action.Pass.class);
  }

  @Override
  public Optional<Decision> decision(Game game) {
    if (game.turn().memory().is(DONE) || !budget.allowsMore(game.turn().memory().words(KINDS)))
      return Optional.empty();
    Company company = game.company(game.turn().entity());
    if (!mayAtAll(game, company).allowed() || !tiles(game, company).any())
      return Optional.empty();
    return Optional.of(Decisions.of(game, company, name(), "lay track, or pass"));
  }

  private static Verdict mayAtAll(Game game, Company company) {
    return game.ask(TrackHooks.MAY_LAY_TRACK, new TrackHooks.MayLayTrack(company));
  }

  @Override
  public List<Choice> choices(Game game) {
    Company company = game.company(game.turn().entity());
    var all = new ArrayList<>(tiles(game, company).all());
    all.add(Choice.of(new Action.Pass(company.id()), "lay no more track"));
    return all;
  }

  private record Tiles(LayTrackStep step) {}

  private record Surveyed(LayTrackStep step) {}

  /** Every tile that may be laid now, found as far as it is asked for. */
  private Found<Hex, Choice> tiles(Game game, Company company) {
    return Worked.once(game, new Tiles(this), () -> search(game, company));
  }

  private TrackSurvey survey(Game game, Company company) {
    return Worked.once(game, new Surveyed(this), () -> new TrackSurvey(game, company, rules));
  }

  private Found<Hex, Choice> search(Game game, Company company) {
    var survey = survey(game, company);
    Set<Tile> layable = layable(game, survey);
    Set<String> blocked = Privates.blocked(game);
    List<String> laidHere = game.turn().memory().words(HEXES);
    List<Hex> near =
        game.title().map().hexes().values().stream()
            .filter(hex ->
                    survey.near(hex)
                        && !laidHere.contains(hex.id())
                        && !blocked.contains(hex.id()))
            .toList();
    return new Found<>(near, hex -> on(game, company, hex, survey, layable));
  }

  /** The tiles that may be laid on a hex, what is told soonest asked first. */
  private List<Choice> on(
      Game game, Company company, Hex hex, TrackSurvey survey, Set<Tile> layable) {
    var all = new ArrayList<Choice>();
    Tile lying = game.state().board().tile(hex.id());
    for (Tile tile : game.title().upgrades().followers(hex.id(), lying, game.title().tiles())) {
      if (!layable.contains(tile)) continue;
      for (int rotation : TrackLaying.rotations(game, lying, tile)) {
        Tile turned = tile.rotated(rotation);
        if (!TrackLaying.runsOnLand(game.state().board(), hex, turned).allowed()
            || !TrackLaying.mayBridge(game, hex, turned).allowed()) continue;
        int cost = price(game, company, hex, turned);
        if (affordable(company, survey, cost)
            && survey.connects(hex, tile, rotation).allowed()
            && beyondTheMap(game, company, hex, tile, rotation, survey, cost).allowed())
          all.add(choice(game, company, hex, tile, rotation, cost));
      }
    }
    return all;
  }

  private static Choice choice(
      Game game, Company company, Hex hex, Tile tile, int rotation, int cost) {
    String says =
        "tile "
            + tile.number()
            + " in "
            + TrackLaying.place(hex)
            + (cost > 0 ? " for " + game.money(cost) : "");
    return Choice.of(new Action.LayTile(company.id(), hex.id(), tile.number(), rotation), says);
  }

  /** Tiles that are left and that phase and step allow, wherever they might fit. */
  private Set<Tile> layable(Game game, TrackSurvey survey) {
    Set<String> kinds = budget.open(game.turn().memory().words(KINDS));
    return game.design().tiles().keySet().stream()
        .filter(game.title().tiles()::containsKey)
        .map(game.title().tiles()::get)
        .filter(
            tile ->
                game.phase().tiles().contains(tile.color())
                    && kinds.contains(TileBudget.kind(tile))
                    && game.tilesLeft(tile.number()) > 0)
        .filter(tile -> survey.means().upgrades() || !TileBudget.upgrades(tile))
        .collect(Collectors.toSet());
  }

  private Verdict verdict(
      Game game, Company company, Hex hex, Tile tile, int rotation, TrackSurvey survey) {
    var memory = game.turn().memory();
    if (!budget.allows(memory.words(KINDS), TileBudget.kind(tile)))
      return Verdict.no("%s may not lay this tile too in the same turn", company.id());
    if (Privates.blocked(game).contains(hex.id()))
      return Verdict.no(
          "no track is laid in %s while a player owns the private there", TrackLaying.place(hex));
    if (memory.words(HEXES).contains(hex.id()))
      return Verdict.no("the tile in %s was laid in this turn", TrackLaying.place(hex));
    if (!survey.means().upgrades() && TileBudget.upgrades(tile))
      return Verdict.no("%s may not upgrade track", company.id());
    Verdict fits = TrackLaying.fits(game, hex, tile, rotation);
    if (!fits.allowed()) return fits;
    Verdict connects = survey.connects(hex, tile, rotation);
    if (!connects.allowed()) return connects;
    return beyondTheMap(
        game,
        company,
        hex,
        tile,
        rotation,
        survey,
        price(game, company, hex, tile.rotated(rotation)));
  }

  /** What a tile costs, a second one of the turn more. */
  private int price(Game game, Company company, Hex hex, Tile turned) {
    boolean more = !game.turn().memory().words(KINDS).isEmpty();
    return TrackLaying.price(game, company, hex, turned) + (more ? rules.moreCosts() : 0);
  }

  private static boolean affordable(Company company, TrackSurvey survey, int cost) {
    return cost <= Math.min(survey.mostMoney(), survey.means().money());
  }

  /** Where a tile fits and connects, money and the title's own rules still have a say. */
  private static Verdict beyondTheMap(
      Game game, Company company, Hex hex, Tile tile, int rotation, TrackSurvey survey, int cost) {
    if (!affordable(company, survey, cost))
      return Verdict.no("%s cannot pay %s for the terrain", company.id(), game.money(cost));
    return game.ask(
        TrackHooks.MAY_LAY_TILE, new TrackHooks.MayLayTile(company, hex, tile, rotation, cost));
  }

  @Override
  public void take(Change change, Action action) {
    if (!(action instanceof Action.LayTile lay)) {
      change.remember(DONE, true);
      return;
    }
    Game game = change.game();
    Company company = game.company(lay.by());
    Hex hex = TrackLaying.hex(game, lay.hex());
    Tile tile = TrackLaying.tile(game, lay.tile());
    Refusal.unless(
        lay.rotation() >= 0 && lay.rotation() < 6,
        "rotation",
        "a tile is turned by 0 to 5 steps, not %d",
        lay.rotation());
    Refusal.unless(mayAtAll(game, company), "track");
    Refusal.unless(
        verdict(game, company, hex, tile, lay.rotation(), survey(game, company)), "track");
    int cost = price(game, company, hex, tile.rotated(lay.rotation()));
    var memory = game.turn().memory();
    change.remember(KINDS, added(memory.words(KINDS), TileBudget.kind(tile)));
    change.remember(HEXES, added(memory.words(HEXES), hex.id()));
    TrackLaying.lay(
        change,
        lay.by(),
        hex,
        tile,
        lay.rotation(),
        cost);
  }

  /** Whether a tile of that kind may still be laid in this turn. */
  static boolean allowsStill(Game game, Tile tile) {
    return Turns.steps(game).stream()
        .filter(LayTrackStep.class::isInstance)
        .map(LayTrackStep.class::cast)
        .anyMatch(
            step ->
                !game.turn().memory().is(DONE)
                    && step.budget.allows(
                        game.turn().memory().words(KINDS), TileBudget.kind(tile)));
  }

  /** A tile that is not of the turn was laid: it is not upgraded in the same turn. */
  static void laidBesides(Change change, Hex hex) {
    change.remember(HEXES, added(change.state().top().memory().words(HEXES), hex.id()));
  }

  /** Notes a tile that was laid in the turn by another way than this step. */
  static void laid(Change change, Hex hex, Tile tile) {
    var memory = change.state().top().memory();
    change.remember(KINDS, added(memory.words(KINDS), TileBudget.kind(tile)));
    change.remember(HEXES, added(memory.words(HEXES), hex.id()));
  }

  private static List<String> added(List<String> words, String word) {
    var all = new ArrayList<>(words);
    all.add(word);
    return List.copyOf(all);
  }
}
