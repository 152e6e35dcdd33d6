package roundhouse.engine.auctions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action.Bid;
import roundhouse.engine.Action.Start;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Title;
import roundhouse.engine.privates.Privates;
import roundhouse.game.Certificate;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.testkit.Tiny;

/** A president's certificate that is drawn for a private, and certificates by number of players. */
class DrawnSharesTest {
  private static final Title TITLE = Tiny.plain("tiny-drawn");

  private static GameState start(long seed, String... players) {
    return TITLE.start(List.of(players), seed);
  }

  private static String drawn(GameState state) {
    return (String) state.flag("D", Privates.DRAWN);
  }

  private static GameState drawing(String company, String... players) {
    return LongStream.range(0, 100)
        .mapToObj(seed -> start(seed, players))
        .filter(state -> drawn(state).equals(company))
        .findFirst()
        .orElseThrow();
  }

  private static List<Integer> shares(Company company) {
    return company.certificates().stream().map(Certificate::percent).toList();
  }

  @Test
  void theSeedDecidesWhichCompanyIsDrawn() {
    Set<String> all =
        LongStream.range(0, 50)
            .mapToObj(seed -> drawn(start(seed, "Ann", "Bob")))
            .collect(Collectors.toSet());
    assertThat(all).containsExactlyInAnyOrder("RED", "BLU");
    assertThat(start(7, "Ann", "Bob")).isEqualTo(start(7, "Ann", "Bob"));
  }

  @Test
  void theDrawnCompanyHasTheCertificatesOfTheDrawAndTheOtherThoseOfItsKindForThatManyPlayers() {
    GameState two = drawing("BLU", "Ann", "Bob");
    assertThat(shares(two.company("BLU"))).containsExactly(60, 20, 20);
    assertThat(shares(two.company("RED"))).containsExactly(40, 20, 20, 20);
    GameState four = drawing("RED", "Ann", "Bob", "Cid", "Dan");
    assertThat(shares(four.company("RED"))).containsExactly(60, 20, 20);
    assertThat(shares(four.company("BLU"))).containsExactly(20, 20, 20, 20, 20);
  }

  @Test
  void whoBuysThePrivateSetsTheParOfTheDrawnCompany() {
    GameState bought = Tiny.after(TITLE, drawing("BLU", "Ann", "Bob"), new Bid("Ann", "D", 150));
    GameState started = Tiny.after(TITLE, bought, new Start("Ann", "BLU", 100));
    assertThat(started.company("BLU").president()).contains("Ann");
    assertThat(started.company("RED").started()).isFalse();
  }

  @Test
  void thePrivateClosesWhenTheDrawnCompanyBuysATrainAndNotWhenAnotherDoes() {
    var change = new StateTransaction(TITLE, drawing("BLU", "Ann", "Bob"));
    Privates.trainBought(change, "RED");
    assertThat(change.state().privateCompany("D").closed()).isFalse();
    Privates.trainBought(change, "BLU");
    assertThat(change.state().privateCompany("D").closed()).isTrue();
  }
}
