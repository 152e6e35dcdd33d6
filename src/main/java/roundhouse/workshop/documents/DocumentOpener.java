package roundhouse.workshop.documents;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import roundhouse.edit.Document;
import roundhouse.edit.FileText;
import roundhouse.words.UiWords;

/** Opens each file once, as one document that all its views share. */
final class DocumentOpener {
  private final Executor home;
  private final FileWorker disk;
  private final BiPredicate<Path, String> fixed;
  private final Consumer<Document.Change> listener;
  private final Map<Path, Document> open = new LinkedHashMap<>();
  private final Map<Path, CompletableFuture<Document>> opening = new LinkedHashMap<>();

  /**
   * @param fixed whether a file may not be edited while it holds a text
   * @param listener of every document
   */
  DocumentOpener(
      Executor home,
      FileWorker disk,
      BiPredicate<Path, String> fixed,
      Consumer<Document.Change> listener) {
    this.home = home;
    this.disk = disk;
    this.fixed = fixed;
    this.listener = listener;
  }

  List<Document> documents() {
    return List.copyOf(open.values());
  }

  Optional<Document> document(Path file) {
    return Optional.ofNullable(open.get(file));
  }

  CompletableFuture<Document> open(Path file) {
    Document there = open.get(file);
    return there != null
        ? CompletableFuture.completedFuture(there)
        : opening.computeIfAbsent(file, this::read);
  }

  private CompletableFuture<Document> read(Path file) {
    var answer = new CompletableFuture<Document>();
    disk.work(
        file,
        () -> {
          FileText text = Files.exists(file) ? FileText.read(file) : FileText.NEW;
          home.execute(() -> answer.complete(opened(file, text)));
        },
        why -> UiWords.of("common.unreadable", file, why));
    return answer;
  }

  private Document opened(Path file, FileText text) {
    opening.remove(file);
    var document = new Document(file, text, held -> refusal(file, held));
    open.put(file, document);
    document.addListener(listener);
    return document;
  }

  private Optional<String> refusal(Path file, FileText held) {
    return fixed.test(file, held.raw())
        ? Optional.of(UiWords.of("text.read-only", file.getFileName()))
        : Optional.empty();
  }
}
