package roundhouse.workshop.revisions;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.compare.LineDifference.Line;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.GameSetup;
import roundhouse.workshop.SmallTitle;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.recovery.Recovery;

/** Saves of a design that is open in a workshop. */
@Tag("slow")
class RevisionKeeperTest {
  @TempDir Path root;
  private SmallTitle small;
  private Workshop workshop;
  private RevisionKeeper keeper;
  private final List<Revisions> told = new CopyOnWriteArrayList<>();
  private final List<String> failures = new CopyOnWriteArrayList<>();

  @BeforeEach
  void open() throws Exception {
    root = root.toRealPath();
    small = SmallTitle.in(root);
    begin();
  }

  /** Opens the design in a new workshop, and waits until the keeper has read it. */
  private void begin() throws Exception {
    told.clear();
    workshop = new Workshop(small.titles(), new Recovery(root.resolve("state")));
    keeper = new RevisionKeeper(kept(), root, Runnable::run, failures::add);
    keeper.listen(told::add);
    workshop.listen(keeper::show);
    workshop.begin(new GameSetup(small.folder(), List.of("Ann", "Ben"), Set.of(), 1));
    Waiting.until(() -> !told.isEmpty(), "the design was not read");
  }

  private Path kept() {
    return root.resolve("state").resolve("revisions");
  }

  @AfterEach
  void close() {
    workshop.close();
    keeper.close();
    assertThat(failures).isEmpty();
  }

  private List<Revision> revisions(int number) throws Exception {
    return Waiting.until(
        () -> told.getLast().all(), all -> all.size() == number, () -> told.getLast().toString());
  }

  private void price(int before, int after) throws Exception {
    small.replace("trains.yaml", "price: " + before, "price: " + after);
  }

  @Test
  void aSaveIsKeptWithTheRulesThatItChanged() throws Exception {
    assertThat(told.getLast().all()).isEmpty();
    assertThat(kept()).as("before the first save").doesNotExist();

    price(80, 95);

    List<Revision> all = revisions(2);
    assertThat(all.getFirst().says()).containsExactly("trains 2 price: 80 → 95");
    assertThat(all.getLast().says()).as("the design as it was opened").isEmpty();
    assertThat(difference(all.getFirst(), Optional.of(all.getLast())))
        .containsExactly(
            "- \"2\": { runs: 2, price: 80, count: unlimited }",
            "+ \"2\": { runs: 2, price: 95, count: unlimited }");
    assertThat(difference(all.getFirst(), Optional.empty())).as("nothing since").isEmpty();
  }

  private List<String> difference(Revision of, Optional<Revision> since) {
    var answer = new CompletableFuture<List<FileChange>>();
    keeper.difference(small.folder(), of, since, answer::complete);
    return answer.join().stream()
        .flatMap(change -> change.difference().shortened().stream())
        .map(Line::toString)
        .toList();
  }

  @Test
  void brokenFilesAreKeptToo() throws Exception {
    small.replace("trains.yaml", "price: 80", "price: dear");
    assertThat(revisions(2).getFirst().says()).containsExactly("the files have errors");

    small.replace("trains.yaml", "price: dear", "price: 90");
    assertThat(revisions(3).getFirst().says())
        .as("compared with the last rules in force")
        .containsExactly("trains 2 price: 80 → 90");
  }

  @Test
  void aRevisionIsRestoredByTextsOfFiles() throws Exception {
    price(80, 95);
    Revision start = revisions(2).getLast();
    small.write("options.yaml", "dear: { name: Dear trains, trains: { \"2\": { price: 99 } } }\n");
    Path test = Files.createDirectories(small.file("tests")).resolve("start.yaml");
    Files.writeString(test, "says: a test\n");
    revisions(3);

    Map<Path, UnaryOperator<String>> edits = restore(start);

    assertThat(edits).containsOnlyKeys(small.file("trains.yaml"), small.file("options.yaml"));
    assertThat(edits.get(small.file("trains.yaml")).apply("")).contains("price: 80");
    assertThat(edits.get(small.file("options.yaml")).apply("x")).isEmpty();
  }

  private Map<Path, UnaryOperator<String>> restore(Revision revision) {
    var answer = new CompletableFuture<Map<Path, UnaryOperator<String>>>();
    keeper.restore(small.folder(), revision, answer::complete);
    return answer.join();
  }

