package roundhouse.engine.privates;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Title;
import roundhouse.game.Company.Status;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.testkit.Tiny;

/** Ann's private C comes with the railway LIT, which has bought the private D. */
class PrivateRailwaysTest {
  private static final Title TITLE = Tiny.plain("tiny-draft");
  private static final Holder ANN = Holder.named("Ann");

  private StateTransaction change;

  /** A or B, whichever is in the game. */
  private String anns;

  @BeforeEach
  void begin() {
    GameState start = Tiny.start(TITLE);
    anns = start.privates().containsKey("A") ? "A" : "B";
    change =
        new StateTransaction(
            TITLE,
            start
                .with(start.privateCompany("D").ownedBy(Holder.named("LIT")))
                .with(start.privateCompany(anns).ownedBy(ANN))
                .with(start.privateCompany("C").ownedBy(ANN)));
    PrivateRailways.acquired(change, "C", ANN);
  }

  private Holder owner(String id) {
    return change.state().privateCompany(id).owner();
  }

  @Test
  void aCompanyThatTakesOverARailwayHasItsPrivatesToo() {
    PrivateRailways.bought(change, "C", Holder.named("RED"));

    assertThat(owner("D")).isEqualTo(Holder.named("RED"));
    assertThat(owner(anns)).as("still Ann's").isEqualTo(ANN);
    assertThat(change.company("RED").cash()).isEqualTo(70);
    assertThat(change.company("LIT").is(Status.CLOSED)).isTrue();
  }

  @Test
  void theRailwaysPrivatesCloseWithIt() {
    Privates.close(change, "C");

    assertThat(change.company("LIT").is(Status.CLOSED)).isTrue();
    assertThat(change.state().privateCompany("D").closed()).isTrue();
    assertThat(change.state().privateCompany(anns).closed()).as("Ann's").isFalse();
  }
}
