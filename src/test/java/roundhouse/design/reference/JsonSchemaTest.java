package roundhouse.design.reference;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.design.binding.Railway;

class JsonSchemaTest {
  private static final JsonNode SCHEMA =
      new JsonSchema().file(Railway.class, "railway", Map.of("extends", "What it varies."));

  @ParameterizedTest
  @ValueSource(
      strings = {
        "title: x",
        "title: 07",
        "extends: ../other",
        "starting-cash: 5",
        "open: yes",
        "open: false",
        "players: 3",
        "players: 2-4",
        "players: { min: 2, max: 3 }",
        "costs: { 2: 10, remove: [3] }",
        "engines: { a: { price: 3, sheds: A1 A2 }, remove: a }",
        "stations: { A1 A2: , A3: { name: Ryde } }",
        "duties: [light-lamps, run-trains: { count: 2 }, sell-tickets: [day]]",
        "duties: light-lamps",
        "duties: { light-lamps: , run-trains: { count: 2 }, remove: [sell-tickets] }",
        "liveries: red blue",
        "liveries: [red, dark green]",
        "data: { any: [thing] }"
      })
  void validYamlFollowsTheSchema(String yaml) {
    assertThat(faults(yaml)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "titel: x",
        "title: [x]",
        "starting-cash: 901",
        "starting-cash: lots",
        "open: perhaps",
        "costs: { two: 3 }",
        "engines: [a]",
        "engines: { a: { prize: 3 } }",
        "duties: [dance]",
        "duties: [run-trains: { cuont: 2 }]",
        "duties: [{ light-lamps: , run-trains: }]",
        "duties: { light-lamps: , dance: }",
        "liveries: [pink]",
        "players: { min: 2, most: 3 }"
      })
  void yamlThatTheBinderRefusesViolatesTheSchema(String yaml) {
    assertThat(faults(yaml)).isNotEmpty();
  }

  @Test
  void aKeyHasItsDescriptionAndDefault() {
    JsonNode cash = SCHEMA.at("/properties/starting-cash");
    assertThat(cash.toString())
        .isEqualTo(
            "{\"type\":\"integer\",\"minimum\":1,\"maximum\":900,\"description\":\"Money at the"
                + " start.\",\"default\":100}");
    assertThat(SCHEMA.at("/properties/players/default").asText()).isEqualTo("2-4");
    assertThat(SCHEMA.at("/$defs/railway.engine/properties").has("name"))
        .as("the map's key")
        .isFalse();
  }

  private static List<com.networknt.schema.Error> faults(String yaml) {
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
        .getSchema(SCHEMA.toString())
        .validate(yaml, InputFormat.YAML);
  }
}
