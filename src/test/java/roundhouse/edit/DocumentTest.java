package roundhouse.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DocumentTest {
  private final Document document =
      new Document(Path.of("trains.yaml"), FileText.of("2: { price: 80 }   # cheap\n"));

  private void type(int offset, String letters) {
    for (int index = 0; index < letters.length(); index++)
      document.apply(
          new TextEdit(offset + index, "", letters.substring(index, index + 1)),
          "key " + index,
          "text");
  }

  @Test
  void valueEditsAndTypingShareOneHistory() {
    type(document.text().length(), "#new");
    document.set(ValuePath.of("2", "price"), "100");

    assertThat(document.text()).isEqualTo("2: { price: 100 }   # cheap\n#new");
    document.undo();
    assertThat(document.text()).isEqualTo("2: { price: 80 }   # cheap\n#new");
    document.undo();
    assertThat(document.text()).isEqualTo("2: { price: 80 }   # cheap\n");
    document.redo();
    document.redo();
    assertThat(document.text()).isEqualTo("2: { price: 100 }   # cheap\n#new");
    assertThat(document.canRedo()).isFalse();
  }

  @Test
  void aReadOnlyTextIsLeftAloneUntilSomebodyElseChangesTheFile() {
    FileText shipped = FileText.of("2: { price: 80 }\n");
    var fixed =
        new Document(
            Path.of("trains.yaml"),
            shipped,
            held -> Optional.of("shipped").filter(_ -> held.equals(shipped)));

    assertThat(fixed.set(ValuePath.of("2", "price"), "100")).contains("shipped");
    assertThat(fixed.text()).isEqualTo(shipped.text());

    fixed.changedOutside(FileText.of("2: { price: 90 }\n"));
    assertThat(fixed.set(ValuePath.of("2", "price"), "100")).isEmpty();
    assertThat(fixed.text()).isEqualTo("2: { price: 100 }\n");
  }

  @Test
  void aDragIsOneStep() {
    for (int price = 90; price <= 120; price += 10) {
      String now = String.valueOf(price);
      document.edit("drag 1", yaml -> yaml.set(ValuePath.of("2", "price"), now));
    }
    document.undo();

    assertThat(document.text()).contains("price: 80");
    assertThat(document.canUndo()).isFalse();
  }

  @Test
  void viewsHearEveryEdit() {
    var mirror = new StringBuilder(document.text());
    var heard = new ArrayList<Document.Change>();
    document.addListener(
        change -> {
          heard.add(change);
          change
              .edits()
              .forEach(edit -> mirror.replace(edit.offset(), edit.end(), edit.inserted()));
        });

    document.set(ValuePath.of("2", "count"), "5");
    document.undo();
    document.redo();

    assertThat(heard).hasSize(3);
    assertThat(mirror.toString())
        .isEqualTo(document.text())
        .isEqualTo("2: { price: 80, count: 5 }   # cheap\n");
  }

  @Test
  void aRefusedEditLeavesTheTextAndGivesTheReason() {
    document.replace("", "2: { price: [80 }\n");

    assertThat(document.set(ValuePath.of("2", "price"), "100"))
        .hasValueSatisfying(why -> assertThat(why).contains("correct line 1"));
    assertThat(document.text()).isEqualTo("2: { price: [80 }\n");
  }

  @Test
  void anEditOfTheFileElsewhereIsMerged() {
    document.markSaved(FileText.of("2: { price: 80 }\n\n3: { price: 180 }\n"));
    document.replace("", "2: { price: 80 }\n\n3: { price: 200 }\n");
    document.changedOutside(FileText.of("2: { price: 90 }\n\n3: { price: 180 }\n"));

    assertThat(document.text()).isEqualTo("2: { price: 90 }\n\n3: { price: 200 }\n");
    assertThat(document.hasConflict()).isFalse();
    assertThat(document.dirty()).isTrue();
  }

  @Test
  void twoEditsOfOneLineAreAConflict() {
    document.set(ValuePath.of("2", "price"), "100");
    document.changedOutside(FileText.of("2: { price: 90 }   # cheap\n"));

    assertThat(document.hasConflict()).isTrue();
    assertThat(document.text()).contains("100");
    document.takeTheirs();
    assertThat(document.text()).contains("90");
    assertThat(document.dirty()).isFalse();
  }

  @Test
  void recoveredTextIsMergedWithTheCurrentFile() {
    var later =
        new Document(
            Path.of("trains.yaml"), FileText.of("2: { price: 90 }\n\n3: { price: 180 }\n"));

    later.recover(
        "2: { price: 80 }\n\n3: { price: 180 }\n", "2: { price: 80 }\n\n3: { price: 200 }\n");

    assertThat(later.text()).isEqualTo("2: { price: 90 }\n\n3: { price: 200 }\n");
    assertThat(later.dirty()).isTrue();
    assertThat(later.hasConflict()).isFalse();
    later.undo();
    assertThat(later.dirty()).isFalse();
  }

  @Test
  void recoveredTextConflictsWithAChangeInTheSamePlace() {
    document.recover("2: { price: 70 }   # cheap\n", "2: { price: 100 }   # cheap\n");

    assertThat(document.hasConflict()).isTrue();
    assertThat(document.text()).contains("100");
    document.takeTheirs();
    assertThat(document.text()).contains("80");
    assertThat(document.dirty()).isFalse();
  }

  @Test
  void recoveredTextThatIsAlreadyInTheFileIsSaved() {
    document.recover("2: { price: 70 }   # cheap\n", "2: { price: 80 }   # cheap\n");

    assertThat(document.dirty()).isFalse();
    assertThat(document.hasConflict()).isFalse();
  }
}
