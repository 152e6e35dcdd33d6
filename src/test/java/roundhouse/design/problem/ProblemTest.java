package roundhouse.design.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProblemTest {
  private static final Problem PROBLEM =
      new Problem(
          Severity.ERROR,
          new SourcePlace(Path.of("designs", "x", "trains.yaml"), 12, 5),
          "trains.5.cuont",
          "unknown key 'cuont'",
          "did you mean 'count'?");

  @Test
  void aProblemSaysWhereWhatAndHowToFixIt() {
    assertThat(PROBLEM.text())
        .isEqualTo("designs/x/trains.yaml:12:5: error: unknown key 'cuont': did you mean 'count'?");
  }

  @Test
  void withoutAFixTheLineEndsWithTheMessage() {
    Problem warning =
        new Problem(Severity.WARNING, SourcePlace.start(Path.of("a.yaml")), "", "odd", "");
    assertThat(warning.text()).isEqualTo("a.yaml:1:1: warning: odd");
  }

  @Test
  void aProblemHasAJsonForm() {
    assertThat(Problems.json(List.of(PROBLEM)).toString())
        .isEqualTo(
            "[{\"severity\":\"error\",\"file\":\"designs/x/trains.yaml\",\"line\":12,\"column\":5,\"path\":\"trains.5.cuont\",\"message\":\"unknown"
                + " key 'cuont'\",\"fix\":\"did you mean 'count'?\"}]");
  }

  @Test
  void warningsAreNoErrors() {
    Problems problems = new Problems();
    problems.warning(PROBLEM.place(), "", "odd", "");
    assertThat(problems.hasErrors()).isFalse();
    problems.add(PROBLEM);
    assertThat(problems.hasErrors()).isTrue();
  }

  @Test
  void problemsAreListedByPlace() {
    Problems problems = new Problems();
    Path file = Path.of("a.yaml");
    problems.error(new SourcePlace(file, 10, 1), "", "third", "");
    problems.error(new SourcePlace(file, 2, 7), "", "second", "");
    problems.error(new SourcePlace(file, 2, 3), "", "first", "");
    assertThat(problems.list())
        .extracting(Problem::message)
        .containsExactly("first", "second", "third");
  }
}
