package roundhouse.script.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Title;
import roundhouse.testkit.Tiny;

/** What a reloaded title shares with the title before. */
class ReloadedTitleTest {
  private static final String ONE = "export function tileCost({ standard }) { return standard(); }";
  private static final String OTHER =
      "export function tileCost({ standard }) { return standard() + 10; }";

  @TempDir Path folder;

  @Test
  void thePrintedMapStaysTheSameObjectWhenSomethingElseIsEdited() {
    Title before = new Tiny(folder).script("tiny/rules.js", ONE).title("tiny");
    Title after = new Tiny(folder).script("tiny/rules.js", OTHER).title("tiny");

    assertThat(after.fingerprint()).isNotEqualTo(before.fingerprint());
    assertThat(after.map()).isSameAs(before.map());
    assertThat(after.tiles()).isSameAs(before.tiles());
    assertThat(after.upgrades()).isSameAs(before.upgrades());
  }

  @Test
  void unchangedScriptsKeepTheirScopeAndOthersGetANewOne() {
    Title before = new Tiny(folder).script("tiny/rules.js", ONE).title("tiny");

    assertThat(new Tiny(folder).title("tiny").executor()).isSameAs(before.executor());
    assertThat(new Tiny(folder).script("tiny/rules.js", OTHER).title("tiny").executor())
        .isNotSameAs(before.executor());
  }
}
