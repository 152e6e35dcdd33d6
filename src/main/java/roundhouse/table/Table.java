package roundhouse.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import roundhouse.design.spec.Design;
import roundhouse.engine.Action;
import roundhouse.engine.Decision;
import roundhouse.engine.GameLog;
import roundhouse.engine.Result;
import roundhouse.game.GameState;
import roundhouse.turn.SeatTurn;
import roundhouse.workshop.GameSetup;
import roundhouse.workshop.Notice;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.history.Corrections;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.PlayedAction;
import roundhouse.workshop.history.RoundName;
import roundhouse.workshop.notes.MomentNotes;
import roundhouse.workshop.project.TitleSource;
import roundhouse.workshop.recovery.Recovery;

/**
 * A game that several people play, each from a seat of their own. It goes on at its head, which is
 * the end of the game: whoever looks back at earlier moments in the window does not move it.
 *
 * <p>Everything happens on the thread of the workshop's rules, one after the other.
 */
public final class Table implements AutoCloseable {
  private static final String FILE = "table.json";
  private static final String NOT_OFFERED = "that is not offered now";
  private static final String NO_GAME = "there is no game yet";

  /** Answers that are kept for acts that are sent again. */
  private static final int ANSWERS = 1000;

  private final Workshop workshop;
  private final TableFile file;
  private final Runnable end;
  private final BiConsumer<Snapshot, Snapshot> listener = (_, after) -> changed(after);
  private final TablePictures pictures = new TablePictures();
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
  private final Map<Guest, Integer> here = new ConcurrentHashMap<>();
  private final Map<String, CompletableFuture<Act.Answer>> answers =
      Collections.synchronizedMap(
          new LinkedHashMap<>() {
            @Override
            protected boolean removeEldestEntry(
                Map.Entry<String, CompletableFuture<Act.Answer>> eldest) {
              return size() > ANSWERS;
            }
          });
  private final Agreements agreements = new Agreements(this);
  private volatile Moment moment;

  /**
   * What the table shows.
   *
   * @param version raised by each change, of whatever kind
   */
  record Moment(long version, TableHead head, Snapshot snapshot) {

    /** The game at its head. */
    Optional<GameHistory> game() {
      return snapshot.play().map(play -> play.at(play.played().size()));
    }
  }

  /**
   * @param end of what the table alone needs
   */
  private Table(Workshop workshop, TableFile file, Runnable end) {
    this.workshop = workshop;
    this.file = file;
    this.end = end;
    Snapshot now = workshop.now();
    // No page that was open before a restart takes a new version for one that it knows.
    long version = (long) file.openings() << Integer.SIZE;
    moment = new Moment(version, new TableHead(file.openings(), 0, played(now).size()), now);
    workshop.listen(listener);
  }

  /** A table with a new game, whose files are in a folder of its own. */
  public static Table begin(
      TitleSource titles, Path folder, GameSetup setup, Map<String, String> bots)
      throws IOException {
    TableFile file = TableFile.make(folder.resolve(FILE), name(folder), setup.players(), bots);
    Table table = in(titles, folder, file);
    table.workshop.begin(setup);
    table.workshop.keepForRecovery();
    return table;
  }

  /** A table on which a saved game goes on. */
  public static Table begin(TitleSource titles, Path folder, GameLog log, Map<String, String> bots)
      throws IOException {
    TableFile file = TableFile.make(folder.resolve(FILE), name(folder), log.players(), bots);
    Table table = in(titles, folder, file);
    table.workshop.recover(log);
    return table;
  }

  /**
   * A table that was served before, with its game and its links.
   *
   * @throws IOException when there is none in the folder that can be read
   */
  public static Table resume(TitleSource titles, Path folder) throws IOException {
    TableFile file = TableFile.read(folder.resolve(FILE));
    Table table = in(titles, folder, file);
    GameLog log =
        table
            .workshop
            .recovery()
            .game()
            .orElseThrow(() -> new IOException("'%s' holds no game".formatted(folder)));
    table.workshop.recover(log);
    return table;
  }

