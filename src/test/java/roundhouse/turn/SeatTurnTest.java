package roundhouse.turn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.engine.Action;
import roundhouse.engine.Decision;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.turn.TurnDraft.Pick;
import roundhouse.turn.choices.ActionKind;
import roundhouse.turn.runs.RunGesture;
import roundhouse.workshop.GoldenMoments;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.Branches;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.Situation;

class SeatTurnTest {
  private static final JsonMapper MAPPER = new JsonMapper();

  private static SeatTurn turn(Position at, String seat) {
    List<String> players = at.state().players().stream().map(player -> player.name()).toList();
    var play =
        new GameHistory(at.title(), players, 1, at.state(), List.of(), 0, List.of(), Branches.ONE);
    return new SeatTurn(play, Situation.of(at.title(), at.state()), seat);
  }

  /** A presides over IOW, of which C has nothing. C has shares of C&N and is in turn. */
  private static Position stock(int treasury) {
    return Setting.of("1860")
        .set(2)
        .company("IOW", it -> it.held("A", 40).held("B", 20).cash(treasury).operated(50))
        .company("C&N", it -> it.held("B", 40).held("C", 20).operated(74))
        .stock("C");
  }

  private static String text(SeatTurn turn) throws Exception {
    return MAPPER.writeValueAsString(turn.pageWithEffects(TurnDraft.NONE));
  }

  @Test
  void aSeatIsSentTheSameWhateverItMayNotKnow() throws Exception {
    assertThat(text(turn(stock(130), "C"))).isEqualTo(text(turn(stock(170), "C")));
    assertThat(text(turn(stock(130), ""))).isEqualTo(text(turn(stock(170), "")));
    assertThat(text(turn(stock(130), "B")))
        .contains("130")
        .isNotEqualTo(text(turn(stock(170), "B")));
  }

  @Test
  void whatIsDraftedInSecretIsToldToNobodyElse() throws Exception {
    Position draft = Position.start("1846");
    List<Action.TakeLot> takes = draft.choices(Action.TakeLot.class);
    Position one = draft.play(takes.getFirst());
    Position other = draft.play(takes.getLast());

    assertThat(one.state()).isNotEqualTo(other.state());
    assertThat(one.decision()).map(Decision::entity).contains("B");
    for (String seat : List.of("A", "C", ""))
      assertThat(text(turn(one, seat))).as(seat).isEqualTo(text(turn(other, seat)));
  }

  @Test
  void onlyThoseWhoDecideAreOfferedAnything() {
    TurnPage own = turn(stock(130), "C").page(TurnDraft.NONE);
    TurnPage other = turn(stock(130), "A").page(TurnDraft.NONE);

    assertThat(own.mine()).isTrue();
    assertThat(own.kind()).isEqualTo(ActionKind.STOCK);
    assertThat(other.mine()).isFalse();
    assertThat(other.entity()).isEqualTo("C");
    assertThat(other.asks()).isEqualTo(own.asks());
    assertThat(other.rows()).isEmpty();
    assertThat(turn(stock(130), "A").actions(TurnDraft.NONE, new Pick(own.pass().offer(), 0)))
        .isEmpty();
  }

  @Test
  void anOfferOfAnotherMomentMeansNothing() {
    SeatTurn first = turn(stock(130), "C");
    SeatTurn auction = turn(Position.start("1889"), "A");
    String pass = first.page(TurnDraft.NONE).pass().offer();

    assertThat(first.actions(TurnDraft.NONE, new Pick(pass, 0)))
        .contains(List.of(new Action.Pass("C")));
    assertThat(auction.actions(TurnDraft.NONE, new Pick(pass, 0))).isEmpty();
    assertThat(auction.trial(TurnDraft.NONE, new Pick("", 0))).isEmpty();
  }

  @Test
  void anAmountMustLieInTheRangeOfItsOffer() {
    SeatTurn auction = turn(Position.start("1889"), "A");
    TurnPage.Offer bid =
        auction.page(TurnDraft.NONE).rows().stream()
            .flatMap(row -> row.variants().stream())
            .filter(offer -> offer.amount() != null)
            .findFirst()
            .orElseThrow();
    TurnPage.Amount range = bid.amount();

    for (int amount : new int[] {range.min(), range.min() + range.step(), range.max()})
      assertThat(auction.actions(TurnDraft.NONE, new Pick(bid.offer(), amount))).isPresent();
    for (int amount : new int[] {0, range.min() - 1, range.max() + range.step(), -5})
      assertThat(auction.actions(TurnDraft.NONE, new Pick(bid.offer(), amount))).isEmpty();
    assertThat(range.says().replace("{}", "" + range.max()))
        .isEqualTo(
            auction.trial(TurnDraft.NONE, new Pick(bid.offer(), range.max())).orElseThrow().says());
  }

  @Test
  void linesArePlannedAndPlayedInOrder() {
    SeatTurn turn = turn(stock(130), "C");
    Pick pass = new Pick(turn.page(TurnDraft.NONE).pass().offer(), 0);
    TurnPage.Offer sale =
        turn.page(TurnDraft.NONE).rows().stream()
            .flatMap(row -> row.variants().stream())
            .filter(offer -> offer.says().startsWith("sell"))
            .reduce((_, last) -> last)
            .orElseThrow();
    Pick line = new Pick(sale.offer(), 0);
    var draft = new TurnDraft(List.of(line), List.of(), List.of(), "");
    var twice = new TurnDraft(List.of(line, line), List.of(), List.of(), "");

    TurnPage planned = turn.page(draft);

    assertThat(planned.planned()).containsExactly(sale.says());
    assertThat(turn.page(twice).planned()).as("what the rules take").hasSize(1);
    assertThat(turn.actions(twice, Pick.NOTHING)).isEmpty();
    assertThat(turn.actions(draft, Pick.NOTHING).orElseThrow()).hasSize(1);
    assertThat(turn.actions(draft, pass).orElseThrow())
        .hasSize(2)
        .last()
        .isEqualTo(new Action.Pass("C"));
  }

