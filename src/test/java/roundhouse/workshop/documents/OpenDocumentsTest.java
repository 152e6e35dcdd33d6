package roundhouse.workshop.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.edit.Document;
import roundhouse.edit.RefusedEdit;
import roundhouse.edit.ValuePath;
import roundhouse.workshop.SmallTitle;
import roundhouse.workshop.recovery.Recovery;

class OpenDocumentsTest {
  @TempDir Path root;

  private final List<String> failures = new CopyOnWriteArrayList<>();
  private SmallTitle small;
  private OpenDocuments documents;
  private Path trains;

  @BeforeEach
  void open() throws IOException {
    small = SmallTitle.in(root);
    documents =
        new OpenDocuments(
            new Recovery(root.resolve("state")), Runnable::run, Runnable::run, failures::add);
    trains = small.titles().designs().getFirst().resolve("trains.yaml");
  }

  @Test
  void aValueEditedInAPictureIsWrittenAtOnce() throws IOException {
    documents.edit(trains, "", yaml -> yaml.set(ValuePath.of("2", "price"), "100"));

    assertThat(Files.readString(trains))
        .isEqualTo("\"2\": { runs: 2, price: 100, count: unlimited }\n");
    documents.undo(documents.document(trains).orElseThrow());
    assertThat(Files.readString(trains))
        .isEqualTo("\"2\": { runs: 2, price: 80, count: unlimited }\n");
  }

  @Test
  void whatIsEditedElsewhereDuringAScrubStaysWhenTheScrubIsTakenBack() throws IOException {
    Scrub scrub = documents.scrub(trains);
    scrub.edit(text -> text.replace("80", "90"));
    documents.edit(trains, "", yaml -> yaml.set(ValuePath.of("2", "count"), "5"));
    scrub.edit(text -> text.replace("90", "100"));

    scrub.cancel(text -> text.replaceFirst("price: [0-9]+", "price: 80"));

    assertThat(Files.readString(trains)).isEqualTo("\"2\": { runs: 2, price: 80, count: 5 }\n");
  }

  @Test
  void anEditMadeAgainIsWrittenThoughItsUndoIsNotKnownToBeWritten() throws IOException {
    var home = new ArrayDeque<Runnable>();
    documents =
        new OpenDocuments(
            new Recovery(root.resolve("state")), home::add, Runnable::run, failures::add);
    documents.edit(trains, "", yaml -> yaml.set(ValuePath.of("2", "price"), "100"));
    workOff(home);
    Document document = documents.document(trains).orElseThrow();

    documents.undo(document);
    assertThat(Files.readString(trains)).contains("price: 80");
    documents.redo(document);
    workOff(home);
    assertThat(Files.readString(trains)).contains("price: 100");
    assertThat(document.dirty()).isFalse();
    assertThat(failures).isEmpty();
  }

  private static void workOff(ArrayDeque<Runnable> tasks) {
    while (!tasks.isEmpty()) tasks.poll().run();
  }

  @Test
  void aFileThatCouldNotBeReadOpensOnceItCan() throws IOException {
    Path privates = Files.createDirectory(small.file("privates.yaml"));
    assertThat(documents.open(privates)).isCancelled();
    assertThat(failures).singleElement().asString().contains("privates.yaml");

    Files.delete(privates);
    Files.writeString(privates, "{}\n");

    assertThat(documents.open(privates).getNow(null).text()).isEqualTo("{}\n");
  }

  @Test
  void editsAreUndoneInTheOrderInWhichTheyWereMadeWhicheverFileTheyAreIn() throws IOException {
    Path map = small.file("map.yaml");
    documents.edit(trains, "", yaml -> yaml.set(ValuePath.of("2", "price"), "100"));
    documents.edit(map, "", yaml -> yaml.set(ValuePath.of("hexes", "B4", "name"), "Haven"));
    documents.edit(trains, "", yaml -> yaml.set(ValuePath.of("2", "price"), "120"));
    var order = new EditOrder(documents);

    assertThat(order.undo()).contains(trains);
    assertThat(Files.readString(trains)).contains("price: 100");
    assertThat(order.undo()).contains(map);
    assertThat(Files.readString(map)).doesNotContain("Haven");
    assertThat(order.undo()).contains(trains);
    assertThat(order.undo()).isEmpty();
    assertThat(order.redo()).contains(trains);
    assertThat(order.redo()).contains(map);
    assertThat(Files.readString(map)).contains("Haven");
  }

  @Test
  void whereOneOfSeveralFilesRefusesItsEditAllStayAndThatIsTold() throws IOException {
    String before = Files.readString(trains);
    var edits = new LinkedHashMap<Path, UnaryOperator<String>>();
    edits.put(trains, text -> text.replace("80", "90"));
    edits.put(
        small.file("map.yaml"),
        _ -> {
          throw new RefusedEdit("this hex would leave the grid");
        });

    assertThat(documents.replace(edits, true)).isCompletedExceptionally();

    assertThat(failures).containsExactly("this hex would leave the grid");
    assertThat(Files.readString(trains)).isEqualTo(before);
    assertThat(documents.dirty()).isFalse();
  }

  @Test
  void aFileThatAnEditMadeGoesWhenTheEditIsUndone() throws IOException {
    Path privates = small.file("privates.yaml");
    documents.edit(privates, "", yaml -> yaml.set(ValuePath.of("Mine", "price"), "100"));
    assertThat(Files.readString(privates)).contains("Mine");

    documents.undo(documents.document(privates).orElseThrow());
    assertThat(privates).doesNotExist();

    documents.redo(documents.document(privates).orElseThrow());
    assertThat(Files.readString(privates)).contains("Mine");
    documents.undo(documents.document(privates).orElseThrow());
    assertThat(privates).doesNotExist();
  }

