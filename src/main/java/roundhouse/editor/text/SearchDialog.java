package roundhouse.editor.text;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JCheckBox;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import roundhouse.design.problem.SourcePlace;
import roundhouse.edit.Document;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.Panels;
import roundhouse.words.UiWords;
import roundhouse.workshop.documents.OpenDocuments;
import roundhouse.workshop.documents.TextSearch;

/** Searches all files of the design while the user types; Enter or a click goes to the place. */
public final class SearchDialog extends JDialog {
  private final transient OpenDocuments documents;
  private final transient Supplier<List<Path>> files;
  private final transient Consumer<SourcePlace> go;
  private final JTextField words = new JTextField();
  private final JCheckBox whole = new JCheckBox(UiWords.of("text.whole"));
  private final JList<TextSearch.Match> list = new JList<>();
  private final AtomicInteger asked = new AtomicInteger();

  /**
   * @param files to search
   */
  public SearchDialog(
      JFrame window,
      OpenDocuments documents,
      Supplier<List<Path>> files,
      Consumer<SourcePlace> go) {
    super(window, UiWords.of("text.search"), false);
    this.documents = documents;
    this.files = files;
    this.go = go;
    setUpField();
    setUpList();
    KeyBindings.onEscape(getRootPane(), () -> setVisible(false));
    var top = new JPanel(new BorderLayout(8, 0));
    top.setBorder(BorderFactory.createEmptyBorder(8, 8, 8, 8));
    top.add(words, BorderLayout.CENTER);
    top.add(whole, BorderLayout.EAST);
    add(top, BorderLayout.NORTH);
    add(Panels.scroll(list), BorderLayout.CENTER);
    setSize(720, 420);
    setLocationRelativeTo(window);
  }

  private void setUpField() {
    words.setName("search");
    words.getAccessibleContext().setAccessibleName(UiWords.of("text.search"));
    whole.setMnemonic('W');
    whole.addActionListener(_ -> search());
    KeyBindings.onTextChange(words, this::search);
    words.addActionListener(_ -> go());
    words.addKeyListener(new Arrows());
  }

  private void setUpList() {
    list.setName("found");
    list.getAccessibleContext().setAccessibleName(UiWords.of("text.places"));
    list.setCellRenderer(new Cell());
    list.addKeyListener(new Arrows());
    list.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            go();
          }
        });
  }

  /** Opens with words filled in. */
  public void open(String begin, boolean asWhole) {
    whole.setSelected(asWhole);
    words.setText(begin);
    words.selectAll();
    setVisible(true);
    words.requestFocusInWindow();
    search();
  }

  /** Shows the result of the latest search only. */
  private void search() {
    int question = asked.incrementAndGet();
    String wanted = words.getText();
    boolean asWhole = whole.isSelected();
    List<Path> where = files.get();
    Map<Path, String> texts =
        documents.documents().stream().collect(Collectors.toMap(Document::file, Document::text));
    Thread.ofVirtual()
        .start(
            () -> {
              List<TextSearch.Match> found = TextSearch.find(wanted, asWhole, where, texts);
              SwingUtilities.invokeLater(() -> show(question, found));
            });
  }

  private void show(int question, List<TextSearch.Match> found) {
    if (question != asked.get()) return;
    list.setListData(found.toArray(TextSearch.Match[]::new));
    if (!found.isEmpty()) list.setSelectedIndex(0);
    setTitle(
        words.getText().isBlank()
            ? UiWords.of("text.search")
            : UiWords.counted("text.searched", found.size()));
  }

  private void go() {
    if (list.getSelectedValue() != null) go.accept(list.getSelectedValue().place());
  }

  private final class Arrows extends KeyAdapter {
    @Override
    public void keyPressed(KeyEvent event) {
      if (event.getKeyCode() == KeyEvent.VK_ENTER && event.getComponent() == list) go();
      int by =
          event.getKeyCode() == KeyEvent.VK_DOWN
              ? 1
              : event.getKeyCode() == KeyEvent.VK_UP ? -1 : 0;
      if (by == 0 || event.getComponent() != words || list.getModel().getSize() == 0) return;
      list.setSelectedIndex(
          Math.clamp(list.getSelectedIndex() + (long) by, 0, list.getModel().getSize() - 1));
      list.ensureIndexIsVisible(list.getSelectedIndex());
    }
  }

  private static final class Cell extends DefaultListCellRenderer {
    @Override
    public Component getListCellRendererComponent(
        JList<?> of, Object value, int index, boolean selected, boolean focused) {
      var found = (TextSearch.Match) value;
      Path file = found.place().file();
      super.getListCellRendererComponent(
          of,
          file.getParent().getFileName()
              + "/"
              + file.getFileName()
              + ":"
              + found.place().line()
              + "   "
              + found.line(),
          index,
          selected,
          false);
      setBorder(BorderFactory.createEmptyBorder(2, 10, 2, 10));
      return this;
    }
  }
}
