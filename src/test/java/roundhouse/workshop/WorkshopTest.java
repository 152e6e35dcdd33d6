package roundhouse.workshop;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.engine.Action;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.files.FileWatch;

@Tag("slow")
class WorkshopTest extends OpenWorkshopTest {
  private static int cash(Snapshot now, String player) {
    return now.play().orElseThrow().state().player(player).cash();
  }

  @Test
  void anActionLeadsToANewStateAndItsChoices() throws Exception {
    play(new Action.Start("Ann", "Red", 71));

    assertThat(workshop.now().situation().orElseThrow().decision().orElseThrow().entity())
        .isEqualTo("Ben");
  }

  @Test
  void aRefusalIsToldAndChangesNothing() throws Exception {
    workshop.play(new Action.Start("Ben", "Red", 71));

    Snapshot told = await(now -> now.notice().isPresent());

    assertThat(told.notice().orElseThrow().kind()).isEqualTo(Notice.Kind.REFUSED);
    assertThat(told.play().orElseThrow().played()).isEmpty();
  }

  @Test
  void savingAFilePlaysTheGameAgainUnderTheNewRules() throws Exception {
    play(new Action.Start("Ann", "Red", 71));

    small.replace("title.yaml", "2: 500", "2: 510");

    Snapshot after = await(now -> now.report().isPresent());
    assertThat(cash(after, "Ann")).isEqualTo(510 - 71);
    assertThat(after.report().orElseThrow().differences()).isNotEmpty();
  }

  @Test
  void whileAFileIsBrokenTheLastGoodRulesStayInForce() throws Exception {
    play(new Action.Start("Ann", "Red", 71));

    small.replace("title.yaml", "players: 2-4", "plyers: 2-4");

    Snapshot broken = await(Snapshot::outdated);
    assertThat(broken.problems())
        .anySatisfy(
            problem -> assertThat(problem.text()).contains("title.yaml:2").contains("plyers"));
    assertThat(cash(broken, "Ann")).isEqualTo(500 - 71);
    workshop.play(new Action.Pass("Ben"));
    await(now -> now.play().orElseThrow().played().size() == 2);
  }

  @Test
  void aMistakeInAnOptionThatIsOffIsToldWhileTheNewRulesAreInForce() throws Exception {
    small.write("options.yaml", "richer:\n  says: More money.\n  trains: { 9: { count: 2 } }\n");
    small.replace("title.yaml", "2: 500", "2: 540");

    Snapshot told = await(now -> !now.problems().isEmpty() && cash(now, "Ann") != 500);

    assertThat(told.problems().getFirst().text()).contains("options.yaml:3").contains("'richer'");
    assertThat(cash(told, "Ann")).isEqualTo(540);
    assertThat(told.outdated()).isFalse();
  }

  @Test
  void theFirstScriptOfAProjectWithoutScriptsIsInForce() throws Exception {
    Files.delete(small.script("x").getParent());
    Files.delete(root.resolve("scripts"));
    workshop.reload();
    await(now -> now.report().isPresent());

    Files.createDirectories(small.script("x").getParent());
    Files.writeString(small.script("rule.js"), "export const tileCost = () => 7 7;");

    assertThat(await(now -> !now.problems().isEmpty()).problems().getFirst().text())
        .contains("rule.js");
  }

  @Test
  void aFileThatIsReadOnRequestIsNotReadAgainWhenTheWatchLooks() throws Exception {
    var replays = new AtomicInteger();
    workshop.listen(
        (before, now) -> {
          if (!before.report().equals(now.report())) replays.incrementAndGet();
        });
    replaceWithoutNotice(small.file("title.yaml"), "2: 500", "2: 510");
    workshop.reload();
    await(now -> cash(now, "Ann") == 510);
    Path other =
        Files.writeString(Files.createDirectory(root.resolve("other")).resolve("a.yaml"), "1");
    var looked = new CountDownLatch(1);
    try (var watch = new FileWatch(_ -> looked.countDown())) {
      watch.watch(List.of(other.getParent()));
      replaceWithoutNotice(other, "1", "2");
      assertThat(looked.await(20, TimeUnit.SECONDS)).isTrue();
    }
    small.replace("title.yaml", "2: 510", "2: 520");
    await(now -> cash(now, "Ann") == 520);

    assertThat(replays).hasValue(2);
  }

