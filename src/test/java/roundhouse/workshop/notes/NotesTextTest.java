package roundhouse.workshop.notes;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.edit.YamlText;

/** Notes are lines of a file that people can read and write. */
class NotesTextTest {
  private static final NoteSubject HEX = NoteSubject.of(HexId.of("B4"));

  private static String written(String before, NoteSubject on, String note) {
    return NotesText.write(YamlText.read(before), on, note).text();
  }

  @Test
  void theFirstNoteBeginsItsPart() {
    assertThat(written("", HEX, "too rich")).isEqualTo("hexes:\n  B4: too rich\n");
    assertThat(written("# Mine\nhexes:\n  B4: too rich\n", NoteSubject.moment(12, ""), "a mistake"))
        .isEqualTo("# Mine\nhexes:\n  B4: too rich\nmoments:\n  12: a mistake\n");
  }

  @Test
  void aNoteOnAMomentNamesTheActionsBeforeIt() {
    assertThat(written("moments:\n  12: a mistake\n", NoteSubject.moment(12, "3f9a2c1b"), "fine"))
        .isEqualTo("moments:\n  12: a mistake\n  12@3f9a2c1b: fine\n");
  }

  @Test
  void anotherNoteIsALineOfItsOwn() {
    assertThat(written("hexes:\n  B4: too rich\n", NoteSubject.of(HexId.of("C3")), "is: it poor?"))
        .isEqualTo("hexes:\n  B4: too rich\n  C3: \"is: it poor?\"\n");
  }

  @Test
  void aNoteIsReplacedAndTakenAway() {
    assertThat(written("hexes:\n  B4: too rich\n  C3: poor\n", HEX, "fine"))
        .isEqualTo("hexes:\n  B4: fine\n  C3: poor\n");
    String none = written("hexes:\n  B4: fine\n", HEX, "");
    assertThat(none).doesNotContain("B4");
    assertThat(written(none, HEX, "again")).isEqualTo("hexes:\n  B4: again\n");
  }

  @Test
  void theNotesOnAGameStandBesideIt() {
    assertThat(Notes.beside(Path.of("/games/table.game.json")))
        .isEqualTo(Path.of("/games/table.notes.yaml"));
  }
}
