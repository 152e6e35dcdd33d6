package roundhouse.print;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import roundhouse.design.reference.Outline;
import roundhouse.design.reference.Outline.Branch;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.TrainExport;
import roundhouse.engine.Title;

/** Tables for players: phases, trains, rounds, companies and privates. */
final class PlayerAid {
  /** What shows on a company's markers and charter. */
  private static final Set<String> LOOKS = Set.of("color", "letters");

  private PlayerAid() {}

  static List<PageBlock> of(Title title) {
    Branch design = Outline.of(title.design());
    var blocks = new ArrayList<PageBlock>();
    blocks.add(new PageBlock.Headline(title.design().title() + ": player aid"));
    table(blocks, "Trains", design, "trains", "train", Set.of());
    table(blocks, "Phases", design, "phases", "phase", withoutExports(title.design()));
    blocks.add(new PageBlock.Heading("A turn of each round"));
    blocks.addAll(rounds(design));
    numbers(blocks, title);
    table(blocks, "Companies", design, "companies", "company", LOOKS);
    privates(blocks, title.design());
    return blocks;
  }

  private static void table(
      List<PageBlock> blocks,
      String heading,
      Branch design,
      String part,
      String of,
      Set<String> hidden) {
    Branch things = (Branch) design.at(List.of(part)).orElseThrow();
    if (things.entries().isEmpty()) return;
    blocks.add(new PageBlock.Heading(heading));
    blocks.addAll(OutlineTables.of(things, of, hidden));
  }

  /** The column of exports, if no train is ever exported. */
  private static Set<String> withoutExports(Design design) {
    return design.phases().values().stream()
            .allMatch(phase -> phase.exportsTrain().when() == TrainExport.When.NEVER)
        ? Set.of("exports-train")
        : Set.of();
  }

  /** What each private company does, in the words of its card. */
  private static void privates(List<PageBlock> blocks, Design design) {
    if (design.privates().isEmpty()) return;
    blocks.add(new PageBlock.Heading("Private companies"));
    var rows = new LinkedHashMap<String, Outline>();
    design
        .privates()
        .forEach(
            (id, spec) -> {
              var row = new LinkedHashMap<String, Outline>();
              row.put("name", leaf(spec.name()));
              row.put("price", leaf(design.amount(spec.price())));
              row.put("income", leaf(design.amount(spec.income())));
              row.put("what-it-does", leaf(String.join(" ", PrivateCardText.of(design, spec))));
              rows.put(id, new Branch(row, ""));
            });
    blocks.addAll(OutlineTables.of(new Branch(rows, ""), "private"));
  }

  private static List<PageBlock> rounds(Branch design) {
    var rows = new ArrayList<PageBlock>();
    List<Double> widths = List.of(0.25, 0.15, 0.6);
    rows.add(new PageBlock.Row(List.of("round", "turns", "steps"), widths, true));
    ((Branch) design.at(List.of("rounds")).orElseThrow())
        .entries()
        .forEach((id, round) -> rows.add(new PageBlock.Row(cells(id, round), widths, false)));
    return rows;
  }

  /** A round in the columns of its table. */
  private static List<String> cells(String id, Outline round) {
    String name =
        round.at(List.of("name")).map(Outline::line).filter(text -> !text.isEmpty()).orElse(id);
    String turns = round.at(List.of("turns")).map(Outline::line).orElse("").replace('-', ' ');
    var steps = (Branch) round.at(List.of("steps")).orElseThrow();
    return List.of(
        name,
        turns,
        steps.entries().keySet().stream()
            .map(step -> step.replace('-', ' '))
            .collect(Collectors.joining(", ")));
  }

  /** Starting cash and certificate limit by number of players. */
  private static void numbers(List<PageBlock> blocks, Title title) {
    blocks.add(new PageBlock.Heading("Players"));
    var rows = new LinkedHashMap<String, Outline>();
    for (int players = title.design().players().min();
        players <= title.design().players().max();
        players++) {
      var row = new LinkedHashMap<String, Outline>();
      row.put(
          "starting cash",
          leaf(title.design().amount(title.design().startingCash().getOrDefault(players, 0))));
      row.put(
          "certificate limit",
          leaf(String.valueOf(title.design().certificateLimit().getOrDefault(players, 0))));
      rows.put(String.valueOf(players), new Branch(row, ""));
    }
    blocks.addAll(OutlineTables.of(new Branch(rows, ""), "players"));
  }

