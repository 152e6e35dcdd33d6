package roundhouse.workshop.documents;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import roundhouse.board.HexId;
import roundhouse.design.loading.DesignFolderReader;
import roundhouse.design.loading.DesignOptions;
import roundhouse.design.reference.FormatDescription;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.YamlNode;
import roundhouse.edit.DesignFiles;
import roundhouse.edit.RefusedEdit;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlText;

/**
 * A name that a design defines, and the places where the name is used.
 *
 * @param map where the name is defined: {@code trains}, {@code map.hexes}
 */
public record DefinedName(String map, String name) {
  private static final Map<String, String> KINDS =
      Map.of(
          "trains", "train",
          "companies", "company",
          "phases", "phase",
          "privates", "private",
          "tiles", "tile",
          "map.hexes", "hex");

  /** Lists that refer to no map may mix everything that can be owned. */
  private static final List<String> OWNED = List.of("privates", "companies", "trains");

  private static final Pattern KEY =
      Pattern.compile("[\"']?(\\s+[^\\s:,{}\\[\\]#]+)*\\s*:(\\s.*|$)");

  /** The names that a text may hold at an offset, the likeliest first. */
  public static Optional<DefinedName> at(Path file, String text, int offset, YamlNode title) {
    TextSearch.Match here = NameWord.at(file, text, offset);
    String word = here.found();
    List<DefinedName> names =
        KINDS.keySet().stream()
            .sorted()
            .filter(map -> keys(title, map).contains(word))
            .map(map -> new DefinedName(map, word))
            .toList();
    return names.stream()
        .filter(name -> name.isUsed(here, read -> tree(read, text)))
        .findFirst()
        .or(() -> names.stream().findFirst());
  }

  /** The names in a map of a design; a key may hold several. */
  private static List<String> keys(YamlNode title, String map) {
    Optional<YamlNode> node = Optional.of(title);
    for (String name : map.split("\\."))
      node = node.filter(MapNode.class::isInstance).flatMap(in -> ((MapNode) in).get(name));
    return node.filter(MapNode.class::isInstance)
        .map(
            in ->
                ((MapNode) in)
                    .keys().stream().flatMap(key -> Stream.of(key.split("\\s+"))).toList())
        .orElse(List.of());
  }

  /** What the name is of: train, company, hex. */
  public String kind() {
    return KINDS.get(map);
  }

  /** Whether another thing of the kind has that name already. */
  public boolean isTaken(String other, YamlNode title) {
    return keys(title, map).contains(other);
  }

  /** Whether another name can be written without quotes and, for a hex, is the name of a hex. */
  public boolean isFit(String other) {
    return map.equals("map.hexes")
        ? other.matches(HexId.WRITTEN)
        : other.matches("[^\\s:,{}\\[\\]#\"'`|>]+");
  }

  /**
   * The places where the name means the thing, out of those where it was found.
   *
   * @param texts the text of a file
   */
  public List<TextSearch.Match> uses(List<TextSearch.Match> found, Function<Path, String> texts) {
    var trees = new HashMap<Path, Optional<YamlText>>();
    return found.stream()
        .filter(
            match ->
                isUsed(
                    match,
                    file -> trees.computeIfAbsent(file, read -> tree(read, texts.apply(read)))))
        .toList();
  }

  private boolean isUsed(TextSearch.Match match, Function<Path, Optional<YamlText>> trees) {
    if (!match.found().equals(name) || !isWhole(match)) return false;
    Path file = match.place().file();
    if (!file.toString().endsWith(".yaml")) return NameWord.isQuoted(match);
    if (!Files.exists(file.resolveSibling("title.yaml"))) return isNamedByKey(match);
    return trees
        .apply(file)
        .map(yaml -> yaml.pathAt(match.offset(yaml.text())).under(DesignFiles.path(file)))
        .map(path -> isUsed(path, match))
        .orElse(false);
  }

