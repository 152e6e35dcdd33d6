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
import javax.swing.JTextField;
import javax.swing.ListSelectionModel;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.SaysWhenEmpty;
import roundhouse.editor.kit.Typing;
import roundhouse.words.Words;

/** The sections of all pages; a search leaves those that contain all its words. */
final class Contents extends JPanel {
  private record Entry(GuidePage page, GuidePage.Section section) {
    GuidePlace place() {
      return new GuidePlace(
          page.path(),
          section.level() == 1 && page.sections().getFirst() == section ? "" : section.anchor());
    }

    boolean has(String word) {
      return section.title().toLowerCase(Locale.ROOT).contains(word)
          || section.text().toLowerCase(Locale.ROOT).contains(word);
    }
  }

  private final transient Consumer<GuidePlace> go;
  private final JTextField wanted = new JTextField();
  private final DefaultListModel<Entry> model = new DefaultListModel<>();
  private final JList<Entry> list = new SaysWhenEmpty<>(model, Words.of("guide.nothing"));
  private transient List<Entry> all = List.of();
  private transient boolean following;

  Contents(Consumer<GuidePlace> go) {
    super(new BorderLayout());
    this.go = go;
    wanted.setName("guide search");
    wanted.putClientProperty("JTextField.placeholderText", Words.of("guide.search"));
    wanted.putClientProperty("JTextField.showClearButton", true);
    wanted.getAccessibleContext().setAccessibleName(Words.of("guide.search"));
    Typing.listen(wanted, this::fill);
    Typing.take(wanted, "DOWN", this::enter);
    Typing.take(wanted, "ENTER", this::enter);
    list.setName("guide sections");
    list.getAccessibleContext().setAccessibleName(Words.of("guide.sections"));
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setCellRenderer(new Cell());
    list.addListSelectionListener(_ -> picked());
    var top = new JPanel(new BorderLayout());
    top.setBorder(BorderFactory.createEmptyBorder(8, 8, 8, 8));
    top.add(wanted, BorderLayout.CENTER);
    add(top, BorderLayout.NORTH);
    add(Panels.scroll(list), BorderLayout.CENTER);
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
    fill();
  }

  /** Selects the current section without going there. */
  void mark(GuidePlace place) {
    String section = place.anchor().replaceFirst("[.].*", "");
    following = true;
    var entries = new ArrayList<Entry>();
    for (int index = 0; index < model.size(); index++) entries.add(model.get(index));
    int at =
        entries.indexOf(
            entries.stream()
                .filter(entry -> entry.place().equals(new GuidePlace(place.page(), section)))
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
      setBorder(BorderFactory.createEmptyBorder(2, 8 + STEP * (section.level() - 1), 2, 8));
      return this;
    }
  }
}
