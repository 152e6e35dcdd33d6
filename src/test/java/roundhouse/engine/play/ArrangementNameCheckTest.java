package roundhouse.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import roundhouse.engine.Action;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.arrangement.Arrangement;
import roundhouse.testkit.Tiny;

/** What is set by hand names only what the game has. */
class ArrangementNameCheckTest {
  private static final String UNKNOWN = "Nowhere-9";

  @ParameterizedTest
  @EnumSource(Arrangement.class)
  void anUnknownNameSetByHandIsRefused(Arrangement arrangement) {
    Title title = Tiny.plain();
    Map<String, String> known =
        arrangement.needs().entrySet().stream()
            .collect(Collectors.toMap(Map.Entry::getKey, need -> known(title, need.getValue())));
    assertThat(arrangement.needs()).isNotEmpty();

    for (String need : arrangement.needs().keySet()) {
      var with = new LinkedHashMap<>(known);
      with.put(need, UNKNOWN);

      assertThat(apply(title, new Action.Arrange("", arrangement.word(), with)))
          .as("%s", with)
          .isInstanceOf(Result.Refused.class);
    }
  }

  private static String known(Title title, Arrangement.Kind kind) {
    return switch (kind) {
      case PLAYER, HOLDER, SHAREHOLDER -> "Ann";
      case COMPANY -> "RED";
      case HEX -> title.map().hexes().keySet().iterator().next().text();
      case TILE -> title.tiles().keySet().iterator().next();
      case TRAIN -> title.design().trains().keySet().iterator().next();
      case PHASE -> title.design().phases().keySet().iterator().next();
      case PRIVATE -> title.design().privates().keySet().stream().findFirst().orElse("none");
      case ROUND -> title.design().rounds().keySet().iterator().next();
      case STEP -> "stock-turn";
      case NUMBER -> "100";
    };
  }

  @Test
  void anArrangementThatDoesNotExistIsRefused() {
    Title title = Tiny.plain();

    assertThat(refusal(title, new Action.Arrange("", UNKNOWN, Map.of())).rule())
        .isEqualTo("arrange");
  }

  @Test
  void whatIsSetByHandLacksNoValue() {
    Title title = Tiny.plain();
    var with = new LinkedHashMap<String, String>();
    with.put("player", null);

    assertThat(refusal(title, new Action.Arrange("", "cash", with)).rule()).isEqualTo("incomplete");
  }

  private static Result.Refused refusal(Title title, Action action) {
    Result result = apply(title, action);
    assertThat(result).as("%s", action).isInstanceOf(Result.Refused.class);
    return (Result.Refused) result;
  }

  private static Result apply(Title title, Action action) {
    return Engine.apply(title, Tiny.start(title), action);
  }
}
