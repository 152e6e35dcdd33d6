package roundhouse.lab.rows;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Game;
import roundhouse.engine.Title;
import roundhouse.engine.events.CompanyEvent;
import roundhouse.engine.events.MoneyAmount;
import roundhouse.engine.events.PrivateEvent;
import roundhouse.engine.events.RunEvent;
import roundhouse.engine.events.ShareEvent;
import roundhouse.engine.privates.Privates;
import roundhouse.game.GameState;
import roundhouse.testkit.TestTitle;

class ReturnCollectorTest {
  private static final Title TITLE = TestTitle.of("1830").forPlayers(2);
  private static final GameState START = TITLE.start(List.of("Ann", "Bob"), 1);
  private static final Iterator<String> PRIVATES = START.privates().keySet().iterator();
  private static final String FIRST = PRIVATES.next();
  private static final String SECOND = PRIVATES.next();
  private static final String COMPANY = START.companies().keySet().iterator().next();

  private final ReturnCollector returns = new ReturnCollector(TITLE, new GameKey(0, "a", 2, 1));

  private static MoneyAmount money(int amount) {
    return new MoneyAmount("$", amount);
  }

  private List<ReturnRow> rows() {
    return returns.rows(START, 2000);
  }

  @Test
  void aPrivateBringsItsFirstOwnerItsIncomeAndThePriceOfItsSale() {
    returns.met(new PrivateEvent.PrivateBought("Ann", FIRST, money(100)), START, 0, 1000);
    returns.met(new PrivateEvent.PrivatePaid("Ann", FIRST, money(10)), START, 1, 1000);
    returns.met(new PrivateEvent.PrivatePaid("Ann", FIRST, money(10)), START, 2, 2000);
    returns.met(
        new PrivateEvent.PrivateBoughtFromOwner(COMPANY, FIRST, "Ann", money(150)),
        START,
        2.5,
        2000);
    returns.met(new PrivateEvent.PrivatePaid(COMPANY, FIRST, money(10)), START, 3, 2000);

    ReturnRow row = rows().getFirst();
    assertThat(row.price()).isEqualTo(100);
    assertThat(row.income()).isEqualTo(20);
    assertThat(row.end()).isEqualTo(150);
    assertThat(row.percent()).isEqualTo(70);
    // Players have twice as much by the second payment and the sale: 10 + 10/2 + 150/2.
    assertThat(row.fair()).isEqualTo(90);
  }

  @Test
  void aPrivateThatClosesIsWorthNothingInTheEnd() {
    returns.met(new PrivateEvent.PrivateAuctioned("Bob", SECOND, money(40)), START, 0, 1000);
    returns.met(new PrivateEvent.PrivateClosed(SECOND), START, 2, 2000);

    assertThat(rows()).extracting(ReturnRow::end).containsExactly(0);
    assertThat(rows().getFirst().percent()).isEqualTo(-100);
  }

  @Test
  void aShareBringsItsPartOfTheDividends() {
    int percent = START.companies().get(COMPANY).sharePercent();
    returns.met(new CompanyEvent.CompanyStarted("Ann", COMPANY, money(80)), START, 1, 1000);
    returns.met(new RunEvent.DividendPaid(COMPANY, "pay", money(200), money(0)), START, 1.5, 1000);

    ReturnRow row = rows().getFirst();
    assertThat(row.kind()).isEqualTo(ReturnRow.COMPANY);
    assertThat(row.income()).isEqualTo(2 * percent);
  }

  @Test
  void aShareThatComesWithAPrivateCountsToTheEnd() {
    String giving =
        TITLE.design().privates().keySet().stream()
            .filter(
                each ->
                    Privates.comesWith(new Game(TITLE, START), each)
                        .filter(with -> !with.president())
                        .isPresent())
            .findFirst()
            .orElseThrow();
    String company = Privates.comesWith(new Game(TITLE, START), giving).orElseThrow().company();
    int percent = START.companies().get(company).sharePercent();
    returns.met(new PrivateEvent.PrivateBought("Ann", giving, money(100)), START, 0, 1000);
    returns.met(new ShareEvent.ShareIncluded("Ann", company), START, 0, 1000);
    returns.met(new PrivateEvent.PrivateClosed(giving), START, 1, 1000);
    returns.met(new RunEvent.DividendPaid(company, "pay", money(200), money(0)), START, 1.5, 1000);

    assertThat(rows().getFirst().income()).isEqualTo(2 * percent);
  }

  @Test
  void aPresidentsCertificateThatComesWithAPrivateCountsFromItsStart() {
    returns.met(new PrivateEvent.PrivateBought("Ann", "BO", money(220)), START, 0, 1000);
    returns.met(new CompanyEvent.CompanyStarted("Ann", "B&O", money(100)), START, 0, 1000);
    returns.met(new RunEvent.DividendPaid("B&O", "pay", money(200), money(0)), START, 1.5, 1000);

    assertThat(rows().getFirst().income()).isEqualTo(40);
  }

  @Test
  void aCompanyThatIsAuctionedLikeAPrivateIsNone() {
    returns.met(new PrivateEvent.PrivateAuctioned("Ann", COMPANY, money(100)), START, 0, 1000);

    assertThat(rows()).isEmpty();
  }
}
