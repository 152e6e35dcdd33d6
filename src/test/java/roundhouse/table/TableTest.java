package roundhouse.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.testkit.Waiting;
import roundhouse.turn.TurnDraft;
import roundhouse.workshop.Notice;
import roundhouse.workshop.OwnPrograms;
import roundhouse.workshop.history.GameHistory;

/** People at a table act one after the other, each only as they were offered. */
class TableTest extends OpenTableTest {
  @Test
  void whoseTurnItIsPlaysWhatWasOffered() {
    Act.Answer answer = table.act(ANN, act(ANN, "r1", "start Red at £71")).join();

    assertThat(answer).isEqualTo(new Act.Answer.Done("0.0.1"));
    assertThat(game().state().company("Red").par()).isEqualTo(71);
    assertThat(seen(ANN).turn().rows()).isEmpty();
    assertThat(seen(BEN).turn().rows()).isNotEmpty();
    assertThat(seen(Guest.WATCHER).log()).extracting(TableView.LogLine::says).isNotEmpty();
  }

  @Test
  void howLongADecisionTookIsKeptWithTheGame() throws Exception {
    Waiting.pass(Duration.ofMillis(20));
    table.act(ANN, act(ANN, "r1", "start Red at £71")).join();

    assertThat(game().log().annotations())
        .singleElement()
        .satisfies(
            about -> {
              assertThat(about.action()).isEqualTo(1);
              assertThat(about.millis()).isBetween(20L, 60_000L);
            });
  }

  @Test
  void nobodyPlaysForOthersOrWhatWasNotOffered() {
    Act.Answer others = table.act(BEN, act(ANN, "r1", "start Red at £71")).join();
    Act.Answer host = table.act(Guest.HOST, act(ANN, "r2", "start Red at £71")).join();
    String head = seen(ANN).head();
    Act.Answer unknown =
        table.act(ANN, new Act(head, "r3", TurnDraft.NONE, new TurnDraft.Pick("c999", 0))).join();

    assertThat(others).isEqualTo(new Act.Answer.Refused("it is not your turn"));
    assertThat(host).isEqualTo(new Act.Answer.Refused("it is not your turn"));
    assertThat(unknown).isEqualTo(new Act.Answer.Refused("that is not offered now"));
    assertThat(game().at()).isZero();
  }

  @Test
  void whatIsSentTwiceHappensOnce() {
    Act start = act(ANN, "r1", "start Red at £71");
    Act.Answer first = table.act(ANN, start).join();
    Act.Answer second = table.act(ANN, start).join();

    assertThat(second).isEqualTo(first).isEqualTo(new Act.Answer.Done("0.0.1"));
    assertThat(game().at()).isEqualTo(1);
  }

  @Test
  void ofTwoActsAtOneMomentOneIsPlayed() {
    Act red = act(ANN, "r1", "start Red at £71");
    Act blue = act(ANN, "r2", "start Blu at £76");
    CompletableFuture<Act.Answer> first = table.act(ANN, red);
    CompletableFuture<Act.Answer> second = table.act(ANN, blue);

    assertThat(first.join()).isEqualTo(new Act.Answer.Done("0.0.1"));
    assertThat(second.join()).isEqualTo(new Act.Answer.Moved("0.0.1"));
    assertThat(game().at()).isEqualTo(1);
  }

  @Test
  void whoLooksBackInTheWindowMovesNothing() throws Exception {
    table.act(ANN, act(ANN, "r1", "start Red at £71")).join();
    table.workshop().goTo(0);
    Waiting.until(
        () -> table.moment().snapshot().play().orElseThrow().at() == 0, "the window looks back");

    assertThat(seen(BEN).head()).isEqualTo("0.0.1");
    Act.Answer answer = table.act(BEN, act(BEN, "r2", "start Blu at £76")).join();

    assertThat(answer).isEqualTo(new Act.Answer.Done("0.0.2"));
    assertThat(game().at()).isEqualTo(2);
    assertThat(table.moment().snapshot().play().orElseThrow().at()).isZero();
  }

