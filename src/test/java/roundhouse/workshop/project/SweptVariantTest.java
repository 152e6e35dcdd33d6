package roundhouse.workshop.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.engine.play.ReplayLoop;
import roundhouse.engine.play.ReplayPolicy;
import roundhouse.lab.batch.BatchProgress;
import roundhouse.lab.bots.BotRegistry;
import roundhouse.lab.experiment.Experiment;
import roundhouse.lab.experiment.KeptExperimentRun;
import roundhouse.lab.experiment.PlayedExperiment;
import roundhouse.lab.rows.GameKey;
import roundhouse.script.loading.Loaded;
import roundhouse.workshop.SmallTitle;

/** Variants with values that an experiment only tried, in which its games open. */
class SweptVariantTest {
  private static final String TRIED = "trains.2.price=x2";

  @TempDir Path root;

  private SmallTitle small;
  private FolderTitleSource titles;

  @BeforeEach
  void write() throws IOException {
    small = SmallTitle.in(root);
    titles =
        new FolderTitleSource(new ProjectFolders(root, Optional.of(Path.of("").toAbsolutePath())));
    small.write(
        "trains.yaml",
        "\"2\": { runs: 2, price: 80, count: 2 }\n"
            + "\"3\": { runs: 3, price: 90, count: unlimited }\n");
    small.write(
        "phases.yaml",
        "2: { tiles: yellow, train-limit: 4 }\n"
            + "3: { starts-with: \"3\", tiles: yellow, train-limit: 4 }\n");
    small.replace("title.yaml", "bank: 5000", "bank: 5000\nends: { last-phase: this-round }");
  }

  private SweptVariant tried(String... vary) {
    return SweptVariant.of(small.folder(), List.of(vary), String.join(" ", vary)).orElseThrow();
  }

  @Test
  void itHoldsOnlyTheValuesThatWereTried() throws IOException {
    Path made = tried(TRIED, "title=Dear").make(titles);

    assertThat(made.getFileName()).hasToString("small-price-x2-title-Dear");
    assertThat(made.resolve("title.yaml"))
        .content()
        .contains("extends: ../small", "trains:", "price: 160", "title: \"Dear\"")
        .doesNotContain("count: 2");
    Title title = titles.load(made, Set.of()).title().orElseThrow();
    assertThat(title.design().trains().get("2").price()).isEqualTo(160);
  }

  @Test
  void aStarStandsForEachPlaceOfAnOption() throws IOException {
    small.write(
        "options.yaml",
        "dear:\n"
            + "  says: Dear trains.\n"
            + "  trains: { 2: { price: 90 }, 3: { price: 70 } }\n");

    Path made = tried("options.dear.trains.*.price=x2").make(titles);

    Loaded loaded = titles.load(made, Set.of("dear"));
    assertThat(loaded.problems()).isEmpty();
    Title title = loaded.title().orElseThrow();
    assertThat(title.design().trains().get("2").price()).isEqualTo(180);
    assertThat(title.design().trains().get("3").price()).isEqualTo(140);
  }

  @Test
  void theOneThatWasMadeBeforeIsFound() throws IOException {
    assertThat(tried(TRIED).made(titles)).isEmpty();
    Path made = tried(TRIED).make(titles);

    assertThat(tried(TRIED).made(titles)).hasValue(made);
    Files.writeString(
        made.resolve("title.yaml"),
        Files.readString(made.resolve("title.yaml")).replace("160", "170"));
    assertThat(tried(TRIED).made(titles)).isEmpty();
    assertThat(tried(TRIED).make(titles).getFileName()).hasToString("small-price-x2-2");
  }

  @Test
  void valuesOfTheDesignItselfNeedNoVariant() throws IOException {
    assertThat(tried("trains.2.price=80").made(titles)).hasValue(small.folder());
  }

  @Test
  void aValueThatTheDesignNoLongerHasIsTold() {
    assertThatThrownBy(() -> tried("trains.9.price=x2").make(titles))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("there is no '9'");
  }

  @Test
  void aGameOfASideIsPlayedAgainInTheVariant() throws IOException {
    KeptExperimentRun run = play();
    GameKey key = key(run, "trains.2.price=160");
    SweptVariant variant =
        SweptVariant.of(small.folder(), List.of("trains.2.price=80,160"), key.side()).orElseThrow();
    Path made = variant.make(titles);

    GameLog log =
        new ExperimentRunGames(run).game(key, variant, made, titles, BotRegistry.BUILT_IN);

    Title title = titles.load(made, Set.of()).title().orElseThrow();
    assertThat(log.title()).isEqualTo("small-price-160");
    assertThat(log.fingerprint()).isEqualTo(title.fingerprint());
    var replay =
        new ReplayLoop(title, ReplayPolicy.STOP)
            .play(title.start(log.players(), log.seed()), log.actions());
    assertThat(replay.failure()).isEmpty();
    assertThat(log.actions().toString()).contains("price=160");

    small.replace("title.yaml", "bank: 5000", "bank: 4000");
    assertThat(
            new ExperimentRunGames(run)
                .game(key, variant, made, titles, BotRegistry.BUILT_IN)
                .fingerprint())
        .as("the base has changed since")
        .isNotEqualTo(titles.load(made, Set.of()).title().orElseThrow().fingerprint());
  }

  private KeptExperimentRun play() throws IOException {
    Path file = small.file("experiments").resolve("price.yaml");
    Files.createDirectories(file.getParent());
    Files.writeString(
        file,
        "sides: { one: { design: small } }\n"
            + "vary: [\"trains.2.price=80,160\"]\n"
            + "players: 2\n"
            + "games: 1\n");
    ProjectExperiment prices = ProjectExperiment.all(titles).getFirst();
    Experiment experiment = prices.experiment(titles, prices.spec(), 1);
    Path place = prices.runs().place(experiment);
    KeptRevision.keep(titles.folders(), place, experiment);
    PlayedExperiment.of(experiment, BatchProgress.NONE, "", place);
    return prices.runs().in(place).orElseThrow();
  }

  private static GameKey key(KeptExperimentRun run, String side) throws IOException {
    var keys = new ArrayList<GameKey>();
    run.read(game -> keys.add(game.key()));
    return keys.stream().filter(key -> key.side().equals(side)).findFirst().orElseThrow();
  }
}
