package roundhouse.turn.choices;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Title;
import roundhouse.testkit.Tiny;
import roundhouse.workshop.history.Situation;

/** Ann may start RED or pass. */
class QueuedActionsTest {
  private static final Action START = new Action.Start("Ann", "RED", 100);

  private final Title title = Tiny.plain();
  private final Situation now = Situation.of(title, Tiny.start(title));
  private final QueuedActions queue = new QueuedActions();

  private Optional<Action> next() {
    return queue.next(now, 1, Optional.empty());
  }

  @Test
  void whatIsOfferedIsPlayedNext() {
    queue.set(List.of(START));

    assertThat(next()).contains(START);
    assertThat(next()).isEmpty();
  }

  @Test
  void whereAnActionIsNotOfferedAllThatWaitIsDropped() {
    queue.set(List.of(new Action.SellShares("Ann", "RED", 20), START));

    assertThat(next()).isEmpty();
    assertThat(next()).isEmpty();
  }

  private static final Action FORM = new Action.Form("N", "NW");

  private static Action answer(String answer) {
    return new Action.Choose("B", "join-merger", answer);
  }

  private static Situation offering(Situation like, Action... actions) {
    return new Situation(
        like.state(),
        like.decision(),
        Stream.of(actions).map(action -> Choice.of(action, "")).toList(),
        like.standing(),
        like.failure());
  }

  private Situation question() {
    return offering(now, answer("agree"), answer("decline"));
  }

  @Test
  void whileThePartnerIsAskedTheRestOfTheMergerWaits() {
    queue.set(List.of(FORM));

    assertThat(queue.next(question(), 7, Optional.empty())).isEmpty();
    assertThat(queue.isAsking()).isTrue();
    assertThat(queue.next(offering(now, FORM), 8, Optional.of(answer("agree")))).contains(FORM);
  }

  @Test
  void aPartnerWhoDeclinesEndsIt() {
    queue.set(List.of(FORM));
    queue.next(question(), 7, Optional.empty());

    assertThat(queue.next(offering(now, FORM), 8, Optional.of(answer("decline")))).isEmpty();
    assertThat(queue.isEmpty()).isTrue();
  }

  @Test
  void whoTakesTheProposalBackEndsItToo() {
    queue.set(List.of(FORM));
    queue.next(question(), 7, Optional.empty());

    assertThat(queue.next(offering(now, FORM), 6, Optional.empty())).isEmpty();
    assertThat(queue.isEmpty()).isTrue();
  }
}
