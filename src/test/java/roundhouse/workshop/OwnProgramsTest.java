package roundhouse.workshop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.lab.bots.BotRegistry;
import roundhouse.lab.bots.ProgramBot;

/** The user's settings keep programs; the command line names some for one start. */
class OwnProgramsTest {
  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void name() {
    file = folder.resolve("settings").resolve("programs.properties");
  }

  private OwnPrograms opened() {
    return OwnPrograms.keptIn(file, BotRegistry.BUILT_IN);
  }

  @Test
  void aProgramIsKeptUntilItIsRemoved() throws IOException {
    OwnPrograms programs = opened();
    programs.keep("mine", "python3 'my bot.py' = \\");
    assertThat(programs.bots().names()).contains("sensible").endsWith("mine");

    assertThat(opened().commands()).isEqualTo(Map.of("mine", "python3 'my bot.py' = \\"));
    assertThat(opened().started().program("mine")).isPresent();
    opened().remove("mine");
    assertThat(opened().bots().program("mine")).isEmpty();
  }

  @Test
  void programsThatAnotherWindowKeptStay() throws IOException {
    OwnPrograms first = opened();
    OwnPrograms second = opened();
    first.keep("mine", "python3 mine.py");
    second.keep("other", "python3 other.py");

    assertThat(opened().commands()).containsOnlyKeys("mine", "other");
  }

  @Test
  void aProgramInASeatGoesOnWhenAnotherIsKeptOrRemoved() throws IOException {
    OwnPrograms programs = opened();
    programs.keep("mine", "python3 mine.py");
    ProgramBot seated = programs.bots().program("mine").orElseThrow();

    programs.keep("other", "python3 other.py");
    programs.remove("other");
    assertThat(programs.bots().program("mine")).containsSame(seated);
    programs.keep("mine", "python3 mine.py");
    assertThat(programs.bots().program("mine").orElseThrow()).isNotSameAs(seated);
  }

  @Test
  void theCommandLineNamesAProgramForThisStartOnly() throws IOException {
    ProgramBot given = ProgramBot.of("mine", "python3 new.py", ProgramBot.USUAL_LIMIT);
    opened().keep("mine", "python3 old.py");
    OwnPrograms programs = OwnPrograms.keptIn(file, new BotRegistry(Map.of("mine", given)));

    assertThat(programs.bots().program("mine")).containsSame(given);
    programs.keep("other", "python3 other.py");
    assertThat(programs.bots().program("mine")).containsSame(given);
    assertThat(opened().commands()).containsEntry("mine", "python3 old.py");
  }

  @Test
  void whatCannotBeReadIsNeitherUsedNorOverwritten() throws IOException {
    byte[] garbled = "mine = \\u00".getBytes(StandardCharsets.US_ASCII);
    Files.createDirectories(file.getParent());
    Files.write(file, garbled);
    OwnPrograms programs = opened();

    assertThat(programs.commands()).isEmpty();
    assertThatThrownBy(() -> programs.keep("other", "python3 other.py"))
        .isInstanceOf(IOException.class);
    assertThat(Files.readAllBytes(file)).isEqualTo(garbled);
  }

  @Test
  void aNameThatABotHasIsLeftAloneInTheFile() throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, "planning = python3 mine.py\n");
    OwnPrograms programs = opened();
    programs.keep("other", "python3 other.py");

    assertThat(programs.bots().program("planning")).isEmpty();
    assertThat(opened().commands()).containsOnlyKeys("planning", "other");
  }
}