  @Test
  void whoTakesBackAndDoesTheSameGoesOnFromThere() throws Exception {
    table.act(ANN, act(ANN, "r1", "start Red at £71")).join();
    table.act(BEN, act(BEN, "r2", "start Blu at £76")).join();
    table.lines().takeBack(seen(ANN).head(), 0).join();
    table.act(ANN, act(ANN, "r3", "start Red at £71")).join();

    assertThat(game().at()).isEqualTo(1);
    assertThat(seen(BEN).turn().mine()).isTrue();
  }

  @Test
  void theTableStaysOnItsLineWhateverTheWindowPlays() throws Exception {
    table.act(ANN, act(ANN, "r1", "start Red at £71")).join();
    elsewhere();

    assertThat(table.isElsewhere()).isTrue();
    assertThat(seen(BEN).head()).isEqualTo("0.0.1");
    assertThat(table.act(BEN, act(BEN, "r2", "start Blu at £76")).join())
        .isEqualTo(new Act.Answer.Done("0.0.2"));
    assertThat(game().state().company("Red").par()).isEqualTo(71);
    GameHistory shown = table.workshop().now().play().orElseThrow();
    assertThat(shown.state().company("Red").par()).isEqualTo(76);
    assertThat(shown.at()).isEqualTo(1);
  }

  @Test
  void theHostTakesTheTableToTheLineThatTheWindowShows() throws Exception {
    table.act(ANN, act(ANN, "r1", "start Red at £71")).join();
    Act late = act(BEN, "r2", "start Blu at £76");
    elsewhere();
    Act.Answer answer = table.lines().takeHere().join();

    assertThat(answer).isEqualTo(new Act.Answer.Done("0.1.1"));
    assertThat(table.isElsewhere()).isFalse();
    assertThat(game().state().company("Red").par()).isEqualTo(76);
    assertThat(seen(BEN).beside().says())
        .isEqualTo("The host has taken the game to “Branch 2”. It goes on from Stock round 1.");
    assertThat(table.act(BEN, late).join()).isEqualTo(new Act.Answer.Moved("0.1.1"));
  }

  @Test
  void anEditReachesTheTableWhileTheWindowShowsAnotherLine() throws Exception {
    table.act(ANN, act(ANN, "r1", "start Red at £71")).join();
    elsewhere();
    Act before = act(BEN, "r2", "start Blu at £76");
    small.replace("trains.yaml", "price: 80", "price: 90");
    await(BEN, view -> view.head().equals("0.1.1") && view.turn().mine());

    assertThat(table.act(BEN, before).join()).isEqualTo(new Act.Answer.Moved("0.1.1"));
    assertThat(game().state().company("Red").par()).isEqualTo(71);
    assertThat(game().title()).isSameAs(table.workshop().now().play().orElseThrow().title());
  }

  @Test
  void theLineOfTheTableMayHaveAnotherName() throws Exception {
    table.act(ANN, act(ANN, "r1", "start Red at £71")).join();
    String line = table.moment().line();
    elsewhere();
    table.workshop().branches().rename(line, "as it was");
    Waiting.until(() -> table.moment().line().equals("as it was"), "the new name is not known");

    assertThat(game().state().company("Red").par()).isEqualTo(71);
    assertThat(seen(BEN).head()).isEqualTo("0.0.1");
  }

  @Test
  void howTheHostGoesOnFromAStoppedReplayIsHowTheTableGoesOn() throws Exception {
    table.act(ANN, act(ANN, "r1", "start Red at £71")).join();
    small.replace("market.yaml", "71p", "71");
    await(BEN, view -> !view.stopped().isEmpty());
    table.workshop().playOnFromStop();
    await(view -> view.stopped().isEmpty() && view.turn().mine());

    assertThat(game().at()).isZero();
    assertThat(table.isElsewhere()).isFalse();
  }

