package roundhouse.workshop.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.lab.batch.Batch;
import roundhouse.lab.batch.BatchProgress;
import roundhouse.lab.batch.BatchReport;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.batch.VariantFigures;
import roundhouse.lab.bots.BotRegistry;
import roundhouse.lab.bots.MisbehavingProgram;
import roundhouse.workshop.SmallTitle;

class BatchSetupTest {
  @TempDir private Path root;
  private SmallTitle small;
  private ComparedDesign plain;
  private ComparedDesign rich;

  @BeforeEach
  void write() throws IOException {
    small = SmallTitle.in(root);
    small.endWithTheSecondPhase();
    Path variant = Files.createDirectories(root.resolve("designs").resolve("rich"));
    Files.writeString(
        variant.resolve("title.yaml"),
        "extends: ../small\ntitle: Rich\nplayers: 3-4\nstarting-cash: { 3: 700, 4: 600 }\n");
    plain = new ComparedDesign(small.folder(), Set.of());
    rich = new ComparedDesign(variant, Set.of());
  }

  @Test
  void bothSidesPlayTheSameSeedsAndAreCalledByTheirDesigns() throws IOException {
    Batch batch =
        new BatchSetup(List.of(plain, rich), 3, 2, "sensible", 7)
            .batch(small.titles(), BotRegistry.BUILT_IN);

    assertThat(batch.variants()).extracting(Variant::name).containsExactly("small", "rich");
    BatchReport report = batch.run(BatchProgress.NONE);
    assertThat(report.failures()).isEmpty();
    assertThat(report.figures()).extracting(VariantFigures::games).containsExactly(2, 2);
    assertThat(report.figures().getLast().best().mean())
        .as("more money makes richer winners")
        .isGreaterThan(report.figures().getFirst().best().mean());
  }

  @Test
  void onlyNumbersOfPlayersThatBothSidesAreForAreOffered() throws IOException {
    assertThat(BatchSetup.possible(small.titles(), List.of(plain), BotRegistry.BUILT_IN).players())
        .containsExactly(2, 3, 4);
    assertThat(
            BatchSetup.possible(small.titles(), List.of(plain, rich), BotRegistry.BUILT_IN)
                .players())
        .containsExactly(3, 4);
  }

  @Test
  void aProgramPlaysLikeABotAndWhatItDoesWrongIsTold() throws IOException {
    var programs =
        new BotRegistry(Map.of("mine", MisbehavingProgram.bot("dies", Duration.ofMinutes(1))));
    assertThat(BatchSetup.possible(small.titles(), List.of(plain), programs).bots())
        .startsWith("sensible")
        .endsWith("mine");

    try (BotRegistry bots = programs.restarted()) {
      new BatchSetup(List.of(plain), 2, 1, "mine", 7)
          .batch(small.titles(), bots)
          .run(BatchProgress.NONE);

      assertThat(bots.faults().toString()).contains("The program 'mine' ended 3 times");
    }
    assertThat(programs.faults()).as("other games begin without them").isEmpty();
  }

  @Test
  void tooFewPlayersForASideAreRefusedWithItsName() {
    var games = new BatchSetup(List.of(plain, rich), 2, 2, "sensible", 7);

    assertThatThrownBy(() -> games.batch(small.titles(), BotRegistry.BUILT_IN))
        .isInstanceOf(IOException.class)
        .hasMessage("rich is for 3 to 4 players, not for 2.");
  }

  @Test
  void anUnknownBotIsRefusedWithTheKnownOnes() {
    var games = new BatchSetup(List.of(plain), 2, 2, "clever", 7);

    assertThatThrownBy(() -> games.batch(small.titles(), BotRegistry.BUILT_IN))
        .hasMessage(
            "There is no bot 'clever'; the bots are sensible, sensible-builder, sensible-trader,"
                + " sensible-cautious, random, planning, planning-builder, planning-trader,"
                + " planning-cautious.");
  }

  @Test
  void aBotOfAScriptPlaysTheDesignsThatBringIt() throws IOException {
    Files.writeString(
        small.script("bots.js"), "export const hastyBot = (_, { usual }) => usual + 1;\n");
    var games = new BatchSetup(List.of(plain), 2, 1, "hasty", 7);

    assertThat(BatchSetup.possible(small.titles(), List.of(plain), BotRegistry.BUILT_IN).bots())
        .startsWith("sensible")
        .endsWith("hasty");
    assertThat(games.batch(small.titles(), BotRegistry.BUILT_IN).run(BatchProgress.NONE).failures())
        .isEmpty();
  }

  @Test
  void aDesignIsNotComparedWithItself() {
    assertThatThrownBy(() -> new BatchSetup(List.of(plain, plain), 2, 2, "sensible", 7))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aSideIsCalledByItsOptionsToo() {
    assertThat(new ComparedDesign(small.folder(), Set.of("short", "long")).name())
        .isEqualTo("small (long, short)");
  }
}
