package roundhouse.table;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Decision;
import roundhouse.engine.GameLog;
import roundhouse.interop.StateJson;
import roundhouse.lab.bots.Bots;
import roundhouse.lab.bots.DecisionDraws;
import roundhouse.picture.Vec;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.Waiting;
import roundhouse.turn.SeatTurn;
import roundhouse.turn.TurnDraft;
import roundhouse.turn.TurnPage;
import roundhouse.turn.choices.Offers;
import roundhouse.workshop.OwnPrograms;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.PlayedAction;
import roundhouse.workshop.history.Situation;
import roundhouse.workshop.project.FolderTitleSource;
import roundhouse.workshop.project.ProjectFolders;

/** A table at which a golden game was played up to an action, and earlier ones at will. */
final class RecordedTable implements AutoCloseable {
  private final GoldenGame golden;
  private final Table table;
  private final TableServer server;

  private RecordedTable(GoldenGame golden, Table table, TableServer server) {
    this.golden = golden;
    this.table = table;
    this.server = server;
  }

  /**
   * @param actions how many of the game's actions have been played at most
   */
  static RecordedTable of(GoldenGame golden, int actions, Path folder) throws Exception {
    // States name the files of scripts as they were found.
    var titles = new FolderTitleSource(new ProjectFolders(Path.of(""), Optional.empty()));
    GameLog log = golden.log();
    var begun =
        new GameLog(
            log.title(),
            log.fingerprint(),
            log.players(),
            log.options(),
            log.seed(),
            log.actions().subList(0, actions));
    Table table = Table.begin(titles, OwnPrograms.none(), folder, begun, Map.of());
    var all = new RecordedTable(golden, table, new TableServer(table, Exposure.ofThisComputer(0)));
    all.waitFor(actions);
    return all;
  }

  @Override
  public void close() {
    server.close();
    table.close();
  }

  /** Takes the table back to the moment before one of the recorded actions. */
  void goTo(int action) throws Exception {
    if (at() != action) table.lines().takeBack(action);
    waitFor(action);
  }

  int at() {
    return table.moment().game().map(GameHistory::at).orElse(-1);
  }

  private void waitFor(int actions) throws Exception {
    Waiting.until(this::at, now -> now == actions, () -> at() + " actions instead of " + actions);
  }

  /** Waits until more has been played than the first actions. */
  List<Action> playedSince(int action) throws Exception {
    Waiting.until(() -> at() > action, "nothing was played");
    return game().played().subList(action, at()).stream().map(PlayedAction::action).toList();
  }

  GameHistory game() {
    return table.moment().game().orElseThrow();
  }

  Action recorded(int action) {
    return golden.log().actions().get(action);
  }

  /** Whether the game stands as it did when it was recorded. */
  boolean isAsRecorded() {
    return StateJson.fingerprint(game().state()).equals(golden.states().get(at()));
  }

  /** Opens the page of the player who may do what was recorded next. */
  String open(PageBrowser page) {
    String player = decider(recorded(at()));
    page.open(link(player));
    return player;
  }

  /** What the seat of a player is shown. */
  TurnPage turn(String player) {
    return new SeatTurn(game(), situation(), player).page(TurnDraft.NONE);
  }

  /** What a bot would do. */
  Action advised() {
    GameHistory game = game();
    Decision decision = situation().decision().orElseThrow();
    return Bots.usual()
        .choose(
            game.title(),
            game.state(),
            decision,
            situation().choices(),
            DecisionDraws.of(game.seed(), game.state(), decision, at()));
  }

  /** Where the table stands, as views name it. */
  String head() {
    return table.moment().head().text();
  }

  /** A player who may do what was recorded next. */
  String decider(Action action) {
    List<String> deciders = turn("").deciders();
    return deciders.contains(action.by()) ? action.by() : deciders.getFirst();
  }

  Offers offers() {
    return new Offers(situation().choices());
  }

  /** The middle of a hex in the picture of the board. */
  Vec centre(String hex) {
    return table.pictures().places(game()).hexes().stream()
        .filter(place -> place.id().equals(hex))
        .map(place -> new Vec(place.x(), place.y()))
        .findFirst()
        .orElseThrow();
  }

  private Situation situation() {
    return table.situation(game());
  }

  /** Plays the next recorded action. */
  void playOn() throws Exception {
    int at = at();
    table.workshop().play(recorded(at));
    waitFor(at + 1);
  }

  /** The last line of the log. */
  String told() {
    return TableView.log(game(), at() - 1).getLast().says();
  }

  String link(String player) {
    return link(Guest.player(player));
  }

  String link(Guest guest) {
    return table.file().links().stream()
        .filter(link -> link.guest().equals(guest))
        .map(server::link)
        .findFirst()
        .orElseThrow();
  }
}
