package roundhouse.design.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.board.TileCatalogue;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.steps.Dividend;
import roundhouse.design.spec.steps.Script;
import roundhouse.design.spec.steps.StepSpec;
import roundhouse.testkit.Tiny;

/** A variant that adds a key to what its base writes as a word, or as a list, keeps the word. */
class ShortFormsTest {
  @TempDir Path designs;

  @BeforeEach
  void copyTheTinyTitle() throws IOException {
    Tiny.copyInto(designs, "mine");
  }

  @Test
  void aListOfKindsStaysWhereAVariantSaysWhoReceives() throws IOException {
    String rounds = "rounds: { operating: { steps: { dividend: { company-receives: pool } } } }";

    assertThat(dividend(mine(rounds)))
        .returns(List.of(Dividend.Kind.PAY, Dividend.Kind.WITHHOLD), Dividend::kinds)
        .returns(List.of(Dividend.Unsold.POOL), Dividend::companyReceives);
  }

  @Test
  void aSingleWordStaysToo() throws IOException {
    base("dividend: [pay, withhold]", "dividend: half");

    String rounds = "rounds: { operating: { steps: { dividend: { half-rounds-up: kept } } } }";

    assertThat(dividend(mine(rounds)))
        .returns(List.of(Dividend.Kind.HALF), Dividend::kinds)
        .returns(Dividend.Half.KEPT, Dividend::halfRoundsUp);
  }

  @Test
  void theKeyItselfTakesThePlaceOfTheWord() throws IOException {
    String rounds = "rounds: { operating: { steps: { dividend: { kinds: half } } } }";

    assertThat(dividend(mine(rounds)).kinds()).containsExactly(Dividend.Kind.HALF);
  }

  @Test
  void anOptionOfAVariantKeepsTheWordOfItsBasesOption() throws IOException {
    Files.writeString(
        designs.resolve("tiny/options.yaml"),
        "halves: { says: Halves., rounds: { extra: { steps: [run-trains, dividend: half] } } }");
    String option =
        "options: { halves: { rounds: { extra: { steps: { dividend: { half-rounds-up: paid } } } }"
            + " } }";

    assertThat(step(Dividend.class, mine(option, "halves").rounds().get("extra").steps()))
        .returns(List.of(Dividend.Kind.HALF), Dividend::kinds)
        .returns(Dividend.Half.PAID, Dividend::halfRoundsUp);
  }

  @Test
  void aStepOfAScriptIsTheSameInItsShortForm() throws IOException {
    base("- run-trains\n", "- run-trains\n    - script: claim\n");

    String rounds = "rounds: { operating: { steps: { script claim: { after: dividend } } } }";

    assertThat(mine(rounds).rounds().get("operating").steps())
        .filteredOn(Script.class::isInstance)
        .containsExactly(new Script("claim", false, false, true, "", false, false));
    assertThat(mine(rounds).rounds().get("operating").steps().get(4)).isInstanceOf(Script.class);
  }

  private void base(String before, String after) throws IOException {
    Path rounds = designs.resolve("tiny/rounds.yaml");
    String text = Files.readString(rounds);
    assertThat(text).contains(before);
    Files.writeString(rounds, text.replace(before, after));
  }

  private Design mine(String change, String... options) throws IOException {
    Files.writeString(
        designs.resolve("mine/title.yaml"), "extends: ../tiny\ntitle: Mine\n" + change + "\n");
    LoadResult loaded =
        DesignLoader.load(designs.resolve("mine"), TileCatalogue.load(Tiny.TILES), Set.of(options));
    assertThat(loaded.problems()).isEmpty();
    return loaded.design().orElseThrow();
  }

  private static Dividend dividend(Design design) {
    return step(Dividend.class, design.rounds().get("operating").steps());
  }

  private static <T> T step(Class<T> type, List<StepSpec> steps) {
    return steps.stream().filter(type::isInstance).map(type::cast).findFirst().orElseThrow();
  }
}
