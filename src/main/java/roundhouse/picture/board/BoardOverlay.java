package roundhouse.picture.board;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import roundhouse.board.HexId;
import roundhouse.board.TilePlacement;
import roundhouse.route.problem.StopRef;

/**
 * What is drawn on top of a board.
 *
 * @param legal hexes that can be chosen
 * @param changed hexes that the last action changed
 * @param picked the city or town where a marker or token would be placed
 * @param preview a tile that could be laid, drawn translucent
 * @param cursor the hex that the keyboard is on
 * @param noted hexes with notes
 */
public record BoardOverlay(
    RouteOverlay routes,
    Set<HexId> legal,
    Set<HexId> changed,
    Optional<StopRef> picked,
    Optional<Preview> preview,
    Optional<HexId> cursor,
    Set<HexId> noted) {
  public static final BoardOverlay NONE =
      new BoardOverlay(
          RouteOverlay.of(List.of()),
          Set.of(),
          Set.of(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Set.of());

  /** A tile shown on a hex before it is laid. */
  public record Preview(HexId hex, TilePlacement placement) {}

  public BoardOverlay {
    legal = Set.copyOf(legal);
    changed = Set.copyOf(changed);
    noted = Set.copyOf(noted);
  }

  public BoardOverlay withRoutes(RouteOverlay more) {
    return new BoardOverlay(more, legal, changed, picked, preview, cursor, noted);
  }

  public BoardOverlay withLegal(Set<HexId> hexes) {
    return new BoardOverlay(routes, hexes, changed, picked, preview, cursor, noted);
  }

  public BoardOverlay withChanged(Set<HexId> hexes) {
    return new BoardOverlay(routes, legal, hexes, picked, preview, cursor, noted);
  }

  public BoardOverlay withPicked(Optional<StopRef> stop) {
    return new BoardOverlay(routes, legal, changed, stop, preview, cursor, noted);
  }

  public BoardOverlay withPreview(HexId hex, TilePlacement placement) {
    return new BoardOverlay(
        routes, legal, changed, picked, Optional.of(new Preview(hex, placement)), cursor, noted);
  }

  public BoardOverlay withCursor(Optional<HexId> hex) {
    return new BoardOverlay(routes, legal, changed, picked, preview, hex, noted);
  }

  public BoardOverlay withNoted(Set<HexId> hexes) {
    return new BoardOverlay(routes, legal, changed, picked, preview, cursor, hexes);
  }
}
