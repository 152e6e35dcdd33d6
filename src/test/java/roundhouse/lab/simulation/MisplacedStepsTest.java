package roundhouse.lab.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.yaml.snakeyaml.Yaml;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Title;
import roundhouse.lab.bots.RandomBot;
import roundhouse.lab.invariants.SimulationOutcome;
import roundhouse.script.loading.TitleLoader;
import roundhouse.testkit.Folder;
import roundhouse.testkit.Repository;

/** A step in a round where it makes no sense is refused when the design is read, or played. */
@Tag("slow")
class MisplacedStepsTest {
  private static final int MOST_ACTIONS = 250;

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"1860", "1861", "1870", "1889"})
  void aStepOfAnotherRoundIsRefusedOrPlayed(String design) throws IOException {
    Folder.copy(Repository.designs().resolve(design), folder.resolve(design));
    Map<String, Map<String, Object>> rounds = rounds(design);
    var crashed = new ArrayList<String>();
    for (String from : rounds.keySet())
      for (Map.Entry<?, ?> step : steps(rounds.get(from)).entrySet())
        for (String to : rounds.keySet())
          if (!steps(rounds.get(to)).containsKey(step.getKey()))
            crash(design, rounds, to, step)
                .ifPresent(
                    how -> crashed.add(step.getKey() + " of " + from + " in " + to + ": " + how));

    assertThat(crashed).isEmpty();
  }

  private Optional<String> crash(
      String design, Map<String, Map<String, Object>> rounds, String to, Map.Entry<?, ?> step)
      throws IOException {
    var steps = new ArrayList<Object>(List.of(Map.of(step.getKey(), step.getValue())));
    steps(rounds.get(to)).forEach((name, parameters) -> steps.add(Map.of(name, parameters)));
    var changed = new LinkedHashMap<String, Object>(rounds);
    var round = new LinkedHashMap<String, Object>(rounds.get(to));
    round.put("steps", steps);
    changed.put(to, round);
    String text = new Yaml().dump(changed).replace(": true", ": yes").replace(": false", ": no");
    Files.writeString(folder.resolve(design).resolve("rounds.yaml"), text);
    return new TitleLoader(folder, Repository.scripts(), Repository.tileLibrary())
        .loadAlone(design, Set.of())
        .title()
        .flatMap(MisplacedStepsTest::crash);
  }

  private static Optional<String> crash(Title title) {
    try {
      SimulationOutcome outcome =
          Simulation.of(title, title.design().players().max(), new RandomBot())
              .withLimits(new SimulationLimits(MOST_ACTIONS))
              .play(1)
              .outcome();
      return outcome instanceof SimulationOutcome.Crashed
          ? Optional.of(outcome.says())
          : Optional.empty();
    } catch (HookFailure told) {
      return Optional.empty();
    } catch (RuntimeException fault) {
      return Optional.of(FaultLocation.describe(fault));
    }
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Map<String, Object>> rounds(String design) throws IOException {
    String text = Files.readString(Repository.designs().resolve(design).resolve("rounds.yaml"));
    return (Map<String, Map<String, Object>>) new Yaml().load(text);
  }

  /** By name; a list of names has no parameters. */
  private static Map<?, ?> steps(Map<String, Object> round) {
    if (round.get("steps") instanceof Map<?, ?> steps) return steps;
    var named = new LinkedHashMap<Object, Object>();
    for (Object step : (List<?>) round.get("steps"))
      if (step instanceof Map<?, ?> parameters) named.putAll(parameters);
      else named.put(step, Map.of());
    return named;
  }
}
