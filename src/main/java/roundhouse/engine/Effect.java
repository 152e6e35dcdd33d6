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
      "Makes a company or a player pay what must be paid: from its own money, and by the 'means'"
          + " that 'how' lists: the company's 'loans', its 'president', whose cash is added, and"
          + " 'sales' of the president's or player's shares, as for a train. The effects after it"
          + " wait. What could be raised is paid; 'then' names a function that goes on with"
          + " { data, amount }, the amount still missing. Without it a player who sold all is"
          + " bankrupt.")
  record Owe(String from, String to, int amount, String why, @Default("{}") Raising how)
      implements Effect {}

  /** How a debt is paid, and what follows; each may be left out. */
  record Raising(
      @Default("") List<Means> means, @Default("") String then, @Default("false") Object data) {

    /** What may be used beside the debtor's own money. */
    public enum Means {
      LOANS,
      PRESIDENT,
      SALES
    }
  }

  @Says(
      "Stores a value under a name, for a player, a company, a private, or '' for the game; false"
          + " deletes it.")
  record SetFlag(String name, Object value, String entity) implements Effect {}

  @Says("Moves a company's share price: 'left', 'right 2', 'up', 'down', 'back', 'under'.")
  record MovePrice(String company, String move) implements Effect {}

  @Says(
      "Transfers a percentage of a company's shares between players, companies, 'ipo' and 'pool';"
          + " to 'bank' they leave the game. A company is paid for what it holds of others.")
  record MoveShares(String company, String from, String to, int percent) implements Effect {}

  @Says("Closes a private company for good.")
  record ClosePrivate(String id) implements Effect {}

  @Says(
      "Gives a private company to a new owner, or puts it up for sale with 'bank'; a player who is"
          + " its first owner also gets what comes with it.")
  record GivePrivate(String id, String to) implements Effect {}

  @Says(
      "Starts a company: the player receives its president's certificate free of charge. At par 0"
          + " the player is first asked for a par price, and the effects after this one wait. Where"
          + " its kind starts as 'given', the player gets all its shares, and it operates at once.")
  record StartCompany(String player, String company, int par) implements Effect {}

  @Says(
      "Closes a company: the bank takes its money, the pool its trains and the offering its shares;"
          + " its privates close, its markers and its price leave. 'how' may say trains: 'out',"
          + " markers: 'stay' on the board, or startsAs: the kind as which it may start again.")
  record CloseCompany(String company, @Default("{}") Closing how) implements Effect {}

  /** How a company closes; each may be left out. */
  record Closing(
      @Default("pool") Trains trains,
      @Default("leave") Markers markers,
      @Default("") String startsAs) {

    /** Where its trains go. */
    public enum Trains {
      POOL,
      OUT
    }

    /** What becomes of its markers on the board. */
    public enum Markers {
      LEAVE,
      STAY
    }
  }

  @Says(
      "Makes a company one of a kind that its own 'becomes': everybody keeps as many shares, which"
          + " are those of the other kind now, and the shares that are new go to 'ipo', the pool, a"
          + " player or a company. Where shares do not stay shares, 'certificates' lists all that"
          + " there are then, the president's first.")
  record Convert(
      String company,
      String kind,
      @Default("ipo") String to,
      @Default("[]") List<DealtCertificate> certificates)
      implements Effect {}

  /** A certificate and who holds it. */
  record DealtCertificate(int percent, String holder) {}

  @Says("Brings a company back that has left the game: it may start again.")
  record Restart(String company) implements Effect {}

  @Says("Floats a company whose par price is set, with its capital, whatever is sold of it.")
  record FloatCompany(String company) implements Effect {}

  @Says(
      "Sets a company's par price, to the nearest one of the market at or below; without a share"
          + " price it gets the same. Its shares are for sale then, even while nobody presides.")
  record SetPar(String company, int par) implements Effect {}

  @Says("Sets a company's share price, to the nearest one of the market at or below.")
  record SetPrice(String company, int price) implements Effect {}

  @Says("A company takes over the loans of another one.")
  record MoveLoans(String from, String to) implements Effect {}

  @Says("Adds station markers with these prices to the end of a company's charter.")
  record AddMarkers(String company, List<Integer> prices) implements Effect {}

  @Says(
      "Removes a company's station marker in a hex from the game; 'city' counts from 0 and is"
          + " needed where it has several there.")
  record RemoveMarker(String company, HexId hex, @Default("-1") int city) implements Effect {}

  @Says("Moves a company's only marker in a hex to a city with a free space in another one.")
  record MoveMarker(String company, HexId hex, HexId to, int city) implements Effect {}

  @Says(
      "A marker of another company takes the space of one in a hex, which leaves the game: the next"
          + " of its charter, or with { by: 'same' } the marker itself. If the other company"
          + " already has one there, it stays where it is, or with { keeps: 'taken' } it moves to"
          + " the space. 'city' says which one is replaced.")
  record ReplaceMarker(String from, HexId hex, String to, @Default("{}") Replacement how)
      implements Effect {}

  /** Which marker is replaced, and by what; each may be left out. */
  record Replacement(
      @Default("-1") int city, @Default("charter") By by, @Default("own") Keeps keeps) {

    /** What takes the space: the next marker of the charter, or the marker that is there. */
    public enum By {
      CHARTER,
      SAME
    }

    /** Where a company is left with its only marker of a hex: where it was, or in that space. */
    public enum Keeps {
      OWN,
      TAKEN
    }
  }

  @Says(
      "Places the next station marker of a company's charter in a city with a free space, free of"
          + " charge and wherever its track leads. With { from: 'supply' } it is an additional one,"
          + " with { at: 'edge' } it lies beside the city and takes a space only where the hook"
          + " takesSpace has it do so.")
  record PlaceMarker(String company, HexId hex, int city, @Default("{}") Placement how)
      implements Effect {}

  /** Which marker is placed, and where in its hex; each may be left out. */
  record Placement(@Default("charter") From from, @Default("space") At at) {
    /** Where the marker comes from. */
    public enum From {
      CHARTER,
      SUPPLY
    }

    /** In a space of the city, or beside the city at the edge of its hex. */
    public enum At {
      SPACE,
      EDGE
    }
  }

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

  @Says(
      "Exports the bank's next train from the game, as if it had been bought: a phase may begin,"
          + " and trains rust.")
  record ExportTrain() implements Effect {}

  @Says(
      "Brings a train of a type that is set aside: the bank sells it next, or right after the"
          + " first train of its type while that one is unsold.")
  record BringTrain(String type) implements Effect {}

  @Says(
      "Moves a train, or the bank's next one of a type: to a company, to the 'pool', back to the"
          + " 'bank' as its next one of the type, or 'out' of the game. What the bank gives counts"
          + " as sold: a phase may begin. A train that had its turn runs no more in the round, but"
          + " with { runs: 'again' }.")
  record MoveTrain(String train, String to, @Default("{}") Moving how) implements Effect {}

  /** How a train moves from company to company. */
  record Moving(@Default("once") Runs runs) {

    /** How often it may run in a round. */
    public enum Runs {
      ONCE,
      AGAIN
    }
  }

  @Says(
      "A company buys a train that the bank sells now, or its next one of a type, for its price and"
          + " with as few loans as that needs. A phase may begin.")
  record BuyTrain(String company, String train) implements Effect {}

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
      "Goes on with the exported function named in 'then', which receives { data }, sees what the"
          + " effects before it have changed, and answers with effects. If it asks a question, the"
          + " effects after it wait.")
  record Then(String then, @Default("false") Object data) implements Effect {}

  @Says(
      "Asks a player to choose, and goes on like 'then' with { data, answer, amount }. Games keep"
          + " the name of the function and the answer, so the sentence may change.")
  record Ask(String player, String question, List<PossibleAnswer> choices, String then, Object data)
      implements Effect {}

  @Says("Writes a sentence to the game's log.")
  record Log(String text) implements Effect {}

  @Says(
      "Logs an event that can be counted and searched: its type, a name such as 'bonus-paid', its"
          + " values, and a sentence with their names in braces, '{company} receives {bonus}'.")
  record LogEvent(String type, Object values, String text) implements Effect {}
}
