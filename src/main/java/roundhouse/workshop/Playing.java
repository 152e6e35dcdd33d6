package roundhouse.workshop;

import java.util.Optional;
import java.util.function.UnaryOperator;
import roundhouse.engine.Action;
import roundhouse.engine.Result;

/** Goes on with the game, back and forth in it, and on from where a replay stopped. */
final class Playing {
  private final Bench bench;
  private final Mending mending;
  private final BotForAll bot;

  Playing(Bench bench) {
    this.bench = bench;
    mending = new Mending(bench);
    bot = new BotForAll(bench, this::show);
  }

  /** Plays an action, or has it stand for the one refused. */
  void play(Action action) {
    bot.stop();
    bench.work(
        () ->
            bench
                .now()
                .play()
                .ifPresent(
                    play -> {
                      if (!mending.takes(play)) show(play.play(action));
                      else mending.instead(play, action);
                    }));
  }

  /** Shows what an action came to, and says whether it stands. */
  boolean show(Playtest.Played played) {
    switch (played.result()) {
      case Result.Applied _ -> bench.show(played.game(), Optional.empty());
      case Result.Refused refused -> bench.tell(Notice.Kind.REFUSED, refused.reason());
      case Result.Failed failed -> bench.tell(failed.failure());
    }
    return played.result() instanceof Result.Applied;
  }

  void letBotPlay(Workshop.Until until) {
    bot.play(until);
  }

  void stopBot() {
    bot.stop();
  }

  /** The next action that is played stands for the one at which the replay stopped. */
  void mend() {
    toEnd();
    bench.work(mending::begin);
  }

  /** Leaves the action out at which the replay stopped. */
  void dropRefused() {
    bench.work(() -> bench.now().play().ifPresent(mending::drop));
  }

  /** Gives up what came after the stop. */
  void goOnFromStop() {
    toEnd();
    bench.work(() -> bench.now().play().ifPresent(mending::giveUp));
  }

  private void toEnd() {
    move(play -> play.at(Integer.MAX_VALUE));
  }

  /** Looks at another moment of the game. */
  void move(UnaryOperator<Playtest> where) {
    bot.stop();
    bench.work(() -> bench.now().play().ifPresent(play -> lookAt(play, where.apply(play))));
  }

  private void lookAt(Playtest play, Playtest moved) {
    if (play.at() == moved.at()) return;
    boolean saved = bench.now().saved();
    bench.publish(snapshot -> snapshot.with(moved, snapshot.report()).at(snapshot.file(), saved));
    bench.advise(moved);
  }
}
