package roundhouse.table;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
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
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import roundhouse.engine.Action;
import roundhouse.engine.Decision;
import roundhouse.engine.GameLog;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.turn.SeatTurn;
import roundhouse.workshop.BranchCommands;
import roundhouse.workshop.GameSetup;
import roundhouse.workshop.Notice;
import roundhouse.workshop.OwnPrograms;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.history.Corrections;
import roundhouse.workshop.history.GameHistory;
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
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final String FILE = "table.json";
  private static final String NOT_OFFERED = "that is not offered now";
  static final String NO_GAME = "there is no game yet";

  /** Answers that are kept for acts that are sent again. */
  private static final int ANSWERS = 1000;

  /** Edits that are told to whoever has been away. */
  private static final int EDITS = 5;

  private final Workshop workshop;
  private final TableFile file;
  private final Runnable end;
  private final BiConsumer<Snapshot, Snapshot> listener = (_, after) -> changed(after);
  private final TablePictures pictures = new TablePictures();
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
  private final Map<Guest, Integer> here = new ConcurrentHashMap<>();
  private final Map<Request, CompletableFuture<Act.Answer>> answers =
      Collections.synchronizedMap(
          new LinkedHashMap<>() {
            @Override
            protected boolean removeEldestEntry(
                Map.Entry<Request, CompletableFuture<Act.Answer>> eldest) {
              return size() > ANSWERS;
            }
          });

  /** Milliseconds of the processor for which each seat may ask what would follow. */
  private final RateLimit work = new RateLimit(10_000, 500);

  private final Agreements agreements;
  private final TableBots bots = new TableBots(this);
  private final TableLines lines = new TableLines(this);
  private volatile TableMoment moment;
  private volatile List<RulesEdit> edits = List.of();
  private volatile boolean closed;

  /** What can be done at the head while the window shows something else. */
  private volatile Situation known;

  /** What names an act. */
  private record Request(Guest guest, String name) {}

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
    workshop.measureDecisions(this::thought);
  }

  /** How long whoever acts in the window has been waited for, at the head of the table. */
  private Optional<Duration> thought(GameHistory game) {
    boolean head = !closed && game.atEnd() && game.branches().present().equals(moment.line());
    return head ? Optional.of(agreements.clock().thought()) : Optional.empty();
  }

  /**
   * A table with a new game, whose files are in a folder of its own.
   *
   * @param programs that may play in seats beside the bots
   */
  public static Table begin(
      TitleSource titles,
      OwnPrograms programs,
      Path folder,
      GameSetup setup,
      Map<String, String> bots)
      throws IOException {
    TableFile file = TableFile.make(folder.resolve(FILE), name(folder), setup.players(), bots);
    Table table = in(titles, programs, folder, file);
    table.workshop.begin(setup);
    table.workshop.keepForRecovery();
    return table;
  }

  /** A table on which a saved game goes on. */
  public static Table begin(
      TitleSource titles, OwnPrograms programs, Path folder, GameLog log, Map<String, String> bots)
      throws IOException {
    TableFile file = TableFile.make(folder.resolve(FILE), name(folder), log.players(), bots);
    Table table = in(titles, programs, folder, file);
    table.workshop.recover(log);
    return table;
  }

  /**
   * A table that was served before, with its game and its links.
   *
   * @throws IOException when there is none in the folder that can be read
   */
  public static Table resume(TitleSource titles, OwnPrograms programs, Path folder)
      throws IOException {
    TableFile file = TableFile.read(folder.resolve(FILE));
    Table table = in(titles, programs, folder, file);
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

  private static Table in(TitleSource titles, OwnPrograms programs, Path folder, TableFile file) {
    var workshop = new Workshop(titles, new Recovery(folder), programs);
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
    int now = here.merge(guest, places, Integer::sum);
    // Only whether a player is there is shown.
    boolean shown = guest.kind() == Guest.Kind.PLAYER && (now == 0 || now == places);
    if (shown) again();
  }

  /** From how many places a guest looks. */
  int places(Guest guest) {
    return here.getOrDefault(guest, 0);
  }

  synchronized void changed(Snapshot now) {
    TableMoment before = moment;
    Optional<String> taken = lines.taken();
    if (taken.isEmpty()
        && now.busy().equals(before.snapshot().busy())
        && now.sameMoment(before.snapshot())
        && now.sameSituation(before.snapshot())
        && now.report().equals(before.snapshot().report())
        && now.seats().equals(before.snapshot().seats())) return;
    TableMoment next = before.then(now, taken);
    lines.arrived();
    edited(before, next);
    moment = next;
    boolean loaded = before.snapshot().play().isPresent();
    if (loaded && !next.head().equals(before.head())) agreements.clock().begin();
    if (!next.head().follows(before.head())) agreements.forget();
    if (next.isOutdated() && !before.isOutdated()) playAgain(next.line());
    agreements.passForThem();
    bots.act(next);
    tell();
  }

  /** Notes what an edit of the rules has changed. */
  private void edited(TableMoment before, TableMoment now) {
    Optional<Title> old = before.snapshot().play().map(GameHistory::title);
    Optional<Title> rules = now.snapshot().play().map(GameHistory::title);
    if (old.isEmpty() || rules.isEmpty() || old.get() == rules.get()) return;
    Optional<GameHistory> goesOn = now.game().filter(game -> game.waiting().isEmpty());
    RulesEdit.between("" + now.version(), old.get(), rules.get(), goesOn)
        .ifPresent(
            edit -> {
              var all = new ArrayList<>(edits);
              all.add(edit);
              edits = List.copyOf(all.subList(Math.max(0, all.size() - EDITS), all.size()));
            });
  }

  /** The last edits of the rules since the table was opened, the latest at the end. */
  List<RulesEdit> edits() {
    return edits;
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

  /**
   * Does what a guest wants, if it was offered to them where the game stands. What was asked before
   * under the same name is not done again, but answered again, unless it failed.
   */
  CompletableFuture<Act.Answer> act(Guest guest, Act act) {
    var request = new Request(guest, act.request());
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
  Optional<Act.Answer> moved(String head) {
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
      // Where the script lies on this computer is nobody else's business.
      case Result.Failed failed ->
          new Act.Answer.Refused(
              "a script of the rules failed, %s: the host sees why"
                  .formatted(failed.failure().hook()));
    };
  }

  /** What was answered to an act before, if it was asked for. */
  Optional<CompletableFuture<Act.Answer>> answered(Guest guest, String request) {
    return Optional.ofNullable(answers.get(new Request(guest, request)));
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
                    .map(game -> limited(guest, () -> question.apply(seat(guest, game))))
                    .orElseGet(() -> new Act.Answer.Moved(moment.head().text())),
            new Act.Answer.Moved(moment.head().text()));
  }

  /** An answer, unless the seat has had more than its share of the processor. */
  private Act.Answer limited(Guest guest, Supplier<Act.Answer> answer) {
    if (!work.allows(guest, System.nanoTime()))
      return new Act.Answer.Refused("your page asks too much of the rules; wait a moment");
    long begun = THREADS.getCurrentThreadCpuTime();
    try {
      return answer.get();
    } finally {
      double millis = (THREADS.getCurrentThreadCpuTime() - begun) / 1e6;
      work.use(guest, System.nanoTime(), millis);
    }
  }

  /** Whether the window shows another moment than that at which the table stands. */
  public boolean isElsewhere() {
    return !moment.isShown();
  }

  /** The lines of the game, and which of them is played. */
  public TableLines lines() {
    return lines;
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

  /**
   * Notes what somebody thinks of a moment.
   *
   * @param head where they saw the game stand; the present moment if that is no longer its past
   */
  synchronized void mark(String head, String line) throws IOException {
    GameHistory game = moment.game().orElseThrow();
    GameHistory seen = game.at(moment.head().seen(head).orElse(game.at()));
    MomentNotes.add(moment.snapshot(), seen, workshop.recovery(), line);
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
    closed = true;
    workshop.forget(listener);
    end.run();
  }
}
