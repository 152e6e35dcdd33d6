package roundhouse.workshop;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Action;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.recovery.Recovery;

/** A workshop in which two players have begun a small game. */
abstract class OpenWorkshopTest {
  @TempDir Path root;
  SmallTitle small;
  Workshop workshop;

  @BeforeEach
  void begin() throws Exception {
    root = root.toRealPath();
    small = SmallTitle.in(root);
    workshop = new Workshop(small.titles(), new Recovery(root.resolve("state")));
    workshop.begin(new GameSetup(small.folder(), List.of("Ann", "Ben"), Set.of(), 1));
    await(now -> now.situation().isPresent());
  }

  @AfterEach
  void end() {
    workshop.close();
  }

  final Snapshot await(Predicate<Snapshot> wanted) throws Exception {
    return Waiting.until(
        workshop::now,
        wanted,
        () ->
            "did not come about; notice: "
                + workshop.now().notice().map(Notice::says)
                + ", problems: "
                + workshop.now().problems()
                + ", replay: "
                + workshop.now().report());
  }

  final void play(Action... actions) throws Exception {
    for (Action action : actions) workshop.play(action);
    int wanted = actions.length;
    await(now -> now.play().orElseThrow().played().size() == wanted && now.situation().isPresent());
  }
}
