package roundhouse.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.design.Problem;
import roundhouse.edit.Document;
import roundhouse.edit.ValuePath;

class DraftsTest {
  @TempDir Path root;

  private final List<String> failures = new ArrayList<>();
  private SmallTitle small;
  private Drafts drafts;
  private Path trains;

  @BeforeEach
  void open() throws IOException {
    small = SmallTitle.in(root);
    drafts = new Drafts(new Recovery(root.resolve("state")), Runnable::run, Runnable::run, failures::add);
    trains = small.titles().designs().getFirst().resolve("trains.yaml");
  }

  @Test
  void aValueEditedInAPictureIsWrittenAtOnce() throws IOException {
    drafts.edit(trains, "", yaml -> yaml.set(ValuePath.of("2", "price"), "100"));

    assertThat(Files.readString(trains)).isEqualTo("\"2\": { runs: 2, price: 100, count: unlimited }\n");
    drafts.undo(drafts.document(trains).orElseThrow());
    assertThat(Files.readString(trains)).isEqualTo("\"2\": { runs: 2, price: 80, count: unlimited }\n");
  }

  @Test
  void besideWhatIsTypedAndNotSavedItWaits() throws IOException {
    Document document = drafts.open(trains).join();
    document.replace("", document.text() + "# more\n");

    drafts.edit(trains, "", yaml -> yaml.set(ValuePath.of("2", "price"), "100"));

    assertThat(Files.readString(trains)).contains("80").doesNotContain("more");
    assertThat(document.text()).contains("100").contains("more");
    drafts.save(document);
    assertThat(Files.readString(trains)).contains("100").contains("more");
  }

  @Test
  void aPartThatHasNoFileYetGetsOne() throws IOException {
    Path privates = trains.resolveSibling("privates.yaml");

    drafts.edit(privates, "", yaml -> yaml.set(ValuePath.of("Ferry", "price"), "30"));

    assertThat(Files.readString(privates)).isEqualTo("Ferry: { price: 30 }\n");
  }

  @Test
  void aPartThatStandsInTheTitleIsEditedThere() {
    Path folder = trains.getParent();
    try (var check = new LiveCheck(small.titles(), drafts, Runnable::run)) {
      check.look(folder);

      assertThat(Spot.in(folder, ValuePath.of("kinds", "usual", "floats-at"), drafts)).isEqualTo(new Spot(folder.resolve("title.yaml"), ValuePath.of("kinds", "usual", "floats-at")));
      assertThat(Spot.in(folder, ValuePath.of("trains", "2", "price"), drafts)).isEqualTo(new Spot(trains, ValuePath.of("2", "price")));
      assertThat(Spot.in(folder, ValuePath.of("privates", "Ferry"), drafts).file()).isEqualTo(folder.resolve("privates.yaml"));
    }
  }

  @Test
  void whatCannotBeEditedIsSaid() throws IOException {
    Files.writeString(trains, "[");

    drafts.edit(trains, "", yaml -> yaml.set(ValuePath.of("2", "price"), "100"));

    assertThat(failures).hasSize(1);
    assertThat(Files.readString(trains)).isEqualTo("[");
  }

  @Test
  void theMapAsAWholeIsLookedAtAfterTheFilesAsTheyAreTyped() throws Exception {
    small.replace("tiles.yaml", "57: 4", "14: 4");
    var read = new LinkedBlockingQueue<Draft>();
    try (var check = new LiveCheck(small.titles(), drafts, Runnable::run)) {
      check.listen(read::add);
      check.look(trains.getParent());

      assertThat(read.poll(20, TimeUnit.SECONDS).result().problems()).isEmpty();
      assertThat(read.poll(20, TimeUnit.SECONDS).result().problems()).extracting(Problem::message).anySatisfy(said -> assertThat(said).startsWith("Tile 14 of the manifest fits nowhere"));
    }
  }

  @Test
  void theDesignIsReadWithWhatIsTypedAndNotSaved() throws Exception {
    var read = new LinkedBlockingQueue<Draft>();
    try (var check = new LiveCheck(small.titles(), drafts, Runnable::run)) {
      check.listen(read::add);
      check.look(trains.getParent());
      assertThat(read.poll(20, TimeUnit.SECONDS).sound()).isTrue();

      Document document = drafts.open(trains).join();
      document.replace("", document.text().replace("price", "prize"));
      Draft draft = read.poll(20, TimeUnit.SECONDS);
      if (draft.thorough() && draft.sound()) draft = read.poll(20, TimeUnit.SECONDS);

      assertThat(draft.sound()).isFalse();
      assertThat(draft.result().problems()).anySatisfy(problem -> assertThat(problem.message()).contains("unknown key 'prize'"));
      assertThat(draft.design()).as("the last that was whole").isPresent();
    }
  }
}
