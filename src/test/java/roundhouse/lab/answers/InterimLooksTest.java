package roundhouse.lab.answers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import roundhouse.lab.rows.FigureKind;

class InterimLooksTest {
  private static final Figure PHASE = new Figure(FigureKind.TIME, "phase-began", "5");

  @Test
  void looksAreTakenAtDoubledNumbersOfGames() {
    assertThat(new InterimLooks(500).at()).containsExactly(25, 50, 100, 200, 400);
    assertThat(new InterimLooks(20).at()).isEmpty();
  }

  @Test
  void allLooksTogetherSpendNoMoreThanTheError() {
    var looks = new InterimLooks(400);

    double early = Arrays.stream(looks.at()).mapToDouble(looks::error).sum();
    assertThat(early + looks.error(400)).isEqualTo(0.05, within(1e-9));
    assertThat(looks.error(25)).isLessThan(0.0001);
    assertThat(looks.error(50)).isLessThan(looks.error(100));
  }

  @Test
  void aDifferenceInEveryGameIsAnsweredEarlyAndNoneNever() {
    assertThat(answered(1)).isTrue();
    assertThat(answered(0)).isFalse();
  }

  @Test
  void everyOtherSideNeedsItsAnswer() {
    var answers = new Answers(List.of("one", "other", "third"), List.of(3));
    for (int game = 0; game < 50; game++) {
      answers.add(StoredGames.game("one", game, Map.of(PHASE, 6.0 + game % 3)));
      answers.add(StoredGames.game("other", game, Map.of(PHASE, 5.0 + game % 3)));
      answers.add(StoredGames.game("third", game, Map.of(PHASE, 6.0 + game % 3)));
    }

    assertThat(new InterimLooks(400).answered(answers, "phase-began 5")).isFalse();
  }

  private static boolean answered(double earlier) {
    var answers = new Answers(List.of("one", "other"), List.of(3));
    for (int game = 0; game < 50; game++) {
      answers.add(StoredGames.game("one", game, Map.of(PHASE, 6.0 + game % 3)));
      answers.add(StoredGames.game("other", game, Map.of(PHASE, 6.0 + game % 3 - earlier)));
    }
    return new InterimLooks(400).answered(answers, "phase-began 5");
  }
}
