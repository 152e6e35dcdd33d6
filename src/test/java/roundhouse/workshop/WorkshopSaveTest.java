package roundhouse.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.ActionAnnotation;
import roundhouse.engine.GameLog;
import roundhouse.workshop.files.SavedGames;
import roundhouse.workshop.history.GameHistory;
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
  void whatFollowsASaveIsDoneOnceTheFileHoldsTheGame() throws Exception {
    Path file = root.resolve("first.game.json");
    play(new Action.Start("Ann", "Red", 71));

    workshop.save(
        file,
        () -> workshop.begin(new GameSetup(small.folder(), List.of("Cid", "Dan"), Set.of(), 1)),
        _ -> {});

    await(now -> now.play().orElseThrow().players().contains("Cid"));
    assertThat(Files.readString(file)).contains("Ann");
  }

  @Test
  void whatFollowsASaveIsNotDoneIfTheGameCannotBeWritten() throws Exception {
    Path taken = Files.createDirectory(root.resolve("taken.game.json"));
    play(new Action.Start("Ann", "Red", 71));
    var followed = new AtomicBoolean();
    var why = new CompletableFuture<String>();

    workshop.save(taken, () -> followed.set(true), why::complete);

    assertThat(why.get(10, TimeUnit.SECONDS))
        .isEqualTo("The game could not be saved: it is a folder");
    await(now -> now.notice().filter(told -> told.kind() == Notice.Kind.FAILED).isPresent());
    workshop.play(new Action.Pass("Ben"));
    await(now -> played(now) == 2);
    assertThat(followed).isFalse();
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
  void aSavedGameOpensAtTheMomentAtWhichItWasLeft() throws Exception {
    Path file = root.resolve("undone.game.json");
    play(new Action.Start("Ann", "Red", 71), new Action.Pass("Ben"));
    workshop.undo();
    await(now -> now.play().orElseThrow().at() == 1);
    workshop.save(file);
    await(Snapshot::saved);
    workshop.begin(new GameSetup(small.folder(), List.of("Cid", "Dan"), Set.of(), 1));
    await(now -> now.play().orElseThrow().players().contains("Cid"));

    workshop.open(file);

    GameHistory opened = await(now -> played(now) == 2 && now.saved()).play().orElseThrow();
    assertThat(opened.at()).isEqualTo(1);
    assertThat(opened.canRedo()).as("what was undone is still there").isTrue();
  }

  @Test
  void aGameThatWasUndoneSinceItWasSavedIsNotSavedButLosesNothing() throws Exception {
    play(new Action.Start("Ann", "Red", 71), new Action.Pass("Ben"));
    workshop.save(root.resolve("whole.game.json"));
    await(Snapshot::saved);

    workshop.undo();

    Snapshot undone = await(now -> !now.saved());
    assertThat(undone.holdsActions()).isTrue();
    workshop.redo();
    await(Snapshot::saved);
    workshop.play(new Action.Pass("Ann"));
    assertThat(await(now -> played(now) == 3).holdsActions()).isFalse();
  }

  @Test
  void anUndoneActionDoesNotComeBackAfterACrash() throws Exception {
    play(new Action.Start("Ann", "Red", 71), new Action.Pass("Ben"));
    workshop.undo();
    await(now -> now.play().orElseThrow().at() == 1);
    workshop.close();

    GameLog left = new Recovery(root.resolve("state")).game().orElseThrow();
    assertThat(left.moment()).isEqualTo(1);
    assertThat(left.actions()).hasSize(2);

    workshop = new Workshop(small.titles(), new Recovery(root.resolve("state")));
    var done = new CopyOnWriteArrayList<String>();
    workshop.listen((_, now) -> done.add(now.busy()));
    workshop.recover(left);
    assertThat(await(now -> now.situation().isPresent()).play().orElseThrow().at()).isEqualTo(1);
    assertThat(done).contains("Opening a game of small", "Replaying 2 actions of small");
    assertThat(await(now -> now.busy().isEmpty()).notice()).isEmpty();
  }

  @Test
  void openingASavedGameLeavesNothingToRecover() throws Exception {
    Path file = root.resolve("kept.game.json");
    play(new Action.Start("Ann", "Red", 71));
    workshop.save(file);
    await(Snapshot::saved);
    workshop.open(file);
    await(now -> now.saved() && now.situation().isPresent());
    workshop.close();

    assertThat(new Recovery(root.resolve("state")).game()).isEmpty();
  }

  @Test
  void whatOthersWroteAboutActionsIsSavedAgain() throws Exception {
    play(new Action.Start("Ann", "Red", 71), new Action.Pass("Ben"));
    GameLog log = await(now -> true).play().orElseThrow().log();
    Path file = root.resolve("annotated.game.json");
    var first = new ActionAnnotation(1, "", 5400L, List.of());
    var second =
        new ActionAnnotation(
            2, "", null, List.of(new ActionAnnotation.Mark("Ann", "?", "too early")));
    SavedGames.save(
        file,
        new GameLog(
            log.title(),
            log.fingerprint(),
            log.players(),
            log.options(),
            log.seed(),
            log.actions(),
            1,
            List.of(first, second),
            "Branch 1",
            Map.of()));
    workshop.open(file);
    await(now -> now.saved() && now.play().orElseThrow().at() == 1);

    workshop.play(new Action.Start("Ben", "Blu", 76));
    await(now -> !now.holdsActions());
    workshop.save(file);
    await(Snapshot::saved);

    assertThat(SavedGames.open(file).annotations())
        .as("the second action was left on the other line")
        .containsExactly(first, first.on("Branch 1"), second.on("Branch 1"));
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
