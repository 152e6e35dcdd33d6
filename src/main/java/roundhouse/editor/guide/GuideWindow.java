package roundhouse.editor.guide;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Component;
import java.awt.Desktop;
import java.awt.Font;
import java.awt.Frame;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JEditorPane;
import javax.swing.JFrame;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.JToolBar;
import javax.swing.ListSelectionModel;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import javax.swing.event.HyperlinkEvent;
import javax.swing.text.html.HTMLDocument;
import javax.swing.text.html.HTMLEditorKit;
import javax.swing.text.html.StyleSheet;
import roundhouse.editor.kit.Divider;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.MessageLine;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.PlaceholderList;
import roundhouse.editor.kit.Settings;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.WrappedLine;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;

/**
 * The guide in a separate window, to use beside the main one: contents and search on the left, the
 * page on the right.
 */
public final class GuideWindow extends JFrame {
  private final GuideContents contents = new GuideContents(this::go);
  private final GuidePageView view;
  private final MessageLine told = new MessageLine("guide told");
  private final JButton back = new JButton(UiWords.of("guide.back"));
  private final transient Deque<GuideLocation> before = new ArrayDeque<>();
  private transient GuideLocation present = new GuideLocation("", "");
  private transient Optional<Guide> guide = Optional.empty();

  public GuideWindow(Frame owner, WindowLook look, Settings settings) {
    super(UiWords.of("guide.window"));
    setName("guide");
    setIconImages(owner.getIconImages());
    view = new GuidePageView(look, this::follow);
    look.addListener(view::applyStyles);
    back.setName("guide back");
    back.setToolTipText(UiWords.of("guide.back-tip"));
    back.addActionListener(_ -> back());
    back.setEnabled(false);
    var bar = new JToolBar();
    bar.setFloatable(false);
    bar.add(back);
    bar.add(told);
    add(bar, BorderLayout.NORTH);
    add(
        new Divider(settings, "guide", 300, 0).row(contents, Panels.scroll(view)),
        BorderLayout.CENTER);
    keys(getRootPane());
    setSize(Panels.onScreen(1120, 780));
    setLocationRelativeTo(owner);
  }

  private void keys(JComponent root) {
    KeyBindings.bind(root, "ESCAPE", () -> setVisible(false));
    KeyBindings.bind(root, "ctrl F", contents::search);
    KeyBindings.bind(root, "alt LEFT", this::back);
  }

  /**
   * Opens the place that explains a topic best; the first time, reads the pages in the background.
   */
  public void open(GuideTopic topic) {
    setVisible(true);
    toFront();
    if (guide.isPresent()) {
      go(guide.get().find(topic));
      return;
    }
    told.tell(UiWords.of("guide.reading"));
    BackgroundThreads.start(
        "guide",
        () -> {
          Guide read = Guide.read();
          SwingUtilities.invokeLater(() -> show(read, topic));
        });
  }

  private void show(Guide read, GuideTopic topic) {
    guide = Optional.of(read);
    contents.show(read.pages());
    go(read.find(topic));
    view.requestFocusInWindow();
  }

  private void go(GuideLocation place) {
    if (place.equals(present)) return;
    if (!present.page().isEmpty()) before.push(present);
    visit(place);
  }

  private void back() {
    if (!before.isEmpty()) visit(before.pop());
  }

  private void visit(GuideLocation place) {
    present = place;
    back.setEnabled(!before.isEmpty());
    guide
        .flatMap(read -> read.page(place.page()))
        .ifPresent(
            page -> {
              view.show(page, place.anchor());
              told.tell(page.title());
            });
    contents.mark(place);
  }

  /**
   * Follows a link to a page of the guide or to the web; names the file if it leads to a file of
   * the repository.
   */
  private void follow(String link) {
    if (link.startsWith("http")) {
      browse(link);
      return;
    }
    GuideLocation place = GuideLocation.of(present.page(), link);
    if (guide.flatMap(read -> read.page(place.page())).isPresent()) go(place);
    else told.tell(UiWords.of("guide.file", place.page()));
  }

  private void browse(String link) {
    told.tell(link);
    if (!Desktop.isDesktopSupported() || !Desktop.getDesktop().isSupported(Desktop.Action.BROWSE))
      return;
    BackgroundThreads.start(
        "guide",
        () -> {
          try {
            Desktop.getDesktop().browse(URI.create(link));
          } catch (IOException | IllegalArgumentException none) {
            SwingUtilities.invokeLater(() -> told.tell(UiWords.of("guide.no-browser", link)));
          }
        });
  }

  /** Shows a page; a click on a link follows it. */
  private static final class GuidePageView extends JEditorPane {
    private final transient WindowLook look;
    private transient GuidePage page = new GuidePage("", "", List.of());

