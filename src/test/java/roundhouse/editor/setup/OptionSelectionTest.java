package roundhouse.editor.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import roundhouse.design.spec.OptionSpec;
import roundhouse.editor.setup.NewGameDialog.OptionCheckList.OptionSelection;

class OptionSelectionTest {
  private final OptionSelection boxes =
      new OptionSelection(
          Map.of(
              "edition", option("edition", List.of("small", "slow"), List.of()),
              "small", option("small", List.of(), List.of()),
              "slow", option("slow", List.of(), List.of("fast")),
              "fast", option("fast", List.of(), List.of())));

  private static OptionSpec option(String id, List<String> implies, List<String> excludes) {
    return new OptionSpec(id, "A sentence.", "", implies, excludes, Optional.empty(), List.of());
  }

  @Test
  void anOptionTurnsOnThoseItImplies() {
    boxes.set("edition", true);

    assertThat(boxes.on()).containsExactlyInAnyOrder("edition", "small", "slow");
    assertThat(boxes.implied("small")).isTrue();
    assertThat(boxes.implied("edition")).isFalse();
  }

  @Test
  void anOptionTurnsOffWhatItCannotBeCombinedWith() {
    boxes.set("slow", true);
    boxes.set("fast", true);

    assertThat(boxes.on()).containsExactly("fast");
  }

  @Test
  void impliedOptionsExcludeTooAndTurnOffWhatImpliesThem() {
    boxes.set("edition", true);
    boxes.set("fast", true);

    assertThat(boxes.on()).containsExactly("fast");
  }

  @Test
  void turningAnOptionOffTurnsOffWhatItImplied() {
    boxes.set("edition", true);
    boxes.set("edition", false);

    assertThat(boxes.on()).isEmpty();
  }
}
