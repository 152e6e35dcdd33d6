package roundhouse.interop.replay;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.engine.runs.TurnRuns;
import roundhouse.interop.Recording;
import roundhouse.interop.RecordingFiles;
import roundhouse.interop.StateTrace;
import roundhouse.interop.TestTitles;
import roundhouse.testkit.SharedFolder;

/**
 * Games that people played elsewhere replay equal, and so do games that were played at random. The
 * best runs of those, which take long, are searched by the long run {@code runs}.
 */
@ParameterizedClass
@MethodSource("roundhouse.testkit.Repository#designNames")
@Tag("slow")
record ConformanceTest(String name) {

  /**
   * A recorded game and its replay.
   *
   * @param turns of companies with runs, as replayed; none of a game that was played at random
   * @param earned in these turns, as recorded
   */
  private record Replayed(ReplayOutcome outcome, List<TurnRuns> turns, List<Integer> earned) {}

  private static final List<Replayed> GAMES = new ArrayList<>();

  @BeforeParameterizedClassInvocation
  static void playAllGames(String name) throws IOException {
    GAMES.clear();
    var conformance = new Conformance(TestTitles.all());
    var recordings = new ArrayList<Map.Entry<Title, Recording>>();
    for (Path games : List.of(SharedFolder.find("peer-games"), SharedFolder.find("later-games"))) {
      if (!Files.exists(games.resolve(name))) continue;
      for (Path file : RecordingFiles.in(games.resolve(name))) {
        Recording recording = RecordingFiles.read(file);
        recordings.add(Map.entry(conformance.title(recording), recording));
      }
    }
    GAMES.addAll(
        recordings.parallelStream().map(game -> replayed(game.getKey(), game.getValue())).toList());
  }

  /** They take the memory that later tests need. */
  @AfterParameterizedClassInvocation
  static void forgetGames() {
    GAMES.clear();
  }

  /** A replay takes long, so both tests look at the same one. */
  private static Replayed replayed(Title title, Recording recording) {
    RecordingReplay.Compared replay = RecordingReplay.compared(title, recording);
    GameLog log = replay.outcome().log();
    if (recording.name().contains("random-"))
      return new Replayed(replay.outcome(), List.of(), List.of());
    return new Replayed(
        replay.outcome(),
        TurnRuns.of(title, title.start(log.players(), log.seed()), replay.game().played()),
        earned(recording.trace().orElseThrow()));
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
    assertThat(GAMES).isNotEmpty().allSatisfy(ConformanceTest::earnedWhatItShould);
  }

  private static void earnedWhatItShould(Replayed game) {
    String name = game.outcome().name();
    List<TurnRuns> turns = game.turns();
    assertThat(turns)
        .as(name)
        .extracting(TurnRuns::worth)
        .isEqualTo(game.earned().subList(0, turns.size()));
    assertThat(turns)
        .as(name)
        .allMatch(TurnRuns::exact)
        .allMatch(turn -> turn.best() >= turn.worth())
        .allSatisfy(turn -> assertThat(turn.faults()).as(turn.company()).isEmpty());
  }
}
