package roundhouse.print;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
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
}
