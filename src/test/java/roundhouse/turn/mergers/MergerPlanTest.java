package roundhouse.turn.mergers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.engine.Action;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** A owns the minors N, RO and KB in Moscow, B owns SPW there and KR elsewhere. */
class MergerPlanTest {
  private static final List<String> IN_MOSCOW = List.of("N", "RO", "KB", "SPW");

  private final Position turn = turn();
  private final Title title = turn.title();
  private final MergerPlan plan =
      MergerPlan.of(title, turn.state(), Engine.choices(title, turn.state()), List.of("A"))
          .orElseThrow();

  private static Position turn() {
    Setting setting = Setting.of("1861").set(2).phase("3");
    for (String minor : List.of("N", "RO", "KB"))
      setting.company(minor, it -> it.held("A", 100).operated(80));
    for (String minor : List.of("SPW", "KR"))
      setting.company(minor, it -> it.held("B", 100).operated(80));
    return setting.companyTurn("merger", "N", "merge").markers(MergerPlanTest::inMoscow);
  }

  private static Marker inMoscow(Marker marker) {
    return IN_MOSCOW.contains(marker.company())
        ? new Marker(marker.company(), HexId.of("H8"), marker.city() % 3, 0, true, false)
        : marker;
  }

  private MergerPartner candidate(MergerPlan in, String company) {
    return in.candidates().stream()
        .filter(partner -> partner.company().equals(company))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void thoseThatMayJoinComeFirstTheOthersSayWhyNot() {
    assertThat(plan.candidates())
        .extracting(MergerPartner::company)
        .containsExactly("RO", "KB", "SPW", "KR");
    assertThat(candidate(plan, "SPW").isOpen()).isTrue();
    assertThat(candidate(plan, "KR").why()).isEqualTo("KR is not connected to the others");
  }

  @Test
  void theOutcomeIsThatOfAllPartnersAsIfTheirOwnersAgreed() {
    MergerPlan three = plan.toggled("RO").toggled("SPW");

    assertThat(three.candidates()).extracting(MergerPartner::ticked).startsWith(true, true, false);
    MergerOutcome outcome = three.outcome(three.formable().getFirst()).orElseThrow();
    int cash =
        List.of("N", "RO", "SPW").stream().mapToInt(id -> turn.state().company(id).cash()).sum();
    assertThat(outcome.cash()).isEqualTo(cash);
    assertThat(outcome.price()).contains(150);
    assertThat(outcome.president()).contains("A");
    assertThat(outcome.spareMarkers()).as("three markers in one hex").isEqualTo(2);
    assertThat(turn.state().company("RO").started()).as("nothing is played").isTrue();
  }

  @Test
  void aPartnerIsTakenOutByAnotherTick() {
    assertThat(plan.toggled("RO").toggled("KB").toggled("RO")).isEqualTo(plan.toggled("KB"));
  }

  @Test
  void thePartnersAreAskedInTheOrderOfTheTicks() {
    assertThat(plan.toggled("SPW").toggled("RO").actions("NW"))
        .containsExactly(
            new Action.Merge("N", "SPW"), new Action.Merge("N", "RO"), new Action.Form("N", "NW"));
  }

  @Test
  void aPartnerThatHasAgreedInTheGameIsTickedAndNamed() {
    Position agreed = turn.play(new Action.Merge("N", "RO"));
    MergerPlan now =
        MergerPlan.of(title, agreed.state(), Engine.choices(title, agreed.state()), List.of("A"))
            .orElseThrow();

    assertThat(candidate(now, "RO").ticked()).isTrue();
    assertThat(candidate(now, "RO").isOpen()).as("cannot be taken out").isFalse();
    assertThat(MergerProposal.of(now, "NW").says()).isEqualTo("Merge N, RO into NW");
    assertThat(MergerProposal.of(plan, "NW").says()).isEqualTo("Propose");
  }
}
