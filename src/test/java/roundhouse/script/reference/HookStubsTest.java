package roundhouse.script.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Hook;
import roundhouse.engine.play.HookRegistry;
import roundhouse.testkit.Tiny;

/** Stubs describe what the engine does and change nothing until they are edited. */
class HookStubsTest {
  @TempDir Path scripts;

  private static List<Hook<?, ?>> hooks() {
    return HookRegistry.byGroup().values().stream().flatMap(List::stream).toList();
  }

  @Test
  void everyQuestionHasADescriptionOfItsStandardRule() {
    for (Hook<?, ?> hook : hooks()) {
      assertThat(HookStubs.standard(hook).isPresent())
          .as("standardSays of the hook %s", hook.name())
          .isEqualTo(hook.kind() == Hook.Kind.QUESTION);
    }
  }

  @Test
  void aStubOfAQuestionAsksForTheStandardAnswer() {
    assertThat(HookStubs.of(HookRegistry.named("tileCost").orElseThrow()))
        .contains(" * What does a company pay for laying this tile here?")
        .contains(" * company: Company")
        .contains(
            "export function tileCost({ state, title, standard, random }, { company, hex, tile })"
                + " {")
        .contains("  // The standard rule: the terrain")
        .contains("  return standard();");
  }

  @Test
  void allStubsTogetherLoadAndChangeNoGame() {
    String all = String.join("\n", hooks().stream().map(HookStubs::of).toList());
    var stubbed = new Tiny(scripts).script("tiny/stubs.js", all).title("tiny");
    var plain = Tiny.plain();

    assertThat(stubbed.rules().answeredNames()).containsAll(HookRegistry.names());
    var played = Tiny.play(stubbed, Tiny.start(stubbed), 60, 4);
    assertThat(played).isEqualTo(Tiny.play(plain, Tiny.start(plain), 60, 4));
  }
}
