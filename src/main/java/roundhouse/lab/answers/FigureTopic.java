package roundhouse.lab.answers;

import java.util.Arrays;
import java.util.Set;
import roundhouse.engine.events.AuctionEvent;
import roundhouse.engine.events.BoardEvent;
import roundhouse.engine.events.CompanyEvent;
import roundhouse.engine.events.EventType;
import roundhouse.engine.events.MergerEvent;
import roundhouse.engine.events.MoneyEvent;
import roundhouse.engine.events.PrivateEvent;
import roundhouse.engine.events.RoundEvent;
import roundhouse.engine.events.RunEvent;
import roundhouse.engine.events.ShareEvent;
import roundhouse.engine.events.TrainEvent;
import roundhouse.engine.events.TurnEvent;
import roundhouse.lab.rows.FigureFamily;

/** Which part of a design a figure is about, so that what goes together is read together. */
enum FigureTopic {
  TRAINS("trains, phases", TrainEvent.class),
  COMPANIES("companies", CompanyEvent.class, MergerEvent.class, MoneyEvent.class),
  SHARES("shares", ShareEvent.class),
  TRACK("track, runs", BoardEvent.class, RunEvent.class),
  PRIVATES("privates", PrivateEvent.class, AuctionEvent.class),
  PRICES("prices, returns"),
  PLAYERS("players"),
  COURSE("course of a game", RoundEvent.class, TurnEvent.class),
  /** Events of the design's scripts. */
  OWN_RULES("own rules");

  private final String words;
  private final Set<Class<?>> events;

  FigureTopic(String words, Class<?>... events) {
    this.words = words;
    this.events = Set.of(events);
  }

  String words() {
    return words;
  }

  static FigureTopic of(Figure figure) {
    return FigureFamily.of(figure.kind(), figure.name())
        .map(FigureFamily::about)
        .map(about -> of(about, figure.what()))
        .orElse(OWN_RULES);
  }

  private static FigureTopic of(FigureFamily.About about, String what) {
    return switch (about) {
      case PHASE, TRAIN -> TRAINS;
      case COMPANY -> COMPANIES;
      case TILE -> TRACK;
      case PRIVATE -> PRIVATES;
      case PAPER -> PRICES;
      case PLAYER, SEAT, SET -> PLAYERS;
      case GAME, CAUSE -> COURSE;
      case EVENT -> ofEvent(what);
    };
  }

  private static FigureTopic ofEvent(String event) {
    return EventType.named(event.split(" ", 2)[0])
        .map(EventType::group)
        .flatMap(
            group ->
                Arrays.stream(values()).filter(topic -> topic.events.contains(group)).findFirst())
        .orElse(OWN_RULES);
  }
}
