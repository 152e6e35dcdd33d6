package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.engine.AnswerType;
import roundhouse.engine.Hook;
import roundhouse.engine.Title;
import roundhouse.engine.play.HookRegistry;
import roundhouse.lab.bots.RandomBot;
import roundhouse.lab.bots.SensibleBot;
import roundhouse.lab.invariants.SimulationOutcome;
import roundhouse.lab.simulation.Simulation;
import roundhouse.lab.simulation.SimulationLimits;
import roundhouse.script.loading.TitleLoader;
import roundhouse.testkit.Folder;
import roundhouse.testkit.Repository;

/** Whatever scripts allow or forbid, the rules offer what is possible, and take what they offer. */
@Tag("slow")
class ScriptedVerdictsTest {
  private static final long SEED = 1;
  private static final int ACTIONS = 600;

  /** Nobody could do anything any more. */
  private static final Set<String> WHOLE_STEPS = Set.of("mayDoStep", "mayAct");

  @TempDir static Path project;

  @BeforeAll
  static void copy() throws IOException {
    Folder.copy(Repository.designs(), project.resolve("designs"));
    Folder.copy(Repository.scripts(), project.resolve("scripts"));
  }

  static Stream<String> titles() {
    return Repository.designNames().stream();
  }

  @ParameterizedTest
  @MethodSource("titles")
  void aScriptThatAllowsEverythingAllowsNothingImpossible(String base) throws IOException {
    assertPlayable(base, "() => true");
  }

  @ParameterizedTest
  @MethodSource("titles")
  void whatAScriptForbidsIsNotOffered(String base) throws IOException {
    assertPlayable(base, "({ state, standard }) => (state.set % 2 === 0 ? 'not now' : standard())");
  }

  private static void assertPlayable(String base, String answer) throws IOException {
    String script =
        HookRegistry.byGroup().values().stream()
            .flatMap(List::stream)
            .filter(hook -> hook.answer() == AnswerType.VERDICT)
            .map(Hook::name)
            .filter(name -> !WHOLE_STEPS.contains(name))
            .map(name -> "export const " + name + " = " + answer + ";\n")
            .collect(Collectors.joining());
    Title title = variant(base, script);
    int players = title.design().players().min();
    var simulation =
        Simulation.seated(title, players, List.of(new RandomBot(), new SensibleBot()))
            .withLimits(new SimulationLimits(ACTIONS))
            .checking();
    assertThat(simulation.play(SEED).outcome())
        .isInstanceOfAny(
            SimulationOutcome.Ended.class,
            SimulationOutcome.TooLong.class,
            SimulationOutcome.Stuck.class,
            SimulationOutcome.Standstill.class);
  }

  private static Title variant(String base, String script) throws IOException {
    Path design = Files.createDirectories(project.resolve("designs/verdicts"));
    Path scripts = Files.createDirectories(project.resolve("scripts/verdicts"));
    Files.writeString(
        design.resolve("title.yaml"),
        "extends: ../" + base + "\nformat: 1\ntitle: Verdicts\nrecordings: { title: \"\" }\n");
    Files.writeString(scripts.resolve("verdicts.js"), script);
    return new TitleLoader(
            project.resolve("designs"), project.resolve("scripts"), Repository.tileLibrary())
        .loadAlone("verdicts", Set.of())
        .title()
        .orElseThrow();
  }
}
