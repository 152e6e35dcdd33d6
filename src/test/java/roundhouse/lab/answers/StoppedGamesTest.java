package roundhouse.lab.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import roundhouse.lab.rows.GameRecord;

/** A game that was stopped shows when things happened until then, but not how a game ends. */
class StoppedGamesTest {
  private static final Figure PHASE = new Figure(FigureKind.TIME, "phase-began", "5");
  private static final Figure SETS = new Figure(FigureKind.NUMBER, "sets", "");
  private static final Figure FIRST_WINS = new Figure(FigureKind.SHARE, "seat-wins", "1");
  private static final Figure STOPPED = new Figure(FigureKind.SHARE, "ends", "stopped");

  private final Answers answers = new Answers(List.of("one", "two"), List.of(3));

  @Test
  void itSaysNothingOfTheLengthOfGames() {
    play("one", StoredGames.game("one", 0, Map.of()));
    play("one", StoredGames.stopped("one", 1, 400));

    assertThat(side().estimate(SETS).value()).isEqualTo(10);
    assertThat(side().values(SETS).size()).isEqualTo(1);
  }

  @Test
  void aSeatWinsAShareOfTheGamesThatHaveAWinner() {
    play("one", StoredGames.game("one", 0, Map.of()));
    play("one", StoredGames.stopped("one", 1, 4));

    assertThat(side().share(FIRST_WINS).value()).isEqualTo(1);
    assertThat(side().share(STOPPED).value()).as("of all games").isEqualTo(0.5);
  }

  @Test
  void itDoesNotMoveTheTimeThatStandsForNever() {
    play("one", StoredGames.game("one", 0, Map.of()));
    play("two", StoredGames.game("two", 0, Map.of(PHASE, 5.0)));
    play("one", StoredGames.stopped("one", 1, 400));

    Difference phase = pair().differences().of(PHASE).orElseThrow();
    assertThat(phase.base()).as("later than all games of ten sets").isEqualTo(11);
  }

  private void play(String side, GameRecord game) {
    answers.add(side, game);
  }

  private SideTally side() {
    return answers.tables().getFirst().sides().getFirst();
  }

  private SidePair pair() {
    return answers.tables().getFirst().pairs().getFirst();
  }
}
