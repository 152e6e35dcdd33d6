package roundhouse.workshop.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.lab.batch.BatchProgress;
import roundhouse.lab.bots.BotRegistry;
import roundhouse.lab.bots.MisbehavingProgram;
import roundhouse.lab.experiment.Experiment;
import roundhouse.lab.experiment.KeptExperimentRun;
import roundhouse.lab.experiment.PlayedExperiment;
import roundhouse.lab.rows.GameKey;
import roundhouse.lab.simulation.SimulationLimits;
import roundhouse.workshop.SmallTitle;

class ExperimentRunsTest {
  @TempDir private Path root;
  private SmallTitle small;
  private ProjectFolders folders;
  private ProjectExperiment trains;

  @BeforeEach
  void write() throws IOException {
    folders = new ProjectFolders(root, Optional.of(Path.of("").toAbsolutePath()));
    small = SmallTitle.in(root);
    small.endWithTheSecondPhase();
    Path file = small.file("experiments").resolve("trains.yaml");
    Files.createDirectories(file.getParent());
    Files.writeString(
        file, "sides: { one: { design: small } }\nplayers: 2\ngames: 3\nquestions: [sets]\n");
    trains = ProjectExperiment.all(small.titles()).getFirst();
  }

  @Test
  void anotherRevisionBeginsAnotherRunAndTheFormerOneGoesOnWithItsRun() throws IOException {
    assertThat(play().name()).isEqualTo("run-1");
    assertThat(play().name()).as("nothing was changed").isEqualTo("run-1");

    small.replace("trains.yaml", "price: 80", "price: 100");
    assertThat(play().name()).isEqualTo("run-2");
    small.replace("trains.yaml", "price: 100", "price: 80");
    assertThat(play().name()).isEqualTo("run-1");
    assertThat(trains.runs().all()).extracting(KeptExperimentRun::games).containsExactly(3, 3);
  }

  @Test
  void aRunKeepsItsDesignAsItWas() throws IOException {
    KeptExperimentRun run = play();
    small.replace("trains.yaml", "price: 80", "price: 100");

    assertThat(run.about().path("sides").get(0).has("values")).isFalse();
    try (KeptRevision kept = KeptRevision.open(run, "small")) {
      assertThat(kept.load(Set.of()).title().orElseThrow().design().trains().get("2").price())
          .isEqualTo(80);
    }
    assertThat(small.load().design().trains().get("2").price()).isEqualTo(100);
  }

  @Test
  void whatAChangeDidIsToldWithTheSameSeeds() throws IOException {
    KeptExperimentRun first = play();
    assertThat(RevisionEffect.keep(trains.runs(), first, List.of("sets"))).isEmpty();
    small.replace("trains.yaml", "price: 80", "price: 100");
    KeptExperimentRun second = play();

    RevisionEffect effect = RevisionEffect.keep(trains.runs(), second, List.of("sets")).getFirst();

    assertThat(effect.against()).isEqualTo("run-1");
    assertThat(effect.says()).isEqualTo("trains 2 price: 80 → 100");
    assertThat(effect.changes().getFirst().path()).containsExactly("trains", "2", "price");
    assertThat(effect.sentences().getFirst())
        .startsWith("one of run-2 beside one of run-1: 3 pairs of games with the same seeds.");
    assertThat(RevisionEffect.read(second)).containsExactly(effect);
  }

  @Test
  void otherValuesOfASideBeginAnotherRunAndItsGamesArePlayedAgainWithThem() throws IOException {
    tryPrice(70);
    play();
    tryPrice(100);
    KeptExperimentRun second = play();

    assertThat(second.name()).isEqualTo("run-2");
    assertThat(second.about().path("sides").get(0).path("values").toString())
        .isEqualTo("{\"trains.2.price\":\"100\"}");
    assertThat(RevisionEffect.keep(trains.runs(), second, List.of()).getFirst().says())
        .isEqualTo("trains 2 price: 70 → 100");
    var keys = new ArrayList<GameKey>();
    second.read(game -> keys.add(game.key()));
    assertThat(
            new ExperimentRunGames(second)
                .game(keys.getFirst(), BotRegistry.BUILT_IN)
                .actions()
                .toString())
        .contains("price=100")
        .doesNotContain("price=80");
    tryPrice(70);
    assertThat(play().name()).isEqualTo("run-1");
  }

