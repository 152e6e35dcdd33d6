package roundhouse.interop;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonDifferencesTest {

  @Test
  void aDifferenceIsNamedByItsPath() throws JsonProcessingException {
    assertThat(
            JsonDifferences.between(
                json("{'corps':{'C&N':{'market':30}}}"), json("{'corps':{'C&N':{'market':40}}}")))
        .containsExactly(new TraceDifference("corps.C&N.market", "30", "40"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{'a':0}; {}",
        "{'a':null}; {'a':false}",
        "{}; {'a':[]}",
        "{'a':''}; {}",
        "{'a':{'b':0}}; {}",
        "{'a':7}; {'a':'7'}",
        "{'a':7}; {'a':7.0}"
      })
  void absentEqualsEmptyAndANumberEqualsItsText(String one, String other)
      throws JsonProcessingException {
    assertThat(JsonDifferences.between(json(one), json(other))).isEmpty();
    assertThat(JsonDifferences.between(json(other), json(one))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{'a':1}; {}",
        "{'a':true}; {}",
        "{'a':[1]}; {'a':[]}",
        "{'a':[1,2]}; {'a':[2,1]}",
        "{'trains':['2','2']}; {'trains':['2']}"
      })
  void anythingElseDiffersInBothDirections(String one, String other)
      throws JsonProcessingException {
    assertThat(JsonDifferences.between(json(one), json(other))).hasSize(1);
    assertThat(JsonDifferences.between(json(other), json(one))).hasSize(1);
  }

  @Test
  void theOrderOfTrainsDoesNotMatter() throws JsonProcessingException {
    assertThat(JsonDifferences.between(json("{'trains':['3','2']}"), json("{'trains':['2','3']}")))
        .isEmpty();
  }

  private static JsonNode json(String text) throws JsonProcessingException {
    return new JsonMapper().readTree(text.replace('\'', '"'));
  }
}
