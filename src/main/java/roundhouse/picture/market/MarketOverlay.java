package roundhouse.picture.market;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import roundhouse.market.MarketCell;

/**
 * What is marked on a market while somebody decides.
 *
 * @param pars spaces at which a company may start now
 * @param picked the space that is picked
 * @param focused the space that has the keyboard
 * @param moves where a draft would move tokens
 * @param others where what could be picked instead would move them
 */
public record MarketOverlay(
    Set<MarketCell> pars,
    Optional<MarketCell> picked,
    Optional<MarketCell> focused,
    List<Move> moves,
    List<Move> others) {
  public static final MarketOverlay NONE =
      new MarketOverlay(Set.of(), Optional.empty(), Optional.empty(), List.of(), List.of());

  /** A token's way from one space to another. */
  public record Move(String company, MarketCell from, MarketCell to) {}

  public MarketOverlay {
    pars = Set.copyOf(pars);
    moves = List.copyOf(moves);
    others = List.copyOf(others);
  }
}
