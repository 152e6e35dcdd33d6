package roundhouse.design.binding;

import java.util.Optional;
import roundhouse.design.problem.Problems;
import roundhouse.design.yaml.ScalarNode;

/** Binds records from a word, their short form. */
record WordBinder(Binder binder, Problems problems) {

  Optional<Object> parse(ShortForm.Word word, ScalarNode scalar, BindingTarget slot) {
    try {
      return Optional.of(word.parse(scalar.text())).filter(value -> inRange(value, scalar, slot));
    } catch (IllegalArgumentException exception) {
      // The messages of Java's number and enum parsing would not help a designer; the description
      // does.
      boolean ours =
          exception.getClass() == IllegalArgumentException.class
              && !exception.getMessage().startsWith("No enum constant");
      problems.error(
          scalar.place(),
          slot.path(),
          scalar.kind() + " is not valid here",
          ours ? exception.getMessage() : ranges(slot));
      return Optional.empty();
    }
  }

  /** What the value means, and the range of its first number. */
  private static String ranges(BindingTarget slot) {
    return RecordKey.of(slot.raw()).stream()
        .filter(component -> component.type() == int.class)
        .findFirst()
        .flatMap(component -> slot.component(component).range())
        .map(range -> "%s from %s to %s".formatted(open(slot.says()), range.min(), range.max()))
        .orElse(slot.says())
        .strip();
  }

  /** A sentence without its full stop, so that it can go on. */
  private static String open(String sentence) {
    return sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) + "," : sentence;
  }

  /** Whether a record parsed from a word respects the ranges of its keys. */
  private boolean inRange(Object record, ScalarNode scalar, BindingTarget slot) {
    return RecordKey.of(slot.raw()).stream()
        .filter(component -> component.type() == int.class)
        .allMatch(
            component ->
                binder.inRange(
                    ShortForm.read(record, component), scalar, slot.component(component)));
  }
}
