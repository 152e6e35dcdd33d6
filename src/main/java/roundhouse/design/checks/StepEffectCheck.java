package roundhouse.design.checks;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import roundhouse.design.binding.YamlNames;
import roundhouse.design.spec.CompanySpec;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.KindSpec;
import roundhouse.design.spec.PrivateSpec;
import roundhouse.design.spec.RoundSpec;
import roundhouse.design.spec.RoundSpec.Turns;
import roundhouse.design.spec.steps.BuyPrivates;
import roundhouse.design.spec.steps.BuyTrains;
import roundhouse.design.spec.steps.CompanyAuction;
import roundhouse.design.spec.steps.Dividend;
import roundhouse.design.spec.steps.ExchangePrivates;
import roundhouse.design.spec.steps.LayTrack;
import roundhouse.design.spec.steps.Merge;
import roundhouse.design.spec.steps.MoveMarkers;
import roundhouse.design.spec.steps.OwnShares;
import roundhouse.design.spec.steps.PlaceMarker;
import roundhouse.design.spec.steps.PlaceTokens;
import roundhouse.design.spec.steps.PrivateTrackLaying;
import roundhouse.design.spec.steps.RunTrains;
import roundhouse.design.spec.steps.Script;
import roundhouse.design.spec.steps.SettleLoans;
import roundhouse.design.spec.steps.StepSpec;
import roundhouse.design.spec.steps.TradePrivates;

/** Every step comes to act: in its round, beside its other steps, and with what the title has. */
final class StepEffectCheck implements DesignCheck {

  @Override
  public void check(Design design, CheckFindings findings) {
    design.rounds().forEach((name, round) -> check(name, round, design, findings));
    missing(design, findings);
  }

  /** What the title has, and what only a step uses that no round has. */
  private static void missing(Design design, CheckFindings findings) {
    if (!has(design, BuyTrains.class))
      missing(findings, "trains", "only a script could sell a train", "buy-trains");
    if (!has(design, LayTrack.class))
      missing(findings, "tiles", "only a private or a script could lay a tile", "lay-track");
    if (lends(design) && !has(design, SettleLoans.class))
      missing(findings, "loans", "only a script could take interest on loans", "settle-loans");
    if (steps(design).noneMatch(StepEffectCheck::placesMarkers))
      bought(design)
          .ifPresent(
              path -> missing(findings, path, "no company buys a station marker", "place-marker"));
  }

  private static boolean placesMarkers(StepSpec step) {
    return step instanceof PlaceMarker || step instanceof LayTrack track && track.markers();
  }

  /** Where the first station markers beside those of homes are written. */
  private static Optional<String> bought(Design design) {
    Stream<String> ofKinds =
        design.kinds().entrySet().stream()
            .filter(kind -> kind.getValue().markers().size() > 1)
            .map(kind -> "kinds." + kind.getKey() + ".markers");
    Stream<String> ofCompanies =
        design.companies().values().stream()
            .filter(company -> company.markers().size() > 1)
            .map(company -> "companies." + company.id() + ".markers");
    return Stream.concat(ofKinds, ofCompanies).findFirst();
  }

  private static void missing(CheckFindings findings, String path, String why, String step) {
    if (findings.places().near(path).filter(findings.written()).isPresent())
      findings.warning(
          path,
          why + ": no round has the step '" + step + "'",
          "add it to a round in which companies have turns");
  }

  private static void check(String name, RoundSpec round, Design design, CheckFindings findings) {
    List<StepSpec> steps = round.steps();
    boolean asks = steps.stream().anyMatch(step -> asks(step, round.turns()));
    boolean turns = round.turns() != Turns.ONCE && round.turns() != Turns.SPECIAL;
    if (steps.isEmpty() && turns)
      findings.warning(
          "rounds." + name + ".steps",
          "nothing is done in a turn of the round '" + name + "'",
          "name its steps, or remove the round");
    for (int index = 0; index < steps.size(); index++) {
      String path = "rounds." + name + ".steps." + index;
      StepSpec step = steps.get(index);
      if (!asks && isOffered(step, round.turns()))
        neverOffered(path, name, round.turns(), findings);
      order(path, name, step, steps.subList(0, index), later(steps, index), findings);
      material(path, step, design, findings);
    }
  }

  private static List<StepSpec> later(List<StepSpec> steps, int index) {
    return steps.subList(index + 1, steps.size());
  }

  private static void neverOffered(String path, String round, Turns turns, CheckFindings findings) {
    findings.error(
        path,
        "nobody is asked for a decision in a turn of the round '"
            + round
            + "', so this step is never on offer",
        "add a step that asks, such as '%s', or move it to a round that has one"
            .formatted(turns == Turns.PLAYERS ? "stock-turn" : "buy-trains"));
  }

  /** Whether play waits for a decision at a step in turns like these. */
  private static boolean asks(StepSpec step, Turns turns) {
    return !isOffered(step, turns)
        && switch (step) {
          case SettleLoans _ -> false;
          case Script script -> !script.automatic();
          default -> true;
        };
  }

  /** Whether what a step allows is only on offer while another step asks. */
  private static boolean isOffered(StepSpec step, Turns turns) {
    return switch (step) {
      case CompanyAuction _, ExchangePrivates _, TradePrivates _, MoveMarkers _ -> true;
      case PlaceTokens tokens -> !tokens.waits();
      case PrivateTrackLaying track ->
          track.waits() == PrivateTrackLaying.Waits.NEVER || turns == Turns.PLAYERS;
      case BuyPrivates _, OwnShares _ -> turns == Turns.PLAYERS;
      default -> false;
    };
  }

