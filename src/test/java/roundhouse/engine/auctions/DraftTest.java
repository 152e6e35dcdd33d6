package roundhouse.engine.auctions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import roundhouse.design.spec.steps.DraftPrivates;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.game.Player;
import roundhouse.testkit.Tiny;

/**
 * A draft of C, D, one of A and B, and two blank cards by Ann and Bob, who have 600 each. C brings
 * a small railway.
 */
class DraftTest {
  private static final Title TITLE = Tiny.plain("tiny-draft");

  private static GameState start(long seed) {
    return TITLE.start(Tiny.PLAYERS, seed);
  }

  private static List<Action> actions(GameState state) {
    return Engine.choices(TITLE, state).stream().map(Choice::action).toList();
  }

  private static String player(GameState state) {
    return Engine.decision(TITLE, state).map(Decision::entity).orElse("");
  }

  private static boolean drafting(GameState state) {
    return Engine.decision(TITLE, state)
        .filter(now -> now.step().equals("draft-privates"))
        .isPresent();
  }

  private static GameState drafted(long seed) {
    GameState state = start(seed);
    while (drafting(state)) state = Tiny.after(TITLE, state, actions(state).getFirst());
    return state;
  }

  @Test
  void theSeedDecidesWhichPrivateIsLeftOut() {
    Set<Set<String>> all =
        LongStream.range(0, 40)
            .mapToObj(seed -> start(seed).privates().keySet())
            .collect(Collectors.toSet());
    assertThat(all).containsExactlyInAnyOrder(Set.of("A", "C", "D"), Set.of("B", "C", "D"));
    assertThat(start(7)).isEqualTo(start(7));
  }

  @Test
  void thePlayersChooseAmongOneCardMoreThanThereArePlayersFromTheLastSeatOn() {
    GameState state = start(7);
    assertThat(player(state)).isEqualTo("Bob");
    assertThat(actions(state)).hasSize(3);
    assertThat(player(Tiny.after(TITLE, state, actions(state).getFirst()))).isEqualTo("Ann");
  }

  @Test
  void whatWasTakenIsPaidAndOwnedInTheEndOnly() {
    GameState state = start(7);
    GameState taken = Tiny.after(TITLE, state, actions(state).getFirst());
    assertThat(taken.players()).isEqualTo(state.players());
    GameState end = drafted(7);
    assertThat(end.privates().values())
        .allSatisfy(each -> assertThat(each.owner().name()).isIn(Tiny.PLAYERS));
    assertThat(spent(end)).isEqualTo(100 + 150 + (end.privates().containsKey("A") ? 20 : 30));
  }

  /** Blank cards go first, so that the last card is a private. */
  private static GameState upToTheLastCard() {
    GameState state = start(7);
    while (actions(state).stream().noneMatch(Action.Pass.class::isInstance))
      state =
          Tiny.after(
              TITLE,
              state,
              actions(state).stream()
                  .filter(
                      action ->
                          action instanceof Action.TakeLot(_, String lot, _)
                              && DraftDeck.isBlank(lot))
                  .findFirst()
                  .orElse(actions(state).getFirst()));
    return state;
  }

  @Test
  void theLastCardFallsWithEachPassAndAtNothingTheNextPlayerHasIt() {
    GameState state = upToTheLastCard();
    String card = ((Action.TakeLot) actions(state).getFirst()).lot();
    String passed = "";
    while (drafting(state)) {
      passed = player(state);
      state = Tiny.after(TITLE, state, new Action.Pass(passed));
    }
    String next = passed.equals("Ann") ? "Bob" : "Ann";
    assertThat(state.privates().get(card).owner().name()).isEqualTo(next);
    assertThat(spent(state)).isEqualTo(prices(state) - price(card));
  }

  private static int spent(GameState state) {
    return 1200 - state.players().stream().mapToInt(Player::cash).sum();
  }

  private static int prices(GameState state) {
    return state.privates().keySet().stream().mapToInt(DraftTest::price).sum();
  }

  private static int price(String card) {
    var spec = TITLE.design().privates().get(card);
    return spec.openingPrice().orElse(spec.price());
  }

  @Test
  void aSmallRailwayHasItsTrainFromTheStartAndItsMoneyFromItsOwnerOn() {
    assertThat(start(7).company("LIT").trains()).hasSize(1);
    assertThat(start(7).company("LIT").cash()).isZero();
    GameState end = drafted(7);
    assertThat(end.company("LIT").cash()).isEqualTo(70);
    assertThat(end.company("LIT").president()).contains(end.privates().get("C").owner().name());
  }

  @Test
  void noCardIsLeftWhenTheRoundIsHeldAgain() {
    DraftPrivates rules =
        TITLE.design().rounds().get("opening").steps().stream()
            .filter(DraftPrivates.class::isInstance)
            .map(DraftPrivates.class::cast)
            .findFirst()
            .orElseThrow();
    var change = new StateTransaction(TITLE, drafted(7));
    new DraftStep(rules).enter(change);
    assertThat(new DraftStep(rules).decision(change.game())).isEmpty();
  }
}
