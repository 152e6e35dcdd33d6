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

  void show(LoadedDesign now) {
    inPlay = Optional.of(now);
  }

  void show(Map<Path, ProjectCheck.Found> found) {
    others = found;
  }

  /** The design that contains a file, otherwise the one being played. */
  Optional<LoadedDesign> loaded(Document document) {
    return loaded(document.file().getParent()).or(() -> inPlay);
  }

  /** The design in a folder. */
  Optional<LoadedDesign> loaded(Path design) {
    if (inPlay.filter(now -> now.folder().equals(design)).isPresent()) return inPlay;
    return Optional.ofNullable(others.get(design)).map(ProjectCheck.Found::loaded);
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
