package roundhouse.script;

/** Trains, and what they do in a turn, as scripts see them. */
final class TrainViews {
  /** A train card. */
  static final ViewType<Seen.Train> TRAIN =
      ViewType.of("Train", Seen.Train.class, "A train card.")
          .member(
              "id",
              "string",
              "Names the card: its type and its number of the type, \"3+1-0\".",
              train -> train.it().id())
          .member("type", "string", "The type, \"3+1\".", train -> train.it().type())
          .member(
              "price",
              "number",
              "Its price new.",
              train -> train.game().design().trains().get(train.it().type()).price())
          .member(
              "cities",
              "number",
              "Large stations it may call at.",
              train -> train.game().design().trains().get(train.it().type()).runs().cities())
          .member(
              "towns",
              "number",
              "Small stations it may call at besides.",
              train -> train.game().design().trains().get(train.it().type()).runs().towns())
          .member(
              "data",
              "any",
              "Free data of the type in the design.",
              train -> train.game().design().trains().get(train.it().type()).data().values())
          .key(train -> train.it().id())
          .build();

  /** A train as it runs in a turn. */
  static final ViewType<Seen.Runner> RUNNER =
      ViewType.of("RunningTrain", Seen.Runner.class, "A train as it runs in this turn.")
          .member("id", "string", "Names the card.", runner -> runner.it().id())
          .member("type", "string", "The type.", runner -> runner.it().type())
          .member(
              "cities",
              "number",
              "Large stations it may call at now.",
              runner -> runner.it().cities())
          .member(
              "towns",
              "number",
              "Small stations it may call at besides.",
              runner -> runner.it().towns())
          .member(
              "spare",
              "boolean",
              "Whether an unused large station may be a small one.",
              runner -> runner.it().spare())
          .member(
              "leased",
              "boolean",
              "Whether it is not the company's own.",
              runner -> runner.it().leased())
          .member(
              "eachCall",
              "number",
              "What every call brings, whatever the stop is worth; 0 where stops have their own"
                  + " value.",
              runner -> runner.it().eachCall())
          .key(runner -> runner.it().id())
          .build();

  /** The runs of a company in a turn. */
  static final ViewType<Seen.Runs> RUNS =
      ViewType.of("Runs", Seen.Runs.class, "What the trains of a company do in a turn.")
          .member("count", "number", "How many trains run.", runs -> runs.it().size())
          .member(
              "calls",
              "string[][]",
              "For each run the stops that count, as \"hex.index\".",
              runs ->
                  runs.it().stream()
                      .map(run -> run.calls().stream().map(Object::toString).toList())
                      .toList())
          .member(
              "stops",
              "number",
              "Calls of all runs together.",
              runs -> runs.it().stream().mapToInt(run -> run.calls().size()).sum())
          .method(
              "connect",
              "(one: string, other: string): boolean",
              "Whether one run, or several that meet, join two places: hexes (\"G5\") or stops"
                  + " (\"G5.1\").",
              (runs, arguments) ->
                  Connections.join(runs.it(), arguments.text(0), arguments.text(1)))
          .build();

  private TrainViews() {}
}
