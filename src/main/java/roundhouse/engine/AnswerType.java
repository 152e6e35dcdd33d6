package roundhouse.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import roundhouse.design.binding.NumberLimits;

/**
 * The type of a hook's answer: as TypeScript, from plain data to the engine's value, and back for
 * scripts that ask for the standard answer.
 *
 * @param typescript the type in the script API
 * @param read throws {@link IllegalArgumentException} that says what is expected
 */
public record AnswerType<R>(String typescript, Function<Object, R> read, Function<R, Object> show) {

  public static final AnswerType<Verdict> VERDICT =
      new AnswerType<>(
          "true | string",
          answer -> {
            if (Boolean.TRUE.equals(answer)) return Verdict.YES;
            if (answer instanceof String why && !why.isBlank()) return Verdict.no("%s", why);
            throw new IllegalArgumentException(
                "answer true, or a sentence that says why it is not allowed");
          },
          verdict -> verdict.allowed() ? (Object) true : verdict.why());

  /** One payment or price. */
  public static final AnswerType<Integer> MONEY =
      new AnswerType<>("number", answer -> amount(answer, NumberLimits.MONEY), value -> value);

  /** What one call at a stop earns. */
  public static final AnswerType<Integer> REVENUE_OF_STOP =
      new AnswerType<>("number", answer -> amount(answer, NumberLimits.STOP), value -> value);

  public static final AnswerType<Boolean> TRUTH =
      new AnswerType<>(
          "boolean",
          answer -> {
            if (answer instanceof Boolean truth) return truth;
            throw new IllegalArgumentException("answer true or false");
          },
          value -> value);

  public static final AnswerType<String> TEXT =
      new AnswerType<>(
          "string",
          answer -> {
            if (answer instanceof String text) return text;
            throw new IllegalArgumentException("answer a text");
          },
          value -> value);

  public static final AnswerType<List<String>> NAMES =
      new AnswerType<>("string[]", answer -> list(answer, TEXT.read()), names -> names);

  public static final AnswerType<List<Integer>> NUMBERS =
      new AnswerType<>("number[]", answer -> list(answer, AnswerType::number), numbers -> numbers);

  /** A whole number within what it can mean. */
  public static AnswerType<Integer> whole(int least, int most) {
    return new AnswerType<>("number", answer -> within(answer, least, most), value -> value);
  }

  /** A number that may have a half, from 0 on. */
  public static AnswerType<Double> halves(int most) {
    return new AnswerType<>(
        "number",
        answer -> {
          if (answer instanceof Number number) {
            double value = number.doubleValue();
            if (value >= 0 && value <= most && 2 * value == Math.rint(2 * value)) return value;
          }
          throw new IllegalArgumentException(
              "answer a number from 0 to %s, whole or with a half".formatted(most));
        },
        value -> value);
  }

  private static int within(Object answer, int least, int most) {
    if (answer instanceof Long number && (number < least || number > most)
        || number(answer) < least
        || number(answer) > most)
      throw new IllegalArgumentException(
          "answer a whole number from %s to %s, not %s".formatted(least, most, answer));
    return number(answer);
  }

  private static int amount(Object answer, int most) {
    if (answer instanceof Long amount && amount > most)
      throw new IllegalArgumentException(
          "an amount of money cannot be more than %s: %s is too much".formatted(most, amount));
    if (number(answer) < 0)
      throw new IllegalArgumentException("an amount of money cannot be less than 0");
    return number(answer);
  }

  static int number(Object answer) {
    if (answer instanceof Number number
        && number.longValue() == number.intValue()
        && number.doubleValue() == number.intValue()) {
      return number.intValue();
    }
    throw new IllegalArgumentException("answer a whole number");
  }

  /** A list whose values are all read in the same way. */
  public static <T> List<T> list(Object answer, Function<Object, T> read) {
    if (!(answer instanceof List<?> items)) throw new IllegalArgumentException("answer a list");
    var all = new ArrayList<T>();
    for (Object item : items) all.add(read.apply(item));
    return List.copyOf(all);
  }

  /** A member of an answer that is an object; what it should be is said with its name. */
  public static <T> T member(Object answer, String name, AnswerType<T> type) {
    if (!(answer instanceof Map<?, ?> map)) throw new IllegalArgumentException("answer an object");
    if (!map.containsKey(name))
      throw new IllegalArgumentException("the answer lacks '" + name + "'");
    try {
      return type.read().apply(map.get(name));
    } catch (IllegalArgumentException unfit) {
      throw new IllegalArgumentException("as '" + name + "', " + unfit.getMessage(), unfit);
    }
  }
}
