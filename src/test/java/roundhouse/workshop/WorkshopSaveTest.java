package roundhouse.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.workshop.files.SavedGames;
import roundhouse.workshop.recovery.Recovery;

class WorkshopSaveTest extends OpenWorkshopTest {

  @Test
  void aGameThatWasSavedElsewhereMeanwhileIsNotWrittenOver() throws Exception {
    Path file = root.resolve("mine.game.json");
    play(new Action.Start("Ann", "Red", 71));
    workshop.save(file);
    await(Snapshot::saved);
    workshop.play(new Action.Pass("Ben"));
    await(now -> !now.saved());
    Files.writeString(file, "{ \"title\": \"somebody else's\" }");

    workshop.save(file);

    assertThat(
            await(
                    now ->
                        now.notice().filter(told -> told.kind() == Notice.Kind.REFUSED).isPresent())
                .notice()
                .orElseThrow()
                .says())
        .isEqualTo(
            "Another program has changed mine.game.json, so it was not overwritten: save this game"
                + " under another name.");
    assertThat(Files.readString(file)).contains("somebody else's");
    Path another = root.resolve("another.game.json");
    workshop.save(another);
    await(Snapshot::saved);
    assertThat(another).exists();
  }

  @Test
  void aGameOfTheCommandLineOpensAsSaved() throws Exception {
    play(new Action.Start("Ann", "Red", 71));
    Path file = root.resolve("imported.game.json");
    GameLog log = await(now -> true).play().orElseThrow().log();
    SavedGames.save(file, log.onLine(""));
    workshop.play(new Action.Pass("Ben"));
    await(now -> played(now) == 2);

    workshop.open(file);

    Snapshot opened = await(now -> now.saved() && played(now) == 1);
    assertThat(opened.file()).contains(file);
  }

  private static int played(Snapshot now) {
    return now.play().orElseThrow().played().size();
  }

  @Test
  void aSavedGameWhoseDesignIsGoneOpensAndSaysSo() throws Exception {
    play(new Action.Start("Ann", "Red", 71));
    Path file = root.resolve("kept.game.json");
    workshop.save(file);
    await(Snapshot::saved);
    Files.move(small.folder(), root.resolve("elsewhere"));

    workshop.open(file);

    Snapshot opened =
        await(
            now ->
                now.orphan().isPresent()
                    && now.notice().orElseThrow().kind() == Notice.Kind.FAILED);
    assertThat(opened.notice().orElseThrow().says()).contains("'small'").contains("missing");
    assertThat(opened.orphan().orElseThrow().actions()).hasSize(1);
  }

  @Test
  void aSavedGameWhoseDesignHasChangedOpensAndSaysSo() throws Exception {
    play(new Action.Start("Ann", "Red", 71));
    Path file = root.resolve("kept.game.json");
    workshop.save(file);
    await(Snapshot::saved);
    small.replace("market.yaml", "71p", "71");
    await(now -> now.report().isPresent());

    workshop.open(file);

    Snapshot opened =
        await(now -> now.notice().map(Notice::says).orElse("").contains("changed since"));
    assertThat(opened.report().orElseThrow().stop()).isPresent();
    assertThat(opened.play().orElseThrow().waiting()).hasSize(1);
  }

  @Test
  void everyChangeOfTheGameIsKeptAgainstACrash() throws Exception {
    play(new Action.Start("Ann", "Red", 71));
    workshop.close();

    assertThat(new Recovery(root.resolve("state")).game().orElseThrow().actions()).hasSize(1);
  }
}