  /** Writes in a file by way of memory: the system tells nobody, so that a watch has to look. */
  private static void replaceWithoutNotice(Path file, String from, String to) throws Exception {
    int at = Files.readString(file, ISO_8859_1).indexOf(from);
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      channel.map(MapMode.READ_WRITE, at, to.length()).put(to.getBytes(ISO_8859_1));
    }
  }

  @Test
  void aDesignThatIsMovedAwayAndComesBackIsInForceAgain() throws Exception {
    Path away = root.resolve("away");
    Files.move(small.folder(), away);
    await(Snapshot::outdated);
    Files.writeString(
        away.resolve("title.yaml"),
        Files.readString(away.resolve("title.yaml")).replace("2: 500", "2: 510"));

    Files.move(away, small.folder());

    assertThat(cash(await(now -> !now.outdated() && cash(now, "Ann") == 510), "Ann"))
        .isEqualTo(510);
  }

  @Test
  void aBaseThatIsAwayForAMomentLeavesNoProblem() throws Exception {
    Path variant = Files.createDirectories(root.resolve("designs").resolve("variant"));
    Files.writeString(
        variant.resolve("title.yaml"), "extends: ../small\nformat: 1\ntitle: Variant\n");
    workshop.begin(new GameSetup(variant, List.of("Ann", "Ben"), Set.of(), 1));
    await(
        now ->
            now.play().filter(play -> play.title().design().title().equals("Variant")).isPresent()
                && now.situation().isPresent());
    Path away = root.resolve("away");

    Files.move(small.folder(), away);
    await(now -> !now.problems().isEmpty());
    Files.move(away, small.folder());

    assertThat(await(now -> now.problems().isEmpty()).outdated()).isFalse();
  }

  @Test
  void aMendedFileIsInForceAgain() throws Exception {
    small.replace("title.yaml", "players: 2-4", "plyers: 2-4");
    await(Snapshot::outdated);

    small.replace("title.yaml", "plyers: 2-4", "players: 2-4");

    assertThat(await(now -> !now.outdated() && now.busy().isEmpty()).problems()).isEmpty();
  }

  @Test
  void anEditorThatRenamesItsFileIntoPlaceIsSeen() throws Exception {
    Path half = small.file("title.yaml.new");
    Files.writeString(half, Files.readString(small.file("title.yaml")).replace("2: 500", "2: 520"));
    Files.move(half, small.file("title.yaml"), StandardCopyOption.REPLACE_EXISTING);

    assertThat(cash(await(now -> now.report().isPresent()), "Ann")).isEqualTo(520);
  }

  @Test
  void twoFilesThatFitOnlyTogetherAreLoadedTogether() throws Exception {
    small.replace("companies.yaml", "home: B2", "home: B8");
    Waiting.pass(Duration.ofMillis(10));
    small.replace("map.yaml", "B2:", "B8:");

    Snapshot after = await(now -> now.report().isPresent());

    assertThat(after.problems()).isEmpty();
    assertThat(after.play().orElseThrow().title().map().hexes()).containsKey(HexId.of("B8"));
  }

  @Test
  void linesThatEndAsOnWindowsAreTheSameDesign() throws Exception {
    Files.writeString(
        small.file("title.yaml"), Files.readString(small.file("title.yaml")).replace("\n", "\r\n"));

    Snapshot after = await(now -> now.report().isPresent());

    assertThat(after.problems()).isEmpty();
    assertThat(after.report().orElseThrow().differences()).isEmpty();
  }

  @Test
  void halfAFileThatIsNoDesignYetIsNotInForceAndTheWholeOneIs() throws Exception {
    String whole = Files.readString(small.file("title.yaml")).replace("2: 500", "2: 530");
    Files.writeString(
        small.file("title.yaml"), whole.substring(0, whole.indexOf("starting-cash") + 16));
    Waiting.pass(Duration.ofMillis(120));
    assertThat(cash(workshop.now(), "Ann")).isEqualTo(500);

    Files.writeString(small.file("title.yaml"), whole);

    assertThat(cash(await(now -> now.report().isPresent()), "Ann")).isEqualTo(530);
  }
}
