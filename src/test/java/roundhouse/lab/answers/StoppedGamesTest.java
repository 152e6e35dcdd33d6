package roundhouse.lab.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.lab.rows.FigureKind;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.rows.HexRow;

/** A game that was stopped shows when things happened until then, but not how a game ends. */
class StoppedGamesTest {
  private static final Figure PHASE = new Figure(FigureKind.TIME, "phase-began", "5");
  private static final Figure SETS = new Figure(FigureKind.NUMBER, "sets", "");
  private static final Figure FIRST_WINS = new Figure(FigureKind.SHARE, "seat-wins", "1");
  private static final Figure STOPPED = new Figure(FigureKind.SHARE, "ends", "stopped");

  private static final HexId J4 = HexId.of("J4");

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
  void theMiddleOfATimeDoesNotCountItAsNever() {
    for (int game = 0; game < 4; game++)
      play("one", StoredGames.game("one", game, Map.of(PHASE, 5.0)));
    for (int game = 4; game < 10; game++) play("one", StoredGames.stopped("one", game, 2));

    assertThat(side().estimate(PHASE).value()).isEqualTo(5);
    for (int game = 10; game < 20; game++) play("one", StoredGames.game("one", game, Map.of()));
    assertThat(side().estimate(PHASE).value()).as("ten ended without it").isInfinite();
  }

  @Test
  void theMiddleOfATimeIsUnknownIfNoGameWentOn() {
    for (int game = 0; game < 10; game++) play("one", StoredGames.stopped("one", game, 2));

    assertThat(side().estimate(PHASE).value()).isNaN();
    assertThat(side().share(PHASE)).as("all is possible").isEqualTo(new Estimate(0, 0, 1));
  }

  @Test
  void aFewGamesDoNotShowWhereTheMiddleIs() {
    play("one", StoredGames.game("one", 0, Map.of(PHASE, 5.0)));

    assertThat(side().estimate(PHASE))
        .isEqualTo(new Estimate(5, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY));
  }

  @Test
  void quartersLeaveOpenWhenItWouldHaveComeInIt() {
    play("one", StoredGames.game("one", 0, Map.of(PHASE, 3.0)));
    play("one", StoredGames.stopped("one", 1, 4));
    play("one", StoredGames.stopped("one", 2, 4));
    play("one", StoredGames.game("one", 3, Map.of(PHASE, 8.0)));

    assertThat(side().incidence(PHASE).quantile(0.5)).as("one quarter by 3").isEqualTo(8);
  }

  @Test
  void theMapShowsOnlyWholeGames() {
    play("one", withTrack(StoredGames.game("one", 0, Map.of()), 2));
    play("two", withTrack(StoredGames.game("two", 0, Map.of()), 3));
    play("one", withTrack(StoredGames.game("one", 1, Map.of()), 6));
    play("two", withTrack(StoredGames.stopped("two", 1, 2), 0));

    assertThat(side().use(MapUse.TRACK)).containsExactly(Map.entry(J4, 4.0));
    assertThat(pair().other().use(MapUse.TRACK)).containsExactly(Map.entry(J4, 3.0));
    assertThat(pair().use(MapUse.TRACK)).as("of whole pairs").containsExactly(Map.entry(J4, 1.0));
  }

  private static GameRecord withTrack(GameRecord game, int tiles) {
    var row = new HexRow(game.key(), J4.text(), tiles, "", 0, List.of());
    return new GameRecord(
        game.game(), List.of(), List.of(), List.of(), List.of(row), List.of(), List.of());
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
