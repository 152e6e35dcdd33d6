package roundhouse.game;

/**
 * One level of play: a round, a turn within it, or a question to a player. The stack of frames
 * determines whose turn it is and where play continues after it.
 *
 * @param kind round, turn or question
 * @param name of the round, of the kind of turn, or of the question
 * @param entity whose turn it is: a player or a company, "" for a round
 * @param step index of a turn's current step
 * @param memory values that it remembers
 */
public record Frame(Kind kind, String name, String entity, int step, FrameMemory memory) {

  public enum Kind {
    ROUND,
    TURN,
    QUESTION
  }

  public Frame at(int newStep) {
    return new Frame(kind, name, entity, newStep, memory);
  }

  public Frame remembering(FrameMemory newMemory) {
    return new Frame(kind, name, entity, step, newMemory);
  }

  public <T> Frame remembering(MemoryKey<T> key, T value) {
    return remembering(memory.with(key, value));
  }
}
