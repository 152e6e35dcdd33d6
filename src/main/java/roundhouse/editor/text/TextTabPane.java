package roundhouse.editor.text;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javax.swing.JTabbedPane;
import roundhouse.words.UiWords;

/** Texts in tabs that can be closed. */
final class TextTabPane extends JTabbedPane {

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
