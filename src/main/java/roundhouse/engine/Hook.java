package roundhouse.engine;

import java.util.List;
import java.util.function.BiFunction;

/**
 * A place in the rules where a title's scripts can answer.
 *
 * <p>The last script that exports a function of this name answers a question; its {@code
 * standard()} asks the script before it, down to the engine's standard answer. An event goes to all
 * scripts, from the base title upwards; they answer with effects.
 *
 * @param name of the function that a script exports
 * @param says the question or the event in a sentence
 * @param arguments record whose components are the arguments
 * @param standard the engine's answer
 * @param standardSays what the engine answers, in words; "" for an event
 * @param fault says what is wrong with a script's answer, "" for nothing
 * @param seesState whether scripts see the state and chance; otherwise only the arguments and the
 *     title
 */
public record Hook<A extends Record, R>(
    String name,
    Kind kind,
    String says,
    Class<A> arguments,
    AnswerType<R> answer,
    BiFunction<Game, A, R> standard,
    String standardSays,
    BiFunction<Game, R, String> fault,
    boolean seesState) {

  /** Whether scripts answer a question or listen to an event. */
  public enum Kind {
    QUESTION,
    EVENT
  }

  /** A question that accepts any answer of its type. */
  public static <A extends Record, R> Hook<A, R> question(
      String name,
      String says,
      Class<A> arguments,
      AnswerType<R> answer,
      BiFunction<Game, A, R> standard) {
    return new Hook<>(
        name, Kind.QUESTION, says, arguments, answer, standard, "", (game, answered) -> "", true);
  }

  /** An event, which only scripts answer. */
  public static <A extends Record> Hook<A, List<Effect>> event(
      String name, String says, Class<A> arguments) {
    return new Hook<>(
        name,
        Kind.EVENT,
        says,
        arguments,
        EffectCodec.TYPE,
        (game, told) -> List.of(),
        "",
        (game, answered) -> "",
        true);
  }

  /** The same hook, refusing answers that make no sense in the current game. */
  public Hook<A, R> refusing(BiFunction<Game, R, String> what) {
    return new Hook<>(name, kind, says, arguments, answer, standard, standardSays, what, seesState);
  }

  /** The same hook, whose scripts see nothing but its arguments and the title. */
  public Hook<A, R> withoutState() {
    return new Hook<>(name, kind, says, arguments, answer, standard, standardSays, fault, false);
  }

  /** The same hook, with the engine's answer in words. */
  public Hook<A, R> standardSays(String words) {
    return new Hook<>(name, kind, says, arguments, answer, standard, words, fault, seesState);
  }
}
