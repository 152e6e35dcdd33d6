package roundhouse.editor.guide;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Font;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.DefaultListModel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.ListSelectionModel;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.PlaceholderList;
import roundhouse.words.UiWords;

/** The sections of all pages; a search keeps those that contain all its words. */
final class GuideContents extends JPanel {
  private record Entry(GuidePage page, GuidePage.Section section) {
    GuideLocation place() {
      return new GuideLocation(
          page.path(),
          section.level() == 1 && page.sections().getFirst() == section ? "" : section.anchor());
    }

    boolean has(String word) {
      return section.title().toLowerCase(Locale.ROOT).contains(word)
          || section.text().toLowerCase(Locale.ROOT).contains(word);
    }
  }

  private final transient Consumer<GuideLocation> go;
  private final JTextField wanted = new JTextField();
  private final DefaultListModel<Entry> model = new DefaultListModel<>();
  private final PlaceholderList<Entry> list =
      new PlaceholderList<>(model, UiWords.of("guide.reading"));
  private transient List<Entry> all = List.of();
  private transient boolean following;

  GuideContents(Consumer<GuideLocation> go) {
    super(new BorderLayout());
    this.go = go;
    wanted.setName("guide search");
    wanted.putClientProperty("JTextField.placeholderText", UiWords.of("guide.search"));
    wanted.putClientProperty("JTextField.showClearButton", true);
    wanted.getAccessibleContext().setAccessibleName(UiWords.of("guide.search"));
    KeyBindings.onTextChange(wanted, this::fill);
    KeyBindings.bindFocused(wanted, "DOWN", this::enter);
    KeyBindings.bindFocused(wanted, "ENTER", this::enter);
    list.setName("guide sections");
    list.getAccessibleContext().setAccessibleName(UiWords.of("guide.sections"));
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setCellRenderer(new Cell());
    list.addListSelectionListener(_ -> picked());
    var top = new JPanel(new BorderLayout());
    top.setBorder(BorderFactory.createEmptyBorder(8, 8, 8, 8));
    top.add(wanted, BorderLayout.CENTER);
    add(top, BorderLayout.NORTH);
    JScrollPane pane = Panels.scroll(list);
    pane.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    add(pane, BorderLayout.CENTER);
  }

  void show(List<GuidePage> pages) {
    all =
        pages.stream()
            .flatMap(
                page ->
                    page.sections().stream()
                        .filter(section -> section.level() <= 3)
                        .map(section -> new Entry(page, section)))
            .toList();
    list.say(UiWords.of("guide.nothing"));
    fill();
  }

  /** Selects the current section without going there. */
  void mark(GuideLocation place) {
    String section = place.anchor().replaceFirst("[.].*", "");
    following = true;
    var entries = new ArrayList<Entry>();
    for (int index = 0; index < model.size(); index++) entries.add(model.get(index));
    int at =
        entries.indexOf(
            entries.stream()
                .filter(entry -> entry.place().equals(new GuideLocation(place.page(), section)))
                .findFirst()
                .orElse(null));
    if (at < 0) list.clearSelection();
    else list.setSelectedIndex(at);
    list.ensureIndexIsVisible(at);
    following = false;
  }

  /** Focuses the search field. */
  void search() {
    wanted.requestFocusInWindow();
    wanted.selectAll();
  }

  private void enter() {
    list.requestFocusInWindow();
    if (list.isSelectionEmpty() && !model.isEmpty()) list.setSelectedIndex(0);
  }

  private void fill() {
    List<String> words =
        Stream.of(wanted.getText().toLowerCase(Locale.ROOT).split("\\s+"))
            .filter(word -> !word.isEmpty())
            .toList();
    following = true;
    model.clear();
    model.addAll(all.stream().filter(entry -> words.stream().allMatch(entry::has)).toList());
    following = false;
  }

  private void picked() {
    Entry entry = list.getSelectedValue();
    if (!following && entry != null) go.accept(entry.place());
  }

  private static final class Cell extends DefaultListCellRenderer {
    private static final int STEP = 14;

    @Override
    public Component getListCellRendererComponent(
        JList<?> of, Object value, int index, boolean selected, boolean focused) {
      GuidePage.Section section = ((Entry) value).section();
      super.getListCellRendererComponent(of, section.title(), index, selected, false);
      setFont(getFont().deriveFont(section.level() == 1 ? Font.BOLD : Font.PLAIN));
      setToolTipText(section.title());
      setBorder(BorderFactory.createEmptyBorder(2, 8 + STEP * (section.level() - 1), 2, 8));
      return this;
    }
  }
}
