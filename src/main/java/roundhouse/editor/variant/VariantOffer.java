package roundhouse.editor.variant;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import roundhouse.design.problem.SourcePlace;
import roundhouse.mapping.CarriedTyping;
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
}
