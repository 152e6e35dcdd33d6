package roundhouse.design.binding;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import roundhouse.board.HexId;
import roundhouse.design.problem.Problems;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.yaml.ScalarNode;
import roundhouse.design.yaml.YamlNode;
import roundhouse.words.VisibleText;

/**
 * Binds single values: texts, types that read a text, whole numbers, yes and no, and words of
 * enums.
 */
public final class ScalarBinder {
  private static final List<String> YES = List.of("yes", "true");
  private static final List<String> NO = List.of("no", "false");

  private final Problems problems;
  private final ReferenceResolver references;

  ScalarBinder(Problems problems, ReferenceResolver references) {
    this.problems = problems;
    this.references = references;
  }

  Optional<Object> value(YamlNode node, BindingTarget slot) {
    Class<?> raw = slot.raw();
    if (!(node instanceof ScalarNode scalar) || scalar.isEmpty()) {
      return problem(
          node,
          slot,
          kind(raw) + " was expected, not " + node.kind(),
          "for example: " + example(raw));
    }
    if (raw == String.class) return text(scalar, slot).map(Object.class::cast);
    if (raw == HexId.class) return text(scalar, slot).map(HexId::of);
    if (raw == int.class || raw == Integer.class) return number(scalar, slot);
    if (raw == boolean.class || raw == Boolean.class) return truth(scalar, slot);
    if (raw.isEnum()) return constant(scalar, slot);
    Optional<ShortForm.Word> read = ShortForm.ofText(raw);
    if (read.isPresent()) return parsed(read.get(), scalar, slot);
    throw new IllegalStateException("a design cannot have a value of type " + raw.getName());
  }

  private Optional<String> text(ScalarNode scalar, BindingTarget slot) {
    if (!VisibleText.isPlain(scalar.text()))
      return problem(
          scalar,
          slot,
          "the text '"
              + VisibleText.line(scalar.text()).strip()
              + "' cannot be shown as it is written",
          "leave out control characters and marks that show nothing, and '<html' at its start");
    slot.reference()
        .ifPresent(reference -> references.addReference(reference.value(), scalar, slot.path()));
    return Optional.of(scalar.text());
  }

  private Optional<Object> parsed(ShortForm.Word form, ScalarNode scalar, BindingTarget slot) {
    try {
      return Optional.of(form.parse(scalar.text()));
    } catch (IllegalArgumentException refused) {
      return problem(scalar, slot, refused.getMessage(), "");
    }
  }

  private Optional<Object> number(ScalarNode scalar, BindingTarget slot) {
    if (!WholeNumber.is(scalar.text())) {
      return problem(
          scalar, slot, "a whole number was expected, not " + scalar.kind(), "for example: 5");
    }
    // No design needs more than nine digits, and nine always fit an int.
    if (scalar.text().length() > 9)
      return problem(scalar, slot, "the number " + scalar.kind() + " is too large", range(slot));
    int number = Integer.parseInt(scalar.text());
    return inRange(number, scalar, slot) ? Optional.of(number) : Optional.empty();
  }

  private static String range(BindingTarget slot) {
    return slot.range()
        .map(
            range ->
                range.min() == range.max()
                    ? "write " + range.min()
                    : "write a number from " + range.min() + " to " + range.max())
        .orElse("");
  }

  /** Whether a number is within the range of its slot; reports a problem if not. */
  boolean inRange(int number, YamlNode node, BindingTarget slot) {
    Optional<Range> passed =
        slot.range().filter(range -> number < range.min() || number > range.max());
    passed.ifPresent(range -> problem(node, slot, number + " is out of range", range(slot)));
    return passed.isEmpty();
  }

  private Optional<Object> truth(ScalarNode scalar, BindingTarget slot) {
    String word = scalar.text().toLowerCase(Locale.ROOT);
    if (YES.contains(word)) return Optional.of(true);
    if (NO.contains(word)) return Optional.of(false);
    return problem(scalar, slot, "yes or no was expected, not " + scalar.kind(), "");
  }

  private Optional<Object> constant(ScalarNode scalar, BindingTarget slot) {
    // Designers may write 'at once' with a space, as rulebooks do.
    String word = YamlNames.hyphened(scalar.text());
    int index = YamlNames.words(slot.raw()).indexOf(word);
    if (index >= 0) return Optional.of(slot.raw().getEnumConstants()[index]);
    return problem(
        scalar,
        slot,
        scalar.kind() + " is not a valid " + YamlNames.spoken(slot.raw()),
        SpellingHint.fix(word, YamlNames.words(slot.raw())));
  }

  /** Whether any text may be written, which the type may then refuse. */
  public static boolean isText(Class<?> raw) {
    return raw == String.class || raw == HexId.class || ShortForm.ofText(raw).isPresent();
  }

  private static String kind(Class<?> raw) {
    if (isText(raw)) return "a word or a text";
    if (raw == boolean.class || raw == Boolean.class) return "yes or no";
    return raw.isEnum() ? "a valid " + YamlNames.spoken(raw) : "a whole number";
  }

  private static String example(Class<?> raw) {
    if (isText(raw)) return "\"a text\"";
    if (raw == boolean.class || raw == Boolean.class) return "yes";
    return raw.isEnum() ? YamlNames.words(raw).getFirst() : "5";
  }

  private <T> Optional<T> problem(YamlNode node, BindingTarget slot, String message, String fix) {
    problems.error(node.place(), slot.path(), message, fix);
    return Optional.empty();
  }
}
