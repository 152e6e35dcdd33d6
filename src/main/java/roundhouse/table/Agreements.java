package roundhouse.table;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import roundhouse.engine.Action;
import roundhouse.engine.Decision;
import roundhouse.turn.SeatTurn;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.Situation;

/**
 * What people at a table agree on beside the game: pauses, taking back, passing for somebody. All
 * of it outlasts a restart.
 */
final class Agreements {
  private final Table table;
  private final TableClock clock;
  private final Map<Guest, String> told = new ConcurrentHashMap<>();
  private final Map<String, StandingPass> passes = new ConcurrentHashMap<>();
  private volatile Optional<TakeBackRequest> request;
  private volatile String toAll = "";

  Agreements(Table table) {
    this.table = table;
    Agreed kept = table.file().agreed();
    passes.putAll(kept.passes());
    request = Optional.ofNullable(kept.asked());
    clock = new TableClock(System::nanoTime, kept.pausedBy(), Duration.ofMillis(kept.thought()));
  }

  /** What outlasts a restart. */
  Agreed agreed() {
    String pausedBy = clock.pausedBy();
    long thought = pausedBy.isEmpty() ? 0 : clock.thought().toMillis();
    return new Agreed(passes, request.orElse(null), pausedBy, thought);
  }

  TableClock clock() {
    return clock;
  }

  void tellAll(String says) {
    told.clear();
    toAll = says;
  }

  /** What a guest was told last; "" for nothing. */
  String told(Guest guest) {
    return told.getOrDefault(guest, toAll);
  }

  /** What somebody is called who is not called by name. */
  static String name(Guest guest) {
    return switch (guest.kind()) {
      case HOST -> "The host";
      case WATCHER -> "Somebody who watches";
      case PLAYER -> guest.player();
    };
  }

  /** Stops time, or lets it go on, and tells all. */
  void pause(Guest guest, boolean pause) {
    String name = name(guest);
    if (clock.pause(pause ? name : ""))
      tellAll(name + (pause ? " has paused: time stands still." : " goes on: time runs again."));
  }

  Optional<TakeBackRequest> request() {
    return request;
  }

  /** What a player would like to take back, which others grant. */
  CompletableFuture<Act.Answer> askTakeBack(Guest guest) {
    return table.beside(
        game ->
            TakeBackRequest.of(game, guest.player())
                .map(
                    asked -> {
                      if (ask(asked, table.people())) table.lines().takeBack(asked.actions());
                      return table.done();
                    })
                .orElseGet(() -> new Act.Answer.Refused("you have done nothing yet")));
  }

  /** Whether somebody may take back what they did. */
  CompletableFuture<Act.Answer> answerTakeBack(Guest guest, boolean grants) {
    return table.beside(
        _ -> {
          Optional<TakeBackRequest> asked = request;
          if (asked.isEmpty())
            return new Act.Answer.Refused("nobody asks to take anything back any longer");
          if (!grants) refuse(guest);
          else if (asked.get().player().equals(guest.player()))
            return new Act.Answer.Refused("others have to agree");
          else if (grant(guest, table.people())) table.lines().takeBack(asked.get().actions());
          return table.done();
        });
  }

  /** Asks all, unless nobody needs to be asked: then it is granted at once. */
  private boolean ask(TakeBackRequest asked, List<String> people) {
    tellAll(asked.says() + ".");
    return decided(asked, people);
  }

  /**
   * Answers for a guest.
   *
   * @return whether it is granted now
   */
  private boolean grant(Guest guest, List<String> people) {
    TakeBackRequest asked = request.orElseThrow();
    boolean host = guest.equals(Guest.HOST);
    return decided(host ? asked : asked.grantedBy(guest.player()), host ? List.of() : people);
  }

  private boolean decided(TakeBackRequest asked, List<String> people) {
    boolean granted = asked.isGranted(people);
    request = granted ? Optional.empty() : Optional.of(asked);
    if (granted) tellAll("Taken back, as %s asked: %s.".formatted(asked.player(), asked.what()));
    return granted;
  }

  private void refuse(Guest guest) {
    String asked = request.orElseThrow().player();
    tellAll(
        asked.equals(guest.player())
            ? asked + " no longer asks to take anything back."
            : "%s does not agree that %s takes it back.".formatted(name(guest), asked));
    request = Optional.empty();
  }

  /** The game has another past, or another future, than those knew who agreed on something. */
  void forget() {
    request = Optional.empty();
    for (String player : passes.keySet())
      end(player, "The game has been taken elsewhere: nobody passes for you any longer.");
  }

  Optional<StandingPass> pass(String player) {
    return Optional.ofNullable(passes.get(player));
  }

  /** Passes for a player until something ends it; empty to ask them again. */
  CompletableFuture<Act.Answer> passFor(Guest guest, Optional<StandingPass.Until> until) {
    return table.beside(
        game -> {
          until.ifPresentOrElse(
              each -> {
                passes.put(guest.player(), StandingPass.of(game, guest.player(), each));
                told.remove(guest);
              },
              () -> end(guest.player(), "Nobody passes for you any longer."));
          passForThem();
          return table.done();
        });
  }

  /** Ends a standing pass, and returns whether there was one. */
  boolean end(String player, String says) {
    boolean ended = passes.remove(player) != null;
    if (ended) told.put(Guest.player(player), says);
    return ended;
  }

  /** Ends those that have reached their end, and returns whether there were any. */
  private boolean endPasses(GameHistory game) {
    int before = passes.size();
    passes.forEach((player, pass) -> pass.ended(game).ifPresent(says -> end(player, says)));
    return passes.size() < before;
  }

  /** Passes for whoever decides, if they want that and it is offered. */
  void passForThem() {
    if (passes.isEmpty()) return;
    table
        .workshop()
        .queries()
        .ask(
            _ -> {
              Optional<GameHistory> game = table.moment().game();
              if (game.filter(this::endPasses).isPresent()) table.again();
              return game.flatMap(this::standing).isPresent();
            },
            false)
        .thenAccept(
            due -> {
              if (due)
                table
                    .workshop()
                    .playAtEnd(
                        table.moment().line(),
                        game -> standing(game).orElse(List.of()),
                        Optional.of(clock.thought()));
            });
  }

  /** The pass of a decider who does not want to be asked. */
  private Optional<List<Action>> standing(GameHistory game) {
    if (!game.waiting().isEmpty()) return Optional.empty();
    Situation situation = table.situation(game);
    return situation.decision().map(Decision::deciders).orElse(List.of()).stream()
        .filter(player -> pass(player).filter(pass -> pass.ended(game).isEmpty()).isPresent())
        .map(player -> new SeatTurn(game, situation, player))
        .flatMap(seat -> seat.pass().stream())
        .findFirst()
        .map(List::of);
  }
}
