package roundhouse.engine.explanation;

import roundhouse.board.HexId;

/** A part of the game that a player can select to ask what may be done with it. */
public sealed interface Subject {

  /** A hex of the map: tiles for it, and markers in its cities. */
  record HexSpace(HexId hex) implements Subject {}

  /** The shares of a company: starting it, buying and selling. */
  record Shares(String company) implements Subject {}

  /** The trains of a type, in the bank and in companies. */
  record Trains(String type) implements Subject {}

  /** A private company: buying, selling, exchanging and closing it. */
  record Private(String id) implements Subject {}
}
