package roundhouse.workshop.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.design.problem.Problem;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.SmallTitle;
import roundhouse.workshop.project.TitleSource;
import roundhouse.workshop.recovery.Recovery;

class ProjectCheckTest {
  @TempDir Path root;

  private final List<Map<Path, ProjectCheck.Found>> told = new CopyOnWriteArrayList<>();
  private TitleSource titles;
  private Path trains;

  @BeforeEach
  void designs() throws Exception {
    titles = SmallTitle.in(root).titles();
    Path variant = Files.createDirectories(root.resolve("designs").resolve("variant"));
    Files.writeString(variant.resolve("title.yaml"), "extends: ../small\ntitle: Variant\n");
    trains = Files.writeString(variant.resolve("trains.yaml"), "\"2\": { price: 90 }\n");
  }

  @Test
  void anErrorWrittenWhileADesignIsReadIsFoundTheNextTime() throws Exception {
    var meanwhile = new ArrayList<>(List.of("\"2\": { prize: 90 }\n"));
    try (var check = check(written(titles, meanwhile))) {
      check.look(titles.designs().getFirst());
      Waiting.until(() -> told.size() == 1, "the designs were not read");
      assertThat(problems(0)).isEmpty();

      check.look();

      Waiting.until(() -> told.size() == 2, "the designs were not read again");
      assertThat(problems(1)).singleElement().asString().contains("prize");
    }
  }

  private ProjectCheck check(TitleSource source) {
    var documents = new OpenDocuments(new Recovery(root), Runnable::run, Runnable::run, _ -> {});
    var check = new ProjectCheck(source, documents, Runnable::run);
    check.listen(told::add);
    return check;
  }

  /** Writes a text to the file of trains after each reading, as long as there are texts. */
  private TitleSource written(TitleSource source, List<String> texts) {
    return (TitleSource)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {TitleSource.class},
            (_, method, given) -> {
              Object answer = method.invoke(source, given);
              if (method.getName().equals("loadUnsaved") && !texts.isEmpty())
                Files.writeString(trains, texts.removeFirst());
              return answer;
            });
  }

  private List<Problem> problems(int reading) {
    return told.get(reading).get(trains.getParent()).problems();
  }
}
