package roundhouse.workshop.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.design.problem.Problem;
import roundhouse.workshop.SmallTitle;
import roundhouse.workshop.project.TitleSource;

class OtherDesignsTest {
  @TempDir Path root;

  private final List<String> loads = new ArrayList<>();
  private SmallTitle small;
  private Path trains;

  @BeforeEach
  void designs() throws Exception {
    small = SmallTitle.in(root);
    Path variant = Files.createDirectories(root.resolve("designs").resolve("variant"));
    Files.writeString(variant.resolve("title.yaml"), "extends: ../small\ntitle: Variant\n");
    trains = Files.writeString(variant.resolve("trains.yaml"), "\"2\": { price: 90 }\n");
  }

  @Test
  void anErrorWrittenWhileADesignIsReadIsFoundTheNextTime() {
    var others = new OtherDesigns(written(List.of("\"2\": { prize: 90 }\n")));

    assertThat(problems(others, EditedTexts.NONE)).isEmpty();

    assertThat(problems(others, EditedTexts.NONE)).singleElement().asString().contains("prize");
  }

  @Test
  void aDesignWhoseFilesHaveNotChangedIsNotReadAgain() {
    var others = new OtherDesigns(written(List.of()));
    problems(others, EditedTexts.NONE);

    problems(others, EditedTexts.NONE);

    assertThat(loads).hasSize(1);
  }

  @Test
  void whatIsTypedInItsFilesCounts() {
    var others = new OtherDesigns(written(List.of()));
    Map<Path, String> typed = Map.of(OpenDocuments.normalized(trains), "\"2\": { prise: 90 }\n");

    assertThat(problems(others, new EditedTexts(Map.of(), typed)))
        .singleElement()
        .asString()
        .contains("prise");
    assertThat(problems(others, EditedTexts.NONE)).isEmpty();
  }

  private List<Problem> problems(OtherDesigns others, EditedTexts texts) {
    return others
        .read(small.folder(), texts)
        .get(OpenDocuments.normalized(trains.getParent()))
        .problems();
  }

  /**
   * A source that writes a text to the file of trains after each reading, while there are texts.
   */
  private TitleSource written(List<String> texts) {
    TitleSource source = small.titles();
    var left = new ArrayList<>(texts);
    return (TitleSource)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {TitleSource.class},
            (_, method, given) -> {
              Object answer = method.invoke(source, given);
              if (method.getName().equals("load")) {
                loads.add(given[0].toString());
                if (!left.isEmpty()) Files.writeString(trains, left.removeFirst());
              }
              return answer;
            });
  }
}
