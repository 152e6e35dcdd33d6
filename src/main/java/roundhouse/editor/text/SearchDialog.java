package roundhouse.editor.text;

import java.awt.BorderLayout;
import java.awt.GridLayout;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import roundhouse.design.problem.SourcePlace;
import roundhouse.edit.Document;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.LatestOnlyTask;
import roundhouse.editor.kit.ListArrows;
import roundhouse.editor.kit.Panels;
import roundhouse.files.RegularFiles;
import roundhouse.words.UiWords;
import roundhouse.workshop.documents.OpenDocuments;
import roundhouse.workshop.documents.TextReplacement;
import roundhouse.workshop.documents.TextSearch;

/**
 * Searches all files of the design while the user types; Enter or a click goes to the place. Ticked
 * places are replaced, as one step of undo for each file; the name of a thing, as one step for all.
 */
public final class SearchDialog extends JDialog {
  private final transient OpenDocuments documents;
  private final transient Supplier<List<Path>> files;
  private final transient Consumer<SourcePlace> go;
  private final transient Editable editable;
  private final JTextField words = new JTextField();
  private final JTextField other = new JTextField();
  private final JCheckBox whole = new JCheckBox(UiWords.of("text.whole"));
  private final JButton replace = new JButton();
  private final JLabel told = new JLabel(" ");
  private final SearchResults list = new SearchResults(this::fillIn, this::go, this::tickRefused);
  private final transient LatestOnlyTask task = new LatestOnlyTask();
  private transient Optional<Renaming> renaming = Optional.empty();

  /** Which files may be edited. */
  public interface Editable {
    /**
     * Whether a file is not to be edited.
     *
     * @param raw what it holds
     */
    boolean isReadOnly(Path file, String raw);

    /** Whether a file belongs to the open design, an edit of which could be made in a variant. */
    boolean isOwn(Path file);
  }

  /**
   * @param files to search
   */
  public SearchDialog(
      JFrame window,
      OpenDocuments documents,
      Supplier<List<Path>> files,
      Consumer<SourcePlace> go,
      Editable editable) {
    super(window, UiWords.of("text.search"), false);
    this.documents = documents;
    this.files = files;
    this.go = go;
    this.editable = editable;
    setUpFields();
    KeyBindings.onEscape(getRootPane(), () -> setVisible(false));
    add(fields(), BorderLayout.NORTH);
    add(Panels.scroll(list), BorderLayout.CENTER);
    told.setName("search told");
    told.setBorder(BorderFactory.createEmptyBorder(4, 10, 6, 10));
    add(told, BorderLayout.SOUTH);
    setSize(760, 480);
    setLocationRelativeTo(window);
  }

  private void setUpFields() {
    words.setName("search");
    words.getAccessibleContext().setAccessibleName(UiWords.of("text.search"));
    whole.setMnemonic('W');
    whole.addActionListener(_ -> search());
    KeyBindings.onTextChange(words, this::search);
    words.addActionListener(_ -> go());
    words.addKeyListener(new ListArrows(list));
    other.setName("search other");
    other.getAccessibleContext().setAccessibleName(UiWords.of("search.other"));
    other.putClientProperty("JTextField.placeholderText", UiWords.of("search.other"));
    KeyBindings.onTextChange(other, this::fillIn);
    other.addActionListener(_ -> replace());
    replace.setName("search replace");
    replace.setToolTipText(UiWords.of("search.replace-tip"));
    replace.addActionListener(_ -> replace());
  }

  private JPanel fields() {
    var top = new JPanel(new GridLayout(2, 1, 0, 6));
    top.setBorder(BorderFactory.createEmptyBorder(8, 8, 8, 8));
    top.add(row(words, whole));
    top.add(row(other, replace));
    return top;
  }

  private static JPanel row(JTextField field, JComponent beside) {
    var row = new JPanel(new BorderLayout(8, 0));
    row.add(field, BorderLayout.CENTER);
    row.add(beside, BorderLayout.EAST);
    return row;
  }

  /** Opens with words filled in. */
  public void open(String begin, boolean asWhole) {
    open(Optional.empty(), begin, asWhole);
    words.requestFocusInWindow();
  }

  /** Opens with the name of a thing, to give it another name everywhere. */
  public void rename(Renaming thing) {
    open(Optional.of(thing), thing.name().name(), true);
    other.requestFocusInWindow();
  }

