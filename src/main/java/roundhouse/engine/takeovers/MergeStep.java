package roundhouse.engine.takeovers;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import roundhouse.design.spec.steps.Merge;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Decisions;
import roundhouse.engine.Game;
import roundhouse.engine.HookEvents;
import roundhouse.engine.PlayerQuestions;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.Verdict;
import roundhouse.engine.events.MergerEvent;
import roundhouse.game.Company;
import roundhouse.game.Frame;
import roundhouse.game.FrameMemory;
import roundhouse.game.MemoryKey;

/**
 * The owner of a company with one share may convert it into a larger company, alone or with
 * partners named one by one.
 */
public final class MergeStep implements Step {
  /** The name of the question to the owner of a partner. */
  public static final String QUESTION = "join-merger";

  private static final MemoryKey<List<String>> PARTS = MemoryKey.list("merging");
  private static final MemoryKey<Boolean> DONE = MemoryKey.flag("merge-done");

  /** Turn memory: the partners whose owners declined. */
  static final MemoryKey<List<String>> DECLINED = MemoryKey.list("declined");

  private static final MemoryKey<String> BY = MemoryKey.text("by");
  private static final MemoryKey<String> WITH = MemoryKey.text("with");
  private final Merge rules;
  private final Mergers mergers;
  private final MergerPartners partners;

  /** Made from its line in the design. */
  public MergeStep(Merge rules) {
    this.rules = rules;
    this.mergers = new Mergers(rules);
    this.partners = new MergerPartners(mergers);
  }

  @Override
  public String name() {
    return "merge";
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return List.of(Action.Merge.class, Action.Form.class, Action.Pass.class);
  }

  @Override
  public Optional<Decision> decision(Game game) {
    Company company = game.company(game.turn().entity());
    if (game.turn().memory().is(DONE) || !Mergers.mayMerge(company)) return Optional.empty();
    if (offers(game).isEmpty()) return Optional.empty();
    return Optional.of(
        Decisions.of(
            game, company, name(), "merge " + company.id() + ", convert it alone, or pass"));
  }

  /** The company whose turn it is, with the partners that it has named. */
  public static List<String> parts(Game game) {
    List<String> named = game.turn().memory().get(PARTS);
    return named.isEmpty() ? List.of(game.turn().entity()) : named;
  }

  private record Offers(MergeStep step) {}

  private List<Choice> offers(Game game) {
    return game.remembered(new Offers(this), () -> found(game));
  }

  @Override
  public List<Choice> choices(Game game) {
    var all = new ArrayList<>(offers(game));
    String by = game.turn().entity();
    if (mayGiveUp(game)) all.add(Choice.of(new Action.Pass(by), "leave {by} as it is"));
    return all;
  }

  /** Before a partner is named, or while another one is needed. */
  private boolean mayGiveUp(Game game) {
    List<String> parts = parts(game);
    return parts.size() == 1 || !mergers.mayForm(game, parts).allowed();
  }

  /** Partners with which a merger can still be completed, and companies that may be formed now. */
  private List<Choice> found(Game game) {
    List<String> parts = parts(game);
    String by = game.turn().entity();
    var all = new ArrayList<Choice>();
    List<Company> formable = mergers.formable(game);
    if (formable.isEmpty()) return all;
    for (Company other : game.state().companies().values()) {
      if (!partners.mayJoin(game, parts, other).allowed()) continue;
      all.add(Choice.of(new Action.Merge(by, other.id()), "merge with {with}"));
    }
    if (!mergers.mayForm(game, parts).allowed()) return all;
    for (Company company : formable)
      all.add(Choice.of(new Action.Form(by, company.id()), "form {company}"));
    return all;
  }

  @Override
  public void take(StateTransaction change, Action action) {
    switch (action) {
      case Action.Merge merge -> propose(change, merge);
      case Action.Form form -> {
        List<String> parts = parts(change.game());
        change.remember(DONE, true);
        mergers.form(change, parts, form.company());
      }
      default -> {
        Refusal.unless(
            mayGiveUp(change.game()),
            "merger",
            "partners have been named: form a company instead of passing");
        change.remember(DONE, true);
      }
    }
  }

  private void propose(StateTransaction change, Action.Merge merge) {
    Game game = change.game();
    Refusal.unlessCompany(game.state(), merge.with());
    Company other = game.company(merge.with());
    Refusal.unless(partners.mayJoin(game, parts(game), other), "merger");
    boolean ask =
        game.design().consent() && !other.president().equals(game.company(merge.by()).president());
    if (!ask) {
      join(change, merge.by(), merge.with());
      return;
    }
    FrameMemory memory = PlayerQuestions.offer().with(BY, merge.by()).with(WITH, merge.with());
    change.push(HookEvents.questionFrame(QUESTION, other.president().orElseThrow(), memory));
    change.log(new MergerEvent.MergerProposed(merge.by(), merge.with()));
  }

  private static void join(StateTransaction change, String by, String with) {
    var all = new ArrayList<>(parts(change.game()));
    all.add(with);
    change.remember(PARTS, List.copyOf(all));
    change.log(new MergerEvent.MergerAgreed(by, with));
  }

  /** What the owner of a partner is asked. */
  public static String asks(Frame question) {
    return "let %s join the merger of %s, or not"
        .formatted(question.memory().get(WITH), question.memory().get(BY));
  }

  /** Handles the answer of a partner's owner. */
  public static void answer(StateTransaction change, Frame question, String answer) {
    FrameMemory asked = question.memory();
    if (answer.equals(PlayerQuestions.AGREED)) {
      join(change, asked.get(BY), asked.get(WITH));
      return;
    }
    var declined = new ArrayList<>(change.state().top().memory().get(DECLINED));
    declined.add(asked.get(WITH));
    change.remember(DECLINED, List.copyOf(declined));
  }

  /** The companies with which a merger can be completed. */
  private record MergerPartners(Mergers mergers) {

    /** A partner must fit, and the merger be possible with it, or with it and further ones. */
    Verdict mayJoin(Game game, List<String> parts, Company other) {
      Verdict fits = fits(game, parts, other);
      if (!fits.allowed()) return fits;
      List<String> all = with(parts, other);
      return completes(game, all, new HashSet<>()) ? Verdict.YES : mergers.mayForm(game, all);
    }

    /**
     * Whether a company can be formed of these, or with further partners.
     *
     * @param tried the groups of companies that were asked about, with which it cannot
     */
    private boolean completes(Game game, List<String> parts, Set<Set<String>> tried) {
      if (!tried.add(Set.copyOf(parts))) return false;
      return mergers.mayForm(game, parts).allowed()
          || game.state().companies().values().stream()
              .filter(further -> fits(game, parts, further).allowed())
              .anyMatch(further -> completes(game, with(parts, further), tried));
    }

    private Verdict fits(Game game, List<String> parts, Company other) {
      return game.turn().memory().get(MergeStep.DECLINED).contains(other.id())
          ? Verdict.no("the owner of %s has declined", other.id())
          : mergers.mayJoin(game, parts, other);
    }

    private static List<String> with(List<String> parts, Company other) {
      var all = new ArrayList<>(parts);
      all.add(other.id());
      return List.copyOf(all);
    }
  }
}
