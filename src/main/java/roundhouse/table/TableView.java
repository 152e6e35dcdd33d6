package roundhouse.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.engine.Decision;
import roundhouse.engine.events.Event;
import roundhouse.engine.events.EventKind;
import roundhouse.game.Player;
import roundhouse.turn.SeatTurn;
import roundhouse.turn.TurnDraft;
import roundhouse.turn.TurnPage;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.PlayedAction;
import roundhouse.workshop.history.RoundName;
import roundhouse.workshop.history.Situation;

/**
 * All that one guest sees of a table, and nothing that they may not know: it is what is sent to
 * them. Money is in whole units.
 *
 * @param version of what the table shows
 * @param head where the game stands, which acts name
 * @param moment "Operating round 3.1"
 * @param phase that is in force
 * @param seats in their order
 * @param turn what this guest's turn card shows
 * @param money the sign before amounts
 * @param log what happened last, the latest at the end
 * @param edits what the last edits of the rules changed, the latest at the end
 * @param stopped why the game waits for the host; "" when it does not
 * @param board names the picture of the board; another name is another picture
 * @param market names the picture of the market
 * @param over whether the game has ended
 * @param beside what people have agreed on beside the game
 * @param copying with what this guest's turn may be copied; null where they do not decide
 */
public record TableView(
    long version,
    String head,
    Guest you,
    String title,
    String moment,
    String phase,
    List<SeatView> seats,
    TurnPage turn,
    String money,
    List<LogLine> log,
    List<RulesEdit> edits,
    String stopped,
    String board,
    String market,
    boolean over,
    Beside beside,
    Copying copying) {
  /** Actions whose events a view tells; earlier ones are asked for. */
  private static final int TOLD = 30;

  /**
   * Somebody at the table.
   *
   * @param shown the name that a guest has chosen to be shown
   * @param bot that plays for them; "" for a person
   * @param here whether they look at the table now
   * @param decides whether play waits for them
   * @param seconds that they have thought so far, without the decision that is open
   */
  public record SeatView(
      String name, String shown, String bot, boolean here, boolean decides, long seconds) {}

  /**
   * What people at the table do beside the game.
   *
   * @param says what this guest was told last; "" for nothing
   * @param minutes that each player has for the game; 0 for as many as they like
   * @param seconds that play has waited for the decision that is open
   * @param pausedBy who has stopped the clock; "" for nobody
   * @param takeBack what somebody asks to take back, in words; "" for nothing
   * @param asker the player who asks; "" for nobody
   * @param answers whether this guest is to say what they think of that
   * @param passes until when this guest passes without being asked; null for not
   */
  public record Beside(
      String says,
      int minutes,
      long seconds,
      String pausedBy,
      String takeBack,
      String asker,
      boolean answers,
      StandingPass.Until passes) {}

  /**
   * What a copied turn is known by.
   *
   * @param game names the moment
   * @param seal of this seat for it
   */
  public record Copying(String game, String seal) {}

  /**
   * A line of the log.
   *
   * @param action after how many actions
   */
  public record LogLine(int action, EventKind kind, String says) {}

  /** What a guest sees of a moment, on the thread of the rules; nothing before there is a game. */
  static Optional<TableView> of(TableMoment moment, Guest guest, Table table) {
    return moment.game().map(game -> of(moment, game, guest, table));
  }

  private static TableView of(TableMoment moment, GameHistory game, Guest guest, Table table) {
    Snapshot now = moment.snapshot();
    Situation situation = table.situation(moment, game);
    boolean stopped = !game.waiting().isEmpty();
    List<String> deciders =
        stopped ? List.of() : situation.decision().map(Decision::deciders).orElse(List.of());
    Map<String, Long> thought = new DecisionTimes(game).byPlayer();
    return new TableView(
        moment.version(),
        moment.head().text(),
        guest,
        game.title().design().title(),
        RoundName.of(game.title().design(), game.state()),
        game.state().phase(),
        game.state().players().stream()
            .map(Player::name)
            .map(
                name ->
                    new SeatView(
                        name,
                        table.file().shown().getOrDefault(name, name),
                        now.seats().bots().getOrDefault(name, ""),
                        table.places(Guest.player(name)) > 0,
                        deciders.contains(name),
                        thought.getOrDefault(name, 0L) / 1000))
            .toList(),
        new SeatTurn(game, situation, stopped ? "" : guest.player())
            .pageWithEffects(TurnDraft.NONE),
        game.title().design().money(),
        log(game, Math.max(0, game.at() - TOLD)),
        table.edits(),
        stopped ? refused(game) : "",
        table.pictures().boardName(game),
        table.pictures().marketName(game),
        game.state().over(),
        beside(guest, table),
        deciders.contains(guest.player()) ? copying(moment, game, guest, table) : null);
  }

  private static Copying copying(TableMoment moment, GameHistory game, Guest guest, Table table) {
    String now = CopiedTurn.moment(moment.head(), game);
    return new Copying(now, table.file().seal(guest.player(), now));
  }

  /** Why the game waits: the action itself may be a secret, and so may what speaks against it. */
  private static String refused(GameHistory game) {
    return "Changed rules refuse action %s, in %s."
        .formatted(game.played().size() + 1, RoundName.of(game.title().design(), game.state()));
  }

  private static Beside beside(Guest guest, Table table) {
    Agreements agreed = table.agreements();
    Optional<TakeBackRequest> request = agreed.request();
    boolean answers =
        guest.kind() != Guest.Kind.WATCHER
            && request
                .filter(asked -> !asked.player().equals(guest.player()))
                .filter(asked -> !asked.agreed().contains(guest.player()))
                .isPresent();
    return new Beside(
        agreed.told(guest),
        table.file().minutes(),
        agreed.clock().thought().toSeconds(),
        agreed.clock().pausedBy(),
        request.map(TakeBackRequest::says).orElse(""),
        request.map(TakeBackRequest::player).orElse(""),
        answers,
        agreed.pass(guest.player()).map(StandingPass::until).orElse(null));
  }

  /**
   * What the log says.
   *
   * @param from after how many actions it begins
   */
  static List<LogLine> log(GameHistory game, int from) {
    var lines = new ArrayList<LogLine>();
    for (int index = from; index < game.at(); index++) {
      PlayedAction played = game.played().get(index);
      for (Event event : played.events()) {
        String says = event.says();
        if (!says.isEmpty()) lines.add(new LogLine(index + 1, event.kind(), says));
      }
    }
    return lines;
  }
}
