package roundhouse.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Choice;
import roundhouse.engine.Title;
import roundhouse.game.GameState;
import roundhouse.game.Player;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;
import roundhouse.workshop.GameSetup;
import roundhouse.workshop.OwnPrograms;
import roundhouse.workshop.Seats;
import roundhouse.workshop.SmallTitle;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.Branches;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.Situation;

/** Two games that differ only in what somebody may not know send them the same bytes. */
class SightTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir Path root;
  private Table table;

  @BeforeEach
  void begin() throws Exception {
    SmallTitle small = SmallTitle.in(root.toRealPath());
    table =
        Table.begin(
            small.titles(),
            OwnPrograms.none(),
            root.resolve("tables/t1"),
            new GameSetup(small.folder(), List.of("Ann", "Ben"), Set.of(), 1),
            Map.of());
    // The seconds that pass between two views tell nothing of the game.
    table.pause(Guest.HOST, true);
  }

  @AfterEach
  void close() {
    table.close();
  }

  private String sent(GameHistory game, Guest guest) throws JsonProcessingException {
    var snapshot =
        new Snapshot(
            Optional.empty(),
            Snapshot.EMPTY.reading(),
            Optional.of(game),
            Optional.of(Situation.of(game.title(), game.state())),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            "",
            Seats.PEOPLE);
    var moment =
        new TableMoment(0, new TableHead(0, 0, game.at()), game.branches().present(), snapshot);
    return JSON.writeValueAsString(
        List.of(TableView.of(moment, guest, table).orElseThrow(), TableView.log(game, 0)));
  }

  private static GameHistory game(Title title, GameState state) {
    List<String> players = state.players().stream().map(Player::name).toList();
    return new GameHistory(title, players, 1, state, List.of(), 0, List.of(), Branches.ONE);
  }

  private static GameHistory treasuries(int first, int second) {
    Position position =
        Setting.of("1860")
            .set(2)
            .company("IOW", it -> it.held("A", 60).operated(82).cash(first))
            .company("C&N", it -> it.held("A", 60).operated(74).cash(second))
            .stock("B");
    return game(position.title(), position.state());
  }

  @Test
  void treasuriesOfCompaniesOfWhichTheyHoldNothing() throws Exception {
    GameHistory one = treasuries(300, 200);
    GameHistory other = treasuries(200, 300);

    for (Guest guest : List.of(Guest.player("B"), Guest.WATCHER))
      assertThat(sent(one, guest)).isEqualTo(sent(other, guest));
    assertThat(sent(one, Guest.player("A"))).isNotEqualTo(sent(other, Guest.player("A")));
  }

  @Test
  void theMoneyOfTheBankTellsNothingOfTreasuries() throws Exception {
    GameHistory one = treasuries(300, 200);
    GameHistory other = treasuries(100, 250);
    GameState paid = other.state().withBank(one.state().bank() + 150);
    GameHistory same = game(other.title(), paid);

    for (Guest guest : List.of(Guest.player("B"), Guest.WATCHER, Guest.HOST))
      assertThat(sent(one, guest)).isEqualTo(sent(same, guest));
  }

  @Test
  void whatSomebodyDraftsInSecret() throws Exception {
    Title title = TestTitle.of("1846");
    GameHistory start = GameHistory.begin(title, List.of("A", "B", "C"), 1);
    List<Choice> cards = Situation.of(start.title(), start.state()).choices();
    GameHistory one = start.play(cards.get(0).action()).game();
    GameHistory other = start.play(cards.get(1).action()).game();

    assertThat(one.state()).isNotEqualTo(other.state());
    for (Guest guest : List.of(Guest.player("A"), Guest.player("B"), Guest.WATCHER))
      assertThat(sent(one, guest)).isEqualTo(sent(other, guest));
  }

  @Test
  void whatOthersMayDo() throws Exception {
    GameHistory game = treasuries(300, 200);

    assertThat(sent(game, Guest.player("B"))).contains("\"mine\":true");
    assertThat(sent(game, Guest.player("A"))).contains("\"mine\":false", "\"rows\":[]");
  }
}
