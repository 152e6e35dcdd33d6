package roundhouse.editor.workspace;

import java.util.List;
import java.util.stream.Stream;

/** The parts of Play, in the order in which a key goes through them. */
public enum PlaySlot {
  BOARD("board"),
  MARKET("market"),
  HOLDINGS("books"),
  LOG("log"),
  ADVICE("advice"),
  BRANCHES("lines"),
  SEATS("seats"),
  CARD("choices");

  private final String view;

  PlaySlot(String view) {
    this.view = view;
  }

  /** The view that it shows. */
  public String view() {
    return view;
  }

  /** All views that Play shows. */
  public static List<String> views() {
    return Stream.of(values()).map(PlaySlot::view).toList();
  }
}
