package roundhouse.lab.answers;

import java.util.Map;
import roundhouse.design.spec.EndTiming;

/** Names figures in the words of the field. */
final class FigureWords {
  private static final Map<String, String> WORDS =
      Map.ofEntries(
          Map.entry("phase-began", "phase %s begins"),
          Map.entry("train-first-sold", "the first %s-train is sold"),
          Map.entry("train-sold-out", "the last %s-train leaves the bank"),
          Map.entry("train-rusted", "the %s-trains rust"),
          Map.entry("train-exported", "the first %s-train is exported"),
          Map.entry("company-started", "%s starts"),
          Map.entry("company-floated", "%s floats"),
          Map.entry("company-closed", "%s closes"),
          Map.entry("company-bankrupt", "%s is bankrupt"),
          Map.entry("company-nationalised", "the state takes over %s"),
          Map.entry("receivership-began", "%s is in receivership"),
          Map.entry("companies-merged", "%s is formed by a merger"),
          Map.entry("destination-reached", "%s reaches its destination"),
          Map.entry("loan-taken", "%s takes a loan"),
          Map.entry("president-contributed", "the president of %s helps to pay for a train"),
          Map.entry("player-bankrupt", "%s is bankrupt"),
          Map.entry("private-auctioned", "%s is auctioned"),
          Map.entry("private-picked", "%s is picked"),
          Map.entry("private-bought", "%s is bought"),
          Map.entry("private-bought-from-owner", "%s changes hands"),
          Map.entry("private-sold", "%s is sold to the bank"),
          Map.entry("private-exchanged", "%s is exchanged for a share"),
          Map.entry("private-closed", "%s closes"),
          Map.entry("private-nationalised", "the state takes over %s"),
          Map.entry("private-opened", "%s comes up for sale"),
          Map.entry("tile-ran-out", "tile %s runs out"),
          Map.entry("bank-broke", "the bank is broken"),
          Map.entry("end-triggered", "the end is settled because %s"),
          Map.entry("sets", "sets of rounds in a game"),
          Map.entry("rounds", "rounds in a game"),
          Map.entry("actions", "actions in a game"),
          Map.entry("decisions", "decisions in a game"),
          Map.entry("choices-per-decision", "choices for each decision"),
          Map.entry("best-worth", "worth of the winner"),
          Map.entry("worth-spread", "worth between first and last"),
          Map.entry("lead-changes", "changes of the lead"),
          Map.entry("seat-wins", "seat %s wins"),
          Map.entry("ends", "the game ends: %s"),
          Map.entry(GameFigures.HAPPENS, "%s in a game"));

  private FigureWords() {}

  static String of(Figure figure) {
    String words = WORDS.get(figure.name());
    String what =
        switch (figure.name()) {
          case "ends", "end-triggered" -> EndTiming.Cause.says(figure.what());
          case GameFigures.HAPPENS -> EventCountWords.of(figure.what());
          default -> figure.what();
        };
    if (words != null) return words.formatted(what);
    return ofScript(figure.name().replace('-', ' '), figure.what());
  }

  /** The rows hold no sentence of a script's event, only its type and what it is about. */
  private static String ofScript(String type, String what) {
    return "the event '%s' happens".formatted(type) + (what.isEmpty() ? "" : " to " + what);
  }
}
