package roundhouse.editor.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.design.PhaseSpec;
import roundhouse.design.TrainSpec;
import roundhouse.engine.Title;
import roundhouse.engine.whynot.Subject;
import roundhouse.game.GameState;
import roundhouse.words.Words;
import roundhouse.workshop.Playtest;
import roundhouse.workshop.Snapshot;

/** The tables of the bank's trains and of the phases. */
final class Depot {
  private Depot() {}

  static Grid trains(Snapshot now) {
    return now.play().map(Depot::trains).orElse(Grid.NONE);
  }

  private static Grid trains(Playtest play) {
    Title title = play.title();
    GameState state = play.state();
    List<Grid.Column> columns =
        List.of(
            Grid.Column.text(Words.of("books.train")),
            Grid.Column.number(Words.of("books.price"), Words.of("books.price-new")),
            Grid.Column.number(Words.of("books.left"), Words.of("books.left-tip")),
            Grid.Column.number(Words.of("books.used"), Words.of("books.used-tip")),
            Grid.Column.text(Words.of("books.rusts")));
    var rows = new ArrayList<Grid.Row>();
    Optional<String> next =
        state.depot().upcoming().stream().findFirst().map(train -> train.type());
    for (TrainSpec spec : title.design().trains().values()) {
      long left =
          state.depot().upcoming().stream()
              .filter(train -> train.type().equals(spec.name()))
              .count();
      long used =
          state.depot().pool().stream().filter(train -> train.type().equals(spec.name())).count();
      List<String> cells =
          List.of(
              spec.name(),
              title.design().money() + spec.price(),
              spec.count().unlimited() ? "∞" : String.valueOf(left),
              used == 0 ? "" : String.valueOf(used),
              spec.rustsOn());
      rows.add(
          new Grid.Row(
                  cells,
                  Optional.empty(),
                  next.filter(spec.name()::equals).isPresent(),
                  left == 0 && used == 0,
                  "")
              .about(new Subject.Trains(spec.name())));
    }
    return new Grid(columns, rows);
  }

  static Grid phases(Snapshot now) {
    return now.play().map(Depot::phases).orElse(Grid.NONE);
  }

  private static Grid phases(Playtest play) {
    List<Grid.Column> columns =
        List.of(
            Grid.Column.text(Words.of("books.phase")),
            Grid.Column.text(Words.of("books.from")),
            Grid.Column.text(Words.of("books.tiles")),
            Grid.Column.number(Words.of("books.limit"), Words.of("books.limit-tip")),
            Grid.Column.number(Words.of("books.rounds"), Words.of("books.rounds-tip")));
    var rows = new ArrayList<Grid.Row>();
    for (PhaseSpec phase : play.title().design().phases().values()) {
      List<String> cells =
          List.of(
              phase.name(),
              phase.startsWith(),
              String.join(" ", phase.tiles().stream().map(color -> color.word()).toList()),
              String.valueOf(phase.trainLimit()),
              String.valueOf(phase.operatingRounds()));
      rows.add(
          new Grid.Row(
              cells, Optional.empty(), phase.name().equals(play.state().phase()), false, ""));
    }
    return new Grid(columns, rows);
  }
}
