package roundhouse.editor.variant;

import java.awt.BorderLayout;
import java.awt.FlowLayout;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.JButton;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JRootPane;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import roundhouse.design.problem.SourcePlace;
import roundhouse.edit.DesignFiles;
import roundhouse.edit.RefusedEdit;
import roundhouse.edit.TextEdit;
import roundhouse.edit.YamlText;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.LayeredCard;
import roundhouse.editor.kit.Panels;
import roundhouse.mapping.CarriedEdit;
import roundhouse.mapping.CarriedTyping;
import roundhouse.mapping.EditedMap;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.documents.HeldEdit;
import roundhouse.workshop.documents.OpenDocuments;
import roundhouse.workshop.project.FolderTitleSource;
import roundhouse.workshop.project.NewDesign;
import roundhouse.workshop.project.NewDesignNames;
import roundhouse.workshop.project.VariantPlan;

/**
 * Asks whether edits of titles that are not to be edited are to be made in a variant, in which the
 * game then goes on. Holds them until the answer.
 */
public final class VariantOffer {
  private final JFrame window;
  private final Workshop workshop;
  private final OpenDocuments documents;
  private final Consumer<SourcePlace> show;
  private final BiConsumer<String, Boolean> say;
  private final List<HeldEdit> held = new ArrayList<>();

  private VariantOffer(
      JFrame window,
      Workshop workshop,
      OpenDocuments documents,
      Consumer<SourcePlace> show,
      BiConsumer<String, Boolean> say) {
    this.window = window;
    this.workshop = workshop;
    this.documents = documents;
    this.show = show;
    this.say = say;
  }

  /**
   * Asks about every such edit of these documents from now on.
   *
   * @param show goes to a place in a file
   * @param say shows a message, and whether it is an alarm
   */
  public static void of(
      JFrame window,
      Workshop workshop,
      OpenDocuments documents,
      Consumer<SourcePlace> show,
      BiConsumer<String, Boolean> say) {
    documents.holdWith(new VariantOffer(window, workshop, documents, show, say)::take);
  }

  /** One stroke may edit several files; they are asked about together. */
  private void take(HeldEdit edit) {
    held.add(edit);
    if (held.size() == 1) SwingUtilities.invokeLater(this::ask);
  }

  private void ask() {
    List<HeldEdit> edits = List.copyOf(held);
    held.clear();
    Path file = edits.getFirst().document().file();
    Optional<Path> base = base(file);
    if (base.isEmpty() || !(workshop.loader() instanceof FolderTitleSource source)) {
      say.accept(UiWords.of("text.read-only", file.getFileName()), true);
      return;
    }
    String title = base.get().getFileName().toString();
    var card =
        new HeldEditCard(
            title,
            new NewDesignNames(source.folders()).variantOf(title),
            edits,
            (asking, name) -> make(asking, source, base.get(), name));
    card.open(window.getRootPane());
  }

  /** The design to which a file belongs, with its scripts. */
  private Optional<Path> base(Path file) {
    return workshop.loader().designs().stream()
        .filter(
            design ->
                file.startsWith(design.toAbsolutePath().normalize())
                    || file.startsWith(
                        workshop.loader().scripts(design).toAbsolutePath().normalize()))
        .findFirst();
  }

  private void make(HeldEditCard card, FolderTitleSource source, Path base, String name) {
    List<HeldEdit> edits = card.edits();
    BackgroundThreads.start(
        "variant",
        () -> {
          var carrying = new VariantContents(source, base, name, edits);
          workshop
              .variants()
              .make(
                  new VariantPlan(name, base, carrying::with),
                  made -> SwingUtilities.invokeLater(() -> made(card, carrying, made)),
                  why -> SwingUtilities.invokeLater(() -> card.refuse(why)));
        });
  }

  private void made(HeldEditCard card, VariantContents carrying, NewDesign.Made made) {
    card.close();
    say.accept(UiWords.of("held.made", made.folder().getFileName()), false);
    carrying.written().forEach(documents::carried);
    for (HeldEdit edit : carrying.typed())
      documents
          .open(carrying.file(edit))
          .thenAccept(
              document -> {
                CarriedTyping place = carrying.carried(edit, document.text());
                document.replace("", place.text());
                show.accept(place.in(document.file()));
              });
  }

  /**
   * The files of a variant that is made for held edits. Edits by values are in its files from the
   * start; what was typed is put into their open texts, where it can be typed on before it is
   * saved.
   */
  private static final class VariantContents {
    private final Path base;
    private final Path folder;
    private final Path scripts;
    private final Path baseScripts;
    private final List<HeldEdit> edits;
    private final Map<Path, String> written = new LinkedHashMap<>();
    private final Optional<EditedMap> variant;

    /** Reads the design, which takes a while. */
    VariantContents(FolderTitleSource source, Path base, String name, List<HeldEdit> edits) {
      this.base = base.toAbsolutePath().normalize();
      this.edits = edits;
      folder = source.folders().designs().toAbsolutePath().normalize().resolve(name);
      scripts = source.folders().scripts().toAbsolutePath().normalize().resolve(name);
      baseScripts = source.scripts(base).toAbsolutePath().normalize();
      variant = EditedMap.of(folder, source.read(base, Set.of(), _ -> Optional.empty()));
    }

    /** The file of the variant for that of an edit. */
    Path file(HeldEdit edit) {
      Path file = edit.document().file();
      return file.startsWith(base)
          ? folder.resolve(base.relativize(file))
          : scripts.resolve(baseScripts.relativize(file));
    }

