package roundhouse.lab.answers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.lab.rows.ActionTrace;
import roundhouse.lab.rows.FigureKind;
import roundhouse.lab.rows.GameKey;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.rows.GameRow;

class FigureGamesTest {
  private static final Figure PHASE = new Figure(FigureKind.TIME, "phase-began", "5");
  private static final Figure BEST = new Figure(FigureKind.NUMBER, "best-worth", "");

  @Test
  void gamesOfOneSeedAreToldAsPairsOfTheirValues() {
    var games = new FigureGames(PHASE, 3);
    games.add(StoredGames.game("a", 0, Map.of(PHASE, 5.0)));
    games.add(StoredGames.game("b", 0, Map.of(PHASE, 6.0)));
    games.add(StoredGames.game("a", 1, Map.of(PHASE, 5.0)));
    games.add(StoredGames.game("b", 1, Map.of(PHASE, 6.0)));
    games.add(StoredGames.game("b", 2, Map.of(PHASE, 9.0)));

    FigureGames.Pairs pair = games.pairs("a", "b").getFirst();

    assertThat(games.pairs("a", "b")).hasSize(1);
    assertThat(pair.base()).isEqualTo(5);
    assertThat(pair.other()).isEqualTo(6);
    assertThat(pair.games()).extracting(met -> met.game().game()).containsExactly(0, 1);
    assertThat(pair.games()).allMatch(met -> met.game().side().equals("b"));
  }

  @Test
  void timesStandBySetAndWhatNeverCameLast() {
    var games = new FigureGames(PHASE, 3);
    games.add(StoredGames.game("one", 0, Map.of(PHASE, 6.5)));
    games.add(StoredGames.game("one", 1, Map.of()));
    games.add(StoredGames.game("two", 0, Map.of(PHASE, 4.0)));
    games.add(StoredGames.game("two", 1, Map.of(PHASE, 6.25)));

    List<FigureGames.Bar> bars = games.bars();

    assertThat(bars).extracting(FigureGames.Bar::label).containsExactly("set 4", "set 6", "never");
    assertThat(bars).extracting(bar -> bar.count("one")).containsExactly(0, 1, 1);
    assertThat(bars).extracting(bar -> bar.count("two")).containsExactly(1, 1, 0);
  }

  @Test
  void aGameBehindABarNamesItsSeedAndItsMoment() {
    var games = new FigureGames(PHASE, 3);
    games.add(StoredGames.game("one", 7, Map.of(PHASE, 6.5)));
    games.add(StoredGames.game("one", 8, Map.of()));

    assertThat(games.bars().getFirst().games().get("one"))
        .extracting(FigureGames.Met::game, FigureGames.Met::value, FigureGames.Met::action)
        .containsExactly(tuple(new GameKey(7, "one", 3, 7), 6.5, 1));
    assertThat(games.bars().getLast().games().get("one").getFirst().action())
        .as("without a moment, its end")
        .isEqualTo(Integer.MAX_VALUE);
  }

  @Test
  void aGameIsKnownAgainByItsActions() {
    List<Action> played = List.of(new Action.Pass("A"), new Action.Pass("B"));
    var met = new FigureGames.Met(new GameKey(7, "one", 2, 7), 6.5, 1, ActionTrace.of(played));

    assertThat(met.isPlayedIn(log(played))).isTrue();
    assertThat(met.isPlayedIn(log(played.reversed()))).isFalse();
    assertThat(met.isPlayedIn(log(List.of()))).isFalse();
    var refused = List.of(played.getFirst(), played.getLast(), new Action.Pass("C"));
    assertThat(met.isPlayedIn(log(refused))).as("refused at its last action").isTrue();
  }

  private static GameLog log(List<Action> actions) {
    return new GameLog("small", "", List.of("A", "B"), List.of(), 7, actions);
  }

  @Test
  void gamesWithOtherNumbersOfPlayersAreLeftOut() {
    var games = new FigureGames(PHASE, 4);
    games.add(StoredGames.game("one", 7, Map.of(PHASE, 6.5)));

    assertThat(games.bars()).isEmpty();
  }

  @Test
  void aGameThatWasStoppedHasItsOwnBarAndNoPair() {
    var games = new FigureGames(PHASE, 3);
    games.add(StoredGames.game("a", 0, Map.of(PHASE, 5.0)));
    games.add(StoredGames.stopped("b", 0, 3));

    assertThat(games.bars())
        .extracting(FigureGames.Bar::label)
        .containsExactly("set 5", "game stopped");
    assertThat(games.pairs("a", "b")).isEmpty();
  }

  @Test
  void theWorthInAGameThatWasStoppedIsNotThatOfItsEnd() {
    var games = new FigureGames(BEST, 3);
    games.add(StoredGames.game("a", 0, Map.of()));
    games.add(StoredGames.stopped("a", 1, 3));

    assertThat(games.bars())
        .extracting(FigureGames.Bar::label, bar -> bar.count("a"))
        .containsExactly(tuple("900", 1), tuple("game stopped", 1));
  }

  @Test
  void manyNumbersStandInRoundRanges() {
    var games = new FigureGames(BEST, 3);
    for (int game = 0; game < 40; game++) games.add(worth(1000 + 25 * game));

    List<FigureGames.Bar> bars = games.bars();

    assertThat(bars.getFirst().label()).isEqualTo("1000 to 1200");
    assertThat(bars).extracting(bar -> bar.count("one")).containsExactly(8, 8, 8, 8, 8);
  }

  private static GameRecord worth(int best) {
    GameRow row = StoredGames.game("one", 1, Map.of()).game();
    var changed =
        new GameRow(
            row.key(),
            row.ending(),
            true,
            row.winners(),
            List.of(best, 1),
            row.sets(),
            row.rounds(),
            row.actions(),
            row.decisions(),
            row.choices(),
            row.leadChanges(),
            row.phase(),
            row.bank(),
            "");
    return new GameRecord(
        changed, List.of(), List.of(), List.of(), List.of(), List.of(), List.of());
  }
}