  /**
   * A table at which the game of an open project is played; whoever has it open goes on with it
   * when the table is closed. The same game finds the same links again.
   *
   * @param tables folder of all tables
   */
  public static Table of(Workshop workshop, Path tables) throws IOException {
    GameHistory game = workshop.now().play().orElseThrow();
    String name = HexFormat.of().toHexDigits(Objects.hash(game.players(), game.seed()));
    Path path = tables.resolve(name).resolve(FILE);
    TableFile file =
        Files.exists(path)
            ? TableFile.read(path)
            : TableFile.make(path, name, game.players(), workshop.now().seats().bots());
    return new Table(workshop, file, () -> {});
  }

  private static Table in(TitleSource titles, Path folder, TableFile file) {
    var workshop = new Workshop(titles, new Recovery(folder));
    file.bots()
        .forEach(
            (player, bot) -> workshop.changeSeats(seats -> seats.with(player, Optional.of(bot))));
    return new Table(workshop, file, workshop::close);
  }

  private static String name(Path folder) {
    return folder.getFileName().toString();
  }

  /** What is played, for the window. */
  Workshop workshop() {
    return workshop;
  }

  public TableFile file() {
    return file;
  }

  /** Calls the listener with what the host should know. */
  public void listenToNotices(Consumer<Notice> listener) {
    workshop.listen(
        (before, now) ->
            now.notice()
                .filter(notice -> !before.notice().equals(Optional.of(notice)))
                .ifPresent(listener));
  }

  Moment moment() {
    return moment;
  }

  TablePictures pictures() {
    return pictures;
  }

  /** Calls the listener after each change, on any thread. */
  public void listen(Runnable listener) {
    listeners.add(listener);
  }

  void forget(Runnable listener) {
    listeners.remove(listener);
  }

  /** A guest looks at the table from one place more, or fewer. */
  void comesOrGoes(Guest guest, int places) {
    here.merge(guest, places, Integer::sum);
    again();
  }

  /** From how many places a guest looks. */
  int places(Guest guest) {
    return here.getOrDefault(guest, 0);
  }

  private synchronized void changed(Snapshot now) {
    Moment before = moment;
    if (now.busy().equals(before.snapshot().busy())
        && now.sameMoment(before.snapshot())
        && now.sameSituation(before.snapshot())
        && now.report().equals(before.snapshot().report())
        && now.seats().equals(before.snapshot().seats())) return;
    moment = new Moment(before.version() + 1, head(before, now), now);
    if (!moment.head().equals(before.head())) agreements.clock().begin();
    if (!moment.head().follows(before.head())) agreements.forget();
    agreements.passForThem();
    listeners.forEach(Runnable::run);
  }

  private static TableHead head(Moment before, Snapshot now) {
    if (before.snapshot().play().isEmpty()) return before.head().on(played(now).size());
    List<PlayedAction> old = played(before.snapshot());
    List<PlayedAction> all = played(now);
    boolean same = start(before.snapshot()) == start(now);
    if (same && old == all) return before.head();
    boolean on =
        same
            && all.size() > old.size()
            && (old.isEmpty() || old.getLast() == all.get(old.size() - 1));
    return on ? before.head().on(all.size()) : before.head().moved(all.size());
  }

  private static List<PlayedAction> played(Snapshot now) {
    return now.play().map(GameHistory::played).orElse(List.of());
  }

  /** Other rules begin with a state of their own. */
  private static GameState start(Snapshot now) {
    return now.play().map(GameHistory::start).orElse(null);
  }

  /** What a guest sees now; nothing while the game is being loaded. */
  CompletableFuture<Optional<TableView>> view(Guest guest) {
    return workshop
        .queries()
        .ask(_ -> TableView.of(moment, guest, this), Optional.<TableView>empty());
  }

  /** For whom play waits now, once the game is loaded; people alone, bots need no call. */
  CompletableFuture<Optional<TurnCalls.Turn>> turn() {
    return workshop
        .queries()
        .ask(_ -> moment.game().map(game -> turn(moment, game)), Optional.<TurnCalls.Turn>empty());
  }

