package roundhouse.interop;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.engine.Title;
import roundhouse.engine.runs.TurnRuns;
import roundhouse.testkit.SharedFolder;

/** Games that people played elsewhere replay equal. */
@ParameterizedClass
@ValueSource(strings = {"1830", "1860", "1861", "1867", "1870", "1889", "18Chesapeake"})
record ConformanceTest(String name) {

  /**
   * A recorded game and its replay.
   *
   * @param earned by companies with runs, turn by turn, as recorded
   */
  private record Replayed(Title title, ReplayOutcome outcome, List<Integer> earned) {}

  private static final List<Replayed> GAMES = new ArrayList<>();

  @BeforeParameterizedClassInvocation
  static void playAllGames(String name) throws IOException {
    GAMES.clear();
    Path games = SharedFolder.find("peer-games/" + name);
    var conformance = new Conformance(TestTitles.all());
    for (Path file : RecordingFiles.in(games)) {
      Recording recording = RecordingFiles.read(file);
      GAMES.add(
          new Replayed(
              conformance.title(recording),
              conformance.replay(recording),
              earned(recording.trace().orElseThrow())));
    }
  }

  private static List<Integer> earned(StateTrace trace) {
    return trace.lines().stream()
        .filter(
            line -> line.path("type").asText().equals("run_routes") && !line.path("run").isEmpty())
        .map(ConformanceTest::revenue)
        .toList();
  }

  private static int revenue(JsonNode line) {
    return line.path("total").asInt();
  }

  @Test
  void everyRecordedGameIsEqualAfterEveryAction() {
    assertThat(GAMES)
        .extracting(Replayed::outcome)
        .filteredOn(outcome -> !outcome.equal())
        .isEmpty();
  }

  @Test
  void everyRecordedRunIsWorthWhatItEarnedAndNoneEarnedMoreThanTheBestRuns() {
    assertThat(GAMES)
        .isNotEmpty()
        .allSatisfy(
            game -> {
              List<TurnRuns> turns = TurnRuns.of(game.title(), game.outcome().log());

              assertThat(turns)
                  .as(game.outcome().name())
                  .extracting(TurnRuns::worth)
                  .isEqualTo(game.earned().subList(0, turns.size()));
              assertThat(turns)
                  .as(game.outcome().name())
                  .allMatch(TurnRuns::exact)
                  .allMatch(turn -> turn.best() >= turn.worth());
            });
  }
}
