package roundhouse.engine;

import java.util.List;
import roundhouse.board.HexId;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.Says;

/**
 * What a hook asks the engine to do. Effects are data: the engine checks them and applies all
 * effects of an answer or none, so that money and shares balance and games can be replayed. A
 * script creates one with the function of the same name: {@code effects.pay("bank", company, 100)}.
 */
public sealed interface Effect {

  @Says("Pays money between players, companies and 'bank'.")
  record Pay(String from, String to, int amount) implements Effect {}

  @Says(
      "Stores a value under a name, for a player, a company, a private, or '' for the game; false"
          + " deletes it.")
  record SetFlag(String name, Object value, String entity) implements Effect {}

  @Says("Moves a company's share price: 'left', 'right 2', 'up', 'down', 'back', 'under'.")
  record MovePrice(String company, String move) implements Effect {}

  @Says(
      "Transfers a percentage of a company's shares between players, the company itself, 'ipo' and"
          + " 'pool'; to 'bank' they leave the game.")
  record MoveShares(String company, String from, String to, int percent) implements Effect {}

  @Says("Closes a private company for good.")
  record ClosePrivate(String id) implements Effect {}

  @Says(
      "Gives a private company to a new owner, or puts it up for sale with 'bank'; a player who is"
          + " its first owner also gets what comes with it.")
  record GivePrivate(String id, String to) implements Effect {}

  @Says(
      "Starts a company: the player receives its president's certificate free of charge. At par 0"
          + " the player is first asked for a par price, and the effects after this one wait.")
  record StartCompany(String player, String company, int par) implements Effect {}

  @Says(
      "Places the next station marker of a company's charter in a city with a free space, free of"
          + " charge and wherever its track leads.")
  record PlaceMarker(String company, HexId hex, int city) implements Effect {}

  @Says(
      "Lays a tile free of charge, for a company or a player, wherever track leads and in any"
          + " phase; it must be left and fit what lies there.")
  record LayTile(String by, HexId hex, String tile, int rotation) implements Effect {}

  @Says(
      "Sets the limit of 'trains', of a company or all, or of 'certificates', of a player or all;"
          + " -1 brings back that of the design.")
  record SetLimit(String limit, int number, String entity) implements Effect {}

  @Says("A company takes a loan, if its kind may have one more.")
  record TakeLoan(String company) implements Effect {}

  @Says("A company pays back a loan from its treasury.")
  record RepayLoan(String company) implements Effect {}

  @Says("A company ceases to operate; its shares keep their value.")
  record Cease(String company) implements Effect {}

  @Says("Gives the bank's next train to a company, free of charge.")
  record GiveTrain(String company, String type) implements Effect {}

  @Says(
      "Exports the bank's next train from the game, as if it had been bought: a phase may begin,"
          + " and trains rust.")
  record ExportTrain() implements Effect {}

  @Says(
      "Brings a train of a type that is set aside: the bank sells it next, or right after the"
          + " first train of its type while that one is unsold.")
  record BringTrain(String type) implements Effect {}

  @Says("Removes a train of a company from the game.")
  record RemoveTrain(String company, String train) implements Effect {}

  @Says(
      "Changes what the runs of a company earn, after the run in its turn and before the"
          + " dividend: the total, or what one train earns, which changes the total too.")
  record SetRevenue(String company, int revenue, @Default("") String train) implements Effect {}

  @Says(
      "Takes up the tiles of a colour that lie in these hexes, which are then as printed; markers"
          + " stay in their cities.")
  record TakeUpTiles(List<String> hexes, String color) implements Effect {}

  @Says(
      "Inserts a turn of a round named under 'rounds'. It is played when the rule that runs now is"
          + " done, before play continues, at the end of a round before the next one begins.")
  record PushTurn(String kind, String entity) implements Effect {}

  @Says("Ends the current turn and skips its remaining steps.")
  record EndTurn() implements Effect {}

  @Says("Breaks off the current round; the next one begins.")
  record EndRound() implements Effect {}

  @Says(
      "Triggers the end of the game: 'at-once', 'this-turn', 'this-round', 'this-set',"
          + " 'next-operating-round' or 'next-set'.")
  record EndGame(String cause, String when) implements Effect {}

  @Says(
      "Asks a player to choose; the exported function named in 'then' receives { data, answer } and"
          + " answers with effects.")
  record Ask(String player, String question, List<String> choices, String then, Object data)
      implements Effect {}

  @Says("Writes a sentence to the game's log.")
  record Log(String text) implements Effect {}

  @Says(
      "Logs an event that can be counted and searched: its type, a name such as 'bonus-paid', its"
          + " values, and a sentence with their names in braces, '{company} receives {bonus}'.")
  record LogEvent(String type, Object values, String text) implements Effect {}
}
