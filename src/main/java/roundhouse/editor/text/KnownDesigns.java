package roundhouse.editor.text;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.YamlNode;
import roundhouse.edit.Document;
import roundhouse.script.loading.Loaded;

/** The designs of the project as read last. */
final class KnownDesigns {
  private Optional<Loaded> inPlay = Optional.empty();
  private Map<Path, Loaded> others = Map.of();
  private boolean allRead;
  private Runnable waiting = () -> {};

  void show(Loaded now) {
    inPlay = Optional.of(now);
  }

  void show(Map<Path, Loaded> found) {
    others = found;
    allRead = true;
    Runnable next = waiting;
    waiting = () -> {};
    next.run();
  }

  /**
   * Acts once the design that contains a file has been read, which is at once except just after the
   * window has opened. Only the latest action waits.
   */
  void whenRead(Document document, Runnable action) {
    if (allRead || inPlay(document.file().getParent()).isPresent()) action.run();
    else waiting = action;
  }

  private Optional<Loaded> inPlay(Path design) {
    return inPlay.filter(now -> now.folder().equals(design));
  }

  /** The design that contains a file, otherwise the one being played. */
  Optional<Loaded> loaded(Document document) {
    return loaded(document.file().getParent()).or(() -> inPlay);
  }

  /** The design in a folder. */
  Optional<Loaded> loaded(Path design) {
    return inPlay(design).or(() -> Optional.ofNullable(others.get(design)));
  }

  /** The map at a path of the design that contains a file. */
  Optional<MapNode> map(Document document, String path) {
    Optional<YamlNode> node =
        loaded(document).flatMap(now -> now.read().tree()).map(YamlNode.class::cast);
    for (String name : path.split("\\."))
      node = node.filter(MapNode.class::isInstance).flatMap(map -> ((MapNode) map).get(name));
    return node.filter(MapNode.class::isInstance).map(MapNode.class::cast);
  }
}
