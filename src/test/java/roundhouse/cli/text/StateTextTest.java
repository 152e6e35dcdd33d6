package roundhouse.cli.text;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.design.spec.steps.Dividend.Kind.WITHHOLD;

import org.junit.jupiter.api.Test;
import roundhouse.engine.Action.Dividend;
import roundhouse.engine.Action.SellShares;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** What the state of a game tells of treasuries where only shareholders may know them. */
class StateTextTest {
  private static final Setting IOW =
      Setting.of("1860")
          .set(2)
          .tile("J4", "6", 0)
          .company("IOW", it -> it.held("A", 60).operated(82).price(14).cash(120).trains("3+2"))
          .company("C&N", it -> it.held("B", 60).operated(82).cash(333).trains("3+2"));

  private static String row(Position position, String company) {
    return StateText.of(position.title(), position.state())
        .lines()
        .filter(line -> line.startsWith(company))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aTreasuryIsKeptFromThoseWithoutShares() {
    assertThat(row(IOW.stock("A"), "IOW")).contains("£120");
    assertThat(row(IOW.stock("A"), "C&N")).contains("kept secret").doesNotContain("£333");
  }

  @Test
  void theTreasuryOfABankruptCompanyIsOpenToAll() {
    Position sold = IOW.stock("A").play(new SellShares("A", "IOW", 30));
    assertThat(row(sold.asks("A", "stock-turn"), "IOW")).contains("£120", "bankrupt");
    assertThat(row(sold.pass("A").asks("B", "stock-turn"), "IOW")).contains("£120");
  }

  @Test
  void itIsOpenToAllAfterABankruptcyInOperationsToo() {
    Position run = IOW.company("IOW", it -> it.price(7)).operating("IOW", "run-trains");
    Position broke = run.play(run.choices().getFirst()).play(new Dividend("IOW", WITHHOLD));
    assertThat(row(broke, "IOW")).contains("bankrupt").doesNotContain("not floated");
  }
}
