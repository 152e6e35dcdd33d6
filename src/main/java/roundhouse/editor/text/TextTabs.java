package roundhouse.editor.text;

import java.awt.BorderLayout;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javax.swing.JPanel;
import javax.swing.JTabbedPane;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import roundhouse.design.Place;
import roundhouse.design.Problem;
import roundhouse.editor.kit.Look;
import roundhouse.editor.kit.View;
import roundhouse.workshop.Recovery;
import roundhouse.workshop.Snapshot;

/** The files that are open as text. Reading and writing happen off the event thread. */
public final class TextTabs extends JPanel implements View {
  private static final int KEEP_AFTER = 600;

  private final transient Look look;
  private final transient Recovery recovery;
  private final transient Consumer<String> failed;
  private final JTabbedPane tabs = new JTabbedPane();
  private final Map<Path, TextTab> open = new LinkedHashMap<>();
  private final Timer keeping;
  private transient List<Problem> problems = List.of();

  /** @param failed told in a sentence what could not be read or written */
  public TextTabs(Look look, Recovery recovery, Consumer<String> failed) {
    super(new BorderLayout());
    this.look = look;
    this.recovery = recovery;
    this.failed = failed;
    tabs.setTabLayoutPolicy(JTabbedPane.SCROLL_TAB_LAYOUT);
    tabs.putClientProperty("JTabbedPane.tabClosable", true);
    tabs.putClientProperty("JTabbedPane.tabCloseToolTipText", "Close");
    tabs.putClientProperty("JTabbedPane.tabCloseCallback", (BiConsumer<JTabbedPane, Integer>) (_, index) -> close((TextTab) tabs.getComponentAt(index)));
    tabs.setName("texts");
    add(tabs, BorderLayout.CENTER);
    keeping = new Timer(KEEP_AFTER, _ -> keep());
    keeping.setRepeats(false);
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    problems = now.problems();
    for (TextTab tab : open.values()) mark(tab);
    if (before.loaded() != now.loaded()) for (TextTab tab : List.copyOf(open.values())) look(tab);
  }

  /** Opens a file, or brings it to the front. */
  public void open(Path file) {
    open(file, _ -> {});
  }

  /** Opens a file at a place. */
  public void open(Place place) {
    open(place.file(), tab -> tab.goTo(place));
  }

  /** Opens a file with text that was typed before a crash. */
  public void recover(Path file, String text) {
    open(file, tab -> tab.recover(text));
  }

  private void open(Path asked, Consumer<TextTab> then) {
    Path file = asked.toAbsolutePath().normalize();
    TextTab there = open.get(file);
    if (there != null) {
      tabs.setSelectedComponent(there);
      then.accept(there);
      return;
    }
    inBackground(
        () -> {
          FileText text = FileText.read(file);
          SwingUtilities.invokeLater(() -> opened(file, text, then));
        },
        file + " cannot be read");
  }

  private void opened(Path file, FileText text, Consumer<TextTab> then) {
    TextTab tab = open.computeIfAbsent(file, _ -> new TextTab(file, text, look, this::edited));
    if (tabs.indexOfComponent(tab) < 0) tabs.addTab(file.getFileName().toString(), null, tab, file.toString());
    tabs.setSelectedComponent(tab);
    mark(tab);
    then.accept(tab);
  }

  private void mark(TextTab tab) {
    tab.show(problems.stream().filter(problem -> problem.place().file().toAbsolutePath().normalize().equals(tab.file())).toList());
  }

  /** Looks whether the file was written elsewhere. */
  private void look(TextTab tab) {
    inBackground(
        () -> {
          FileText found = FileText.read(tab.file());
          SwingUtilities.invokeLater(() -> tab.changedOutside(found));
        },
        tab.file() + " cannot be read any more");
  }

  /** Whether any text is not saved. */
  public boolean dirty() {
    return open.values().stream().anyMatch(TextTab::dirty);
  }

  /** Saves the text in front. */
  public void save() {
    current().ifPresent(this::save);
  }

  /** Saves all texts before it returns, for the window is about to close; false when one could not be written. */
  public boolean saveAllNow() {
    for (TextTab tab : open.values()) {
      if (!tab.dirty()) continue;
      try {
        FileText text = tab.toSave();
        text.write(tab.file());
        recovery.forget(tab.file());
        tab.savedAs(text);
      } catch (IOException unwritable) {
        failed.accept(tab.file() + " cannot be written: " + unwritable.getMessage());
        return false;
      }
    }
    keeping.stop();
    return true;
  }

  /** Gives up what was typed and not saved. */
  public void giveUp() {
    keeping.stop();
    for (TextTab tab : open.values()) inBackground(() -> recovery.forget(tab.file()), "Text that was given up is still kept");
  }

  private void save(TextTab tab) {
    FileText text = tab.toSave();
    inBackground(
        () -> {
          text.write(tab.file());
          recovery.forget(tab.file());
          SwingUtilities.invokeLater(() -> tab.savedAs(text));
        },
        tab.file() + " cannot be written");
  }

  private Optional<TextTab> current() {
    return Optional.ofNullable((TextTab) tabs.getSelectedComponent());
  }

  private void close(TextTab tab) {
    if (tab.dirty()) save(tab);
    open.remove(tab.file());
    tabs.remove(tab);
  }

  private void edited() {
    for (int index = 0; index < tabs.getTabCount(); index++) {
      TextTab tab = (TextTab) tabs.getComponentAt(index);
      tabs.setTitleAt(index, (tab.dirty() ? "● " : "") + tab.file().getFileName());
    }
    keeping.restart();
  }

  /** What is typed and not saved survives a crash. */
  private void keep() {
    for (TextTab tab : open.values()) {
      boolean dirty = tab.dirty();
      String text = tab.text();
      inBackground(
          () -> {
            if (dirty) recovery.keep(tab.file(), text);
            else recovery.forget(tab.file());
          },
          "Text that is not saved cannot be kept");
    }
  }

  private interface Work {
    void run() throws IOException;
  }

  private void inBackground(Work work, String otherwise) {
    Thread.ofVirtual()
        .start(
            () -> {
              try {
                work.run();
              } catch (IOException failure) {
                SwingUtilities.invokeLater(() -> failed.accept(otherwise + ": " + failure.getMessage()));
              }
            });
  }
}
