package roundhouse.editor.text;

import java.awt.Component;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import javax.swing.BorderFactory;
import javax.swing.JCheckBox;
import javax.swing.JList;
import javax.swing.ListCellRenderer;
import roundhouse.editor.kit.HtmlText;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.words.UiWords;
import roundhouse.words.VisibleText;
import roundhouse.workshop.documents.TextSearch;

/**
 * The found places by file, each with a tick that says whether it is to be replaced, and with the
 * line as it would then be.
 */
final class SearchResults extends JList<SearchRow> {
  private static final int INDENT = 22;
  private static final int TICK = 24;

  private final transient Set<TextSearch.Match> picked = new LinkedHashSet<>();
  private final transient Runnable changed;
  private final transient Predicate<Path> refused;
  private transient Set<Path> readOnly = Set.of();
  private transient Optional<String> replacement = Optional.empty();

  /**
   * @param changed called when a tick is set or removed
   * @param go called to go to the selected place
   * @param refused tells why a read-only file cannot be ticked, if it cannot
   */
  SearchResults(Runnable changed, Runnable go, Predicate<Path> refused) {
    this.changed = changed;
    this.refused = refused;
    setName("found");
    getAccessibleContext().setAccessibleName(UiWords.of("text.places"));
    setCellRenderer(new Cell());
    KeyBindings.bindFocused(this, "SPACE", () -> toggle(getSelectedValue()));
    KeyBindings.bindFocused(this, "ENTER", go);
    addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            int row = locationToIndex(event.getPoint());
            if (row < 0) return;
            SearchRow clicked = getModel().getElementAt(row);
            int left = clicked instanceof SearchRow.Place ? INDENT : 0;
            if (event.getX() < left + TICK) toggle(clicked);
            else go.run();
          }
        });
  }

  /**
   * Shows what was found.
   *
   * @param ticked the places to be replaced
   * @param fixed files that are not to be edited
   */
  void show(List<TextSearch.Match> found, Collection<TextSearch.Match> ticked, Set<Path> fixed) {
    readOnly = fixed;
    picked.clear();
    picked.addAll(ticked);
    Map<Path, List<TextSearch.Match>> files =
        found.stream()
            .collect(
                Collectors.groupingBy(
                    match -> match.place().file(), LinkedHashMap::new, Collectors.toList()));
    var rows = new ArrayList<SearchRow>();
    files.forEach(
        (file, places) -> {
          rows.add(new SearchRow.InFile(file, places));
          places.forEach(place -> rows.add(new SearchRow.Place(place)));
        });
    setListData(rows.toArray(SearchRow[]::new));
    if (rows.size() > 1) setSelectedIndex(1);
    changed.run();
  }

  /** Shows each line as it would be; empty shows the lines as they are. */
  void preview(Optional<String> with) {
    replacement = with;
    repaint();
  }

  /** The places with a tick, by file. */
  Map<Path, List<TextSearch.Match>> picked() {
    return picked.stream()
        .collect(
            Collectors.groupingBy(
                match -> match.place().file(), LinkedHashMap::new, Collectors.toList()));
  }

  int pickedCount() {
    return picked.size();
  }

  /** The selected place; the first one of a selected file. */
  Optional<TextSearch.Match> selected() {
    return Optional.ofNullable(getSelectedValue()).map(row -> row.places().getFirst());
  }

  private void toggle(SearchRow row) {
    if (row == null) return;
    Path file = row.places().getFirst().place().file();
    if (readOnly.contains(file) && refused.test(file)) return;
    if (picked.containsAll(row.places())) row.places().forEach(picked::remove);
    else picked.addAll(row.places());
    repaint();
    changed.run();
  }

  private final class Cell extends JCheckBox implements ListCellRenderer<SearchRow> {
    Cell() {
      putClientProperty("html.disable", false);
      setBorderPainted(true);
    }

    @Override
    public Component getListCellRendererComponent(
        JList<? extends SearchRow> of, SearchRow row, int index, boolean chosen, boolean focused) {
      setComponentOrientation(of.getComponentOrientation());
      setFont(of.getFont());
      setBackground(chosen ? of.getSelectionBackground() : of.getBackground());
      setForeground(chosen ? of.getSelectionForeground() : of.getForeground());
      setSelected(picked.containsAll(row.places()));
      int left = row instanceof SearchRow.Place ? INDENT : 0;
      setBorder(BorderFactory.createEmptyBorder(2, 4 + left, 2, 10));
      HtmlText.in(this, "<html><nobr>" + html(row));
      return this;
    }

    private String html(SearchRow row) {
      return switch (row) {
        case SearchRow.InFile file ->
            "<b>"
                + VisibleText.html(file.name())
                + "</b>&nbsp; "
                + file.places().size()
                + (readOnly.contains(file.file())
                    ? "&nbsp; " + VisibleText.html(UiWords.of("search.fixed"))
                    : "");
        case SearchRow.Place(TextSearch.Match match) -> html(match);
      };
    }

    private String html(TextSearch.Match match) {
      String before = match.text().substring(0, match.from()).stripLeading();
      String after = match.text().substring(match.from() + match.length());
      String there =
          replacement
              .filter(_ -> picked.contains(match))
              .map(
                  with ->
                      "<s>"
                          + VisibleText.html(match.found())
                          + "</s> <b>"
                          + VisibleText.html(with)
                          + "</b>")
              .orElse("<b>" + VisibleText.html(match.found()) + "</b>");
      return match.place().line()
          + "&nbsp;&nbsp; "
          + VisibleText.html(before)
          + there
          + VisibleText.html(after);
    }
  }
}
