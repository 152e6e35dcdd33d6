package roundhouse.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.lab.bots.BotRegistry;
import roundhouse.lab.bots.MisbehavingProgram;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.Notice;
import roundhouse.workshop.OwnPrograms;

/** Bots and programs in seats of a table. */
class TableBotsTest extends OpenTableTest {
  private static final BotRegistry PROGRAMS =
      new BotRegistry(
          Map.of(
              "good", MisbehavingProgram.bot("good", Duration.ofMinutes(1)),
              "dies", MisbehavingProgram.bot("dies", Duration.ofMinutes(1))));

  @Override
  OwnPrograms programs() {
    return OwnPrograms.only(PROGRAMS);
  }

  @AfterAll
  static void endPrograms() {
    PROGRAMS.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"sensible", "good"})
  void botsAndProgramsPlayAtTheTableWhileTheWindowShowsAnotherLine(String bot) throws Exception {
    table.act(ANN, act(ANN, "r1", "start Red at £71")).join();
    elsewhere();
    table.workshop().changeSeats(seats -> seats.pause(0));
    table.seat("Ben", Optional.of(bot));

    await(view -> view.turn().mine());
    assertThat(game().at()).isGreaterThan(1);
    assertThat(game().state().company("Red").par()).isEqualTo(71);
  }

  @Test
  void aPersonTakesOverAtTheTableFromAProgramThatEnds() throws Exception {
    table.act(ANN, act(ANN, "r1", "start Red at £71")).join();
    elsewhere();
    table.workshop().changeSeats(seats -> seats.pause(0));
    table.seat("Ben", Optional.of("dies"));

    await(BEN, view -> view.turn().mine() && table.people().contains("Ben"));
    String told =
        Waiting.until(
            () -> table.workshop().now().notice().map(Notice::says).orElse(""),
            says -> !says.isEmpty(),
            () -> "not told");
    assertThat(told).startsWith("The program 'dies' ended. A person decides in its place");
  }

  @Test
  void aBotPlaysUntilAPersonDecides() throws Exception {
    table.seat("Ben", Optional.of("sensible"));
    table.workshop().changeSeats(seats -> seats.pause(0));
    table.act(ANN, act(ANN, "r1", "start Red at £71")).join();

    TableView later = await(view -> view.turn().mine());
    assertThat(game().at()).isGreaterThan(1);
    assertThat(later.seats().get(1).bot()).isEqualTo("sensible");
  }
}
