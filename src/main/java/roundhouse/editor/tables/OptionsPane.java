package roundhouse.editor.tables;

import java.awt.BorderLayout;
import java.util.List;
import java.util.Optional;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListSelectionModel;
import roundhouse.design.MapNode;
import roundhouse.editor.kit.Panels;
import roundhouse.workshop.Draft;

/** The options of a design; of the one that is picked, what it changes in data and which script answers. */
final class OptionsPane extends JPanel {
  private final JList<String> options = new JList<>();
  private final JList<String> changes = new JList<>();
  private transient Optional<MapNode> title = Optional.empty();

  OptionsPane() {
    super(new BorderLayout());
    options.setName("options");
    options.getAccessibleContext().setAccessibleName("Options");
    changes.setName("option changes");
    changes.getAccessibleContext().setAccessibleName("What the option changes");
    options.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    options.addListSelectionListener(_ -> pick());
    add(Panels.scroll(options), BorderLayout.WEST);
    add(Panels.section("What it changes", Panels.scroll(changes)), BorderLayout.CENTER);
  }

  void show(Draft draft) {
    if (title.equals(draft.result().tree())) return;
    title = draft.result().tree();
    List<String> names = title.flatMap(tree -> tree.get("options")).filter(MapNode.class::isInstance).map(map -> ((MapNode) map).keys()).orElse(List.of());
    String picked = options.getSelectedValue();
    options.setListData(names.toArray(String[]::new));
    if (picked != null && names.contains(picked)) options.setSelectedValue(picked, true);
    else if (!names.isEmpty()) options.setSelectedIndex(0);
    pick();
  }

  private void pick() {
    String option = options.getSelectedValue();
    changes.setListData(option == null ? new String[0] : title.map(tree -> OptionChanges.of(tree, option)).orElse(List.of()).toArray(String[]::new));
  }
}