  @Test
  void aFileThatWasThereStaysWhenItIsEmptied() throws IOException {
    Document document = documents.open(trains).join();
    document.replace("", "");
    documents.save(document);

    assertThat(trains).isEmptyFile();
  }

  @Test
  void besideWhatIsTypedAndNotSavedItWaits() throws IOException {
    Document document = documents.open(trains).join();
    document.replace("", document.text() + "# more\n");

    documents.edit(trains, "", yaml -> yaml.set(ValuePath.of("2", "price"), "100"));

    assertThat(Files.readString(trains)).contains("80").doesNotContain("more");
    assertThat(document.text()).contains("100").contains("more");
    documents.save(document);
    assertThat(Files.readString(trains)).contains("100").contains("more");
  }

  @Test
  void whatWasWrittenElsewhereUnnoticedIsMergedBeforeAPictureIsWritten() throws IOException {
    small.write("trains.yaml", "\"2\": { price: 80 }\n\n\"3\": { price: 180 }\n");
    documents.open(trains).join();
    small.replace("trains.yaml", "180", "200");

    documents.edit(trains, "", yaml -> yaml.set(ValuePath.of("2", "price"), "100"));

    assertThat(Files.readString(trains))
        .isEqualTo("\"2\": { price: 100 }\n\n\"3\": { price: 200 }\n");
    assertThat(failures).isEmpty();
  }

  @Test
  void twoEditsOfOneLineAreNeverWrittenOverEachOther() throws IOException {
    Document document = documents.open(trains).join();
    small.replace("trains.yaml", "80", "90");

    documents.edit(trains, "", yaml -> yaml.set(ValuePath.of("2", "price"), "100"));

    assertThat(Files.readString(trains)).contains("90");
    assertThat(document.text()).contains("100");
    assertThat(document.hasConflict()).isTrue();
    assertThat(failures)
        .singleElement()
        .asString()
        .contains("trains.yaml was not saved", "the same lines were changed here and on disk");
    documents.save(document);
    assertThat(documents.saveAllNow()).isFalse();
    assertThat(Files.readString(trains)).as("asked, not guessed").contains("90");

    document.keepMine();
    documents.save(document);
    assertThat(Files.readString(trains)).contains("100");
  }

  @Test
  void whoeverSavesLastAtTheEndMergesToo() throws IOException {
    small.write("trains.yaml", "\"2\": { price: 80 }\n\n\"3\": { price: 180 }\n");
    Document document = documents.open(trains).join();
    document.replace("", document.text().replace("80 }\n\n", "70 }\n\n"));
    small.replace("trains.yaml", "180", "200");

    assertThat(documents.saveAllNow()).isTrue();
    assertThat(Files.readString(trains))
        .isEqualTo("\"2\": { price: 70 }\n\n\"3\": { price: 200 }\n");
  }

  @Test
  void aFileThatWasDeletedElsewhereIsThereAgainOnceItIsSaved() throws IOException {
    Document document = documents.open(trains).join();
    document.replace("", document.text() + "# more\n");
    Files.delete(trains);
    documents.checkFiles();

    assertThat(document.text()).contains("# more");
    documents.save(document);
    assertThat(Files.readString(trains)).contains("80", "# more");
  }

  @Test
  void severalEditsOnTheirWayToTheFileAreNotTakenForSomebodyElses() throws IOException {
    var waiting = new ArrayDeque<Runnable>();
    var later =
        new OpenDocuments(
            new Recovery(root.resolve("state")), Runnable::run, waiting::add, failures::add);
    var opened = later.open(trains);
    waiting.remove().run();
    Document document = opened.join();
    for (String price : List.of("90", "100", "110"))
      later.edit(trains, "", yaml -> yaml.set(ValuePath.of("2", "price"), price));
    while (!waiting.isEmpty()) waiting.remove().run();

    assertThat(Files.readString(trains)).contains("110");
    assertThat(document.dirty()).isFalse();
    assertThat(failures).isEmpty();
  }

  @Test
  void aPartThatHasNoFileYetGetsOne() throws IOException {
    Path privates = trains.resolveSibling("privates.yaml");

    documents.edit(privates, "", yaml -> yaml.set(ValuePath.of("Ferry", "price"), "30"));

    assertThat(Files.readString(privates)).isEqualTo("Ferry: { price: 30 }\n");
  }

  @Test
  void aPartThatStandsInTheTitleIsEditedThere() {
    Path folder = trains.getParent();
    documents.open(folder.resolve("title.yaml")).join();

    assertThat(ValueLocation.in(folder, ValuePath.of("kinds", "usual", "floats-at"), documents))
        .isEqualTo(
            new ValueLocation(
                folder.resolve("title.yaml"), ValuePath.of("kinds", "usual", "floats-at")));
    assertThat(ValueLocation.in(folder, ValuePath.of("trains", "2", "price"), documents))
        .isEqualTo(new ValueLocation(trains, ValuePath.of("2", "price")));
    assertThat(ValueLocation.in(folder, ValuePath.of("privates", "Ferry"), documents).file())
        .isEqualTo(folder.resolve("privates.yaml"));
  }

  @Test
  void whatCannotBeEditedIsSaid() throws IOException {
    Files.writeString(trains, "[");

    documents.edit(trains, "", yaml -> yaml.set(ValuePath.of("2", "price"), "100"));

    assertThat(failures).hasSize(1);
    assertThat(Files.readString(trains)).isEqualTo("[");
  }
}
