package roundhouse.workshop.project;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import roundhouse.design.loading.DesignLoader;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.spec.Design;
import roundhouse.files.AtomicFiles;
import roundhouse.files.FolderTree;
import roundhouse.words.UiWords;
import roundhouse.workshop.files.StagingFolder;

/**
 * Makes the folder of a new design, from a {@link DesignTemplate} or from given files: all of it or
 * nothing, and never over existing files.
 *
 * @param folders where designs and scripts lie
 */
public record NewDesign(ProjectFolders folders) {
  /**
   * What was made.
   *
   * @param folder of the design
   * @param files in it, {@code title.yaml} first
   */
  public record Made(Path folder, List<Path> files) {

    /** Deletes it, because it is of no use after all. */
    public void takeBack() throws IOException {
      FolderTree.delete(folder);
    }
  }

  /** Why nothing was made: a sentence or two that say what is wrong and what would be right. */
  public static final class Refused extends Exception {
    private static final long serialVersionUID = 1;

    /** With a sentence or two. */
    public Refused(String why) {
      super(why);
    }
  }

  /**
   * A complete small design.
   *
   * @param name of its folder
   * @param title as people read it
   */
  public Made small(String name, String title) throws IOException, Refused {
    return make(
        DesignTemplate.SMALL, name, Map.of("name", name, "title", title), UnaryOperator.identity());
  }

  /**
   * A variant that contains only what differs.
   *
   * @param name of its folder
   * @param title as people read it
   * @param base folder name of the design that it extends
   */
  public Made variant(String name, String title, String base) throws IOException, Refused {
    return variant(name, title, base, UnaryOperator.identity());
  }

  /**
   * The same with other or more files.
   *
   * @param contents of the files by name, from those that every variant begins with
   */
  Made variant(String name, String title, String base, UnaryOperator<Map<String, String>> contents)
      throws IOException, Refused {
    requireKnown(base);
    Optional<Design> extended = read(base);
    var words =
        Map.of(
            "name",
            name,
            "title",
            title,
            "base",
            base,
            "base-title",
            extended.map(Design::title).orElse(base),
            "train",
            extended.flatMap(design -> first(design.trains())).orElse("2"),
            "hex",
            extended.flatMap(design -> first(design.map().hexes())).orElse("A1"));
    return make(DesignTemplate.VARIANT, name, words, contents);
  }

  /**
   * A design whose files are written elsewhere, such as a draft.
   *
   * @param name of its folder
   * @param files their contents by name, {@code title.yaml} first
   */
  public Made written(String name, Map<String, String> files) throws IOException, Refused {
    return make(name, files, List.copyOf(files.keySet()));
  }

  /**
   * The same for a variant.
   *
   * @param base folder name of the design that it extends
   */
  public Made written(String name, Map<String, String> files, String base)
      throws IOException, Refused {
    requireKnown(base);
    return written(name, files);
  }

  private void requireKnown(String base) throws Refused {
    if (!known().contains(base))
      throw new Refused(UiWords.of("new-design.baseless", base, SpellingHint.fix(base, known())));
  }

  /** Why a design cannot be called so; empty when it can. */
  public Optional<String> objection(String name) {
    return new NewDesignNames(folders).objection(name);
  }

  private Made make(
      DesignTemplate template,
      String name,
      Map<String, String> words,
      UnaryOperator<Map<String, String>> contents)
      throws IOException, Refused {
    Optional<String> objection = NewDesignNames.titleObjection(words.get("title"));
    if (objection.isPresent()) throw new Refused(objection.get());
    return make(name, contents.apply(template.filled(words)), template.files());
  }

  private Made make(String name, Map<String, String> texts, List<String> order)
      throws IOException, Refused {
    Optional<String> objection = objection(name);
    if (objection.isPresent()) throw new Refused(objection.get());
    Path folder = folders.designs().resolve(name);
    Files.createDirectories(folders.designs());
    if (!Files.isWritable(folders.designs())) {
      throw new Refused(UiWords.of("new-design.unwritable", folders.designs()));
    }
    try (StagingFolder half = StagingFolder.of(folder)) {
      for (var file : texts.entrySet())
        AtomicFiles.write(half.path().resolve(file.getKey()), file.getValue());
      half.complete();
    } catch (FileAlreadyExistsException | DirectoryNotEmptyException meanwhile) {
      throw new Refused(UiWords.of("new-design.meanwhile", folder));
    }
    return new Made(folder, order.stream().map(folder::resolve).toList());
  }

  /** The names of the designs that are here. */
  public List<String> known() {
    return new FolderTitleSource(folders)
        .designs().stream().map(design -> design.getFileName().toString()).toList();
  }

  private Optional<Design> read(String base) {
    return DesignLoader.load(folders.designs().resolve(base), folders.tileLibrary(), Set.of())
        .design();
  }

  private static Optional<String> first(Map<String, ?> parts) {
    return parts.keySet().stream().findFirst();
  }

  /**
   * The files that a new design begins with. Each is a folder of resources, listed in its {@code
   * template.txt}.
   */
  public enum DesignTemplate {
    /** A small design that is complete and can be played at once. */
    SMALL,

    /** A design that extends another and says only what differs. */
    VARIANT;

    private static final String INDEX = "template.txt";
    private static final Pattern ODD = Pattern.compile("[\\p{Cntrl}\\u0080-\\u009f\\u2028\\u2029]");

    /** A folder whose name needs no quotes. */
    private static final Pattern USUAL_BASE =
        Pattern.compile("(?m)^extends: \"(\\.\\./[\\w&+.-]+)\"$");

    private static final Pattern GAP = Pattern.compile("\\{\\{([a-z-]+)}}");

    /** What it makes, in a sentence. */
    public String description() {
      return index().getFirst();
    }

    /** Names of its files, {@code title.yaml} first. */
    public List<String> files() {
      return index().stream().skip(1).toList();
    }

    /**
     * The contents of its files by their names.
     *
     * @param words what fills the gaps: <code>{{title}}</code> is the word of {@code title}
     */
    public Map<String, String> filled(Map<String, String> words) {
      var contents = new TreeMap<String, String>();
      files().forEach(file -> contents.put(file, fill(read(file), words)));
      return contents;
    }

    private static String fill(String text, Map<String, String> words) {
      String filled =
          GAP.matcher(text).replaceAll(gap -> Matcher.quoteReplacement(word(gap.group(1), words)));
      return USUAL_BASE.matcher(filled).replaceAll("extends: $1");
    }

    /** As it is written between double quotes in YAML. */
    private static String word(String gap, Map<String, String> words) {
      if (!words.containsKey(gap))
        throw new IllegalArgumentException("no word for {{" + gap + "}}");
      String escaped = words.get(gap).replace("\\", "\\\\").replace("\"", "\\\"");
      // A name of the base may contain a line break, which would end a comment.
      return ODD.matcher(escaped)
          .replaceAll(
              odd -> Matcher.quoteReplacement("\\u%04x".formatted((int) odd.group().charAt(0))));
    }

    private List<String> index() {
      return read(INDEX).lines().toList();
    }

    private String read(String file) {
      String path = "templates/" + name().toLowerCase(Locale.ROOT) + "/" + file;
      try (InputStream text = DesignTemplate.class.getResourceAsStream(path)) {
        return new String(text.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
      } catch (IOException unreadable) {
        throw new UncheckedIOException(unreadable);
      }
    }
  }
}
