package roundhouse.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import roundhouse.design.binding.NumberLimits;
import roundhouse.engine.Choice.Amount;

/**
 * An answer that a script offers: a text, or a whole number from a range, perhaps with a text.
 *
 * @param answer "" for a range without one
 * @param range of the amounts that go with it; empty for a plain text
 */
public record PossibleAnswer(String answer, Optional<Amount> range) {
  static final AnswerType<List<PossibleAnswer>> LIST =
      new AnswerType<>(
          "PossibleAnswer[]",
          answer -> AnswerType.list(answer, PossibleAnswer::read),
          all -> all.stream().map(PossibleAnswer::show).toList());

  private static final Set<String> KEYS = Set.of("answer", "from", "to", "step");

  /** An answer without an amount. */
  static PossibleAnswer plain(String answer) {
    return new PossibleAnswer(answer, Optional.empty());
  }

  /**
   * Reads an answer from plain data.
   *
   * @throws IllegalArgumentException that says what is expected
   */
  static PossibleAnswer read(Object data) {
    if (data instanceof String text) return plain(text);
    if (!(data instanceof Map<?, ?> map) || !KEYS.containsAll(map.keySet()))
      throw new IllegalArgumentException(
          "answer texts, or ranges such as { answer: 'borrow', from: 10, to: 100, step: 10 }");
    int from = number(map, "from");
    int to = number(map, "to");
    int step = map.containsKey("step") ? number(map, "step") : 1;
    if (from > to)
      throw new IllegalArgumentException("a range goes up: not from %s to %s".formatted(from, to));
    if (step == 0) throw new IllegalArgumentException("the 'step' of a range is at least 1");
    String text =
        map.containsKey("answer") ? AnswerType.member(map, "answer", AnswerType.TEXT) : "";
    return new PossibleAnswer(text, Optional.of(new Amount(from, to - (to - from) % step, step)));
  }

  private static int number(Map<?, ?> range, String name) {
    return AnswerType.member(range, name, AnswerType.whole(0, NumberLimits.MONEY));
  }

  /** The answer as the plain data that it is read from. */
  Object show() {
    if (range.isEmpty()) return answer;
    var map = new LinkedHashMap<String, Object>();
    if (!answer.isEmpty()) map.put("answer", answer);
    map.put("from", range.get().min());
    map.put("to", range.get().max());
    map.put("step", range.get().step());
    return map;
  }

  /** Whether an action gives this answer. */
  public boolean isGivenBy(Action.Choose choice) {
    return choice.answer().equals(answer)
        && range.map(amounts -> amounts.includes(choice.amount())).orElse(choice.amount() == 0);
  }

  /**
   * The choice of this answer by somebody.
   *
   * @param label what players read for it, without its amount
   * @param hexes that it concerns
   */
  public Choice choice(String by, String question, String label, List<String> hexes) {
    Map<String, Object> values = Map.of("label", label, Choice.HEXES, hexes);
    return range
        .map(
            amounts ->
                Choice.ranging(
                    new Action.Choose(by, question, answer, amounts.min()),
                    amounts,
                    "{label}[ {chosen}]",
                    values))
        .orElseGet(() -> Choice.of(new Action.Choose(by, question, answer), "{label}", values));
  }

  /** "none" or "borrow 10 to 100 by 10". */
  @Override
  public String toString() {
    String amounts =
        range
            .map(
                each ->
                    each.min()
                        + " to "
                        + each.max()
                        + (each.step() > 1 ? " by " + each.step() : ""))
            .orElse("");
    return (answer + " " + amounts).strip();
  }
}
