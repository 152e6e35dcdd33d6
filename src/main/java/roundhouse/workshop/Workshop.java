package roundhouse.workshop;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.engine.Hook;
import roundhouse.engine.Result;
import roundhouse.words.UiWords;
import roundhouse.workshop.documents.EditedTexts;
import roundhouse.workshop.files.WriteFailure;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.hooks.StubWriter;
import roundhouse.workshop.positions.TestPositionFiles;
import roundhouse.workshop.project.TitleSource;
import roundhouse.workshop.recovery.Recovery;

/**
 * A design and a game of it, live: files are watched, an edit reloads the rules and replays the
 * game, and every change is kept in case of a crash.
 *
 * <p>Methods return at once; the work happens on a thread of the workshop, which gives each
 * listener a new {@link Snapshot}.
 */
public final class Workshop implements AutoCloseable {
  private final TitleSource loader;
  private final Recovery recovery;
  private final SnapshotLoop loop;
  private final RulesReloader rules;
  private final GameLifecycle openings;
  private final BranchCommands branches;
  private final GameQueries queries;
  private final GameControl playing;
  private final DesignAdditions additions;
  private final VariantSwitch variants;
  private final ReplayWarmUp warmUp;
  private final OwnPrograms programs;
  private final SeatedBots bots;

  /** Without programs among the bots. */
  public Workshop(TitleSource loader, Recovery recovery) {
    this(loader, recovery, OwnPrograms.none());
  }

  /**
   * @param programs that may take a seat
   */
  public Workshop(TitleSource loader, Recovery recovery, OwnPrograms programs) {
    this.loader = loader;
    this.recovery = recovery;
    this.programs = programs;
    loop = new SnapshotLoop(recovery);
    rules = new RulesReloader(loop, loader);
    playing = new GameControl(loop);
    branches = new BranchCommands(loop, playing::stopBot);
    queries = new GameQueries(loop, programs);
    bots =
        new SeatedBots(
            loop,
            programs,
            action -> loop.now().play().ifPresent(play -> playing.show(play.play(action))));
    additions = new DesignAdditions(loop, this::reload);
    openings = new GameLifecycle(loop, rules, loader);
    variants = new VariantSwitch(loop, rules, loader);
    warmUp = new ReplayWarmUp(loop, loader);
  }

  /** Calls the listener on each change, with the snapshots before and after it. */
  public void listen(BiConsumer<Snapshot, Snapshot> listener) {
    loop.listen(listener);
  }

  /** Calls a listener no longer. */
  public void forget(BiConsumer<Snapshot, Snapshot> listener) {
    loop.forget(listener);
  }

  public Snapshot now() {
    return loop.now();
  }

  /** Questions about the game, which change nothing. */
  public GameQueries queries() {
    return queries;
  }

  /** The branches of the game. */
  public BranchCommands branches() {
    return branches;
  }

  /** Makes variants in which the game continues. */
  public VariantSwitch variants() {
    return variants;
  }

  /** The recorded game that is being opened. */
  public RecordedGameOpening recordedGame() {
    return openings.recorded();
  }

  public TitleSource loader() {
    return loader;
  }

  /** The programs that may take a seat beside the bots. */
  public OwnPrograms programs() {
    return programs;
  }

  /** Has people take over from a program that did not answer, which is told. */
  public void vacate(String program, Throwable fault) {
    loop.submit(() -> bots.vacate(program, fault));
  }

  public Recovery recovery() {
    return recovery;
  }

  /** Loads a design and begins a game of it. */
  public void begin(GameSetup setup) {
    stopBot();
    openings.begin(setup);
  }

  /** Opens a saved game and plays it, as far as the rules are still what they were. */
  public void open(Path file) {
    stopBot();
    openings.open(file);
  }

  /** Forgets the game that is kept in case of a crash, if it is one of a design that is gone. */
  public void forgetGameOf(Path design) {
    loop.discardRecovery(design.getFileName().toString());
  }

  /** Keeps the game in case of a crash even before its first action: there is a note on it. */
  public void keepForRecovery() {
    loop.submit(() -> loop.now().play().ifPresent(loop::keepNoted));
  }

  /** Continues a game that was not saved. */
  public void recover(GameLog log) {
    openings.recover(log);
  }

  /** Writes the game to a file and remembers the file. */
  public void save(Path file) {
    save(file, () -> {}, _ -> {});
  }

  /**
   * Writes the game to a file and remembers the file.
   *
   * @param afterwards done on the thread of the rules once the file holds all that was played;
   *     never if it cannot be written
   * @param refused told there why it cannot be written
   */
  public void save(Path file, Runnable afterwards, Consumer<String> refused) {
    openings.save(file, afterwards, refused);
  }

  /**
   * Plays an action at the moment that is shown; after {@link #replaceRefused} in place of the one
   * at which the replay stopped.
   */
  public void play(Action action) {
    playing.play(action);
  }

  /**
   * Keeps with each action that is played in the window how long its decision took.
   *
   * @param thought for the game before the action; empty where nobody measures it
   */
  public void measureDecisions(Function<GameHistory, Optional<Duration>> thought) {
    playing.measure(thought);
  }

  /** Sets something by hand, unless pieces or money would appear or vanish without being named. */
  public void correct(Action.Arrange action) {
    playing.correct(action);
  }

