package roundhouse.lab.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import roundhouse.lab.rows.FigureKind;

class DifferenceSentenceTest {
  private static final Figure PHASE = new Figure(FigureKind.TIME, "phase-began", "5");

  private static final Figure SETS = new Figure(FigureKind.NUMBER, "sets", "");

  private final Answers answers = new Answers(List.of("one", "two"), List.of(3));

  @Test
  void aTimeThatDoesNotAlwaysComeIsToldByHowOftenAndWhen() {
    for (int game = 0; game < 20; game++) {
      answers.add(StoredGames.game("one", game, game < 8 ? Map.of(PHASE, 6.0) : Map.of()));
      answers.add(StoredGames.game("two", game, game < 16 ? Map.of(PHASE, 5.5) : Map.of()));
    }

    assertThat(sentence())
        .isEqualTo(
            "Phase 5 begins 0.5 sets earlier where it comes on both sides, in 8 of 20 pairs (in 80"
                + " % of games instead of 40 %, 97.5 %: +8 to +66 points; earlier in 16 games,"
                + " later or never in 0): clear.");
  }

  @Test
  void whatDiffersMoreSurelyComesFirst() {
    for (int game = 0; game < 20; game++) {
      answers.add(StoredGames.game("one", game, game < 8 ? Map.of(PHASE, 6.0) : Map.of()));
      double other = game % 2 == 0 ? 5.5 : 6;
      answers.add(StoredGames.game("two", game, game < 16 ? Map.of(PHASE, other) : Map.of()));
    }

    assertThat(sentence())
        .startsWith("Phase 5 begins in 80 % of games instead of 40 % (95 %: +13 to +64 points;")
        .contains("; 0.3 sets earlier where it comes on both sides, in 8 of 20 pairs, 95 %: −");
  }

  @Test
  void howLongTheLongestGameIsDoesNotMoveIt() {
    for (int game = 0; game < 10; game++) {
      answers.add(StoredGames.game("one", game, Map.of()));
      answers.add(StoredGames.game("two", game, game < 7 ? Map.of(PHASE, 5.0) : Map.of()));
    }
    String before = sentence();
    assertThat(before).startsWith("Phase 5 begins in 70 % of games instead of 0 % (95 %: +");

    answers.add(StoredGames.game("one", 10, Map.of(PHASE, 80.0)));
    answers.add(StoredGames.ofSets("two", 10, 90));
    assertThat(sentence()).startsWith("Phase 5 begins in 64 % of games instead of 9 %");
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

    assertThat(sentence(SETS))
        .startsWith("Sets of rounds in a game: 10.025 instead of 10.000 (+0.025, 95 %: +");
  }

  @Test
  void aSmallChangeHasNoMoreDigitsThanItsIntervalMakesMeaningful() {
    for (int game = 0; game < 58; game++) {
      answers.add(StoredGames.ofSets("one", game, game % 5 == 0 ? 11 : 10));
      answers.add(StoredGames.ofSets("two", game, game % 5 == 1 && game > 10 ? 11 : 10));
    }

    assertThat(sentence(SETS))
        .startsWith(
            "Sets of rounds in a game: 10.172 instead of 10.207 (−0.03, 95 %: −0.20 to +0.13;");
  }

  @Test
  void bothSidesDifferByWhatIsTold() {
    for (int game = 0; game < 40; game++) {
      answers.add(StoredGames.ofSets("one", game, game < 8 ? 9 : 8));
      answers.add(StoredGames.ofSets("two", game, game < 10 ? 7 : 8));
    }

    assertThat(sentence(SETS))
        .as("not 7.8 instead of 8.2")
        .startsWith("Sets of rounds in a game: 7.75 instead of 8.20 (−0.5, ");
  }

  @Test
  void sidesThatDifferAreNeverToldAlike() {
    for (int game = 0; game < 4000; game++) {
      answers.add(StoredGames.ofSets("one", game, 8));
      answers.add(StoredGames.ofSets("two", game, game == 77 ? 9 : 8));
    }

    assertThat(sentence(SETS)).startsWith("Sets of rounds in a game: 8.0003 instead of 8.0000 (+");
  }

  @Test
  void sidesWithTheSameMeanAreToldToHaveIt() {
    for (int game = 0; game < 20; game++) {
      answers.add(StoredGames.ofSets("one", game, 8 + game % 2));
      answers.add(StoredGames.ofSets("two", game, 9 - game % 2));
    }

    assertThat(sentence(SETS))
        .startsWith("Sets of rounds in a game: 8.5 on both sides (95 %: −0.5 to +0.5; more in 10");
  }

  @Test
  void aChangeIsInsideItsIntervalAsItIsTold() {
    for (int game = 0; game < 300; game++) {
      answers.add(StoredGames.ofSets("one", game, 8));
      answers.add(StoredGames.ofSets("two", game, game % 8 == 0 ? 9 : 8));
    }

    assertThat(sentence(SETS))
        .as("not +0.1 (+0.1 to +0.2)")
        .startsWith("Sets of rounds in a game: 8.13 instead of 8.00 (+0.13, 95 %: +0.09 to")
        .endsWith(": clear.");
  }

  @Test
  void howManyGamesWouldTellIsARange() {
    for (int game = 0; game < 100; game++) {
      answers.add(StoredGames.ofSets("one", game, 10));
      answers.add(StoredGames.ofSets("two", game, game < 30 ? 11 : game < 50 ? 9 : 10));
    }

    assertThat(sentence(SETS))
        .endsWith("could be chance; about 140 to 4500 pairs of games in all would tell.");
  }

  private String sentence() {
    return sentence(PHASE);
  }

  private String sentence(Figure figure) {
    SidePair pair = answers.tables().getFirst().pairs().getFirst();
    return DifferenceSentence.of(
        pair.differences(Questions.of(List.of())).of(figure).orElseThrow());
  }
}
