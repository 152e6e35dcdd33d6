package roundhouse.table;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Action;
import roundhouse.testkit.Waiting;
import roundhouse.turn.TurnDraft;
import roundhouse.turn.TurnPage;
import roundhouse.workshop.GameSetup;
import roundhouse.workshop.OwnPrograms;
import roundhouse.workshop.SmallTitle;
import roundhouse.workshop.history.GameHistory;

/** A table of two at the start of a small game. */
abstract class OpenTableTest {
  static final Guest ANN = Guest.player("Ann");
  static final Guest BEN = Guest.player("Ben");

  @TempDir Path root;
  SmallTitle small;
  Table table;

  @BeforeEach
  void begin() throws Exception {
    small = SmallTitle.in(root.toRealPath());
    table =
        Table.begin(
            small.titles(),
            programs(),
            root.resolve("tables/t1"),
            new GameSetup(small.folder(), List.of("Ann", "Ben"), Set.of(), 1),
            Map.of());
    await(view -> view.turn().mine());
  }

  /** The programs that may play beside the bots. */
  OwnPrograms programs() {
    return OwnPrograms.none();
  }

  @AfterEach
  void close() {
    table.close();
  }

  TableView await(Predicate<TableView> wanted) throws Exception {
    return await(ANN, wanted);
  }

  TableView await(Guest guest, Predicate<TableView> wanted) throws Exception {
    return Waiting.until(
            () -> table.view(guest).get(),
            view -> view.filter(wanted).isPresent(),
            () -> "never seen; last " + table.view(guest).join())
        .orElseThrow();
  }

  TableView seen(Guest guest) {
    return table.view(guest).join().orElseThrow();
  }

  static String offer(TableView view, String says) {
    return view.turn().rows().stream()
        .flatMap(row -> row.variants().stream())
        .filter(offer -> offer.says().contains(says))
        .map(TurnPage.Offer::offer)
        .findFirst()
        .orElseThrow(() -> new AssertionError(says + " is not among " + view.turn().rows()));
  }

  Act act(Guest guest, String request, String says) {
    TableView view = seen(guest);
    return new Act(view.head(), request, TurnDraft.NONE, new TurnDraft.Pick(offer(view, says), 0));
  }

  GameHistory game() {
    return table.moment().game().orElseThrow();
  }

  /** The window tries another beginning. */
  void elsewhere() throws Exception {
    table.workshop().goTo(0);
    Waiting.until(() -> table.workshop().now().play().orElseThrow().at() == 0, "not looked back");
    table.workshop().play(new Action.Start("Ann", "Red", 76));
    Waiting.until(
        () -> table.workshop().now().play().orElseThrow().branches().names().size() == 2,
        "no other line");
  }
}