  private void open(Optional<Renaming> thing, String begin, boolean asWhole) {
    renaming = thing;
    words.setEnabled(thing.isEmpty());
    whole.setEnabled(thing.isEmpty());
    other.setText(thing.map(each -> each.name().name()).orElse(""));
    other.selectAll();
    whole.setSelected(asWhole);
    words.setText(begin);
    words.selectAll();
    setVisible(true);
    search();
  }

  /** Shows the result of the latest search only. */
  private void search() {
    String wanted = words.getText();
    boolean asWhole = whole.isSelected();
    Optional<Renaming> thing = renaming;
    List<Path> where = thing.map(Renaming::files).orElseGet(files);
    Map<Path, String> texts =
        documents.documents().stream().collect(Collectors.toMap(Document::file, Document::text));
    task.run(
        () -> {
          List<TextSearch.Match> found = TextSearch.find(wanted, asWhole, where, texts);
          Set<Path> readOnly = readOnly(found);
          List<TextSearch.Match> ticked =
              thing.map(each -> each.uses(found, texts)).orElse(found).stream()
                  .filter(match -> mayTick(match, readOnly, thing.isPresent()))
                  .toList();
          return new Found(found, ticked, readOnly);
        },
        this::show);
  }

  private record Found(
      List<TextSearch.Match> all, List<TextSearch.Match> ticked, Set<Path> readOnly) {}

  private Set<Path> readOnly(List<TextSearch.Match> found) {
    return found.stream()
        .map(match -> match.place().file())
        .distinct()
        .filter(this::isReadOnly)
        .collect(Collectors.toSet());
  }

  private boolean isReadOnly(Path file) {
    try {
      return editable.isReadOnly(file, RegularFiles.text(file));
    } catch (IOException unreadable) {
      return false;
    }
  }

  /** A thing of a read-only design may be renamed in a variant, which is then asked for. */
  private boolean mayTick(TextSearch.Match match, Set<Path> readOnly, boolean renames) {
    Path file = match.place().file();
    return !readOnly.contains(file) || renames && editable.isOwn(file);
  }

  private void show(Found found) {
    list.show(found.all(), found.ticked(), found.readOnly());
    setTitle(
        renaming
            .map(thing -> UiWords.of("search.rename", thing.name().kind(), thing.name().name()))
            .orElse(
                words.getText().isBlank()
                    ? UiWords.of("text.search")
                    : UiWords.counted("text.searched", found.all().size())));
  }

  /** Shows the lines as they would be, and what the button does. */
  private void fillIn() {
    String with = other.getText();
    boolean same = with.equals(words.getText());
    list.preview(with.isEmpty() || same ? Optional.empty() : Optional.of(with));
    Optional<String> refused = renaming.flatMap(thing -> thing.refusal(with));
    int count = list.pickedCount();
    replace.setText(
        renaming
            .map(thing -> thing.button(count))
            .orElseGet(() -> UiWords.counted("search.replace", count)));
    replace.setEnabled(
        (count > 0 || renaming.flatMap(Renaming::inherited).isPresent())
            && !same
            && refused.isEmpty());
    told.setText(
        refused.orElse(
            renaming.isEmpty() ? UiWords.of("search.keys") : UiWords.of("search.unsure")));
  }

  /** Ticking a read-only file of another design would lead to a variant of that design. */
  private boolean tickRefused(Path file) {
    if (editable.isOwn(file)) return false;
    told.setText(
        UiWords.of("search.read-only", file.getParent().getFileName(), file.getFileName()));
    return true;
  }

  private void replace() {
    if (!replace.isEnabled()) return;
    Map<Path, ? extends UnaryOperator<String>> edits =
        renaming
            .map(thing -> thing.edits(list.picked(), other.getText()))
            .orElseGet(() -> TextReplacement.of(list.picked(), other.getText()));
    int count = list.pickedCount();
    boolean together = renaming.isPresent();
    documents.replace(edits, together).thenRun(() -> replaced(count, together));
  }

  private void replaced(int count, boolean together) {
    if (together) setVisible(false);
    else search();
    told.setText(UiWords.counted("search.done", count));
  }

  private void go() {
    list.selected().ifPresent(match -> go.accept(match.place()));
  }
}
