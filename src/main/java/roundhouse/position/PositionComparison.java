package roundhouse.position;

import java.util.List;
import java.util.Optional;
import roundhouse.board.HexId;
import roundhouse.board.TilePlacement;
import roundhouse.engine.Decision;
import roundhouse.engine.Game;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.game.PrivateCompany;

/** Compares a state with the expected position and describes the differences in words. */
final class PositionComparison {
  private final Game game;
  private final MismatchList found;

  private PositionComparison(Game game) {
    this.game = game;
    this.found = new MismatchList(game);
  }

  /**
   * @param path of the expected position in its file
   */
  static List<Mismatch> of(Game game, Stated stated, String path) {
    var difference = new PositionComparison(game);
    difference.compare(stated, path + ".");
    return difference.found.all();
  }

  private void compare(Stated stated, String path) {
    GameState state = game.state();
    rounds(path, stated);
    found.money(path + "bank", stated.bank(), state.bank(), "the bank has %s, not %s");
    found.text(path + "priority", stated.priority(), state.priority(), "%s has priority, not %s");
    board(path, stated);
    owners(path, stated);
    stated
        .flags()
        .values()
        .forEach((name, value) -> found.flag(path + "flags." + name, "", name, value));
    stated.turn().ifPresent(turn -> turn(path + "turn.", turn));
    stated
        .over()
        .filter(over -> over != state.over())
        .ifPresent(
            over -> found.tell(path + "over", over ? "the game is not over" : "the game is over"));
  }

  private void rounds(String path, Stated stated) {
    GameState state = game.state();
    found.text(path + "phase", stated.phase(), state.phase(), "the phase is %s, not %s");
    found.number(
        path + "set", stated.set(), state.calendar().set(), "the set of rounds is %s, not %s");
    found.number(
        path + "operating-round",
        stated.operatingRound(),
        state.calendar().number(),
        "the operating round is number %s of its set, not %s");
    found.number(
        path + "operating-rounds",
        stated.operatingRounds(),
        state.calendar().rounds(),
        "the set has %s operating rounds, not %s");
  }

  private void board(String path, Stated stated) {
    trains(path, stated);
    stated
        .tiles()
        .forEach(
            (hex, tile) ->
                found.text(
                    path + "tiles." + hex,
                    Optional.of(tile),
                    tile(HexId.of(hex)),
                    hex + " has tile %s, not %s"));
  }

  private void trains(String path, Stated stated) {
    found.text(
        path + "next-train",
        stated.nextTrain(),
        upcoming(game.state()),
        "the bank's next train is a %s-train, not a %s-train");
    stated
        .trainPool()
        .ifPresent(
            types ->
                found.trains(
                    path + "train-pool",
                    types,
                    game.state().depot().pool(),
                    "trains in the bank pool"));
    stated
        .trainsLeft()
        .forEach(
            (type, count) ->
                found.number(
                    path + "trains-left." + type,
                    Optional.of(count),
                    left(type),
                    "the bank has %s new " + type + "-trains left, not %s"));
  }

  private void owners(String path, Stated stated) {
    GameState state = game.state();
    stated.players().forEach((name, player) -> player(path + "players." + name, name, player));
    var companies = new CompanyComparison(game, found);
    stated
        .companies()
        .forEach(
            (id, company) ->
                companies.compare(path + "companies." + id + ".", state.company(id), company));
    stated.privates().forEach((id, owned) -> privateCompany(path + "privates." + id, id, owned));
  }

  /** Some games are played without a private of their title. */
  private void privateCompany(String path, String id, StatedPrivate stated) {
    PrivateCompany owned = game.state().privates().get(id);
    if (owned == null) found.tell(path, id + " is not in this game");
    else owned(path, owned, stated);
  }

  private void owned(String path, PrivateCompany owned, StatedPrivate stated) {
    String id = owned.id();
    found.text(path, stated.owner(), owner(owned), id + " belongs to %s, not %s");
    stated
        .flags()
        .values()
        .forEach((flag, value) -> found.flag(path + ".flags." + flag, id, flag, value));
  }

  private void player(String path, String name, StatedPlayer player) {
    found.money(
        path + ".cash", player.cash(), game.state().player(name).cash(), name + " has %s, not %s");
    found.money(
        path + ".worth",
        player.worth(),
        Engine.worth(game.title(), game.state(), name),
        name + " is worth %s, not %s");
    player
        .flags()
        .values()
        .forEach((flag, value) -> found.flag(path + ".flags." + flag, name, flag, value));
  }

  private void turn(String path, StatedTurn turn) {
    Optional<Decision> decision = Engine.decision(game.title(), game.state());
    found.text(
        path + "of",
        turn.of(),
        decision.map(Decision::entity).orElse(StatedNames.NOBODY),
        "it is %s's turn to decide, not %s's");
    found.text(
        path + "step",
        turn.step(),
        decision.map(Decision::step).orElse("none"),
        "the step is %s, not %s");
    found.text(
        path + "round", turn.round(), game.state().round().name(), "the round is '%s', not '%s'");
  }

  private String tile(HexId hex) {
    TilePlacement placement = game.state().board().laid().get(hex);
    return placement == null ? StatedNames.NONE : StatedTile.of(placement).toString();
  }

  private int left(String type) {
    return (int)
        game.state().depot().upcoming().stream().filter(train -> train.type().equals(type)).count();
  }

  private static String upcoming(GameState state) {
    return state.depot().upcoming().isEmpty() ? "none" : state.depot().upcoming().getFirst().type();
  }

  private static String owner(PrivateCompany company) {
    if (company.closed()) return StatedNames.CLOSED;
    return company.owner().isNobody() ? StatedNames.NOBODY : company.owner().name();
  }
}
