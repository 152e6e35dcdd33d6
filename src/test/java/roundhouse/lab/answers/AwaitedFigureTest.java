package roundhouse.lab.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import roundhouse.lab.rows.FigureKind;

/** Games that were played for one figure: it is answered, and the others are only hints. */
class AwaitedFigureTest {
  private static final Figure PHASE = new Figure(FigureKind.TIME, "phase-began", "5");
  private static final Figure SETS = new Figure(FigureKind.TIME, "phase-began", "6");
  private static final String AWAITED = "phase-began 5";

  private static SidePair pair(int games, double earlier) {
    var answers = new Answers(List.of("one", "two"), List.of(3));
    for (int game = 0; game < games; game++) {
      double base = 6.0 + game % 3;
      answers.add(StoredGames.game("one", game, Map.of(PHASE, base, SETS, base)));
      answers.add(
          StoredGames.game("two", game, Map.of(PHASE, base - earlier, SETS, base + 1 + game % 2)));
    }
    return answers.tables().getFirst().pairs().getFirst();
  }

  private static List<String> sentences(SidePair pair, int atMost) {
    return AnswersText.sentences(pair, Questions.until(AWAITED, atMost, List.of()));
  }

  @Test
  void itsAnswerSaysAfterHowManyGames() {
    assertThat(sentences(pair(50, 1), 400))
        .containsSubsequence("Waited for, 50 of 400 pairs of games:")
        .anySatisfy(line -> assertThat(line).startsWith("  Phase 5 begins").endsWith(": clear."));
  }

  @Test
  void otherFiguresAreHints() {
    List<String> said = sentences(pair(50, 1), 400);
    assertThat(said)
        .doesNotContain("Clear:")
        .contains("Hints, because the games were played for another figure:")
        .anySatisfy(line -> assertThat(line).startsWith("  Phase 6 begins").endsWith(": a hint."))
        .noneSatisfy(line -> assertThat(line).startsWith("  Phase 6").endsWith(": clear."));
    assertThat(said.stream().filter(line -> line.contains("Phase 5 begins"))).hasSize(1);
  }

  @Test
  void withoutSuchAFigureTheyAreFindings() {
    assertThat(AnswersText.sentences(pair(50, 1), Questions.of(List.of())))
        .contains("Clear:")
        .anySatisfy(line -> assertThat(line).startsWith("  Phase 6 begins").endsWith(": clear."));
  }

  @Test
  void aLookDemandsMoreThanOneTestWould() {
    var answers = new Answers(List.of("one", "two"), List.of(3));
    for (int game = 0; game < 50; game++) {
      answers.add(StoredGames.game("one", game, Map.of(PHASE, 6.0)));
      answers.add(StoredGames.game("two", game, Map.of(PHASE, game < 7 ? 5.0 : 6.0)));
    }
    SidePair pair = answers.tables().getFirst().pairs().getFirst();
    assertThat(pair.differences(Questions.of(List.of())).of(AWAITED).orElseThrow().chance())
        .isLessThan(0.05);
    assertThat(sentences(pair, 400))
        .anySatisfy(line -> assertThat(line).endsWith("because it was tested several times."));
  }
}
