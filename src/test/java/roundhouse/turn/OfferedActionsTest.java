package roundhouse.turn;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.engine.Action;
import roundhouse.engine.Decision;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.TrackRef;
import roundhouse.testkit.GoldenGame;
import roundhouse.turn.TurnDraft.Pick;
import roundhouse.turn.choices.Offers;
import roundhouse.workshop.GoldenMoments;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.Situation;

/** Every action of a whole game of each title is found again by an offer of the page. */
@Tag("slow")
class OfferedActionsTest {
  private static final JsonMapper MAPPER = new JsonMapper();

  /** How many moments lie between two of which the page is read whole. */
  private static final int READ = 40;

  /** The game of fewest players of every title. */
  static Stream<Path> games() throws IOException {
    return GoldenGame.ofEachTitle(2, 3, 4);
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyActionIsOffered(Path file) throws Exception {
    GoldenMoments game = GoldenMoments.of(file);
    List<Action> actions = game.log().actions();
    for (int at = 0; at < actions.size(); at++) {
      String where = "%s, action %d: %s".formatted(file, at + 1, actions.get(at));
      Snapshot moment = game.at(at);
      GameHistory play = moment.play().orElseThrow();
      Situation now = moment.situation().orElseThrow();
      String seat = now.decision().map(Decision::deciders).orElseThrow().getFirst();
      var turn = new SeatTurn(play, now, seat);
      TurnPage page = turn.page(TurnDraft.NONE);
      assertThat(offered(page)).as(where).containsExactlyInAnyOrderElementsOf(ids(now));
      assertThat(found(turn, page, now, actions.get(at))).as(where).isTrue();
      if (at % READ == 0) {
        read(turn, page, now, where);
        for (String other : game.log().players())
          if (!now.decision().get().deciders().contains(other)) seen(play, now, other, where);
      }
    }
    Snapshot end = game.at(actions.size());
    TurnPage over =
        new SeatTurn(end.play().orElseThrow(), end.situation().orElseThrow(), "")
            .page(TurnDraft.NONE);
    assertThat(over.over()).isTrue();
    assertThat(over.ranking()).hasSameSizeAs(game.log().players());
  }

  private static List<String> ids(Situation now) {
    return new Offers(now.choices()).ids();
  }

  /** The offers in the places of the card. */
  private static Set<String> offered(TurnPage page) {
    var all = new HashSet<String>();
    Stream.concat(page.rows().stream(), page.aside().values().stream().flatMap(List::stream))
        .flatMap(row -> row.variants().stream())
        .map(TurnPage.Offer::offer)
        .forEach(all::add);
    if (page.pass() != null) all.add(page.pass().offer());
    return all;
  }

  private static boolean found(SeatTurn turn, TurnPage page, Situation now, Action wanted) {
    if (wanted instanceof Action.RunTrains runs) {
      var draft =
          new TurnDraft(List.of(), DrawnByHand.of(turn, page, now.state(), runs), List.of(), "");
      Pick pick = new Pick(page.runs().offer(), 0);
      Action drawn = turn.actions(draft, pick).orElseThrow().getFirst();
      return areSame(((Action.RunTrains) drawn).runs(), runs.runs());
    }
    int amount = amount(wanted);
    var offers = new Offers(now.choices());
    return offered(page).stream()
        .filter(offer -> offers.action(offer, amount).filter(wanted::equals).isPresent())
        .anyMatch(offer -> plays(turn, offer, amount, wanted));
  }

  /** What a train runs past the last stop where it calls changes nothing, and cannot be drawn. */
  private static boolean areSame(List<Run> drawn, List<Run> wanted) {
    return drawn.size() == wanted.size()
        && wanted.stream()
            .allMatch(
                run ->
                    drawn.stream()
                        .anyMatch(
                            other ->
                                other.train().equals(run.train())
                                    && other.calls().equals(run.calls())
                                    && startsWith(run.track(), other.track())));
  }

  private static boolean startsWith(List<TrackRef> track, List<TrackRef> start) {
    return track.size() >= start.size() && track.subList(0, start.size()).equals(start);
  }

  private static boolean plays(SeatTurn turn, String offer, int amount, Action wanted) {
    Optional<List<Action>> found = turn.actions(TurnDraft.NONE, new Pick(offer, amount));
    return found.filter(List.of(wanted)::equals).isPresent();
  }

  private static int amount(Action action) {
    return switch (action) {
      case Action.Bid bid -> bid.amount();
      case Action.BuyTrain buy -> buy.price();
      case Action.BuyPrivate buy -> buy.price();
      case Action.SellShares sale -> sale.percent();
      case Action.Choose answer -> answer.amount();
      default -> 0;
    };
  }

  /** What a page says is a message as it is, and what each of its choices does is told. */
  private static void read(SeatTurn turn, TurnPage page, Situation now, String where)
      throws IOException {
    TurnPage whole = turn.pageWithEffects(TurnDraft.NONE);
    String text = MAPPER.writeValueAsString(whole);
    assertThat(text).as(where).doesNotContain("\"action\"", "<html>", "<b>");
    assertThat(offered(whole)).as(where).isEqualTo(offered(page));
    for (String offer : offered(page)) {
      int least =
          new Offers(now.choices())
              .find(offer)
              .orElseThrow()
              .amount()
              .map(any -> any.min())
              .orElse(0);
      TurnTrial trial = turn.trial(TurnDraft.NONE, new Pick(offer, least)).orElseThrow();
      assertThat(trial.says()).as(where).isNotBlank();
      assertThat(turn.trial(TurnDraft.NONE, new Pick(offer + "x", least))).as(where).isEmpty();
    }
  }

  /** Those who do not decide see what is decided, and are offered nothing. */
  private static void seen(GameHistory play, Situation now, String seat, String where)
      throws IOException {
    var turn = new SeatTurn(play, now, seat);
    TurnPage page = turn.page(TurnDraft.NONE);
    assertThat(page.asks()).as(where).isNotBlank();
    assertThat(offered(page)).as(where).isEmpty();
    assertThat(MAPPER.writeValueAsString(page)).as(where).doesNotContain(ids(now));
    for (String offer : ids(now))
      assertThat(turn.actions(TurnDraft.NONE, new Pick(offer, 0))).as(where).isEmpty();
  }
}
