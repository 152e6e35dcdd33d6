package roundhouse.interop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.engine.Action;
import roundhouse.engine.Result;
import roundhouse.engine.events.Event;
import roundhouse.engine.play.Engine;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Player;
import roundhouse.testkit.GoldenGame;
import roundhouse.workshop.GoldenMoments;

/** No money moves in silence: the log names everybody whose money an action changes. */
@Tag("slow")
class ToldMoneyTest {
  @ParameterizedTest
  @MethodSource("roundhouse.testkit.Repository#designNames")
  void theLogNamesEverybodyWhoseMoneyChanges(String title) throws Exception {
    GoldenMoments game =
        GoldenMoments.of(GoldenGame.FOLDER.resolve(title).resolve("3-players.jsonl"));
    List<Action> actions = game.log().actions();
    for (int at = 0; at < actions.size(); at++) {
      GameState before = game.states().get(at);
      var applied = (Result.Applied) Engine.apply(game.title(), before, actions.get(at));
      assertThat(named(applied.events()))
          .as("action %d, %s: %s", at, actions.get(at), applied.events())
          .containsAll(changed(before, applied.state()));
    }
  }

  private static Set<String> named(List<Event> events) {
    var names = new HashSet<String>();
    for (Event event : events)
      for (Object value : event.values().values())
        if (value instanceof Collection<?> several)
          several.forEach(each -> names.add(each.toString()));
        else names.add(value.toString());
    return names;
  }

  private static Set<String> changed(GameState before, GameState after) {
    var changed = new HashSet<String>();
    for (Player player : before.players())
      if (after.player(player.name()).cash() != player.cash()) changed.add(player.name());
    for (Company company : before.companies().values())
      if (after.company(company.id()).cash() != company.cash()) changed.add(company.id());
    return changed;
  }
}
