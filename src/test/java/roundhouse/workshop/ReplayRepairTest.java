package roundhouse.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.words.UiWords;

/** Ben started Blu at 71, which an edit of the market forbids; what was played after it waits. */
class ReplayRepairTest extends OpenWorkshopTest {
  private static final List<Action> PLAYED =
      List.of(
          new Action.Start("Ann", "Red", 76),
          new Action.Start("Ben", "Blu", 71),
          new Action.BuyShare("Ann", "Red", "ipo", 20));

  @BeforeEach
  void playAndEdit() throws Exception {
    play(PLAYED.toArray(Action[]::new));
    small.replace("market.yaml", "71p", "71");
    workshop.reload();
    await(now -> waiting(now) == 2);
  }

  private static int waiting(Snapshot now) {
    return now.play().map(play -> play.waiting().size()).orElse(-1);
  }

  @Test
  void theRefusedActionIsLeftOutAndTheRestIsPlayed() throws Exception {
    workshop.dropRefused();

    Snapshot now = await(seen -> waiting(seen) == 1);

    assertThat(now.report().orElseThrow().stop().orElseThrow().why())
        .as("without Ben's turn it is not Ann's again")
        .contains("Ben decides now");
    assertThat(
            now.play().orElseThrow().branches().named("Main branch").orElseThrow().play().actions())
        .isEqualTo(PLAYED);
  }

  @Test
  void anotherActionStandsInItsPlaceAndTheRestFollows() throws Exception {
    workshop.replaceRefused(false);
    workshop.play(new Action.Start("Ben", "Blu", 76));

    Snapshot now = await(seen -> waiting(seen) == 0);

    assertThat(now.play().orElseThrow().actions())
        .containsExactly(PLAYED.get(0), new Action.Start("Ben", "Blu", 76), PLAYED.get(2));
    assertThat(now.report().orElseThrow().stop()).isEmpty();
  }

  @Test
  void whereTheReplacementIsKnownNobodyIsAskedForIt() throws Exception {
    workshop.replaceRefused(new Action.Start("Ben", "Blu", 76));

    Snapshot now = await(seen -> waiting(seen) == 0);

    assertThat(now.play().orElseThrow().actions())
        .containsExactly(PLAYED.get(0), new Action.Start("Ben", "Blu", 76), PLAYED.get(2));
    assertThat(now.notice().map(Notice::says)).isNotEqualTo(Optional.of(UiWords.of("reload.pick")));
  }

  @Test
  void whatIsNotLegalDoesNotStandInItsPlace() throws Exception {
    workshop.replaceRefused(false);
    workshop.play(new Action.Start("Ben", "Blu", 60));

    Snapshot now =
        await(
            seen ->
                seen.notice()
                    .filter(
                        told -> told.kind() == Notice.Kind.REFUSED && told.says().contains("60"))
                    .isPresent());
    assertThat(waiting(now)).isEqualTo(2);
  }

  @Test
  void aChangedPriceIsChangedInAllActionsLikeIt() throws Exception {
    workshop.replaceRefused(false);
    workshop.play(new Action.Start("Ben", "Blu", 76));
    await(seen -> waiting(seen) == 0);
    for (Action buy :
        List.of(
            new Action.BuyShare("Ben", "Blu", "ipo", 20),
            new Action.Pass("Ann"),
            new Action.Pass("Ben"))) workshop.play(buy);
    await(seen -> decides(seen, "Red|Blu"));
    workshop.letBotPlay(Workshop.Until.NEXT_ROUND);
    Snapshot round = await(seen -> trains(seen) >= 2 && decides(seen, "Ann|Ben"));
    int played = round.play().orElseThrow().actions().size();
    small.replace("trains.yaml", "price: 80", "price: 90");
    workshop.reload();
    await(seen -> waiting(seen) > 0);

    workshop.replaceRefused(true);
    workshop.play(refused(90));

    Snapshot now = await(seen -> waiting(seen) == 0);
    assertThat(now.play().orElseThrow().actions()).hasSize(played);
    assertThat(trains(now)).isEqualTo(trains(round));
    assertThat(now.play().orElseThrow().branches().names()).hasSize(3);
  }

  private Action refused(int price) {
    var buy = (Action.BuyTrain) workshop.now().play().orElseThrow().waiting().getFirst();
    return new Action.BuyTrain(buy.by(), buy.train(), buy.from(), price);
  }

  private static boolean decides(Snapshot now, String who) {
    return now.situation()
        .flatMap(situation -> situation.decision())
        .filter(decision -> decision.entity().matches(who))
        .isPresent();
  }

  private static long trains(Snapshot now) {
    return now.play().orElseThrow().actions().stream()
        .filter(Action.BuyTrain.class::isInstance)
        .count();
  }

  @Test
  void playingOnKeepsWhatCameAfterAsALine() throws Exception {
    workshop.playOnFromStop();
    Snapshot now = await(seen -> waiting(seen) == 0);
    assertThat(now.play().orElseThrow().played()).hasSize(1);
    assertThat(
            now.play().orElseThrow().branches().named("Main branch").orElseThrow().play().actions())
        .isEqualTo(PLAYED);

    workshop.play(new Action.Pass("Ben"));
    await(seen -> seen.play().orElseThrow().played().size() == 2);
  }
}
