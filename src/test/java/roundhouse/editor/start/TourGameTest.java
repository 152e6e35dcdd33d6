package roundhouse.editor.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Action;
import roundhouse.testkit.Repository;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.GameSetup;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.project.FolderTitleSource;
import roundhouse.workshop.project.ProjectFolders;
import roundhouse.workshop.recovery.Recovery;

class TourGameTest {
  private static final List<String> PLAYERS = List.of("Ann", "Ben", "Cleo");

  @TempDir Path root;

  /** Two companies of 1846 begin with a train each. */
  @Test
  void botsBuyTrainsAlsoWhereCompaniesBeginWithSome() throws Exception {
    var folders = new ProjectFolders(Path.of("").toAbsolutePath(), Optional.empty());
    Path design = Repository.designs().resolve("1846").toAbsolutePath();
    try (var workshop =
        new Workshop(new FolderTitleSource(folders), new Recovery(root.resolve("state")))) {
      var tour = new TourGame(workshop);
      workshop.listen(tour::show);
      workshop.begin(new GameSetup(design, PLAYERS, Set.of(), 1));
      Waiting.until(
          workshop::now, now -> now.situation().isPresent(), () -> "no game: " + workshop.now());
      var ready = new CountDownLatch(1);

      tour.playUntilTrains(workshop.now().design().orElseThrow(), ready::countDown);

      assertThat(ready.await(60, TimeUnit.SECONDS)).isTrue();
      List<Action> actions = workshop.now().play().orElseThrow().actions();
      assertThat(actions).filteredOn(Action.BuyTrain.class::isInstance).hasSize(2);
      assertThat(actions.getLast())
          .as("the bots stop there, however fast they play")
          .isInstanceOf(Action.BuyTrain.class);
    }
  }
}
