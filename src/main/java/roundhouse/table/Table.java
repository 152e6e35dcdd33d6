package roundhouse.table;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
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
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import roundhouse.design.spec.Design;
import roundhouse.engine.Action;
import roundhouse.engine.Decision;
import roundhouse.engine.GameLog;
import roundhouse.engine.Result;
import roundhouse.turn.SeatTurn;
import roundhouse.turn.TurnDraft;
import roundhouse.workshop.BranchCommands;
import roundhouse.workshop.GameSetup;
import roundhouse.workshop.Notice;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.history.Corrections;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.RoundName;
import roundhouse.workshop.history.Situation;
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
  private final Agreements agreements;
  private final TableBots bots = new TableBots(this);
  private volatile TableMoment moment;

  /** The line to which the host takes the table just now. */
  private Optional<String> taken = Optional.empty();

  /** What can be done at the head while the window shows something else. */
  private volatile Situation known;

  /**
   * @param end of what the table alone needs
   */
  private Table(Workshop workshop, TableFile file, Runnable end) {
    this.workshop = workshop;
    this.file = file;
    this.end = end;
    agreements = new Agreements(this);
    moment =
        TableMoment.opened(file.openings(), file.epoch(), file.line())
            .then(workshop.now(), Optional.empty());
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

  TableMoment moment() {
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
    TableMoment before = moment;
    if (taken.isEmpty()
        && now.busy().equals(before.snapshot().busy())
        && now.sameMoment(before.snapshot())
        && now.sameSituation(before.snapshot())
        && now.report().equals(before.snapshot().report())
        && now.seats().equals(before.snapshot().seats())) return;
    TableMoment next = before.then(now, taken);
    taken = Optional.empty();
    moment = next;
    boolean loaded = before.snapshot().play().isPresent();
    if (loaded && !next.head().equals(before.head())) agreements.clock().begin();
    if (!next.head().follows(before.head())) agreements.forget();
    if (next.isOutdated() && !before.isOutdated()) playAgain(next.line());
    agreements.passForThem();
    bots.act(next);
    tell();
  }

  /** Something has changed: it is kept, and all see it. */
  private void tell() {
    try {
      file.keep(moment.line(), moment.head().epoch(), agreements.agreed());
    } catch (IOException unwritable) {
      agreements.tellAll("What was agreed on here cannot be kept: a restart would forget it.");
    }
    listeners.forEach(Runnable::run);
  }

  /** Plays a line again that the window does not show. */
  private void playAgain(String line) {
    workshop
        .branches()
        .change(
            game ->
                game.branches().names().contains(line)
                    ? BranchCommands.onLine(game, line, UnaryOperator.identity())
                    : game);
  }

  /** What a guest sees now; nothing while the game is being loaded. */
  CompletableFuture<Optional<TableView>> view(Guest guest) {
    return workshop
        .queries()
        .ask(_ -> TableView.of(moment, guest, this), Optional.<TableView>empty());
  }

  /** What can be done at the head of the game. */
  Situation situation(GameHistory game) {
    return situation(moment, game);
  }

  /** The same at a moment; on the thread of the rules. */
  Situation situation(TableMoment at, GameHistory game) {
    Optional<Situation> shown =
        Stream.of(at.snapshot().situation(), Optional.ofNullable(known))
            .flatMap(Optional::stream)
            .filter(each -> each.state() == game.state())
            .findFirst();
    return shown.orElseGet(() -> known = Situation.of(game.title(), game.state()));
  }

  /** For whom play waits now, once the game is loaded; people alone, bots need no call. */
  CompletableFuture<Optional<TurnCalls.Turn>> turn() {
    return workshop
        .queries()
        .ask(_ -> moment.game().map(this::turn), Optional.<TurnCalls.Turn>empty());
  }

  private TurnCalls.Turn turn(GameHistory game) {
    List<String> people =
        situation(game).decision().map(Decision::deciders).stream()
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

  /**
   * Plays a turn that somebody has copied from their page while they were not connected, if the
   * game still stands where it was offered to their seat.
   *
   * @param text as the page made it, with anything around it
   */
  public CompletableFuture<Act.Answer> paste(String text) {
    Optional<CopiedTurn> copied = CopiedTurn.in(text);
    return copied
        .map(this::paste)
        .orElseGet(
            () -> refused("that holds no copied turn: it has a part such as [turn 7b22…], whole"));
  }

  private CompletableFuture<Act.Answer> paste(CopiedTurn turn) {
    Guest guest = Guest.player(turn.seat());
    String request = "copied " + turn;
    CompletableFuture<Act.Answer> before = answers.get(guest + request);
    if (before != null) return before;
    String seal = file.seal(turn.seat(), turn.game());
    if (seal.isEmpty() || !MessageDigest.isEqual(bytes(seal), bytes(turn.seal())))
      return refused("this table has not offered that turn to that seat, or its link is a new one");
    TableMoment now = moment;
    boolean same =
        now.game()
            .filter(game -> CopiedTurn.moment(now.head(), game).equals(turn.game()))
            .isPresent();
    if (!same)
      return refused(
          "the game has moved on since %s copied this turn: ask for another"
              .formatted(turn.seat()));
    var pick = new TurnDraft.Pick(turn.offer(), turn.amount());
    return act(guest, new Act(now.head().text(), request, turn.draft(), pick));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static CompletableFuture<Act.Answer> refused(String why) {
    return CompletableFuture.completedFuture(new Act.Answer.Refused(why));
  }

  private CompletableFuture<Act.Answer> play(Guest guest, Act act) {
    return playAtHead(
            act.head(),
            game -> refusal(guest, game),
            game -> seat(guest, game).actions(act.draft(), act.pick()).orElse(List.of()))
        .thenApply(
            answer -> {
              boolean ended =
                  answer instanceof Act.Answer.Done
                      && agreements.end(
                          guest.player(), "You have acted: nobody passes for you any longer.");
              if (ended) again();
              return answer;
            });
  }

  private Optional<String> refusal(Guest guest, GameHistory game) {
    if (!game.waiting().isEmpty())
      return Optional.of(
          "changed rules refuse an action of this game: the host decides how it goes on");
    Optional<Decision> decision = situation(game).decision();
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
            moment.line(),
            game -> {
              Optional<Act.Answer> why =
                  moved(head).or(() -> refusal.apply(game).map(Act.Answer.Refused::new));
              List<Action> actions = why.isPresent() ? List.of() : choose.apply(game);
              if (actions.isEmpty())
                refused.complete(why.orElse(new Act.Answer.Refused(NOT_OFFERED)));
              return actions;
            },
            Optional.of(agreements.clock().thought()))
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
    return new SeatTurn(game, situation(game), guest.player());
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

  /** Whether the window shows another moment than that at which the table stands. */
  public boolean isElsewhere() {
    return !moment.isShown();
  }

  /**
   * Takes the table to the line and the moment that the window shows; what was played after that
   * moment stays a branch.
   */
  public CompletableFuture<Act.Answer> takeHere() {
    Optional<GameHistory> shown = workshop.now().play();
    return shown
        .map(game -> takeTo(moment.head().text(), game.branches().present(), game.at()))
        .orElseGet(() -> refused(NO_GAME));
  }

  /**
   * Takes the table to a line of the game, to the moment after that many actions; what was played
   * after it stays a branch.
   */
  CompletableFuture<Act.Answer> takeTo(String head, String line, int actions) {
    return take(
        game ->
            moved(head)
                .or(
                    () ->
                        game.line(line).isPresent()
                            ? Optional.empty()
                            : Optional.of(
                                new Act.Answer.Refused("the game has no such line; look again"))),
        line,
        actions,
        true);
  }

  /** Takes the table back to the moment after that many actions; what was played stays a branch. */
  CompletableFuture<Act.Answer> takeBack(String head, int actions) {
    return takeTo(head, moment.line(), actions);
  }

  /** The same, once it is granted, which all have been told. */
  void takeBack(int actions) {
    take(_ -> Optional.empty(), moment.line(), actions, false);
  }

  /**
   * @param refusal why the table stays where it is
   * @param tells whether all are told what the host has done
   */
  private CompletableFuture<Act.Answer> take(
      Function<GameHistory, Optional<Act.Answer>> refusal,
      String line,
      int actions,
      boolean tells) {
    var refused = new CompletableFuture<Act.Answer>();
    workshop
        .branches()
        .change(
            game -> {
              Optional<Act.Answer> why = refusal.apply(game);
              why.ifPresent(refused::complete);
              return why.isPresent() ? game : taken(game, line, actions, tells);
            });
    // What is asked afterwards is answered after it.
    return beside(_ -> refused.isDone() ? refused.join() : done());
  }

  private GameHistory taken(GameHistory game, String line, int actions, boolean tells) {
    GameHistory after =
        BranchCommands.onLine(
            game,
            line,
            there -> {
              GameHistory end =
                  actions < there.played().size() ? there.at(actions).branch() : there;
              if (tells) agreements.tellAll(toldOfTaking(there, end));
              taken = Optional.of(end.branches().present());
              return end;
            });
    if (after == game) changed(workshop.now());
    return after;
  }

  private String toldOfTaking(GameHistory from, GameHistory to) {
    String what =
        from.branches().present().equals(moment.line()) && to != from
            ? "taken back " + TakeBackRequest.told(from, to.played().size() + 1)
            : "taken the game to “%s”".formatted(to.branches().present());
    return "The host has %s. It goes on from %s."
        .formatted(what, RoundName.of(to.title().design(), to.state()));
  }

  /**
   * A line of the game.
   *
   * @param actions that were played on it
   * @param here whether the table is on it
   * @param says what happened last on it
   */
  record Line(String name, int actions, boolean here, String says) {}

  /** The lines of the game. */
  List<Line> lines() {
    TableMoment now = moment;
    return now.snapshot().play().stream()
        .flatMap(play -> play.branches().names().stream().flatMap(name -> play.line(name).stream()))
        .map(
            game -> {
              String name = game.branches().present();
              int at = game.actions().size();
              int last = game.played().size();
              String says = last == 0 ? "" : TakeBackRequest.first(game, last);
              return new Line(name, at, name.equals(now.line()), says);
            })
        .toList();
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
   * @return why not; empty if they are
   */
  Optional<String> show(Guest guest, String name) throws IOException {
    Optional<String> fault = file.show(guest.player(), name);
    if (fault.isEmpty()) again();
    return fault;
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
    moment = moment.again();
    tell();
  }

  @Override
  public void close() {
    workshop.forget(listener);
    end.run();
  }
}
