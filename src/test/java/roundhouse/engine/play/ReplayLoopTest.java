package roundhouse.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Action;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Result;
import roundhouse.engine.RuleExecutor;
import roundhouse.engine.Title;
import roundhouse.game.GameState;
import roundhouse.testkit.Tiny;

class ReplayLoopTest {
  private static final Action RED = new Action.Start("Ann", "RED", 100);
  private static final Action NOBODY = new Action.Start("Bob", "GRY", 90);
  private static final Action PASS = new Action.Pass("Bob");

  private final Title title = Tiny.plain();
  private final GameState start = Tiny.start(title);

  @TempDir Path scripts;

  private ReplayResult play(ReplayPolicy policy, Action... actions) {
    return new ReplayLoop(title, policy).play(start, List.of(actions));
  }

  @Test
  void everyActionIsToldWithTheStateAfterIt() {
    ReplayResult replay = play(ReplayPolicy.STOP, RED, PASS);

    GameState started = Tiny.after(title, start, RED);
    assertThat(replay.played())
        .extracting(ReplayedAction::state)
        .containsExactly(started, Tiny.after(title, started, PASS));
    assertThat(replay.played().getFirst().events()).isNotEmpty();
    assertThat(replay.last()).isEqualTo(Tiny.after(title, started, PASS));
    assertThat(replay.failure()).isEmpty();
  }

  @Test
  void aReplayThatStopsTellsWhereAndWhy() {
    ReplayResult replay = play(ReplayPolicy.STOP, RED, NOBODY, PASS);

    assertThat(replay.played()).hasSize(1);
    ReplayPolicy.Failure failure = replay.failure().orElseThrow();
    assertThat(failure.index()).isEqualTo(1);
    assertThat(failure.action()).isEqualTo(NOBODY);
    assertThat(failure.state()).isEqualTo(replay.last());
    assertThat(failure.reason()).contains("there is no company GRY");
  }

  @Test
  void aReplayThatSkipsLeavesOutWhatIsRefused() {
    ReplayResult replay = play(ReplayPolicy.SKIP, RED, NOBODY, PASS);

    assertThat(replay.played()).extracting(ReplayedAction::action).containsExactly(RED, PASS);
    assertThat(replay.failure()).isEmpty();
  }

  @Test
  void aFailureNamesTheAction() {
    assertThat(play(ReplayPolicy.STOP, RED, NOBODY).failure().orElseThrow().says())
        .contains("action 2 (Start[by=Bob, company=GRY, par=90]) is refused: there is");
  }

  @Test
  void aPolicyPlaysSomethingElseInstead() {
    ReplayPolicy pass =
        failure -> {
          Result.Applied passed = (Result.Applied) Engine.apply(title, failure.state(), PASS);
          return Optional.of(List.of(new ReplayedAction(PASS, passed.events(), passed.state())));
        };

    ReplayResult replay = play(pass, RED, NOBODY, new Action.Pass("Ann"));

    assertThat(replay.played())
        .extracting(ReplayedAction::action)
        .containsExactly(RED, PASS, new Action.Pass("Ann"));
  }

  @Test
  void aReplayIsCancelledBeforeTheNextAction() {
    var asked = new AtomicInteger();
    var loop = new ReplayLoop(title, ReplayPolicy.STOP, () -> asked.incrementAndGet() > 2, _ -> {});

    ReplayResult replay = loop.play(start, List.of(RED, PASS));

    assertThat(replay.cancelled()).isTrue();
    assertThat(replay.played()).hasSize(1);
  }

  @Test
  void progressReachesTheNumberOfActions() {
    var told = new ArrayList<Integer>();

    new ReplayLoop(title, ReplayPolicy.STOP, () -> false, told::add)
        .play(start, List.of(RED, PASS));

    assertThat(told.getLast()).isEqualTo(2);
  }

  @Test
  void actionsShareOneScopeOfTheRules() {
    var entered = new AtomicInteger();
    Title counted = in(new Counting(entered, 0));

    new ReplayLoop(counted, ReplayPolicy.STOP).play(start, List.of(RED, PASS));

    assertThat(entered).hasValue(1);
  }

  @Test
  void anActionThatHangsFailsAloneAndThoseBeforeItCount() {
    Title hanging = in(new Counting(new AtomicInteger(), 2));

    ReplayResult replay =
        new ReplayLoop(hanging, ReplayPolicy.STOP).play(start, List.of(RED, PASS));

    assertThat(replay.played()).hasSize(1);
    assertThat(replay.failure().orElseThrow().index()).isEqualTo(1);
    assertThat(replay.failure().orElseThrow().reason()).contains("hangs");
  }

  @Test
  void aScriptThatFailsEndsTheReplay() {
    Title failing =
        new Tiny(scripts)
            .script("tiny/rules.js", "export function companyStarted() { return missing.list; }")
            .title("tiny");

    ReplayResult replay =
        new ReplayLoop(failing, ReplayPolicy.SKIP).play(Tiny.start(failing), List.of(RED, PASS));

    assertThat(replay.failure().orElseThrow().result()).isInstanceOf(Result.Failed.class);
    assertThat(replay.failure().orElseThrow().says()).startsWith("action 1 (Start[");
  }

  private Title in(RuleExecutor executor) {
    return new Title(
        title.id(),
        title.design(),
        title.options(),
        title.map(),
        title.tiles(),
        title.upgrades(),
        title.market(),
        title.rules(),
        title.fingerprint(),
        executor,
        title.services(),
        title.withPlayers());
  }

  /**
   * Counts the scopes that are entered, and abandons the work of one that enters that many more.
   */
  private static final class Counting implements RuleExecutor {
    private final AtomicInteger outermost;
    private final int abandoned;
    private int depth;
    private int nested;

    Counting(AtomicInteger outermost, int abandoned) {
      this.outermost = outermost;
      this.abandoned = abandoned;
    }

    @Override
    public <T> T run(Supplier<T> work) {
      if (depth == 0) outermost.incrementAndGet();
      else if (++nested == abandoned) throw new Abandoned();
      depth++;
      try {
        return work.get();
      } catch (Abandoned hanging) {
        if (depth > 1) throw hanging;
        throw new HookFailure("", 0, 0, "", "it hangs");
      } finally {
        depth--;
      }
    }

    private static final class Abandoned extends RuntimeException {}
  }
}