  @Test
  void whatIsTakenBackStaysABranchAndNobodyActsOnIt() throws Exception {
    table.act(ANN, act(ANN, "r1", "start Red at £71")).join();
    Act late = act(BEN, "r2", "start Blu at £76");
    table.lines().takeBack(0);
    TableView back = await(view -> view.head().equals("0.1.0"));

    assertThat(offer(back, "start Red at £71")).isNotEmpty();
    assertThat(table.act(BEN, late).join()).isEqualTo(new Act.Answer.Moved("0.1.0"));
    assertThat(game().branches().names()).hasSize(2);
  }

  @Test
  void anEditReachesEverybodyAndOldActsDoNotCount() throws Exception {
    table.act(ANN, act(ANN, "r1", "start Red at £71")).join();
    Act before = act(BEN, "r2", "start Blu at £76");
    small.replace("trains.yaml", "price: 80", "price: 90");
    TableView after = await(BEN, view -> view.head().equals("0.1.1") && view.turn().mine());

    assertThat(after.edits())
        .singleElement()
        .satisfies(
            edit ->
                assertThat(edit.says())
                    .containsExactly(
                        "Trains 2 price: 90 instead of 80.",
                        "The game goes on from Stock round 1."));
    assertThat(table.act(BEN, before).join()).isEqualTo(new Act.Answer.Moved("0.1.1"));
    assertThat(table.act(BEN, act(BEN, "r3", "start Blu at £76")).join())
        .isEqualTo(new Act.Answer.Done("0.1.2"));
  }

  @Test
  void aGameThatTheRulesRefuseWaitsForTheHost() throws Exception {
    table.act(ANN, act(ANN, "r1", "start Red at £71")).join();
    small.replace("market.yaml", "71p", "71");
    TableView stopped = await(BEN, view -> !view.stopped().isEmpty());

    var any = new Act(stopped.head(), "r2", TurnDraft.NONE, TurnDraft.Pick.NOTHING);
    assertThat(table.act(BEN, any).join())
        .isInstanceOfSatisfying(
            Act.Answer.Refused.class,
            refused -> assertThat(refused.reason()).contains("the host decides"));
    assertThat(stopped.stopped()).isEqualTo("Changed rules refuse action 1, in Stock round 1.");
    assertThat(stopped.seats()).noneMatch(TableView.SeatView::decides);
    assertThat(table.lines().takeBack(stopped.head(), 0).join())
        .isInstanceOf(Act.Answer.Done.class);
    assertThat(await(view -> view.turn().mine()).stopped()).isEmpty();
    assertThat(game().branches().names()).hasSize(2);
  }

  @Test
  void aScriptThatFailsIsToldToTheHostAloneWithItsPlace() throws Exception {
    Files.writeString(
        small.script("rule.js"),
        "export const companyStarted = () => { throw new Error('odd'); };");
    TableView edited = await(view -> !view.edits().isEmpty() && view.turn().mine());
    var told = new LinkedBlockingQueue<Notice>();
    table.listenToNotices(told::add);
    Act.Answer answer = table.act(ANN, act(ANN, "r1", "start Red at £71")).join();

    assertThat(edited.edits().getLast().says())
        .containsExactly(
            "A script answers companyStarted.", "The game goes on from Stock round 1.");
    assertThat(answer)
        .isEqualTo(
            new Act.Answer.Refused(
                "a script of the rules failed, companyStarted: the host sees why"));
    assertThat(told.poll(20, TimeUnit.SECONDS).says()).contains("rule.js:1");
  }

  @Test
  void howLongWhoeverPlaysInTheWindowThinksIsKeptToo() throws Exception {
    Waiting.pass(Duration.ofMillis(20));
    table.workshop().play(new Action.Start("Ann", "Red", 71));
    await(view -> view.head().equals("0.0.1"));
    table.workshop().goTo(0);
    table.workshop().play(new Action.Start("Ann", "Blu", 76));
    Waiting.until(
        () -> table.workshop().now().play().orElseThrow().branches().names().size() == 2,
        "no other line");

    assertThat(game().annotations())
        .singleElement()
        .satisfies(about -> assertThat(about.millis()).isBetween(20L, 60_000L));
    assertThat(table.workshop().now().play().orElseThrow().annotations()).isEmpty();
  }

