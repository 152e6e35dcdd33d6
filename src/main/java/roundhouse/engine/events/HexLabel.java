package roundhouse.engine.events;

import roundhouse.board.Hex;

/** A hex, with its name if it has one: "Ryde (J4)". */
public record HexLabel(String id, String name) {

  public static HexLabel of(Hex hex) {
    return new HexLabel(hex.id().text(), hex.name());
  }

  @Override
  public String toString() {
    return name.isEmpty() ? id : name + " (" + id + ")";
  }
}
