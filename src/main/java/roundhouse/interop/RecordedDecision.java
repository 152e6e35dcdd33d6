package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import roundhouse.design.spec.steps.Script;
import roundhouse.engine.Decision;
import roundhouse.engine.Title;

/**
 * Who acts next in a recorded game, and in which of its steps.
 *
 * @param step its recorded name, "" after the end of the game
 */
public record RecordedDecision(List<String> active, String step) {
  /** Our names of recorded steps. For a step that is not listed only the entity is known. */
  private static final Map<String, String> STEPS =
      Map.ofEntries(
          Map.entry("BuyCert", "selection-auction"),
          Map.entry("DraftDistribution", "draft-privates"),
          Map.entry("WaterfallAuction", "lot-auction"),
          Map.entry("SingleItemAuction", "lot-auction"),
          Map.entry("CompanyPendingPar", "lot-auction"),
          Map.entry("BuySellParShares", "stock-turn"),
          Map.entry("BuySellParSharesCompanies", "stock-turn"),
          Map.entry("BuyCompany", "buy-privates"),
          Map.entry("SpecialTrack", "private-track"),
          Map.entry("HomeTrack", "home-tile"),
          Map.entry("HomeToken", "home-marker"),
          Map.entry("RedeemShares", "own-shares"),
          Map.entry("BuyCompanyPreloan", "buy-privates"),
          Map.entry("Merge", "merge"),
          Map.entry("PostMergerShares", "merger-shares"),
          Map.entry("ReduceTokens", "give-up-markers"),
          Map.entry("MajorTrainless", "trainless"),
          Map.entry("Track", "lay-track"),
          Map.entry("TrackAndToken", "lay-track"),
          Map.entry("Token", "place-marker"),
          Map.entry("SpecialToken", "place-marker"),
          Map.entry("Route", "run-trains"),
          Map.entry("Dividend", "dividend"),
          Map.entry("DiscardTrain", "discard-trains"),
          Map.entry("BuyTrain", "buy-trains"));

  public RecordedDecision {
    active = List.copyOf(active);
  }

  public static RecordedDecision of(JsonNode state) {
    if (state.path("finished").asBoolean()) return new RecordedDecision(List.of(), "");
    List<String> active =
        Recording.texts(state.path("active")).stream().map(id -> actor(state, id)).toList();
    return new RecordedDecision(active, state.path("step").asText(""));
  }

  /** The owner of a private that acts; a company with the same name acts for itself. */
  private static String actor(JsonNode state, String id) {
    boolean other = state.path("players").has(id) || state.path("corps").has(id);
    return other ? id : state.path("companies").path(id).path("owner").asText(id);
  }

  /** Whether the step has a counterpart of ours. */
  public boolean known() {
    return STEPS.containsKey(step);
  }

  /** Whether both wait for the same entity, in any step. */
  public boolean matchesEntity(Optional<Decision> ours) {
    return ours.isPresent() && active.contains(ours.get().entity());
  }

  /** Whether both wait for the same entity in the same step. */
  public boolean matches(Title title, Optional<Decision> ours) {
    if (ours.isEmpty()) return active.isEmpty();
    return waitsFor(ours.get())
        && (!known()
            || STEPS.get(step).equals(ours.get().step())
            || isPartOfAnother(title, ours.get().step()));
  }

  /**
   * Whether the recorded game waits for the same entity: a company, or, in the same step, the
   * player who decides for it.
   */
  public boolean waitsFor(Decision ours) {
    boolean decider = ours.deciders().size() == 1 && active.contains(ours.deciders().getFirst());
    return active.contains(ours.entity())
        || decider && known() && STEPS.get(step).equals(ours.step());
  }

  /** A separate step of ours can be part of another recorded one, or a script's in its place. */
  private boolean isPartOfAnother(Title title, String ours) {
    return switch (STEPS.get(step)) {
      case "stock-turn" -> ours.equals("company-auction");
      // Play may wait before such a step while privates can be bought.
      case "buy-privates" -> isScript(title, ours, Script::automatic);
      case "own-shares" -> isScript(title, ours, _ -> true);
      default -> false;
    };
  }

  private static boolean isScript(Title title, String step, Predicate<Script> such) {
    return title.design().rounds().values().stream()
        .flatMap(round -> round.steps().stream())
        .anyMatch(
            each ->
                each instanceof Script script && such.test(script) && script.name().equals(step));
  }
}
