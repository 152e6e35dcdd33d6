package roundhouse.editor.palette;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.editor.kit.UiAction;
import roundhouse.editor.palette.CommandPalette.PaletteSearch;

/** Typing finds a command by its name, then by what it does. */
class PaletteSearchTest {
  private static PaletteEntry entry(String title, String says) {
    return new PaletteEntry(title, "", says, UiAction.always(title, "", () -> {}));
  }

  private static final List<PaletteEntry> ALL =
      List.of(
          entry("Undo", "Take back the last action"),
          entry("Reload", "Read the files again"),
          entry("Go to Log", "What has happened"),
          entry("Two designs", "Compare two designs and play many games of both"));

  private static List<String> found(String typed) {
    return PaletteSearch.find(ALL, typed).stream().map(PaletteEntry::title).toList();
  }

  @Test
  void nothingTypedFindsAllInTheirOrder() {
    assertThat(found("")).containsExactly("Undo", "Reload", "Go to Log", "Two designs");
  }

  @Test
  void theBeginningOfANameCountsMost() {
    assertThat(found("lo")).containsExactly("Go to Log", "Reload");
    assertThat(found("RE")).startsWith("Reload");
  }

  @Test
  void wordsOfTheSentenceFindACommandToo() {
    assertThat(found("games both")).containsExactly("Two designs");
    assertThat(found("take last")).containsExactly("Undo");
  }

  @Test
  void whatNoCommandSaysFindsNothing() {
    assertThat(found("locomotive")).isEmpty();
  }

  @Test
  void whatCanBeUsedNowComesFirst() {
    PaletteEntry never = entry("Stop", "Stops");
    never.action().setEnabled(false);
    PaletteEntry now = entry("Step", "Steps");

    assertThat(PaletteSearch.find(List.of(never, now), "st")).containsExactly(now, never);
  }
}