  /**
   * Plays actions at the end of a line of the game, whatever moment is shown, up to the first that
   * the rules do not take; who looks at that end sees the new one.
   *
   * @param line nothing is played on one that the game does not have
   * @param choose the actions, from the game at the end of the line, on the thread of the rules;
   *     none plays none
   * @param thought how long the first of them was decided on; empty if nobody measured it
   * @return what the rules say of the last one that was tried, once the game is on disk; nothing
   *     where none was chosen
   */
  public CompletableFuture<Optional<Result>> playAtEnd(
      String line, Function<GameHistory, List<Action>> choose, Optional<Duration> thought) {
    return playing.playAtEnd(line, choose, thought);
  }

  /**
   * Goes to where the replay stopped; the next action that is played replaces the refused one, and
   * the rest follows it.
   *
   * @param alike whether later refused actions like it are replaced in the same way
   */
  public void replaceRefused(boolean alike) {
    playing.replaceRefused(alike);
  }

  /**
   * Plays an action in place of the one at which the replay stopped, replaces later refused actions
   * like it in the same way, and the rest follows.
   */
  public void replaceRefused(Action action) {
    playing.replaceRefused(action);
  }

  /**
   * Leaves out the action at which the replay stopped and plays the rest again, as far as the rules
   * allow.
   */
  public void dropRefused() {
    playing.dropRefused();
  }

  /** Continues from where the replay stopped; the actions after it stay as another line. */
  public void playOnFromStop() {
    playing.goOnFromStop();
  }

  /** How far a bot plays on. */
  public enum Until {
    NEXT_ACTION,
    NEXT_ROUND,
    END_OF_GAME
  }

  /**
   * Makes a bot play for everybody until it has played that far, or somebody does something else.
   */
  public void letBotPlay(Until until) {
    playing.letBotPlay(from -> Autoplay.until(until, from));
  }

  /** The same until the game is as wanted: at that action, however fast the computer is. */
  public void letBotPlay(Predicate<GameHistory> enough) {
    playing.letBotPlay(_ -> enough);
  }

  public void stopBot() {
    playing.stopBot();
  }

  /** Seats other people and bots; bots act when their turn comes. */
  public void changeSeats(UnaryOperator<Seats> change) {
    loop.submit(() -> loop.publish(snapshot -> snapshot.with(change.apply(snapshot.seats()))));
  }

  public void undo() {
    playing.move(play -> play.at(play.at() - 1));
  }

  public void redo() {
    playing.move(play -> play.at(play.at() + 1));
  }

  /** Goes to the moment after that many actions. */
  public void goTo(int index) {
    playing.move(play -> play.at(index));
  }

  /** Saves the current moment as a test position of the design. */
  public void saveTest(String says, String name) {
    additions.saveTest(says, name);
  }

  /** Puts a stub for a hook at the end of a script; makes the script if there is none yet. */
  public void stub(Hook<?, ?> hook, Path script) {
    additions.addStub(hook, script);
  }

  public void dismissReport() {
    loop.submit(() -> loop.publish(Snapshot::withoutReport));
  }

  /** Takes up texts of the design that were edited here: the rules follow those that are saved. */
  public void edited(EditedTexts texts) {
    rules.edited(texts);
  }

  /** Looks for what other programs changed in designs that are not in play. */
  public void checkOtherDesigns() {
    rules.checkOthers();
  }

  /** Notes which texts still differ from what their files hold, after some were written. */
  public void written(EditedTexts left) {
    rules.written(left);
  }

  /** Notes, on any thread, what a file is about to hold: that is no news of another program. */
  public void writing(Path file, String text) {
    rules.writing(file, text);
  }

  /** Loads the files again, as if they had just been edited. */
  public void reload() {
    rules.reload();
  }

  /** Makes the first reloads as quick as later ones, in moments without other work. */
  public void prepareReloads() {
    warmUp.begin();
  }

  /** Ends the workshop, after pending writes. */
  @Override
  public void close() {
    rules.close();
    warmUp.close();
    loop.close();
  }

  /** What the game adds to its design: test positions, and stubs of hooks. */
  private static final class DesignAdditions {
    private final SnapshotLoop loop;
    private final Runnable reload;

    /**
     * @param reload has the files read again
     */
    DesignAdditions(SnapshotLoop loop, Runnable reload) {
      this.loop = loop;
      this.reload = reload;
    }

    /** Saves the current moment as a test position. */
    void saveTest(String says, String name) {
      loop.submit(() -> loop.now().play().ifPresent(play -> saveTest(play, says, name)));
    }

    private void saveTest(GameHistory play, String says, String name) {
      try {
        Path file = TestPositionFiles.save(play, loop.now().design().orElseThrow(), says, name);
        loop.announce(Notice.Kind.DONE, UiWords.of("positions.saved", file.getFileName()));
      } catch (IOException unwritable) {
        loop.announce(
            Notice.Kind.FAILED, UiWords.of("positions.unsaved", WriteFailure.reason(unwritable)));
      }
    }

    /** Puts a stub at the end of a script. */
    void addStub(Hook<?, ?> hook, Path script) {
      loop.submit(
          () -> {
            try {
              StubWriter.append(hook, script);
              loop.announce(
                  Notice.Kind.DONE, UiWords.of("stub.written", hook.name(), script.getFileName()));
              reload.run();
            } catch (IOException unwritable) {
              loop.announce(
                  Notice.Kind.FAILED,
                  UiWords.of("common.unwritable", script, WriteFailure.reason(unwritable)));
            }
          });
    }
  }
}
