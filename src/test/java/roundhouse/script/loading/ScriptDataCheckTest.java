package roundhouse.script.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.design.problem.Problem;
import roundhouse.testkit.Tiny;

/** Data of a design is compared with what its scripts say that they read. */
class ScriptDataCheckTest {
  private static final String DESTINATIONS =
      """
      export const reads = { company: { destinations: [{ at: "stop", bonus: "number" }] } };
      export const afterRun = ({ effects }, { company }) =>
        company.data.destinations.map(({ bonus }) => effects.pay("bank", company, bonus));
      """;

  @TempDir Path folder;

  @BeforeEach
  void copyTheTinyTitle() throws IOException {
    Tiny.copyInto(folder.resolve("designs"), "more");
  }

  @Test
  void aCompanyOfAVariantWithoutTheDataIsAnErrorWhereItStands() throws IOException {
    title(
        DESTINATIONS,
        """
        extends: ../tiny
        title: More
        companies:
          RED: { data: { remove: [goal], destinations: [{ at: A3, bonus: 50 }] } }
          BLU: { data: { destinations: [] } }
          GRN: { name: Green, home: B8 }
        """);

    assertThat(problems()).hasSize(1);
    Problem problem = problems().getFirst();
    assertThat(problem.message())
        .isEqualTo("the data of GRN lacks 'destinations', which more/rules.js reads");
    assertThat(problem.fix())
        .isEqualTo("write data: { destinations: [{ at: <stop>, bonus: <number> }] }");
    assertThat(problem.place().line()).isEqualTo(6);
  }

  @Test
  void aValueOfAnotherFormIsAnErrorWithItsOwnPlace() throws IOException {
    title(
        DESTINATIONS,
        """
        extends: ../tiny
        title: More
        companies:
          RED: { data: { remove: [goal], destinations: [{ at: Z9, bonus: 50 }] } }
          BLU: { data: { destinations: [{ at: A3.0, bonus: much }] } }
        """);

    assertThat(problems())
        .extracting(Problem::message)
        .containsExactly(
            "'Z9' is not a stop in the data of RED, which more/rules.js reads",
            "'much' is not a number in the data of BLU, which more/rules.js reads");
  }

  @Test
  void dataThatNoScriptReadsIsTold() throws IOException {
    title(
        DESTINATIONS.replace("reads = {", "reads = { title: { bonus: \"number\" },"),
        """
        extends: ../tiny
        title: More
        data: { boneses: 5 }
        companies:
          RED: { data: { remove: [goal], destinations: [{ at: A3, bonus: 50, bonos: 60 }] } }
          BLU: { data: { destinations: [] } }
        """);

    assertThat(problems())
        .extracting(Problem::message)
        .containsExactly(
            "no script reads 'boneses' of the title", "no script reads 'bonos' of RED");
    assertThat(problems())
        .extracting(problem -> problem.place().toString())
        .allSatisfy(place -> assertThat(place).contains("more/title.yaml:"));
  }

  @Test
  void whatOnlyACommentNamesIsNotReadAndTheNearestKeyIsSuggested() throws IOException {
    title(
        DESTINATIONS.replace("destinations:", "\"destinations?\":")
            + "/* a destination */ // of each\n"
            + "export const floats = ({ standard }) => '//'.length > 1 && standard();\n",
        """
        extends: ../tiny
        title: More
        companies:
          RED: { data: { remove: [goal], destination: [{ at: A3, bonus: 50 }] } }
        """);

    assertThat(problems())
        .singleElement()
        .returns("no script reads 'destination' of RED", Problem::message)
        .returns("did you mean 'destinations'?", Problem::fix);
  }

  @Test
  void aShapeThatCannotBeReadIsAProblemOfItsScript() throws IOException {
    title(
        "\nexport const reads = { company: { at: \"hexagon\" } };\n",
        "extends: ../tiny\ntitle: More\n");

    assertThat(problems())
        .extracting(Problem::message)
        .containsExactly(
            "'reads' cannot be understood at 'hexagon': write anything, boolean, company, hex,"
                + " kind, number, phase, private, round, stop, text, train");
    assertThat(problems().getFirst().place().line()).isEqualTo(2);
  }

  @Test
  void aKeyMayBeAbsentAndAStarStandsForAnyName() throws IOException {
    title(
        """
        export const reads = { title: { "rare?": "text", "*": "'few' | 'many'" } };
        """,
        "extends: ../tiny\ntitle: More\ndata: { remove: [bonus], engines: few, wagons: some }\n");

    assertThat(problems())
        .extracting(Problem::message)
        .containsExactly(
            "'some' is not a 'few' | 'many' in the data of the title, which more/rules.js reads");
  }

  private void title(String script, String yaml) throws IOException {
    Files.writeString(folder.resolve("designs/more/title.yaml"), yaml);
    new Tiny(folder.resolve("scripts")).script("more/rules.js", script);
  }

  private List<Problem> problems() {
    return new TitleLoader(folder.resolve("designs"), folder.resolve("scripts"), Tiny.TILES)
        .load("more", Set.of())
        .problems();
  }
}