    /** Whether a file holds a part of the design by its values. */
    private boolean isPart(HeldEdit edit) {
      Path file = file(edit);
      return file.getParent().equals(folder) && file.toString().endsWith(".yaml");
    }

    List<HeldEdit> typed() {
      return edits.stream().filter(edit -> edit.typed().isPresent()).toList();
    }

    /** What the files written with edits held before, "" for new ones. */
    Map<Path, String> written() {
      return written;
    }

    /** The files of the variant with the edits by values. */
    Map<String, String> with(Map<String, String> begun) {
      var contents = new LinkedHashMap<>(begun);
      for (HeldEdit edit : edits) {
        if (edit.typed().isPresent()) continue;
        String name = file(edit).getFileName().toString();
        String own = contents.getOrDefault(name, "");
        contents.put(name, carried(edit, DesignFiles.read(file(edit), own)));
        written.putIfAbsent(file(edit), own);
      }
      return contents;
    }

    private String carried(HeldEdit edit, YamlText own) {
      Path file = file(edit);
      return new CarriedEdit(inherited(), DesignFiles.path(file))
          .apply(own, DesignFiles.read(file, edit.before()), DesignFiles.read(file, edit.after()))
          .text();
    }

    private EditedMap inherited() {
      return variant.orElseThrow(() -> new RefusedEdit(UiWords.of("hexes.broken")));
    }

    /**
     * What was typed, carried over to the open text of the variant's file.
     *
     * @param own the text of that file
     */
    CarriedTyping carried(HeldEdit edit, String own) {
      TextEdit typed = edit.typed().orElseThrow();
      return isPart(edit) && variant.isPresent()
          ? CarriedTyping.of(variant.get(), file(edit), own, edit.before(), typed)
          : CarriedTyping.whole(edit.before(), typed);
    }
  }

  /**
   * Asks whether to make a held edit in a variant. Enter makes it, Escape drops the edit; what is
   * typed in the meantime is held too.
   */
  private static final class HeldEditCard extends JPanel {
    private final LayeredCard card = new LayeredCard(this);
    private final String title;
    private final JLabel question = Panels.heading("");
    private final JTextField name = new JTextField(18);
    private final JLabel typed = new JLabel(" ");
    private final JLabel answer = new JLabel(UiWords.of("held.keys"));
    private final JButton make = new JButton(UiWords.of("held.make"));
    private final transient BiConsumer<HeldEditCard, String> does;
    private transient List<HeldEdit> edits;
    private boolean busy;

    /**
     * @param title that is not to be edited
     * @param suggested name of the variant
     * @param does makes the variant of that name, and then closes the card or reports a refusal
     */
    HeldEditCard(
        String title,
        String suggested,
        List<HeldEdit> edits,
        BiConsumer<HeldEditCard, String> does) {
      super(new BorderLayout(8, 6));
      this.title = title;
      this.edits = edits;
      this.does = does;
      card.setName("held edit");
      setFocusable(true);
      name.setText(suggested);
      name.setName("variant name");
      name.getAccessibleContext().setAccessibleName(UiWords.of("held.name"));
      add(question, BorderLayout.NORTH);
      add(controls(), BorderLayout.CENTER);
      add(answer, BorderLayout.SOUTH);
      addKeyListener(new TypedOn());
      KeyBindings.bind(this, "ENTER", this::make);
      name.addActionListener(_ -> make());
      KeyBindings.onTextChange(name, this::ask);
      ask();
      showTyped();
    }

    private JPanel controls() {
      var row = new JPanel(new FlowLayout(FlowLayout.LEADING, 6, 0));
      row.setOpaque(false);
      var drop = new JButton(UiWords.of("held.drop"));
      make.setName("make held variant");
      drop.setName("drop held edit");
      make.addActionListener(_ -> make());
      drop.addActionListener(_ -> card.close());
      row.add(name);
      row.add(make);
      row.add(drop);
      row.add(typed);
      return row;
    }

    /** Asks where the user is busy in a window. */
    void open(JRootPane root) {
      card.open(root, LayeredCard.whereBusy(root), this);
    }

    void close() {
      card.close();
    }

    List<HeldEdit> edits() {
      return edits;
    }

    private void make() {
      if (busy) return;
      busy = true;
      make.setEnabled(false);
      tell(UiWords.of("held.working"));
      does.accept(this, name.getText().strip());
    }

    /** Says why no variant was made; the user may try another name or drop the edit. */
    void refuse(String why) {
      busy = false;
      make.setEnabled(true);
      tell(why);
      name.requestFocusInWindow();
      name.selectAll();
    }

    private void ask() {
      String says = UiWords.of("held.question", title, name.getText().strip());
      question.setText(says);
      getAccessibleContext().setAccessibleName(says);
      card.place();
    }

    private void tell(String says) {
      answer.setText(says);
      card.place();
    }

    private void showTyped() {
      String all =
          edits.stream()
              .flatMap(edit -> edit.typed().stream())
              .map(TextEdit::inserted)
              .collect(Collectors.joining());
      typed.setText(all.isBlank() ? " " : UiWords.of("held.typed", all));
      card.place();
    }

    /** Takes the next letters of what is being typed. */
    private final class TypedOn extends KeyAdapter {
      @Override
      public void keyTyped(KeyEvent event) {
        if (busy || Character.isISOControl(event.getKeyChar()) || event.isControlDown()) return;
        String letter = String.valueOf(event.getKeyChar());
        edits = edits.stream().map(edit -> edit.more(letter)).toList();
        showTyped();
      }
    }
  }
}
