package roundhouse.turn.mergers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.PlayerQuestions;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.engine.takeovers.MergeStep;
import roundhouse.game.Company;
import roundhouse.game.GameState;

/**
 * Partners for a merger, tried as if their owners agreed. Immutable; nothing is played.
 *
 * @param base the state of the game
 * @param by the company that proposes
 * @param partners in the order in which they will be asked
 * @param agreed the state when all have agreed
 * @param viewers who may see what comes of it
 */
public record MergerPlan(
    Title title,
    GameState base,
    String by,
    List<String> partners,
    GameState agreed,
    List<String> viewers) {

  public MergerPlan {
    partners = List.copyOf(partners);
    viewers = List.copyOf(viewers);
  }

  /**
   * A plan without partners; empty if no merger is decided on.
   *
   * @param viewers who may see what comes of it
   */
  public static Optional<MergerPlan> of(
      Title title, GameState state, List<Choice> choices, List<String> viewers) {
    return choices.stream()
        .map(Choice::action)
        .filter(action -> action instanceof Action.Merge || action instanceof Action.Form)
        .findFirst()
        .map(action -> new MergerPlan(title, state, action.by(), List.of(), state, viewers));
  }

  /** The plan with these partners, as far as the rules let them join one after the other. */
  public MergerPlan with(List<String> wanted) {
    MergerPlan plan = new MergerPlan(title, base, by, List.of(), base, viewers);
    for (String partner : wanted)
      if (plan.joined(partner) instanceof Result.Applied applied) {
        var all = new ArrayList<>(plan.partners);
        all.add(partner);
        plan = new MergerPlan(title, base, by, all, agreed(applied.state()), viewers);
      }
    return plan;
  }

  /** The plan with one more partner, or without it if it takes part already. */
  MergerPlan toggled(String partner) {
    var wanted = new ArrayList<>(partners);
    if (!wanted.remove(partner)) wanted.add(partner);
    return with(wanted);
  }

  private Result joined(String partner) {
    return Engine.apply(title, agreed, new Action.Merge(by, partner));
  }

  /** The owner of a partner agrees, if asked. */
  private GameState agreed(GameState asked) {
    return Engine.choices(title, asked).stream()
        .map(Choice::action)
        .filter(MergerPlan::isAgreement)
        .findFirst()
        .map(answer -> Engine.apply(title, asked, answer))
        .filter(Result.Applied.class::isInstance)
        .map(applied -> ((Result.Applied) applied).state())
        .orElse(asked);
  }

  private static boolean isAgreement(Action action) {
    return action instanceof Action.Choose answer
        && answer.question().equals(MergeStep.QUESTION)
        && answer.answer().equals(PlayerQuestions.AGREED);
  }

  /** All companies of the kind: the partners, then those that may join, then the others. */
  List<MergerPartner> candidates() {
    var game = new Game(title, base);
    String kind = game.kindName(by);
    return base.companies().values().stream()
        .filter(company -> company.started() && !company.is(Company.Status.CLOSED))
        .filter(company -> !company.id().equals(by))
        .filter(company -> game.kindName(company.id()).equals(kind))
        .map(this::candidate)
        .sorted(
            Comparator.comparing(MergerPartner::ticked)
                .thenComparing(MergerPartner::isOpen)
                .reversed())
        .toList();
  }

  /** A sentence in the title's own words. */
  String own(String sentence) {
    return title.design().words().in(sentence);
  }

  private MergerPartner candidate(Company company) {
    String id = company.id();
    String owner = company.president().orElse("");
    if (partners.contains(id)) return new MergerPartner(id, owner, true, "");
    boolean agreedBefore = parts().contains(id);
    String why =
        switch (joined(id)) {
          case Result.Applied _ -> "";
          case Result.Refused refused -> refused.reason();
          case Result.Failed failed -> failed.failure().says();
        };
    return new MergerPartner(id, owner, agreedBefore, why);
  }

  /** The company that proposes, and the partners that have agreed in the game. */
  List<String> parts() {
    return MergeStep.parts(new Game(title, base));
  }

  /** The companies that these partners may form. */
  List<String> formable() {
    return Engine.choices(title, agreed).stream()
        .map(Choice::action)
        .filter(Action.Form.class::isInstance)
        .map(form -> ((Action.Form) form).company())
        .toList();
  }

  /** Why these partners cannot form a company; "" if they can. */
  String missing() {
    var game = new Game(title, base);
    String kind = game.kindName(by);
    return base.companies().values().stream()
        .filter(company -> !company.started() && !company.is(Company.Status.CLOSED))
        .filter(company -> !game.kindName(company.id()).equals(kind))
        .findFirst()
        .map(company -> Engine.apply(title, agreed, new Action.Form(by, company.id())))
        .map(result -> result instanceof Result.Refused refused ? refused.reason() : "")
        .orElse("");
  }

  /** What a company formed of these partners would be. */
  Optional<MergerOutcome> outcome(String company) {
    return Engine.apply(title, agreed, new Action.Form(by, company))
            instanceof Result.Applied applied
        ? Optional.of(MergerOutcome.of(title, applied.state(), company))
        : Optional.empty();
  }

  /** What is to be played: a proposal for each partner, then the company is formed. */
  List<Action> actions(String company) {
    var all = new ArrayList<Action>();
    for (String partner : partners) all.add(new Action.Merge(by, partner));
    all.add(new Action.Form(by, company));
    return all;
  }
}
