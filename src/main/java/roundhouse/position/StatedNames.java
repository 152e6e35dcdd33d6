package roundhouse.position;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import roundhouse.board.HexId;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.spec.Design;
import roundhouse.engine.Title;
import roundhouse.game.Holder;
import roundhouse.position.StateProperty.Named;

/** Finds names in the description of a position that the title does not have. */
final class StatedNames {
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
    names.check(stated, path);
    return names.found;
  }

  private void check(Record stated, String path) {
    for (StatedValue each : StatedValue.of(stated).values()) {
      String at = path + "." + each.key();
      if (each.value() instanceof Map<?, ?> entries)
        entries.forEach(
            (name, value) -> {
              known((String) name, each.property().entries(), at + "." + name);
              check(value, each.property(), at + "." + name);
            });
      else check(each.value(), each.property(), at);
    }
  }

  private void check(Object value, StateProperty property, String path) {
    switch (value) {
      case Record part -> check(part, path);
      case List<?> texts -> texts.forEach(each -> check(each, property, path));
      case String text -> known(text, property.names(), path);
      default -> {}
    }
  }

  private void known(String text, Named kind, String path) {
    if (kind == Named.ANYTHING
        || text.equals(Stated.NONE) && (kind == Named.TILE || kind == Named.HOME)) return;
    Optional<String> name =
        switch (kind) {
          case TILE -> StatedTile.read(text).map(StatedTile::number);
          case MARKER, HOME -> StatedMarker.read(text).map(StatedMarker::hex);
          default -> Optional.of(text);
        };
    Collection<String> names = names(kind);
    if (name.isEmpty())
      tell(path, kind == Named.TILE ? StatedTile.fault(text) : StatedMarker.fault(text));
    else if (!names.contains(name.get()))
      tell(
          path,
          "there is no %s '%s': %s"
              .formatted(kind.word, name.get(), SpellingHint.fix(name.get(), names)));
  }

  private void tell(String path, String says) {
    found.add(new Mismatch(path, says));
  }

  private Collection<String> names(Named kind) {
    Design design = title.design();
    Set<String> companies = design.companies().keySet();
    return switch (kind) {
      case ANYTHING -> Set.of();
      case PHASE -> design.phases().keySet();
      case ROUND -> design.rounds().keySet();
      case TRAIN -> design.trains().keySet();
      case COMPANY -> companies;
      case PRIVATE -> design.privates().keySet();
      case HEX, MARKER, HOME -> HexId.texts(title.map().hexes().keySet());
      case TILE -> title.tiles().keySet();
      case PLAYER -> players;
      case KIND -> design.kinds().keySet();
      case HOLDER -> {
        Set<String> holders = playersAnd(List.of(Holder.IPO.name(), Holder.POOL.name()));
        holders.addAll(companies);
        yield holders;
      }
      case PRESIDENT -> playersAnd(List.of(Holder.POOL.name(), Stated.NOBODY));
      case OWNER -> {
        Set<String> owners = playersAnd(List.of(Holder.BANK.name(), Stated.NOBODY, Stated.CLOSED));
        owners.addAll(companies);
        yield owners;
      }
      case DECIDER -> playersAnd(companies);
    };
  }

  private Set<String> playersAnd(Collection<String> others) {
    var all = new LinkedHashSet<>(players);
    all.addAll(others);
    return all;
  }
}
