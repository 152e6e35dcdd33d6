package roundhouse.turn.mergers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.play.TreasuryKnowledge;
import roundhouse.game.Company;
import roundhouse.words.UiWords;

/**
 * A plan and what the panel says about it, as far as those who see it may know.
 *
 * @param candidates companies that take part, may, or may not
 * @param formable companies that the partners may form
 * @param company the one that is chosen of them; "" for none
 * @param missing why none of them can be formed
 * @param outcome what that company would be
 */
public record MergerProposal(
    MergerPlan plan,
    List<MergerPartner> candidates,
    List<String> formable,
    String company,
    String missing,
    Optional<MergerOutcome> outcome) {
  private static final String BETWEEN = " · ";

  /**
   * @param wanted the company to form, if it can be
   */
  public static MergerProposal of(MergerPlan plan, String wanted) {
    List<String> formable = plan.formable();
    String company = formable.contains(wanted) ? wanted : formable.stream().findFirst().orElse("");
    Optional<MergerOutcome> outcome = company.isEmpty() ? Optional.empty() : plan.outcome(company);
    return new MergerProposal(plan, plan.candidates(), formable, company, plan.missing(), outcome);
  }

  /** With one more partner, or without it if it takes part already. */
  public MergerProposal toggled(String partner) {
    return of(plan.toggled(partner), company).inOrderOf(candidates);
  }

  /** The same partners, who form another company. */
  public MergerProposal forming(String wanted) {
    return of(plan, wanted).inOrderOf(candidates);
  }

  /** A tick moves no other: the user may be about to press it. */
  private MergerProposal inOrderOf(List<MergerPartner> before) {
    List<String> order = before.stream().map(MergerPartner::company).toList();
    List<MergerPartner> sorted =
        candidates.stream()
            .sorted(Comparator.comparingInt(partner -> order.indexOf(partner.company())))
            .toList();
    return new MergerProposal(plan, sorted, formable, company, missing, outcome);
  }

  /** What is to be played: a proposal for each partner, then the company is formed. */
  public List<Action> actions() {
    return plan.actions(company);
  }

  /** What the button does. */
  public String says() {
    if (outcome.isEmpty()) return UiWords.of("merger.incomplete");
    int partners = plan.partners().size();
    if (partners > 0) return UiWords.counted("merger.propose", partners, company);
    List<String> parts = plan.parts();
    return parts.size() == 1
        ? UiWords.of("merger.convert", plan.by(), company)
        : UiWords.of("merger.form", String.join(", ", parts), company);
  }

  /** The company that would be formed, in three lines. */
  public List<String> lines() {
    if (outcome.isEmpty())
      return List.of(
          UiWords.of("merger.more"),
          missing.isEmpty() ? "" : UiWords.of("merger.not-yet", missing));
    MergerOutcome found = outcome.get();
    String price = found.price().map(this::money).orElse("–");
    String president =
        plan.own(
            found
                .president()
                .map(player -> UiWords.of("merger.president", player))
                .orElse(UiWords.of("merger.no-president")));
    return List.of(
        UiWords.of("merger.price", company, price) + BETWEEN + president,
        cash(found) + BETWEEN + UiWords.counted("merger.loans", found.loans()),
        trains(found) + BETWEEN + UiWords.counted("merger.markers", found.spareMarkers()));
  }

  private String cash(MergerOutcome found) {
    boolean known = plan.partners().stream().allMatch(this::isKnown) && isKnown(plan.by());
    return known ? UiWords.of("card.cash", money(found.cash())) : UiWords.of("card.secret");
  }

  private static String trains(MergerOutcome found) {
    if (found.trains().isEmpty()) return UiWords.of("card.no-train");
    String trains = UiWords.of("card.trains", String.join(" ", found.trains()));
    return found.spareTrains() == 0
        ? trains
        : UiWords.of("merger.over", trains, found.trainLimit(), found.spareTrains());
  }

  /** What a partner brings, and who must agree. */
  public String facts(MergerPartner partner) {
    Company brings = plan.base().company(partner.company());
    var facts = new ArrayList<String>();
    if (!partner.owner().isEmpty()) facts.add(partner.owner());
    plan.base()
        .tokens()
        .of(brings.id())
        .map(cell -> plan.title().market().at(cell).price())
        .ifPresent(price -> facts.add(UiWords.of("card.price", money(price))));
    if (isKnown(brings.id())) facts.add(UiWords.of("card.cash", money(brings.cash())));
    if (brings.loans() > 0) facts.add(UiWords.counted("merger.loans", brings.loans()));
    for (var train : brings.trains()) facts.add(UiWords.of("merger.train", train.type()));
    return String.join(BETWEEN, facts);
  }

  /** Whether those who see the plan may see a treasury. */
  private boolean isKnown(String id) {
    return TreasuryKnowledge.anyKnows(
        plan.title(), plan.base(), plan.viewers(), plan.base().company(id));
  }

  private String money(int sum) {
    return plan.title().design().amount(sum);
  }
}
