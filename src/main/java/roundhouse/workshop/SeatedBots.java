package roundhouse.workshop;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import roundhouse.engine.Action;
import roundhouse.engine.HookFailure;
import roundhouse.lab.bots.ProgramFault;
import roundhouse.words.UiWords;
import roundhouse.workshop.RulesThread.Urgency;
import roundhouse.workshop.history.Situation;

/**
 * Makes bots act, after a pause, when it is their turn at the end of the game. Nothing happens
 * while an earlier moment is shown.
 */
final class SeatedBots {
  private final SnapshotLoop loop;
  private final OwnPrograms programs;
  private final Consumer<Action> play;

  /**
   * @param play takes a bot's action, on the workshop's thread
   */
  SeatedBots(SnapshotLoop loop, OwnPrograms programs, Consumer<Action> play) {
    this.loop = loop;
    this.programs = programs;
    this.play = play;
    loop.listen(this::changed);
  }

  private void changed(Snapshot before, Snapshot now) {
    boolean news = !before.sameSituation(now) || !before.seats().equals(now.seats());
    if (news && turn(now).isPresent())
      loop.derived(
          Urgency.BOT,
          now.seats().pause(),
          () -> !isAsThen(now, loop.now()),
          () -> act(loop.now()),
          loop::announce);
  }

  /** The bot whose turn it is. */
  private static Optional<String> turn(Snapshot now) {
    if (now.seats().halted()
        || now.play().filter(game -> game.atEnd() && game.waiting().isEmpty()).isEmpty())
      return Optional.empty();
    List<String> deciders =
        now.situation()
            .flatMap(Situation::decision)
            .map(decision -> decision.deciders())
            .orElse(List.of());
    return now.seats().bot(deciders);
  }

  /** A change in the meantime has started its own timer. */
  private static boolean isAsThen(Snapshot then, Snapshot now) {
    return now.sameSituation(then) && now.seats().equals(then.seats());
  }

  private void act(Snapshot now) {
    turn(now).ifPresent(name -> act(now, name));
  }

  private void act(Snapshot now, String name) {
    Autoplay.asked(now.play().orElseThrow(), programs.bots(), name)
        .ifPresent(
            answer ->
                answer.whenComplete(
                    (action, fault) ->
                        loop.submit(
                            () -> {
                              if (fault == null) answered(now, action);
                              else vacate(name, fault);
                            })));
  }

  private void answered(Snapshot then, Action answer) {
    if (isAsThen(then, loop.now())) play.accept(answer);
  }

  /**
   * People take over from a program that does not answer as it should. A script that fails is not
   * its fault.
   */
  void vacate(String name, Throwable fault) {
    if (fault instanceof HookFailure failure) {
      loop.announce(failure);
      return;
    }
    if (!loop.now().seats().bots().containsValue(name)) return;
    loop.publish(snapshot -> snapshot.with(snapshot.seats().without(name)));
    loop.announce(
        Notice.Kind.FAILED, UiWords.of("seats.program-fault", name, ProgramFault.says(fault)));
  }
}