    /**
     * @param follow called with the target of a link
     */
    GuidePageView(WindowLook look, Consumer<String> follow) {
      this.look = look;
      setName("guide page");
      getAccessibleContext().setAccessibleName(UiWords.of("guide.page"));
      setEditable(false);
      // A visible caret makes arrows, Page Down and copying a selection work as in a text.
      getCaret().setVisible(true);
      addHyperlinkListener(
          event -> {
            if (event.getEventType() == HyperlinkEvent.EventType.ACTIVATED)
              follow.accept(event.getDescription());
          });
    }

    /** Smooths pictures, which are stored larger than shown. */
    @Override
    protected void paintComponent(Graphics graphics) {
      ((Graphics2D) graphics)
          .setRenderingHint(
              RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
      super.paintComponent(graphics);
    }

    /** Shows a page, from the top or from an anchor. */
    void show(GuidePage shown, String anchor) {
      if (!shown.equals(page)) {
        page = shown;
        fill();
      }
      if (anchor.isEmpty()) setCaretPosition(0);
      // A page must be laid out before it can be scrolled.
      else SwingUtilities.invokeLater(() -> scrollToReference(anchor));
    }

    /** Applies a new look. */
    void applyStyles() {
      if (!page.path().isEmpty()) fill();
    }

    private void fill() {
      setBackground(UIManager.getColor("TextArea.background"));
      var kit = new HTMLEditorKit();
      kit.setStyleSheet(GuideStyles.of(look));
      setEditorKit(kit);
      ((HTMLDocument) getDocument()).setBase(Guide.resource(page.path()));
      setText("<html><body>" + page.html() + "</body></html>");
      setCaretPosition(0);
    }

    /** Styles pages with the colours and sizes of the look. */
    private static final class GuideStyles {
      private GuideStyles() {}

      static StyleSheet of(WindowLook look) {
        var styles = new StyleSheet();
        styles.addStyleSheet(new HTMLEditorKit().getStyleSheet());
        String rules = rules();
        for (Map.Entry<String, Object> value : values(look).entrySet())
          rules = rules.replace("${" + value.getKey() + "}", String.valueOf(value.getValue()));
        rules.lines().forEach(styles::addRule);
        return styles;
      }

      private static Map<String, Object> values(WindowLook look) {
        int size = look.textSize();
        return Map.of(
            "family",
            UIManager.getFont("defaultFont").getFamily(),
            "text",
            size,
            "code",
            size - 1,
            "large",
            size + 2,
            "larger",
            size + 5,
            "largest",
            size + 9,
            "ink",
            hex(UIManager.getColor("Label.foreground")),
            "shade",
            hex(UIManager.getColor("Panel.background")),
            "line",
            hex(UIManager.getColor("Component.borderColor")),
            "link",
            hex(look.accent()));
      }

      private static String hex(Color color) {
        return "#%06x".formatted(color.getRGB() & 0xFFFFFF);
      }

      private static String rules() {
        try (InputStream in = GuideStyles.class.getResourceAsStream("page.css")) {
          return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
          throw new UncheckedIOException(unreadable);
        }
      }
    }
  }

  /** The sections of all pages; a search keeps those that contain all its words. */
  static final class GuideContents extends JPanel {
    private record Entry(GuidePage page, GuidePage.Section section) {
      GuideLocation place() {
        return new GuideLocation(page.path(), isTitle() ? "" : section.anchor());
      }

      boolean isTitle() {
        return page.sections().getFirst() == section;
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
      WrappedLine.measureAgain(list);
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

    /** Searches for words. */
    void look(String words) {
      wanted.setText(words);
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
      Predicate<Entry> matches = entry -> words.stream().allMatch(entry::has);
      Set<String> pages =
          all.stream()
              .filter(matches)
              .map(entry -> entry.page().path())
              .collect(Collectors.toSet());
      following = true;
      model.clear();
      // A section is below the title of its page, whether that has the words or not.
      Predicate<Entry> heads = entry -> entry.isTitle() && pages.contains(entry.page().path());
      model.addAll(all.stream().filter(matches.or(heads)).toList());
      following = false;
    }

    private void picked() {
      Entry entry = list.getSelectedValue();
      if (!following && entry != null) go.accept(entry.place());
    }

    private static final class Cell extends WrappedLine<Entry> {
      private static final int STEP = 14;

      Cell() {
        super(entry -> entry.section().title());
      }

      @Override
      public Component getListCellRendererComponent(
          JList<? extends Entry> of, Entry entry, int index, boolean selected, boolean focused) {
        super.getListCellRendererComponent(of, entry, index, selected, focused);
        int level = entry.section().level();
        setFont(of.getFont().deriveFont(level == 1 ? Font.BOLD : Font.PLAIN));
        setBorder(BorderFactory.createEmptyBorder(2, 8 + STEP * (level - 1), 2, 8));
        return this;
      }
    }
  }
}
