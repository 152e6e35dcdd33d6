package roundhouse.editor.text;

import java.awt.BorderLayout;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javax.swing.JPanel;
import javax.swing.JTabbedPane;
import javax.swing.Timer;
import roundhouse.design.Place;
import roundhouse.design.Problem;
import roundhouse.edit.Document;
import roundhouse.editor.kit.Look;
import roundhouse.editor.kit.TakesFocus;
import roundhouse.editor.kit.View;
import roundhouse.words.Words;
import roundhouse.workshop.Draft;
import roundhouse.workshop.Drafts;
import roundhouse.workshop.ProjectCheck;
import roundhouse.workshop.Snapshot;

/** The files that are open as text. */
public final class TextTabs extends JPanel implements TakesFocus, View {
  private static final int KEEP_AFTER = 300;

  private final transient Look look;
  private final transient Drafts drafts;
  private final transient Consumer<Path> vary;
  private final transient Knowledge knowledge;
  private final JTabbedPane tabs = new JTabbedPane();
  private final Map<Path, TextTab> open = new LinkedHashMap<>();
  private final Timer keeping;
  private transient List<Problem> problems = List.of();
  private transient BiConsumer<List<Path>, Optional<Path>> follower = (files, front) -> {};

  /**
   * @param shared folders of what all designs may use: scripts, the tile library
   * @param vary makes a variant of the title that a file belongs to
   */
  public TextTabs(Look look, Drafts drafts, List<Path> shared, Consumer<Path> vary) {
    super(new BorderLayout());
    knowledge = new Knowledge(new Definitions(shared));
    this.look = look;
    this.vary = vary;
    this.drafts = drafts;
    tabs.setTabLayoutPolicy(JTabbedPane.SCROLL_TAB_LAYOUT);
    tabs.putClientProperty("JTabbedPane.tabClosable", true);
    tabs.putClientProperty("JTabbedPane.tabCloseToolTipText", Words.of("common.close"));
    tabs.putClientProperty(
        "JTabbedPane.tabCloseCallback",
        (BiConsumer<JTabbedPane, Integer>)
            (_, index) -> close((TextTab) tabs.getComponentAt(index)));
    tabs.setName("texts");
    add(tabs, BorderLayout.CENTER);
    keeping = new Timer(KEEP_AFTER, _ -> drafts.keep());
    keeping.setRepeats(false);
    drafts.listen(_ -> edited());
    tabs.addChangeListener(_ -> tell());
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    if (before.loaded() != now.loaded()) drafts.look();
  }

  /** The design as it is read by now, for completion and help. */
  public void show(Draft draft) {
    knowledge.show(draft);
  }

  /** The designs that are not in play, for completion and help in their files. */
  public void show(Map<Path, ProjectCheck.Found> others) {
    knowledge.show(others);
  }

  /** Marks what is wrong. */
  public void mark(List<Problem> found) {
    problems = found;
    open.values().forEach(this::mark);
  }

  /** Opens a file, or brings it to the front. */
  public void open(Path file) {
    open(file, _ -> {});
  }

  /** Opens several files one after the other; the last comes to the front. */
  public void open(List<Path> files) {
    CompletableFuture<Void> before = CompletableFuture.completedFuture(null);
    for (Path file : files)
      before =
          before
              .thenCompose(_ -> drafts.open(file))
              .thenAccept(document -> opened(document, _ -> {}));
  }

  /** Opens a file at a place. */
  public void open(Place place) {
    open(place.file(), tab -> tab.goTo(place));
  }

  private void open(Path file, Consumer<TextTab> then) {
    drafts.open(file).thenAccept(document -> opened(document, then));
  }

  private void opened(Document document, Consumer<TextTab> then) {
    TextTab tab =
        open.computeIfAbsent(
            document.file(), _ -> new TextTab(document, drafts, look, knowledge, this::open, vary));
    if (tabs.indexOfComponent(tab) < 0)
      tabs.addTab(document.file().getFileName().toString(), null, tab, document.file().toString());
    tabs.setSelectedComponent(tab);
    mark(tab);
    edited();
    then.accept(tab);
  }

  private void mark(TextTab tab) {
    tab.show(
        problems.stream()
            .filter(
                problem -> problem.place().file().toAbsolutePath().normalize().equals(tab.file()))
            .toList());
  }

  /** Has somebody told which files are open, in the order of their tabs, and which is in front. */
  public void follow(BiConsumer<List<Path>, Optional<Path>> told) {
    follower = told;
  }

  private void tell() {
    follower.accept(
        IntStream.range(0, tabs.getTabCount())
            .mapToObj(tabs::getComponentAt)
            .map(tab -> ((TextTab) tab).file())
            .toList(),
        file());
  }

  /** The file in front, if any is open. */
  public Optional<Path> file() {
    return Optional.ofNullable((TextTab) tabs.getSelectedComponent()).map(TextTab::file);
  }

  /** The word under the caret of the text in front; "" where there is none. */
  public String word() {
    return current().map(TextTab::word).orElse("");
  }

  @Override
  public void takeFocus() {
    current().ifPresent(TextTab::takeFocus);
  }

  /** Whether any text is not saved. */
  public boolean dirty() {
    return drafts.dirty();
  }

  /** Saves the text in front. */
  public void save() {
    current().map(TextTab::document).ifPresent(drafts::save);
  }

  /**
   * Saves all texts before it returns, for the window is about to close; false when one could not
   * be written.
   */
  public boolean saveAllNow() {
    keeping.stop();
    return drafts.saveAllNow();
  }

  /** Gives up what was typed and not saved. */
  public void giveUp() {
    keeping.stop();
    drafts.giveUp();
  }

  private Optional<TextTab> current() {
    return Optional.ofNullable((TextTab) tabs.getSelectedComponent());
  }

  private void close(TextTab tab) {
    drafts.save(tab.document());
    if (tab.document().conflict()) return;
    tab.letGo();
    open.remove(tab.file());
    tabs.remove(tab);
    tell();
  }

  /** Keeps nothing any more: the window is being left. */
  public void stop() {
    keeping.stop();
  }

  private void edited() {
    for (int index = 0; index < tabs.getTabCount(); index++) {
      TextTab tab = (TextTab) tabs.getComponentAt(index);
      tabs.setTitleAt(index, (tab.document().dirty() ? "● " : "") + tab.file().getFileName());
    }
    // Not put off by what is typed meanwhile: who types on and on loses no more than a moment.
    if (!keeping.isRunning()) keeping.start();
  }
}
