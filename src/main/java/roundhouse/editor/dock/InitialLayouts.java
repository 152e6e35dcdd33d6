package roundhouse.editor.dock;

import java.util.Map;

/**
 * The layouts as they are before the user changes them.
 *
 * @param first the name of the one shown at the first start
 */
public record InitialLayouts(Map<String, DockLayout> byName, String first) {
  public InitialLayouts {
    byName = Map.copyOf(byName);
  }
}