  @Test
  void theFilesOfABaseStayListedWhileTheVariantIsBroken() throws Exception {
    Path variant = Files.createDirectories(root.resolve("designs").resolve("variant"));
    Path title = variant.resolve("title.yaml");
    Files.writeString(title, "extends: ../small\nformat: 1\nbank: 6000\n");
    workshop.begin(new GameSetup(variant, List.of("Ann", "Ben"), Set.of(), 1));
    Waiting.until(() -> told.getLast().design().equals(variant), "the variant was not read");

    Files.writeString(title, "extends: [\n");

    List<Revision> all = revisions(2);
    assertThat(all.getFirst().says()).containsExactly("the files have errors");
    assertThat(all.getFirst().files()).containsOnlyKeys(all.getLast().files().keySet());
    assertThat(all.getFirst().files()).containsKey("designs/small/trains.yaml");
  }

  @Test
  void aSaveJustBeforeTheEndIsKept() throws Exception {
    price(80, 95);
    Waiting.until(() -> inForce() == 95, "the price is not in force");
    workshop.close();
    keeper.close();

    begin();
    assertThat(told.getLast().all()).hasSize(2);
  }

  /** The price of a train in the game; 0 before it has begun. */
  private int inForce() {
    return workshop
        .now()
        .play()
        .map(play -> play.title().design().trains().get("2").price())
        .orElse(0);
  }

  @Test
  void whatChangedWhileTheDesignWasNotOpenIsARevision() throws Exception {
    price(80, 95);
    revisions(2);
    workshop.close();
    keeper.close();
    price(95, 60);

    begin();
    assertThat(told.getLast().all()).hasSize(3);
    assertThat(told.getLast().all().getFirst().says())
        .containsExactly("changed while the design was not open");
  }

  @Test
  void theSameStateIsKeptOnce() throws Exception {
    price(80, 95);
    revisions(2);
    var other = new RevisionKeeper(kept(), root, Runnable::run, failures::add);
    workshop.listen(other::show);
    price(95, 60);
    revisions(3);
    other.close();

    assertThat(new RevisionStore(kept().resolve("small")).all()).hasSize(3);
  }

  @Test
  void whatADesignWasIsADesignOfItsOwnBesideIt() throws Exception {
    Files.writeString(small.script("rules.js"), "export const trainLimit = () => 3;\n");
    small.replace("title.yaml", "title: Small", "title: Small\nscripts: small");
    price(80, 95);
    List<Revision> all =
        Waiting.until(
            () -> told.getLast().all(),
            some -> !some.isEmpty() && some.getFirst().says().toString().contains("95"),
            () -> told.getLast().toString());
    small.replace("trains.yaml", "price: 95", "price: 60");
    Files.writeString(small.script("rules.js"), "export const trainLimit = () => 4;\n");

    Path then = copied(all.getFirst());

    String name = then.getFileName().toString();
    assertThat(name).matches("small-\\d{8}T\\d{6}");
    assertThat(Files.readString(then.resolve("trains.yaml"))).contains("price: 95");
    assertThat(Files.readString(then.resolve("title.yaml")))
        .containsPattern("title: \"?Small \\(\\d{4}-")
        .contains("scripts: " + name);
    assertThat(Files.readString(root.resolve("scripts").resolve(name).resolve("rules.js")))
        .contains("3");
    assertThat(small.titles().load(then, Set.of()).problems()).isEmpty();

    assertThat(copied(all.getFirst())).as("the same once more").isEqualTo(then);
    Files.writeString(then.resolve("notes.yaml"), "trains: { 2: cheaper then }\n");
    assertThat(copied(all.getFirst())).as("notes are no rules").isEqualTo(then);
    Files.writeString(then.resolve("privates.yaml"), "# a part more\n");
    assertThat(copied(all.getFirst())).isEqualTo(then.resolveSibling(name + "-2"));
  }

  @Test
  void whatADesignWasWhileItWasBrokenIsNotPlayed() throws Exception {
    small.replace("title.yaml", "title: Small", "title: [Small");
    List<Revision> all = revisions(2);

    keeper.copy(small.folder(), all.getFirst(), _ -> {});

    assertThat(Waiting.until(() -> failures, some -> !some.isEmpty(), () -> "nothing was told"))
        .singleElement()
        .asString()
        .startsWith("What the design was then cannot be played:");
    failures.clear();
  }

  private Path copied(Revision revision) throws Exception {
    var answer = new CompletableFuture<Path>();
    keeper.copy(small.folder(), revision, answer::complete);
    return answer.get(30, TimeUnit.SECONDS);
  }
}
