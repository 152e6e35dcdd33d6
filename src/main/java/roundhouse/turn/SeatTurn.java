package roundhouse.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.spec.Design;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Title;
import roundhouse.engine.events.MoneyAmount;
import roundhouse.game.GameState;
import roundhouse.picture.Liveries;
import roundhouse.turn.TurnDraft.Pick;
import roundhouse.turn.choices.ActionKind;
import roundhouse.turn.choices.CardChoices;
import roundhouse.turn.choices.ChoiceRow;
import roundhouse.turn.choices.Offers;
import roundhouse.turn.choices.PlannedTurn;
import roundhouse.turn.facts.CardMoment;
import roundhouse.turn.facts.Consequences;
import roundhouse.turn.facts.DeciderFacts;
import roundhouse.turn.facts.DecisionWords;
import roundhouse.turn.facts.FinalRanking;
import roundhouse.turn.facts.Funding;
import roundhouse.turn.facts.RowEffects;
import roundhouse.turn.facts.StationGain;
import roundhouse.turn.facts.StepLine;
import roundhouse.turn.holdings.HoldingsReader;
import roundhouse.turn.mergers.MergerPlan;
import roundhouse.turn.mergers.MergerProposal;
import roundhouse.words.UiWords;
import roundhouse.workshop.TreasuryVisibility;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.Situation;

/**
 * A moment of a game as one seat sees it: the page, what a plan would change, and the actions of
 * what is picked. An action is never taken from outside: it is found again by the id of an offer of
 * this moment. Rules are asked, so that it may take a while.
 */
public final class SeatTurn {
  /** Plays a merger of several companies. */
  private static final String MERGER = "merger";

  private final GameHistory play;
  private final Situation now;
  private final String seat;
  private final boolean mine;

  /**
   * @param now what can be done at the moment that {@code play} shows
   * @param seat the player who sits there; "" for somebody who watches
   */
  public SeatTurn(GameHistory play, Situation now, String seat) {
    this.play = play;
    this.now = now;
    this.seat = seat;
    mine = now.decision().filter(asked -> asked.deciders().contains(seat)).isPresent();
  }

  /**
   * All that the seat's turn card shows, soon: rows do not yet tell what they would change.
   *
   * @param draft what the seat has planned; what the rules do not take of it is left out
   * @throws IllegalArgumentException if the draft names a train or place that does not exist
   */
  public TurnPage page(TurnDraft draft) {
    PlannedTurn plan = longest(draft.lines());
    CardChoices choices = choices(plan);
    return page(draft, plan, choices, moment(plan));
  }

  /** The same with what each row would change, where the card shows that. */
  public TurnPage pageWithEffects(TurnDraft draft) {
    PlannedTurn plan = longest(draft.lines());
    CardChoices choices = choices(plan);
    return page(draft, plan, choices, RowEffects.found(moment(plan), choices));
  }

  /**
   * What would follow from a pick after the lines of a draft; empty if it is not offered.
   *
   * @throws IllegalArgumentException as {@link #page}
   */
  public Optional<TurnTrial> trial(TurnDraft draft, Pick pick) {
    return actions(draft, pick).filter(all -> !all.isEmpty()).map(all -> trial(draft, pick, all));
  }

  /**
   * The actions of a pick after the lines of a draft, to be played one by one while the rules offer
   * them; empty unless each of them is offered to this seat, with an amount that may be.
   *
   * @throws IllegalArgumentException as {@link #page}
   */
  public Optional<List<Action>> actions(TurnDraft draft, Pick pick) {
    if (!mine) return Optional.empty();
    if (pick.offer().equals(MERGER))
      return merger(draft, longest(List.of()))
          .filter(proposal -> proposal.outcome().isPresent())
          .filter(proposal -> proposal.plan().partners().equals(draft.partners()))
          .filter(proposal -> draft.form().isEmpty() || draft.form().equals(proposal.company()))
          .map(MergerProposal::actions);
    PlannedTurn plan = longest(draft.lines());
    if (plan.lines().size() < draft.lines().size()) return Optional.empty();
    var all = new ArrayList<>(plan.lines().stream().map(PlannedTurn.Line::action).toList());
    if (pick.equals(Pick.NOTHING)) return Optional.of(all);
    Optional<Action> last = new Offers(offered(plan)).action(pick.offer(), pick.amount());
    last.map(action -> drawn(draft, plan, action)).ifPresent(all::add);
    return last.map(_ -> all);
  }

