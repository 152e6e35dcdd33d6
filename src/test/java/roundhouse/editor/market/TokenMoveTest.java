package roundhouse.editor.market;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.design.conversion.MarketBuilder;
import roundhouse.design.spec.Design;
import roundhouse.market.MarketCell;
import roundhouse.workshop.SmallTitle;

class TokenMoveTest {
  @TempDir Path root;
  private SmallTitle small;

  @BeforeEach
  void design() throws Exception {
    small = SmallTitle.in(root);
  }

  private Map<String, Integer> from(int row, int column) {
    Design design = small.load().design();
    var market = MarketBuilder.build(design.market());
    return TokenMove.all(
            design.market(),
            market,
            design.kinds().values().iterator().next(),
            new MarketCell(row, column))
        .stream()
        .collect(Collectors.toMap(TokenMove::event, journey -> market.at(journey.to()).price()));
  }

  @Test
  void onAGridTheTokenGoesWhereThePlainMovesSay() throws Exception {
    small.write(
        "market.yaml",
        "prices: |\n"
            + "  60 67p 71\n"
            + "  53 60  66\n"
            + "  46 55  60\n"
            + "zones: { p: par }\n"
            + "moves: { sold-out: up, at-right-end: up }\n");

    assertThat(from(1, 1))
        .containsEntry("withheld", 53)
        .containsEntry("paid", 66)
        .containsEntry("sold 1", 55)
        .containsEntry("sold 2", 55)
        .containsEntry("sold out", 67);
    assertThat(from(1, 2)).as("at the right end it rises instead").containsEntry("paid", 71);
  }

  @Test
  void onAZigzagTheFirstSaleMayBeFreeAndDividendsCountByTimesThePrice() throws Exception {
    small.write(
        "market.yaml",
        "shape: zigzag\n"
            + "prices: 40f 44f 47 50p 52 54 56 58\n"
            + "zones: { f: first sale free, p: par }\n"
            + "moves: { dividend-paid: { 0: under, 1: right, 2: right 2 }, share-sold: back }\n");

    assertThat(from(0, 1)).containsEntry("sold 1", 44).containsEntry("sold 2", 40);
    assertThat(from(0, 2))
        .containsEntry("paid", 47)
        .containsEntry("paid 1×", 52)
        .containsEntry("paid 2×", 56)
        .containsEntry("withheld", 40);
  }

  @Test
  void equivalentEventsAreCombined() {
    MarketCell here = new MarketCell(0, 0);

    List<TokenDestination> landings =
        TokenDestination.of(
            List.of(
                new TokenMove("withheld", "", here),
                new TokenMove("sold 2", "", here),
                new TokenMove("sold 3", "", here),
                new TokenMove("sold 4", "", here)));

    assertThat(landings)
        .containsExactly(new TokenDestination(here, List.of("withheld", "sold 2–4")));
  }
}
