package roundhouse.drafts;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** The page {@code title.yaml} of a draft. */
public final class TitleDraft {
  private static final int USUAL_CASH = 2400;
  private static final int USUAL_CERTIFICATES = 60;

  private final Draft draft;
  private final TreeSet<Integer> players = new TreeSet<>();
  private final Map<Integer, Integer> cash = new TreeMap<>();
  private final Map<Integer, Integer> banks = new TreeMap<>();
  private final Map<Integer, Integer> certificates = new TreeMap<>();
  private final Map<String, Object> ends = new LinkedHashMap<>();
  private List<String> upgrades = List.of();
  private String first = "";
  private List<String> runRules = List.of();
  private final Map<String, Object> recordings = new LinkedHashMap<>();

  public TitleDraft(Draft draft) {
    this.draft = draft;
  }

  /** What a number of players begins with; a value below 0 is not known. */
  public void players(int number, int money, int limit) {
    if (number < 1 || number > 12) {
      draft.notes().left("a game of " + number + " players");
      return;
    }
    players.add(number);
    if (money >= 0) cash.put(number, money);
    if (limit >= 1) certificates.put(number, Math.min(limit, 9999));
  }

  /** What ends the game, and when. */
  public void end(String cause, Object when) {
    ends.put(cause, when);
  }

  /** Exceptions from the rules of upgrades, a line each. */
  public void upgrades(List<String> lines) {
    upgrades = lines;
  }

  /** Rules of runs, a line each. */
  public void runRules(List<String> lines) {
    runRules = lines;
  }

  /** What the title is called where its games are recorded, and its options there and here. */
  public void recordedAs(String name, Map<String, Object> options) {
    recordings.put("title", name);
    recordings.put("always", "as-recorded");
    if (!options.isEmpty()) recordings.put("options", options);
  }

  /** What the bank has with other numbers of players. */
  public void bankFor(Map<Integer, Integer> amounts) {
    banks.putAll(amounts);
  }

  /** The round with which the game begins, if it is not 'opening'. */
  public void beginsWith(String round) {
    first = round;
  }

  /**
   * Writes the page.
   *
   * @param bank below 1 if the source gives none
   * @param opening whether the game begins with a sale of privates
   */
  public void write(String title, String says, String money, int bank, boolean opening) {
    draft.called(title);
    fillGaps();
    DraftPart part = draft.part("title");
    part.row("title", title);
    if (!says.isBlank()) part.row("says", DraftPart.oneLine(says));
    part.row(
        "players",
        players.first().equals(players.last())
            ? players.first()
            : players.first() + "-" + players.last());
    if (!money.isBlank()) part.row("money", money);
    part.row("bank", banks.isEmpty() ? Math.max(bank(bank), needed()) : byPlayers(bank));
    part.row("starting-cash", cash);
    part.row("certificate-limit", certificates);
    if (!opening) {
      part.line("");
      part.row("first", "stock", "no opening: the first round is a stock round");
    } else if (!first.isEmpty()) {
      part.line("").row("first", first);
    }
    if (!upgrades.isEmpty()) {
      part.line("").section("upgrades");
      upgrades.forEach(line -> part.line("  - " + line));
      part.endSection();
    }
    if (!runRules.isEmpty()) {
      part.line("").section("routes");
      part.line("  rules:");
      runRules.forEach(line -> part.line("    - " + line));
      part.endSection();
    }
    if (!ends.isEmpty()) part.line("").row("ends", ends);
    if (!recordings.isEmpty()) part.line("").row("recordings", recordings);
  }

  private Map<String, Object> byPlayers(int most) {
    var amounts = new LinkedHashMap<Integer, Object>();
    banks.forEach(
        (number, amount) -> {
          if (players.contains(number) && amount != most) amounts.put(number, amount);
        });
    var bank = new LinkedHashMap<String, Object>();
    bank.put("cash", Math.max(most, needed()));
    if (!amounts.isEmpty()) bank.put("cash-for", amounts);
    return bank;
  }

  private int bank(int bank) {
    if (bank > 0) return bank;
    draft.notes().guessed("title", "the bank: 12000; the source gives no amount");
    return 12_000;
  }

  /** The bank pays the starting cash of every number of players. */
  private int needed() {
    return cash.entrySet().stream()
        .mapToInt(entry -> entry.getKey() * entry.getValue())
        .max()
        .orElse(1);
  }

  private void fillGaps() {
    if (players.isEmpty()) {
      for (int number = 3; number <= 5; number++) players.add(number);
      draft.notes().guessed("title", "3 to 5 players: the source gives no number");
    }
    for (int number = players.first(); number <= players.last(); number++) {
      players.add(number);
      if (!cash.containsKey(number)) fillCash(number);
      if (!certificates.containsKey(number)) fillCertificates(number);
    }
    cash.keySet().retainAll(players);
    certificates.keySet().retainAll(players);
  }

  private void fillCash(int number) {
    cash.put(number, USUAL_CASH / number);
    draft
        .notes()
        .guessed(
            "title", "starting cash of " + USUAL_CASH / number + " for " + number + " players");
    draft
        .notes()
        .missing(
            "starting-cash", "the source does not say the starting cash of " + number + " players");
  }

  private void fillCertificates(int number) {
    certificates.put(number, Math.max(1, USUAL_CERTIFICATES / number));
    draft
        .notes()
        .guessed(
            "title",
            "a certificate limit of "
                + USUAL_CERTIFICATES / number
                + " for "
                + number
                + " players");
    draft
        .notes()
        .missing(
            "certificate-limit",
            "the source does not say the certificate limit of " + number + " players");
  }
}
