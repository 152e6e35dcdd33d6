package roundhouse.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import roundhouse.workshop.history.GameHistory;

/**
 * What people at a table agree on beside the game: pauses, taking back, passing for somebody. Of it
 * all nothing is kept on disk.
 */
final class Agreements {
  private final TableClock clock = new TableClock(System::nanoTime);
  private final Map<Guest, String> told = new ConcurrentHashMap<>();
  private final Map<String, StandingPass> passes = new ConcurrentHashMap<>();
  private volatile Optional<TakeBackRequest> request = Optional.empty();
  private volatile String toAll = "";

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

  /** Asks all, unless nobody needs to be asked: then it is granted at once. */
  boolean ask(TakeBackRequest asked, List<String> people) {
    tellAll(asked.says() + ".");
    return decided(asked, people);
  }

  /**
   * Answers for a guest.
   *
   * @return whether it is granted now
   */
  boolean grant(Guest guest, List<String> people) {
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

  void refuse(Guest guest) {
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

  /** Whether anybody wants to be passed for. */
  boolean passes() {
    return !passes.isEmpty();
  }

  void passFor(String player, StandingPass until) {
    passes.put(player, until);
    told.remove(Guest.player(player));
  }

  /** Ends a standing pass, if there is one. */
  void end(String player, String says) {
    if (passes.remove(player) != null) told.put(Guest.player(player), says);
  }

  /** Ends those that have reached their end. */
  void endPasses(GameHistory game) {
    passes.forEach((player, pass) -> pass.ended(game).ifPresent(says -> end(player, says)));
  }
}
