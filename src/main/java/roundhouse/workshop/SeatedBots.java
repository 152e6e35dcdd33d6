package roundhouse.workshop;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import roundhouse.engine.Action;
import roundhouse.engine.HookFailure;
import roundhouse.lab.bots.BotRegistry;
import roundhouse.lab.bots.ProgramBot;
import roundhouse.lab.bots.ProgramFault;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;
import roundhouse.workshop.RulesThread.Urgency;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.Situation;

/**
 * Makes bots act, after a pause, when it is their turn at the end of the game. Nothing happens
 * while an earlier moment is shown.
 */
final class SeatedBots {
  private final SnapshotLoop loop;
  private final BotRegistry bots;
  private final Consumer<Action> play;

  /**
   * @param play takes a bot's action, on the workshop's thread
   */
  SeatedBots(SnapshotLoop loop, BotRegistry bots, Consumer<Action> play) {
    this.loop = loop;
    this.bots = bots;
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
    try {
      turn(now).ifPresent(name -> act(now, name));
    } catch (HookFailure failure) {
      loop.announce(failure);
    }
  }

  private void act(Snapshot now, String name) {
    GameHistory game = now.play().orElseThrow();
    Optional<ProgramBot> program = bots.program(name);
    if (program.isPresent()) ask(now, name, program.get());
    else bots.named(game.title(), name).flatMap(bot -> Autoplay.next(game, bot)).ifPresent(play);
  }

  /** The rules do not wait for a program, which may take long or never answer. */
  private void ask(Snapshot now, String name, ProgramBot program) {
    Situation here = now.situation().orElseThrow();
    if (here.choices().size() == 1) {
      play.accept(here.choices().getFirst().action());
      return;
    }
    ProgramBot.Question question =
        program.question(
            now.play().orElseThrow().title(),
            here.state(),
            here.decision().orElseThrow(),
            here.choices());
    BackgroundThreads.start(
        "program",
        () -> {
          try {
            Action answer = question.call();
            loop.submit(() -> answered(now, answer));
          } catch (ProgramFault fault) {
            loop.submit(() -> vacate(name, fault));
          }
        });
  }

  private void answered(Snapshot then, Action answer) {
    if (isAsThen(then, loop.now())) play.accept(answer);
  }

  /** People take over from a program that does not answer as it should. */
  private void vacate(String name, ProgramFault fault) {
    if (!loop.now().seats().bots().containsValue(name)) return;
    loop.publish(snapshot -> snapshot.with(snapshot.seats().without(name)));
    loop.announce(Notice.Kind.FAILED, UiWords.of("seats.program-fault", name, fault.getMessage()));
  }
}