  /** Passing, if it is offered to this seat. */
  public Optional<Action> pass() {
    return choices(longest(List.of())).pass().map(Choice::action);
  }

  /** Runs as they are drawn, in place of those that are offered. */
  private Action drawn(TurnDraft draft, PlannedTurn plan, Action offered) {
    return offered instanceof Action.RunTrains best
        ? PageRuns.plan(title(), plan.end().state(), best, draft.runs()).action()
        : offered;
  }

  private Title title() {
    return play.title();
  }

  private List<Choice> offered(PlannedTurn plan) {
    return mine ? plan.end().choices() : List.of();
  }

  /** The lines of a draft up to the first that is not offered, or ends the turn. */
  private PlannedTurn longest(List<Pick> lines) {
    PlannedTurn plan = PlannedTurn.of(title(), now);
    for (Pick line : mine ? lines : List.<Pick>of()) {
      Optional<PlannedTurn> longer = longer(plan, line);
      if (longer.isEmpty()) return plan;
      plan = longer.get();
    }
    return plan;
  }

  private static Optional<PlannedTurn> longer(PlannedTurn plan, Pick line) {
    var offers = new Offers(plan.end().choices());
    return offers
        .action(line.offer(), line.amount())
        .filter(action -> ActionKind.of(action).hasLines())
        .map(action -> new PlannedTurn.Line(action, offers.find(line.offer()).orElseThrow().says()))
        .flatMap(plan::with);
  }

  private CardChoices choices(PlannedTurn plan) {
    boolean interrupt = StepLine.isInterrupt(title(), plan.end().state());
    return CardChoices.of(ChoiceRow.of(offered(plan)), interrupt);
  }

  private CardMoment moment(PlannedTurn plan) {
    return new CardMoment(title(), plan.end().state(), Liveries.NONE, List.of(seat), Map.of());
  }

  private TurnPage page(TurnDraft draft, PlannedTurn plan, CardChoices choices, CardMoment moment) {
    GameState state = play.state();
    Optional<Decision> decision = now.decision();
    var offers = new Offers(offered(plan));
    var rows = new PageRows(moment, offers);
    TreasuryVisibility sight = TreasuryVisibility.of(seat);
    return new TurnPage(
        state.over(),
        mine,
        decision.map(Decision::entity).orElse(""),
        decision.map(Decision::deciders).orElse(List.of()),
        decision.map(DecisionWords::deciders).orElse("").strip(),
        decision.map(DecisionWords::asks).orElseGet(this::idle),
        decision
            .map(
                asked ->
                    DeciderFacts.of(
                        play,
                        now.standing(),
                        asked,
                        company -> sight.shows(title(), state, company)))
            .orElse(List.of()),
        steps(decision),
        choices.kind(),
        rows.of(choices.body()),
        rows.of(choices.aside()),
        choices.pass().map(rows::offer).orElse(null),
        plan.lines().stream().map(PlannedTurn.Line::says).toList(),
        mine ? funding(plan) : null,
        new PageRuns(play, plan, offers).of(offered(plan), draft.runs()).orElse(null),
        mine ? merger(draft, plan).map(SeatTurn::merger).orElse(null) : null,
        PageTables.holdings(HoldingsReader.whole(play, now, sight, offered(plan)), offers),
        PageTables.bank(play),
        PageTables.spaces(title(), state, offered(plan), offers),
        state.over()
            ? FinalRanking.of(title(), state, now.standing().worth()).places()
            : List.of());
  }

