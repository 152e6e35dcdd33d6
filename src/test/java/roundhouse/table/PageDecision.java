package roundhouse.table;

import java.util.List;
import java.util.stream.IntStream;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;
import roundhouse.testkit.Waiting;
import roundhouse.turn.TurnPage;
import roundhouse.turn.choices.ActionKind;
import roundhouse.turn.choices.Offers;

/**
 * Makes one decision at a page as a person does who knows what they want.
 *
 * @param turn what the page shows
 */
record PageDecision(PageHand hand, TurnPage turn, Offers offers) {

  /**
   * Where a choice stands.
   *
   * @param aside the private company whose right it is; "" for the turn itself
   */
  private record Place(String aside, List<TurnPage.Row> rows, int row, int variant) {
    TurnPage.Offer offer() {
      return rows.get(row).variants().get(variant);
    }

    ActionKind kind() {
      return rows.get(row).kind();
    }

    boolean isTray() {
      return rows.stream().allMatch(each -> !each.variants().getFirst().tile().isEmpty());
    }
  }

  /** Decides on an action that is offered. */
  void make(Action wanted) throws Exception {
    Choice choice = choice(wanted);
    String offer = offers.id(choice);
    if (turn.pass() != null && turn.pass().offer().equals(offer)) hand.press("pass");
    else if (turn.merger() != null && ActionKind.of(wanted) == ActionKind.MERGER) merge(wanted);
    else pick(place(offer));
    if (wanted instanceof Action.RunTrains runs && !choice.action().equals(wanted)) draw(runs);
    if (choice.amount().isPresent()) hand.amount(amount(choice, wanted));
    hand.act();
  }

  private Choice choice(Action wanted) {
    return offers.ids().stream()
        .map(id -> offers.find(id).orElseThrow())
        .filter(choice -> isMeant(choice, wanted))
        .findFirst()
        .orElseThrow(() -> new AssertionError(wanted + " is not offered"));
  }

  private static boolean isMeant(Choice choice, Action wanted) {
    return choice
        .amount()
        .map(_ -> amounts(choice).anyMatch(value -> choice.withAmount(value).equals(wanted)))
        .orElseGet(
            () ->
                choice.action().equals(wanted)
                    || choice.action() instanceof Action.RunTrains
                        && wanted instanceof Action.RunTrains);
  }

  /** Draws runs that are not the best ones; these are out of their way first. */
  private void draw(Action.RunTrains wanted) throws Exception {
    List<Run> others =
        wanted.runs().stream().filter(run -> !calls(run).equals(best(run).calls())).toList();
    for (Run run : others) if (!best(run).idle()) changed(() -> hand.press("Idle " + run.train()));
    for (Run run : others) {
      hand.press("Draw " + run.train());
      for (String call : fromItsMarker(calls(run))) changed(() -> hand.touchStop(call));
    }
  }

  /** A run is drawn from the end at which it may begin. */
  private List<String> fromItsMarker(List<String> calls) throws Exception {
    hand.page().see("#turn [data-key^='stop ']");
    boolean begins = !hand.page().all("[data-key='stop %s']".formatted(calls.getFirst())).isEmpty();
    return begins ? calls : calls.reversed();
  }

  private TurnPage.TrainRun best(Run run) {
    return turn.runs().trains().stream()
        .filter(each -> each.train().equals(run.train()))
        .findFirst()
        .orElseThrow();
  }

  private static List<String> calls(Run run) {
    return run.calls().stream().map(StopRef::toString).toList();
  }

  private interface Step {
    void take() throws Exception;
  }

  private void changed(Step step) throws Exception {
    String before = hand.page().text("#turn .runs");
    step.take();
    Waiting.until(
        () -> !hand.page().text("#turn .runs").equals(before), "the runs stay as they were");
  }

  private static IntStream amounts(Choice choice) {
    Choice.Amount range = choice.amount().orElseThrow();
    return IntStream.iterate(range.min(), value -> value <= range.max(), v -> v + range.step());
  }

  private static int amount(Choice choice, Action wanted) {
    return amounts(choice)
        .filter(value -> choice.withAmount(value).equals(wanted))
        .findFirst()
        .orElseThrow();
  }

  private Place place(String offer) {
    for (var aside : turn.aside().entrySet()) {
      Place found = place(aside.getKey(), aside.getValue(), offer);
      if (found != null) return found;
    }
    Place found = place("", turn.rows(), offer);
    if (found == null) throw new AssertionError("no row has " + offers.find(offer));
    return found;
  }

  private static Place place(String aside, List<TurnPage.Row> rows, String offer) {
    for (int row = 0; row < rows.size(); row++)
      for (int variant = 0; variant < rows.get(row).variants().size(); variant++)
        if (rows.get(row).variants().get(variant).offer().equals(offer))
          return new Place(aside, rows, row, variant);
    return null;
  }

  private void pick(Place place) throws Exception {
    if (wantsRuns(place)) return;
    String row = "row " + place.row();
    if (!place.aside().isEmpty()) hand.press("aside " + place.aside());
    if (isTiled(place)) {
      hand.hex(place.offer().hexes().getFirst().text());
      if (!isPressed(row)) hand.press(row);
      hand.turn(place.variant());
      return;
    }
    String company = place.rows().get(place.row()).company();
    boolean folded = turn.kind() == ActionKind.STOCK && place.aside().isEmpty();
    if (folded && !company.isEmpty()) hand.press("company " + company);
    if (!isPressed(row)) hand.press(row);
    if (place.variant() > 0) hand.press("variant " + place.row() + " " + place.variant());
  }

  /** Runs are picked where nothing else is offered. */
  private static boolean wantsRuns(Place place) {
    return place.kind() == ActionKind.RUNS && place.rows().size() == 1;
  }

  private boolean isTiled(Place place) {
    return place.offer().hexes().size() == 1
        && (place.aside().isEmpty() ? turn.kind() == ActionKind.TRACK : place.isTray());
  }

  private boolean isPressed(String key) {
    return hand.page().all("[data-key='%s'][aria-pressed='true']".formatted(key)).size() == 1;
  }

  private void merge(Action wanted) throws Exception {
    if (wanted instanceof Action.Merge merge) {
      hand.press("partner " + merge.with());
      waitFor("partner " + merge.with());
    }
    if (wanted instanceof Action.Form form && turn.merger().formable().size() > 1) {
      hand.press("form " + form.company());
      waitFor("form " + form.company());
    }
    hand.press("merger");
  }

  private void waitFor(String pressed) throws Exception {
    Waiting.until(() -> isPressed(pressed), pressed + " is not picked");
  }
}
