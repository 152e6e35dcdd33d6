package roundhouse.position;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import roundhouse.board.HexId;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.spec.Design;
import roundhouse.engine.Title;
import roundhouse.game.Holder;

/** Finds names in the description of a position that the title does not have. */
final class StatedNames {
  /** Stands for the missing owner of a private or president of a company. */
  static final String NOBODY = "nobody";

  /** Stands for the owner of a closed private. */
  static final String CLOSED = "closed";

  /** Stands for a hex as printed, and for a company without a home marker. */
  static final String NONE = "none";

  private final Title title;
  private final Set<String> players;
  private final List<Mismatch> found = new ArrayList<>();

  private StatedNames(Title title, Collection<String> players) {
    this.title = title;
    this.players = new LinkedHashSet<>(players);
  }

  /**
   * @param path of the description in its file
   */
  static List<Mismatch> unknown(
      Title title, Collection<String> players, Stated stated, String path) {
    var names = new StatedNames(title, players);
    names.check(stated, path + ".");
    return names.found;
  }

  private void check(Stated stated, String path) {
    Design design = title.design();
    one(stated.phase(), path + "phase", "phase", design.phases().keySet());
    one(stated.priority(), path + "priority", "player", players);
    one(stated.nextTrain(), path + "next-train", "train", design.trains().keySet());
    all(stated.trainPool(), path + "train-pool", "train", design.trains().keySet());
    stated
        .trainsLeft()
        .keySet()
        .forEach(
            type -> known(type, path + "trains-left." + type, "train", design.trains().keySet()));
    stated.tiles().forEach((hex, tile) -> tile(hex, tile, path + "tiles." + hex));
    stated
        .players()
        .keySet()
        .forEach(name -> known(name, path + "players." + name, "player", players));
    stated.companies().forEach((id, company) -> company(id, company, path + "companies." + id));
    stated.privates().forEach((id, each) -> owned(id, each, path + "privates." + id));
    stated.turn().ifPresent(turn -> turn(turn, path + "turn."));
  }

  private void company(String id, StatedCompany company, String path) {
    Design design = title.design();
    known(id, path, "company", design.companies().keySet());
    company
        .shares()
        .keySet()
        .forEach(
            holder ->
                known(
                    holder,
                    path + ".shares." + holder,
                    "holder",
                    with(Holder.IPO.name(), Holder.POOL.name(), id)));
    one(company.president(), path + ".president", "player", with(Holder.POOL.name(), NOBODY));
    all(company.trains(), path + ".trains", "train", design.trains().keySet());
    company
        .home()
        .filter(home -> !home.equals(NONE))
        .ifPresent(home -> marker(home, path + ".home"));
    company.markers().orElse(List.of()).forEach(marker -> marker(marker, path + ".markers"));
  }

  private void marker(String written, String path) {
    StatedMarker.read(written)
        .ifPresentOrElse(
            marker -> known(marker.hex(), path, "hex", hexes()),
            () -> found.add(new Mismatch(path, StatedMarker.fault(written))));
  }

  private void owned(String id, StatedPrivate stated, String path) {
    known(id, path, "private", title.design().privates().keySet());
    var owners = with(Holder.BANK.name(), NOBODY, CLOSED);
    owners.addAll(title.design().companies().keySet());
    one(stated.owner(), path, "owner", owners);
  }

  private void turn(StatedTurn turn, String path) {
    var entities = new LinkedHashSet<>(players);
    entities.addAll(title.design().companies().keySet());
    one(turn.of(), path + "of", "player or company", entities);
    one(turn.round(), path + "round", "round", title.design().rounds().keySet());
  }

  private void tile(String hex, String tile, String path) {
    known(hex, path, "hex", hexes());
    if (tile.equals(NONE)) return;
    StatedTile.read(tile)
        .ifPresentOrElse(
            laid -> known(laid.number(), path, "tile", title.tiles().keySet()),
            () -> found.add(new Mismatch(path, StatedTile.fault(tile))));
  }

  private List<String> hexes() {
    return HexId.texts(title.map().hexes().keySet());
  }

  private Set<String> with(String... more) {
    var all = new LinkedHashSet<>(players);
    all.addAll(List.of(more));
    return all;
  }

  private void one(Optional<String> name, String path, String what, Collection<String> known) {
    name.ifPresent(given -> known(given, path, what, known));
  }

  private void all(
      Optional<List<String>> names, String path, String what, Collection<String> known) {
    names.orElse(List.of()).forEach(name -> known(name, path, what, known));
  }

  private void known(String name, String path, String what, Collection<String> known) {
    if (known.contains(name)) return;
    found.add(
        new Mismatch(
            path, "there is no %s '%s': %s".formatted(what, name, SpellingHint.fix(name, known))));
  }
}
