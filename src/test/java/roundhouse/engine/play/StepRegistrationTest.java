package roundhouse.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import roundhouse.design.binding.Says;
import roundhouse.design.spec.steps.Script;
import roundhouse.design.spec.steps.StepSpec;
import roundhouse.engine.EngineServices;
import roundhouse.engine.NameCase;
import roundhouse.engine.Step;
import roundhouse.engine.Title;
import roundhouse.testkit.CompiledClasses;
import roundhouse.testkit.TestTitle;

/** A step is a record, a class and a line in TurnSteps; this names what a step lacks. */
class StepRegistrationTest {
  private static List<Class<?>> records() {
    return List.of(StepSpec.class.getPermittedSubclasses());
  }

  private static String key(Class<?> step) {
    return NameCase.kebab(step.getSimpleName());
  }

  private static boolean says(Says text) {
    return text != null && !text.value().isBlank();
  }

  @Test
  void everyStepSaysWhatItDoes() {
    assertThat(records().stream().filter(step -> !says(step.getAnnotation(Says.class))))
        .as("write @Says at these records")
        .isEmpty();
  }

  @Test
  void everyParameterOfAStepSaysWhatItMeans() {
    assertThat(
            records().stream()
                .flatMap(step -> Stream.of(step.getRecordComponents()))
                .filter(parameter -> !says(parameter.getAnnotation(Says.class)))
                .map(RecordComponent::toString))
        .as("write @Says at these parameters")
        .isEmpty();
  }

  @Test
  void everyStepStandsInTheSchemaOfRounds() throws IOException {
    String schema = Files.readString(Path.of("designs", "schema", "rounds.json"));

    assertThat(
            records().stream()
                .map(StepRegistrationTest::key)
                .filter(key -> !schema.contains("\"step-spec." + key + "\"")))
        .as("write the schema again with DesignSchemasTest -Dschemas.write=yes")
        .isEmpty();
  }

  @Test
  void everyClassOfAStepIsMadeForATurn() {
    var engine = CompiledClasses.ofProgram();
    Set<JavaClass> made =
        engine.get(TurnSteps.class).getConstructorCallsFromSelf().stream()
            .map(JavaAccess::getTargetOwner)
            .collect(Collectors.toSet());

    assertThat(
            engine.stream()
                .filter(each -> each.isAssignableTo(Step.class) && !each.isInterface())
                .filter(each -> !each.getModifiers().contains(JavaModifier.ABSTRACT))
                .filter(each -> !made.contains(each))
                .map(JavaClass::getSimpleName))
        .as("add a line to TurnSteps for these")
        .isEmpty();
  }

  @Test
  void aStepIsCalledByItsKeyInDesigns() {
    for (Title title : List.of(TestTitle.of("1861"), TestTitle.of("1870")))
      title
          .design()
          .rounds()
          .forEach(
              (turn, round) ->
                  assertThat(EngineServices.of(title).steps(turn).stream().map(Step::name).toList())
                      .as("name() of the steps of " + turn)
                      .isEqualTo(
                          round.steps().stream()
                              .map(
                                  line ->
                                      line instanceof Script script
                                          ? script.name()
                                          : key(line.getClass()))
                              .toList()));
  }
}
