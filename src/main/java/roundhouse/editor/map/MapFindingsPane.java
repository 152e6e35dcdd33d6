package roundhouse.editor.map;

import java.awt.BorderLayout;
import java.awt.Component;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import javax.swing.ListCellRenderer;
import javax.swing.SwingUtilities;
import roundhouse.board.HexId;
import roundhouse.design.problem.Problem;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.PlaceholderList;
import roundhouse.engine.Title;
import roundhouse.mapping.EditedMap;
import roundhouse.survey.MapCheck;
import roundhouse.survey.MapFinding;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;

/**
 * What is wrong with the map: the problems of its text, and the findings of the check of the whole
 * map, which runs in the background.
 */
final class MapFindingsPane extends JPanel {
  private final transient ExecutorService worker = BackgroundThreads.inTurn("map check");
  private final transient MapEditorModel editorModel;
  private final transient Consumer<List<MapFinding>> found;
  private final DefaultListModel<MapFinding> model = new DefaultListModel<>();
  private final JList<MapFinding> list = new PlaceholderList<>(model, UiWords.of("hexes.sound"));
  private final JLabel heading = Panels.heading(UiWords.of("hexes.check"));
  private transient Optional<EditedMap> checked = Optional.empty();
  private transient Optional<Title> title = Optional.empty();
  private transient Optional<List<MapFinding>> last = Optional.empty();

  /**
   * @param found called with the findings of the check
   */
  MapFindingsPane(MapEditorModel editorModel, Consumer<List<MapFinding>> found) {
    super(new BorderLayout());
    this.editorModel = editorModel;
    this.found = found;
    list.setName("map findings");
    list.getAccessibleContext().setAccessibleName(UiWords.of("hexes.findings"));
    list.setCellRenderer(new MapFindingRenderer());
    list.addListSelectionListener(_ -> go());
    add(Panels.section(heading, Panels.scroll(list)), BorderLayout.CENTER);
    editorModel.addListener(this::check);
  }

  /** Sets the title whose tiles the check uses. */
  void title(Optional<Title> loaded) {
    if (loaded.isEmpty() || loaded.equals(title)) return;
    title = loaded;
    checked = Optional.empty();
    check();
  }

  private void check() {
    if (editorModel.edited().isEmpty() || editorModel.edited().equals(checked)) return;
    checked = editorModel.edited();
    EditedMap map = checked.get();
    Optional<Title> tiles = title;
    worker.execute(
        () -> {
          List<MapFinding> findings =
              tiles
                  .map(rules -> MapCheck.of(map.map(), rules.tiles(), rules.design()))
                  .orElseGet(() -> MapCheck.of(map.map()));
          SwingUtilities.invokeLater(() -> show(map, findings));
        });
  }

  private void show(EditedMap map, List<MapFinding> findings) {
    if (checked.filter(now -> now == map).isEmpty()) return;
    var all = new LinkedHashMap<String, MapFinding>();
    findings.forEach(finding -> all.put(finding.message(), finding));
    map.problems().stream()
        .filter(problem -> problem.path().startsWith("map"))
        .map(MapFindingsPane::finding)
        .forEach(finding -> all.putIfAbsent(finding.message(), finding));
    show(List.copyOf(all.values()));
    found.accept(findings);
  }

  private void show(List<MapFinding> all) {
    if (last.filter(all::equals).isPresent()) return;
    last = Optional.of(all);
    model.clear();
    model.addAll(all);
    heading.setText(
        all.isEmpty() ? UiWords.of("hexes.check") : UiWords.of("hexes.found", all.size()));
  }

  private static MapFinding finding(Problem problem) {
    String[] names = problem.path().split("[.]");
    boolean hex = names.length > 2 && names[1].equals("hexes");
    return new MapFinding(
        hex ? List.of(HexId.of(names[2])) : List.of(),
        problem.path(),
        problem.message() + (problem.fix().isEmpty() ? "" : ": " + problem.fix()));
  }

  private void go() {
    MapFinding picked = list.getSelectedValue();
    if (picked != null && !picked.hexes().isEmpty()) editorModel.cursor(picked.hexes().getFirst());
  }

  /** Draws a finding, wrapped to as many lines as it needs. */
  private static final class MapFindingRenderer extends JTextArea
      implements ListCellRenderer<MapFinding> {
    MapFindingRenderer() {
      setLineWrap(true);
      setWrapStyleWord(true);
      setBorder(BorderFactory.createEmptyBorder(3, 10, 3, 10));
    }

    @Override
    public Component getListCellRendererComponent(
        JList<? extends MapFinding> list,
        MapFinding finding,
        int index,
        boolean selected,
        boolean focused) {
      setText(finding.message());
      setFont(list.getFont());
      setBackground(selected ? list.getSelectionBackground() : list.getBackground());
      setForeground(selected ? list.getSelectionForeground() : list.getForeground());
      setSize(
          Math.max(120, list.getParent() == null ? 240 : list.getParent().getWidth()),
          Short.MAX_VALUE);
      getAccessibleContext().setAccessibleName(finding.message());
      return this;
    }
  }
}
