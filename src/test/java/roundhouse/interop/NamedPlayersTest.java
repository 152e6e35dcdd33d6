package roundhouse.interop;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NamedPlayersTest {

  @Test
  void playersHaveTheirNamesWhereTheyActAndInTheResult() throws IOException {
    Recording named = named("Ann", "Ben");
    assertThat(named.players()).containsExactly("Ann", "Ben");
    assertThat(named.actions()).extracting(RecordedAction::entity).containsExactly("Ben", "7");
    assertThat(named.actions().getFirst().auto())
        .extracting(RecordedAction::entity)
        .containsExactly("Ann");
    assertThat(named.result()).isEqualTo(Map.of("Ann", 100, "Ben", 200));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Ann", " ", "IOW", "bank"})
  void playersKeepTheirNumbersWhereTheNameOfOneIsTaken(String second) throws IOException {
    assertThat(named("Ann", second).players()).containsExactly("7", "8");
  }

  /** A game in which player 8 acts, then player 7 by itself, then a company that is named "7". */
  private static Recording named(String first, String second) throws IOException {
    JsonNode players = json("[{'id':7,'name':'%s'},{'id':8,'name':'%s'}]".formatted(first, second));
    JsonNode pass =
        json(
            "{'type':'pass','entity':8,'entity_type':'player','auto':[{'type':'pass','entity':7,'entity_type':'player'}]}");
    JsonNode company = json("{'type':'pass','entity':'7','entity_type':'corporation'}");
    var recording =
        new Recording(
            "game",
            "1860",
            List.of("7", "8"),
            List.of(),
            0,
            List.of(RecordedAction.of(pass), RecordedAction.of(company)),
            Map.of("7", 100, "8", 200),
            Optional.empty());
    return NamedPlayers.of(players).in(recording, TestTitles.all().load("1860", Set.of()).design());
  }

  private static JsonNode json(String text) throws IOException {
    return new JsonMapper().readTree(text.replace('\'', '"'));
  }
}
