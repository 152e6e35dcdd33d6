package roundhouse.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import roundhouse.cli.CommandLines;
import roundhouse.print.BoxContents.Item;
import roundhouse.print.BoxContents.Kind;
import roundhouse.testkit.Repository;

/** The pieces that a box holds. */
class BoxContentsTest {
  private final BoxContents box =
      BoxContents.of(Repository.titles().load("1860", Set.of()).title().orElseThrow());

  private List<Item> of(Kind kind) {
    return box.items().stream().filter(item -> item.kind() == kind).toList();
  }

  @Test
  void everyCompanyHasItsCertificatesAndACharter() {
    assertThat(of(Kind.CERTIFICATES))
        .contains(
            new Item(Kind.CERTIFICATES, "C&N 20 % director", 1, false),
            new Item(Kind.CERTIFICATES, "C&N 10 %", 8, false));
    assertThat(of(Kind.CHARTERS)).hasSize(8);
  }

  @Test
  void tilesAndTrainsAreCountedByName() {
    assertThat(of(Kind.TILES)).contains(new Item(Kind.TILES, "57", 2, false));
    assertThat(of(Kind.TRAINS).getFirst()).isEqualTo(new Item(Kind.TRAINS, "2+1", 5, false));
    assertThat(of(Kind.MONEY)).containsExactly(new Item(Kind.MONEY, "£", 10000, false));
  }

  @Test
  void theCommandLineListsThem() {
    CommandLines.Answer answer = CommandLines.run("print", "1860", "--contents");

    assertThat(answer.status()).isZero();
    assertThat(answer.out()).isEqualTo(box.text());
  }

  @Test
  void theTableEndsWithTheTotals() {
    assertThat(box.text().lines().toList().getFirst()).startsWith("kind");
    assertThat(box.text().strip().lines().toList().getLast())
        .startsWith("In all: tiles ")
        .endsWith("trains 18 and 1 unlimited, privates 5, money 10000");
  }
}
