package roundhouse.editor.text;

import java.awt.BorderLayout;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javax.swing.Action;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JTabbedPane;
import javax.swing.SwingUtilities;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.yaml.YamlNode;
import roundhouse.edit.Document;
import roundhouse.editor.kit.FocusTarget;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.WindowLook;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.documents.DefinedName;
import roundhouse.workshop.documents.OpenDocuments;

/** The files open as text. */
public final class TextTabs extends JPanel implements FocusTarget, SnapshotListener {
  private final transient WindowLook look;
  private final transient OpenDocuments documents;
  private final transient Consumer<Path> vary;
  private final transient List<Action> onNames;
  private final transient DesignLanguageService knowledge;
  private final TextTabPane tabs = new TextTabPane(this::close);
  private final Map<Path, TextTab> open = new LinkedHashMap<>();
  private final transient UnsavedTextTimer keeping;
  private transient List<Problem> problems = List.of();
  private transient BiConsumer<List<Path>, Optional<Path>> follower = (files, front) -> {};

  /**
   * @param shared folders of what all designs may use: scripts, the tile library
   * @param vary makes a variant of the title that a file belongs to
   * @param onNames what can be done with the name at the caret
   */
  public TextTabs(
      WindowLook look,
      OpenDocuments documents,
      List<Path> shared,
      Consumer<Path> vary,
      List<? extends Action> onNames) {
    super(new BorderLayout());
    this.onNames = List.copyOf(onNames);
    knowledge = new DesignLanguageService(new SharedDefinitions(shared));
    this.look = look;
    this.vary = vary;
    this.documents = documents;
    add(tabs, BorderLayout.CENTER);
    keeping = new UnsavedTextTimer(documents);
    documents.listen(_ -> edited());
    tabs.addChangeListener(_ -> tell());
  }

  /**
   * Adds a button that gives the text the width of the window.
   *
   * @param maximize does so with the view that has the focus
   */
  public void offerWidth(Action maximize) {
    var wide = new JButton("↔");
    wide.setName("wide text");
    wide.setToolTipText(UiWords.of("text.wide"));
    wide.getAccessibleContext().setAccessibleName(UiWords.of("text.wide"));
    wide.putClientProperty("JButton.buttonType", "toolBarButton");
    wide.setFocusable(false);
    wide.addActionListener(
        event -> {
          takeFocus();
          SwingUtilities.invokeLater(() -> maximize.actionPerformed(event));
        });
    var end = new JPanel(new BorderLayout());
    end.setOpaque(false);
    end.add(wide, BorderLayout.EAST);
    tabs.putClientProperty("JTabbedPane.trailingComponent", end);
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    if (before.loaded() != now.loaded()) documents.checkFiles();
    // What is read now serves completion and help.
    if (before.read() != now.read()) knowledge.designs().show(now.read());
    if (before.reading().others() != now.reading().others())
      knowledge.designs().show(now.reading().others());
  }

  /** Marks the problems. */
  public void showProblems(List<Problem> found) {
    problems = found;
    open.values().forEach(this::showProblems);
  }

  /** Opens a file, or brings it to the front. */
  public void open(Path file) {
    open(file, _ -> {});
  }

  /** Opens a file of the design being played, unless one of that design is in front. */
  public void follow(Path file) {
    if (file().map(Path::getParent).filter(file.getParent()::equals).isEmpty()) open(file);
  }

  /**
   * Opens several files in turn; the last comes to the front, unless another text is there, such as
   * one recovered after a crash.
   */
  public void open(List<Path> files) {
    var restored = new HashSet<TextTab>();
    CompletableFuture<Void> before = CompletableFuture.completedFuture(null);
    for (Path file : files)
      before =
          before
              .thenCompose(_ -> documents.open(file))
              .thenAccept(document -> restore(document, restored))
              // One that cannot be read, which is told, does not keep the others closed.
              .exceptionally(_ -> null);
  }

  private void restore(Document document, Set<TextTab> restored) {
    Optional<TextTab> other = tabs.front().filter(tab -> !restored.contains(tab));
    opened(document, restored::add);
    other.ifPresent(tabs::bringToFront);
  }

  /** Opens a file at a place. */
  public void open(SourcePlace place) {
    open(place.file(), tab -> tab.goTo(place));
  }

  private void open(Path file, Consumer<TextTab> then) {
    documents.open(file).thenAccept(document -> opened(document, then));
  }

