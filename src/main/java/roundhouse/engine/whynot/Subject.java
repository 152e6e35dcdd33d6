package roundhouse.engine.whynot;

/** Something of a game that one can point at, to ask what may be done with it. */
public sealed interface Subject {

  /** A hex of the map: tiles that would replace what lies there, markers in its cities. */
  record HexSpace(String hex) implements Subject {}

  /** The shares of a company, wherever they are: starting it, buying and selling. */
  record Shares(String company) implements Subject {}

  /** The trains of a type: those of the bank and those of companies. */
  record Trains(String type) implements Subject {}

  /** A private company: buying, selling, exchanging and closing it. */
  record Private(String id) implements Subject {}
}
