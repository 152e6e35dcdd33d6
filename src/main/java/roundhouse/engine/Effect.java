package roundhouse.engine;

import java.util.List;
import roundhouse.design.Says;

/**
 * What a hook wants to happen. Effects are data: the engine checks them and applies all of an
 * answer or none, so that money and shares balance and a game can be replayed. A script makes one
 * by the function of its name: {@code effects.pay("bank", company, 100)}.
 */
public sealed interface Effect {

  @Says("Pays money from one to the other: players, companies, or 'bank'.")
  record Pay(String from, String to, int amount) implements Effect {}

  @Says(
      "Remembers a value under a name, for a player, a company, a private, or '' for the game;"
          + " false forgets it.")
  record SetFlag(String name, Object value, String entity) implements Effect {}

  @Says("Moves a company's share price: 'left', 'right 2', 'up', 'down', 'back', 'under'.")
  record MovePrice(String company, String move) implements Effect {}

  @Says("Transfers shares of so many percent.")
  record MoveShares(String company, String from, String to, int percent) implements Effect {}

  @Says("Closes a private company for good.")
  record ClosePrivate(String id) implements Effect {}

  @Says("Puts a private company into somebody's hands, or up for sale with 'bank'.")
  record GivePrivate(String id, String to) implements Effect {}

  @Says("A company ceases to operate; its shares keep their value.")
  record Cease(String company) implements Effect {}

  @Says("Gives the next train of the bank to a company, for nothing.")
  record GiveTrain(String company, String type) implements Effect {}

  @Says("Takes a train from a company, out of the game.")
  record RemoveTrain(String company, String train) implements Effect {}

  @Says("Inserts a turn of a kind of round named under 'rounds', before play goes on.")
  record PushTurn(String kind, String entity) implements Effect {}

  @Says("Ends the present turn; its other steps are left out.")
  record EndTurn() implements Effect {}

  @Says("Breaks off the present round; the next one begins.")
  record EndRound() implements Effect {}

  @Says(
      "Brings the end of the game: 'at-once', 'this-turn', 'this-round', 'this-set',"
          + " 'next-operating-round' or 'next-set'.")
  record EndGame(String cause, String when) implements Effect {}

  @Says(
      "Asks a player to choose; the exported function named 'then' receives { data, answer } and"
          + " answers with effects.")
  record Ask(String player, String question, List<String> choices, String then, Object data)
      implements Effect {}

  @Says("Writes a sentence to the game's log.")
  record Log(String text) implements Effect {}
}
