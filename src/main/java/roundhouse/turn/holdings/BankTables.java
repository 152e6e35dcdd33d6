package roundhouse.turn.holdings;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.design.spec.PhaseSpec;
import roundhouse.design.spec.TrainSpec;
import roundhouse.engine.Title;
import roundhouse.engine.explanation.Subject;
import roundhouse.game.Depot;
import roundhouse.game.GameState;
import roundhouse.game.PrivateCompany;
import roundhouse.game.Train;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;

/** The tables of the bank's trains, of private companies and of the phases. */
public final class BankTables {
  private BankTables() {}

  /** The trains of the bank: how many are left, and when they rust. */
  public static TableContent trains(Snapshot now) {
    return now.play().map(BankTables::trains).orElse(TableContent.NONE);
  }

  /** The same of a game. */
  public static TableContent trains(GameHistory play) {
    Title title = play.title();
    GameState state = play.state();
    List<TableContent.Column> columns =
        List.of(
            TableContent.Column.text(UiWords.of("bank.train")),
            TableContent.Column.number(UiWords.of("bank.price"), UiWords.of("bank.price-new")),
            TableContent.Column.number(UiWords.of("bank.left"), UiWords.of("bank.left-tip")),
            TableContent.Column.number(UiWords.of("bank.used"), UiWords.of("bank.used-tip")),
            TableContent.Column.text(UiWords.of("bank.rusts")));
    var rows = new ArrayList<TableContent.Row>();
    Optional<String> next =
        state.depot().upcoming().stream().findFirst().map(train -> train.type());
    for (TrainSpec spec : title.design().trains().values())
      rows.add(train(title, state.depot(), spec, next.filter(spec.name()::equals).isPresent()));
    return new TableContent(columns, rows);
  }

  private static TableContent.Row train(Title title, Depot depot, TrainSpec spec, boolean next) {
    long left = count(depot.upcoming(), spec);
    long used = count(depot.pool(), spec);
    List<String> cells =
        List.of(
            spec.name(),
            title.design().amount(spec.price()),
            spec.count().unlimited() ? "∞" : String.valueOf(left),
            used == 0 ? "" : String.valueOf(used),
            spec.rustsOn());
    return new TableContent.Row(cells, Optional.empty(), next, left == 0 && used == 0, "")
        .about(new Subject.Trains(spec.name()));
  }

  private static long count(List<Train> trains, TrainSpec spec) {
    return trains.stream().filter(train -> train.type().equals(spec.name())).count();
  }

  /** The phases and what each allows. */
  public static TableContent phases(Snapshot now) {
    return now.play().map(BankTables::phases).orElse(TableContent.NONE);
  }

  /** The same of a game. */
  public static TableContent phases(GameHistory play) {
    List<TableContent.Column> columns =
        List.of(
            TableContent.Column.text(UiWords.of("bank.phase")),
            TableContent.Column.text(UiWords.of("bank.from")),
            TableContent.Column.text(UiWords.of("bank.tiles")),
            TableContent.Column.number(UiWords.of("bank.limit"), UiWords.of("bank.limit-tip")),
            TableContent.Column.number(UiWords.of("bank.rounds"), UiWords.of("bank.rounds-tip")));
    var rows = new ArrayList<TableContent.Row>();
    for (PhaseSpec phase : play.title().design().phases().values()) {
      List<String> cells =
          List.of(
              phase.name(),
              phase.startsWith(),
              String.join(" ", phase.tiles().stream().map(color -> color.word()).toList()),
              String.valueOf(phase.trainLimit()),
              String.valueOf(phase.operatingRounds()));
      rows.add(
          new TableContent.Row(
              cells, Optional.empty(), phase.name().equals(play.state().phase()), false, ""));
    }
    return new TableContent(columns, rows);
  }

  /** The private companies and who owns them. */
  public static TableContent privates(Snapshot now) {
    return now.play().map(BankTables::privates).orElse(TableContent.NONE);
  }

  /** The same of a game. */
  public static TableContent privates(GameHistory play) {
    List<TableContent.Column> columns =
        List.of(
            TableContent.Column.text(UiWords.of("bank.private")),
            TableContent.Column.number(UiWords.of("bank.value"), UiWords.of("bank.value-tip")),
            TableContent.Column.number(UiWords.of("bank.income"), UiWords.of("bank.income-tip")),
            TableContent.Column.text(UiWords.of("bank.owner")));
    return new TableContent(
        columns,
        play.state().privates().values().stream()
            .map(owned -> owned(play.title(), owned))
            .toList());
  }

  private static TableContent.Row owned(Title title, PrivateCompany owned) {
    var spec = title.design().privates().get(owned.id());
    List<String> cells =
        List.of(
            spec.name(),
            title.design().amount(spec.price()),
            title.design().amount(spec.income()),
            owned.closed() ? UiWords.of("bank.closed") : owned.owner().name());
    return new TableContent.Row(
            cells,
            Optional.empty(),
            false,
            owned.closed() || owned.owner().isNobody(),
            owned.id() + " " + spec.name())
        .about(new Subject.Private(owned.id()));
  }
}
