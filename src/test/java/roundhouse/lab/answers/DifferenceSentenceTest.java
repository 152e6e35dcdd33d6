package roundhouse.lab.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import roundhouse.lab.rows.FigureKind;

class DifferenceSentenceTest {
  private static final Figure PHASE = new Figure(FigureKind.TIME, "phase-began", "5");

  private final Answers answers = new Answers(List.of("one", "two"), List.of(3));

  @Test
  void itSaysWhatNeverCountsAs() {
    for (int game = 0; game < 10; game++) {
      answers.add(StoredGames.game("one", game, Map.of()));
      answers.add(StoredGames.game("two", game, game < 7 ? Map.of(PHASE, 5.0) : Map.of()));
    }

    assertThat(sentence())
        .startsWith(
            "Phase 5 begins in 70 % of games instead of 0 %, 4.2 sets earlier, if never counts as"
                + " set 11 (95 %: ");
  }

  @Test
  void aTimeThatComesInEveryGameNeedsNoNever() {
    for (int game = 0; game < 10; game++) {
      answers.add(StoredGames.game("one", game, Map.of(PHASE, 5.0)));
      answers.add(StoredGames.game("two", game, Map.of(PHASE, 4.0 + game % 2 * 0.5)));
    }

    assertThat(sentence()).startsWith("Phase 5 begins 0.8 sets earlier (95 %: ");
  }

  @Test
  void onePairHasNoInterval() {
    answers.add(StoredGames.game("one", 0, Map.of(PHASE, 5.0)));
    answers.add(StoredGames.game("two", 0, Map.of(PHASE, 4.0)));

    assertThat(sentence())
        .isEqualTo(
            "Phase 5 begins 1.0 sets earlier (earlier in 1 game, later in 0): too few games differ"
                + " to tell.");
  }

  @Test
  void bothSidesHaveTheDigitsOfTheirDifference() {
    for (int game = 0; game < 400; game++) {
      answers.add(StoredGames.game("one", game, Map.of()));
      answers.add(StoredGames.ofSets("two", game, game < 10 ? 11 : 10));
    }

    assertThat(sentence(new Figure(FigureKind.NUMBER, "sets", "")))
        .startsWith("Sets of rounds in a game: 10.025 instead of 10.000, +0.025 (");
  }

  @Test
  void aSmallChangeHasNoMoreDigitsThanItsIntervalMakesMeaningful() {
    for (int game = 0; game < 58; game++) {
      answers.add(StoredGames.ofSets("one", game, game % 5 == 0 ? 11 : 10));
      answers.add(StoredGames.ofSets("two", game, game % 5 == 1 && game > 10 ? 11 : 10));
    }

    assertThat(sentence(new Figure(FigureKind.NUMBER, "sets", "")))
        .startsWith(
            "Sets of rounds in a game: 10.172 instead of 10.207, −0.03 (95 %: −0.20 to +0.13;");
  }

  @Test
  void bothSidesDifferByWhatIsTold() {
    for (int game = 0; game < 40; game++) {
      answers.add(StoredGames.ofSets("one", game, game < 8 ? 9 : 8));
      answers.add(StoredGames.ofSets("two", game, game < 10 ? 7 : 8));
    }

    assertThat(sentence(new Figure(FigureKind.NUMBER, "sets", "")))
        .as("not 7.8 instead of 8.2")
        .startsWith("Sets of rounds in a game: 7.75 instead of 8.20, −0.5 (");
  }

  private String sentence() {
    return sentence(PHASE);
  }

  private String sentence(Figure figure) {
    SidePair pair = answers.tables().getFirst().pairs().getFirst();
    return DifferenceSentence.of(pair.differences().of(figure).orElseThrow(), pair);
  }
}
