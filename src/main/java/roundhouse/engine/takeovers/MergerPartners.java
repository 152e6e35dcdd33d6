package roundhouse.engine.takeovers;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import roundhouse.engine.Game;
import roundhouse.engine.Verdict;
import roundhouse.game.Company;

/** The companies with which a merger can be completed. */
record MergerPartners(Mergers mergers) {

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