  @Test
  void everyActThatWasAnsweredIsThereUnderTheSameLinksAfterARestart() throws Exception {
    List<TableFile.Link> links = table.file().links();
    table.act(ANN, act(ANN, "r1", "start Red at £71")).join();
    String copied = copied(BEN, "start Blu at £76");
    // What was answered is on disk already; closing would only write what is left to write.
    try (Table again =
        Table.resume(small.titles(), OwnPrograms.none(), root.resolve("tables/t1"))) {
      Waiting.until(
          () -> again.view(BEN).get(),
          view -> view.filter(known -> known.turn().mine()).isPresent(),
          () -> "the game did not come back");

      assertThat(again.file().links()).isEqualTo(links);
      assertThat(again.moment().game().orElseThrow().actions()).isEqualTo(game().actions());
      assertThat(new CopiedTurns(again).play(copied).join())
          .isEqualTo(new Act.Answer.Done("1.0.2"));
    }
  }

  @Test
  void whatWasAgreedOnAndTheLineAreThereAfterARestart() throws Exception {
    table.act(ANN, act(ANN, "r1", "start Red at £71")).join();
    elsewhere();
    table.agreements().askTakeBack(ANN).join();
    table.agreements().passFor(ANN, Optional.of(StandingPass.Until.TRADE)).join();
    table.pause(BEN, true);
    TableView.Beside before = seen(BEN).beside();
    String line = table.moment().line();
    table.workshop().close();
    try (Table again =
        Table.resume(small.titles(), OwnPrograms.none(), root.resolve("tables/t1"))) {
      Waiting.until(
          () -> again.view(BEN).get(),
          view -> view.filter(known -> known.turn().mine()).isPresent(),
          () -> "the game did not come back");
      TableView.Beside after = again.view(BEN).get().orElseThrow().beside();

      assertThat(again.moment().line()).isEqualTo(line);
      assertThat(again.moment().game().orElseThrow().state().company("Red").par()).isEqualTo(71);
      assertThat(after.pausedBy()).isEqualTo("Ben");
      assertThat(after.takeBack()).isEqualTo(before.takeBack()).startsWith("Ann asks");
      assertThat(again.view(ANN).get().orElseThrow().beside().passes())
          .isEqualTo(StandingPass.Until.TRADE);
      again.agreements().answerTakeBack(BEN, true).join();
      Waiting.until(() -> again.moment().game().orElseThrow().at() == 0, "not taken back");
    }
  }

  /** The text that a page makes of what it was offered. */
  private String copied(Guest guest, String says) {
    TableView view = seen(guest);
    String turn =
        """
        {"seat":"%s","game":"%s","seal":"%s","offer":"%s"}\
        """
            .formatted(
                guest.player(), view.copying().game(), view.copying().seal(), offer(view, says));
    return "Small, Stock round 1, Ann: " + says + "\n" + written(turn);
  }

  private static String written(String turn) {
    return "[turn "
        + HexFormat.of().formatHex(turn.getBytes(StandardCharsets.UTF_8))
        + "]\n-- \nA.";
  }

  private String refusal(String text) {
    return new CopiedTurns(table).play(text).join() instanceof Act.Answer.Refused(String reason)
        ? reason
        : "";
  }

  @Test
  void aCopiedTurnIsPlayedOnceAndOnlyWhereItWasOffered() {
    String text = copied(ANN, "start Red at £71");
    String other = copied(ANN, "start Blu at £76");
    String broken = text.replaceAll("(?<=[0-9a-f]{60})(?=[0-9a-f])", "\r\n");

    assertThat(new CopiedTurns(table).play(broken).join()).isEqualTo(new Act.Answer.Done("0.0.1"));
    assertThat(new CopiedTurns(table).play(text).join()).isEqualTo(new Act.Answer.Done("0.0.1"));
    assertThat(game().at()).isEqualTo(1);
    assertThat(refusal(other)).startsWith("the game has moved on since Ann copied this turn");
  }

