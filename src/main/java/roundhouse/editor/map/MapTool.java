package roundhouse.editor.map;

import java.util.Arrays;
import java.util.Optional;

/** What the hand over the map does. */
enum MapTool {
  SELECT('S', "Select", "Drag a band around hexes, or click them with Ctrl; drag what is chosen to move it, with Ctrl to copy it.", "click: choose · drag: band, or move what is chosen · Ctrl: one more, or copy"),
  HEX('H', "Hexes", "Adds a hex where there is none; with Shift it takes one away.", "click: add · Shift+click: take away"),
  TERRAIN('T', "Terrain", "Paints terrain and what the first tile costs; with Shift it levels.", "click or drag: paint · Shift: level"),
  CITY('C', "City", "A city, or one space more in it; with Shift one less.", "click: one more · Shift+click: one less"),
  TOWN('W', "Town", "A small town more; with Shift one less.", "click: one more · Shift+click: one less"),
  LABEL('L', "Label", "Letters that a tile here must bear; with Shift none.", "click: set · Shift+click: none"),
  COLOR('G', "Ground", "The colour of what is printed.", "click or drag: paint · Shift: white"),
  TRACK('R', "Track", "Drag from an edge or a stop to another; the same once more takes it up.", "drag: edge to edge or stop · keys 0–5: edge to stop"),
  BORDER('B', "Border", "Click near a side: impassable, then its cost, then none.", "click near a side, or keys 0–5: next border · Shift: none"),
  OFFBOARD('O', "Off-board", "A far place with its values by colour, led into from where it touches the map.", "click: set · keys 0–5: edges · Shift+click: blank"),
  MARKER('M', "Homes", "The home or destination of a company: click a hex, or drag a marker to another.", "click: set for the company · drag a home: move it"),
  BLANK('X', "Blank", "Back to open country.", "click or drag: open country");

  private final char key;
  private final String title;
  private final String says;
  private final String hint;

  MapTool(char key, String title, String says, String hint) {
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

  String title() {
    return title;
  }

  /** What it does, in a sentence. */
  String says() {
    return says;
  }

  /** Its mouse and keys, in a line. */
  String hint() {
    return hint;
  }

  /** Whether it paints every hex that it is dragged over. */
  boolean drags() {
    return this == HEX || this == TERRAIN || this == COLOR || this == BLANK || this == LABEL;
  }

  /** Whether it works on the sides of a hex. */
  boolean edges() {
    return this == TRACK || this == BORDER || this == OFFBOARD;
  }
}
