package roundhouse.lab.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import roundhouse.lab.rows.FigureKind;

class AskedFiguresTest {
  private static final Figure PHASE = new Figure(FigureKind.TIME, "phase-began", "5");

  @Test
  void aFigureThatNoGameMovesIsToldToBeTheSame() {
    assertThat(asked(6, 6)).contains("phase-began 5: it is the same in all games.");
  }

  @Test
  void aFigureThatNoGameHasMayBeMisspelled() {
    assertThat(asked("phase-bgan 5"))
        .contains(
            "phase-bgan 5: it happens in no game, or no figure has this name"
                + " (did you mean 'phase-began 5'?).");
  }

  @Test
  void onePairIsNotCalledPairs() {
    assertThat(asked(6, 7)).startsWith("two beside one: 1 pair of games");
  }

  @Test
  void aFigureThatOneGameMovesIsToldWithItsInterval() {
    assertThat(asked(6, 7)).contains("Phase 5 begins 1.0 sets later").contains("later in 1)");
  }

  @Test
  void aPairOfGamesIsTooLittleToJudgeByWhichIsSaid() {
    assertThat(asked(6, 7)).contains("Too few games differ in any figure to judge it: play more.");
  }

  @Test
  void sidesOfWhichEveryGameGoesTheSameWayAreToldToBeTheSame() {
    assertThat(asked(6, 6))
        .contains("1 pair of games with the same seeds. Every figure is the same in all of them.")
        .doesNotContain("play more", "Nothing differs clearly");
  }

  private static String asked(double base, double other) {
    return asked("phase-began 5", base, other);
  }

  private static String asked(String figure) {
    return asked(figure, 6, 7);
  }

  private static String asked(String figure, double base, double other) {
    var answers = new Answers(List.of("one", "two"), List.of(3));
    answers.add(StoredGames.game("one", 0, Map.of(PHASE, base)));
    answers.add(StoredGames.game("two", 0, Map.of(PHASE, other)));
    SidePair pair = answers.tables().getFirst().pairs().getFirst();
    return String.join("\n", AnswersText.sentences(pair, Questions.of(List.of(figure))));
  }
}
