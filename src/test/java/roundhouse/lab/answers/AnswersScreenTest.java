package roundhouse.lab.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Title;
import roundhouse.lab.rows.FigureKind;
import roundhouse.lab.simulation.PlayableTitles;

class AnswersScreenTest {
  private static final Title TITLE = PlayableTitles.title();
  private static final Figure PHASE = new Figure(FigureKind.TIME, "phase-began", "2");
  private static final Figure TRAIN = new Figure(FigureKind.TIME, "train-first-sold", "2");
  private static final Figure CLOSED = new Figure(FigureKind.TIME, "private-closed", "P");

  @Test
  void theQuestionComesFirstThenItsFigureWithTheSizeAndTheVerdict() {
    assertThat(screen(Questions.of(List.of("phase-began 2")), 1).lines())
        .startsWith(
            "Does it matter?",
            "",
            "side 1 beside side 0, 3 players: 20 pairs of games of sensible bots with the same"
                + " seeds.")
        .anySatisfy(
            line ->
                assertThat(line)
                    .isEqualTo(
                        "  Phase 2 begins 1.5 sets earlier (with it: the first 2-train is sold):"
                            + " clear."));
  }

  @Test
  void figuresWithTheSameValuesAreOneLineNamedByWhatIsAsked() {
    String asked = screen(Questions.of(List.of("train-first-sold 2")), 1);
    assertThat(asked)
        .contains("The first 2-train is sold 1.5 sets earlier (with it: phase 2 begins)");
    assertThat(asked.lines().filter(line -> line.toLowerCase().contains("phase 2 begins")))
        .hasSize(1);
  }

  @Test
  void otherFiguresAreGroupedByTheirTopicAndThoseOfOneKindToldTogether() {
    assertThat(screen(Questions.of(List.of("sets")), 1))
        .containsSubsequence(
            "Clear as well, ",
            "trains, phases",
            "phase 2 begins 1.5 sets earlier",
            "privates",
            "P closes 0.5 sets later",
            "clear, too: 2, 3, 4, 5 and 25 more");
  }

  @Test
  void itIsOneScreenHoweverManySidesAndQuestionsThereAre() {
    for (int sides : List.of(1, 2, 6))
      for (int letters : List.of(70, 100)) {
        List<String> lines =
            screen(
                    Questions.of(List.of("phase-began 2", "sets", "private-closed P")),
                    sides,
                    letters)
                .lines()
                .toList();
        assertThat(lines).hasSizeLessThanOrEqualTo(34);
        assertThat(lines)
            .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(letters));
      }
  }

  @Test
  void ofVeryManySidesEachQuestionHasOneSentenceWithTheSurestFirst() {
    String screen = screen(Questions.of(List.of("phase-began 2", "sets", "private-closed P")), 40);

    assertThat(screen.lines().count()).isLessThanOrEqualTo(34);
    assertThat(screen.replaceAll("\\s+", " "))
        .startsWith(
            "Does it matter? 41 sides, 3 players: games of sensible bots with the same seeds.")
        .containsSubsequence(
            " Phase 2 begins: clear for side 1 (1.5 sets earlier), side 2 (3.0 sets earlier), ",
            " and 34 more.",
            " Sets of rounds in a game: the same in every game.",
            " P closes: clear for side 1 (0.5 sets later), ",
            "Other figures that differ clearly: side ")
        .doesNotContain("do not fit");
  }

  @Test
  void whatIsClearForSomeSidesIsToldApartFromWhatIsNot() {
    var answers = new Answers(List.of("own", "same", "few", "early", "late"), List.of(3, 4));
    for (int game = 0; game < 20; game++)
      for (int players : List.of(3, 4)) {
        add(answers, "own", game, players, 5);
        add(answers, "same", game, players, 5);
        add(answers, "few", game, players, game < 2 ? 6 : 5);
        add(answers, "early", game, players, players == 3 ? 4 - game % 3 : 5);
        add(answers, "late", game, players, game % 2 == 0 ? 4 : 6);
      }
    Questions questions = Questions.of(List.of("phase-began 2"));
    var differences = new IdentityHashMap<SidePair, Differences>();
    answers.tables().stream()
        .flatMap(table -> table.pairs().stream())
        .forEach(pair -> differences.put(pair, pair.differences(questions)));

    assertThat(new QuestionVerdicts(answers, questions, differences, Map.of()).lines("sensible"))
        .containsExactly(
            "",
            "5 sides, 3, 4 players: games of sensible bots with the same seeds.",
            "  Phase 2 begins: clear for early with 3 players (2.0 sets earlier); could be chance"
                + " for late with 3 players, late with 4 players; too few games differ to tell for"
                + " few with 3 players, few with 4 players; the same in every game for same with 3"
                + " players, same with 4 players, early with 4 players.",
            "No other figure differs clearly.");
  }

  private static void add(Answers answers, String side, int game, int players, double begins) {
    answers.add(StoredGames.game(side, game, players, Map.of(PHASE, begins)));
  }

  @Test
  void withoutQuestionsItTellsWhatIsClear() {
    assertThat(screen(Questions.of(List.of()), 1)).contains("Clear, ", "phase 2 begins 1.5 sets");
  }

  @Test
  void aPhaseThatFewGamesReachIsTold() {
    assertThat(screen(Questions.of(List.of()), 1))
        .contains("With 3 players, phase ", " in 0 % of games of side 0: what depends on it");
  }

  @Test
  void levelsAreSaidToHaveTheLuckOfTheirSeeds() {
    assertThat(screen(Questions.of(List.of()), 1))
        .contains("seeds drawn from 7", "another seed, such as 8, tells");
  }

  @Test
  void aDesignAloneIsToldByItsLevels() {
    assertThat(screen(Questions.of(List.of("phase-began 2")), 0))
        .contains(
            "side 0, 3 players: 20 games of sensible bots.",
            "Phase 2 begins: in 100 % (84 % to 100 %) of games; in half of all by set 5.0.",
            "Sets of rounds in a game: 10.0 (10.0 to 10.0).",
            "What they show, like wins by seat, may be luck");
  }

  private static String screen(Questions questions, int others) {
    return screen(questions, others, AnswersScreen.LETTERS);
  }

  private static String screen(Questions questions, int others, int letters) {
    List<String> sides = IntStream.rangeClosed(0, others).mapToObj(each -> "side " + each).toList();
    var answers = new Answers(sides, List.of(3));
    for (int game = 0; game < 20; game++)
      for (int side = 0; side < sides.size(); side++)
        answers.add(StoredGames.game(sides.get(side), game, times(game, side)));
    return new AnswersScreen(
            answers,
            questions,
            new AnswersScreen.Played("Does it matter?", List.of("sensible", "sensible"), 7, TITLE),
            _ -> List.of())
        .text(letters);
  }

  /** Phase and train together, and many privates and tiles that the other sides move. */
  private static Map<Figure, Double> times(int game, int side) {
    var all = new LinkedHashMap<Figure, Double>();
    double begins = 4 + game % 3 - 1.5 * side;
    all.put(PHASE, begins);
    all.put(TRAIN, begins);
    all.put(CLOSED, 6.0 + 0.5 * side);
    for (int tile = 0; tile < 30; tile++)
      all.put(
          new Figure(FigureKind.TIME, "tile-ran-out", "" + tile),
          5.0 + tile % 7 + side * (game % 5 + tile) / 40.0);
    return all;
  }
}
