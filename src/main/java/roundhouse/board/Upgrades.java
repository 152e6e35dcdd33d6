package roundhouse.board;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Which tile may replace which. In general the new tile has the next colour, the same labels, all
 * track of the old one, and the same number of cities and small stations. A halt may become a town.
 * Only cities that share a label may merge or split. Exceptions of a title are {@linkplain
 * UpgradeOverride overrides}; one that names a tile without stops ends those of the hex.
 */
public final class Upgrades {
  /** Stands for a hex that no override names. */
  private static final HexId ANY = HexId.of("");

  private final List<UpgradeOverride> overrides;
  private final Set<HexId> special;

  /**
   * Caches: games ask for the same pairs again and again, and a title has a limited number of them.
   */
  private final Map<Pair, List<Integer>> known = new ConcurrentHashMap<>();

  private final Map<Pair, Boolean> stopKept = new ConcurrentHashMap<>();
  private final Map<Place, List<Tile>> followers = new ConcurrentHashMap<>();

  /** An existing tile, rotated as it lies, and a tile that may replace it. */
  private record Pair(Tile lying, Tile after) {}

  /** An existing tile, its hex ({@link #ANY} if no override names it), and the manifest. */
  private record Place(HexId hex, Tile lying, Map<String, Tile> tiles) {

    @Override
    public boolean equals(Object other) {
      return other instanceof Place place
          && tiles == place.tiles
          && hex.equals(place.hex)
          && lying.equals(place.lying);
    }

    @Override
    public int hashCode() {
      return 31 * hex.hashCode() + lying.hashCode();
    }
  }

  /** Later overrides win over earlier ones. */
  public Upgrades(List<UpgradeOverride> overrides) {
    this.overrides = List.copyOf(overrides).reversed();
    this.special =
        overrides.stream()
            .flatMap(override -> override.hexes().stream())
            .collect(Collectors.toUnmodifiableSet());
  }

  /** The general rules without overrides. */
  public static Upgrades plain() {
    return new Upgrades(List.of());
  }

  /** Whether {@code after} may replace {@code before} on some hex, in some rotation. */
  public boolean mayReplace(Tile before, Tile after) {
    Optional<UpgradeOverride> everywhere = find(before, after, Set::isEmpty);
    return mayReplace(before, after, everywhere.or(() -> allowing(before, after)));
  }

  /** Whether {@code after} may replace {@code before} on a hex, in some rotation. */
  public boolean mayReplace(HexId hex, Tile before, Tile after) {
    Optional<UpgradeOverride> here = find(before, after, hexes -> hexes.contains(hex));
    return mayReplace(before, after, here.or(() -> find(before, after, Set::isEmpty)));
  }

  /** The tiles of a manifest that may replace a hex's tile, in the manifest's order. */
  public List<Tile> replacements(HexId hex, Tile lying, Map<String, Tile> manifest) {
    var place = new Place(special.contains(hex) ? hex : ANY, lying, manifest);
    List<Tile> found = followers.get(place);
    if (found != null) return found;
    List<Tile> replacing =
        manifest.values().stream().filter(tile -> mayReplace(hex, lying, tile)).toList();
    followers.put(place, replacing);
    return replacing;
  }

  /**
   * The rotations, from 0 to 5, in which {@code after} keeps all track of {@code lying} with
   * matching stops. Symmetrical tiles list every rotation. Ignores the hex's edges and the tile's
   * colour.
   */
  public List<Integer> rotations(Tile lying, Tile after) {
    var pair = new Pair(lying, after);
    List<Integer> rotations = known.get(pair);
    return rotations != null
        ? rotations
        : known.computeIfAbsent(pair, asked -> found(lying, after));
  }

  private List<Integer> found(Tile lying, Tile after) {
    List<Integer> rotations = rotations(turn -> keepsTrack(lying, after.rotated(turn)));
    if (!rotations.isEmpty() || allowing(lying, after).isEmpty()) return rotations;
    return rotations(
        turn ->
            TrackMatch.ofAnyKind(lying, after.rotated(turn)).isPresent()
                || TrackMatch.withoutStops(lying, after.rotated(turn)));
  }

  /**
   * Whether {@code turned} has all track of {@code lying} and its only stop, if any, unchanged, so
   * that everything reachable stays reachable.
   */
  public boolean keepsStop(Tile lying, Tile turned) {
    return stopKept.computeIfAbsent(
        new Pair(lying, turned),
        pair -> sameStop(lying, turned) && ends(turned).containsAll(ends(lying)));
  }

  private static boolean sameStop(Tile lying, Tile turned) {
    return lying.stops().size() <= 1 && kinds(lying).equals(kinds(turned));
  }

  private static List<Stop.Kind> kinds(Tile tile) {
    return tile.stops().stream().map(Stop::kind).toList();
  }

  private static Set<Set<Track.End>> ends(Tile tile) {
    return tile.tracks().stream()
        .map(track -> Set.of(track.a(), track.b()))
        .collect(Collectors.toSet());
  }

  /**
   * Whether {@code turned} keeps all track of {@code lying} stop for stop, both rotated as they
   * lie.
   */
  public boolean keepsTrack(Tile lying, Tile turned) {
    return TrackMatch.between(lying, turned).isPresent();
  }

  private boolean mayReplace(Tile before, Tile after, Optional<UpgradeOverride> override) {
    boolean permitted =
        override.map(UpgradeOverride::allowed).orElseGet(() -> follows(before, after));
    return permitted && !rotations(before, after).isEmpty();
  }

  private static boolean follows(Tile before, Tile after) {
    return before.color().next().filter(next -> next == after.color()).isPresent()
        && before.labels().equals(after.labels())
        && smallStations(before) == smallStations(after)
        && (cities(before) == cities(after)
            || !before.labels().isEmpty() && cities(before) > 0 && cities(after) > 0);
  }

  private static long cities(Tile tile) {
    return tile.stops().stream().filter(Stop::isCity).count();
  }

  private static long smallStations(Tile tile) {
    return tile.stops().stream().filter(Stop::isSmall).count();
  }

  private static List<Integer> rotations(IntPredicate keeps) {
    return IntStream.range(0, 6).filter(keeps).boxed().toList();
  }

  private Optional<UpgradeOverride> allowing(Tile before, Tile after) {
    return find(before, after, hexes -> true).filter(UpgradeOverride::allowed);
  }

  private Optional<UpgradeOverride> find(Tile before, Tile after, Predicate<Set<HexId>> where) {
    String from = before.number().isEmpty() ? UpgradeOverride.PRINTED : before.number();
    for (UpgradeOverride override : overrides) {
      if (override.to().equals(after.number())
          && override.from().equals(from)
          && where.test(override.hexes())) return Optional.of(override);
    }
    return Optional.empty();
  }
}
