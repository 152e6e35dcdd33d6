package roundhouse.editor.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.Title;
import roundhouse.testkit.Tiny;
import roundhouse.workshop.history.Situation;

/** Ann may start RED or pass. */
class QueuedActionsTest {
  private static final Action START = new Action.Start("Ann", "RED", 100);

  private final Title title = Tiny.plain();
  private final Situation now = Situation.of(title, Tiny.start(title));
  private final QueuedActions queue = new QueuedActions();

  @Test
  void whatIsOfferedIsPlayedNext() {
    queue.set(List.of(START));

    assertThat(queue.next(now)).contains(START);
    assertThat(queue.next(now)).isEmpty();
  }

  @Test
  void whereAnActionIsNotOfferedAllThatWaitIsDropped() {
    queue.set(List.of(new Action.SellShares("Ann", "RED", 20), START));

    assertThat(queue.next(now)).isEmpty();
    assertThat(queue.next(now)).isEmpty();
  }
}
