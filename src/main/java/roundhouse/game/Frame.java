package roundhouse.game;

/**
 * One level of where play is: a round, a turn within it, or a question in the midst of something.
 * The stack of frames says everything about whose turn it is and where play goes on after it.
 *
 * @param kind what it is
 * @param name of the round or of the kind of turn, or of the question
 * @param entity whose turn it is: a player or a company, "" for a round
 * @param step index of the step that waits, of a turn
 * @param memory what it remembers
 */
public record Frame(Kind kind, String name, String entity, int step, Memory memory) {

  public enum Kind {
    ROUND,
    TURN,
    QUESTION
  }

  public Frame at(int newStep) {
    return new Frame(kind, name, entity, newStep, memory);
  }

  public Frame remembering(Memory newMemory) {
    return new Frame(kind, name, entity, step, newMemory);
  }

  public Frame remembering(String what, Object value) {
    return remembering(memory.with(what, value));
  }
}
