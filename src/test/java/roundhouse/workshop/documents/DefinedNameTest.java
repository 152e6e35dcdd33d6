package roundhouse.workshop.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.design.problem.Problems;
import roundhouse.design.yaml.YamlNode;
import roundhouse.design.yaml.YamlReader;

/** Which of the places where a name is found stand for the thing of that name. */
class DefinedNameTest {
  private static final String TRAINS =
      """
      "3": { price: 180, count: 3, rusts-on: 5 }
      "5": { price: 5, count: 5 }   # not 5 of them
      """;
  private static final String MAP =
      """
      hexes:
        A5 B6: {}
        B4: { offboard: { yellow: 5 }, by-train: { 5: 60 }, edges: 5 }
      borders: { A5-B6: 5 }
      """;

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    Files.writeString(folder.resolve("title.yaml"), "title: Isle\n");
  }

  private List<String> uses(DefinedName name, String file, String text) {
    Path path = folder.resolve(file);
    return name
        .uses(TextSearch.find(name.name(), true, List.of(path), Map.of(path, text)), _ -> text)
        .stream()
        .map(match -> match.place().line() + ":" + match.place().column())
        .toList();
  }

  @Test
  void aTrainIsNamedWhereItIsDefinedAndWhereOthersRefer() {
    var five = new DefinedName("trains", "5");

    assertThat(uses(five, "trains.yaml", TRAINS)).containsExactly("1:40", "2:2");
    assertThat(uses(five, "map.yaml", MAP)).containsExactly("3:46");
  }

  @Test
  void aHexIsNamedInBordersAndHomesToo() {
    var hex = new DefinedName("map.hexes", "A5");

    assertThat(uses(hex, "map.yaml", MAP)).containsExactly("2:3", "4:12");
    assertThat(uses(hex, "companies.yaml", "Red: { name: A5 Railway, home: A5 }\n"))
        .containsExactly("1:32");
  }

  @Test
  void aScriptNamesAThingInQuotes() {
    var company = new DefinedName("companies", "C&N");

    assertThat(uses(company, "rules.js", "// C&N\nif (company.id === 'C&N') return 5;\n"))
        .containsExactly("2:21");
  }

  @Test
  void allPickedPlacesAreReplacedAtOnce() {
    Path file = folder.resolve("trains.yaml");
    List<TextSearch.Match> found =
        new DefinedName("trains", "5")
            .uses(TextSearch.find("5", true, List.of(file), Map.of(file, TRAINS)), _ -> TRAINS);

    assertThat(new TextReplacement(found, "6+2").apply(TRAINS))
        .isEqualTo(TRAINS.replace("rusts-on: 5", "rusts-on: 6+2").replace("\"5\":", "\"6+2\":"));
    assertThat(new TextReplacement(found, "6").apply("other\n")).isEqualTo("other\n");
  }

  @Test
  void theCaretTellsWhichOfTwoThingsIsMeant() {
    YamlNode title =
        YamlReader.parse(
                folder.resolve("title.yaml"),
                "trains: { 5: {} }\nphases: { 5: {} }\n",
                new Problems())
            .orElseThrow();
    String phases = "4: {}\n5: { tiles: green }\n";

    assertThat(DefinedName.at(folder.resolve("phases.yaml"), phases, phases.indexOf('5'), title))
        .contains(new DefinedName("phases", "5"));
    assertThat(
            DefinedName.at(folder.resolve("phases.yaml"), phases, phases.indexOf("tiles"), title))
        .isEmpty();
  }
}