  @Test
  void touchesOfTrainsAndStopsThatDoNotExistAreRefused() throws Exception {
    SeatTurn turn = runs();
    TurnPage.TrainRun run = turn.page(TurnDraft.NONE).runs().trains().getFirst();
    String hex = run.calls().getFirst().split("\\.")[0];

    for (RunGesture wrong :
        List.of(
            RunGesture.of(RunGesture.Kind.IDLE, "9-0"),
            new RunGesture(RunGesture.Kind.CLICK, run.train(), "Z99.0", "", ""),
            new RunGesture(RunGesture.Kind.CLICK, run.train(), hex + ".7", "", ""),
            new RunGesture(RunGesture.Kind.CLICK, run.train(), hex + ".x", "", ""),
            new RunGesture(RunGesture.Kind.CLICK, run.train(), "", "", "")))
      assertThatIllegalArgumentException()
          .as("%s", wrong)
          .isThrownBy(() -> turn.page(touched(wrong)));
  }

  @Test
  void runsAreDrawnStopByStop() throws Exception {
    SeatTurn turn = runs();
    TurnPage.Runs best = turn.page(TurnDraft.NONE).runs();
    TurnPage.TrainRun run = best.trains().getFirst();
    RunGesture idle = RunGesture.of(RunGesture.Kind.IDLE, run.train());
    RunGesture begun =
        new RunGesture(RunGesture.Kind.CLICK, run.train(), run.calls().getFirst(), "", "");

    TurnPage.TrainRun none = turn.page(touched(idle)).runs().trains().getFirst();
    TurnPage.TrainRun one = turn.page(touched(idle, begun)).runs().trains().getFirst();

    assertThat(best.legal()).isTrue();
    assertThat(run.worth()).isNotEmpty();
    assertThat(none.idle()).isTrue();
    assertThat(none.next()).as("where its company has markers").isNotEmpty();
    assertThat(one.calls()).containsExactly(run.calls().getFirst());
    assertThat(one.next()).extracting(TurnPage.Stop::stop).contains(run.calls().get(1));
    assertThat(turn.actions(touched(idle), new Pick(best.offer(), 0)).orElseThrow())
        .isNotEqualTo(turn.actions(TurnDraft.NONE, new Pick(best.offer(), 0)).orElseThrow());
  }

  private static TurnDraft touched(RunGesture... touches) {
    return new TurnDraft(List.of(), List.of(touches), List.of(), "");
  }

  /** The first run of a game. */
  private static SeatTurn runs() throws Exception {
    GoldenMoments game =
        GoldenMoments.of(GoldenGame.FOLDER.resolve("1889").resolve("3-players.jsonl"));
    int first = 0;
    while (!(game.log().actions().get(first) instanceof Action.RunTrains)) first++;
    Snapshot now = game.at(first);
    Situation situation = now.situation().orElseThrow();
    String president = situation.decision().orElseThrow().deciders().getFirst();
    return new SeatTurn(now.play().orElseThrow(), situation, president);
  }

  @Test
  void aMergerIsTriedAndProposedAsAWhole() {
    List<String> near = List.of("N", "RO", "KB", "SPW");
    Setting setting = Setting.of("1861").set(2).phase("3");
    for (String minor : near)
      setting.company(minor, it -> it.held(minor.equals("SPW") ? "B" : "A", 100).operated(80));
    Position moscow =
        setting
            .companyTurn("merger", "N", "merge")
            .markers(
                marker ->
                    near.contains(marker.company())
                        ? new Marker(
                            marker.company(), HexId.of("H8"), marker.city() % 3, 0, true, false)
                        : marker);
    SeatTurn turn = turn(moscow, "A");
    var draft = new TurnDraft(List.of(), List.of(), List.of("RO"), "");

    TurnPage.Merger alone = turn.page(TurnDraft.NONE).merger();
    TurnPage.Merger both = turn.page(draft).merger();

    assertThat(alone.partners()).extracting(TurnPage.Partner::ticked).contains(false);
    assertThat(both.partners())
        .filteredOn(TurnPage.Partner::ticked)
        .extracting(TurnPage.Partner::company)
        .containsExactly("RO");
    assertThat(turn.actions(draft, new Pick(both.offer(), 0)).orElseThrow())
        .containsExactly(new Action.Merge("N", "RO"), new Action.Form("N", both.form()));
    assertThat(turn.trial(draft, new Pick(both.offer(), 0)).orElseThrow().says())
        .isEqualTo(both.says());
  }

  @Test
  void aDraftIsReadFromAMessageThatLeavesPartsOut() throws Exception {
    TurnDraft empty = MAPPER.readValue("{}", TurnDraft.class);
    TurnDraft some =
        MAPPER.readValue(
            """
            {"lines": [{"offer": "a1"}, {"offer": "b2", "amount": 40}],
             "runs": [{"kind": "CLICK", "train": "2-0", "stop": "F2.0"}]}
            """,
            TurnDraft.class);

    assertThat(empty).isEqualTo(TurnDraft.NONE);
    assertThat(some.lines()).containsExactly(new Pick("a1", 0), new Pick("b2", 40));
    assertThat(some.runs())
        .containsExactly(new RunGesture(RunGesture.Kind.CLICK, "2-0", "F2.0", "", ""));
    assertThat(some.partners()).isEmpty();
  }
}
