package roundhouse.workshop;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import roundhouse.engine.Action;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Result;
import roundhouse.workshop.RulesThread.Urgency;
import roundhouse.workshop.history.Corrections;
import roundhouse.workshop.history.GameHistory;

/** Plays the game, moves through it, and continues where a replay stopped. */
final class GameControl {
  private final SnapshotLoop loop;
  private final ReplayRepair repair;
  private final AutoplayRun bot;
  private volatile Function<GameHistory, Optional<Duration>> thought = _ -> Optional.empty();

  GameControl(SnapshotLoop loop) {
    this.loop = loop;
    repair = new ReplayRepair(loop);
    bot = new AutoplayRun(loop, this::show);
  }

  /** Plays an action, or replaces the refused one with it. */
  void play(Action action) {
    bot.stop();
    loop.submit(() -> loop.now().play().ifPresent(play -> play(play, action)));
  }

  private void play(GameHistory game, Action action) {
    if (repair.expectsReplacement(game)) repair.replaceWith(game, action);
    else show(timed(game.play(action), thought.apply(game)));
  }

  void measure(Function<GameHistory, Optional<Duration>> measured) {
    thought = measured;
  }

  private static GameHistory.Attempt timed(GameHistory.Attempt played, Optional<Duration> thought) {
    return played.result() instanceof Result.Applied
        ? new GameHistory.Attempt(
            thought.map(played.game()::timed).orElse(played.game()), played.result())
        : played;
  }

  /** Plays what corrects the game, or says what it would break. */
  void correct(Action.Arrange action) {
    bot.stop();
    loop.submit(() -> loop.now().play().ifPresent(play -> correct(play, action)));
  }

  private void correct(GameHistory game, Action.Arrange action) {
    Corrections.refusal(game, action)
        .ifPresentOrElse(
            reason -> loop.announce(Notice.Kind.REFUSED, reason), () -> play(game, action));
  }

  /**
   * Plays actions at the end of a line of the game, whatever moment is shown, up to the first that
   * the rules do not take; who looks at the end sees the new one.
   *
   * @param line of the game; nothing is played on one that it does not have
   * @param choose the actions; none plays none
   * @param thought how long the first of them was decided on; empty if nobody measured it
   * @return what the rules say of the last one that was tried, once the game is on disk; nothing
   *     where none was chosen
   */
  CompletableFuture<Optional<Result>> playAtEnd(
      String line, Function<GameHistory, List<Action>> choose, Optional<Duration> thought) {
    var answer = new CompletableFuture<Optional<Result>>();
    loop.submit(
        () -> {
          try {
            Optional<Result> told =
                loop.now()
                    .play()
                    .filter(game -> game.branches().names().contains(line))
                    .flatMap(game -> playAtEnd(game, line, choose, thought));
            loop.whenKept(() -> answer.complete(told));
          } catch (RuntimeException | Error failure) {
            answer.completeExceptionally(failure);
            throw failure;
          }
        });
    return answer;
  }

  private Optional<Result> playAtEnd(
      GameHistory game,
      String line,
      Function<GameHistory, List<Action>> choose,
      Optional<Duration> thought) {
    if (line.equals(game.branches().present())) bot.stop();
    var last = new AtomicReference<Result>();
    GameHistory after =
        BranchCommands.onLine(
            game,
            line,
            there -> {
              GameHistory end = there.at(there.played().size());
              GameHistory played = end;
              for (Action action : choose.apply(end)) {
                GameHistory.Attempt tried = played.play(action);
                last.set(tried.result());
                if (!(tried.result() instanceof Result.Applied)) break;
                boolean first = played == end;
                played = first ? timed(tried, thought).game() : tried.game();
              }
              if (played == end) return there;
              return there.atEnd() ? played : played.at(there.at());
            });
    if (after != game) loop.show(after, Optional.empty());
    if (last.get() instanceof Result.Failed failed) loop.announce(failed.failure());
    return Optional.ofNullable(last.get());
  }

  /** Shows the result of an action, and returns whether it was taken. */
  boolean show(GameHistory.Attempt played) {
    switch (played.result()) {
      case Result.Applied _ -> loop.show(played.game(), Optional.empty());
      case Result.Refused refused -> loop.announce(Notice.Kind.REFUSED, refused.reason());
      case Result.Failed failed -> loop.announce(failed.failure());
    }
    return played.result() instanceof Result.Applied;
  }

  /**
   * @param howFar says of the game at which a bot begins when it has played enough
   */
  void letBotPlay(Function<GameHistory, Predicate<GameHistory>> howFar) {
    bot.play(howFar);
  }

  void stopBot() {
    bot.stop();
  }

  /** The next action that is played replaces the one at which the replay stopped. */
  void replaceRefused(boolean alike) {
    toEnd();
    loop.submit(() -> repair.begin(alike));
  }

  /** An action replaces the one at which the replay stopped, and others replace those like it. */
  void replaceRefused(Action action) {
    toEnd();
    loop.submit(() -> loop.now().play().ifPresent(play -> repair.replaceAlike(play, action)));
  }

  /** Leaves out the action at which the replay stopped. */
  void dropRefused() {
    loop.submit(() -> loop.now().play().ifPresent(repair::drop));
  }

  /** Drops what came after the stop. */
  void goOnFromStop() {
    toEnd();
    loop.submit(() -> loop.now().play().ifPresent(repair::giveUp));
  }

  private void toEnd() {
    move(play -> play.at(Integer.MAX_VALUE));
  }

  /** Goes to another moment of the game. */
  void move(UnaryOperator<GameHistory> where) {
    bot.stop();
    loop.submit(() -> loop.now().play().ifPresent(play -> lookAt(play, where.apply(play))));
  }

  private void lookAt(GameHistory play, GameHistory moved) {
    if (play.at() == moved.at()) return;
    loop.show(moved, loop.now().report());
  }

  /** A bot that plays for everybody until it has played far enough, or is stopped. */
  private static final class AutoplayRun {
    private final SnapshotLoop loop;
    private final Predicate<GameHistory.Attempt> show;

    /** Changes whenever the bot is started or stopped. */
    private final AtomicInteger times = new AtomicInteger();

    /**
     * @param show shows what was played, and returns whether it was taken
     */
    AutoplayRun(SnapshotLoop loop, Predicate<GameHistory.Attempt> show) {
      this.loop = loop;
      this.show = show;
    }

    /** Plays that far. */
    void play(Function<GameHistory, Predicate<GameHistory>> howFar) {
      int time = times.incrementAndGet();
      loop.submit(() -> loop.now().play().ifPresent(play -> goOn(time, howFar.apply(play))));
    }

    /** Plays no further action. */
    void stop() {
      times.incrementAndGet();
    }

    private void goOn(int time, Predicate<GameHistory> enough) {
      loop.derived(
          Urgency.BOT, 0, () -> time != times.get(), () -> next(time, enough), loop::announce);
    }

    /** One action, and then the next unless something else has happened in between. */
    private void next(int time, Predicate<GameHistory> enough) {
      GameHistory play = loop.now().play().orElseThrow();
      try {
        boolean done =
            Autoplay.next(play).map(action -> !show.test(play.play(action))).orElse(true);
        if (!done && !enough.test(loop.now().play().orElseThrow())) goOn(time, enough);
      } catch (HookFailure failure) {
        loop.announce(failure);
      }
    }
  }
}