  @Test
  void aCopiedTurnIsThatOfItsSeatAndHoldsNoSecret() throws Exception {
    String text = copied(ANN, "start Red at £71");
    String secret = table.file().links().get(1).secret();
    table.act(ANN, act(ANN, "r1", "start Red at £76")).join();
    String bens = copied(BEN, "start Blu at £76");

    assertThat(table.file().links().get(1).guest()).isEqualTo(ANN);
    assertThat(json(text)).doesNotContain(secret);
    assertThat(refusal(written(json(bens).replace("\"Ben\"", "\"Ann\"")))).contains("not offered");
    assertThat(refusal(written(json(bens).replace("\"seal\":\"", "\"seal\":\"0"))))
        .contains("not offered");
    assertThat(refusal(written(json(text).replace("0.0.", "0.1.")))).contains("not offered");
    assertThat(refusal("buy 20 % of Red, please")).startsWith("that holds no copied turn");
    assertThat(refusal(written("{\"action\":{\"type\":\"start\"}}"))).startsWith("that holds no");
    assertThat(refusal("[turn 7b]")).startsWith("that holds no");
    table.reissue(BEN);
    assertThat(refusal(bens)).contains("its link is a new one");
    assertThat(game().at()).isEqualTo(1);
  }

  private static String json(String text) {
    String digits = text.replaceAll("(?s).*\\[turn (\\w+)].*", "$1");
    return new String(HexFormat.of().parseHex(digits), StandardCharsets.UTF_8);
  }

  @Test
  void aCopiedTurnOfWhatIsNotOfferedIsRefused() {
    String text = copied(ANN, "start Red at £71");
    String offer = offer(seen(ANN), "start Red at £71");

    assertThat(refusal(written(json(text).replace(offer, "c999"))))
        .isEqualTo("that is not offered now");
  }

  @Test
  void theLinesOfTheGameAreKnownToTheHost() throws Exception {
    table.act(ANN, act(ANN, "r1", "start Red at £71")).join();
    table.lines().takeBack(seen(ANN).head(), 0).join();

    assertThat(seen(BEN).beside().says())
        .startsWith("The host has taken back “Ann")
        .endsWith("It goes on from Stock round 1.");
    assertThat(table.lines().all())
        .extracting(TableLines.Line::actions, TableLines.Line::here)
        .containsExactly(tuple(0, true), tuple(1, false));
    String line = table.lines().all().getLast().name();
    assertThat(table.lines().takeTo(seen(ANN).head(), line, 1).join())
        .isEqualTo(new Act.Answer.Done("0.1.1"));
    assertThat(game().state().company("Red").par()).isEqualTo(71);
    assertThat(table.lines().takeTo(seen(ANN).head(), "nowhere", 1).join())
        .isEqualTo(new Act.Answer.Refused("the game has no such line; look again"));
  }

  @Test
  void theHostCorrectsTheGameAndTakesThatBack() throws Exception {
    String head = seen(ANN).head();
    Act.Answer answer =
        table
            .correct(head, new Action.Arrange("", "cash", Map.of("holder", "Ann", "amount", "123")))
            .join();

    assertThat(answer).isEqualTo(new Act.Answer.Done("0.0.1"));
    assertThat(game().state().player("Ann").cash()).isEqualTo(123);
    assertThat(seen(BEN).log())
        .last()
        .extracting(TableView.LogLine::says)
        .asString()
        .contains("123");
    table.lines().takeBack(0);
    await(view -> view.head().equals("0.1.0"));
    assertThat(game().state().player("Ann").cash()).isNotEqualTo(123);
  }

  @Test
  void aCorrectionOfWhatTheGameLacksIsRefused() {
    assertThat(correct("cash", Map.of("holder", "Nobody", "amount", "1")))
        .isEqualTo(new Act.Answer.Refused("there is no player or company named Nobody"));
  }

  private Act.Answer correct(String what, Map<String, String> with) {
    return table.correct(seen(ANN).head(), new Action.Arrange("", what, with)).join();
  }
}
