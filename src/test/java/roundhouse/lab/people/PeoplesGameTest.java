package roundhouse.lab.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.ActionAnnotation;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.lab.answers.Timelines;
import roundhouse.lab.bots.Bots;
import roundhouse.lab.rows.GameKey;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.rows.PlayerRow;
import roundhouse.lab.rows.RowCollector;
import roundhouse.lab.simulation.PlayableTitles;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Simulation;
import roundhouse.lab.simulation.SimulationLimits;

class PeoplesGameTest {
  private static final Title TITLE = PlayableTitles.title();
  private static final int ACTIONS = 60;
  private static final RowCollector ROWS = new RowCollector(TITLE, new GameKey(0, "people", 3, 5));
  private static final SimulatedGame PLAYED =
      Simulation.ofNamed(TITLE, 3, List.of(Bots.USUAL))
          .withLimits(new SimulationLimits(ACTIONS))
          .play(5, ROWS);
  private static final GameRecord LIVE = ROWS.record(PLAYED);

  private static PeoplesGame again(GameLog log) {
    return PeoplesGame.of(TITLE, log, "people", 0);
  }

  private static ActionAnnotation timed(int action, long millis, ActionAnnotation.Mark... marks) {
    return new ActionAnnotation(action, "", millis, List.of(marks));
  }

  @Test
  void aGameReadAgainHasTheRowsThatItHadWhenItWasPlayed() {
    PeoplesGame game = again(PLAYED.log());

    assertThat(game.refused()).isEmpty();
    assertThat(game.decisions()).hasSize(ACTIONS);
    assertThat(game.record()).isEqualTo(LIVE);
  }

  @Test
  void timesOfDecisionsAndMarksStandInTheRowsOfPlayers() {
    var mark = new ActionAnnotation.Mark("Ann", "?", "too dear");
    var all = new ArrayList<ActionAnnotation>();
    for (int action = 1; action <= ACTIONS; action++) all.add(timed(action, 2000));
    all.set(0, timed(1, 2000, mark));

    PeoplesGame game = again(PLAYED.log().annotated(all));

    assertThat(game.decisions().getFirst().marks()).containsExactly(mark);
    List<PlayerRow> first = game.record().players().subList(0, 3);
    assertThat(first).extracting(PlayerRow::notes).containsOnly(1);
    assertThat(first).allMatch(row -> row.seconds() == 2.0 * row.decisions());
  }

  @Test
  void anActionThatTheRulesRefuseEndsTheGameThereAndIsTold() {
    var actions = new ArrayList<>(PLAYED.log().actions().subList(0, 5));
    Action last = PLAYED.log().actions().getLast();
    actions.add(last);

    PeoplesGame game = again(PLAYED.log().with(actions));

    assertThat(game.refused()).startsWith("after 5 actions: ");
    assertThat(game.record().game().actions()).isEqualTo(5);
  }

  @Test
  void theReportTellsWhatTakesLongWhoWaitsAndNotesByRule() {
    var mark = new ActionAnnotation.Mark("", "!", "a good price");
    PeoplesGame game =
        again(PLAYED.log().annotated(List.of(timed(1, 60_000, mark), timed(2, 30_000))));
    String step = game.decisions().getFirst().step();
    String first = game.decisions().getFirst().player();

    assertThat(PeopleReport.times(List.of(game)))
        .contains(step, "60.0")
        .containsPattern(first + " +1\\.0 +0\\.5");
    assertThat(PeopleReport.notes(List.of(game)))
        .contains("Notes on moments, by rule", step + " (1)", first + ": ! a good price");
  }

  @Test
  void withoutTimesAndNotesNothingIsSaidOfThem() {
    PeoplesGame game = again(PLAYED.log());

    assertThat(PeopleReport.times(List.of(game))).isEmpty();
    assertThat(PeopleReport.notes(List.of(game))).isEmpty();
  }

  @Test
  void peopleAndBotsStandSideBySide() {
    var games = new Timelines(List.of("people", "sensible"));
    games.add(again(PLAYED.log()).record());

    assertThat(PeopleReport.figures(games))
        .contains("3 players: 1 game of people (0 ended), 0 games of sensible (0 ended)");
  }
}