  @Test
  void aProgramThatIsNotNamedHereIsToldWhereTheFileNamesIt() throws IOException {
    Files.writeString(
        trains.file(), "sides: { one: { design: small } }\ngames: 1\nbots: [theirs, sensible]\n");
    var programs =
        new BotRegistry(Map.of("mine", MisbehavingProgram.bot("good", Duration.ofMinutes(1))));

    assertThatThrownBy(() -> trains.spec(small.titles(), programs))
        .isInstanceOf(IOException.class)
        .hasMessageContainingAll("trains.yaml:3:", "there is no bot 'theirs'", "planning", "mine");
    assertThat(trains.spec().bots()).as("what it played is read").contains("theirs");
    Files.writeString(
        trains.file(), "sides: { one: { design: small } }\ngames: 1\nbots: [mine, sensible]\n");
    assertThat(trains.spec(small.titles(), programs).bots()).contains("mine");
  }

  private void tryPrice(int price) throws IOException {
    Files.writeString(
        trains.file(),
        "sides: { one: { design: small, values: { trains.2.price: %s } } }\nplayers: 2\ngames: 1\n"
            .formatted(price));
  }

  @Test
  void aValueIsToldWhatChangingItLastDid() throws IOException {
    play();
    assertThat(LastEffects.of(small.titles(), small.folder()).byPlace()).isEmpty();
    small.replace("trains.yaml", "price: 80", "price: 100");
    RevisionEffect.keep(trains.runs(), play(), List.of());

    LastEffects last = LastEffects.of(small.titles(), small.folder());

    assertThat(last.at("trains", "2", "price"))
        .hasValue(
            "Last changed: trains 2 price: 80 → 100 (small: trains, run-2). Nothing differed"
                + " clearly.");
    assertThat(last.at("trains", "3", "price")).isEmpty();
  }

  @Test
  void aRunWithOtherSeedsIsNotCompared() throws IOException {
    play();
    small.replace("trains.yaml", "price: 80", "price: 100");
    Path file = trains.file();
    Files.writeString(file, Files.readString(file) + "seed: 2\n");

    assertThat(trains.runs().before(play())).isEmpty();
  }

  @Test
  void ofChangedScriptsThoseInForceAreToldByTheirPlace() throws IOException {
    small.replace("title.yaml", "title: Small", "title: Small\nscripts: small other");
    small.write("options.yaml", "winter: { says: Snow., script: winter.js }\n");
    script("small/rules.js", "// one");
    script("other/rules.js", "// two");
    script("small/winter.js", "// three");
    play();
    script("other/rules.js", "// changed");
    script("small/winter.js", "// changed");

    RevisionEffect effect = RevisionEffect.keep(trains.runs(), play(), List.of()).getFirst();

    assertThat(effect.changes())
        .extracting(RevisionEffect.Change::says)
        .containsExactly("rules.js");
  }

  private void script(String name, String text) throws IOException {
    Path script = root.resolve("scripts").resolve(name);
    Files.createDirectories(script.getParent());
    Files.writeString(script, text + "\n");
  }

  @Test
  void aGameIsPlayedAgainWithTheLimitOfItsRun() throws IOException {
    Experiment all = trains.experiment(small.titles(), trains.spec(), 1);
    Experiment cut =
        new Experiment(
            all.sides(),
            all.players(),
            1,
            all.seed(),
            all.bots(),
            new SimulationLimits(5),
            false,
            1);
    Path place = trains.runs().place(cut);
    KeptRevision.keep(folders, place, cut);
    PlayedExperiment.of(cut, BatchProgress.NONE, "", place);
    KeptExperimentRun run = trains.runs().in(place).orElseThrow();

    var keys = new ArrayList<GameKey>();
    run.read(game -> keys.add(game.key()));

    assertThat(new ExperimentRunGames(run).game(keys.getFirst(), BotRegistry.BUILT_IN).actions())
        .hasSize(5);
  }

  @Test
  void aZipThatWouldFillTheDiskIsNotOpened() throws IOException {
    KeptExperimentRun run = play();
    try (var zip = new ZipOutputStream(Files.newOutputStream(run.folder().resolve("small.zip")))) {
      zip.putNextEntry(new ZipEntry("designs/small/title.yaml"));
      zip.write(new byte[UnpackedDesign.MOST_BYTES + 1]);
      zip.closeEntry();
    }

    assertThatThrownBy(() -> KeptRevision.open(run, "small"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("designs/small/title.yaml");
  }

  @Test
  void runsAreNoPartOfTheDesign() throws IOException {
    play();

    assertThat(DesignExport.write(folders, "small", root.resolve("small.zip")).files())
        .contains("designs/small/experiments/trains.yaml")
        .noneMatch(name -> name.contains("trains.games"));
    assertThat(ProjectFiles.of(small.titles()).toString()).doesNotContain("trains.games");
  }

  private KeptExperimentRun play() throws IOException {
    Experiment experiment = trains.experiment(small.titles(), trains.spec(), 2);
    Path place = trains.runs().place(experiment);
    KeptRevision.keep(folders, place, experiment);
    PlayedExperiment.of(experiment, BatchProgress.NONE, "", place);
    return trains.runs().in(place).orElseThrow();
  }
}