  private static TurnCalls.Turn turn(Moment moment, GameHistory game) {
    List<String> people =
        TableView.situation(moment, game).decision().map(Decision::deciders).stream()
            .flatMap(List::stream)
            .filter(moment.snapshot().seats()::isPerson)
            .toList();
    Design design = game.title().design();
    return new TurnCalls.Turn(people, design.title(), RoundName.of(design, game.state()));
  }

  /**
   * Does what a guest wants, if it was offered to them where the game stands. What was asked before
   * under the same name is not done again, but answered again, unless it failed.
   */
  CompletableFuture<Act.Answer> act(Guest guest, Act act) {
    String request = guest + act.request();
    CompletableFuture<Act.Answer> answer = answers.computeIfAbsent(request, _ -> play(guest, act));
    answer.whenComplete(
        (_, failure) -> {
          if (failure != null) answers.remove(request, answer);
        });
    return answer;
  }

  private CompletableFuture<Act.Answer> play(Guest guest, Act act) {
    return playAtHead(
            act.head(),
            game -> refusal(guest, game),
            game -> seat(guest, game).actions(act.draft(), act.pick()).orElse(List.of()))
        .thenApply(
            answer -> {
              if (answer instanceof Act.Answer.Done)
                agreements.end(guest.player(), "You have acted: nobody passes for you any longer.");
              return answer;
            });
  }

  private Optional<String> refusal(Guest guest, GameHistory game) {
    if (!game.waiting().isEmpty())
      return Optional.of(
          "changed rules refuse an action of this game: the host decides how it goes on");
    Optional<Decision> decision = TableView.situation(moment, game).decision();
    return decision.map(Decision::deciders).orElse(List.of()).contains(guest.player())
        ? Optional.empty()
        : Optional.of("it is not your turn");
  }

  /**
   * Plays where the game stands.
   *
   * @param head where it was seen to stand
   * @param refusal why nothing is played; empty if something may be
   * @param choose the actions; none if what was asked for is not offered
   */
  private CompletableFuture<Act.Answer> playAtHead(
      String head,
      Function<GameHistory, Optional<String>> refusal,
      Function<GameHistory, List<Action>> choose) {
    var refused = new CompletableFuture<Act.Answer>();
    return workshop
        .playAtEnd(
            game -> {
              Optional<Act.Answer> why =
                  moved(head).or(() -> refusal.apply(game).map(Act.Answer.Refused::new));
              List<Action> actions = why.isPresent() ? List.of() : choose.apply(game);
              if (actions.isEmpty())
                refused.complete(why.orElse(new Act.Answer.Refused(NOT_OFFERED)));
              return actions;
            },
            agreements.clock().thought())
        .thenApply(
            result ->
                result
                    .map(this::answer)
                    .orElseGet(() -> refused.getNow(new Act.Answer.Refused(NO_GAME))));
  }

  /** What whoever saw the game stand elsewhere is told. */
  private Optional<Act.Answer> moved(String head) {
    String now = moment.head().text();
    return head.equals(now) ? Optional.empty() : Optional.of(new Act.Answer.Moved(now));
  }

  private SeatTurn seat(Guest guest, GameHistory game) {
    return new SeatTurn(game, TableView.situation(moment, game), guest.player());
  }

  private Act.Answer answer(Result result) {
    return switch (result) {
      case Result.Applied _ -> new Act.Answer.Done(moment.head().text());
      case Result.Refused refused -> new Act.Answer.Refused(refused.reason());
      case Result.Failed failed -> new Act.Answer.Refused(failed.failure().says());
    };
  }

  /** What would follow from an act; it is not done. */
  CompletableFuture<Act.Answer> trial(Guest guest, Act act) {
    return told(
        guest,
        act,
        turn ->
            turn.trial(act.draft(), act.pick())
                .<Act.Answer>map(Act.Answer.Told::new)
                .orElseGet(() -> new Act.Answer.Refused(NOT_OFFERED)));
  }

  /** What a guest sees of their turn with what they have planned. */
  CompletableFuture<Act.Answer> draft(Guest guest, Act act) {
    return told(guest, act, turn -> new Act.Answer.Told(turn.pageWithEffects(act.draft())));
  }

