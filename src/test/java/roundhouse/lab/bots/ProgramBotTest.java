package roundhouse.lab.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.lab.invariants.SimulationOutcome;
import roundhouse.lab.simulation.PlayableTitles;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Simulation;
import roundhouse.lab.simulation.SimulationLimits;

class ProgramBotTest {
  private static final Title TITLE = PlayableTitles.title();
  private static final Duration SHORT = Duration.ofSeconds(1);
  private static final Duration LONG = Duration.ofSeconds(60);
  private static final int ACTIONS = 40;

  private static SimulatedGame play(Bot first) {
    return Simulation.seated(TITLE, 2, List.of(first, Bots.usual()))
        .withLimits(new SimulationLimits(ACTIONS))
        .play(5);
  }

  @Test
  void aProgramTakesASeat() {
    try (var bot = MisbehavingProgram.bot("good", LONG)) {
      SimulatedGame game = play(bot);

      assertThat(game.outcome()).isInstanceOf(SimulationOutcome.TooLong.class);
      assertThat(game.log().actions()).hasSize(ACTIONS);
      assertThat(bot.faults()).isEmpty();
      Bot first = (_, _, _, choices, _) -> choices.getFirst().action();
      assertThat(game.log().actions()).isEqualTo(play(first).log().actions());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "silent  | gave no answer in 1 s 3 times",
        "dies    | ended 3 times",
        "chatty  | answered 'I take the first one', which is no JSON object 3 times",
        "too-far | chose 99999, and the choices were 0 to ",
        "late    | answered with the id 0 instead of 1",
      })
  void aProgramThatDoesNotAnswerNeverStopsTheGameAndIsTold(String what, String told) {
    Duration limit = told.contains("1 s") ? SHORT : LONG;
    try (var bot = MisbehavingProgram.bot(what, limit)) {
      SimulatedGame game = play(bot);

      assertThat(game.log().actions()).hasSize(ACTIONS);
      assertThat(game.log().actions()).isEqualTo(play(Bots.usual()).log().actions());
      assertThat(bot.faults().orElseThrow())
          .startsWith("The program 'mine' ")
          .contains(told)
          .endsWith("A sensible bot decided instead, also in everything after these 3 times.");
    }
  }

  @Test
  void aProgramThatIsNotThereIsTold() {
    try (var bot = new ProgramBot("mine", List.of("no-such-program-18"), LONG)) {
      play(bot);

      assertThat(bot.faults().orElseThrow())
          .contains("did not start (")
          .contains("no-such-program");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "none",
      value = {
        "good    | none",
        "crashes | ended; it wrote: no such opening",
        "chatty  | answered 'I take the first one', which is no JSON object",
        "silent  | gave no answer in 1 s",
      })
  void aProgramThatIsTriedTellsWhatItWroteLast(String what, String told) throws ProgramFault {
    GameState state = TITLE.start(List.of("Ann", "Ben"), 1);
    Decision decision = Engine.decision(TITLE, state).orElseThrow();
    List<Choice> choices = Engine.quickChoices(TITLE, state);
    Duration limit = what.equals("silent") ? SHORT : LONG;
    ProgramBot.Question trial =
        MisbehavingProgram.bot(what, limit).trial(TITLE, state, decision, choices);

    if (told == null) assertThat(trial.call().choice()).isEqualTo(choices.getFirst());
    else assertThatThrownBy(trial::call).isInstanceOf(ProgramFault.class).hasMessage(told);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "my bot   | python3 mine.py | a name of letters, digits and hyphens, such as 'mine', not"
            + " 'my bot'",
        "planning | python3 mine.py | 'planning' is a bot of Roundhouse; give the program another"
            + " name",
        "mine     | ' '             | the command of 'mine' is missing",
      })
  void whatCannotBeAProgramIsRefused(String name, String command, String told) {
    assertThatThrownBy(() -> ProgramBot.of(name, command, LONG))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(told);
  }

  @Test
  void quotesKeepWordsOfACommandTogether() {
    assertThat(ProgramBot.words("python3 'my bot.py' --level \"very good\" x"))
        .containsExactly("python3", "my bot.py", "--level", "very good", "x");
  }

  @Test
  void theProgramOfThePageOfBotsPlays(@TempDir Path folder) throws Exception {
    assumeThat(hasPython()).as("python3, which runs the program of designs/bots.md").isTrue();
    Matcher code =
        Pattern.compile("```python\n(.*?)```", Pattern.DOTALL)
            .matcher(Files.readString(Path.of("designs", "bots.md")));
    assertThat(code.find()).isTrue();
    Path file = Files.writeString(folder.resolve("mine.py"), code.group(1));
    try (var bot = new ProgramBot("mine", List.of("python3", file.toString()), LONG)) {
      SimulatedGame game = play(bot);

      assertThat(game.log().actions()).hasSize(ACTIONS);
      assertThat(bot.faults()).isEmpty();
    }
  }

  private static boolean hasPython() throws InterruptedException {
    try {
      return new ProcessBuilder("python3", "--version")
          .redirectErrorStream(true)
          .start()
          .waitFor(20, TimeUnit.SECONDS);
    } catch (IOException missing) {
      return false;
    }
  }
}
