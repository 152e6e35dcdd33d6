package roundhouse.turn;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import roundhouse.board.HexId;
import roundhouse.turn.choices.ActionKind;
import roundhouse.turn.facts.FinalRanking;
import roundhouse.turn.holdings.HoldingsCell;
import roundhouse.turn.holdings.HoldingsColumn;
import roundhouse.turn.holdings.HoldingsRow;

/**
 * All that the turn card of a seat shows at a moment, as data: records of texts, numbers, lists and
 * maps, which are messages as they are. Words are plain text. Nothing here tells what the seat may
 * not know. Choices are named by their {@link Offer#offer() offers}, never by their actions.
 *
 * @param over whether the game has ended
 * @param mine whether the seat is among those who decide; otherwise it is offered nothing
 * @param entity the player or company for whom is decided; "" when nothing is
 * @param deciders the players who may decide
 * @param by who decides for the entity, in words; "" where it decides itself
 * @param asks what is decided, as a sentence; why nothing is, otherwise
 * @param lines what the entity has: money and price, then trains or certificates
 * @param steps where the turn stands
 * @param kind which layout the choices have
 * @param rows what is decided
 * @param aside what may be done beside it, by the private company whose right it is
 * @param pass what declines; null where nothing does
 * @param planned the lines of the draft, as far as the rules let them be played
 * @param funding how something is paid for that must be; null if nothing must
 * @param runs the runs of the draft; null where no trains run
 * @param merger the merger of the draft; null where none is decided on
 * @param holdings who holds what
 * @param tables of the bank: trains, private companies, phases
 * @param spaces of the market where a company may start
 * @param ranking of the players at the end; empty before
 */