  private void opened(Document document, Consumer<TextTab> then) {
    TextTab tab =
        open.computeIfAbsent(
            document.file(),
            _ -> new TextTab(document, documents, look, knowledge, this::open, vary, onNames));
    tabs.bringToFront(tab);
    showProblems(tab);
    edited();
    then.accept(tab);
  }

  private void showProblems(TextTab tab) {
    tab.show(
        problems.stream()
            .filter(
                problem -> problem.place().file().toAbsolutePath().normalize().equals(tab.file()))
            .toList());
  }

  /**
   * Calls {@code told} with the open files, in the order of their tabs, and the one in front,
   * whenever they change.
   */
  public void onTabsChange(BiConsumer<List<Path>, Optional<Path>> told) {
    follower = told;
  }

  private void tell() {
    follower.accept(tabs.files(), file());
  }

  /** The file in front, if any. */
  public Optional<Path> file() {
    return tabs.front().map(TextTab::file);
  }

  /** The word at the caret of the text in front; "" if none. */
  public String word() {
    return tabs.front().map(TextTab::word).orElse("");
  }

  /** The name at the caret of the text in front, if it is one that the design defines. */
  public Optional<DefinedName> named(YamlNode title) {
    return tabs.front().flatMap(tab -> tab.named(title));
  }

  @Override
  public void takeFocus() {
    tabs.front().ifPresent(TextTab::takeFocus);
  }

  /** Whether any text is unsaved. */
  public boolean dirty() {
    return documents.dirty();
  }

  /** Saves the text in front. */
  public void save() {
    tabs.front().map(TextTab::document).ifPresent(documents::save);
  }

  /**
   * Saves all texts before it returns, since the window is about to close; false if one could not
   * be written.
   */
  public boolean saveAllNow() {
    keeping.stop();
    return documents.saveAllNow();
  }

  /** Discards unsaved edits. */
  public void discardEdits() {
    keeping.stop();
    documents.discardUnsaved();
  }

  private void close(TextTab tab) {
    documents.save(tab.document());
    if (!tab.document().hasConflict()) drop(tab);
  }

  /** Closes the files of a folder that is about to be deleted. */
  public void closeIn(Path folder) {
    List.copyOf(open.values()).stream()
        .filter(tab -> tab.file().startsWith(folder))
        .forEach(this::drop);
  }

  private void drop(TextTab tab) {
    tab.detach();
    open.remove(tab.file());
    tabs.remove(tab);
    tell();
  }

  /** Stops keeping unsaved text and detaches the texts: the window is closing. */
  public void stop() {
    keeping.stop();
    open.values().forEach(TextTab::detach);
  }

  private void edited() {
    tabs.markUnsaved();
    keeping.start();
  }

  /** Texts in tabs that can be closed. */
  private static final class TextTabPane extends JTabbedPane {

    /**
     * @param close called when the user closes a tab
     */
    TextTabPane(Consumer<TextTab> close) {
      setTabLayoutPolicy(SCROLL_TAB_LAYOUT);
      putClientProperty("JTabbedPane.tabClosable", true);
      putClientProperty("JTabbedPane.tabCloseToolTipText", UiWords.of("common.close"));
      putClientProperty(
          "JTabbedPane.tabCloseCallback",
          (BiConsumer<JTabbedPane, Integer>) (_, index) -> close.accept(tab(index)));
      setName("texts");
    }

    private TextTab tab(int index) {
      return (TextTab) getComponentAt(index);
    }

    private List<TextTab> tabs() {
      return IntStream.range(0, getTabCount()).mapToObj(this::tab).toList();
    }

    /** The files, in the order of their tabs. */
    List<Path> files() {
      return tabs().stream().map(TextTab::file).toList();
    }

    /** The text in front, if any. */
    Optional<TextTab> front() {
      return Optional.ofNullable((TextTab) getSelectedComponent());
    }

    /** Brings a text to the front; adds it if it is not there yet. */
    void bringToFront(TextTab tab) {
      if (indexOfComponent(tab) < 0) addTab(name(tab), null, tab, tab.file().toString());
      setSelectedComponent(tab);
    }

    /** Marks the tabs of unsaved texts. */
    void markUnsaved() {
      for (int index = 0; index < getTabCount(); index++) {
        TextTab tab = tab(index);
        setTitleAt(index, (tab.document().dirty() ? "● " : "") + name(tab));
      }
    }

    /** The name with its folder, because every design has a {@code title.yaml}. */
    private static String name(TextTab tab) {
      Path folder = tab.file().getParent().getFileName();
      return folder == null
          ? tab.file().getFileName().toString()
          : folder + "/" + tab.file().getFileName();
    }
  }
}