  private CompletableFuture<Act.Answer> told(
      Guest guest, Act act, Function<SeatTurn, Act.Answer> question) {
    return workshop
        .queries()
        .ask(
            _ ->
                moment
                    .game()
                    .filter(_ -> act.head().equals(moment.head().text()))
                    .map(game -> question.apply(seat(guest, game)))
                    .orElseGet(() -> new Act.Answer.Moved(moment.head().text())),
            new Act.Answer.Moved(moment.head().text()));
  }

  /** Takes the table back to the moment after that many actions; what was played stays a branch. */
  CompletableFuture<Act.Answer> takeBack(String head, int actions) {
    return beside(
        _ ->
            moved(head)
                .orElseGet(
                    () -> {
                      takeBack(actions);
                      return done();
                    }));
  }

  void takeBack(int actions) {
    workshop.branches().takeBack(actions);
  }

  Agreements agreements() {
    return agreements;
  }

  /** What somebody asks to take back, in a sentence. */
  public Optional<String> askedToTakeBack() {
    return agreements.request().map(TakeBackRequest::says);
  }

  /** Grants what somebody asks to take back, or refuses it, as the host. */
  public void answerTakeBack(boolean grants) {
    agreements.answerTakeBack(Guest.HOST, grants);
  }

  /** Stops the clock, or lets it go on. */
  void pause(Guest guest, boolean pause) {
    agreements.pause(guest, pause);
    again();
  }

  /** Gives each player a time for the game, in minutes; 0 for as long as they like. */
  public void allow(int minutes) throws IOException {
    file.allow(minutes);
    again();
  }

  /** Sets something by hand, for the host; refused where pieces would appear or vanish. */
  CompletableFuture<Act.Answer> correct(String head, Action.Arrange action) {
    return playAtHead(
        head, game -> Corrections.refusal(game, action), _ -> List.<Action>of(action));
  }

  Act.Answer done() {
    return new Act.Answer.Done(moment.head().text());
  }

  /** Something beside the game, one after the other with all that happens in it. */
  CompletableFuture<Act.Answer> beside(Function<GameHistory, Act.Answer> what) {
    return workshop
        .queries()
        .ask(
            _ -> moment.game().map(what).orElseGet(() -> new Act.Answer.Refused(NO_GAME)),
            new Act.Answer.Refused(NO_GAME))
        .thenApply(
            answer -> {
              again();
              return answer;
            });
  }

  /** Players without a bot. */
  List<String> people() {
    Map<String, String> bots = moment.snapshot().seats().bots();
    return moment.game().map(GameHistory::players).orElse(List.of()).stream()
        .filter(player -> bots.getOrDefault(player, "").isEmpty())
        .toList();
  }

  /** Seats a bot, or lets a person play again. */
  void seat(String player, Optional<String> bot) throws IOException {
    file.seat(player, bot);
    workshop.changeSeats(seats -> seats.with(player, bot));
  }

  /**
   * Shows a guest under a name that they choose, unless it is somebody else's: nobody is taken for
   * another.
   *
   * @return whether the name was free
   */
  boolean show(Guest guest, String name) throws IOException {
    boolean free = file.show(guest.player(), name);
    if (free) again();
    return free;
  }

  /** Notes at the moment where the game stands what somebody thinks of it. */
  synchronized void mark(String line) throws IOException {
    GameHistory game = moment.game().orElseThrow();
    MomentNotes.add(moment.snapshot(), game, workshop.recovery(), line);
    workshop.keepForRecovery();
  }

  /** Gives a guest another link; whoever has the old one is out at once. */
  public void reissue(Guest guest) throws IOException {
    file.reissue(guest);
    again();
  }

  /** Something has changed that no snapshot holds. */
  synchronized void again() {
    moment = new Moment(moment.version() + 1, moment.head(), moment.snapshot());
    listeners.forEach(Runnable::run);
  }

  @Override
  public void close() {
    workshop.forget(listener);
    end.run();
  }
}
