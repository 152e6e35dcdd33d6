package roundhouse.editor.map;

import java.util.Arrays;
import java.util.Optional;
import roundhouse.words.UiWords;

/** The tools of the map. */
enum MapTool {
  SELECT(
      'S',
      "Select",
      UiWords.of("map-tools.select"),
      UiWords.of("map-tools.select-tip"),
      UiWords.of("map-tools.select-hint")),
  HEX(
      'H',
      "Hexes",
      UiWords.of("map-tools.hex"),
      UiWords.of("map-tools.hex-tip"),
      UiWords.of("map-tools.hex-hint")),
  TERRAIN(
      'T',
      "Terrain",
      UiWords.of("map-tools.terrain"),
      UiWords.of("map-tools.terrain-tip"),
      UiWords.of("map-tools.terrain-hint")),
  CITY(
      'C',
      "City",
      UiWords.of("map-tools.city"),
      UiWords.of("map-tools.city-tip"),
      UiWords.of("map-tools.count-hint")),
  TOWN(
      'W',
      "Town",
      UiWords.of("map-tools.town"),
      UiWords.of("map-tools.town-tip"),
      UiWords.of("map-tools.count-hint")),
  LABEL(
      'L',
      "Label",
      UiWords.of("map-tools.label"),
      UiWords.of("map-tools.label-tip"),
      UiWords.of("map-tools.label-hint")),
  COLOR(
      'G',
      "Ground",
      UiWords.of("map-tools.color"),
      UiWords.of("map-tools.color-tip"),
      UiWords.of("map-tools.color-hint")),
  TRACK(
      'R',
      "Track",
      UiWords.of("map-tools.track"),
      UiWords.of("map-tools.track-tip"),
      UiWords.of("map-tools.track-hint")),
  BORDER(
      'B',
      "Border",
      UiWords.of("map-tools.border"),
      UiWords.of("map-tools.border-tip"),
      UiWords.of("map-tools.border-hint")),
  OFFBOARD(
      'O',
      "Off-board",
      UiWords.of("map-tools.offboard"),
      UiWords.of("map-tools.offboard-tip"),
      UiWords.of("map-tools.offboard-hint")),
  MARKER(
      'M',
      "Homes",
      UiWords.of("map-tools.marker"),
      UiWords.of("map-tools.marker-tip"),
      UiWords.of("map-tools.marker-hint")),
  BLANK(
      'X',
      "Blank",
      UiWords.of("map-tools.blank"),
      UiWords.of("map-tools.blank-tip"),
      UiWords.of("map-tools.blank-hint"));

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