public record TurnPage(
    boolean over,
    boolean mine,
    String entity,
    List<String> deciders,
    String by,
    String asks,
    List<String> lines,
    Steps steps,
    ActionKind kind,
    List<Row> rows,
    Map<String, List<Row>> aside,
    Offer pass,
    List<String> planned,
    Payment funding,
    Runs runs,
    Merger merger,
    Holdings holdings,
    Map<String, Table> tables,
    List<Space> spaces,
    List<FinalRanking.Place> ranking) {

  public TurnPage {
    deciders = List.copyOf(deciders);
    lines = List.copyOf(lines);
    rows = List.copyOf(rows);
    aside = Collections.unmodifiableMap(new LinkedHashMap<>(aside));
    planned = List.copyOf(planned);
    tables = Collections.unmodifiableMap(new LinkedHashMap<>(tables));
    spaces = List.copyOf(spaces);
    ranking = List.copyOf(ranking);
  }

  /**
   * Where a turn stands.
   *
   * @param done what comes before the present step, or waits for it
   * @param now the present step; "" where nothing is decided
   * @param next what comes after it
   */
  public record Steps(List<String> done, String now, List<String> next) {}

  /**
   * A row: one choice, or a tile on a hex in all its rotations, a company at all its par prices, or
   * all that may be sold of one.
   *
   * @param group heading above it
   * @param company whose chip comes before it; "" for none
   * @param value a price or another sum; "" for none
   * @param details what follows from it, one line each
   * @param variants at least one
   */
  public record Row(
      String group,
      ActionKind kind,
      String company,
      String says,
      String value,
      List<String> details,
      List<Offer> variants) {}

  /**
   * A choice.
   *
   * @param offer its id, the same whenever the moment is looked at
   * @param says all of it in words
   * @param brief what it is told apart by within its row; "" where it is alone
   * @param hexes that it concerns
   * @param tile that it lays; "" if none
   * @param rotation clockwise, by 60 degrees
   * @param city where it places a marker or a token; null for none
   * @param left how many of the tile are left; "" where they are not counted
   * @param cost of laying it; "" for nothing
   * @param amount its range; null where it is fixed
   */
  public record Offer(
      String offer,
      String says,
      String brief,
      List<HexId> hexes,
      String tile,
      int rotation,
      Integer city,
      String left,
      String cost,
      Amount amount) {}

  /**
   * Amounts from {@code min} to {@code max} in steps of {@code step}.
   *
   * @param says the choice with {@code {}} in place of the amount
   */
  public record Amount(int min, int max, int step, String says) {}

  /**
   * How something is paid for that must be.
   *
   * @param says what is paid for
   * @param company what the company has, or a player who owes money
   * @param president what its president has
   * @param missing what shares must still bring
   * @param money the price, the company's part, the president's, and what is missing, as texts
   * @param all the same as a sentence
   */
  public record Payment(
      String says,
      int price,
      int company,
      int president,
      int missing,
      List<String> money,
      String all) {}

  /**
   * The runs of a company's trains, as drawn.
   *
   * @param offer the id that plays them, with the draft
   * @param legal whether they may be played as they stand
   * @param says what they earn together, or which rule they break
   * @param hint why the last touch did nothing; "" if it did something
   */
  public record Runs(
      String offer, boolean legal, String says, String hint, List<TrainRun> trains) {}

  /**
   * The run of a train.
   *
   * @param train its card, by which touches name it
   * @param name its type
   * @param idle whether it stays where it is
   * @param best whether it has a run among the best ones
   * @param says its stops by name and worth
   * @param worth what it earns; "" while it earns nothing
   * @param calls where it calls, "F2.0"
   * @param track all of its track in order, "F4:3-_0"
   * @param path the same as the data of an SVG path over the picture of the board
   * @param next stops to which it may go on
   */
  public record TrainRun(
      String train,
      String name,
      boolean idle,
      boolean best,
      String says,
      String worth,
      List<String> calls,
      List<String> track,
      String path,
      List<Stop> next) {}

  /**
   * A stop to click on.
   *
   * @param stop "F2.0"
   * @param says its name and worth
   */
  public record Stop(String stop, HexId hex, String says) {}

  /**
   * A merger of several companies.
   *
   * @param offer the id that proposes it, with the draft; "" while the partners can form nothing
   * @param says what that does
   * @param lines what the company formed would be, or what is missing
   * @param formable companies that the partners may form
   * @param form the one that is chosen of them; "" for none
   */
  public record Merger(
      String offer,
      String says,
      List<String> lines,
      List<String> formable,
      String form,
      List<Partner> partners) {}

  /**
   * A company that may take part.
   *
   * @param ticked whether it does
   * @param open whether it can, or does
   * @param says what it brings and who must agree, or why it cannot join
   */
  public record Partner(String company, boolean ticked, boolean open, String says) {}

  /**
   * Who holds what.
   *
   * @param totals sums of each player
   * @param turn the player whose turn it is; "" for nobody
   * @param priority the player who begins the next stock round; "" for nobody
   */
  public record Holdings(
      List<Column> columns,
      List<HoldingRow> rows,
      List<HoldingRow> totals,
      String turn,
      String priority) {}

  /**
   * A column of the holdings.
   *
   * @param player whose shares it shows; "" for the others
   */
  public record Column(HoldingsColumn.Kind kind, String player, String title, String tip) {}

  /**
   * A row of the holdings.
   *
   * @param id of the company
   * @param label the text across the row in place of a company; "" for a company
   * @param folded companies that matter little now, whose rows follow this one
   * @param turn whether it is this company's turn
   * @param cells one for each column
   */
  public record HoldingRow(
      HoldingsRow.Kind kind,
      String id,
      String label,
      List<String> folded,
      boolean turn,
      List<HoldingCell> cells) {}

  /**
   * A cell of the holdings.
   *
   * @param texts what it shows, the fullest first, the shortest last
   * @param presides whether the president's certificate is among these shares
   * @param faint whether it matters little
   * @param does what its offers do
   * @param offers ids, in the order in which clicks go through them
   */
  public record HoldingCell(
      List<String> texts,
      boolean presides,
      boolean faint,
      HoldingsCell.Offer does,
      List<String> offers) {}

  /**
   * A table of the bank.
   *
   * @param right which columns are numbers, by their places
   */
  public record Table(List<String> columns, List<Integer> right, List<TableRow> rows) {}

  /**
   * A row of a table.
   *
   * @param now whether it is in force, or comes next
   * @param faint out of play, or not in play yet
   */
  public record TableRow(List<String> cells, boolean now, boolean faint) {}

  /**
   * A space of the market where a company may start, with its box in the market's picture.
   *
   * @param offers ids, in the order in which clicks go through them
   */
  public record Space(double x, double y, double width, double height, List<String> offers) {}
}
