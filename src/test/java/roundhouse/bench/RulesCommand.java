package roundhouse.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import roundhouse.design.spec.Design;
import roundhouse.engine.Title;
import roundhouse.script.loading.TitleLoader;
import roundhouse.testkit.Repository;
import roundhouse.titles.RulesTable;

/**
 * Takes away each value and each function of a script that the rows of a title's {@code rules.md}
 * name, one at a time, and runs the tests of that row: they must fail. A value that the design
 * needs is changed instead. Names the rows whose tests do not notice, and those that name only
 * classes and not a test on either side of the rule's border.
 *
 * <p>Arguments: {@code DESIGN [--only TEXT] [--minutes N]}.
 */
final class RulesCommand {
  private final MutateOptions options;
  private final PrintStream out;
  private final ProjectCopy project;
  private final RowTests tests;
  private final Design design;
  private int tried;
  private int unnoticed;

  private RulesCommand(MutateOptions options, ProjectCopy project, PrintStream out)
      throws IOException {
    this.options = options;
    this.project = project;
    this.tests = new RowTests(project);
    this.out = out;
    this.design =
        title().orElseThrow(() -> new IOException(options.design() + " cannot be loaded")).design();
  }

  static void run(List<String> arguments, PrintStream out) throws Exception {
    MutateOptions options = MutateOptions.of(arguments);
    try (var project = ProjectCopy.withScripts(options.design())) {
      new RulesCommand(options, project, out).run();
    }
  }

  private void run() throws IOException {
    List<RulesTable.Row> rows =
        RulesTable.read(Repository.designs().resolve(options.design()).resolve("rules.md"))
            .rows()
            .stream()
            .filter(row -> !row.where().isEmpty() && row.toString().contains(options.only()))
            .toList();
    long end = System.nanoTime() + options.minutes() * 60_000_000_000L;
    int done = 0;
    var oneSided = new ArrayList<RulesTable.Row>();
    for (RulesTable.Row row : rows) {
      if (System.nanoTime() > end) break;
      row(row);
      if (row.where().stream().noneMatch(TakenAway::possible) && row.tests().size() < 2)
        oneSided.add(row);
      done++;
    }
    oneSided.forEach(row -> out.printf("ONE SIDE   %s: %s, %s%n", row, row.where(), row.tests()));
    out.printf(
        "%d of %d rows of %s: %d changes tried, %d unnoticed, %d rows of classes with one test%n",
        done, rows.size(), options.design(), tried, unnoticed, oneSided.size());
  }

  private void row(RulesTable.Row row) throws IOException {
    Optional<String> broken = tests.failing(row);
    if (broken.isPresent()) {
      out.printf("BROKEN     %s: %s fails on the design as it is%n", row, broken.get());
      return;
    }
    for (String place : row.where()) if (TakenAway.possible(place)) place(row, place);
  }

  /** Removed if the design can still be played without it, otherwise changed. */
  private void place(RulesTable.Row row, String place) throws IOException {
    List<TakenAway> removals = playable(TakenAway.of(project, place));
    for (TakenAway taken : removals) {
      Optional<String> noticed = notice(row, taken);
      if (noticed.isPresent())
        out.printf("noticed    %s: %s, by %s%n", row, taken.what(), noticed.get());
      else unnoticed(row, place, taken.what());
    }
    if (removals.isEmpty()) changed(row, place);
  }

  /** One of the changes must be noticed; the others may belong to other rows. */
  private void changed(RulesTable.Row row, String place) throws IOException {
    List<TakenAway> changes = playable(TakenAway.changes(project, place));
    for (TakenAway change : changes) {
      Optional<String> noticed = notice(row, change);
      if (noticed.isEmpty()) continue;
      out.printf("noticed    %s: %s, by %s%n", row, change.what(), noticed.get());
      return;
    }
    if (changes.isEmpty()) out.printf("FIXED      %s: %s has to be there as it is%n", row, place);
    else unnoticed(row, place, "none of %d changes".formatted(changes.size()));
  }

  private void unnoticed(RulesTable.Row row, String place, String what) {
    unnoticed++;
    out.printf("UNNOTICED  %s: %s (%s), by %s%n", row, what, place, row.tests());
  }

  private List<TakenAway> playable(List<TakenAway> all) throws IOException {
    var playable = new ArrayList<TakenAway>();
    for (TakenAway each : all) if (playable(each)) playable.add(each);
    return playable;
  }

  /**
   * Whether the design can be played and differs: a value equal to the default changes nothing.
   * What an option or a script does is not seen in the design without it.
   */
  private boolean playable(TakenAway taken) throws IOException {
    Optional<Title> title = project.holding(taken.file(), taken.text(), this::title);
    boolean unseen =
        taken.file().startsWith(project.scripts()) || taken.file().endsWith("options.yaml");
    return title.filter(changed -> unseen || !changed.design().equals(design)).isPresent();
  }

  private Optional<Title> title() throws IOException {
    return new TitleLoader(project.designs(), project.scripts(), Repository.tileLibrary())
        .load(options.design(), Set.of())
        .title();
  }

  private Optional<String> notice(RulesTable.Row row, TakenAway taken) throws IOException {
    tried++;
    return project.holding(taken.file(), taken.text(), () -> tests.failing(row));
  }
}
