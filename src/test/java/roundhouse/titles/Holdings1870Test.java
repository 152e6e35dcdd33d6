package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.engine.Action;
import roundhouse.engine.Action.BuyShare;
import roundhouse.engine.Action.SellShares;
import roundhouse.engine.Game;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.engine.shares.ShareHooks;
import roundhouse.game.Company;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/** 1870: how much a player may hold, and who is president. */
class Holdings1870Test {
  private static final Title TITLE = TestTitle.of("1870");
  private static final List<String> PLAYERS = List.of("A", "B", "C", "D", "E", "F");

  private static Setting setting() {
    return Setting.of("1870").set(2);
  }

  @ParameterizedTest
  @CsvSource({"2, 28, 24", "3, 20, 17", "4, 16, 14", "5, 13, 11", "6, 11, 9"})
  void theCertificateLimitGoesByPlayersAndFallsWithTheFirstCompanyThatCloses(
      int players, int limit, int closed) {
    String[] names = PLAYERS.subList(0, players).toArray(String[]::new);
    Position start =
        Setting.of(TITLE, names)
            .set(2)
            .company("IC", it -> it.held("A", 20).held("B", 20).operated(76))
            .company("TP", it -> it.held("A", 20).operated(76))
            .stock("A");
    assertThat(limit(start)).isEqualTo(limit);
    Position once =
        start.changed(state -> state.with(state.company("IC").with(Company.Status.CLOSED)));
    assertThat(limit(once)).isEqualTo(closed);
    Position twice =
        once.changed(state -> state.with(state.company("TP").with(Company.Status.CLOSED)));
    assertThat(limit(twice)).isEqualTo(closed);
  }

  @ParameterizedTest
  @CsvSource({"2, 28, 24, 21", "3, 20, 17, 15", "4, 16, 14, 12", "5, 13, 11, 9", "6, 11, 9, 8"})
  void byTheFirstRulesItFallsAgainWithTheSecondCompanyThatCloses(
      int players, int limit, int once, int again) {
    Position position =
        Setting.of(
                TestTitle.of("1870", "original-rules"),
                PLAYERS.subList(0, players).toArray(String[]::new))
            .set(2)
            .company("IC", it -> it.held("A", 20).held("B", 20).operated(76))
            .stock("A");
    assertThat(limit(position)).isEqualTo(limit);
    position = closed(position, "IC");
    assertThat(limit(position)).isEqualTo(once);
    position = closed(position, "TP");
    assertThat(limit(position)).isEqualTo(again);
    position = closed(position, "FW");
    assertThat(limit(position)).isEqualTo(again);
  }

  private static Position closed(Position position, String company) {
    return position.changed(
        state -> state.with(state.company(company).with(Company.Status.CLOSED)));
  }

  private static int limit(Position position) {
    return new Game(position.title(), position.state())
        .ask(
            ShareHooks.CERTIFICATE_LIMIT,
            new ShareHooks.CertificateLimit(position.state().player("A")));
  }

  @Test
  void thePresidentsCertificateAndPrivatesCountAsOneEach() {
    Position turn =
        setting().company("IC", it -> it.held("A", 60).operated(76)).owned("GRSC", "A").stock("A");
    assertThat(Engine.certificates(TITLE, turn.state(), "A")).isEqualTo(5 + 1);
  }

  /** A holds 20 certificates, the limit of three players. */
  private static Setting full() {
    Setting full = setting();
    for (String id : Arrays.asList("IC", "TP", "FW", "SP"))
      full.company(id, it -> it.held("A", 60).operated(76));
    return full.company("MP", it -> it.held("B", 40).operated(76));
  }

  @Test
  void nobodyBuysBeyondTheCertificateLimit() {
    full().stock("A").refused(new BuyShare("A", "MP", "ipo", 10), "limit");
    full()
        .company("GMO", it -> it.held("A", 20).operated(76))
        .stock("A")
        .refused(new Action.Pass("A"), "limit");
  }

  @Test
  void nobodyBuysBeyond60PercentOfACompany() {
    setting()
        .company("IC", it -> it.held("A", 60).held("pool", 10).operated(76))
        .stock("A")
        .refused(new BuyShare("A", "IC", "ipo", 10), "60 %")
        .refused(new BuyShare("A", "IC", "pool", 10), "60 %");
  }

  @Test
  void whoHoldsMoreThanThePresidentBecomesPresident() {
    Position turn =
        setting().company("IC", it -> it.held("A", 20).held("B", 20).operated(76)).stock("B");
    assertThat(turn.company("IC").president()).contains("A");
    Position bought = turn.play(new BuyShare("B", "IC", "ipo", 10));
    assertThat(bought.company("IC").president()).contains("B");
    assertThat(bought.held("A", "IC")).isEqualTo(20);
  }

  @Test
  void ofEqualsThePlayerOnTheLeftOfThePresidentSucceeds() {
    Position turn =
        setting()
            .company("IC", it -> it.held("B", 30).held("A", 20).held("C", 20).operated(76))
            .stock("B");
    assertThat(turn.play(new SellShares("B", "IC", 20)).company("IC").president()).contains("C");
  }

  @Test
  void theNewPresidentReceivesTheCharterAsItIs() {
    Position turn =
        setting()
            .company("IC", it -> it.held("A", 30).held("B", 20).operated(76).cash(321).trains("3"))
            .owned("GRSC", "IC")
            .stock("A")
            .play(new SellShares("A", "IC", 20));
    assertThat(turn.company("IC").president()).contains("B");
    assertThat(turn.cash("IC")).isEqualTo(321);
    assertThat(turn.trains("IC")).containsExactly("3");
    assertThat(turn.state().privateCompany("GRSC").owner().name()).isEqualTo("IC");
  }
}