  /** Whether the match is a word; the name of a border holds two hexes. */
  private boolean isWhole(TextSearch.Match match) {
    return NameWord.isWhole(match, map.equals("map.hexes") ? "-/" : "");
  }

  /** In test positions and similar files the key says what a value names: {@code company: C&N}. */
  private boolean isNamedByKey(TextSearch.Match match) {
    String before = match.text().substring(0, match.from());
    return before.matches(
        ".*\\b(" + kind() + "|" + map.replaceFirst(".*\\.", "") + ")\\s*:\\s*[\\[\"']?");
  }

  private static Optional<YamlText> tree(Path file, String text) {
    try {
      return Optional.of(DesignFiles.read(file, text));
    } catch (RefusedEdit broken) {
      return Optional.empty();
    }
  }

  private boolean isUsed(ValuePath path, TextSearch.Match match) {
    List<String> names = plain(path.names());
    if (names.isEmpty()) return false; // a comment
    if (names.getFirst().equals(DesignFolderReader.NOTES))
      return names.size() == 3 && map.endsWith(names.get(1)) && names.get(2).equals(name);
    List<String> here = Arrays.asList(map.split("\\."));
    String rest = match.text().substring(match.from() + match.length());
    // The name of a border continues with its other hex or with a side.
    if (KEY.matcher(rest.replaceFirst("^[-/][A-Za-z0-9]+", "")).matches())
      return isKey(names, here);
    for (List<String> at : List.of(names, names.subList(0, Math.max(0, names.size() - 1)))) {
      Optional<FormatDescription> format = FormatDescription.at(at);
      Optional<String> referenced = format.flatMap(FormatDescription::referencedMap);
      if (referenced.isPresent()) return referenced.get().equals(map);
      if (format.map(FormatDescription::isList).orElse(false))
        return OWNED.contains(map) && !name.matches("[0-9]+");
    }
    return false;
  }

  /** Where a key names the thing: its definition, a border of a hex, a value for a train. */
  private boolean isKey(List<String> names, List<String> here) {
    if (names.size() == here.size() + 1 && names.subList(0, here.size()).equals(here)) return true;
    if (names.size() < 2) return false;
    String around = names.get(names.size() - 2);
    return map.equals("map.hexes") && around.equals("borders") || around.endsWith("-" + kind());
  }

  /** Below an option the path continues as in a title. */
  private static List<String> plain(List<String> path) {
    boolean option = path.size() > 2 && path.getFirst().equals(DesignOptions.KEY);
    return option ? path.subList(2, path.size()) : path;
  }

  /** Finds the words of a text that can be names. */
  private static final class NameWord {
    private static final String ENDS = " \t,[]{}()\"'`:;";

    private NameWord() {}

    /** The word at an offset of a text, as a search finds it. */
    static TextSearch.Match at(Path file, String text, int offset) {
      int from = offset;
      int to = offset;
      while (from > 0 && !endsWord(text.charAt(from - 1))) from--;
      while (to < text.length() && !endsWord(text.charAt(to))) to++;
      return TextSearch.Match.of(file, text, from, text.substring(from, to));
    }

    private static boolean endsWord(char letter) {
      return ENDS.indexOf(letter) >= 0 || letter == '\n';
    }

    /**
     * Whether no letter of a name is right before or after a match.
     *
     * @param others characters that end this kind of name too
     */
    static boolean isWhole(TextSearch.Match match, String others) {
      String ends = ENDS + others;
      int to = match.from() + match.length();
      String line = match.text();
      return (match.from() == 0 || ends.indexOf(line.charAt(match.from() - 1)) >= 0)
          && (to == line.length() || ends.indexOf(line.charAt(to)) >= 0);
    }

    static boolean isQuoted(TextSearch.Match match) {
      int to = match.from() + match.length();
      if (match.from() == 0 || to == match.text().length()) return false;
      char before = match.text().charAt(match.from() - 1);
      return "\"'`".indexOf(before) >= 0 && match.text().charAt(to) == before;
    }
  }
}
