package roundhouse.lab.valuesearch;

import java.util.Set;
import java.util.function.UnaryOperator;
import roundhouse.design.yaml.MapNode;
import roundhouse.script.loading.Loaded;

/** The designs of a project. */
@FunctionalInterface
public interface SearchedDesigns {
  /** Loads a design with options on, and other values at some places. */
  Loaded load(String design, Set<String> options, UnaryOperator<MapNode> change);
}
