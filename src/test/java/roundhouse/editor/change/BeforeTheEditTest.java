package roundhouse.editor.change;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import javax.swing.JLayeredPane;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Action;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.GameSetup;
import roundhouse.workshop.SmallTitle;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.recovery.Recovery;

/** While the key is held, views show the game under the rules before the last edit. */
class BeforeTheEditTest {
  @TempDir private Path root;
  private SmallTitle small;
  private Workshop workshop;
  private final AtomicReference<Snapshot> viewed = new AtomicReference<>(Snapshot.EMPTY);
  private final BeforeTheEdit before = new BeforeTheEdit(new JLayeredPane());

  @BeforeEach
  void begin() throws Exception {
    small = SmallTitle.in(root.toRealPath());
    workshop = new Workshop(small.titles(), new Recovery(root.resolve("state")));
    workshop.begin(new GameSetup(small.folder(), List.of("Ann", "Ben"), Set.of(), 1));
    await(now -> now.situation().isPresent());
    workshop.play(new Action.Start("Ann", "Red", 71));
    await(now -> now.play().orElseThrow().played().size() == 1 && now.situation().isPresent());
    before.with((_, now) -> viewed.set(now));
  }

  @AfterEach
  void end() {
    workshop.close();
  }

  private Snapshot await(Predicate<Snapshot> wanted) throws Exception {
    return Waiting.until(workshop::now, wanted, () -> "did not come about");
  }

  private static int cash(Snapshot now) {
    return now.play().orElseThrow().state().player("Ann").cash();
  }

  @Test
  void theEarlierGameIsShownAtTheSameMomentUntilTheKeyIsLetGo() throws Exception {
    Snapshot first = workshop.now();
    before.show(Snapshot.EMPTY, first);
    small.replace("title.yaml", "2: 500", "2: 510");
    Snapshot edited = await(now -> now.report().isPresent() && cash(now) == 510 - 71);
    before.show(first, edited);

    before.hold();
    assertThat(cash(viewed.get())).isEqualTo(500 - 71);
    assertThat(viewed.get().situation()).as("nothing can be decided in the past").isEmpty();

    before.release();
    assertThat(viewed.get()).isSameAs(edited);
  }

  @Test
  void withoutAnEditNothingHappens() {
    before.show(Snapshot.EMPTY, workshop.now());
    before.hold();
    assertThat(viewed.get()).isSameAs(Snapshot.EMPTY);
  }
}