  private static Outline leaf(String text) {
    return new Outline.Leaf(text, "", false);
  }

  /**
   * Tables of named items of a design: a row for each item, a column for each key that any of them
   * uses.
   */
  private static final class OutlineTables {
    /** Data for scripts means nothing to players. */
    private static final Set<String> HIDDEN = Set.of("data");

    /** The width of text on the narrowest paper, in millimetres. */
    private static final double NARROWEST_PAGE = TextPages.width(PageSize.A4.upright());

    /**
     * Texts that are shorter, in millimetres, make a column no narrower, and longer ones no wider.
     */
    private static final double SHORT = 8;

    private static final double LONG = 400;

    private OutlineTables() {}

    /**
     * @param of heading of the column of names: "train"
     */
    static List<PageBlock> of(Branch things, String of) {
      return of(things, of, Set.of());
    }

    /**
     * @param hidden keys without a column
     */
    static List<PageBlock> of(Branch things, String of, Set<String> hidden) {
      List<String> keys = keys(things).stream().filter(key -> !hidden.contains(key)).toList();
      var rows = new ArrayList<List<String>>();
      rows.add(with(of, keys.stream().map(key -> key.replace('-', ' ')).toList()));
      things
          .entries()
          .forEach(
              (name, thing) ->
                  rows.add(with(name, keys.stream().map(key -> cell(thing, key)).toList())));
      List<Double> widths = widths(rows);
      var blocks = new ArrayList<PageBlock>();
      for (int i = 0; i < rows.size(); i++)
        blocks.add(new PageBlock.Row(rows.get(i), widths, i == 0));
      return blocks;
    }

    private static List<String> with(String first, List<String> rest) {
      var all = new ArrayList<>(List.of(first));
      all.addAll(rest);
      return all;
    }

    private static List<String> keys(Branch things) {
      Set<String> keys = new LinkedHashSet<>();
      for (Outline thing : things.entries().values()) {
        if (!(thing instanceof Branch branch)) continue;
        branch.entries().keySet().stream()
            .filter(key -> !HIDDEN.contains(key) && said(things, key))
            .forEach(keys::add);
      }
      return List.copyOf(keys);
    }

    /** Whether any of them differs from the default. */
    private static boolean said(Branch things, String key) {
      return things.entries().values().stream()
          .anyMatch(
              thing -> thing.at(List.of(key)).filter(value -> !value.isDefault()).isPresent());
    }

    private static String cell(Outline thing, String key) {
      Optional<String> text = thing.at(List.of(key)).map(Outline::line);
      return text.orElse("");
    }

    /** Wider columns for longer texts, but none too narrow for its longest word. */
    private static List<Double> widths(List<List<String>> rows) {
      int columns = rows.getFirst().size();
      double[] least = new double[columns];
      double[] weight = new double[columns];
      for (int column = 0; column < columns; column++) {
        least[column] = longestWord(rows, column) + PageBlock.Row.SIDES;
        weight[column] = longestText(rows, column);
      }
      double needed = DoubleStream.of(least).sum();
      double more = Math.max(0, NARROWEST_PAGE - needed) / DoubleStream.of(weight).sum();
      return IntStream.range(0, columns)
          .mapToObj(column -> least[column] + more * weight[column])
          .map(width -> width / Math.max(NARROWEST_PAGE, needed))
          .toList();
    }

    private static double longestText(List<List<String>> rows, int column) {
      return rows.stream()
          .mapToDouble(row -> Typeface.PLAIN.width(row.get(column), PageBlock.TEXT))
          .map(width -> Math.clamp(width, SHORT, LONG))
          .max()
          .orElseThrow();
    }

    private static double longestWord(List<List<String>> rows, int column) {
      double most = 0;
      for (List<String> row : rows)
        for (String word : row.get(column).split("\\s+"))
          most = Math.max(most, type(row == rows.getFirst()).width(word, PageBlock.TEXT));
      return most;
    }

    private static Typeface type(boolean head) {
      return head ? Typeface.BOLD : Typeface.PLAIN;
    }
  }
}