  /** Steps that need another one before or after them in the turn. */
  private static void order(
      String path,
      String round,
      StepSpec step,
      List<StepSpec> before,
      List<StepSpec> after,
      CheckFindings findings) {
    boolean ran = before.stream().anyMatch(RunTrains.class::isInstance);
    boolean divided = after.stream().anyMatch(Dividend.class::isInstance);
    boolean scripted = after.stream().anyMatch(Script.class::isInstance);
    if (step instanceof OwnShares own && own.beforeDividend() && !divided)
      idle(
          findings,
          path,
          step,
          "its own shares are traded before the dividend, and no 'dividend' comes after it in the"
              + " round '"
              + round
              + "'",
          "put it before 'dividend', or remove it");
    if (step instanceof RunTrains && !divided && !scripted && !ran)
      findings.warning(
          path,
          "what the trains earn is neither paid nor withheld: no 'dividend' comes after"
              + " 'run-trains' in the round '"
              + round
              + "'",
          "add the step 'dividend' after it");
    if (step instanceof Dividend && !ran)
      findings.warning(
          path,
          "there is never anything to pay: no 'run-trains' comes before 'dividend' in the round '"
              + round
              + "'",
          "add the step 'run-trains' before it");
  }

  /** Steps for which the title must have something. */
  private static void material(String path, StepSpec step, Design design, CheckFindings findings) {
    switch (step) {
      case TradePrivates _, ExchangePrivates _ when design.privates().isEmpty() ->
          idle(findings, path, step, "the title has no privates", "add some, or remove the step");
      case BuyPrivates _ when noPrivate(design, PrivateSpec::forSale) ->
          idle(
              findings,
              path,
              step,
              "no private is 'for-sale'",
              "allow it for one, or remove the step");
      case PrivateTrackLaying _ when noPrivate(design, owned -> owned.track().isPresent()) ->
          idle(findings, path, step, "no private has a 'track'", "add one, or remove the step");
      case PlaceTokens _ when noPrivate(design, owned -> !owned.tokens().isEmpty()) ->
          idle(findings, path, step, "no private has 'tokens'", "add some, or remove the step");
      case MoveMarkers _ when noPrivate(design, owned -> owned.movesMarker().isPresent()) ->
          idle(findings, path, step, "no private has 'moves-marker'", "add it, or remove the step");
      case CompanyAuction auction -> auctioned(path, auction, design, findings);
      case Merge merge -> merged(path, merge, design, findings);
      case SettleLoans _ when !lends(design) ->
          idle(findings, path, step, LOANLESS, "add both, or remove the step");
      case OwnShares _ when design.kinds().values().stream().noneMatch(StepEffectCheck::divided) ->
          idle(
              findings,
              path,
              step,
              "every kind of company has a single share",
              "give one several certificates, or remove the step");
      default -> {}
    }
  }

  private static final String LOANLESS =
      "loans need 'loans' of the title and of a kind of company, which say what and how many they"
          + " are";

  private static boolean divided(KindSpec kind) {
    return kind.shares().size() > 1
        || kind.sharesFor().values().stream().anyMatch(shares -> shares.size() > 1);
  }

  private static boolean lends(Design design) {
    return design.loans().isPresent()
        && design.kinds().values().stream().anyMatch(kind -> kind.loans() > 0);
  }

  private static boolean noPrivate(Design design, Predicate<PrivateSpec> that) {
    return design.privates().values().stream().noneMatch(that);
  }

  static boolean has(Design design, Class<? extends StepSpec> step) {
    return steps(design).anyMatch(step::isInstance);
  }

  private static Stream<StepSpec> steps(Design design) {
    return design.rounds().values().stream().flatMap(round -> round.steps().stream());
  }

  private static void auctioned(
      String path, CompanyAuction auction, Design design, CheckFindings findings) {
    var all = new ArrayList<String>();
    for (CompanySpec company : design.companies().values())
      if (design
          .findKind(company)
          .filter(kind -> kind.starts() == KindSpec.Starts.AUCTION)
          .isPresent()) all.add(company.id());
    if (all.isEmpty())
      idle(
          findings,
          path,
          auction,
          "no company is of a kind that is auctioned",
          "write 'starts: auction' for a kind, or remove the step");
    else if (!auction.first().isEmpty() && !all.contains(auction.first()))
      findings.error(
          path + ".first",
          auction.first() + " is of a kind that is not auctioned, so no company ever could be",
          "name one of " + String.join(", ", all));
  }

  private static void merged(String path, Merge merge, Design design, CheckFindings findings) {
    KindSpec into = design.kinds().get(merge.into());
    if (into == null) return;
    if (design.kinds().values().stream().allMatch(StepEffectCheck::divided))
      idle(
          findings,
          path,
          merge,
          "only companies with a single share merge, and no kind has one",
          "write 'shares: 100' for a kind, or remove the step");
    if (!divided(into))
      findings.error(
          path + ".into",
          "a company of kind '" + merge.into() + "' has a single share too",
          "name a kind with several certificates");
  }

  private static void idle(
      CheckFindings findings, String path, StepSpec step, String why, String fix) {
    findings.idle(path, YamlNames.key(step.getClass().getSimpleName()), why, fix);
  }
}
