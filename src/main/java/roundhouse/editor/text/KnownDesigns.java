package roundhouse.editor.text;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.YamlNode;
import roundhouse.edit.Document;
import roundhouse.workshop.documents.LoadedDesign;
import roundhouse.workshop.documents.ProjectCheck;

/** The designs of the project as read last. */
final class KnownDesigns {
  private Optional<LoadedDesign> inPlay = Optional.empty();
  private Map<Path, ProjectCheck.Found> others = Map.of();
  private boolean allRead;
  private Runnable waiting = () -> {};

  void show(LoadedDesign now) {
    inPlay = Optional.of(now);
  }

  void show(Map<Path, ProjectCheck.Found> found) {
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

  private Optional<LoadedDesign> inPlay(Path design) {
    return inPlay.filter(now -> now.folder().equals(design));
  }

  /** The design that contains a file, otherwise the one being played. */
  Optional<LoadedDesign> loaded(Document document) {
    return loaded(document.file().getParent()).or(() -> inPlay);
  }

  /** The design in a folder. */
  Optional<LoadedDesign> loaded(Path design) {
    return inPlay(design)
        .or(() -> Optional.ofNullable(others.get(design)).map(ProjectCheck.Found::loaded));
  }

  /** The map at a path of the design that contains a file. */
  Optional<MapNode> map(Document document, String path) {
    Optional<YamlNode> node =
        loaded(document).flatMap(now -> now.result().tree()).map(YamlNode.class::cast);
    for (String name : path.split("\\."))
      node = node.filter(MapNode.class::isInstance).flatMap(map -> ((MapNode) map).get(name));
    return node.filter(MapNode.class::isInstance).map(MapNode.class::cast);
  }
}