  /** Why nothing is decided. */
  private String idle() {
    return now.failure()
        .map(failure -> UiWords.of("decision.failed", failure.hook()))
        .or(() -> DecisionWords.why(play.state()))
        .orElse("");
  }

  private TurnPage.Steps steps(Optional<Decision> decision) {
    return decision
        .map(asked -> StepLine.of(play, asked).shown())
        .map(line -> new TurnPage.Steps(line.before(), line.present(), line.after()))
        .orElseGet(() -> new TurnPage.Steps(List.of(), "", List.of()));
  }

  private TurnPage.Payment funding(PlannedTurn plan) {
    Design design = title().design();
    return Funding.of(title(), plan.end().state(), plan.end().choices())
        .map(
            due ->
                new TurnPage.Payment(
                    due.what(),
                    due.price(),
                    due.company(),
                    due.president(),
                    due.missing(),
                    List.of(
                        design.amount(due.price()),
                        design.amount(due.company()),
                        design.amount(due.helped()),
                        design.amount(due.missing())),
                    due.says(design)))
        .orElse(null);
  }

  /** The merger of a draft; nothing once lines are planned: they say the same. */
  private Optional<MergerProposal> merger(TurnDraft draft, PlannedTurn plan) {
    if (!plan.lines().isEmpty()) return Optional.empty();
    return MergerPlan.of(title(), plan.base(), offered(plan), List.of(seat))
        .map(empty -> MergerProposal.of(empty.with(draft.partners()), draft.form()));
  }

  private static TurnPage.Merger merger(MergerProposal proposal) {
    return new TurnPage.Merger(
        proposal.outcome().isPresent() ? MERGER : "",
        proposal.says(),
        proposal.lines().stream().filter(line -> !line.isBlank()).toList(),
        proposal.formable(),
        proposal.company(),
        proposal.candidates().stream()
            .map(
                partner ->
                    new TurnPage.Partner(
                        partner.company(),
                        partner.ticked(),
                        partner.isOpen(),
                        partner.isOpen() ? proposal.facts(partner) : partner.why()))
            .toList());
  }

  private TurnTrial trial(TurnDraft draft, Pick pick, List<Action> actions) {
    if (pick.offer().equals(MERGER)) {
      MergerProposal proposal = merger(draft, longest(List.of())).orElseThrow();
      return new TurnTrial(proposal.says(), true, proposal.lines());
    }
    Consequences found = Consequences.of(title(), play.state(), actions, List.of(seat));
    return new TurnTrial(
        says(longest(draft.lines()), pick, actions.getLast()), found.legal(), found.lines());
  }

  /**
   * The best run of a company with a station marker that is picked, and without, in words; empty
   * for any other pick. It may take long.
   */
  public Optional<String> stationGain(Pick pick) {
    PlannedTurn plan = longest(List.of());
    return actions(TurnDraft.NONE, pick)
        .filter(all -> StationGain.isSought(plan, all))
        .flatMap(all -> StationGain.of(plan, all));
  }

  private String says(PlannedTurn plan, Pick pick, Action action) {
    String last =
        new Offers(offered(plan))
            .find(pick.offer())
            .map(choice -> says(choice, pick.amount(), action))
            .orElse("");
    int lines = plan.lines().size();
    if (lines == 0) return ChoiceRow.sentence(last);
    return last.isEmpty()
        ? UiWords.counted("card.play-lines", lines)
        : UiWords.counted("card.play-lines-and", lines, last);
  }

  /** A choice with its amount, and its runs as they are drawn. */
  private String says(Choice choice, int amount, Action action) {
    return choice.amount().isEmpty()
        ? choice.with(action).says()
        : choice.says(new MoneyAmount(title().design().money(), amount));
  }
}
