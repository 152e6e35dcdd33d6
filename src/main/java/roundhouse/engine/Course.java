package roundhouse.engine;

import java.util.List;
import java.util.Optional;
import roundhouse.design.Design;
import roundhouse.game.GameState;

/**
 * The course of play as the rules of all fields make it. What every rule stands on knows no field:
 * where it needs what only all of them together know, it asks the course that the title carries.
 */
public interface Course {
  /**
   * The first state of a game, in which somebody has to decide.
   *
   * @param players names in the order of seats
   * @throws IllegalArgumentException when the title is not for so many, or two players have one
   *     name
   */
  GameState start(Title title, List<String> players, long seed);

  /**
   * The steps of a kind of turn: those of the design's round of that name, or of a turn that a rule
   * inserts.
   */
  List<Step> steps(Design design, String turn);

  /** The hook of that name, if there is one. */
  Optional<Hook<?, ?>> hook(String name);

  /**
   * Lets an effect happen that a script wants.
   *
   * @throws Refusal where a rule forbids it
   */
  void apply(Change change, Effect effect);

  /** The game ends now: what is still owed is settled, and who has won is told. */
  void finish(Change change);
}
