package roundhouse.editor.map;

import java.util.Arrays;
import java.util.Optional;
import roundhouse.words.Words;

/** The tools of the map. */
enum MapTool {
  SELECT(
      'S',
      "Select",
      Words.of("map-tools.select"),
      Words.of("map-tools.select-tip"),
      Words.of("map-tools.select-hint")),
  HEX(
      'H',
      "Hexes",
      Words.of("map-tools.hex"),
      Words.of("map-tools.hex-tip"),
      Words.of("map-tools.hex-hint")),
  TERRAIN(
      'T',
      "Terrain",
      Words.of("map-tools.terrain"),
      Words.of("map-tools.terrain-tip"),
      Words.of("map-tools.terrain-hint")),
  CITY(
      'C',
      "City",
      Words.of("map-tools.city"),
      Words.of("map-tools.city-tip"),
      Words.of("map-tools.count-hint")),
  TOWN(
      'W',
      "Town",
      Words.of("map-tools.town"),
      Words.of("map-tools.town-tip"),
      Words.of("map-tools.count-hint")),
  LABEL(
      'L',
      "Label",
      Words.of("map-tools.label"),
      Words.of("map-tools.label-tip"),
      Words.of("map-tools.label-hint")),
  COLOR(
      'G',
      "Ground",
      Words.of("map-tools.color"),
      Words.of("map-tools.color-tip"),
      Words.of("map-tools.color-hint")),
  TRACK(
      'R',
      "Track",
      Words.of("map-tools.track"),
      Words.of("map-tools.track-tip"),
      Words.of("map-tools.track-hint")),
  BORDER(
      'B',
      "Border",
      Words.of("map-tools.border"),
      Words.of("map-tools.border-tip"),
      Words.of("map-tools.border-hint")),
  OFFBOARD(
      'O',
      "Off-board",
      Words.of("map-tools.offboard"),
      Words.of("map-tools.offboard-tip"),
      Words.of("map-tools.offboard-hint")),
  MARKER(
      'M',
      "Homes",
      Words.of("map-tools.marker"),
      Words.of("map-tools.marker-tip"),
      Words.of("map-tools.marker-hint")),
  BLANK(
      'X',
      "Blank",
      Words.of("map-tools.blank"),
      Words.of("map-tools.blank-tip"),
      Words.of("map-tools.blank-hint"));

  private final char key;
  private final String name;
  private final String title;
  private final String says;
  private final String hint;

  MapTool(char key, String name, String title, String says, String hint) {
    this.name = name;
    this.key = key;
    this.title = title;
    this.says = says;
    this.hint = hint;
  }

  static Optional<MapTool> of(char key) {
    return Arrays.stream(values()).filter(tool -> tool.key == key).findFirst();
  }

  char key() {
    return key;
  }

  /** The component name of its button. */
  String id() {
    return name;
  }

  String title() {
    return title;
  }

  /** What it does, in a sentence. */
  String says() {
    return says;
  }

  /** Its mouse actions and keys, in a line. */
  String hint() {
    return hint;
  }

  /** Whether it paints every hex it is dragged over. */
  boolean drags() {
    return this == HEX || this == TERRAIN || this == COLOR || this == BLANK || this == LABEL;
  }

  /** Whether it works on the sides of a hex. */
  boolean edges() {
    return this == TRACK || this == BORDER || this == OFFBOARD;
  }
}
