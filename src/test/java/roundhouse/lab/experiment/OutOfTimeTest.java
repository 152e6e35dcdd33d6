package roundhouse.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Effect;
import roundhouse.engine.Hook;
import roundhouse.engine.HookFailure;
import roundhouse.engine.HookHandler;
import roundhouse.engine.Rulebook;
import roundhouse.engine.Title;
import roundhouse.engine.companies.CompanyHooks;
import roundhouse.game.Company;
import roundhouse.lab.answers.SidePair;
import roundhouse.lab.batch.BatchProgress;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.bots.Bots;
import roundhouse.lab.rows.GameKey;
import roundhouse.lab.simulation.PlayableTitles;
import roundhouse.lab.simulation.SimulationLimits;

/** Experiments with scripts that run out of time. */
class OutOfTimeTest {
  private static final String GAMES = "games.csv";

  @TempDir private Path folder;
  @TempDir private Path whole;

  @Test
  void aGameIsPlayedAgainSinceTheMachineMayOnlyHaveBeenBusy() throws IOException {
    PlayedExperiment.of(experiment(slow()), BatchProgress.NONE, "", folder.resolve("a"));

    PlayedExperiment played =
        PlayedExperiment.of(experiment(slow(1, 3, 4)), BatchProgress.NONE, "", folder.resolve("b"));

    assertThat(played.leftOut()).isEmpty();
    assertThat(folder.resolve("b").resolve(GAMES))
        .hasSameTextualContentAs(folder.resolve("a").resolve(GAMES));
  }

  @Test
  void aGameThatNeverHasTimeEnoughHasNoRowAndItsPairIsMissing() throws IOException {
    PlayedExperiment played = play(slow(2, 3, 4));

    assertThat(played.leftOut())
        .extracting(PlayedExperiment.LeftOut::game)
        .extracting(GameKey::game, GameKey::side)
        .containsExactly(tuple(1, "slow"));
    assertThat(played.leftOut().getFirst().says()).contains("took longer than 3 seconds");
    assertThat(keys()).hasSize(5).noneMatch(key -> key.game() == 1 && key.side().equals("slow"));
    SidePair pair = played.answers().tables().getFirst().pairs().getFirst();
    assertThat(pair.pairs() + pair.brokenOff()).isEqualTo(2);
  }

  @Test
  void aGameThatWasLeftOutIsPlayedTheNextTime() throws IOException {
    PlayedExperiment.of(experiment(slow()), BatchProgress.NONE, "", whole);
    Title slow = slow(2, 3, 4);
    play(slow);

    assertThat(play(slow).leftOut()).isEmpty();
    assertThat(folder.resolve(GAMES)).hasSameTextualContentAs(whole.resolve(GAMES));
  }

  @Test
  void anExperimentGoesOnAfterAGameThatIsLeftOutAgain() throws IOException {
    Title slow = slow(2, 3, 4, 6, 7, 8);
    play(slow);
    String before = Files.readString(folder.resolve(GAMES));

    PlayedExperiment again = play(slow);

    assertThat(again.leftOut()).hasSize(1);
    assertThat(Files.readString(folder.resolve(GAMES))).isEqualTo(before);
  }

  private PlayedExperiment play(Title slow) throws IOException {
    return PlayedExperiment.of(experiment(slow), BatchProgress.NONE, "", folder);
  }

  private List<GameKey> keys() throws IOException {
    var keys = new ArrayList<GameKey>();
    KeptExperimentRun.read(folder).read(game -> keys.add(game.key()));
    return keys;
  }

  private static Experiment experiment(Title slow) {
    return new Experiment(
        List.of(new Variant("slow", slow), new Variant("quick", PlayableTitles.title())),
        List.of(2),
        3,
        7,
        List.of(Bots.USUAL),
        new SimulationLimits(120),
        false,
        1);
  }

  /**
   * A title whose script runs out of time when the first company of a game starts.
   *
   * @param when which of all games that are begun, from 1; one that is played again counts again
   */
  private static Title slow(Integer... when) {
    var begun = new AtomicInteger();
    HookHandler<CompanyHooks.CompanyStarted, List<Effect>> handler =
        new HookHandler<>() {
          @Override
          public List<Effect> answer(
              Hook<CompanyHooks.CompanyStarted, List<Effect>> hook,
              CompanyHooks.CompanyStarted arguments,
              HookHandler.Context<List<Effect>> context) {
            long started =
                context.game().state().companies().values().stream()
                    .filter(Company::started)
                    .count();
            if (started == 1 && List.of(when).contains(begun.incrementAndGet()))
              throw new HookFailure(file(), 3, 1, "companyStarted", "took longer than 3 seconds")
                  .ofSlowScript();
            return List.of();
          }

          @Override
          public String file() {
            return "slow.js";
          }
        };
    return PlayableTitles.title().with(new Rulebook(Map.of("companyStarted", List.of(handler))));
  }
}
