package roundhouse.engine;

import java.util.List;
import java.util.function.BiFunction;

/**
 * A place in the rules where a title may answer for itself.
 *
 * <p>A question is answered by the last script that exports a function of its name, whose {@code
 * standard()} asks the one before it, down to the engine's plain answer. An event goes to all, from
 * the base title upwards, and is answered with effects.
 *
 * @param name of the function that a script exports
 * @param says what is asked, or what has happened, in a sentence
 * @param arguments record whose components are the arguments by name
 * @param standard the plain answer
 * @param fault what is wrong with a script's answer in a game, "" for nothing
 */
public record Hook<A extends Record, R>(
    String name,
    Kind kind,
    String says,
    Class<A> arguments,
    AnswerType<R> answer,
    BiFunction<Game, A, R> standard,
    BiFunction<Game, R, String> fault) {

  /** What scripts do with it: answer a question, or follow an event. */
  public enum Kind {
    QUESTION,
    EVENT
  }

  /** A question without answers that would be refused. */
  public static <A extends Record, R> Hook<A, R> question(
      String name,
      String says,
      Class<A> arguments,
      AnswerType<R> answer,
      BiFunction<Game, A, R> standard) {
    return new Hook<>(
        name, Kind.QUESTION, says, arguments, answer, standard, (game, answered) -> "");
  }

  /** An event, which nothing but scripts answers. */
  public static <A extends Record> Hook<A, List<Effect>> event(
      String name, String says, Class<A> arguments) {
    return new Hook<>(
        name,
        Kind.EVENT,
        says,
        arguments,
        EffectAnswer.TYPE,
        (game, told) -> List.of(),
        (game, answered) -> "");
  }

  /** The same hook with answers refused that mean nothing in the game at hand. */
  public Hook<A, R> refusing(BiFunction<Game, R, String> what) {
    return new Hook<>(name, kind, says, arguments, answer, standard, what);
  }
}
